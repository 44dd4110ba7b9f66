#pragma once

#include "app/background.h"
#include "core/analysis/gaze_table.h"
#include "core/text.h"

#include <QAbstractTableModel>

#include <map>
#include <memory>
#include <optional>

namespace nictate {

/// Rows of a study's own arrays, chosen and sorted through an index: nothing but that index is kept. A long table is put in order
/// in the background, and the one before stays to be seen until then.
class GazeTableModel : public QAbstractTableModel {
    Q_OBJECT
  public:
    explicit GazeTableModel(QObject* parent = nullptr);

    /// Null: no rows. Shows nothing until want() is called.
    void setTable(std::shared_ptr<const GazeTable> table);
    void want(GazeOrder order);
    /// Rows of quality beyond them are marked.
    void setLimits(const QualityLimits& limits);
    const GazeTable* table() const { return table_.get(); }
    const GazeOrder& order() const { return order_; }
    Background* work() { return &work_; }
    /// Which of the table's rows stands there.
    std::size_t tableRow(int row) const { return rows_[static_cast<std::size_t>(row)]; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

  private:
    bool isBeyond(const GazePlace& place, std::optional<int> column = {}) const;
    void take(std::vector<std::uint32_t> rows);
    const std::string& shownWord(const std::string& word) const;

    std::map<std::string, std::string> words_; ///< that cells say of themselves, by the English ones
    std::shared_ptr<const GazeTable> table_;
    std::vector<std::uint32_t> rows_;
    GazeOrder order_;
    bool wanted_ = false;
    QualityLimits limits_;
    Background work_;
};

/// "duration, ms": what stands over a column.
QString columnTitle(const Text& name, const Text& unit);
/// The sign of a cell without a value from the tracker.
inline const QString missing_sign = QStringLiteral("–");

} // namespace nictate

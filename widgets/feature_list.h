#pragma once

#include <QListView>

#include <vector>

namespace nictate {

/// A feature as a row: its name over a small picture of its course, one line a condition.
struct FeatureRow {
    QString name;
    bool constant = false;                  ///< left out of averages
    std::vector<std::vector<double>> lines; ///< by condition, values in time order; empty = not recorded
    bool operator==(const FeatureRow&) const = default;
};

/// Features one below the other, of which one is current. Lines have the colours and dashes of the plots' curves.
class FeatureList : public QListView {
    Q_OBJECT
  public:
    explicit FeatureList(QWidget* parent = nullptr);

    void setRows(std::vector<FeatureRow> rows);
    const std::vector<FeatureRow>& rows() const;
    /// Without echo.
    void setCurrent(std::size_t row);

    QSize minimumSizeHint() const override { return {120, 80}; }

  Q_SIGNALS:
    void chosen(std::size_t row);
};

/// A swatch of condition `place`: a short line in its colour and dash.
QIcon conditionSwatch(std::size_t place, const QWidget* widget);
/// How curves of a condition are drawn.
QPen conditionPen(std::size_t place, const QWidget* widget, double width);

} // namespace nictate

#pragma once

#include "app/benches/data/gaze_table_model.h"
#include "app/benches/data/summary_model.h"
#include "core/analysis/data_quality.h"
#include "core/analysis/data_view.h"
#include "core/analysis/looked_at.h"

#include <QWidget>

#include <memory>
#include <vector>

class QAbstractTableModel;
class QCheckBox;
class QDoubleSpinBox;
class QLabel;
class QLineEdit;
class QStackedWidget;
class QTableView;

namespace nictate {

class Document;
class EmptyState;
class PlotTabs;

/// The limits a researcher sets for the quality of recordings, in a row below their table.
class QualityLimitsBar : public QWidget {
    Q_OBJECT
  public:
    explicit QualityLimitsBar(Document& document, QWidget* parent = nullptr);

    void show(const QualityLimits& limits, bool in_degrees);

  private:
    struct Limit {
        const QualityFigure* figure;
        QDoubleSpinBox* box;
        double factor; ///< of the stored value to the one in the box
    };
    void addLimit(const QualityFigure& figure);

    Document& document_;
    std::vector<Limit> limits_;
};

/// Participants, fixations, events, samples, looks into areas and the quality of recordings as tables: sorted by a click on a
/// column (or Ctrl and up or down), filtered by text, copied as tab-separated text.
class DataTables : public QWidget {
    Q_OBJECT
  public:
    explicit DataTables(Document& document, QWidget* parent = nullptr);

    /// `beside`, `summary` and `quality` are null until they are computed.
    void setStudy(std::shared_ptr<const Dataset> study, std::shared_ptr<const std::vector<DetectedBeside>> beside = {},
                  std::shared_ptr<const StudySummary> summary = {}, std::shared_ptr<const StudyQuality> quality = {});
    /// As the session says.
    void show(const LookedAt& looked_at);

    QTableView* view(DataTable table) const { return pages_[static_cast<std::size_t>(table)].view; }
    EmptyState* empty(DataTable table) const { return pages_[static_cast<std::size_t>(table)].empty; }
    std::vector<Background*> work() const;

    static constexpr int most_copied_rows = 200000;

  Q_SIGNALS:
    void participantChosen(const QString& id);              ///< empty: all of them
    void rowChosen(std::size_t recording, double start_ms); ///< on the recording's clock; NaN where it has no time
    void noted(const QString& text);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    struct Page {
        DataTable table;
        QTableView* view;
        QStackedWidget* stack;
        EmptyState* empty;
        GazeTableModel* rows; ///< null for participants
        bool fitted = false;  ///< columns share the width
    };
    void addPage(DataTable table, const QString& title, const char* name, QAbstractTableModel* model, GazeTableModel* rows);
    Page& page(DataTable table) { return pages_[static_cast<std::size_t>(table)]; }
    Page& front();
    void showRows(Page& page, const LookedAt& looked_at);
    void showParticipants(Page& page);
    void rest(Page& page);
    void fit(Page& page);
    void showCount();
    QString emptyText(const Page& page) const;
    void activate(const Page& page, int row);
    void sortBy(const Page& page, int column);
    void sortBy(const Page& page, int column, bool descending);
    void copy(const Page& page);
    void showMenu(const Page& page, const QPoint& at);
    /// The column the session sorts a page by, −1 for none.
    std::pair<int, bool> sorting(const Page& page) const;

    Document& document_;
    std::shared_ptr<const Dataset> study_;
    std::shared_ptr<const std::vector<DetectedBeside>> beside_;
    std::shared_ptr<const StudyQuality> quality_;
    std::shared_ptr<const StudyHits> hits_; ///< of the session's areas, once somebody looks at them
    PlotTabs* tabs_;
    QLineEdit* text_;
    QCheckBox* every_stimulus_;
    QLabel* count_;
    QualityLimitsBar* limits_; ///< below the table of quality
    SummaryModel* participants_ = nullptr;
    std::vector<Page> pages_; ///< by DataTable
    bool fitting_ = false;    ///< columns that change size may resize the view they are in
};

} // namespace nictate

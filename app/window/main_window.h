#pragma once

#include "app/heatmaps/heatmap_export.h"
#include "app/study/document.h"
#include "app/study/recovery.h"
#include "app/study/study_opener.h"

#include <QMainWindow>
#include <QTimer>

#include <functional>
#include <memory>

class QLabel;
class QStackedWidget;
class QToolBar;

namespace nictate {

class EmptyState;
class HeatmapsBench;
class LedgerDock;
class SignalsBench;
class SignalsColumn;
class MechanismColumn;
class MessageBar;
class StudyColumn;
class WorkBar;
struct Menus;

/// The session a study is shown under: one without fixations but with signals is met at the Signals bench.
Session openedSession(Session session, const Dataset& study, const QString& file);

/// The workbench. Only wires: what happens lives in document, opener, bench and columns.
class MainWindow : public QMainWindow {
    Q_OBJECT

  public:
    /// `recovery_folder` empty: nothing is kept for after a crash.
    explicit MainWindow(const QString& recovery_folder = {}, QWidget* parent = nullptr);
    ~MainWindow() override;

    void open(const QString& path) { opener_.open(path); }
    /// The demo study.
    void openSample();
    /// After a crash: offers what was kept. True when the person takes it.
    bool offerRecovery();
    void showHints();

    Document& document() { return document_; }
    StudyOpener& opener() { return opener_; }
    HeatmapsBench* bench() const { return bench_; }
    SignalsBench* signalsBench() const { return signals_; }
    SignalsColumn* signalsColumn() const { return signals_column_; }
    MechanismColumn* mechanismColumn() const { return mechanism_; }
    StudyColumn* studyColumn() const { return study_; }
    MessageBar* messages() const { return messages_; }
    LedgerDock* ledgerDock() const { return ledger_; }
    /// True when nothing is being computed or about to be.
    bool settled() const;
    /// The line "copy as command" puts on the clipboard.
    QString command() const;
    void saveSession(const QString& file);
    /// A dataset folder with the included observers only; written in the background.
    void saveStudyAsShown(const QString& folder);
    void exportPlotData(const QString& plot, const QString& file);
    /// A plot of the Signals bench as .png, .svg or .pdf.
    void exportPlotPicture(const QString& plot, const QString& file);

  Q_SIGNALS:
    void firstPainted(); ///< the first time the window was painted with a study in it

  protected:
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void buildWindow();
    void buildToolBar();
    void wireStudy();
    void wireEdit();
    void wireView();
    void wireAnalyse();
    void wireExport();
    void wireRelease();
    void wireSignals();
    QWidget* buildLeft();
    void addBenchButtons(QToolBar* bar);
    void chooseBench(Bench bench);
    void syncBench();
    bool signalsShown() const { return document_.session().bench == Bench::signals; }
    bool anythingShown() const;
    QString signalSummary() const;
    QString plotCaptionShown() const;
    void choosePlotPicture(const QString& plot);
    void copyPlot();
    void taken(std::shared_ptr<const Dataset> study, const Session& session, const QString& file);
    void askImport(const DataSource& source, const QString& message);
    void openWithPattern();
    void changeReading();
    void openRecent();
    void syncActions();
    void syncEmpty();
    void tellFirstPainted();
    void showTitle();
    QString summary() const;
    void chooseStudy(bool folder);
    void chooseSession();
    void chooseDataFile(const QString& plot);
    void copyCommand();
    void showAbout();
    HeatmapPicture currentPicture(bool with_compared) const;
    void saveSessionAs();
    bool mayDiscard();
    void saveStudyAs();
    void report(const QString& message);
    void exportPicture();
    void openRelease();
    void copyPicture();
    void takeBestCap();
    void takePrivateCap();
    /// The chosen mechanism when it has a cell cap; says so and returns null when it has none.
    const Mechanism<Maps>* mechanismWithCap();
    void takeCap(int cap, const QString& label, const QString& remark);
    void changeView(const QString& label, const std::function<void(HeatmapLook&)>& set);

    Document document_;
    StudyOpener opener_;
    Background saver_;
    std::unique_ptr<Recovery> recovery_;
    std::unique_ptr<Menus> menus_;
    QTimer keep_;
    HeatmapsBench* bench_ = nullptr;
    MechanismColumn* mechanism_ = nullptr;
    StudyColumn* study_ = nullptr;
    SignalsBench* signals_ = nullptr;
    SignalsColumn* signals_column_ = nullptr;
    EmptyState* no_maps_ = nullptr; ///< in place of heatmaps that a study has no fixations for
    QWidget* left_ = nullptr;
    MessageBar* messages_ = nullptr;
    LedgerDock* ledger_ = nullptr;
    WorkBar* work_bar_ = nullptr;
    QStackedWidget* centre_ = nullptr;
    EmptyState* empty_ = nullptr;
    QLabel* status_ = nullptr;
    bool painted_ = false;
};

} // namespace nictate

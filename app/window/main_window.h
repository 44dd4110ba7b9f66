#pragma once

#include "app/study/document.h"
#include "app/study/recovery.h"
#include "app/study/study_opener.h"
#include "app/window/benches.h"

#include <QMainWindow>
#include <QTimer>

#include <functional>
#include <memory>
#include <vector>

class QSplitter;
class QStackedWidget;
class QToolBar;

namespace nictate {

class ElidedLabel;
class Handbook;
class ImportDialog;
class LedgerDock;
class LessonDesk;
class MechanismColumn;
class MessageBar;
class StartPage;
class StudyColumn;
class WorkBar;
struct Menus;

/// The workbench. Only wires: what happens lives in document, opener, bench and columns.
class MainWindow : public QMainWindow {
    Q_OBJECT

  public:
    /// `recovery_folder` empty: nothing is kept for after a crash. `benches` is at least one.
    explicit MainWindow(const QString& recovery_folder = {}, const std::function<Benches(Document&)>& benches = allBenches);
    ~MainWindow() override;

    void open(const QString& path) { opener_.open(path); }
    /// A study that is read, under its session; `file` is the session's own, or empty.
    void take(std::shared_ptr<const Dataset> study, Session session, const QString& file = {});
    /// The demo study.
    void openSample();
    /// After a crash: offers what was kept. True when the person takes it.
    bool offerRecovery();
    void showHints();
    /// The page of what has the focus, or of the bench.
    void showHandbook();
    /// A plan's results.csv, in a window of its own.
    void showResults(const QString& file);

    Document& document() { return document_; }
    StudyOpener& opener() { return opener_; }
    /// The bench that is open.
    Bench& front() const;
    MechanismColumn* mechanismColumn() const { return mechanism_; }
    StudyColumn* studyColumn() const { return study_; }
    MessageBar* messages() const { return messages_; }
    LedgerDock* ledgerDock() const { return ledger_; }
    LessonDesk& lessonDesk() { return *lessons_; }
    /// True when nothing is being computed or about to be.
    bool settled() const;
    /// What "Copy as" puts on the clipboard.
    QString command(CommandLanguage language = CommandLanguage::shell) const;
    void saveSession(const QString& file);
    /// Asks about a session that has a file and is not saved; false: it stays.
    bool mayDiscard();
    /// A dataset folder with the included observers only; written in the background.
    void saveStudyAsShown(const QString& folder);
    /// A plot of the bench that is open, by its page's name: what may leave of its data, or a .png, .svg or .pdf.
    void exportPlotData(const QString& plot, const QString& file);
    void exportPlotPicture(const QString& plot, const QString& file);

  Q_SIGNALS:
    void firstPainted(); ///< the first time the window was painted with a study in it

  protected:
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    void buildWindow();
    void fitColumns();
    void fitStudy();
    void fitToolBar();
    void fitReason(const QString& reason);
    void showText(int size);
    void buildToolBar();
    void wireStudy();
    void wireEdit();
    void wireView();
    void wireAnalyse();
    void wireHelp();
    void wireExport();
    void wireRelease();
    void wireBenches();
    void wireBench(Bench* bench);
    QWidget* buildLeft();
    QWidget* benchButton(const Bench& bench) const;
    void addBenchButtons(QToolBar* bar);
    void chooseBench(const Bench& bench);
    void syncBench();
    void ask();
    /// The bench a session is met at: its own, or the first that has something to show of the study. Returns what is to be
    /// said about it.
    QStringList chooseSuitable(Session& session, const Dataset& study, bool first_time);
    /// The reading plan's dialog; an archive is unpacked first, in the background.
    void askHow(const DataSource& source, const QString& why, const std::function<void(const ImportDialog&)>& agreed);
    void askImport(const DataSource& source, const QString& message);
    void openWithPattern();
    void changeReading();
    void showPublic();
    void openRecent();
    void syncActions();
    /// Why nothing can be released from here; empty where something can.
    QString whyNoRelease();
    void showWhyNoRelease();
    void tellFirstPainted();
    void tellWhereNothingIsPainted();
    void showTitle();
    void chooseStudy(bool folder);
    void chooseSession();
    void servePlot(const QString& plot, PlotWish wish);
    void choosePlotFile(const QString& plot, bool picture);
    void exportPlot(const QString& plot, const QString& file,
                    const std::function<void(const PlotPage&, const QString& caption)>& write);
    void copyAs(CommandLanguage language);
    void showAbout();
    void showPreferences();
    void showAudit();
    void showSweep();
    void chooseResults();
    void saveSessionAs();
    void saveStudyAs();
    void report(const QString& message);
    void warn(const QString& text); ///< empty: all is well again
    void exportPicture();
    void openRelease(const std::function<std::optional<ReleaseOffer>()>& offered);
    void reopenWithSize(int width_px, int height_px);
    void keepReading();
    void readAndRelease(const Session& session);
    void copyPicture();

    Document document_;
    StudyOpener opener_;
    Background saver_;
    std::unique_ptr<Recovery> recovery_;
    std::unique_ptr<Menus> menus_;
    std::unique_ptr<LessonDesk> lessons_;
    Handbook* handbook_ = nullptr; ///< once it was asked for
    QTimer keep_;
    std::vector<Bench*> benches_; ///< widgets of this window
    MechanismColumn* mechanism_ = nullptr;
    StudyColumn* study_ = nullptr;
    std::function<std::optional<ReleaseOffer>()> offered_; ///< for release; asked again when the study was read anew
    QSplitter* columns_ = nullptr;
    QWidget* left_ = nullptr;
    MessageBar* messages_ = nullptr;
    LedgerDock* ledger_ = nullptr;
    WorkBar* work_bar_ = nullptr;
    QStackedWidget* centre_ = nullptr;
    StartPage* start_ = nullptr;
    ElidedLabel* status_ = nullptr;
    QToolBar* bar_ = nullptr;
    ElidedLabel* no_release_ = nullptr; ///< beside the button: why it is off
    QAction* no_release_place_ = nullptr;
    std::vector<QAction*> yielding_; ///< places of the bar's buttons that the menus also have
    bool columns_by_hand_ = false;
    bool room_for_study_ = true;
    bool asking_ = false; ///< the page that asks is in front, whatever is open
    bool painted_ = false;
    bool recovering_ = false; ///< what opens next was kept from a crash
};

} // namespace nictate

#pragma once

#include <QCoreApplication>
#include <QObject>

#include <vector>

class QAction;
class QActionGroup;
class QMainWindow;
class QMenu;

namespace nictate {

class Bench;

/// Every action of the window, in its menus, with its shortcut. What they do is wired elsewhere.
struct Menus {
    Q_DECLARE_TR_FUNCTIONS(nictate::Menus)

  public:
    Menus(QMainWindow& window, const std::vector<Bench*>& benches);

    /// A bench's part of the menus. Actions of plots hold the page's name.
    struct OfBench {
        Bench* bench;
        QAction* choose;
        QActionGroup *plots, *export_data, *export_plot;
    };
    /// Only this bench's part is to be seen; what its plots can do, they can when it shows something.
    void showBench(const Bench& front);

    QAction *start, *open, *open_folder, *open_pattern, *show_public, *change_reading, *open_sample, *open_reading, *open_viewing,
        *open_session, *save_session, *save_session_as, *save_study, *report, *quit;
    QMenu* recent;
    QAction *undo, *redo, *copy_picture, *copy_command, *copy_python, *copy_r, *reset_parameters, *preferences;
    std::vector<OfBench> benches;
    QAction *show_study, *show_parameters, *show_ledger, *full_screen, *presenter, *text_larger, *text_smaller, *text_normal;
    QActionGroup* theme;    ///< data: "light", "dark", "system"
    QActionGroup* language; ///< data: "en", "de", "" for the system's
    QAction *new_noise, *recompute, *cancel, *audit, *sweep, *open_results;
    QAction *release, *export_picture;
    QMenu* export_plot;
    QAction *handbook, *lessons, *hints, *about;

  private:
    static QString words(const char* text) { return tr(text); }
    void fillStudy(QMenu* study, QObject* owner);
    void fillEdit(QMenu* edit);
    QMenu* fillRelease(QMenu* release_menu); ///< gives the one for plots' data
    void fillView(QMenu* view, QObject* owner);
    void fillAnalyse(QMenu* analyse);
    void fillHelp(QMenu* help);
    void addBenches(QMenu* view, QMenu* analyse, QMenu* data, const std::vector<Bench*>& all, QObject* owner);
};

/// A title as it is in running text: without mnemonic and dots.
QString plainTitle(QString title);

} // namespace nictate

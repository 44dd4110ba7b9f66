#include "app/window/menus.h"

#include "app/signals/signal_plots.h"
#include "core/session/session.h"

#include <QAction>
#include <QActionGroup>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>

namespace nictate {

namespace {

QAction* add(QMenu* menu, const QString& text, const char* name, const QKeySequence& shortcut = {}) {
    QAction* action = menu->addAction(text);
    action->setObjectName(name);
    action->setShortcut(shortcut);
    return action;
}

QAction* addChoice(QMenu* menu, QActionGroup* group, const QString& text, const QVariant& data) {
    QAction* action = menu->addAction(text);
    action->setCheckable(true);
    action->setData(data);
    group->addAction(action);
    return action;
}

} // namespace

Menus::Menus(QMainWindow& window) {
    auto words = [](const char* text) { return QObject::tr(text); };
    QMenuBar* bar = window.menuBar();

    QMenu* study = bar->addMenu(words("&Study"));
    open = add(study, words("&Open…"), "open", QKeySequence::Open);
    open_folder = add(study, words("Open &folder…"), "open_folder", QKeySequence("Ctrl+Shift+O"));
    open_pattern = add(study, words("Open folder with pa&ttern…"), "open_pattern");
    open_pattern->setToolTip(words("One file a participant and condition, known by their names"));
    open_sample = add(study, words("Open sa&mple"), "open_sample");
    open_reading = add(study, words("Open sample: rea&ding (simulated)"), "open_reading");
    recent = study->addMenu(words("Open &recent"));
    study->addSeparator();
    open_session = add(study, words("Open s&ession…"), "open_session");
    save_session = add(study, words("&Save session"), "save_session", QKeySequence::Save);
    save_session_as = add(study, words("Save session &as…"), "save_session_as", QKeySequence("Ctrl+Shift+S"));
    study->addSeparator();
    change_reading = add(study, words("Ho&w it is read…"), "change_reading");
    change_reading->setToolTip(words("Columns, units, screen and names of files of the study that is open"));
    save_study = add(study, words("Save study as s&hown…"), "save_study");
    save_study->setToolTip(words("A dataset folder with the included observers only"));
    study->addSeparator();
    quit = add(study, words("&Quit"), "quit", QKeySequence("Ctrl+Q"));

    QMenu* edit = bar->addMenu(words("&Edit"));
    undo = add(edit, words("&Undo"), "undo", QKeySequence::Undo);
    redo = add(edit, words("&Redo"), "redo");
    redo->setShortcuts({QKeySequence("Ctrl+Shift+Z"), QKeySequence("Ctrl+Y")});
    edit->addSeparator();
    copy_picture = add(edit, words("Copy &picture"), "copy_picture", QKeySequence("Ctrl+Shift+C"));
    copy_command = add(edit, words("Copy as &command"), "copy_command", QKeySequence("Ctrl+Alt+C"));
    edit->addSeparator();
    reset_parameters = add(edit, words("Reset parameters to &defaults"), "reset_parameters", QKeySequence("Ctrl+Backspace"));

    QMenu* view = bar->addMenu(words("&View"));
    benches = new QActionGroup(&window);
    addChoice(view, benches, words("&Heatmaps"), static_cast<int>(Bench::heatmaps))->setShortcut(QKeySequence("Alt+1"));
    addChoice(view, benches, words("Si&gnals"), static_cast<int>(Bench::signals))->setShortcut(QKeySequence("Alt+2"));
    view->addSeparator();
    side_by_side = add(view, words("&Side by side"), "view_side_by_side", QKeySequence("Ctrl+1"));
    swipe = add(view, words("S&wipe"), "view_swipe", QKeySequence("Ctrl+2"));
    for (QAction* action : {side_by_side, swipe})
        action->setCheckable(true);
    QMenu* third_menu = view->addMenu(words("&Third panel"));
    third = new QActionGroup(&window);
    addChoice(third_menu, third, words("None"), 0);
    addChoice(third_menu, third, words("Difference"), 1)->setShortcut(QKeySequence("Ctrl+3"));
    addChoice(third_menu, third, words("Attacker's view"), 2)->setShortcut(QKeySequence("Ctrl+4"));
    view->addSeparator();
    zoom_in = add(view, words("Zoom &in"), "zoom_in");
    zoom_in->setShortcuts({QKeySequence("Ctrl++"), QKeySequence("Ctrl+=")});
    zoom_out = add(view, words("Zoom &out"), "zoom_out", QKeySequence("Ctrl+-"));
    zoom_reset = add(view, words("&Whole picture"), "zoom_reset", QKeySequence("Ctrl+0"));
    view->addSeparator();
    show_stimulus = add(view, words("Stimulus under&neath"), "show_stimulus", QKeySequence("Ctrl+U"));
    show_study = add(view, words("St&udy panel"), "show_study", QKeySequence("F7"));
    show_parameters = add(view, words("&Parameters panel"), "show_parameters", QKeySequence("F8"));
    show_ledger = add(view, words("&Ledger"), "show_ledger", QKeySequence("F9"));
    for (QAction* action : {show_stimulus, show_study, show_parameters, show_ledger}) {
        action->setCheckable(true);
        action->setChecked(action != show_ledger);
    }
    QMenu* theme_menu = view->addMenu(words("&Colours of the window"));
    theme = new QActionGroup(&window);
    addChoice(theme_menu, theme, words("Light"), "light");
    addChoice(theme_menu, theme, words("Dark"), "dark");
    addChoice(theme_menu, theme, words("As the system"), "system");

    QMenu* analyse = bar->addMenu(words("&Analyse"));
    plots = new QActionGroup(&window);
    plots->setExclusive(false);
    const std::pair<const char*, const char*> pages[] = {{"&CC against ε", "fidelity"},
                                                         {"&MSE against ε", "error"},
                                                         {"&E[MSE] against the cap", "cap"},
                                                         {"Noise &surface", "surface"}};
    for (const auto& [text, page] : pages) {
        QAction* action = analyse->addAction(words(text));
        action->setData(page);
        plots->addAction(action);
    }
    signal_plots = new QActionGroup(&window);
    signal_plots->setExclusive(false);
    for (const auto& [page, text] : SignalPlots::pages())
        signal_plots->addAction(analyse->addAction(words(text)))->setData(page);
    analyse->addSeparator();
    best_cap = add(analyse, words("Take the &best cap (Algorithm 1)"), "best_cap");
    private_cap = add(analyse, words("Draw a &private cap (exponential mechanism)…"), "private_cap");
    new_noise = add(analyse, words("Draw &other noise"), "draw_noise", QKeySequence("F5"));
    recompute = add(analyse, words("&Recompute curves"), "recompute", QKeySequence("Ctrl+R"));
    cancel = add(analyse, words("Cance&l work"), "cancel", QKeySequence("Ctrl+."));

    QMenu* release_menu = bar->addMenu(words("&Release"));
    release = add(release_menu, words("&Release…"), "release", QKeySequence("Ctrl+Shift+R"));
    release->setToolTip(words("The real thing: exact noise from the system's randomness, a ledger entry, a privacy card"));
    release_menu->addSeparator();
    export_picture = add(release_menu, words("Export &picture (simulation)…"), "export_picture", QKeySequence("Ctrl+E"));
    QMenu* data = release_menu->addMenu(words("Export plot &data (simulation)"));
    export_data = new QActionGroup(&window);
    for (const auto& [text, page] : pages)
        export_data->addAction(data->addAction(words(text) + "…"))->setData(page);
    export_plot = release_menu->addMenu(words("Export p&lot (simulation)"));
    export_signal_data = new QActionGroup(&window);
    export_signal_plot = new QActionGroup(&window);
    for (const auto& [page, text] : SignalPlots::pages()) {
        export_signal_data->addAction(data->addAction(words(text) + "…"))->setData(page);
        export_signal_plot->addAction(export_plot->addAction(words(text) + "…"))->setData(page);
    }

    QMenu* help = bar->addMenu(words("&Help"));
    hints = add(help, words("&First steps"), "hints", QKeySequence("F1"));
    about = add(help, words("&About Nictate"), "about");
}

} // namespace nictate

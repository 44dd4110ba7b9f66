#include "app/window/menus.h"

#include "app/benches/bench.h"

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

QActionGroup* addPages(QMenu* menu, const std::vector<PlotPage>& pages, const QString& ending, QObject* owner) {
    auto* group = new QActionGroup(owner);
    group->setExclusive(false);
    for (const PlotPage& page : pages)
        group->addAction(menu->addAction(page.title + ending))->setData(page.name);
    return group;
}

} // namespace

QString plainTitle(QString title) { return title.remove('&').remove(QStringLiteral("…")); }

void Menus::addBenches(QMenu* view, QMenu* analyse, QMenu* data, const std::vector<Bench*>& all, QObject* owner) {
    auto* choice = new QActionGroup(owner);
    for (Bench* bench : all) {
        QAction* choose = addChoice(view, choice, bench->title(), {});
        choose->setObjectName("bench_" + QString::fromStdString(bench->id()) + "_action");
        choose->setShortcut(QKeySequence(QString("Alt+%1").arg(benches.size() + 1)));
        benches.push_back({bench, choose, addPages(analyse, bench->pages(), {}, owner),
                           addPages(data, bench->pages(), QStringLiteral("…"), owner),
                           addPages(export_plot, bench->pages(), QStringLiteral("…"), owner)});
    }
    view->addSeparator();
    analyse->addSeparator();
    for (Bench* bench : all) {
        for (QAction* action : bench->viewActions())
            view->addAction(action);
        for (QAction* action : bench->analyseActions())
            analyse->addAction(action);
    }
    view->addSeparator();
}

void Menus::showBench(const Bench& front) {
    for (const OfBench& each : benches) {
        const bool here = each.bench == &front;
        each.choose->setChecked(here);
        for (QActionGroup* group : {each.plots, each.export_data, each.export_plot}) {
            group->setVisible(here);
            group->setEnabled(here && front.content().has_value());
        }
        for (const std::vector<QAction*>& own : {each.bench->viewActions(), each.bench->analyseActions()})
            for (QAction* action : own)
                action->setVisible(here);
    }
}

Menus::Menus(QMainWindow& window, const std::vector<Bench*>& all) {
    QMenuBar* bar = window.menuBar();
    fillStudy(bar->addMenu(words("&Study")), &window);
    fillEdit(bar->addMenu(words("&Edit")));
    QMenu* view = bar->addMenu(words("&View"));
    QMenu* analyse = bar->addMenu(words("&Analyse"));
    QMenu* data = fillRelease(bar->addMenu(words("Re&lease")));
    addBenches(view, analyse, data, all, &window);
    fillView(view, &window);
    fillAnalyse(analyse);
    fillHelp(bar->addMenu(words("&Help")));
}

void Menus::fillStudy(QMenu* study, QObject* owner) {
    start = add(study, words("What do you want to pu&blish?"), "start");
    start->setToolTip(words("What a map, a table of areas, features or gaze would be worth, and the way to each"));
    study->addSeparator();
    open = add(study, words("&Open…"), "open", QKeySequence::Open);
    open_folder = add(study, words("Open &folder…"), "open_folder", QKeySequence("Ctrl+Shift+O"));
    open_pattern = add(study, words("Open folder with pa&ttern…"), "open_pattern");
    open_pattern->setToolTip(words("One file per participant and condition, known by their names"));
    open_sample = add(study, words("Open sa&mple"), "open_sample");
    open_reading = add(study, words("Open sample: rea&ding (simulated)"), "open_reading");
    open_viewing = add(study, words("Open sample: &viewing (simulated)"), "open_viewing");
    recent = study->addMenu(words("Open &recent"));
    study->addSeparator();
    open_session = add(study, words("Open s&ession…"), "open_session");
    save_session = add(study, words("&Save session"), "save_session", QKeySequence::Save);
    save_session_as = add(study, words("Save session &as…"), "save_session_as", QKeySequence("Ctrl+Shift+S"));
    study->addSeparator();
    show_public = add(study, words("&What is public…"), "show_public");
    show_public->setToolTip(words("What everybody may know about the study that is open, and how its files are read"));
    change_reading = new QAction(words("Ho&w it is read…"), owner); // from what is public, and where a bench has nothing to show
    change_reading->setObjectName("change_reading");
    save_study = add(study, words("Save study as s&hown…"), "save_study");
    save_study->setToolTip(words("A dataset folder with the included observers only"));
    report = add(study, words("&Report…"), "report");
    report->setToolTip(words("One page for a privacy officer: what was released, at which loss, and the cards"));
    study->addSeparator();
    quit = add(study, words("&Quit"), "quit", QKeySequence("Ctrl+Q"));
}

void Menus::fillEdit(QMenu* edit) {
    undo = add(edit, words("&Undo"), "undo", QKeySequence::Undo);
    redo = add(edit, words("&Redo"), "redo");
    redo->setShortcuts({QKeySequence("Ctrl+Shift+Z"), QKeySequence("Ctrl+Y")});
    edit->addSeparator();
    copy_picture = add(edit, words("Copy &picture"), "copy_picture", QKeySequence("Ctrl+Shift+C"));
    QMenu* copy_as = edit->addMenu(words("Copy &as"));
    copy_command = add(copy_as, words("&Shell"), "copy_command", QKeySequence("Ctrl+Alt+C"));
    copy_python = add(copy_as, words("&Python"), "copy_python");
    copy_r = add(copy_as, words("&R"), "copy_r");
    edit->addSeparator();
    reset_parameters = add(edit, words("Reset parameters to &defaults"), "reset_parameters", QKeySequence("Ctrl+Backspace"));
    edit->addSeparator();
    preferences = add(edit, words("Pre&ferences…"), "preferences", QKeySequence::Preferences);
}

QMenu* Menus::fillRelease(QMenu* release_menu) {
    release = add(release_menu, words("&Release…"), "release");
    release->setShortcuts({QKeySequence("Alt+R"), QKeySequence("Ctrl+Shift+R")});
    release->setToolTip(words("A release: exact noise from the system's randomness, a ledger entry, a privacy card"));
    release_menu->addSeparator();
    export_picture = add(release_menu, words("Export &picture (simulation)…"), "export_picture", QKeySequence("Ctrl+E"));
    QMenu* data = release_menu->addMenu(words("Export plot &data (simulation)"));
    export_plot = release_menu->addMenu(words("Export p&lot (simulation)"));
    return data;
}

void Menus::fillView(QMenu* view, QObject* owner) {
    show_study = add(view, words("St&udy panel"), "show_study", QKeySequence("F7"));
    show_parameters = add(view, words("&Parameters panel"), "show_parameters", QKeySequence("F8"));
    show_ledger = add(view, words("&Ledger"), "show_ledger", QKeySequence("F9"));
    for (QAction* action : {show_study, show_parameters, show_ledger}) {
        action->setCheckable(true);
        action->setChecked(action != show_ledger);
    }
    full_screen = add(view, words("&Full screen"), "full_screen", QKeySequence("F11"));
    full_screen->setCheckable(true);
    presenter = add(view, words("P&resenter mode"), "presenter", QKeySequence("Shift+F11"));
    presenter->setCheckable(true);
    presenter->setToolTip(words("For a projector: larger text, side columns folded, a halo around the pointer, full screen"));
    QMenu* text = view->addMenu(words("&Text size"));
    text_larger = add(text, words("&Larger"), "text_larger");
    text_larger->setShortcuts({QKeySequence("Ctrl+Alt++"), QKeySequence("Ctrl+Alt+=")});
    text_smaller = add(text, words("&Smaller"), "text_smaller", QKeySequence("Ctrl+Alt+-"));
    text_normal = add(text, words("&Normal"), "text_normal", QKeySequence("Ctrl+Alt+0"));
    QMenu* theme_menu = view->addMenu(words("&Colours of the window"));
    theme = new QActionGroup(owner);
    addChoice(theme_menu, theme, words("Light"), "light");
    addChoice(theme_menu, theme, words("Dark"), "dark");
    addChoice(theme_menu, theme, words("As the system"), "system");
    QMenu* language_menu = view->addMenu(words("Lan&guage"));
    language = new QActionGroup(owner);
    addChoice(language_menu, language, QStringLiteral("English"), "en");
    addChoice(language_menu, language, QStringLiteral("Deutsch"), "de");
    addChoice(language_menu, language, words("As the system"), "");
}

void Menus::fillAnalyse(QMenu* analyse) {
    new_noise = add(analyse, words("Draw &other noise"), "draw_noise", QKeySequence("F5"));
    recompute = add(analyse, words("&Recompute curves"), "recompute", QKeySequence("Ctrl+R"));
    cancel = add(analyse, words("Cance&l work"), "cancel", QKeySequence("Ctrl+."));
    analyse->addSeparator();
    audit = add(analyse, words("A&udit…"), "audit");
    audit->setToolTip(words("Black-box lower bound on ε, compared with the guarantee"));
    sweep = add(analyse, words("S&weep on a cluster…"), "sweep");
    sweep->setToolTip(words("A plan of many simulations for nictate-cli batch"));
    open_results = add(analyse, words("Open results of a swee&p…"), "open_results");
}

void Menus::fillHelp(QMenu* help) {
    handbook = add(help, words("&Handbook"), "handbook", QKeySequence::HelpContents);
    handbook->setToolTip(words("What has the focus is explained"));
    lessons = add(help, words("&Lessons"), "lessons_action", QKeySequence("Ctrl+L"));
    lessons->setCheckable(true);
    lessons->setToolTip(words("Learn on simulated people: text beside the real workbench"));
    hints = add(help, words("&First steps"), "hints");
    about = add(help, words("&About Nictate"), "about");
}

} // namespace nictate

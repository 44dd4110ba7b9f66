#include "app/window/menus.h"

#include "app/bench/bench.h"

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

    QMenu* study = bar->addMenu(tr("&Study"));
    open = add(study, tr("&Open…"), "open", QKeySequence::Open);
    open_folder = add(study, tr("Open &folder…"), "open_folder", QKeySequence("Ctrl+Shift+O"));
    open_pattern = add(study, tr("Open folder with pa&ttern…"), "open_pattern");
    open_pattern->setToolTip(tr("One file a participant and condition, known by their names"));
    open_sample = add(study, tr("Open sa&mple"), "open_sample");
    open_reading = add(study, tr("Open sample: rea&ding (simulated)"), "open_reading");
    open_viewing = add(study, tr("Open sample: &viewing (simulated)"), "open_viewing");
    recent = study->addMenu(tr("Open &recent"));
    study->addSeparator();
    open_session = add(study, tr("Open s&ession…"), "open_session");
    save_session = add(study, tr("&Save session"), "save_session", QKeySequence::Save);
    save_session_as = add(study, tr("Save session &as…"), "save_session_as", QKeySequence("Ctrl+Shift+S"));
    study->addSeparator();
    change_reading = add(study, tr("Ho&w it is read…"), "change_reading");
    change_reading->setToolTip(tr("Columns, units, screen and names of files of the study that is open"));
    save_study = add(study, tr("Save study as s&hown…"), "save_study");
    save_study->setToolTip(tr("A dataset folder with the included observers only"));
    report = add(study, tr("&Report…"), "report");
    report->setToolTip(tr("One page for a privacy officer: what was released, at which loss, and the cards"));
    study->addSeparator();
    quit = add(study, tr("&Quit"), "quit", QKeySequence("Ctrl+Q"));

    QMenu* edit = bar->addMenu(tr("&Edit"));
    undo = add(edit, tr("&Undo"), "undo", QKeySequence::Undo);
    redo = add(edit, tr("&Redo"), "redo");
    redo->setShortcuts({QKeySequence("Ctrl+Shift+Z"), QKeySequence("Ctrl+Y")});
    edit->addSeparator();
    copy_picture = add(edit, tr("Copy &picture"), "copy_picture", QKeySequence("Ctrl+Shift+C"));
    copy_command = add(edit, tr("Copy as &command"), "copy_command", QKeySequence("Ctrl+Alt+C"));
    edit->addSeparator();
    reset_parameters = add(edit, tr("Reset parameters to &defaults"), "reset_parameters", QKeySequence("Ctrl+Backspace"));

    QMenu* view = bar->addMenu(tr("&View"));
    QMenu* analyse = bar->addMenu(tr("&Analyse"));
    QMenu* release_menu = bar->addMenu(tr("Re&lease"));
    release = add(release_menu, tr("&Release…"), "release");
    release->setShortcuts({QKeySequence("Alt+R"), QKeySequence("Ctrl+Shift+R")});
    release->setToolTip(tr("The real thing: exact noise from the system's randomness, a ledger entry, a privacy card"));
    release_menu->addSeparator();
    export_picture = add(release_menu, tr("Export &picture (simulation)…"), "export_picture", QKeySequence("Ctrl+E"));
    QMenu* data = release_menu->addMenu(tr("Export plot &data (simulation)"));
    export_plot = release_menu->addMenu(tr("Export p&lot (simulation)"));
    addBenches(view, analyse, data, all, &window);

    show_study = add(view, tr("St&udy panel"), "show_study", QKeySequence("F7"));
    show_parameters = add(view, tr("&Parameters panel"), "show_parameters", QKeySequence("F8"));
    show_ledger = add(view, tr("&Ledger"), "show_ledger", QKeySequence("F9"));
    for (QAction* action : {show_study, show_parameters, show_ledger}) {
        action->setCheckable(true);
        action->setChecked(action != show_ledger);
    }
    full_screen = add(view, tr("&Full screen"), "full_screen", QKeySequence("F11"));
    full_screen->setCheckable(true);
    QMenu* text = view->addMenu(tr("&Text size"));
    text_larger = add(text, tr("&Larger"), "text_larger");
    text_larger->setShortcuts({QKeySequence("Ctrl+Alt++"), QKeySequence("Ctrl+Alt+=")});
    text_smaller = add(text, tr("&Smaller"), "text_smaller", QKeySequence("Ctrl+Alt+-"));
    text_normal = add(text, tr("&Normal"), "text_normal", QKeySequence("Ctrl+Alt+0"));
    QMenu* theme_menu = view->addMenu(tr("&Colours of the window"));
    theme = new QActionGroup(&window);
    addChoice(theme_menu, theme, tr("Light"), "light");
    addChoice(theme_menu, theme, tr("Dark"), "dark");
    addChoice(theme_menu, theme, tr("As the system"), "system");
    QMenu* language_menu = view->addMenu(tr("Lan&guage"));
    language = new QActionGroup(&window);
    addChoice(language_menu, language, QStringLiteral("English"), "en");
    addChoice(language_menu, language, QStringLiteral("Deutsch"), "de");
    addChoice(language_menu, language, tr("As the system"), "");

    new_noise = add(analyse, tr("Draw &other noise"), "draw_noise", QKeySequence("F5"));
    recompute = add(analyse, tr("&Recompute curves"), "recompute", QKeySequence("Ctrl+R"));
    cancel = add(analyse, tr("Cance&l work"), "cancel", QKeySequence("Ctrl+."));

    QMenu* help = bar->addMenu(tr("&Help"));
    handbook = add(help, tr("&Handbook"), "handbook", QKeySequence::HelpContents);
    handbook->setToolTip(tr("What has the focus is explained"));
    hints = add(help, tr("&First steps"), "hints");
    about = add(help, tr("&About Nictate"), "about");
}

} // namespace nictate

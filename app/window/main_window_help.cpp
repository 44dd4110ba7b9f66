// What the window says of itself, and what a person prefers.

#include "app/benches/bench.h"
#include "app/release/ledger_dock.h"
#include "app/release/ledger_place.h"
#include "app/window/about_dialog.h"
#include "app/window/language.h"
#include "app/window/main_window.h"
#include "app/window/menus.h"
#include "app/window/preferences_dialog.h"
#include "widgets/handbook_window.h"
#include "widgets/theme.h"

#include <QAction>
#include <QActionGroup>
#include <QApplication>
#include <QKeyEvent>
#include <QSettings>

namespace nictate {

namespace {

/// F1 in dialogs, where the window's own shortcuts rest.
class HelpKey : public QObject {
  public:
    HelpKey(QObject* parent, std::function<void()> asked) : QObject(parent), asked_(std::move(asked)) {
        qApp->installEventFilter(this);
    }

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() != QEvent::KeyPress || static_cast<QKeyEvent*>(event)->key() != Qt::Key_F1 ||
            !watched->isWidgetType() || qobject_cast<MainWindow*>(static_cast<QWidget*>(watched)->window()))
            return false;
        asked_();
        return true;
    }

  private:
    std::function<void()> asked_;
};

} // namespace

void MainWindow::wireHelp() {
    connect(menus_->handbook, &QAction::triggered, this, &MainWindow::showHandbook);
    connect(menus_->hints, &QAction::triggered, this, &MainWindow::showHints);
    connect(menus_->about, &QAction::triggered, this, &MainWindow::showAbout);
    connect(menus_->preferences, &QAction::triggered, this, &MainWindow::showPreferences);
    new HelpKey(this, [this] { showHandbook(); });
    for (Bench* bench : benches_) {
        bench->setProperty(help_page, QString::fromStdString(bench->id()));
        for (QWidget* column : {bench->leftColumn(), bench->settings()})
            if (column)
                column->setProperty(help_page, QString::fromStdString(bench->id()));
    }
}

void MainWindow::showHandbook() {
    const QWidget* focus = QApplication::focusWidget();
    HelpPlace place = helpOf(focus);
    if (!handbookPages().contains(place.page))
        place = {QString::fromStdString(front().id()), focus ? nameOnScreen(focus) : QString(), {}};
    place = inHandbook(place);
    if (QWidget* dialog = QApplication::activeModalWidget()) { // which would block the window's own
        auto* handbook = new Handbook(dialog);
        handbook->setAttribute(Qt::WA_DeleteOnClose);
        return handbook->open(place);
    }
    if (!handbook_)
        handbook_ = new Handbook(this);
    handbook_->open(place);
}

void MainWindow::showAbout() { AboutDialog(this).exec(); }

void MainWindow::showPreferences() {
    PreferencesDialog dialog(this);
    connect(&dialog, &PreferencesDialog::themeChosen, this, [this](const QString& name) {
        for (QAction* action : menus_->theme->actions())
            if (action->data() == name)
                action->trigger();
    });
    connect(&dialog, &PreferencesDialog::textSizeChosen, this, &MainWindow::showText);
    connect(&dialog, &PreferencesDialog::ledgersMoved, this,
            [this] { ledger_->watch().setFile(ledgerOf(QString::fromStdString(document_.session().data.path))); });
    dialog.exec();
}

} // namespace nictate

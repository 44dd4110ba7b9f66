// F1 from every control that can have the focus.
#include "app/audit/audit_dialog.h"
#include "app/batch/plan_dialog.h"
#include "app/benches/bench.h"
#include "app/window/language.h"
#include "app/window/preferences_dialog.h"
#include "tests/app/window/shown_texts.h"
#include "tests/app/window/workbench.h"
#include "tests/catch.h"
#include "widgets/empty_state.h"
#include "widgets/handbook_window.h"
#include "widgets/parameter_panel.h"

#include <QAbstractButton>
#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTest>
#include <QTextBrowser>

using namespace nictate;

namespace {

template <class Widget> bool inside(const QWidget* widget) {
    for (const QWidget* parent = widget->parentWidget(); parent; parent = parent->parentWidget())
        if (qobject_cast<const Widget*>(parent))
            return true;
    return false;
}

bool closes(const QAbstractButton* button) {
    const auto* box = qobject_cast<const QDialogButtonBox*>(button->parentWidget());
    return box && box->button(QDialogButtonBox::Close) == button;
}

/// What a person operates, but for parts of other controls, the rows of parameters, and what only stops, folds, closes or opens.
bool isControl(const QWidget* widget) {
    const bool kind = qobject_cast<const QAbstractButton*>(widget) || qobject_cast<const QComboBox*>(widget) ||
                      qobject_cast<const QAbstractSpinBox*>(widget) || qobject_cast<const QLineEdit*>(widget) ||
                      qobject_cast<const QAbstractSlider*>(widget) || qobject_cast<const QPlainTextEdit*>(widget);
    const auto* button = qobject_cast<const QAbstractButton*>(widget);
    const bool plain = button && (closes(button) || button->objectName() == "cancel" || button->objectName() == "fold" ||
                                  inside<EmptyState>(button));
    return kind && !plain && (widget->focusPolicy() & Qt::TabFocus) && !widget->objectName().startsWith("qt_") &&
           !inside<QComboBox>(widget) && !inside<QAbstractSpinBox>(widget) && !inside<QLineEdit>(widget) &&
           !inside<QTabBar>(widget) && !inside<ParameterPanel>(widget);
}

/// Opens the handbook there and looks whether it stands at the control's name. Returns all names, in order.
QStringList checkHelp(const QWidget& place, Handbook& handbook) {
    QStringList names;
    for (const QWidget* control : place.findChildren<QWidget*>()) {
        if (!isControl(control))
            continue;
        const HelpPlace help = helpOf(control);
        CAPTURE(control->metaObject()->className(), control->objectName().toStdString(), help.page.toStdString(),
                help.words.toStdString());
        CHECK(handbookPages().contains(help.page));
        CHECK_FALSE(help.words.isEmpty());
        handbook.open(help);
        CHECK(handbook.page() == help.page);
        const QString found = handbook.findChild<QTextBrowser*>("handbook_text")->textCursor().selectedText();
        CHECK(found.compare(help.words, Qt::CaseInsensitive) == 0);
        names << help.words;
    }
    return names;
}

/// Whether the handbook would open at the same words from the same controls, which speak German now.
void checkSame(const QWidget& german, const QStringList& english) {
    qsizetype place = 0;
    for (const QWidget* control : german.findChildren<QWidget*>()) {
        if (!isControl(control))
            continue;
        CAPTURE(control->objectName().toStdString(), nameOnScreen(control).toStdString());
        REQUIRE(place < english.size());
        CHECK(inHandbook(helpOf(control)).words.toLower().toStdString() == english[place++].toLower().toStdString());
    }
    CHECK(place == english.size());
}

std::vector<const QWidget*> placesOf(const Workbench& workbench) {
    std::vector<const QWidget*> places;
    for (Bench* bench : workbench.window.findChildren<Bench*>())
        for (const QWidget* place : {static_cast<QWidget*>(bench), bench->leftColumn(), bench->settings()})
            if (place)
                places.push_back(place);
    return places;
}

} // namespace

TEST_CASE("F1 leads from every control of every bench to what the handbook says of it, in German too") {
    std::vector<QStringList> names;
    {
        Workbench workbench;
        Handbook handbook;
        for (const QWidget* place : placesOf(workbench))
            names.push_back(checkHelp(*place, handbook));
    }
    const test::German german;
    Workbench workbench;
    const std::vector<const QWidget*> places = placesOf(workbench);
    REQUIRE(places.size() == names.size());
    for (std::size_t i = 0; i < places.size(); ++i)
        checkSame(*places[i], names[i]);
}

TEST_CASE(
    "F1 leads from the controls of the dialogs of audits, sweeps and preferences to what the handbook says, in German too") {
    Handbook handbook;
    const Document document;
    const QStringList audit = checkHelp(AuditDialog("laplace"), handbook), plan = checkHelp(PlanDialog(document), handbook),
                      preferences = checkHelp(PreferencesDialog(), handbook);
    const test::German german;
    checkSame(AuditDialog("laplace"), audit);
    checkSame(PlanDialog(document), plan);
    checkSame(PreferencesDialog(), preferences);
}

// F1 from every control that can have the focus.
#include "app/audit/audit_dialog.h"
#include "app/batch/plan_dialog.h"
#include "app/bench/bench.h"
#include "app/window/preferences_dialog.h"
#include "tests/app/window/workbench.h"
#include "widgets/empty_state.h"
#include "widgets/handbook_window.h"
#include "widgets/parameter_panel.h"

#include <QAbstractButton>
#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QTest>
#include <QTextBrowser>

#include <catch2/catch.hpp>

using namespace nictate;

namespace {

template <class Widget> bool inside(const QWidget* widget) {
    for (const QWidget* parent = widget->parentWidget(); parent; parent = parent->parentWidget())
        if (qobject_cast<const Widget*>(parent))
            return true;
    return false;
}

/// What a person operates, but for parts of other controls, the rows of parameters, and what only stops, folds, closes or opens.
bool isControl(const QWidget* widget) {
    const bool kind = qobject_cast<const QAbstractButton*>(widget) || qobject_cast<const QComboBox*>(widget) ||
                      qobject_cast<const QAbstractSpinBox*>(widget) || qobject_cast<const QLineEdit*>(widget) ||
                      qobject_cast<const QAbstractSlider*>(widget) || qobject_cast<const QPlainTextEdit*>(widget);
    const auto* button = qobject_cast<const QAbstractButton*>(widget);
    const bool plain = button && (button->text().remove('&') == "Close" || button->objectName() == "cancel" ||
                                  button->objectName() == "fold" || inside<EmptyState>(button));
    return kind && !plain && (widget->focusPolicy() & Qt::TabFocus) && !widget->objectName().startsWith("qt_") &&
           !inside<QComboBox>(widget) && !inside<QAbstractSpinBox>(widget) && !inside<QLineEdit>(widget) &&
           !inside<QTabBar>(widget) && !inside<ParameterPanel>(widget);
}

/// Opens the handbook there and looks whether it stands at the control's name.
void checkHelp(const QWidget& place, Handbook& handbook) {
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
    }
}

} // namespace

TEST_CASE("F1 leads from every control of every bench to what the handbook says of it") {
    Workbench workbench;
    Handbook handbook;
    for (Bench* bench : workbench.window.findChildren<Bench*>())
        for (const QWidget* place : {static_cast<QWidget*>(bench), bench->leftColumn(), bench->settings()})
            if (place) {
                CAPTURE(bench->id());
                checkHelp(*place, handbook);
            }
}

TEST_CASE("F1 leads from every control of the dialogs of audits, sweeps and preferences to what the handbook says of it") {
    Handbook handbook;
    checkHelp(AuditDialog("laplace"), handbook);
    checkHelp(PlanDialog(Document()), handbook);
    checkHelp(PreferencesDialog(), handbook);
}

#include "widgets/help_place.h"

#include "widgets/parameter_panel.h"
#include "widgets/parameter_row.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QGroupBox>
#include <QLabel>
#include <QVariant>

namespace nictate {

namespace {

/// Of the label that leads to it.
QString labelOf(const QWidget* control) {
    for (const QLabel* label : control->window()->findChildren<QLabel*>())
        if (label->buddy() == control)
            return label->text();
    return {};
}

} // namespace

QString plainWords(QString text) {
    text.remove('&').remove(QStringLiteral("…"));
    while (text.endsWith(':'))
        text.chop(1);
    return text.trimmed();
}

QString nameOnScreen(const QWidget* control) {
    if (const QString given = plainWords(control->accessibleName()); !given.isEmpty())
        return given;
    if (const auto* button = qobject_cast<const QAbstractButton*>(control); button && !plainWords(button->text()).isEmpty())
        return plainWords(button->text());
    return plainWords(labelOf(control));
}

HelpPlace helpOf(const QWidget* control) {
    const ParameterRow* of = nullptr;
    for (const QWidget* widget = control; widget; widget = widget->parentWidget()) {
        if (const auto* row = qobject_cast<const ParameterRow*>(widget))
            of = row;
        if (const auto* panel = qobject_cast<const ParameterPanel*>(widget))
            return {"parameters", of ? QString::fromStdString(of->spec().name) : QString(),
                    "(" + QString::fromStdString(panel->mechanism().id) + ")"};
        if (const QString page = widget->property(help_page).toString(); !page.isEmpty())
            return {page, of ? QString::fromStdString(of->spec().label.english()) : nameOnScreen(control), {}};
    }
    return {};
}

} // namespace nictate

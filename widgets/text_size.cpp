#include "widgets/text_size.h"

#include "widgets/theme.h"

#include <QApplication>
#include <QVariant>
#include <QWidget>

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

namespace nictate {

namespace {
constexpr auto key = "text_size";
}

int textSize() { return qApp ? qApp->property(key).toInt() : 0; }

double textScale() { return std::pow(1.1, textSize()); }

void setTextSize(QApplication& application, int size) {
    const double before = textScale();
    application.setProperty(key, std::clamp(size, smallest_text, largest_text));
    const double factor = textScale() / before;
    if (factor == 1)
        return;
    std::vector<std::pair<QWidget*, QFont>> own; // fonts that do not come from the application's
    for (QWidget* widget : QApplication::allWidgets())
        if (widget->testAttribute(Qt::WA_SetFont))
            own.emplace_back(widget, widget->font());
    QApplication::setFont(interfaceFont());
    application.setStyleSheet(application.styleSheet()); // fonts below a style sheet follow only when it is set
    for (const auto& [widget, font] : own)
        widget->setFont(scaledFont(font, factor, font.weight()));
}

} // namespace nictate

#include "widgets/number_box.h"

#include "core/files/figures.h"
#include "widgets/shown_number.h"

namespace nictate {

QString NumberBox::bare(const QString& text) const {
    QString out = text;
    if (out.startsWith(prefix()))
        out.remove(0, prefix().size());
    if (out.endsWith(suffix()))
        out.chop(suffix().size());
    return typedNumber(out);
}

QString NumberBox::textFromValue(double value) const {
    return shownFigure(exactFigure(QString::number(value, 'f', decimals()).toDouble()));
}

double NumberBox::valueFromText(const QString& text) const { return bare(text).toDouble(); }

QValidator::State NumberBox::validate(QString& text, int&) const {
    const QString number = bare(text);
    bool is_number = false;
    const double value = number.toDouble(&is_number);
    if (!is_number)
        return number.isEmpty() || number == "-" || number == "." ? QValidator::Intermediate : QValidator::Invalid;
    if (number.section('.', 1).size() > decimals() || value > maximum())
        return QValidator::Invalid;
    return value < minimum() ? QValidator::Intermediate : QValidator::Acceptable;
}

} // namespace nictate

#include "widgets/shown_number.h"

#include "core/files/figures.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>

namespace nictate {

QString shownFigure(const std::string& figure) {
    QString shown = QString::fromStdString(figure).replace(
        '.', QCoreApplication::translate("nictate::ShownNumber", ".", "between the whole part of a number and its decimals"));
    if (shown.startsWith('-'))
        shown[0] = u'−'; // as wide as +, and no hyphen at which a line breaks
    return shown;
}

QString shortNumber(double value) { return shownFigure(shortFigure(value)); }

QString lossNumber(const std::optional<double>& loss) { return shownFigure(figureUp(loss)); }

QString tickNumber(double value) { return shownFigure(roundFigure(value)); }

QString percentNumber(double share) { return shortNumber(100 * share) + " %"; }

QString countNumber(std::size_t count) { return shownFigure(countFigure(count)); }

QString englishNumber(double value) { return QString::fromStdString(shortFigure(value)); }

QString typedNumber(const QString& text) {
    static const QString raised = QStringLiteral("⁰¹²³⁴⁵⁶⁷⁸⁹");
    QString out;
    for (const QChar sign : text.trimmed())
        if (const qsizetype digit = raised.indexOf(sign); digit >= 0)
            out += QString::number(digit);
        else if (sign == u'⁻' || sign == u'−')
            out += '-';
        else if (!sign.isSpace())
            out += sign == ',' ? QChar('.') : sign;
    static const QRegularExpression power("^(-?)(?:([\\d.]+)×)?10(-?\\d+)$");
    const bool is_power = text != out && std::any_of(text.begin(), text.end(), [](QChar c) { return raised.contains(c); });
    if (const auto found = power.match(out); is_power && found.hasMatch())
        return found.captured(1) + (found.captured(2).isEmpty() ? "1" : found.captured(2)) + "e" + found.captured(3);
    return out;
}

} // namespace nictate

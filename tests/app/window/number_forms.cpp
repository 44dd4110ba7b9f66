#include "tests/app/window/number_forms.h"

#include <QRegularExpression>

namespace nictate::test {

namespace {

/// No parts of names, paths, versions, times of day and DOIs.
const QRegularExpression& numbers() {
    static const QRegularExpression all(
        "(?<![\\p{L}\\p{N}_.,/:#^-])\\d[\\d.,\\x{202f}]*(?:e[+-]?\\d+)?(?![\\p{L}\\p{N}_/:]|-[\\p{L}\\d])",
        QRegularExpression::UseUnicodePropertiesOption);
    return all;
}

bool isWritten(QString number, QChar decimal_sign, bool aligned) {
    static const QRegularExpression whole("^(?:\\d{1,4}|\\d{1,3}(?:\\x{202f}\\d{3})+)$"), version("^\\d+(\\.\\d+){2,}$");
    if (number.contains(version))
        return true;
    const qsizetype sign = number.indexOf(decimal_sign);
    if (!number.left(sign).contains(whole))
        return false;
    if (sign < 0)
        return true;
    const QString before = number.left(sign), decimals = number.mid(sign + 1);
    const bool digits = std::all_of(decimals.begin(), decimals.end(), [](QChar c) { return c.isDigit(); });
    if (aligned || !digits)
        return digits;
    QString significant = (before == "0" ? QString() : before) + decimals;
    while (significant.startsWith('0'))
        significant.remove(0, 1);
    return !decimals.endsWith('0') && significant.size() <= 3;
}

} // namespace

QStringList oddNumbers(const QString& text, QChar decimal_sign, bool aligned) {
    QStringList odd;
    for (auto match = numbers().globalMatch(text); match.hasNext();) {
        const QRegularExpressionMatch found = match.next();
        const qsizetype start = found.capturedStart();
        QString number = found.captured();
        while (number.endsWith('.') || number.endsWith(','))
            number.chop(1);
        const bool theorem = text.left(start).endsWith("Satz ") || text.left(start).endsWith("Theorem ");
        if (!theorem && !isWritten(number, decimal_sign, aligned))
            odd << number;
    }
    return odd;
}

QStringList oddNumbers(const ShownTexts& texts, QChar decimal_sign) {
    static const QRegularExpression exempt("about_libraries|\\(QLineEdit\\)"), aligned("table_|replay|Table|release_");
    QStringList odd;
    for (const auto& [text, place] : texts)
        for (const QString& number :
             place.contains(exempt) ? QStringList() : oddNumbers(text, decimal_sign, place.contains(aligned)))
            odd << place + ": " + number + " in: " + text.left(200);
    return odd;
}

} // namespace nictate::test

#include "widgets/translated.h"

#include "core/errors.h"

#include <QCoreApplication>
#include <QRegularExpression>

namespace nictate {

namespace {

/// Data without a letter: a number, a range, a share. Names of files and people have their points.
QString asNumber(QString data) {
    static const QRegularExpression letter("\\p{L}"), point("(\\d)\\.(\\d)"), minus("(^|[ (\\[])-(?=\\d+\\.\\d)");
    if (data.contains(letter))
        return data;
    return data.replace(minus, "\\1−").replace(point, "\\1" + QCoreApplication::translate("core", ".") + "\\2");
}

} // namespace

QString translated(const Text& text) {
    if (text.source().empty())
        return asNumber(QString::fromStdString(text.english()));
    std::vector<std::string> put_in;
    for (const Text& argument : text.arguments())
        put_in.push_back(translated(argument).toStdString());
    const QString words = QCoreApplication::translate("core", text.source().c_str());
    return QString::fromStdString(filledIn(words.toStdString(), put_in));
}

QString translated(const std::exception& error) { return translated(textOf(error)); }

QString asSentence(QString text) {
    if (text.isEmpty())
        return text;
    text[0] = text[0].toUpper();
    return text.endsWith('.') ? text : text + '.';
}

} // namespace nictate

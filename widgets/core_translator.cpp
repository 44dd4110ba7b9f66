#include "widgets/core_translator.h"

#include "core/errors.h"
#include "widgets/translated.h"

#include <QCoreApplication>
#include <QFile>
#include <QLocale>
#include <QRegularExpression>
#include <QXmlStreamReader>

#include <algorithm>

namespace nictate {

namespace {

constexpr qsizetype little = 8;

const QRegularExpression& placeholder() {
    static const QRegularExpression number("%([1-9])");
    return number;
}

} // namespace

QString translated(std::string_view core_text) {
    return QCoreApplication::translate(CoreTranslator::core, std::string(core_text).c_str());
}

QString asSentence(QString text) {
    if (text.isEmpty())
        return text;
    text[0] = text[0].toUpper();
    return text.endsWith('.') ? text : text + '.';
}

CoreTranslator::CoreTranslator(const QString& ts_file, QObject* parent) : QTranslator(parent) {
    QFile file(ts_file);
    if (!file.open(QIODevice::ReadOnly))
        throw ParseError(ts_file.toStdString(), 0, 0, "the catalogue cannot be read", "build the program again");
    QXmlStreamReader xml(&file);
    QString source, names;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == QLatin1String("TS"))
            decimal_sign_ = QLocale(xml.attributes().value("language").toString()).decimalPoint();
        else if (xml.name() == QLatin1String("message"))
            names = xml.attributes().value("names").toString();
        else if (xml.name() == QLatin1String("source"))
            source = xml.readElementText();
        else if (xml.name() == QLatin1String("translation"))
            add(source, xml.readElementText(), names);
    }
    if (xml.hasError())
        throw ParseError(ts_file.toStdString(), static_cast<std::size_t>(xml.lineNumber()),
                         static_cast<std::size_t>(xml.columnNumber()), xml.errorString().toStdString(), "mend the catalogue");
    std::stable_sort(patterns_.begin(), patterns_.end(),
                     [](const Pattern& a, const Pattern& b) { return a.letters > b.letters; });
}

void CoreTranslator::add(const QString& source, const QString& translation, const QString& names) {
    if (translation.isEmpty())
        return;
    if (!source.contains(placeholder())) {
        whole_.insert(source, translation);
        return;
    }
    Pattern pattern{source, translation, source.split(placeholder()), {}, {}, 0};
    for (auto found = placeholder().globalMatch(source); found.hasNext();)
        pattern.numbers << found.next().captured(1).toInt();
    for (const QString& name : names.split(' ', Qt::SkipEmptyParts))
        pattern.names << name.toInt();
    for (const QString& piece : pattern.pieces)
        pattern.letters += piece.size();
    if (pattern.letters > 0) // else it would be any text
        patterns_.push_back(pattern);
}

QStringList CoreTranslator::sources() const {
    QStringList out = whole_.keys();
    for (const Pattern& pattern : patterns_)
        out << pattern.source;
    return out;
}

/// Numbers alone: names of files, versions and theorems have their points.
QString CoreTranslator::withDecimalSign(QString text) const {
    static const QRegularExpression number("(?<![\\w./]|\\w-|§)(\\d+)\\.(\\d+)(?![\\w/]|\\.\\w)");
    return decimal_sign_ == "." ? text : text.replace(number, "\\1" + decimal_sign_ + "\\2");
}

/// The translation with what stands at the pattern's placeholders, or nothing when the text is no such sentence.
std::optional<CoreTranslator::Filled> CoreTranslator::filled(const Pattern& pattern, const QString& text) const {
    if (text.size() < pattern.letters || !text.startsWith(pattern.pieces.front()) || !text.endsWith(pattern.pieces.back()))
        return {};
    static const QRegularExpression letters("\\p{L}\\p{L}");
    QHash<int, QString> values;
    bool whole = true;
    const qsizetype end = text.size() - pattern.pieces.back().size();
    qsizetype from = pattern.pieces.front().size();
    for (qsizetype i = 0; i < pattern.numbers.size(); ++i) {
        const bool last = i + 1 == pattern.numbers.size();
        const qsizetype to = last ? end : text.indexOf(pattern.pieces[i + 1], from);
        if (to < from || to > end)
            return {};
        const QString value = text.mid(from, to - from);
        // Little that is fixed takes words, no sentences; and what leads may hold no other sentence.
        const bool leads = i == 0 && pattern.pieces.front().isEmpty();
        if (value.contains('\n') || (pattern.letters < little && value.contains(' ')) || (leads && value.contains(": ")))
            return {};
        const std::optional<Filled> known = pattern.names.contains(pattern.numbers[i]) ? Filled{value, true} : sentence(value);
        whole = whole && (known ? known->whole : !value.contains(letters));
        values.insert(pattern.numbers[i], known ? known->text : withDecimalSign(value));
        from = to + pattern.pieces[i + 1].size();
    }
    QString out;
    qsizetype copied = 0;
    for (auto found = placeholder().globalMatch(pattern.translation); found.hasNext();) {
        const QRegularExpressionMatch match = found.next();
        out += pattern.translation.mid(copied, match.capturedStart() - copied) + values.value(match.captured(1).toInt());
        copied = match.capturedEnd();
    }
    return Filled{out + pattern.translation.mid(copied), whole};
}

std::optional<CoreTranslator::Filled> CoreTranslator::sentence(const QString& text) const {
    if (const auto found = whole_.constFind(text); found != whole_.constEnd())
        return Filled{*found, true};
    std::optional<Filled> first;
    for (const Pattern& pattern : patterns_)
        if (auto out = filled(pattern, text)) {
            if (out->whole)
                return out;
            if (!first)
                first = out;
        }
    return first;
}

std::optional<QString> CoreTranslator::sentences(const QString& text, const QString& between) const {
    QStringList parts = text.split(between);
    if (parts.size() < 2)
        return {};
    bool known = false;
    for (qsizetype i = 0; i < parts.size(); ++i) {
        // a full stop that parts two sentences belongs to the first
        const bool stopped = between == QLatin1String(". ") && i + 1 < parts.size();
        std::optional<QString> out = textOf(sentence(stopped ? parts[i] + '.' : parts[i]));
        if (stopped && out && out->endsWith('.'))
            out->chop(1);
        else if (stopped && !out)
            out = textOf(sentence(parts[i]));
        for (const char* next : {"\n", ". ", "; ", ": "}) // what holds more of them is taken apart further
            if (!out && between != QLatin1String(next))
                out = sentences(parts[i], next);
        known = known || out;
        parts[i] = out.value_or(parts[i]);
    }
    return known ? std::optional(parts.join(between)) : std::nullopt;
}

QString CoreTranslator::translate(const char* context, const char* text, const char*, int) const {
    if (qstrcmp(context, core) != 0)
        return {};
    const QString said = QString::fromUtf8(text);
    std::optional<QString> out = textOf(sentence(said));
    for (const char* between : {"\n", ". ", "; ", ": "})
        if (!out)
            out = sentences(said, between);
    if (out)
        return *out;
    const QString shown = withDecimalSign(said);
    return shown == said ? QString() : shown;
}

} // namespace nictate

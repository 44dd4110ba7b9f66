#include "tests/app/window/sentence_patterns.h"

#include <QRegularExpression>

namespace nictate::test {

namespace {

constexpr qsizetype little = 8;

const QRegularExpression& placeholder() {
    static const QRegularExpression number("%([1-9])");
    return number;
}

} // namespace

void SentencePatterns::add(const QString& source, const QString& replacement) {
    known_.clear();
    if (!source.contains(placeholder())) {
        whole_.insert(source, replacement);
        return;
    }
    Pattern pattern{replacement, source.split(placeholder()), {}, 0};
    for (auto found = placeholder().globalMatch(source); found.hasNext();)
        pattern.numbers << found.next().captured(1).toInt();
    for (const QString& piece : pattern.pieces)
        pattern.letters += piece.size();
    if (pattern.letters > 0) // else it would be any text
        patterns_.emplace(pattern.letters, pattern);
}

/// The replacement with what stands at the pattern's placeholders, or nothing when the text is no such sentence.
std::optional<SentencePatterns::Filled> SentencePatterns::filled(const Pattern& pattern, const QString& text) const {
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
        const std::optional<Filled> known = sentence(value);
        whole = whole && (known ? known->whole : !value.contains(letters));
        values.insert(pattern.numbers[i], known ? known->text : value);
        from = to + pattern.pieces[i + 1].size();
    }
    QString out;
    qsizetype copied = 0;
    for (auto found = placeholder().globalMatch(pattern.replacement); found.hasNext();) {
        const QRegularExpressionMatch match = found.next();
        out += pattern.replacement.mid(copied, match.capturedStart() - copied) + values.value(match.captured(1).toInt());
        copied = match.capturedEnd();
    }
    return Filled{out + pattern.replacement.mid(copied), whole};
}

std::optional<SentencePatterns::Filled> SentencePatterns::sentence(const QString& text) const {
    const auto found = known_.constFind(text);
    return found != known_.constEnd() ? *found : *known_.insert(text, lookedUp(text));
}

std::optional<SentencePatterns::Filled> SentencePatterns::lookedUp(const QString& text) const {
    if (const auto found = whole_.constFind(text); found != whole_.constEnd())
        return Filled{*found, true};
    std::optional<Filled> first;
    for (const auto& [letters, pattern] : patterns_)
        if (auto out = filled(pattern, text)) {
            if (out->whole)
                return out;
            if (!first)
                first = out;
        }
    return first;
}

std::optional<QString> SentencePatterns::sentences(const QString& text, const QString& between) const {
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

QString SentencePatterns::replaced(const QString& text) const {
    std::optional<QString> out = textOf(sentence(text));
    for (const char* between : {"\n", ". ", "; ", ": "})
        if (!out)
            out = sentences(text, between);
    return out.value_or(QString());
}

} // namespace nictate::test

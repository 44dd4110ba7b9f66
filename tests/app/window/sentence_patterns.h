#pragma once

#include <QHash>
#include <QStringList>

#include <functional>
#include <map>
#include <optional>

namespace nictate::test {

/// Recognises sentences by what is fixed in them: where a pattern holds %1, %2 … anything may stand, and is itself looked up.
/// What is known is replaced, sentence by sentence.
class SentencePatterns {
  public:
    void add(const QString& pattern, const QString& replacement);
    /// Null for what no pattern knows.
    QString replaced(const QString& text) const;

  private:
    struct Pattern {
        QString replacement;
        QStringList pieces; ///< around the placeholders
        QList<int> numbers; ///< of the placeholders, in order
        qsizetype letters;  ///< how much of it is fixed
    };
    struct Filled {
        QString text;
        bool whole; ///< all that stands at placeholders is known, or has no words
    };

    static std::optional<QString> textOf(const std::optional<Filled>& filled) {
        return filled ? std::optional(filled->text) : std::nullopt;
    }
    std::optional<Filled> sentence(const QString& text) const;
    std::optional<Filled> lookedUp(const QString& text) const;
    std::optional<QString> sentences(const QString& text, const QString& between) const;
    std::optional<Filled> filled(const Pattern& pattern, const QString& text) const;

    QHash<QString, QString> whole_;                              ///< without placeholders
    std::multimap<qsizetype, Pattern, std::greater<>> patterns_; ///< by their letters: the most fixed first
    mutable QHash<QString, std::optional<Filled>> known_;        ///< what sentence() said: screens say the same again and again
};

} // namespace nictate::test

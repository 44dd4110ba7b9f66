#pragma once

#include <QHash>
#include <QStringList>
#include <QTranslator>

#include <optional>
#include <vector>

namespace nictate {

/// Translates sentences of the core, which knows no Qt: they come as finished text, numbers and names in place. The catalogue is
/// a .ts file whose sources hold %1, %2 … where the core puts something in; what stands there is moved over, itself
/// translated when the catalogue knows it, and numbers get the language's decimal sign. Text of several sentences is translated
/// sentence by sentence. A message with the attribute names="1 3" says that names of data are put in at %1 and %3: these stay as
/// they are, whatever they mean ("none").
class CoreTranslator : public QTranslator {
  public:
    static constexpr const char* core = "core"; ///< the context

    /// Reads a .ts file. Throws ParseError for one that is not well-formed.
    explicit CoreTranslator(const QString& ts_file, QObject* parent = nullptr);

    /// Null for other contexts and for what the catalogue does not know.
    QString translate(const char* context, const char* text, const char* disambiguation = nullptr, int n = -1) const override;
    bool isEmpty() const override { return whole_.isEmpty() && patterns_.empty(); }
    /// Every source, as it stands in the catalogue.
    QStringList sources() const;

  private:
    struct Pattern {
        QString source, translation;
        QStringList pieces; ///< around the placeholders
        QList<int> numbers; ///< of the placeholders, in order
        QList<int> names;   ///< those that hold names of data
        qsizetype letters;  ///< how much of it is fixed
    };

    void add(const QString& source, const QString& translation, const QString& names);
    struct Filled {
        QString text;
        bool whole; ///< the catalogue knows all that was put in, or it has no words
    };

    static std::optional<QString> textOf(const std::optional<Filled>& filled) {
        return filled ? std::optional(filled->text) : std::nullopt;
    }
    std::optional<Filled> sentence(const QString& text) const;
    std::optional<QString> sentences(const QString& text, const QString& between) const;
    std::optional<Filled> filled(const Pattern& pattern, const QString& text) const;

    QString withDecimalSign(QString text) const;

    QString decimal_sign_ = ".";
    QHash<QString, QString> whole_; ///< without placeholders
    std::vector<Pattern> patterns_; ///< the most fixed first
};

} // namespace nictate

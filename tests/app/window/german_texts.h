#pragma once
// The German catalogues, read: what stands in them, and where a text on a screen comes from.

#include "core/data/dataset.h"
#include "tests/app/window/sentence_patterns.h"
#include "tests/app/window/shown_texts.h"

#include <QStringList>

#include <set>
#include <vector>

namespace nictate::test {

extern const QString catalogues; ///< their folder

struct CatalogueEntry {
    QString source;
    QStringList translations; ///< more than one where a number has forms
    bool finished = true;
};
std::vector<CatalogueEntry> entriesOf(const QString& file);
std::vector<CatalogueEntry> catalogueEntries(); ///< of both
/// %1, %2 … %n of a text, each once.
QStringList placeholders(const QString& text);

using Words = std::set<QString>;
QStringList wordsOf(const QString& text);
/// Names that the data, the parameters and the features bring along.
Words dataWords(const Dataset& study);

/// Tells where a text on a screen comes from.
class Explained {
  public:
    Explained();
    /// Whether it is made of the catalogues' German sentences and of these words, put together in the ways of windows.
    bool operator()(const QString& text, const Words& words) const;

  private:
    SentencePatterns known_;
};

/// Texts that are not German, each with its place.
QStringList untranslated(const ShownTexts& texts, const Explained& explained, Words words);

} // namespace nictate::test

#include "tests/app/window/german_texts.h"

#include "core/domains/registry.h"
#include "core/io/columns.h"
#include "tests/catch.h"

#include <QFile>
#include <QRegularExpression>
#include <QXmlStreamReader>

#include <algorithm>

namespace nictate::test {

const QString catalogues = QStringLiteral(NICTATE_SOURCE_DIR "/resources/translations/");

std::vector<CatalogueEntry> entriesOf(const QString& file) {
    QFile catalogue(file);
    REQUIRE(catalogue.open(QIODevice::ReadOnly));
    std::vector<CatalogueEntry> entries;
    QXmlStreamReader xml(&catalogue);
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == QLatin1String("source"))
            entries.push_back({xml.readElementText(), {}, true});
        else if (xml.name() == QLatin1String("translation")) {
            entries.back().finished = !xml.attributes().hasAttribute("type");
            if (const QString text = xml.readElementText(QXmlStreamReader::IncludeChildElements); !text.trimmed().isEmpty())
                entries.back().translations << (text.startsWith('\n') ? text.trimmed() : text); // forms of a number
        }
    }
    REQUIRE_FALSE(xml.hasError());
    return entries;
}

namespace {

/// Words that are the same in both languages: programs, formats, measures, mechanisms, units, keys, names of columns and words of
/// reading plans as they stand in files.
const Words same{"Nictate", "English", "Deutsch",   "SIMULATION", "Qt",        "QCustomPlot", "EyeLink", "PNG",     "SVG",
                 "PDF",     "CSV",     "JSON",      "WebP",       "TIFF",      "NPY",         "CC",      "MSE",     "RMSE",
                 "KS",      "DP",      "zCDP",      "NMSE",       "FPA",       "LPA",         "CFPA",    "DCFPA",   "Kaleido",
                 "event",   "synth",   "PD",        "lda",        "scale",     "viridis",     "cividis", "turbo",   "min",
                 "round",   "Lap",     "Re",        "Im",         "px",        "ms",          "mm",      "dpi",     "Hz",
                 "nat",     "sd",      "SD",        "Alt",        "Strg",      "Balle",       "Wang",    "Liu",     "et",
                 "al",      "id",      "ASC",       "ETRA",       "Data",      "Features",    "csv",     "json",    "nictate",
                 "reading", "ivt",     "comma",     "line",       "table",     "gaze",        "column",  "pattern", "tables",
                 "feature", "feature", "fixations", "features",   "recording", "OK"};

} // namespace

std::vector<CatalogueEntry> catalogueEntries() {
    std::vector<CatalogueEntry> all = entriesOf(catalogues + "nictate_de.ts"), core = entriesOf(catalogues + "core_de.ts");
    all.insert(all.end(), core.begin(), core.end());
    return all;
}

QStringList placeholders(const QString& text) {
    static const QRegularExpression number("%L?([1-9]|n)");
    std::set<QString> found;
    for (auto match = number.globalMatch(text); match.hasNext();)
        found.insert(match.next().captured());
    return {found.begin(), found.end()};
}

QStringList wordsOf(const QString& text) {
    static const QRegularExpression letters("\\p{L}[\\p{L}\\p{M}]+");
    QStringList words;
    for (auto match = letters.globalMatch(text); match.hasNext();)
        words << match.next().captured();
    return words;
}

Explained::Explained() {
    for (const CatalogueEntry& entry : catalogueEntries())
        for (const QString& german : entry.translations) {
            const QString plain = plainText(german).replace("%n", "%9").replace("%L", "%");
            for (const QString& spelt :
                 QStringList{plain, plain.trimmed(), plain.toUpper()} + plain.split('\n')) // captions, lines
                known_.add(spelt, "✓ " + placeholders(plain).join(' '));
        }
}

bool Explained::operator()(const QString& text, const Words& words) const {
    auto known = [&](const QString& left) {
        const QStringList all = wordsOf(left);
        return std::all_of(all.begin(), all.end(), [&](const QString& word) { return words.count(word) > 0; });
    };
    static const QRegularExpression files("[\\w*{}-]+\\.(csv|jsonl?|png|svg|pdf|npy|tif|webp)");
    const QString plain = QString(text).remove(files);
    static const QStringList qt{"Lösen", "Löst das Dock-Widget und verankert es wieder", "Schließt das Dock-Widget",
                                "Nach links scrollen", "Nach rechts scrollen"};
    if (known(plain) || qt.contains(text))
        return true;
    for (const QString& spelt : {text, text.trimmed(), text.simplified()}) { // lines are broken where they are long
        QString left = known_.replaced(spelt);
        if (left.remove("✓ ").size() < spelt.size() && !left.isNull() && (*this)(left, words))
            return true;
    }
    static const QRegularExpression joints[] = {
        QRegularExpression("\\n|^[•–○✓] "),  QRegularExpression(" [·|] |\\s{2,}|…|→|←|\\.$| \\d+( %)?$"),
        QRegularExpression("\\S+ = \\S+ ?"), QRegularExpression("[.:;] "),
        QRegularExpression(", | – | − "),    QRegularExpression("[()\\[\\]]"),
        QRegularExpression(" \\p{L} ?$")}; // a symbol
    for (const QRegularExpression& joint : joints)
        if (const QStringList parts = plain.split(joint, Qt::SkipEmptyParts); parts.size() > 1 || parts.join("") != plain)
            return std::all_of(parts.begin(), parts.end(), [&](const QString& part) { return (*this)(part, words); });
    return false;
}

Words dataWords(const Dataset& study) {
    Words words;
    auto add = [&](const std::string& text) {
        for (const QString& word : wordsOf(QString::fromStdString(text)))
            words.insert(word);
    };
    add(study.name);
    for (const Participant& participant : study.participants) {
        add(participant.id);
        for (const auto& [name, value] : participant.attributes) {
            add(name);
            add(value);
        }
    }
    for (const Stimulus& stimulus : study.stimuli)
        add(stimulus.id);
    for (const Recording& recording : study.recordings)
        add(recording.condition);
    for (const FeatureTable& table : study.features.tables)
        add(table.condition);
    for (const RoleInfo& column : columnRoles())
        add(std::string(column.name));
    for (const std::string& feature : study.features.names)
        add(feature);
    for (const MechanismInfo* info : mechanismInfos()) {
        add(info->id);
        add(info->citation);
        for (const ParameterSpec& spec : info->parameters) {
            add(spec.name);
            for (const Text& choice : spec.choices)
                add(choice.english());
        }
    }
    return words;
}

QStringList untranslated(const ShownTexts& texts, const Explained& explained, Words words) {
    words.insert(same.begin(), same.end());
    QStringList out;
    for (const auto& [text, place] : texts)
        if (!explained(text, words))
            out << place + ": " + text;
    return out;
}

} // namespace nictate::test

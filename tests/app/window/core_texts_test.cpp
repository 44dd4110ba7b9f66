// The core says its sentences in English and knows no Qt: its sources are read for them, so that none stays without German.

#include "tests/catch.h"
#include "widgets/core_translator.h"

#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>

using namespace nictate;

namespace {

/// What never reaches a screen: files that leave, lines for a shell, columns as other programs name them, made-up texts.
const QRegularExpression elsewhere(
    "_card\\.cpp|card_parts|session/(cli_command|program_text)|evaluation/(report|tradeoff_picture)|parameter_reference|"
    "io/bids_write|bids_derivative|"
    "window_feature_names|area_methods|simulate/|io/"
    "(tobii_tables|smi_|pupil_tables|imotions|headset|gazepoint|dataset_tables|tracker_tables|webcam_tables)");
/// Names of programs, columns and papers, commands, and programmers' mistakes.
const QRegularExpression
    names("FILE|CONVERTED FROM|^nictate |Healthy Brain|Tobii Pro Glasses|timestamp|fixation id|Pupil C|SQLite|"
          "out of (its|their) domain|eyes not fou|visual intak|recording id|wearer name|id != P03|(19|20)\\d\\d, ");

/// Literals of a source, adjacent ones joined, without comments.
QStringList literalsOf(const QString& source) {
    static const QRegularExpression token(R"re((//[^\n]*|/\*.*?\*/|'(?:[^'\\]|\\.)')|((?:"(?:[^"\\]|\\.)*"\s*)+))re",
                                          QRegularExpression::DotMatchesEverythingOption);
    static const QRegularExpression joint("\"\\s*\"");
    QStringList out;
    for (auto found = token.globalMatch(source); found.hasNext();) {
        QString literal = found.next().captured(2).trimmed();
        if (literal.isEmpty())
            continue;
        literal = literal.mid(1, literal.size() - 2);
        out << literal.remove(joint).replace("\\\"", "\"").replace("\\n", "\n");
    }
    return out;
}

/// The fixed parts of a literal that are words of a person's language: two or more of them.
QStringList sentencesOf(const QString& literal) {
    static const QRegularExpression holes("%(?:\\.?\\d*[a-z])?|\n"), words("[A-Za-z]{2,} [A-Za-z]{2,}"),
        edges("^[ ,;:.()]+|[ ,;:.()]+$");
    QStringList out;
    for (QString part : literal.split(holes))
        if (part.remove(edges).contains(words) && !part.contains(names))
            out << part;
    return out;
}

} // namespace

TEST_CASE("every sentence in the core's sources, and of what plans refuse, stands in its German catalogue") {
    const QString catalogue = CoreTranslator(NICTATE_SOURCE_DIR "/resources/translations/core_de.ts").sources().join('\0');
    QStringList missing;
    int sentences = 0;
    QStringList sources{NICTATE_SOURCE_DIR "/app/batch/batch_plan.cpp"};
    for (QDirIterator files(NICTATE_SOURCE_DIR "/core", {"*.cpp", "*.h"}, QDir::Files, QDirIterator::Subdirectories);
         files.hasNext();)
        sources << files.next();
    for (const QString& source : sources) {
        QFile file(source);
        if (file.fileName().contains(elsewhere))
            continue;
        REQUIRE(file.open(QIODevice::ReadOnly));
        static const QRegularExpression includes("^#.*$", QRegularExpression::MultilineOption);
        for (const QString& literal : literalsOf(QString::fromUtf8(file.readAll()).remove(includes)))
            for (const QString& sentence : sentencesOf(literal)) {
                ++sentences;
                if (!catalogue.contains(sentence))
                    missing << QFileInfo(source).fileName() + ": " + sentence;
            }
    }
    INFO(missing.join('\n').toStdString());
    CHECK(missing.isEmpty());
    CHECK(sentences > 1000);
}

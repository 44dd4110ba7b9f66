// The core says its sentences as texts, which lupdate finds: its sources are read for one that is left a string.

#include "tests/catch.h"

#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>

namespace {

/// What never reaches a screen: files that leave, lines for a shell, columns as other programs name them, made-up texts.
const QRegularExpression
    elsewhere("_(card|script)\\.cpp|card_parts|session/program_text|evaluation/(report|tradeoff_picture)|parameter_reference|"
              "io/bids_write|bids_derivative|privacy/accountant|"
              "window_feature_names|area_methods|simulate/|io/"
              "(tobii_tables|smi_|pupil_tables|imotions|headset|gazepoint|dataset_tables|tracker_tables|webcam_tables)");
/// Names of programs, columns, papers and licences, commands, words that are looked for, and programmers' mistakes.
const QRegularExpression
    names("FILE|CONVERTED FROM|^nictate |Healthy Brain|Tobii Pro Glasses|timestamp|fixation id|Pupil C|SQLite|out of (its|their) "
          "domain|eyes not fou|visual intak|smooth pursu|(recording|section) id|wearer name|id != P03|(19|20)\\d\\d, |EyeLink "
          "|PsychoPy "
          "ioHub|pupil diam|"
          "soffice|python3|SELECT|licence|reading failed|without a name|```|no more than %1 to %9");
/// Words of the ledger's file and of released tables, which a window reads back.
const QRegularExpression
    filed("^(no position|as published|as the feature|feature (signals|summaries)|areas of interest|gaze samples|"
          "the session)$");

/// Literals of a source that stand in no Text("…"), adjacent ones joined, without comments.
QStringList unmarkedIn(const QString& source) {
    static const QRegularExpression token(
        R"re((//[^\n]*|/\*.*?\*/|'(?:[^'\\]|\\.)')|(\bText\(\s*)?((?:"(?:[^"\\]|\\.)*"\s*)+))re",
        QRegularExpression::DotMatchesEverythingOption);
    static const QRegularExpression joint("\"\\s*\"");
    QStringList out;
    for (auto found = token.globalMatch(source); found.hasNext();) {
        const QRegularExpressionMatch match = found.next();
        if (QString literal = match.captured(3).trimmed(); !literal.isEmpty() && match.captured(2).isEmpty())
            out << literal.mid(1, literal.size() - 2).remove(joint);
    }
    return out;
}

} // namespace

TEST_CASE("sentences in the core's sources are marked as words") {
    static const QRegularExpression words("[A-Za-z]{2,} [A-Za-z]{2,}"), includes("^#.*$", QRegularExpression::MultilineOption);
    QStringList unmarked, sources{NICTATE_SOURCE_DIR "/app/batch/batch_plan.cpp"};
    for (QDirIterator files(NICTATE_SOURCE_DIR "/core", {"*.cpp", "*.h"}, QDir::Files, QDirIterator::Subdirectories);
         files.hasNext();)
        sources << files.next();
    REQUIRE(sources.size() > 500);
    for (const QString& source : sources) {
        QFile file(source);
        if (file.fileName().contains(elsewhere))
            continue;
        REQUIRE(file.open(QIODevice::ReadOnly));
        for (const QString& literal : unmarkedIn(QString::fromUtf8(file.readAll()).remove(includes)))
            if (literal.contains(words) && !literal.contains(names) && !literal.contains(filed))
                unmarked << QFileInfo(source).fileName() + ": " + literal;
    }
    INFO(unmarked.join('\n').toStdString());
    CHECK(unmarked.isEmpty());
    CHECK(unmarkedIn("f(Text(\"one two\"), \"three \" \"four\")") == QStringList{"three four"});
}

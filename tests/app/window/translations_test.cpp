// The German catalogues: whole, and true to what they translate.

#include "core/mechanisms/registry.h"
#include "tests/app/window/german_texts.h"
#include "tests/catch.h"
#include "tests/patience.h"
#include "widgets/translated.h"

#include <QFile>
#include <QLibraryInfo>
#include <QProcess>

using namespace nictate;
using test::addText;
using test::catalogues;
using test::placeholders;

TEST_CASE("every German text is there, keeps what is put into it, and ends as its English one") {
    for (const test::CatalogueEntry& entry : test::catalogueEntries()) {
        CAPTURE(entry.source.toStdString());
        CHECK(entry.finished);
        REQUIRE_FALSE(entry.translations.isEmpty());
        for (const QString& german : entry.translations) {
            CHECK(placeholders(german) == placeholders(entry.source));
            for (const char* end : {":", "…", "?"})
                CHECK(german.trimmed().endsWith(end) == entry.source.trimmed().endsWith(end));
        }
    }
}

TEST_CASE("lupdate finds nothing that the German catalogue does not have") {
    QTemporaryDir folder;
    const QString copy = folder.filePath("nictate_de.ts");
    REQUIRE(QFile::copy(catalogues + "nictate_de.ts", copy));
    QProcess lupdate;
    lupdate.setWorkingDirectory(NICTATE_SOURCE_DIR);
    lupdate.start(
        QLibraryInfo::path(QLibraryInfo::BinariesPath) + "/lupdate",
        {"app", "widgets", "-I", ".", "-no-obsolete", "-locations", "none", "-tr-function-alias", "tr+=words", "-ts", copy});
    REQUIRE(lupdate.waitForFinished(test::patience_ms));
    CHECK_THAT(lupdate.readAll().toStdString(), Catch::Contains("0 new"));
    QFile before(catalogues + "nictate_de.ts"), after(copy);
    REQUIRE((before.open(QIODevice::ReadOnly) && after.open(QIODevice::ReadOnly)));
    const bool same = before.readAll() == after.readAll(); // a difference of two whole files is nothing to print
    CHECK(same);                                           // nor is anything there that nobody says
}

TEST_CASE("a sentence of the core is known by its words, whatever numbers stand in it") {
    QTemporaryDir folder;
    QFile file(folder.filePath("few.ts"));
    REQUIRE(file.open(QIODevice::WriteOnly));
    file.write("<TS><context>"
               "<message><source>%1 of %2 rows were left out</source><translation>von %2 Zeilen fehlen %1</translation></message>"
               "<message><source>%1 rows</source><translation>%1 Zeilen</translation></message>"
               "<message><source>it is %1.</source><translation>es ist %1.</translation></message>"
               "<message><source>wide</source><translation>breit</translation></message></context></TS>");
    file.close();
    const CoreTranslator translator(file.fileName());
    auto german = [&](const char* text) { return translator.translate(CoreTranslator::core, text).toStdString(); };
    CHECK(german("3 of 10 rows were left out") == "von 10 Zeilen fehlen 3");
    CHECK(german("12 rows") == "12 Zeilen"); // the most that is fixed wins, and what is put in may be anything
    CHECK(german("it is wide.") == "es ist breit.");
    CHECK(german("it is wide. it is blue.") == "es ist breit. es ist blue.");
    CHECK(german("file.csv, line 3: 3 of 10 rows were left out; wide") == "file.csv, line 3: von 10 Zeilen fehlen 3; breit");
    CHECK(german("nothing of this").empty());
    CHECK(translator.translate("elsewhere", "wide").isNull());
}

TEST_CASE("every mechanism's description, promise and parameters are translated") {
    const test::German german;
    const test::Explained explained;
    test::ShownTexts texts;
    for (const MechanismInfo* info : mechanismInfos()) {
        const QString place = QString::fromStdString(info->id);
        auto add = [&](const std::string& text) { addText(texts, translated(text), place); };
        for (const std::string& text : {info->name, info->summary, info->formula})
            add(text);
        for (const ParameterSpec& spec : info->parameters)
            for (const std::string& text : {spec.label, spec.unit, spec.meaning, spec.default_formula, rangeText(spec)})
                add(text);
    }
    const QStringList left = test::untranslated(texts, explained, test::dataWords({}));
    INFO(left.join('\n').toStdString());
    CHECK(left.isEmpty());
}

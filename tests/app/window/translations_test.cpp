// The German catalogues: whole, and true to what they translate.

#include "core/domains/registry.h"
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

namespace {

/// What update_translations does, to a copy: whether it is as it was.
bool isUpToDate(const QString& catalogue, const QStringList& arguments) {
    QTemporaryDir folder;
    const QString copy = folder.filePath(catalogue);
    REQUIRE(QFile::copy(catalogues + catalogue, copy));
    QProcess lupdate;
    lupdate.setWorkingDirectory(NICTATE_SOURCE_DIR);
    lupdate.start(QLibraryInfo::path(QLibraryInfo::BinariesPath) + "/lupdate",
                  QStringList{"-I", ".", "-no-obsolete", "-locations", "none"} + arguments + QStringList{"-ts", copy});
    REQUIRE(lupdate.waitForFinished(test::patience_ms));
    CHECK_THAT(lupdate.readAll().toStdString(), Catch::Contains("0 new"));
    QFile before(catalogues + catalogue), after(copy);
    REQUIRE((before.open(QIODevice::ReadOnly) && after.open(QIODevice::ReadOnly)));
    return before.readAll() == after.readAll();
}

} // namespace

TEST_CASE("the German catalogues have every text that lupdate finds, and no other") {
    CHECK(isUpToDate("nictate_de.ts", {"app", "widgets", "-tr-function-alias", "tr+=words"}));
    CHECK(isUpToDate("core_de.ts", {"core", "app/batch/batch_plan.cpp", "-tr-function-alias", "tr=Text"}));
}

TEST_CASE("no text of the core has a comment, by which it would not be found") {
    QFile core(catalogues + "core_de.ts"); // lupdate takes a literal behind the first one for a comment
    REQUIRE(core.open(QIODevice::ReadOnly));
    const QByteArray all = core.readAll();
    CHECK(all.contains("<source>"));
    CHECK_FALSE(all.contains("<comment>"));
}

TEST_CASE("every mechanism's description, promise and parameters are translated") {
    const test::German german;
    const test::Explained explained;
    test::ShownTexts texts;
    for (const MechanismInfo* info : mechanismInfos()) {
        const QString place = QString::fromStdString(info->id);
        auto add = [&](const Text& text) { addText(texts, translated(text), place); };
        for (const Text& text : {info->name, info->summary, info->formula})
            add(text);
        for (const ParameterSpec& spec : info->parameters)
            for (const Text& text : {spec.label, spec.unit, spec.meaning, spec.default_formula, rangeText(spec)})
                add(text);
    }
    const QStringList left = test::untranslated(texts, explained, test::dataWords({}));
    INFO(left.join('\n').toStdString());
    CHECK(left.isEmpty());
}

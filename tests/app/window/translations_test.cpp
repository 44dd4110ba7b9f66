// The German catalogues: whole, and true to what they translate.

#include "core/domains/registry.h"
#include "tests/app/window/german_texts.h"
#include "tests/catch.h"
#include "tests/patience.h"
#include "widgets/translated.h"

#include <QFile>
#include <QFileInfo>
#include <QLibraryInfo>
#include <QProcess>

#include <set>

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

using Texts = std::set<std::pair<QString, QStringList>>;

Texts textsOf(const QString& file) {
    Texts texts;
    for (const test::CatalogueEntry& entry : test::entriesOf(file))
        texts.emplace(entry.source, entry.translations);
    return texts;
}

/// What update_translations does, to a copy; what lupdate says of it.
std::string update(const QString& copy, const QStringList& arguments) {
    REQUIRE(QFile::copy(catalogues + QFileInfo(copy).fileName(), copy));
    QProcess lupdate;
    lupdate.setWorkingDirectory(NICTATE_SOURCE_DIR);
    lupdate.start(QLibraryInfo::path(QLibraryInfo::BinariesPath) + "/lupdate",
                  QStringList{"-I", ".", "-no-obsolete", "-locations", "none"} + arguments + QStringList{"-ts", copy});
    REQUIRE(lupdate.waitForFinished(test::patience_ms));
    CHECK(lupdate.exitCode() == 0);
    return lupdate.readAll().toStdString();
}

} // namespace

TEST_CASE("the German catalogues have every text that lupdate finds, and no other", "[posix]") {
    const QTemporaryDir folder;
    const QString windows = folder.filePath("nictate_de.ts"), core = folder.filePath("core_de.ts");
    CHECK_THAT(update(windows, {"app", "widgets", "-tr-function-alias", "tr+=words"}), Catch::Contains("0 new"));
    QFile before(catalogues + "nictate_de.ts"), after(windows);
    REQUIRE((before.open(QIODevice::ReadOnly) && after.open(QIODevice::ReadOnly)));
    const bool as_before = before.readAll() == after.readAll(); // Catch would print both for minutes
    CHECK(as_before);
    CHECK_THAT(update(core, {"core", "app/batch/batch_plan.cpp", "-tr-function-alias", "tr=Text"}),
               Catch::Contains("source text(s)"));
    // In which class each stands, Qt 6.11 sees otherwise.
    const bool same_texts = textsOf(core) == textsOf(catalogues + "core_de.ts");
    CHECK(same_texts);
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

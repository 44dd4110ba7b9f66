// Sentences of the core in another language: what is put in is translated too, but never a name of data.

#include "tests/catch.h"
#include "tests/core/files/temporary_folder.h"
#include "widgets/core_translator.h"

using namespace nictate;

namespace {

QString german(const char* text) {
    static const test::TemporaryFolder folder;
    static const CoreTranslator translator(QString::fromStdString(folder
                                                                      .write("core.ts", R"(<TS><context>
<message><source>none</source><translation>keine</translation></message>
<message><source>dwell-share</source><translation>Verweilanteil</translation></message>
<message><source>Prior: %1</source><translation>Vorwissen: %1</translation></message>
<message names="1 3"><source>Group %1 looked at %2 longer than group %3</source>
<translation>Gruppe %1 sah %2 länger an als Gruppe %3</translation></message>
</context></TS>)")
                                                                      .string()));
    return translator.translate(CoreTranslator::core, text);
}

} // namespace

TEST_CASE("what stands at a placeholder is translated, unless it is a name of data") {
    CHECK(german("Prior: none") == "Vorwissen: keine");
    CHECK(german("Group none looked at dwell-share longer than group none") ==
          "Gruppe none sah Verweilanteil länger an als Gruppe none");
}

TEST_CASE("the German of findings leaves names of groups, conditions and areas as they are") {
    const CoreTranslator german(NICTATE_SOURCE_DIR "/resources/translations/core_de.ts");
    const auto said = [&](const char* text) { return german.translate(CoreTranslator::core, text); };
    CHECK(
        said("Group none looked at Table longer than group design: 0.2 against 0.1, difference 0.1, 95 % interval 0.05 to 0.15, "
             "noise and sampling; p = 0.004 after Holm; ε = 1.")
            .startsWith("Gruppe none sah Table länger an als Gruppe design: 0,2 gegen 0,1"));
    CHECK(said("No difference in dwell-share of none was found between groups none and design") ==
          "Kein Unterschied in Verweilanteil von none wurde zwischen den Gruppen none und design gefunden");
    CHECK(said("Groups by training: none (3), design (4).") == "Gruppen nach training: none (3), design (4).");
    CHECK(said("Expected error of a value from noise alone (one standard deviation): ±0.14 of dwell-share, ±1.52 transitions of "
               "transitions, ±30 ms of dwell. What bounds take away and what other observers would have done come on top.")
              .contains(QString::fromUtf8("±0,14 von Verweilanteil, ±1,52 Übergänge, ±30 ms von ")));
    CHECK(said("transitions") == QString::fromUtf8("Übergänge"));
}

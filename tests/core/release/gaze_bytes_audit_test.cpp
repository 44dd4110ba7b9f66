// What a release of gaze samples writes, byte by byte. The mutants of tests/mutants.cmake are run against this file, too.

#include "core/release/privacy_card.h"
#include "tests/catch.h"
#include "tests/core/files/temporary_folder.h"
#include "tests/core/release/byte_scan.h"
#include "tests/core/release/marked_gaze.h"

#include <set>

using namespace nictate;
using nictate::test::gazePlanFor;
using nictate::test::gazeWays;
using nictate::test::markedGaze;
using nictate::test::released;
using nictate::test::TemporaryFolder;

TEST_CASE("samples: no id, path, pupil, second eye, clock or raw value in any byte of what is written", "[gaze]") {
    const auto study = markedGaze();
    for (const auto& [mechanism, settings] : gazeWays()) {
        TemporaryFolder folder;
        Ledger ledger(folder.path() / "QZLEDGERQZ.jsonl");
        const Release<Gaze> release = released(gazePlanFor(study, mechanism, settings), study, ledger);
        std::vector<std::string> words = study.secret_words;
        for (const std::string& more :
             {std::string("QZLEDGERQZ"), std::string("\"seed\":"), std::string("seed="), folder.path().filename().string()})
            words.push_back(more);
        if (mechanism != "event-synth-pd") // one of its forms is called so
            words.push_back("seed");
        for (const PublicWriter<Gaze>& writer : publicWriters(release)) {
            INFO(mechanism << " " << writer.file);
            CHECK(test::findings(writer.file + writer.write(release), words, study.secret_numbers) == std::set<std::string>{});
        }
    }
}

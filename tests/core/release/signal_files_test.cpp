// What a release of signals writes: tables, features, card and page.

#include "core/domains/signals/signal_release.h"
#include "core/errors.h"
#include "core/release/privacy_card.h"
#include "tests/catch.h"
#include "tests/core/release/byte_scan.h"
#include "tests/core/release/card_schema.h"
#include "tests/core/release/released_signals.h"

#include <set>
#include <sstream>

using namespace nictate;
using nictate::test::completeSignals;
using nictate::test::contents;
using nictate::test::released;
using nictate::test::signalPlanFor;
using nictate::test::TemporaryFolder;
using nictate::test::ways;

namespace {

std::string header(const std::string& csv) { return csv.substr(0, csv.find('\n')); }

std::vector<std::vector<double>> numbersOf(const std::string& csv) {
    std::vector<std::vector<double>> rows;
    std::istringstream lines(csv);
    std::string line, cell;
    std::getline(lines, line); // names
    while (std::getline(lines, line)) {
        std::istringstream cells(line);
        rows.emplace_back();
        while (std::getline(cells, cell, ','))
            rows.back().push_back(std::stod(cell));
    }
    return rows;
}

} // namespace

TEST_CASE("signals: files are whole, complete and read back exactly", "[signal-release]") {
    TemporaryFolder folder;
    const auto study = test::markedSignals(3);
    Ledger ledger(folder.path() / "ledger.jsonl");
    const Release<Signals> release = released(signalPlanFor(study, "cfpa"), study, ledger);
    publish(release, publicWriters(release), folder.path() / "out");
    std::set<std::string> names;
    for (const auto& file : std::filesystem::directory_iterator(folder.path() / "out"))
        names.insert(file.path().filename().string());
    CHECK(names.size() == 7);
    for (const char* name : {"participant_001_comic.csv", "participant_002_comic.csv", "participant_003_comic.csv",
                             "features.csv", "privacy_card.json"})
        CHECK(names.count(name) == 1);
    CHECK(contents(folder.path() / "out/features.csv") ==
          "feature,lower,upper\nblink rate,0,2\n\"pupil, mean\",2,6\nconstant,0,1\n");
    const std::string csv = contents(folder.path() / "out/participant_002_comic.csv");
    CHECK(header(csv) == "blink rate,\"pupil, mean\",constant");
    const auto numbers = numbersOf(csv);
    const Eigen::MatrixXd& table = release.drawn().conditions[0].tables[1];
    REQUIRE(numbers.size() == 24);
    for (std::size_t t = 0; t < 24; ++t) {
        REQUIRE(numbers[t].size() == 3);
        for (std::size_t f = 0; f < 3; ++f)
            REQUIRE(numbers[t][f] == table(static_cast<Eigen::Index>(t), static_cast<Eigen::Index>(f)));
    }
    CHECK_THROWS_AS(publish(release, publicWriters(release), folder.path() / "out"), OutputError);
    auto failing = publicWriters(release);
    failing.push_back({"last", [](const Release<Signals>&) -> std::string { throw OutputError(Text("no")); }});
    CHECK_THROWS_AS(publish(release, failing, folder.path() / "again"), OutputError);
    CHECK(test::filesIn(folder.path()) == 2);
}

TEST_CASE("signals: conditions make plain and different file names", "[signal-release]") {
    TemporaryFolder folder;
    auto study = completeSignals(2);
    for (FeatureTable& table : study.dataset.features.tables)
        table.condition = table.condition == "comic" ? "a/b" : "a b";
    Ledger ledger(folder.path() / "ledger.jsonl");
    std::set<std::string> names;
    const Release<Signals> release = released(signalPlanFor(study, "lpa"), study, ledger);
    for (const PublicWriter<Signals>& writer : publicWriters(release))
        CHECK(names.insert(writer.file).second);
    CHECK(names.count("participant_001_a_b.csv") == 1);
    CHECK(names.count("participant_001_a_b_2.csv") == 1);
    for (FeatureTable& table : study.dataset.features.tables)
        table.condition = table.condition == "a/b" ? "" : "x";
    const Release<Signals> unnamed = released(signalPlanFor(study, "lpa"), study, ledger);
    CHECK(publicWriters(unnamed)[0].file == "participant_001.csv");
}

TEST_CASE("signals: the card has the members its schema asks for, and the page says the same", "[signal-release]") {
    TemporaryFolder folder;
    const auto study = completeSignals();
    Ledger ledger(folder.path() / "ledger.jsonl");
    for (const auto& [mechanism, settings] : ways) {
        const Release<Signals> release = released(signalPlanFor(study, mechanism, settings), study, ledger);
        test::checkCard(privacyCardJson(release), mechanism);
        const auto card = nlohmann::json::parse(privacyCardJson(release));
        CHECK(card["released"]["rows"] == 24);
        CHECK(card["released"]["features"][1]["upper"] == 6);
        CHECK(card["observers"] == 6);
        CHECK(card["guarantee"]["neighbours"].get<std::string>().find("study design") != std::string::npos);
        std::string page;
        for (const CardSection& section : privacyCardPage(release))
            for (const auto& [label, text] : section.lines)
                page += section.title + ": " + label + ": " + text + "\n";
        for (const std::string& said :
             {plainSentence(release.plan().guarantee).english(), std::string("comic, text book"), std::string("pupil, mean"),
              release.plan().mechanism.info.citation, std::string("Participants: 6")})
            CHECK(page.find(said) != std::string::npos);
    }
    const auto card = nlohmann::json::parse(
        privacyCardJson(released(signalPlanFor(study, "cfpa", {{"epsilon", 0.5}, {"chunk", 10.0}}), study, ledger)));
    CHECK(card["transform"]["chunks"] == 3);
    CHECK(card["transform"]["k"] == 2);
    CHECK(card["guarantee"]["epsilon"] == 9.0);
    CHECK(card["guarantee"]["published_epsilon"] == 1.5);
    CHECK(card["noise"]["lattices"].size() == 6); // 3 features, chunks of 10 and 4
    for (const auto& lattice : card["noise"]["lattices"]) {
        const double l1 = std::stod(lattice["lattice_sensitivity_l1"].get<std::string>());
        CHECK(l1 * lattice["lattice_scale_denominator"].get<double>() / lattice["lattice_scale_numerator"].get<double>() <= 0.5);
    }
}

TEST_CASE("signals: no id, path, hash, key or raw value in any byte or name of what is written", "[signal-release]") {
    TemporaryFolder folder;
    const auto study = completeSignals();
    Ledger ledger(folder.path() / "QZLEDGERQZ.jsonl");
    std::vector<std::string> words = study.secret_words;
    words.push_back("QZLEDGERQZ");
    words.push_back("seed");
    for (const auto& [mechanism, settings] : ways) {
        const Release<Signals> release = released(signalPlanFor(study, mechanism, settings), study, ledger);
        const std::string lines = contents(ledger.path());
        words.push_back(lines.substr(lines.find("\"key\":\"") + 7, 64));
        words.push_back(lines.substr(lines.find("\"observers\":[\"") + 14, 32));
        words.push_back(folder.path().filename().string());
        for (const PublicWriter<Signals>& writer : publicWriters(release)) {
            INFO(mechanism << " " << writer.file);
            CHECK(test::findings(writer.file + writer.write(release), words, study.secret_numbers) == std::set<std::string>{});
        }
    }
}

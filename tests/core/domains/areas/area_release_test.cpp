#include "core/domains/areas/areas_view.h"
#include "core/release/privacy_card.h"

#include "core/domains/areas/area_files.h"
#include "core/domains/areas/area_preview.h"
#include "core/domains/areas/area_release.h"
#include "core/domains/registry.h"
#include "core/errors.h"
#include "core/release/lattice_query.h"
#include "tests/catch.h"
#include "tests/core/domains/areas/made_areas.h"
#include "tests/core/files/temporary_folder.h"
#include "tests/core/release/byte_scan.h"
#include "tests/core/release/card_schema.h"
#include "tests/core/release/small_areas.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <memory>
#include <set>
#include <sstream>

using namespace nictate;
using nlohmann::json;
using test::contents;
using test::TemporaryFolder;

TEST_CASE("areas: a release is booked at what it costs, and the card says how", "[release]") {
    TemporaryFolder folder;
    const auto study = test::markedStudy();
    Ledger ledger(folder.path() / "ledger.jsonl");
    for (const char* noise : {"gaussian", "laplace", "k-norm"}) {
        const ReleasePlan<Areas> plan = test::areaPlanFor(study, {{"epsilon", 2.0}, {"noise", std::string(noise)}});
        CHECK(plan.guarantee.status == Status::proven);
        const Release<Areas> release = test::released(plan, study, ledger);
        const LedgerEntry& entry = ledger.entries().back();
        CHECK(entry.loss.rho == plan.loss.rho);
        const json card = json::parse(privacyCardJson(release));
        CHECK(card["guarantee"]["epsilon"] == 2);
        CHECK(card["guarantee"]["status"] == "proven");
        CHECK(card["released"]["what"] == "areas of interest");
        CHECK(card["areas"] == json({"face", "hand"}));
        REQUIRE(card["noise"]["metrics"].size() == 3);
        CHECK(card["noise"]["metrics"][0]["metric"] == "dwell-share");
        test::checkCard(privacyCardJson(release), noise);
        double rho = 0;
        for (const LatticePlan& lattice : plan.exact.metrics)
            rho += lattice.noise == LatticeNoise::discrete_gaussian
                       ? static_cast<double>(lattice.l2_squared) / (2 * static_cast<double>(lattice.sigma_squared))
                       : 0;
        CHECK(*plan.loss.rho == Approx(noise == std::string("gaussian") ? rho : 2.0));
        CHECK(entry.loss.pure_epsilon.has_value() == (noise != std::string("gaussian")));
        CHECK(card["noise"].contains("k_norm") == (noise == std::string("k-norm")));
        if (noise == std::string("k-norm")) {
            CHECK(entry.loss.pure_epsilon == 2.0);
            CHECK(card["guarantee"]["delta"] == 0);
            CHECK(card["noise"]["k_norm"]["epsilon_numerator"] == "2");
            CHECK(card["noise"]["k_norm"]["epsilon_denominator"] == "1");
            CHECK(card["noise"]["k_norm"]["steps"] == 1 << 27);
            CHECK(card["noise"]["k_norm"]["body"].size() == 6); // of three metrics the values and the spread
            CHECK_THAT(privacyCardJson(release), Catch::Contains("so the promise needs no δ"));
        }
    }
    CHECK(ledger.entries().size() == 3);
    CHECK_THAT(contents(ledger.path()), Catch::Contains("\"areas of interest\"") && Catch::Contains("first-fixation"));
}

TEST_CASE("areas: the card's page states for every metric the sensitivity that its JSON states", "[release]") {
    TemporaryFolder folder;
    const auto study = test::markedStudy();
    Ledger ledger(folder.path() / "ledger.jsonl");
    const Release<Areas> release = test::released(test::areaPlanFor(study, {{"epsilon", 2.0}}), study, ledger);
    std::string said;
    for (const CardSection& section : privacyCardPage(release))
        for (const auto& [label, text] : section.lines)
            said += label == "Sensitivity" ? text : "";
    const json card = json::parse(privacyCardJson(release));
    REQUIRE(card["noise"]["metrics"].size() == 3);
    for (const json& metric : card["noise"]["metrics"])
        for (const auto& [name, norm] : {std::pair(" ℓ1 ", "sensitivity_l1"), std::pair(", ℓ2 ", "sensitivity_l2")}) {
            const std::size_t at = said.find(name, said.find(metric["metric"].get<std::string>()));
            REQUIRE(at != std::string::npos);
            CHECK(std::stod(said.substr(at + std::string(name).size())) == Approx(metric[norm].get<double>()).epsilon(1e-4));
        }
}

TEST_CASE("areas: what is published reads back, and holds nothing but private values", "[release]") {
    TemporaryFolder folder;
    const auto study = test::markedStudy();
    Ledger ledger(folder.path() / "QZLEDGERQZ.jsonl");
    const auto plan = test::areaPlanFor(study);
    std::vector<double> numbers = study.secret_numbers;
    std::vector<double> originals;
    const AreaHits hits = plannedData(plan, study.dataset, study.included);
    for (const AreaMetric metric : plan.facts.metrics)
        for (const double mean : areaMeans(metric, hits, plan.bounds))
            if (mean > 0 && mean != std::round(mean))
                originals.push_back(mean);
    numbers.insert(numbers.end(), originals.begin(), originals.end());
    // Noise in whole steps is now and then such that something equals what it hides. A leak is there in every draw.
    const auto byChance = [&](const Release<Areas>& drawn) {
        for (const PublicWriter<Areas>& writer : publicWriters(drawn))
            if (!test::findings(writer.write(drawn), {}, originals).empty())
                return true;
        return false;
    };
    auto release = std::make_unique<Release<Areas>>(test::released(plan, study, ledger));
    for (int again = 0; again < 30 && byChance(*release); ++again)
        release = std::make_unique<Release<Areas>>(test::released(plan, study, ledger));
    publish(*release, publicWriters(*release), folder.path() / "out");
    CHECK(test::filesIn(folder.path() / "out") == 4);
    std::istringstream table(contents(folder.path() / "out/aoi_table.csv"));
    std::string line;
    std::getline(table, line);
    CHECK(line == "aoi,metric,private,ci_low,ci_high,people_low,people_high,unit");
    std::size_t rows = 0;
    while (std::getline(table, line))
        ++rows;
    CHECK(rows == 6); // two areas, three metrics
    CHECK(rows == release->drawn().rows.size());
    const auto areas = areasOf(readAreaFile(folder.path() / "out/aois.csv"), "any", 640, 480);
    CHECK(areas == release->plan().areas);

    std::vector<std::string> words = study.secret_words;
    words.insert(words.end(), {"QZLEDGERQZ", "seed", folder.path().filename().string()});
    const std::string lines = contents(ledger.path());
    words.push_back(lines.substr(lines.find("\"key\":\"") + 7, 64));
    words.push_back(lines.substr(lines.find("\"observers\":[\"") + 14, 32));
    for (const PublicWriter<Areas>& writer : publicWriters(*release)) {
        INFO(writer.file);
        CHECK(test::findings(writer.write(*release), words, numbers) == std::set<std::string>{});
    }
}

TEST_CASE("areas: what cannot be released says why", "[release]") {
    auto study = test::markedStudy();
    CHECK_THROWS_WITH(test::areaPlanFor(study, {{"delta", 0.2}, {"noise", std::string("gaussian")}}),
                      Catch::Contains("not below 1/n"));
    AreaReleaseRequest request;
    request.observers = 9;
    request.metrics = {AreaMetric::looked};
    const Mechanism<Areas>& mechanism = mechanismOf<Areas>("aoi");
    CHECK_THROWS_WITH(planRelease(mechanism, study.dataset.stimuli[0], request), Catch::Contains("no area of interest"));
    request.areas = {test::rectangle("only", 0, 0, 5, 5)};
    request.metrics = {AreaMetric::transitions};
    CHECK_THROWS_WITH(planRelease(mechanism, study.dataset.stimuli[0], request), Catch::Contains("two areas or more"));
    request.metrics = {AreaMetric::looked, AreaMetric::looked};
    CHECK_THROWS_WITH(planRelease(mechanism, study.dataset.stimuli[0], request), Catch::Contains("each metric once"));
    request.metrics = {AreaMetric::looked};
    study.dataset.stimuli[0].size_source = SizeSource::assumed;
    CHECK_THROWS_AS(planRelease(mechanism, study.dataset.stimuli[0], request), Refused);
}

TEST_CASE("areas: the release job is of the session's areas, and says what to expect", "[release]") {
    const auto study = test::markedStudy(60);
    Session session;
    session.stimulus = study.dataset.stimuli[0].id;
    AreasView& view = session.view<AreasView>();
    view.areas[session.stimulus] = test::smallAreas();
    const auto dataset = std::make_shared<const Dataset>(study.dataset);
    const ReleaseJob job = areaJob(dataset, session, {}, {});
    CHECK_THAT(job.expected().text.english(), Catch::Contains("±0.0393 of dwell-share"));
    CHECK(job.items.front().guarantee.status == Status::proven);
    CHECK(job.renamed.size() == 1); // first.png looks like a file
    session.filter = "QZATTRIBUTEQZ = QZVALUEQZ";
    CHECK(areaJob(dataset, session, {}, {}).items.front().guarantee.status == Status::as_published);
    CHECK(areaJob(dataset, session, {"filter"}, {}).items.front().guarantee.status == Status::proven);
    view.areas.clear();
    CHECK_THROWS_WITH(areaJob(dataset, session, {}, {}), Catch::Contains("no area of interest"));
}

TEST_CASE("areas: a presentation that is settled makes the defaults and stands on the card; a counted one does neither",
          "[release]") {
    auto study = test::markedStudy(60);
    Session session;
    session.stimulus = study.dataset.stimuli[0].id;
    AreasView& view = session.view<AreasView>();
    view.areas[session.stimulus] = test::smallAreas();
    view.metrics = {"fixations"};
    study.dataset.frame.lengths_s.value = {12, 12};
    const auto job = [&](const std::set<std::string>& declared = {}) {
        return areaJob(std::make_shared<const Dataset>(study.dataset), session, declared, {});
    };
    const auto rests_on_lengths = [](const ReleaseJob& made) {
        return std::any_of(made.rests_on.begin(), made.rests_on.end(),
                           [](const FrameLine& line) { return line.entry == "lengths"; });
    };
    const auto clip = [](const ReleaseJob& made) { return json::parse(made.items[0].record.parameters)["clip"]; };

    study.dataset.frame.lengths_s.origin = Origin::given;
    CHECK(clip(job()) == 40);
    CHECK(rests_on_lengths(job()));
    CHECK(job().items[0].guarantee.status == Status::proven);
    for (const Origin origin : {Origin::counted, Origin::guessed}) {
        study.dataset.frame.lengths_s.origin = origin;
        CHECK(clip(job()) == 10);
        CHECK(clip(job({"lengths"})) == 10); // this release did not look at it
        CHECK_FALSE(rests_on_lengths(job()));
        CHECK(job().items[0].guarantee.status == Status::proven);
    }
    study.dataset.frame.lengths_s.origin = Origin::declared;
    CHECK(clip(job()) == 40);
    CHECK_THAT(job().items[0].guarantee.reasons.back().english(),
               Catch::Contains("the length of recordings is public was declared"));
    session.given["aoi"].set("presentation", 6000.0);
    CHECK(clip(job()) == 20);
    CHECK_FALSE(rests_on_lengths(job()));
}

TEST_CASE("areas: what bounds took away is in no file of a release", "[release]") {
    TemporaryFolder folder;
    const auto study = test::markedStudy();
    Ledger ledger(folder.path() / "ledger.jsonl");
    const auto plan = test::areaPlanFor(study, {{"clip", 1.37}, {"presentation", 433.0}});
    const auto bounded = boundedMetrics(plan.facts.metrics, plannedData(plan, study.dataset, study.included), plan.bounds);
    REQUIRE(bounded.size() == 2);
    std::vector<double> numbers;
    for (const BoundedMetric& one : bounded) {
        CHECK(one.taken.share > 0.01);
        for (const double share : {one.taken.share, 1 - one.taken.share})
            numbers.insert(numbers.end(), {share, 100 * share});
    }
    const Release<Areas> release = test::released(plan, study, ledger);
    publish(release, publicWriters(release), folder.path() / "out");
    for (const auto& file : std::filesystem::directory_iterator(folder.path() / "out")) {
        INFO(file.path().filename().string());
        const std::vector<std::string> words = {"\"bounded\"", "Bounds cut", inWords(bounded[0].taken, 9).english(),
                                                inWords(bounded[1].taken, 9).english()};
        CHECK(test::findings(contents(file.path()), words, numbers) == std::set<std::string>{});
    }
}

#include "core/domains/heatmap/heatmap_release.h"

#include "core/domains/heatmap/cap_selection.h"
#include "core/domains/heatmap/heatmap_parameters.h"
#include "core/domains/heatmap/mechanisms/heatmap_mechanisms.h"
#include "core/errors.h"
#include "core/files/figures.h"
#include "core/io/open_study.h"
#include "core/privacy/gaussian_profile.h"
#include "core/release/lattice_query.h"
#include "core/release/privacy_card.h"
#include "tests/catch.h"
#include "tests/core/files/temporary_folder.h"
#include "tests/core/release/card_schema.h"
#include "tests/core/release/small_study.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <iostream>
#include <numbers>

using namespace nictate;
using nictate::test::planFor;
using nictate::test::released;
using nictate::test::TemporaryFolder;

TEST_CASE("a release books first, is drawn anew each time, and adds up", "[release]") {
    TemporaryFolder folder;
    const auto study = test::markedStudy();
    Ledger ledger(folder.path() / "ledger.jsonl");
    const ReleasePlan<Heatmaps> plan = planFor(study, "clipped-gaussian", {{"epsilon", 1.0}, {"delta", 1e-5}});
    const Release<Heatmaps> one = released(plan, study, ledger), two = released(plan, study, ledger);
    REQUIRE(one.booking().entry == 1);
    REQUIRE(two.booking().entry == 2);
    REQUIRE((one.drawn().protected_map != two.drawn().protected_map).any());
    REQUIRE(one.drawn().heatmap.rows() == plan.facts.display.height);
    REQUIRE(one.version() == NICTATE_VERSION);
    REQUIRE(*one.booking().totals.epsilon >= 1 - 1e-3); // what rounding σ² up gives back
    REQUIRE(*one.booking().totals.epsilon <= 1.0001);
    const double mu = 1 / analyticSigma(1, 1e-5);
    REQUIRE(*two.booking().totals.epsilon == Approx(gaussianEpsilon(std::sqrt(2.0) * mu, 1e-5)).epsilon(1e-3));
    REQUIRE(ledger.verified());
}

TEST_CASE("a count release is integers over n, post-processed after the noise", "[release]") {
    TemporaryFolder folder;
    const auto study = test::markedStudy();
    Ledger ledger(folder.path() / "ledger.jsonl");
    const ReleasePlan<Heatmaps> plan = planFor(study, "gaussian", {{"epsilon", 2.0}});
    REQUIRE(plan.exact.pitch == 1);
    const Release<Heatmaps> release = released(plan, study, ledger);
    const GazeMap whole = release.drawn().protected_map * plan.facts.observers;
    REQUIRE((whole - whole.round()).abs().maxCoeff() < 1e-6);
    const GazeMap again =
        plan.mechanism.steps.finisher(plan.resolved, plan.facts)(release.drawn().protected_map, plan.guarantee.noise_scale);
    REQUIRE((again == release.drawn().heatmap).all());
}

TEST_CASE("the released map is the noisy bounded mean: its error has the planned scale", "[release]") {
    TemporaryFolder folder;
    const auto study = test::markedStudy();
    Ledger ledger(folder.path() / "ledger.jsonl");
    for (const char* mechanism : {"gaussian", "laplace"}) {
        const ReleasePlan<Heatmaps> plan = planFor(study, mechanism, {{"epsilon", 1.0}});
        const Release<Heatmaps> release = released(plan, study, ledger);
        const GazeMap truth =
            boundedMean(collectPoints(study.dataset, 0, study.included), plan.resolved, plan.facts, SeededNoise(1));
        const GazeMap noise = release.drawn().protected_map - truth;
        const double expected = plan.guarantee.noise_scale *
                                (plan.exact.noise == LatticeNoise::discrete_gaussian ? std::sqrt(2 / std::numbers::pi) : 1);
        REQUIRE(noise.abs().mean() / expected == Approx(1).margin(6 / std::sqrt(static_cast<double>(noise.size()))));
    }
}

TEST_CASE("what is not proven needs its reasons repeated, and says so for ever", "[release]") {
    TemporaryFolder folder;
    const auto study = test::markedStudy();
    Ledger ledger(folder.path() / "ledger.jsonl");
    SecureNoise noise;
    for (const char* mechanism : {"noise-free", "random-selection-1", "random-selection-2", "gaussian"}) {
        const ReleasePlan<Heatmaps> plan = std::string(mechanism) == "gaussian"
                                               ? planFor(study, mechanism, {{"calibration", std::string("theorem-3.4")}})
                                               : planFor(study, mechanism);
        REQUIRE(plan.needsConfirmation());
        for (const std::vector<Text>& said : {std::vector<Text>{}, {Text("I know")}}) {
            REQUIRE_THROWS_AS(releasePlanned(plan, study.dataset, study.included, said, noise, ledger), ConfirmationMissing);
            REQUIRE_THROWS_WITH(releasePlanned(plan, study.dataset, study.included, said, noise, ledger),
                                Catch::Contains(plan.guarantee.reasons.front().english()));
        }
        REQUIRE(ledger.entries().size() == (ledger.exists() ? ledger.entries().size() : 0));
        const std::size_t before = ledger.entries().size();
        const Release<Heatmaps> release = released(plan, study, ledger);
        REQUIRE(ledger.entries().size() == before + 1);
        const auto card = nlohmann::json::parse(privacyCardJson(release));
        REQUIRE(card["guarantee"]["confirmed_although_not_proven"] == true);
        REQUIRE(card["guarantee"]["reasons"].size() == plan.guarantee.reasons.size());
        REQUIRE(card["guarantee"]["status"] == name(plan.guarantee.status));
    }
    REQUIRE_FALSE(ledger.totals().epsilon.has_value());
}

TEST_CASE("the noise-free path releases exactly the mean, the selections a part of it", "[release]") {
    TemporaryFolder folder;
    const auto study = test::markedStudy();
    Ledger ledger(folder.path() / "ledger.jsonl");
    const Release<Heatmaps> plain = released(planFor(study, "noise-free"), study, ledger);
    REQUIRE(plain.drawn().protected_map.sum() * 9 == Approx(9 * 11));
    const Release<Heatmaps> selected = released(planFor(study, "random-selection-1", {{"fraction", 0.34}}), study, ledger);
    REQUIRE(selected.plan().exact.divisor == 3);
    REQUIRE(selected.drawn().protected_map.sum() * 3 == Approx(3 * 11));
}

TEST_CASE("theorem 3.4 is released with its own sigma and booked by what that really costs", "[release]") {
    const auto study = test::markedStudy();
    const ReleasePlan<Heatmaps> plan =
        planFor(study, "gaussian", {{"epsilon", 1.0}, {"delta", 1e-3}, {"calibration", std::string("theorem-3.4")}});
    const double sigma = theorem34Sigma(1, static_cast<double>(plan.grid.cells()), 9, 1, 1e-3);
    REQUIRE(plan.guarantee.noise_scale / sigma == Approx(1).margin(0.01));
    REQUIRE(plan.guarantee.noise_scale >= sigma);
    REQUIRE(*plan.loss.rho == Approx(static_cast<double>(plan.grid.cells()) / (2 * 81 * sigma * sigma)).epsilon(0.01));
}

TEST_CASE("a stimulus whose size was guessed cannot be released", "[release]") {
    auto study = test::markedStudy();
    study.dataset.stimuli[0].size_source = SizeSource::assumed;
    REQUIRE_THROWS_AS(planFor(study), Refused);
}

TEST_CASE("a plan for another number of observers is refused before anything is booked", "[release]") {
    TemporaryFolder folder;
    const auto study = test::markedStudy();
    Ledger ledger(folder.path() / "ledger.jsonl");
    SecureNoise noise;
    const ReleasePlan<Heatmaps> plan = planFor(study);
    REQUIRE_THROWS_AS(releasePlanned(plan, study.dataset, {0, 1, 2}, {}, noise, ledger), MissingData);
    REQUIRE_FALSE(ledger.exists());
}

TEST_CASE("a refused budget leaves nothing, and a batch is priced before its first release", "[release]") {
    TemporaryFolder folder;
    const auto study = test::markedStudy();
    Ledger ledger(folder.path() / "ledger.jsonl");
    const ReleasePlan<Heatmaps> plan = planFor(study, "laplace", {{"epsilon", 1.0}});
    SecureNoise noise;
    REQUIRE_THROWS_AS(releasePlanned(plan, study.dataset, study.included, {}, noise, ledger, 0.9), BudgetExceeded);
    REQUIRE_FALSE(ledger.exists());
    const LedgerRecord record = ledgerRecord(plan, observerIds(study.dataset, study.included));
    REQUIRE_NOTHROW(ledger.requireRoom({record, record}, 2));
    REQUIRE_THROWS_AS(ledger.requireRoom({record, record, record}, 2), BudgetExceeded);
}

TEST_CASE("the loss of Laplace is pure and exact", "[release]") {
    const auto study = test::markedStudy();
    const ReleasePlan<Heatmaps> plan = planFor(study, "laplace", {{"epsilon", 0.1}});
    REQUIRE(plan.loss.pure_epsilon == 0.1);
    REQUIRE(plan.loss.rho_exact == "1/200");
    REQUIRE(*plan.loss.rho == Approx(0.005));
    REQUIRE(plan.study_delta == 1e-5);
}

TEST_CASE("parameters chosen by hand are told from defaults", "[release]") {
    TemporaryFolder folder;
    const auto study = test::markedStudy();
    Ledger ledger(folder.path() / "ledger.jsonl");
    const Release<Heatmaps> release =
        released(planFor(study, "clipped-gaussian", {{"epsilon", 2.0}, {"clip", 1.0}}), study, ledger);
    const auto card = nlohmann::json::parse(privacyCardJson(release));
    std::map<std::string, std::string> origins;
    for (const auto& parameter : card["parameters"])
        origins[parameter["name"]] = parameter["origin"];
    REQUIRE(origins["epsilon"] == "by hand");
    REQUIRE(origins["clip"] == "by hand");
    REQUIRE(origins["width"] == "default");
    REQUIRE(origins["blur_px"] == "default");
    REQUIRE(card["guarantee"]["bounds_from"].get<std::string>().find("by hand") != std::string::npos);
}

TEST_CASE("the privacy card has the members its schema asks for, and no others", "[release]") {
    TemporaryFolder folder;
    const auto study = test::markedStudy();
    Ledger ledger(folder.path() / "ledger.jsonl");
    for (const char* mechanism : {"clipped-gaussian", "gaussian", "laplace", "noise-free", "random-selection-2"})
        test::checkCard(privacyCardJson(released(planFor(study, mechanism), study, ledger)), mechanism);
    HeatmapReleaseRequest request;
    request.observers = 9;
    request.noisy_cap = NoisyCap{};
    const ReleasePlan<Heatmaps> plan = planRelease(mechanismOf<Heatmaps>("gaussian"), study.dataset.stimuli[0], request);
    test::checkCard(privacyCardJson(released(plan, study, ledger)), "private cap");
}

TEST_CASE("the page says what the card says", "[release]") {
    TemporaryFolder folder;
    const auto study = test::markedStudy();
    Ledger ledger(folder.path() / "ledger.jsonl");
    const Release<Heatmaps> release = released(planFor(study, "clipped-gaussian", {{"epsilon", 1.0}}), study, ledger);
    std::string page;
    for (const CardSection& section : privacyCardPage(release))
        for (const auto& [label, text] : section.lines)
            page += section.title + ": " + label + ": " + text + "\n";
    for (const std::string& said :
         {plainSentence(release.plan().guarantee).english(), std::string("proven"), std::string("ε: 1\n"),
          std::string("stimulus-1"), release.plan().mechanism.info.formula.english(), release.plan().mechanism.info.citation,
          std::string("Observers: 9")})
        REQUIRE(page.find(said) != std::string::npos);
}

TEST_CASE("the page begins with words: who, from whom, how much, whether δ is small, and all releases together", "[release]") {
    TemporaryFolder folder;
    const auto study = test::markedStudy();
    Ledger ledger(folder.path() / "ledger.jsonl");
    auto promised = [&](const char* mechanism, std::map<std::string, ParameterValue> settings) {
        const auto page = privacyCardPage(released(planFor(study, mechanism, std::move(settings)), study, ledger));
        std::string text = page.front().title + "\n";
        for (const auto& [label, line] : page.front().lines)
            text += label + ": " + line + "\n";
        return text;
    };
    const std::string large = promised("clipped-gaussian", {{"epsilon", 1.0}, {"delta", 0.02}});
    CHECK_THAT(
        large,
        Catch::StartsWith("What is promised\n") &&
            Catch::Contains("Who is protected: Everybody in it, each as a whole: one observer") &&
            Catch::Contains("From whom: ") && Catch::Contains("δ = 0.02 is what the promise allows beyond ε") &&
            Catch::Contains(
                "A common rule asks for at most 1/(10 n) = 0.0112 with n = 9 people: this δ is larger, so it breaks the rule.") &&
            Catch::Contains("All releases: This is the first release in the study's ledger, which writes the same loss"));
    CHECK_THAT(promised("clipped-gaussian", {{"epsilon", 1.0}, {"delta", 0.001}}),
               Catch::Contains(": this δ is small enough.") && Catch::Contains("All releases: Nobody loses more than"));
    CHECK_THAT(promised("laplace", {{"epsilon", 1.0}}), Catch::Contains("What δ means: This promise has no δ."));
    CHECK_THAT(promised("gaussian", {{"epsilon", 1.0}, {"calibration", std::string("theorem-3.4")}}),
               Catch::Contains("All releases: Nothing is proven about all of them together, because 1 release is not proven. If "
                               "each keeps the loss that it states, nobody loses more than"));
    const std::string nothing = promised("noise-free", {});
    CHECK_THAT(nothing, Catch::StartsWith("Nothing is promised\n") && Catch::Contains("Who is protected: Nobody") &&
                            Catch::Contains("Not protected: Everything about the people in it") &&
                            !Catch::Contains("From whom") &&
                            Catch::Contains("the loss of the person who loses most has no bound"));
}

TEST_CASE("proven or not, the card says beside the reasons what its bounds rest on", "[release]") {
    TemporaryFolder folder;
    const auto study = test::markedStudy();
    Ledger ledger(folder.path() / "ledger.jsonl");
    for (const char* mechanism : {"clipped-gaussian", "noise-free"}) {
        const CardSection why = privacyCardPage(released(planFor(study, mechanism), study, ledger)).at(1);
        CHECK(std::count_if(why.lines.begin(), why.lines.end(),
                            [](const CardSection::Line& line) { return line.first == "Bounds" && !line.second.empty(); }) == 1);
    }
}

TEST_CASE("who loses most in the ledger may be in no release but one: later cards of other people count theirs", "[release]") {
    TemporaryFolder folder;
    const auto study = test::markedStudy();
    auto others = study;
    for (Participant& participant : others.dataset.participants)
        participant.id += "-other";
    Ledger ledger(folder.path() / "ledger.jsonl");
    const auto all = [&](const test::MarkedStudy& of, double epsilon) {
        const auto page = privacyCardPage(released(planFor(of, "laplace", {{"epsilon", epsilon}}), of, ledger));
        for (const auto& [label, line] : page.front().lines)
            if (label == "All releases")
                return line;
        return std::string();
    };
    CHECK_THAT(all(study, 3), Catch::StartsWith("This is the first release"));
    REQUIRE(ledger.totals().worst_observer_entries == 1);
    const auto most = ledger.totals().epsilon;
    for (int again = 0; again < 2; ++again)
        CHECK_THAT(all(others, 0.1), Catch::StartsWith("Nobody loses more than ε = " + figureUp(most)));
    CHECK(ledger.totals().worst_observer_entries == 1); // of the first people; the others are in two
}

TEST_CASE("the card says what a batch costs together, and that a promise is empty", "[release]") {
    TemporaryFolder folder;
    const auto study = test::markedStudy();
    Ledger ledger(folder.path() / "ledger.jsonl");
    auto pageOf = [](const Release<Heatmaps>& release) {
        std::string text;
        for (const CardSection& section : privacyCardPage(release))
            for (const auto& [label, line] : section.lines)
                text += label + ": " + line + "\n";
        return text;
    };
    ReleasePlan<Heatmaps> plan = planFor(study, "laplace", {{"epsilon", 1.0}});
    const Release<Heatmaps> alone = released(plan, study, ledger);
    CHECK_FALSE(nlohmann::json::parse(privacyCardJson(alone))["guarantee"].contains("batch"));
    CHECK(pageOf(alone).find("too weak") == std::string::npos);
    plan.batch = Together{20, 8.5, 0.01, 10.0};
    const Release<Heatmaps> one = released(plan, study, ledger);
    test::checkCard(privacyCardJson(one), "a batch's card");
    const auto guarantee = nlohmann::json::parse(privacyCardJson(one))["guarantee"];
    CHECK(guarantee["epsilon"] == 1.0);
    CHECK(guarantee["batch"]["epsilon"] == 8.5);
    CHECK(guarantee["sentence"].get<std::string>().find("from all 20 releases together") != std::string::npos);
    CHECK(pageOf(one).find("one of them alone costs ε = 1, and who guesses from it can be right at most 74 times in 100") !=
          std::string::npos);
    CHECK(pageOf(one).find("The limit is proven, but too weak to protect anybody.") != std::string::npos);
    plan.batch.reset();
    CHECK(emptyPromise(plan).empty());
    CHECK(emptyPromise(planFor(study, "laplace", {{"epsilon", 12.0}})) == "proven, but too weak to protect anybody");
}

TEST_CASE("the fixations expected are public: what follows the noise rests on them and the card names them", "[release]") {
    const auto study = test::markedStudy();
    HeatmapReleaseRequest request;
    request.observers = static_cast<int>(study.included.size());
    const Mechanism<Heatmaps>& mechanism = mechanismOf<Heatmaps>("clipped-gaussian");
    const ReleasePlan<Heatmaps> ten = planRelease(mechanism, study.dataset.stimuli[0], request);
    request.expected_fixations = 4;
    const ReleasePlan<Heatmaps> four = planRelease(mechanism, study.dataset.stimuli[0], request);
    CHECK(ten.facts.expected_fixations == 10);
    CHECK(expectedClipFactor(four.resolved, four.facts) > expectedClipFactor(ten.resolved, ten.facts));
    TemporaryFolder folder;
    Ledger ledger(folder.path() / "ledger.jsonl");
    const auto card = nlohmann::json::parse(privacyCardJson(released(four, study, ledger)));
    const auto named = std::find_if(card["parameters"].begin(), card["parameters"].end(),
                                    [](const auto& parameter) { return parameter["name"] == "expected_fixations"; });
    REQUIRE(named != card["parameters"].end());
    CHECK((*named)["value"] == 4.0);
    CHECK((*named)["origin"] == "by hand");
}

TEST_CASE("the cap chosen privately follows the exponential mechanism on exact scores", "[release]") {
    const auto study = test::markedStudy();
    const Grid grid{8, 6, 640, 480};
    const ObserverPoints points = collectPoints(study.dataset, 0, study.included);
    const RepeatedCounts counts = countRepeats(grid, points, 10);
    const std::vector<double> variance = {0.001, 0.004, 0.009, 0.016};
    const ExactCapScores scores = exactCapScores(counts, variance, 10);
    const CapCurve curve = capCurve(counts, variance, 4);
    const double scale = 48.0 * 81;
    for (int m = 1; m <= 4; ++m)
        REQUIRE(static_cast<double>(scores.costs[static_cast<std::size_t>(m - 1)]) / scale ==
                Approx(curve.expectedMse(m)).margin(1 / scale));
    REQUIRE(static_cast<double>(scores.sensitivity) / scale == Approx(capScoreSensitivity(9, 48, 4, 10)));
    SecureNoise noise;
    const double epsilon = 2;
    std::vector<double> seen(4), expected(4);
    const int draws = 20000;
    double total = 0;
    for (int i = 0; i < draws; ++i)
        seen[static_cast<std::size_t>(chooseCapExactly(scores, epsilon, noise) - 1)] += 1;
    for (std::size_t m = 0; m < 4; ++m)
        total += expected[m] = std::exp(-epsilon * (static_cast<double>(scores.costs[m]) - static_cast<double>(scores.costs[0])) /
                                        (2 * static_cast<double>(scores.sensitivity)));
    double statistic = 0;
    for (std::size_t m = 0; m < 4; ++m)
        statistic += std::pow(seen[m] - draws * expected[m] / total, 2) / (draws * expected[m] / total);
    REQUIRE(statistic < 40); // χ² with 3 degrees of freedom, 1e-8
}

TEST_CASE("no replaced observer moves the cap's scores further than their sensitivity", "[release]") {
    const Grid grid{3, 2, 300, 200};
    for (auto count_cap : {std::optional<int>{}, std::optional<int>{6}})
        for (std::uint64_t i = 0; i < 200; ++i) {
            auto crowd = [&](std::uint64_t changed) {
                ObserverPoints points;
                for (std::uint64_t observer = 0; observer < 4; ++observer) {
                    SeededNoise noise = SeededNoise(i).stream(observer == 2 ? 100 + changed : observer);
                    const int fixations = observer == 2 && changed == 1 ? 60 : 8;
                    const bool stare = observer == 2 && i % 2 == 0;
                    for (int f = 0; f < fixations; ++f)
                        points.points.push_back(
                            {static_cast<float>(stare ? 50 : noise.uniform(static_cast<std::uint64_t>(2 * f)) * 299),
                             static_cast<float>(stare ? 50 : noise.uniform(static_cast<std::uint64_t>(2 * f + 1)) * 199)});
                    points.offsets.push_back(points.points.size());
                }
                return exactCapScores(countRepeats(grid, points, count_cap), {0.1, 0.2, 0.3, 0.4, 0.5}, count_cap);
            };
            const ExactCapScores a = crowd(0), b = crowd(1);
            for (std::size_t m = 0; m < 5; ++m)
                REQUIRE((a.costs[m] > b.costs[m] ? a.costs[m] - b.costs[m] : b.costs[m] - a.costs[m]) <= a.sensitivity);
        }
}

TEST_CASE("a privately chosen cap is booked with its cost, whichever cap it is", "[release]") {
    TemporaryFolder folder;
    const auto study = test::markedStudy();
    Ledger ledger(folder.path() / "ledger.jsonl");
    HeatmapReleaseRequest request;
    request.observers = 9;
    request.given.set("epsilon", 1.0);
    request.given.set("count_cap", 10.0);
    request.noisy_cap = NoisyCap{4, 0.5};
    const ReleasePlan<Heatmaps> plan = planRelease(mechanismOf<Heatmaps>("gaussian"), study.dataset.stimuli[0], request);
    for (int m = 1; m <= 4; ++m)
        REQUIRE(withCap(plan, m).loss == plan.loss);
    REQUIRE(*plan.loss.published_epsilon == Approx(1.5));
    REQUIRE(*plan.loss.rho > 0.25 / 8);
    REQUIRE_FALSE(plan.loss.pure_epsilon.has_value());
    const Release<Heatmaps> release = released(plan, study, ledger);
    const int cap = static_cast<int>(release.plan().resolved.number("cap"));
    REQUIRE((cap >= 1 && cap <= 4));
    REQUIRE(ledger.entries()[0].loss == plan.loss);
    request.given.set("cap", 2.0);
    REQUIRE_THROWS_AS(planRelease(mechanismOf<Heatmaps>("gaussian"), study.dataset.stimuli[0], request), InvalidParameter);
    REQUIRE_THROWS_AS(planRelease(mechanismOf<Heatmaps>("clipped-gaussian"), study.dataset.stimuli[0], request),
                      InvalidParameter);
}

TEST_CASE("settings beyond exact noise are refused with a parameter's name", "[release]") {
    const auto study = test::markedStudy();
    REQUIRE_THROWS_AS(planFor(study, "gaussian", {{"epsilon", 1e-6}, {"delta", 1e-12}}), InvalidParameter);
    REQUIRE_THROWS_AS(planFor(study, "clipped-gaussian", {{"epsilon", 1e-9}, {"delta", 1e-12}}), InvalidParameter);
    REQUIRE_THROWS_AS(planFor(study, "laplace", {{"epsilon", 1e-12}, {"cap", 1e9}}), InvalidParameter);
    REQUIRE_THROWS_AS(planFor(study, "gaussian", {{"cap", 1e18}}), InvalidParameter);
    REQUIRE_NOTHROW(planFor(study, "gaussian", {{"epsilon", 1000.0}}));
    REQUIRE_NOTHROW(planFor(study, "clipped-gaussian", {{"epsilon", 1000.0}}));
    REQUIRE_NOTHROW(planFor(study, "clipped-gaussian", {{"epsilon", 0.01}}));
}

TEST_CASE("released and previewed noise agree at the defaults on OSIE, for every release path", "[release]") {
    const auto osie = std::filesystem::path(NICTATE_SOURCE_DIR) / "../shared/data/osie";
    if (!std::filesystem::exists(osie)) {
        std::cout << "skipped: released against previewed noise on OSIE, ../shared/data/osie is not there\n";
        return;
    }
    const Dataset study = openStudy(osie);
    HeatmapReleaseRequest request;
    request.observers = static_cast<int>(study.participants.size());
    for (const Mechanism<Heatmaps>& mechanism : mechanisms<Heatmaps>())
        for (const char* calibration : {"analytic", "theorem-3.4"}) {
            request.given = {};
            if (mechanism.info.id == "gaussian")
                request.given.set("calibration", std::string(calibration));
            Stimulus stimulus = study.stimuli.front();
            stimulus.size_source = SizeSource::picture; // without Qt no picture's size is read
            const ReleasePlan<Heatmaps> plan = planRelease(mechanism, stimulus, request);
            if (plan.exact.noise == LatticeNoise::none)
                continue;
            INFO(mechanism.info.id << " " << calibration << ": " << plan.guarantee.noise_scale / plan.previewed_scale);
            CHECK(plan.guarantee.noise_scale / plan.previewed_scale <= 1.01);
            CHECK(plan.guarantee.noise_scale / plan.previewed_scale >= 0.999);
        }
    request.noisy_cap.emplace();
    for (const char* mechanism : {"gaussian", "laplace"}) {
        Stimulus stimulus = study.stimuli.front();
        stimulus.size_source = SizeSource::picture;
        request.given = {};
        const ReleasePlan<Heatmaps> widest = planRelease(mechanismOf<Heatmaps>(mechanism), stimulus, request);
        for (int cap = 1; cap <= request.noisy_cap->largest; ++cap) {
            const ReleasePlan<Heatmaps> plan = withCap(widest, cap);
            INFO(mechanism << " with a private cap of " << cap << ": " << plan.guarantee.noise_scale / plan.previewed_scale);
            CHECK(plan.guarantee.noise_scale / plan.previewed_scale <= 1.01);
            CHECK(plan.guarantee.noise_scale / plan.previewed_scale >= 0.999);
        }
    }
}

TEST_CASE("exact Gaussian noise on 1050 × 1680 cells has the plan's variance", "[release][statistics]") {
    const auto study = test::markedStudy();
    const ReleasePlan<Heatmaps> plan = planFor(study, "gaussian", {{"width", 1680.0}, {"height", 1050.0}, {"delta", 1e-5}});
    LatticeMap map(1050 * 1680, 0);
    SecureNoise noise;
    addLatticeNoise(map, plan.exact, noise);
    double sum = 0, squares = 0;
    for (const std::int64_t value : map) {
        sum += static_cast<double>(value);
        squares += static_cast<double>(value) * static_cast<double>(value);
    }
    const double cells = static_cast<double>(map.size()), variance = static_cast<double>(plan.exact.sigma_squared);
    CHECK(std::abs(sum / cells) < 6 * std::sqrt(variance / cells));
    CHECK(std::abs(squares / cells / variance - 1) < 6 * std::sqrt(2 / cells));
}

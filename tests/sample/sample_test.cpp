// "A mechanism is a header, a source, a registry line and a test": one of each domain, known to the tests alone, is
// everywhere where a mechanism can be.

#include "core/domains/gaze/gaze_release.h"
#include "core/domains/heatmap/heatmap_look.h"
#include "core/domains/heatmap/heatmap_release.h"
#include "core/domains/registry.h"
#include "core/domains/signals/signal_release.h"
#include "core/domains/signals/signals_view.h"
#include "core/errors.h"
#include "core/io/feature_bounds_file.h"
#include "core/release/privacy_card.h"
#include "core/session/script_text.h"
#include "core/session/session_file.h"
#include "tests/app/cli/cli_run.h"
#include "tests/catch.h"
#include "tests/core/files/temporary_folder.h"
#include "tests/core/release/small_study.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <sstream>

using namespace nictate;
using nictate::test::CliRun;
using nictate::test::TemporaryFolder;
using nlohmann::json;

namespace {

template <class Domain> const Mechanism<Domain>& sample() { return mechanisms<Domain>().back(); }

test::MarkedStudy streamsStudy() {
    test::MarkedStudy study = test::markedStudy(3);
    for (Recording& recording : study.dataset.recordings)
        for (int t = 0; t < 5; ++t)
            recording.samples.push_back({10.0 * t, {100.0 + t, 200.0 - t, 3}, {}});
    study.dataset.frame = foundFrame(study.dataset);
    return study;
}

/// What every released sample has to show for itself.
template <class Domain> void checkReleased(const ReleasePlan<Domain>& plan, const test::MarkedStudy& study) {
    TemporaryFolder folder;
    Ledger ledger(folder.path() / "ledger.jsonl");
    SecureNoise noise;
    const Release<Domain> release = releasePlanned(plan, study.dataset, study.included, plan.guarantee.reasons, noise, ledger);
    CHECK(ledger.entries().size() == 1);
    CHECK(test::contents(folder.path() / "ledger.jsonl").find(plan.mechanism.info.id) != std::string::npos);
    const std::vector<PublicWriter<Domain>> writers = publicWriters(release);
    publish(release, writers, folder.path() / "out");
    CHECK(test::filesIn(folder.path() / "out") == writers.size());
    const json card = json::parse(test::contents(folder.path() / "out" / "privacy_card.json"));
    CHECK(card["mechanism"]["id"] == plan.mechanism.info.id);
    CHECK(card["guarantee"]["epsilon"].get<double>() == *plan.loss.user_epsilon);
    CHECK(card["parameters"].size() >= plan.mechanism.info.parameters.size());
    const std::vector<Text> steps = stepsAfterNoise(plan.mechanism, plan.resolved, plan.facts);
    CHECK(card["post_processing"] == nlohmann::json(steps));
    const std::vector<CardSection> page = privacyCardPage(release);
    const CardSection::Line made_by{"Mechanism", plan.mechanism.info.name.english() + " (" + plan.mechanism.info.id + ")"};
    CHECK(std::count(page[2].lines.begin(), page[2].lines.end(), made_by) == 1);
    CHECK_THROWS_AS(releasePlanned(plan, study.dataset, study.included, {}, noise, ledger, 0.1), BudgetExceeded);
}

} // namespace

TEST_CASE("a sample of every domain is in the registry beside the product's mechanisms", "[sample]") {
    const Registry ours = ourMechanisms();
    CHECK(mechanisms<Heatmaps>().size() == ours.maps.size() + 1);
    CHECK(mechanisms<Signals>().size() == ours.signals.size() + 1);
    CHECK(mechanisms<Gaze>().size() == ours.gaze.size() + 1);
    for (const char* id : {"sample-map", "sample-signal", "sample-stream"})
        CHECK(mechanismInfo(id).id == id);
    CHECK(mechanismInfos(Gaze::reads).size() == mechanisms<Gaze>().size());
    CHECK_THROWS_WITH(mechanismOf<Signals>("sample-map"), Catch::Contains("fpa") && Catch::Contains("sample-signal"));
}

TEST_CASE("samples are resolved, promised and simulated like any other", "[sample]") {
    const test::MarkedStudy marked = streamsStudy();
    const auto simulatedTwice = [](const auto& mechanism, const auto& data, const auto& facts, const auto& same) {
        CAPTURE(mechanism.info.id);
        Parameters wrong;
        wrong.set("nonsense", 1.0);
        CHECK_THROWS_AS(resolve(mechanism, wrong, facts), InvalidParameter);
        CHECK(resolve(mechanism, {}, facts).number("epsilon") == 2);
        CHECK(*guaranteeOf(mechanism, {}, facts).user_epsilon > 0);
        CHECK(same(simulate(mechanism, data, {}, facts, SeededNoise(1)), simulate(mechanism, data, {}, facts, SeededNoise(1))));
        CHECK_FALSE(
            same(simulate(mechanism, data, {}, facts, SeededNoise(1)), simulate(mechanism, data, {}, facts, SeededNoise(2))));
    };
    HeatmapFacts heatmap_facts;
    heatmap_facts.observers = 3;
    simulatedTwice(sample<Heatmaps>(), collectPoints(marked.dataset, 0, marked.included), heatmap_facts,
                   [](const SimulatedMap& a, const SimulatedMap& b) { return (a.heatmap == b.heatmap).all(); });
    const test::MarkedStudy features = test::markedSignals();
    SignalOptions options;
    options.included = features.included;
    options.bounds = test::signalBounds();
    const SignalStudy signals = signalStudy(features.dataset, options);
    simulatedTwice(sample<Signals>(), signals, signalFacts(signals), [](const SignalStudy& a, const SignalStudy& b) {
        return a.conditions[0].tables[0] == b.conditions[0].tables[0];
    });
    simulatedTwice(sample<Gaze>(), gazeStudy(marked.dataset, marked.included),
                   gazeFacts(outlinesOf(gazeStudy(marked.dataset, marked.included))),
                   [](const SimulatedGaze& a, const SimulatedGaze& b) {
                       return a.study.streams[0].rows[4].yaw == b.study.streams[0].rows[4].yaw;
                   });
}

TEST_CASE("samples are chosen in a session, saved, read back and copied as a command", "[sample]") {
    Session session;
    session.data.path = "eyes.csv";
    session.at(HeatmapLook::bench).mechanism = "sample-map";
    session.at(HeatmapLook::bench).compared = {"gaussian"};
    session.given["sample-map"].set("contrast", 2.0);
    session.at(SignalsView::bench).mechanism = "sample-signal";
    session.given["sample-signal"].set("stride", 5.0);
    session.given["sample-stream"].set("epsilon", 0.5);
    CHECK(parseSession(sessionText(session), "s.nictate") == session);
    const test::MarkedStudy study = test::markedStudy();
    CHECK(scriptText(heatmapCommand(session, study.dataset), CommandLanguage::shell)
              .find("--mechanism sample-map --set contrast=2") != std::string::npos);
    CHECK(scriptText(signalsCommand(session, study.dataset), CommandLanguage::shell)
              .find("--mechanism sample-signal --set stride=5") != std::string::npos);
    session.given["sample-stream"].set("stride", 1.0);
    CHECK_THROWS_AS(parseSession(sessionText(session), "s.nictate"), Error);
}

TEST_CASE("samples are released exactly: booked, published, with a privacy card", "[sample]") {
    const test::MarkedStudy maps = test::markedStudy();
    checkReleased(test::planFor(maps, "sample-map", {{"contrast", 2.0}}), maps);
    const test::MarkedStudy signals = test::markedSignals();
    checkReleased(test::signalPlanFor(signals, "sample-signal", {}, 24), signals);
    const test::MarkedStudy streams = streamsStudy();
    checkReleased(
        planRelease(sample<Gaze>(), {}, streams.dataset, streams.dataset.frame, gazeStudy(streams.dataset, streams.included)),
        streams);
}

TEST_CASE("samples are on the command line", "[sample]") {
    auto cli = [](const std::string& arguments) { return test::cli(arguments, "2>/dev/null", "tests/nictate-cli-samples"); };
    const std::string gallery = std::string(NICTATE_SOURCE_DIR) + "/datasets/gallery";
    const CliRun listed = cli("mechanisms --json");
    for (const char* id : {"\"sample-map\"", "\"sample-signal\"", "\"sample-stream\"", "\"gaussian\""})
        CHECK(listed.text.find(id) != std::string::npos);
    CHECK(json::parse(cli("calibrate sample-map --json --set observers=10").text)["parameters"]["contrast"] == 1);
    CHECK(json::parse(cli("calibrate sample-signal --json --set stride=4").text)["parameters"]["stride"] == 4);
    CHECK(json::parse(cli("calibrate sample-stream --json").text)["parameters"]["epsilon"] == 2);
    TemporaryFolder folder;
    const std::string out = (folder.path() / "out").string();
    const CliRun released =
        cli("release heatmap " + gallery + " --stimulus poster --mechanism sample-map --set contrast=2 --ledger " +
            (folder.path() / "L").string() + " --out " + out + " --json");
    CHECK(released.status == 0);
    CHECK(json::parse(test::contents(folder.path() / "out" / "privacy_card.json"))["mechanism"]["id"] == "sample-map");
}

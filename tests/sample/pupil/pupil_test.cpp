// "A domain is a folder, and a line in each list": one that the tests alone know is in session, command line, audit, card and
// release, without a line of the product.

#include "core/audit/audit_question.h"
#include "core/choices/bench_kind.h"
#include "core/domains/parameter_reference.h"
#include "core/domains/registry.h"
#include "core/errors.h"
#include "core/io/native_folder.h"
#include "core/release/privacy_card.h"
#include "core/session/script_text.h"
#include "core/session/session_file.h"
#include "tests/app/cli/cli_run.h"
#include "tests/catch.h"
#include "tests/core/files/temporary_folder.h"
#include "tests/core/release/small_study.h"
#include "tests/sample/pupil/pupil_release.h"
#include "tests/sample/pupil/pupil_view.h"

#include <nlohmann/json.hpp>

#include <cmath>
#include <sstream>

using namespace nictate;
using nictate::test::CliRun;
using nictate::test::TemporaryFolder;
using nlohmann::json;

namespace {

/// Three people for two seconds; person i has pupils of 3 + i, wider by a half in the second second.
Dataset pupilStudy() {
    test::MarkedStudy study = test::markedStudy(3);
    for (Stimulus& stimulus : study.dataset.stimuli)
        stimulus.picture.clear();
    for (Recording& recording : study.dataset.recordings)
        for (int t = 0; t < 20; ++t) {
            const double diameter = 3.0 + static_cast<double>(recording.participant) + (t < 10 ? 0 : 0.5);
            recording.samples.push_back({100.0 * t, {100.0 + t, 200.0 - t, diameter}, {}});
        }
    study.dataset.frame = foundFrame(study.dataset);
    return study.dataset;
}

constexpr PupilRows two_seconds{2, 1};

CliRun cli(const std::string& arguments) { return test::cli(arguments, "2>/dev/null", "tests/nictate-cli-samples"); }

std::string csvOf(const std::filesystem::path& folder) { return test::contents(folder / "pupils.csv"); }

} // namespace

TEST_CASE("pupils: a row is the mean over a part of time, held to the bounds, the middle where nothing was seen", "[sample]") {
    Dataset study = pupilStudy();
    const PupilData data = pupilData(study, {0, 2}, {3, 1});
    CHECK(data(0, 0) == 3);
    CHECK(data(1, 1) == 5.5);
    CHECK(std::isnan(data(2, 0)));
    const Eigen::VectorXd means = boundedPupils(data, {3.25, 8});
    CHECK(means[0] == Approx((3.25 + 5) / 2));
    CHECK(means[2] == Approx(5.625));
}

TEST_CASE("pupils: a domain of the tests alone is in the lists, the handbook and an audit", "[sample]") {
    CHECK(mechanismInfo("pupil-laplace").reads == Pupils::reads);
    CHECK(mechanismInfos(Pupils::reads).size() == 1);
    CHECK(parameterReference().find("## Pupil means, Laplace (pupil-laplace)") != std::string::npos);
    CHECK(faultsOf("pupil-laplace").empty());
    const BlackBox experiment = blackBoxOf(AuditQuestion{"pupil-laplace", "", {}, {}});
    CHECK(experiment.sensitivity_reached == Approx(*experiment.sensitivity_stated).epsilon(1e-3));
    const BlackBoxCounts counts = drawBlackBox(experiment, 20000, SeededNoise(5));
    CHECK(verdictOf(experiment, counts) == AuditVerdict::no_breach);
    CHECK(counts.proven(0) > 0.2); // it sees something
    CHECK_THROWS_AS(blackBoxOf(AuditQuestion{"pupil-laplace", "half-noise", {}, {}}), InvalidParameter);
    CHECK_THROWS_AS(blackBoxOf(AuditQuestion{"pupil-laplace", "", {}, 2}), InvalidParameter);
}

TEST_CASE("pupils: a session keeps the workspace's choices and copies them as a command", "[sample]") {
    Session session;
    session.data.path = "eyes.csv";
    session.bench = PupilView::bench;
    session.at(PupilView::bench).mechanism = "pupil-laplace";
    session.view<PupilView>().rows = {6, 0.5};
    session.given["pupil-laplace"].set("epsilon", 0.5);
    std::string text = sessionText(session);
    CHECK(parseSession(text, "s.nictate") == session);
    CHECK(scriptText(shownCommand(session, pupilStudy()), CommandLanguage::shell)
              .starts_with("nictate-cli pupils eyes.csv --rows 6 --part 0.5 --set epsilon=0.5"));
    text.replace(text.find("\"rows\": 6"), 9, "\"rows\": 0");
    CHECK_THROWS_WITH(parseSession(text, "s.nictate"), Catch::Contains("rows"));
    session.given["pupil-laplace"].set("clip", 1.0);
    CHECK_THROWS_AS(parseSession(sessionText(session), "s.nictate"), Error);
}

TEST_CASE("pupils: what one person changes lies within the stated sensitivity, on the lattice that is released", "[sample]") {
    PupilFacts facts{2, two_seconds};
    const Mechanism<Pupils>& mechanism = mechanisms<Pupils>().front();
    const Parameters resolved = resolve(mechanism, {}, facts);
    const LatticePlan plan = mechanism.exact(resolved, facts);
    const PupilBounds bounds = pupilBounds(resolved);
    CHECK(bounds.range() / plan.pitch <= static_cast<double>(*plan.cell_max));
    CHECK(plan.l1 == static_cast<UInt128>(*plan.cell_max) * 2);
    CHECK(plan.laplace.value() >= static_cast<double>(plan.l1) / resolved.number("epsilon"));
    for (const double diameter : {-1e300, 0.0, 2.0, 7.999, 8.0, 1e300, static_cast<double>(NAN)})
        CHECK((bounds.held(diameter) >= bounds.lower && bounds.held(diameter) <= bounds.upper));
}

TEST_CASE("pupils: a release is planned, booked, drawn near the mean at a large ε and has a card", "[sample]") {
    TemporaryFolder folder;
    const auto study = std::make_shared<const Dataset>(pupilStudy());
    Session session;
    session.at(PupilView::bench).mechanism = "pupil-laplace";
    session.view<PupilView>().rows = two_seconds;
    session.given["pupil-laplace"].set("epsilon", 1000.0);
    const ReleaseJob job = pupilJob(study, session, {"people", "stimuli"}, {});
    REQUIRE(job.items.size() == 1);
    Ledger ledger(folder.path() / "ledger.jsonl");
    SecureNoise noise;
    const std::set<std::string> files = {"privacy_card.json", "pupils.csv"};
    const Released released = job.draw(0, {job.items[0].guarantee.reasons, files, {}, noise, ledger, {}});
    CHECK(ledger.entries().size() == 1);
    released.save(folder.path() / "out");
    std::istringstream rows(csvOf(folder.path() / "out"));
    std::string head, first, second;
    std::getline(rows, head);
    std::getline(rows, first);
    std::getline(rows, second);
    CHECK(head == "start_s,diameter");
    CHECK(std::stod(first.substr(2)) == Approx(4).margin(0.3)); // b = 0.004
    CHECK(std::stod(second.substr(2)) == Approx(4.5).margin(0.3));
    const json card = json::parse(test::contents(folder.path() / "out" / "privacy_card.json"));
    CHECK(card["mechanism"]["id"] == "pupil-laplace");
    CHECK(card["guarantee"]["status"] == "proven");
    CHECK(card["rows"] == 2);
    CHECK_THROWS_AS(job.draw(0, {{}, files, {}, noise, ledger, 0.1}), BudgetExceeded);
}

TEST_CASE("pupils: the domain's commands simulate, audit and release", "[sample]") {
    TemporaryFolder folder;
    writeStudyFolder(pupilStudy(), (folder.path() / "study").string());
    const std::string study = (folder.path() / "study").string(), out = (folder.path() / "out").string();
    CHECK(cli("mechanisms --json").text.find("\"pupil-laplace\"") != std::string::npos);
    const CliRun simulated = cli("pupils " + study + " --rows 2 --set epsilon=1000 --json");
    REQUIRE(simulated.status == 0);
    CHECK(json::parse(simulated.text)["means"][1].get<double>() == Approx(4.5).margin(0.3));
    CHECK(cli("pupils " + study + " --rows 0").status == 2);
    CHECK(cli("calibrate pupil-laplace").status == 2); // the command has a function a domain
    CHECK(json::parse(cli("audit pupil-laplace --samples 2000 --json").text)["verdict"] == "no breach found");
    const CliRun released = cli("release pupils " + study + " --mechanism pupil-laplace --rows 2 --accept-unproven --ledger " +
                                (folder.path() / "L").string() + " --out " + out + " --json");
    CHECK(released.status == 0);
    CHECK(json::parse(released.text)["rows"] == 2);
    CHECK(test::contents(folder.path() / "out" / "privacy_card.pdf").starts_with("%PDF"));
    CHECK(csvOf(folder.path() / "out").starts_with("start_s,diameter\n"));
}

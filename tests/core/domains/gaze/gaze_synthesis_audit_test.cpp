// k-same-synth, event-synth-PD and the autoencoder of saccades against numbers another program worked out. The mutants of
// tests/mutants.cmake are run against this file; each must fail one of these tests.

#include "core/domains/gaze/deniability.h"
#include "core/domains/gaze/event_synthesis.h"
#include "core/domains/gaze/mechanisms/event_synth_pd.h"
#include "core/domains/gaze/mechanisms/k_same_synth.h"
#include "core/errors.h"
#include "core/simulate/viewing.h"
#include "tests/catch.h"

#include <fstream>
#include <nlohmann/json.hpp>

using namespace nictate;
using nlohmann::json;

namespace {

const json& golden() {
    static const json all = [] {
        std::ifstream file(NICTATE_SOURCE_DIR "/tests/core/domains/gaze/golden_samples.json");
        return json::parse(file);
    }();
    return all;
}

Direction direction(const json& pair) {
    return pair[0].is_null() ? Direction{} : Direction{pair[0].get<double>(), pair[1].get<double>()};
}

GazeStream streamOf(const json& rows, std::size_t participant = 0) {
    const Stimulus stimulus{"s", 100, 100, SizeSource::given, "", {}};
    GazeStream stream{participant, 0, 100, GazeField(stimulus, 60, 60), {}};
    for (const json& row : rows)
        stream.rows.push_back(direction(row));
    return stream;
}

struct People {
    std::vector<GazeStream> streams;
    std::vector<StreamEvents> events;
    std::vector<const StreamEvents*> own;
    std::vector<std::vector<SaccadeForm>> forms;
};
People goldenPeople() {
    People people;
    for (const json& person : golden()["k_same"]["people"])
        people.streams.push_back(streamOf(person["g"], people.streams.size()));
    for (const GazeStream& stream : people.streams) {
        people.events.push_back(streamEvents(stream));
        people.forms.push_back(formsOf(people.events.back()));
    }
    for (const StreamEvents& events : people.events)
        people.own.push_back(&events);
    return people;
}

void checkSteps(const std::vector<TemplateStep>& steps, const json& expected) {
    std::size_t at = 0;
    for (const TemplateStep& step : steps) {
        if (!step.way.empty()) {
            REQUIRE(expected[at]["kind"] == "S");
            REQUIRE(expected[at]["rows"] == step.way.size());
            for (std::size_t i = 0; i < step.way.size(); ++i)
                CHECK(step.way[i] == Approx(expected[at]["what"][i].get<double>()).margin(2e-4));
            ++at;
        }
        if (step.rows == 0) // what would have followed a last saccade
            continue;
        REQUIRE(expected[at]["kind"] == "F");
        CHECK(expected[at]["rows"] == step.rows);
        const double model[] = {step.model.x, step.model.y, step.model.sx, step.model.sy};
        for (std::size_t i = 0; i < 4; ++i)
            CHECK(model[i] == Approx(expected[at]["what"][i].get<double>()).margin(1e-9));
        ++at;
    }
    CHECK(at == expected.size());
}

} // namespace

TEST_CASE("fixation models and saccade forms are what another program worked out", "[gaze]") {
    for (const json& fit : golden()["fits"]) {
        const SaccadeProfile profile = saccadeProfile(fit["velocities"].get<std::vector<double>>());
        for (std::size_t i = 0; i < saccade_knots; ++i)
            CHECK(profile[i] == Approx(fit["profile"][i].get<double>()).margin(1e-9));
        const SaccadeForm form = fitForm(profile);
        CHECK(form.a == Approx(fit["abc"][0].get<double>()).epsilon(2e-4));
        CHECK(form.b == Approx(fit["abc"][1].get<double>()).epsilon(2e-4));
        CHECK(form.c == Approx(fit["abc"][2].get<double>()).epsilon(2e-4));
    }
    const People people = goldenPeople();
    for (std::size_t p = 0; p < people.streams.size(); ++p) {
        const json& expected = golden()["k_same"]["people"][p];
        REQUIRE(people.events[p].fixations.size() == expected["fixations"].size());
        REQUIRE(people.events[p].saccades.size() == expected["saccades"].size());
        for (std::size_t e = 0; e < expected["fixations"].size(); ++e) {
            const FixationRows& fixation = people.events[p].fixations[e];
            CHECK(fixation.first == expected["fixations"][e]["first"]);
            CHECK(fixation.last == expected["fixations"][e]["last"]);
            CHECK(fixation.model.x == Approx(expected["fixations"][e]["model"][0].get<double>()).margin(1e-9));
            CHECK(fixation.model.sy == Approx(expected["fixations"][e]["model"][3].get<double>()).margin(1e-9));
        }
        for (std::size_t e = 0; e < expected["saccades"].size(); ++e) {
            CHECK(people.events[p].saccades[e].first == expected["saccades"][e]["first"]);
            CHECK(people.forms[p][e].a == Approx(expected["saccades"][e]["abc"][0].get<double>()).epsilon(2e-4));
            CHECK(people.forms[p][e].c == Approx(expected["saccades"][e]["abc"][2].get<double>()).epsilon(2e-3));
        }
    }
}

TEST_CASE("a template's steps and how they are played are what another program worked out", "[gaze]") {
    People people = goldenPeople();
    const json& expected = golden()["k_same"];
    const auto steps = templateSteps(people.own, people.forms, 70, 100, Combine::mean, Align::index, false, {});
    checkSteps(steps, expected["template"]);
    const std::vector<std::size_t> picked = {2, 0, 1, 1, 1};
    std::size_t next = 0;
    checkSteps(
        templateSteps(people.own, people.forms, 70, 100, Combine::mix, Align::time, false, [&] { return picked.at(next++); }),
        expected["mix"]);
    std::vector<double> normals;
    for (const json& pair : expected["play_normals"])
        for (const json& one : pair)
            normals.push_back(one);
    std::size_t drawn = 0;
    const auto rows = played(steps, 70, 100, false, [&] { return normals.at(drawn++); });
    CHECK(drawn == normals.size());
    for (std::size_t i = 0; i < 70; ++i) {
        CAPTURE(i);
        CHECK(rows[i].yaw == Approx(expected["play"][i][0].get<double>()).margin(1e-3)); // saccades rest on the fits
        if (i < 15) {
            CHECK(rows[i].yaw == Approx(expected["play"][i][0].get<double>()).margin(1e-9));
            CHECK(rows[i].pitch == Approx(expected["play"][i][1].get<double>()).margin(1e-9));
        }
    }
    std::swap(people.own[0], people.own[2]);
    std::swap(people.forms[0], people.forms[2]);
    const auto other_order = templateSteps(people.own, people.forms, 70, 100, Combine::mean, Align::index, false, {});
    REQUIRE(other_order.size() == steps.size());
    for (std::size_t i = 0; i < steps.size(); ++i) {
        CHECK(other_order[i].model.x == steps[i].model.x);
        CHECK(other_order[i].way == steps[i].way);
    }
}

TEST_CASE("k-same-synth as published is what another program worked out", "[gaze]") {
    const People people = goldenPeople();
    std::vector<const GazeStream*> streams;
    std::vector<double> normals;
    for (std::size_t p = 0; p < people.streams.size(); ++p) {
        streams.push_back(&people.streams[p]);
        for (const json& fixation : golden()["k_same"]["normals"][p])
            for (const json& pair : fixation)
                for (const json& one : pair)
                    normals.push_back(one);
    }
    std::size_t drawn = 0;
    const auto made = sameSynthAsPublished(streams, people.own, people.forms, [&] { return normals.at(drawn++); });
    for (std::size_t p = 0; p < made.size(); ++p)
        for (std::size_t i = 0; i < made[p].rows.size(); ++i) {
            CAPTURE(p, i);
            const Direction expected = direction(golden()["k_same"]["as_published"][p][i]);
            CHECK(made[p].rows[i].yaw == Approx(expected.yaw).margin(2e-3));
            CHECK(made[p].rows[i].pitch == Approx(expected.pitch).margin(2e-3));
            for (const FixationRows& fixation : people.events[p].fixations)
                if (i >= fixation.first && i <= fixation.last)
                    CHECK(made[p].rows[i].yaw == Approx(expected.yaw).margin(1e-9));
        }
}

TEST_CASE("the test of plausible deniability is what another program worked out", "[gaze]") {
    const json& pd = golden()["pd"];
    std::vector<Direction> y;
    for (const json& at : pd["y"])
        y.push_back(direction(at));
    std::vector<double> logs;
    for (const json& model : pd["models"])
        logs.push_back(logMass({model[0], model[1], model[2], model[3]}, y));
    for (std::size_t i = 0; i < logs.size(); ++i)
        CHECK(logs[i] == Approx(pd["log_mass"][i].get<double>()).epsilon(1e-9));
    const std::vector<std::size_t> ones(logs.size(), 1);
    for (const json& test : pd["tests"]) {
        CAPTURE(test.dump());
        const Deniability result =
            deniability(logs[0], 0, ones, test["gamma"], test["k"], [&](std::size_t j, std::size_t) { return logs[j]; });
        CHECK(result.passes == test["result"][0].get<bool>());
        CHECK(*result.bucket == test["result"][1].get<long>());
        CHECK(result.others == test["result"][2].get<std::size_t>());
    }
    CHECK_FALSE(bucketOf(-INFINITY, 2)); // never passes
    const json& seeds = pd["mended"][0];
    for (std::size_t i = 0; i < 2; ++i)
        CHECK(logDensity(seeds["seeds"][i], seeds["y"], 2) == Approx(seeds["log"][i].get<double>()).epsilon(1e-12));
}

TEST_CASE("the autoencoder's loss, gradient and a step of Adam are what another program worked out", "[gaze]") {
    using Net = Autoencoder<double>;
    const json& expected = golden()["cvae"];
    Net net;
    net.latent = 2;
    net.noise = 0.5;
    net.beta = 0.7;
    const std::pair<int, int> shapes[] = {{7, 3}, {1, 3}, {3, 4}, {1, 4}, {4, 4}, {1, 4}, {4, 5}, {1, 5}};
    for (int q = 0; q < 8; ++q)
        net.weights.push_back(Net::Matrix::NullaryExpr(shapes[q].first, shapes[q].second, [&](Eigen::Index i, Eigen::Index j) {
            return std::sin(1.0 + q + static_cast<double>(q % 2 ? j : i + 2 * j)) / 2;
        }));
    auto waves = [](int columns, int step) {
        return Net::Matrix(Net::Matrix::NullaryExpr(
            3, columns, [step](Eigen::Index i, Eigen::Index j) { return std::cos(static_cast<double>(step * i + j)); }));
    };
    const Net::Matrix x = waves(5, 2), c = waves(2, 3), epsilon = waves(2, 5);
    std::vector<Net::Matrix> gradient;
    CHECK(net.loss(x, c, epsilon, &gradient).total == Approx(expected["loss"].get<double>()).epsilon(1e-9));
    const char* names[] = {"W1", "b1", "W2", "b2", "W3", "b3", "W4", "b4"};
    for (std::size_t q = 0; q < 8; ++q)
        for (Eigen::Index i = 0; i < gradient[q].rows(); ++i)
            for (Eigen::Index j = 0; j < gradient[q].cols(); ++j) {
                const json& entry = expected["gradient"][names[q]];
                const auto row = static_cast<std::size_t>(i), column = static_cast<std::size_t>(j);
                CHECK(gradient[q](i, j) == Approx((q % 2 ? entry[column] : entry[row][column]).get<double>()).margin(1e-9));
            }
    // And by central differences.
    for (std::size_t q = 0; q < 8; ++q)
        for (Eigen::Index i = 0; i < net.weights[q].size(); ++i) {
            Net up = net, down = net;
            up.weights[q].data()[i] += 1e-6;
            down.weights[q].data()[i] -= 1e-6;
            const double slope = (up.loss(x, c, epsilon, nullptr).total - down.loss(x, c, epsilon, nullptr).total) / 2e-6;
            CHECK(gradient[q].data()[i] == Approx(slope).epsilon(1e-5).margin(1e-6));
        }
    Adam<double> adam;
    adam.step(net.weights, gradient, 0.01);
    CHECK(net.loss(x, c, epsilon, nullptr).total == Approx(expected["loss_after_one_adam_step"].get<double>()).epsilon(1e-7));
}

namespace {

/// Eight people who look at two pictures for five seconds, each a little differently.
GazeStudy smallStudy() {
    GazeStudy study;
    study.participants = 8;
    study.tasks = {{0, "a"}, {0, "b"}};
    const Stimulus stimulus{"s", 100, 100, SizeSource::given, "", {}};
    for (std::size_t task = 0; task < 2; ++task)
        for (std::size_t person = 0; person < 8; ++person) {
            GazeStream stream{person, task, 100, GazeField(stimulus, 60, 60), {}};
            const SeededNoise noise = SeededNoise(9).stream(8 * task + person);
            for (std::uint64_t t = 0; t < 500; ++t) {
                const std::uint64_t fixation = t / (25 + person);
                stream.rows.push_back({20 * noise.uniform(2 * fixation) - 10 + 0.03 * noise.normal(2 * t),
                                       20 * noise.uniform(2 * fixation + 1) - 10 + 0.03 * noise.normal(2 * t + 1)});
            }
            study.streams.push_back(std::move(stream));
        }
    return study;
}

GazeStudy simulatedWith(const Mechanism<Gaze>& mechanism, const GazeStudy& study,
                        const std::map<std::string, ParameterValue>& settings) {
    Parameters given;
    for (const auto& [name, value] : settings)
        given.set(name, value);
    return simulate(mechanism, study, given, gazeFacts(outlinesOf(study)), SeededNoise(3)).study;
}

bool alike(const GazeStream& a, const GazeStream& b) {
    for (std::size_t i = 0; i < a.rows.size(); ++i)
        if (a.rows[i].yaw != b.rows[i].yaw)
            return false;
    return a.rows.size() == b.rows.size();
}

} // namespace

TEST_CASE("a template's release changes in a person's group alone, in one grouping for all tasks, and fills every row",
          "[gaze]") {
    const GazeStudy study = smallStudy();
    GazeStudy other = study;
    for (std::size_t task = 0; task < 2; ++task)
        for (Direction& row : other.streams[8 * task + 5].rows)
            row.yaw = -row.yaw + 3;
    const GazeStudy before = simulatedWith(kSameSynth(), study, {{"k", 4.0}}),
                    after = simulatedWith(kSameSynth(), other, {{"k", 4.0}});
    std::vector<std::size_t> changed[2];
    for (std::size_t i = 0; i < study.streams.size(); ++i) {
        if (!alike(before.streams[i], after.streams[i]))
            changed[study.streams[i].task].push_back(study.streams[i].participant);
        for (const Direction& row : before.streams[i].rows)
            REQUIRE(row.seen());
    }
    CHECK(changed[0].size() == 4);
    CHECK(changed[0] == changed[1]);
    CHECK(std::count(changed[0].begin(), changed[0].end(), 5) == 1);
    // Members are at the same place at the same time: nothing of a member's own is left but noise.
    const GazeStream &first = before.streams[changed[0][0]], &second = before.streams[changed[0][1]];
    for (std::size_t i = 0; i < first.rows.size(); ++i)
        REQUIRE(sphereDistance(first.rows[i], second.rows[i]) < 1);
    CHECK(streamEvents(first).fixations.size() > 3);
}

TEST_CASE("the seed form keeps lengths, leaves no row lost and keeps places", "[gaze]") {
    GazeStudy study = smallStudy();
    for (std::size_t i = 40; i < 60; ++i)
        study.streams[0].rows[i] = {};
    const GazeStudy made = simulatedWith(eventSynthPd(), study, {{"k", 2.0}, {"gamma", 3.0}});
    for (std::size_t i = 0; i < study.streams.size(); ++i) {
        REQUIRE(made.streams[i].rows.size() == study.streams[i].rows.size());
        for (const Direction& row : made.streams[i].rows)
            REQUIRE(row.seen());
        CHECK_FALSE(alike(made.streams[i], study.streams[i]));
    }
}

TEST_CASE("what saccades are drawn by knows who somebody is only where that is asked for", "[gaze]") {
    const GazeStudy study = gazeStudy(simulateViewing(3, 1, 10), {0, 1, 2});
    const SaccadeModel without = learntSaccades(study, false, 1, {}), with = learntSaccades(study, true, 1, {});
    auto conditions = [](const SaccadeModel& model) {
        return model.autoencoder().weights[4].rows() - model.autoencoder().latent;
    };
    CHECK(conditions(without) == 2);
    CHECK(conditions(with) == 2 + 3);
    auto still = [] { return 0.0; };
    CHECK(without.form(5, 0.03, still, 0) == without.form(5, 0.03, still, 2));
    CHECK(with.form(5, 0.03, still, 0) != with.form(5, 0.03, still, 2));
    const SaccadeModel again = learntSaccades(study, false, 1, {});
    CHECK(again.autoencoder().weights == without.autoencoder().weights); // the same seed, the same weights
    CHECK_THROWS_WITH(simulatedWith(eventSynthPd(), study, {{"identity", "yes"}, {"k", 2.0}}), Catch::Contains("identity"));
}

TEST_CASE("a fixation's mass is in the bounds by which most of them are passed over", "[gaze]") {
    SeededDraws draws(SeededNoise(5));
    for (int run = 0; run < 300; ++run) {
        const double spread = std::exp(2 * draws.normal() - 3);
        const FixationModel model{draws.normal(), draws.normal(), spread, spread * std::exp(draws.normal())};
        std::vector<Direction> y(2 + draws.below(40));
        for (Direction& at : y)
            at = {model.x + 3 * spread * draws.normal(), model.y + 3 * spread * draws.normal()};
        const MassBounds bounds(y, *bucketOf(logMass(model, y), 1.5), 1.5);
        CAPTURE(run, spread);
        CHECK(bounds.mayReach(KnownFixation(model)));
        if (spread > 0.02) // else 0.01° is most of it and nothing is said
            CHECK_FALSE(bounds.mayReach(KnownFixation({model.x + 1000 * (1 + spread), 0, spread, spread})));
    }
}

TEST_CASE("what no group, test or model can be made of is refused by name or filled with the centre", "[gaze]") {
    const GazeStudy study = smallStudy();
    CHECK_THROWS_WITH(simulatedWith(kSameSynth(), study, {{"k", 9.0}}), Catch::Contains("k") && Catch::Contains("8"));
    CHECK_THROWS_AS(simulatedWith(eventSynthPd(), study, {{"gamma", 1.0}}), InvalidParameter);
    GazeStudy lost = study;
    for (GazeStream& stream : lost.streams)
        std::fill(stream.rows.begin(), stream.rows.end(), Direction{});
    for (const Mechanism<Gaze>& mechanism : {kSameSynth(), eventSynthPd()})
        for (const char* form : {"default", "as-published"}) {
            const GazeStudy made =
                simulatedWith(mechanism, lost,
                              form == std::string("default") ? std::map<std::string, ParameterValue>{}
                                                             : std::map<std::string, ParameterValue>{{"form", form}});
            for (const Direction& row : made.streams[3].rows)
                REQUIRE((form == std::string("as-published") ? !row.seen() : std::abs(row.yaw) < 2));
        }
    GazeStudy incomplete = study;
    incomplete.streams.erase(incomplete.streams.begin());
    CHECK_THROWS_AS(simulatedWith(kSameSynth(), incomplete, {{"k", 4.0}}), MissingData);
    CHECK(guaranteeOf(eventSynthPd(), {},
                      [] {
                          GazeFacts facts;
                          facts.least_in_task = 5;
                          facts.rate_hz = 30;
                          return facts;
                      }())
              .reasons.back()
              .english()
              .find("60 Hz") != std::string::npos);
}

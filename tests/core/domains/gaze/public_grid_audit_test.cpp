// Rates, lengths and lost samples of released gaze are the frame's, not those of somebody's recording.

#include "core/data/found_frame.h"
#include "core/domains/gaze/gaze_study.h"
#include "core/domains/registry.h"
#include "core/noise/seeded_noise.h"
#include "core/simulate/viewing.h"
#include "tests/catch.h"
#include "tests/core/release/marked_gaze.h"

#include <map>
#include <numeric>

using namespace nictate;

namespace {

constexpr int people = 8;

/// Simulated viewing in which everybody's recordings end at another time and have lost samples of their own.
Dataset unevenViewing() {
    Dataset study = simulateViewing(people, 5, 6);
    for (Recording& recording : study.recordings) {
        const SeededNoise noise = SeededNoise(31).stream(recording.participant * 100 + recording.stimulus);
        recording.samples.resize(recording.samples.size() - 7 * recording.participant - recording.stimulus);
        for (std::size_t i = 0; i < recording.samples.size(); ++i)
            if (noise.uniform(i / 5) < 0.1)
                recording.samples[i].gaze = {};
        recording.rate_stated = true;
    }
    study.frame = foundFrame(study);
    return study;
}

std::vector<std::size_t> everybody(const Dataset& study) {
    std::vector<std::size_t> all(study.participants.size());
    std::iota(all.begin(), all.end(), std::size_t{0});
    return all;
}

PublicFrame declared(PublicFrame frame) {
    for (const char* entry : {"people", "stimuli", "tasks", "rates", "lengths"})
        declare(frame, entry);
    return frame;
}

/// What shows of a stream besides its positions: its length, its rate and which rows are lost.
std::string shape(const GazeStream& stream) {
    std::string text = std::to_string(stream.rate_hz) + ":";
    for (const Direction& row : stream.rows)
        text += row.seen() ? '1' : '0';
    return text;
}

/// The share of released streams that are named right by somebody who knows everybody's recordings and looks at shapes alone:
/// one of those whose shape fits best, at random.
double namedByShape(const GazeStudy& released, const GazeStudy& known) {
    auto agreement = [](const std::string& a, const std::string& b) {
        std::size_t same = 0;
        for (std::size_t i = 0; i < std::min(a.size(), b.size()); ++i)
            same += a[i] == b[i] ? 1 : 0;
        return static_cast<double>(same) - std::abs(static_cast<double>(a.size()) - static_cast<double>(b.size()));
    };
    // Released shapes that are all alike fit each candidate alike: who they are of is then a guess among all of the task.
    std::map<std::size_t, std::map<std::string, std::size_t>> alike;
    for (const GazeStream& stream : released.streams)
        ++alike[stream.task][shape(stream)];
    double right = 0;
    for (const GazeStream& stream : released.streams) {
        double best = -1e9;
        std::size_t named = 0;
        for (const GazeStream& one : known.streams)
            if (one.task == stream.task)
                if (const double fits = agreement(shape(stream), shape(one)); fits > best)
                    best = fits, named = one.participant;
        const auto candidates = static_cast<double>(alike[stream.task][shape(stream)]);
        right += named == stream.participant || candidates > 1 ? 1 / candidates : 0;
    }
    return right / static_cast<double>(released.streams.size());
}

GazeStudy madeBy(const std::string& mechanism, const GazeStudy& study, std::map<std::string, ParameterValue> settings = {}) {
    Parameters given;
    for (const auto& [name, value] : settings)
        given.set(name, value);
    return simulate(mechanismOf<Gaze>(mechanism), study, given, gazeFacts(outlinesOf(study)), SeededNoise(3)).study;
}

} // namespace

TEST_CASE("gaze on the public grid: lengths, rates and lost samples name nobody", "[gaze][grid]") {
    const Dataset dataset = unevenViewing();
    const GazeStudy raw = gazeStudy(dataset, everybody(dataset));
    const GazeStudy on_grid = gazeStudy(dataset, everybody(dataset), declared(dataset.frame));
    CHECK_FALSE(raw.public_grid);
    REQUIRE(on_grid.public_grid);
    CHECK(on_grid.streams.size() == raw.streams.size());
    CHECK(namedByShape(raw, raw) > 0.99);
    CHECK(namedByShape(madeBy("kaleido", raw, {{"missing", "keep"}}), raw) > 0.99);
    for (const char* mechanism : {"kaleido", "k-same-synth", "event-synth-pd"}) {
        INFO(mechanism);
        CHECK(namedByShape(madeBy(mechanism, on_grid), raw) <= 1.0 / people + 1e-9);
    }
}

TEST_CASE("gaze is on the public grid only where both rates and lengths are settled", "[gaze][grid]") {
    const Dataset dataset = unevenViewing();
    for (const char* one : {"rates", "lengths"}) {
        PublicFrame frame = dataset.frame;
        declare(frame, one);
        CHECK_FALSE(gazeStudy(dataset, everybody(dataset), frame).public_grid);
    }
}

TEST_CASE("gaze on the public grid: cut or filled to the frame's length, each row the nearest sample", "[gaze][grid]") {
    Dataset dataset = test::markedGaze().dataset; // 2 s at 50 Hz
    PublicFrame frame = declared(dataset.frame);
    for (double& length : frame.lengths_s.value)
        length = 3;
    for (double& rate : frame.rates_hz.value)
        rate = 25;
    const GazeStudy study = gazeStudy(dataset, everybody(dataset), frame);
    const GazeStudy raw = [&] {
        dataset.frame.lengths_s.origin = Origin::counted;
        return gazeStudy(dataset, everybody(dataset));
    }();
    REQUIRE(study.streams.size() == raw.streams.size());
    for (const GazeStream& stream : study.streams) {
        CHECK(stream.rate_hz == 25);
        REQUIRE(stream.rows.size() == 75);
        CHECK_FALSE(stream.rows[52].seen());
    }
    CHECK(study.streams[0].rows[1].yaw == raw.streams[0].rows[2].yaw);
}

TEST_CASE("gaze on the public grid: somebody without a recording of a task has an empty stream of it", "[gaze][grid]") {
    Dataset dataset = unevenViewing();
    std::erase_if(dataset.recordings, [](const Recording& recording) { return recording.participant == 2; });
    PublicFrame frame = declared(dataset.frame);
    for (FrameTask& task : frame.tasks.value)
        task.people.clear(); // everybody has it
    const GazeStudy study = gazeStudy(dataset, everybody(dataset), frame);
    CHECK(study.streams.size() == people * study.tasks.size());
    for (const GazeStream& stream : madeBy("kaleido", study).streams)
        CHECK(std::all_of(stream.rows.begin(), stream.rows.end(), [](const Direction& row) { return row.seen(); }));
}

TEST_CASE("Kaleido bounds a person's loss only on the public grid and with lost samples filled", "[gaze][grid]") {
    const Dataset dataset = unevenViewing();
    const Mechanism<Gaze>& kaleido = mechanismOf<Gaze>("kaleido");
    auto guaranteeFor = [&](const PublicFrame& frame, const char* missing) {
        Parameters given;
        given.set("missing", std::string(missing));
        return guaranteeOf(kaleido, given, gazeFacts(outlinesOf(gazeStudy(dataset, everybody(dataset), frame))));
    };
    const Guarantee bounded = guaranteeFor(declared(dataset.frame), "fill");
    CHECK(bounded.status == Status::proven);
    CHECK(bounded.user_epsilon);
    for (const auto& [frame, missing] : {std::pair(dataset.frame, "fill"), std::pair(declared(dataset.frame), "keep"),
                                         std::pair(declared(dataset.frame), "hold")}) {
        const Guarantee guarantee = guaranteeFor(frame, missing);
        CHECK(guarantee.status == Status::as_published);
        CHECK_FALSE(guarantee.user_epsilon);
        CHECK_FALSE(guarantee.rho);
    }
}

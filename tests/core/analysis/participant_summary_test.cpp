// What is said of each participant, and what is held to be suspicious.
#include "core/analysis/participant_summary.h"
#include "core/simulate/gallery.h"
#include "tests/catch.h"

#include <cmath>
#include <numbers>

using namespace nictate;
using enum SummaryFigure;

namespace {

StudySummary summaryOf(const Dataset& study) { return summarise(study, std::vector<DetectedBeside>(study.recordings.size())); }

std::string reasons(const ParticipantSummary& participant, SummaryFigure figure) {
    std::string all;
    for (const Suspicion& suspicion : participant.suspicions)
        if (suspicion.figure == figure)
            all += suspicion.reason.english() + "; ";
    return all;
}

/// Ten participants at 100 Hz for a second on one stimulus of 100 × 100, without anything to complain about.
Dataset tidyStudy() {
    Dataset study;
    study.stimuli = {{"garden", 100, 100, SizeSource::given, "", {}}};
    for (std::size_t i = 0; i < 10; ++i) {
        study.participants.push_back({"P" + std::to_string(i), {}});
        Recording recording;
        recording.participant = i;
        for (int k = 0; k < 101; ++k)
            recording.samples.push_back({10.0 * k, {50 + 0.01 * static_cast<double>(i) + 0.1 * k, 50, 3}, {}});
        recording.fixations = {{10, 10, 0, 200.0 + static_cast<double>(i)}, {40, 50, 500, 300.0 + static_cast<double>(i)}};
        study.recordings.push_back(recording);
    }
    return study;
}

} // namespace

TEST_CASE("figures of a participant are those one would count by hand") {
    Dataset study = tidyStudy();
    std::vector<Sample>& samples = study.recordings[3].samples;
    for (int k = 20; k < 40; ++k)
        samples[static_cast<std::size_t>(k)].gaze = {}; // 190 ms to 400 ms
    samples.erase(samples.begin() + 60, samples.begin() + 65);
    study.recordings[3].fixations[1].x_px = 150;
    const StudySummary summary = summaryOf(study);
    const ParticipantSummary& third = summary.participants[3];
    CHECK(third[recordings] == 1);
    CHECK(third[stimuli] == 1);
    CHECK(third[SummaryFigure::samples] == 96);
    CHECK(third[valid_share] == Approx(76.0 / 96));
    CHECK(third[rate] == Approx(100));
    CHECK(third[gaps] == 1); // 60 ms of missing rows are less than 75
    CHECK(third[longest_gap] == Approx(0.21));
    CHECK(third[fixations] == 2);
    CHECK(third[fixation_duration] == Approx(253));
    CHECK_FALSE(summary.amplitudes_in_degrees);
    CHECK(third[saccade_amplitude] == Approx(std::hypot(140, 40)));
    CHECK(third[off_share] == 0.5);
    CHECK(reasons(third, off_share).find("50 % lie beside the stimulus") == 0);
    CHECK(summary.participants[0].suspicions.empty());
}

TEST_CASE("amplitudes are degrees where the geometry is known or saccades say so") {
    Dataset study = tidyStudy();
    study.stimuli[0].geometry = ViewingGeometry{500, 1, 1};
    const StudySummary summary = summaryOf(study);
    CHECK(summary.amplitudes_in_degrees);
    CHECK(summary.participants[0][saccade_amplitude] == Approx(std::atan(50.0 / 500) * 180 / std::numbers::pi).epsilon(0.01));
    study.stimuli[0].geometry.reset();
    study.recordings[2].saccades = {{0, 20, 1, 1, 2, 2, 4}, {0, 20, 1, 1, 2, 2, 6}, {}};
    const StudySummary recorded = summaryOf(study);
    CHECK(recorded.participants[2][saccade_amplitude] == 5);
    CHECK(std::isnan(recorded.participants[0][saccade_amplitude])); // pixels do not stand among degrees
}

TEST_CASE("what asks for a second look is named with its reason") {
    Dataset study = tidyStudy();
    for (std::size_t k = 0; k < 40; ++k)
        study.recordings[1].samples[k].gaze = {};
    study.recordings[2].fixations[0].duration_ms = 0.2; // seconds
    study.recordings[2].fixations[1].duration_ms = 0.3;
    study.recordings[4].sampling_rate_hz = 120;
    study.recordings[5].samples = study.recordings[6].samples;
    study.recordings[5].fixations = study.recordings[6].fixations;
    study.recordings[7].fixations.clear();
    study.recordings.erase(study.recordings.begin() + 9);
    const StudySummary summary = summaryOf(study);
    const auto said = [&](std::size_t participant, SummaryFigure figure) {
        return reasons(summary.participants[participant], figure);
    };
    CHECK(said(1, valid_share).find("gaze was lost in 39.6 % of the samples") == 0);
    CHECK(said(2, fixation_duration).find("another unit of time") != std::string::npos);
    CHECK(said(2, fixation_duration).find("far below the others") != std::string::npos);
    CHECK(said(4, rate).find("the file states 120 Hz, the samples' times say 100 Hz") == 0);
    CHECK(said(5, recordings) == "has the same gaze as P6, to the digit; ");
    CHECK(said(6, recordings) == "has the same gaze as P5, to the digit; ");
    CHECK(said(7, fixations) == "no fixation was recorded or detected; ");
    CHECK(said(9, recordings) == "no recording at all; ");
    CHECK(summary.participants[0].suspicions.empty());
}

TEST_CASE("whoever misses what most saw is named; observers of the gallery are not suspicious as a rule") {
    Dataset study = simulateGallery(40, 1);
    std::size_t suspicious = 0;
    for (const ParticipantSummary& participant : summaryOf(study).participants)
        suspicious += participant.suspicions.empty() ? 0 : 1;
    CHECK(suspicious <= 4);
    std::erase_if(study.recordings, [](const Recording& r) { return r.participant == 7 && r.stimulus < 2; });
    CHECK(reasons(summaryOf(study).participants[7], stimuli) == "saw 4 of the 6 stimuli that most participants saw; ");
    CHECK(summaryOf({}).participants.empty());
}

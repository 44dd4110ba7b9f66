#pragma once
// Who somebody is by their fixations and saccades alone (David-John et al. 2023; mathematics.md §13.10).

#include "core/data/dataset.h"
#include "core/domains/gaze/gaze_study.h"
#include "core/evaluation/recognition.h"
#include "core/noise/seeded_noise.h"
#include "core/progress.h"

namespace nictate {

/// Events of one kind of all recordings: a row each.
struct EventRows {
    Eigen::MatrixXd values;
    std::vector<int> recording; ///< by row
    std::vector<int> block;     ///< which of equally long parts of its recording, by row
};

inline constexpr int event_blocks = 8;

/// Fixations and saccades of all recordings as rows for classifiers, with who they are of.
struct GazeEvents {
    EventRows fixations, saccades;
    std::vector<std::string> people;
    std::vector<int> person;    ///< by recording
    std::vector<int> condition; ///< by recording: its condition, else its stimulus
    int conditions = 0;
    bool split_alike =
        false; ///< groups were made the same events of: whoever learns from one member's block has the others', too
};
/// Throws MissingData below two people with samples, Cancelled.
GazeEvents gazeEvents(const Dataset& study, const Progress& progress = {});
/// Events of streams, whose people and tasks the dataset names. Throws MissingData below two people.
GazeEvents gazeEvents(const GazeStudy& streams, const std::vector<Events>& events, const Dataset& names);

/// Which recordings are learnt from and which are asked about.
enum class EventProtocol {
    blocks,                  ///< a random half of the blocks of every recording is learnt from, the others are asked about
    leave_one_condition_out, ///< a person's other conditions are learnt from
};

/// Answers by person and split: networks on fixations, on saccades, and 0.4 and 0.6 of both.
struct EventRecognition {
    Recognition fixations, saccades, fused;                 ///< of the last split
    std::vector<double> by_fixations, by_saccades, by_both; ///< accuracies, split by split

    void append(const EventRecognition& more);
};
/// At most 400 events a person are learnt from, drawn. `splits` of blocks; of conditions there is one each. Throws MissingData
/// (fewer than two people or conditions), Cancelled.
EventRecognition recogniseByEvents(const GazeEvents& events, EventProtocol protocol, int splits, const SeededNoise& noise,
                                   const Progress& progress = {});

} // namespace nictate

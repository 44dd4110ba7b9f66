#pragma once

#include "core/data/public_frame.h"
#include "core/data/recording.h"
#include "core/data/stimulus.h"
#include "core/text.h"

#include <Eigen/Core>

#include <cstddef>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace nictate {

/// One observer: the person whose privacy is at stake. Attributes (age, sex, group …) are text as read; an
/// attribute that is missing for this person is absent from the map.
struct Participant {
    std::string id;
    std::map<std::string, std::string> attributes;

    bool operator==(const Participant&) const = default;
};

/// One participant's eye-movement features in one recording condition: a row per window in time order, a column per
/// feature. A value that is missing is NaN.
struct FeatureTable {
    std::size_t participant = 0; ///< index into the dataset
    std::string condition;       ///< document, session, …; empty when the study has only one
    Eigen::MatrixXd values;      ///< T × F, T ≥ 1
};

/// The feature tables of a study. All have the same columns; there is at most one a participant and condition.
/// Column names are public, everything else is sensitive.
struct FeatureSet {
    std::vector<std::string> names; ///< F unique ones
    double step_s = 0;              ///< from one row to the next; 0 = unknown
    std::vector<FeatureTable> tables;

    bool empty() const { return tables.empty(); }
};

/// A file of a study's folder.
struct StudyFile {
    std::string name; ///< as seen from the study's folder
    bool read = true;
    Text why; ///< "left out by name", "no columns of gaze"; empty where it is read
};

/// A study as it lies on the curator's machine: sensitive in every part but stimulus ids, pictures and sizes.
/// Participants without any recording still count among the n observers. `warnings` are what an importer
/// noticed (gaze off screen, pictures missing …); they are sensitive facts and never leave the window.
struct Dataset {
    std::string name;
    std::vector<Participant> participants; ///< ids unique
    std::vector<Stimulus> stimuli;         ///< ids unique
    std::vector<Recording> recordings;
    FeatureSet features;
    PublicFrame frame;               ///< what is public about it
    std::vector<std::string> unused; ///< what of its files was not read: columns, files
    std::vector<StudyFile> files;    ///< those of its folder that may hold data, by name
    std::vector<Text> warnings;
    std::shared_ptr<const void> pictures; ///< what keeps pictures that came out of an archive in being, as long as it lives
};

/// Index of the stimulus with this id. Throws MissingData, naming a few that exist.
std::size_t stimulusIndex(const Dataset& dataset, const std::string& id);

/// What `nictate-cli inspect` prints.
struct DatasetCounts {
    std::size_t participants = 0;
    std::size_t stimuli = 0;
    std::size_t stimuli_with_picture = 0;
    std::size_t recordings = 0;
    std::size_t fixations = 0;
    std::size_t samples = 0;
    std::size_t conditions = 0;  ///< distinct non-empty ones, of recordings and feature tables
    std::size_t features = 0;    ///< columns of the feature tables
    double sampling_rate_hz = 0; ///< the commonest; 0 = unknown
};
DatasetCounts countDataset(const Dataset& dataset);

/// Names of all participants' attributes, sorted.
std::vector<std::string> attributeNames(const Dataset& dataset);

} // namespace nictate

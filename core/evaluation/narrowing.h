#pragma once
// How many people are left when somebody knows attributes and has gaze (David-John et al. 2023, figure 1; mathematics.md §13.11).

#include "core/evaluation/evaluation.h"
#include "core/evaluation/known_attributes.h"

namespace nictate {

/// `bands`: of attributes as they would be published, the number among them in bands.
enum class Knowledge { attributes, bands, gaze, both };
const char* name(Knowledge knowledge); ///< "attributes", "attributes-in-bands", "gaze", "both"

/// What the attacker who narrows people down knows and uses.
struct NarrowingRequest {
    KnownAttributes known;
    std::vector<std::string> attackers = {"lda", "likelihood"}; ///< those that rank people; `likelihood` asks of releases alone
    bool train_clean = false;                                   ///< learn from the originals
    std::vector<SignalKind> controls = {SignalKind::constant};
    int repetitions = 20;      ///< draws of protected signals and of controls, 1 ≤ repetitions
    std::optional<int> k = {}; ///< of k-anonymity, that bands are to reach; 1 ≤ k
    std::uint64_t seed = 1;
};

/// Who is left, the right person included. By gaze: whoever an attacker ranks at or above them.
struct NarrowingRow {
    Knowledge knows = Knowledge::attributes;
    SignalKind signals = SignalKind::clean; ///< of gaze
    std::string attacker;                   ///< empty without gaze
    bool train_clean = false;
    std::string mechanism; ///< empty for clean signals
    std::optional<double> epsilon, published_epsilon, user_epsilon;
    std::optional<Status> status;
    int draws = 1;
    int asked = 0;                ///< people; with gaze, recordings
    double candidates = 0;        ///< whom they were chosen from, mean over them
    double mean = 0, sd = 0;      ///< over them; over draws
    double median = 0;            ///< over them, all draws together
    int least = 0;                ///< of them, likewise
    double alone = 0;             ///< share of them of whom nobody else is left
    std::optional<double> chance; ///< the mean of gaze that says nothing: half of those candidates whom attributes leave
};

/// How many people are left for that attacker, row by row.
struct Narrowing {
    int people = 0;
    std::vector<int> missing;           ///< by attribute: people without
    int k = 0;                          ///< of the attributes as they are
    std::optional<int> band, k_in_band; ///< the narrowest band that reaches the request's k where k does not, and its own
    /// Attributes alone, then gaze and both of the original, then of each mechanism, ε, attacker and kind of signals.
    std::vector<NarrowingRow> rows;
};

/// Recordings are linked across conditions as evaluate() links people, on the same draws. Where nobody has several conditions,
/// `lda` has no rows. Throws InvalidParameter, MissingData, Cancelled.
Narrowing narrow(const SignalStudy& study, const RecordingSet& set, const NarrowingRequest& request,
                 const std::vector<EvaluatedMechanism>& mechanisms, const Progress& progress = {});

/// Sensitive: about real people. Columns as on the command line.
std::string narrowingCsv(const Narrowing& narrowing);

} // namespace nictate

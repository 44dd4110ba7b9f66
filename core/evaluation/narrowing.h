#pragma once
// How many people are left when somebody knows attributes and has gaze (David-John et al. 2023, figure 1; mathematics.md §13.11).

#include "core/evaluation/evaluation.h"
#include "core/evaluation/recording_set.h"

namespace nictate {

/// What an attacker knows of people besides their gaze: attributes, one of them a number such as an age, known within a distance.
struct KnownAttributes {
    std::vector<std::string> names;
    std::string ranged = {};     ///< the one of them that is a number, known within a distance; empty: all are known exactly
    double within = 2;           ///< that distance, 0 ≤ within; years of an age
    std::string inWords() const; ///< "age ± 2, gender"
};

/// Those that anybody has, sorted.
std::vector<std::string> attributeNames(const RecordingSet& set);

/// The one of these names that is "age", however written and whatever follows it ("Age (years)"), if all its values are numbers;
/// else empty.
std::string ageAmong(const std::vector<std::string>& names, const RecordingSet& set);

inline constexpr int widest_band = 1000;

/// A set's people by what is known of them.
class KnownPeople {
  public:
    /// Throws InvalidParameter (`attributes`, `within`), MissingData naming an attribute that nobody has, or a value of `ranged`
    /// that is no number.
    KnownPeople(const KnownAttributes& known, const RecordingSet& set);

    int count() const { return static_cast<int>(numbers_.size()); }
    /// Whether knowing the one leaves the other: what is missing of either rules nobody out.
    bool alike(int person, int other) const;
    /// By attribute: who has none.
    const std::vector<int>& missing() const { return missing_; }

    /// By person: how many have the same values, the number in bands [i·band, (i+1)·band), or itself for band 0; ∞ puts all
    /// numbers into one. Nothing is a value of its own here.
    std::vector<int> classSizes(double band = 0) const;
    /// k of k-anonymity: the smallest class (Sweeney 2002).
    int smallestClass(double band = 0) const;
    /// The narrowest band, a whole number up to `widest_band`, that leaves no class below k. None where none does.
    std::optional<int> bandFor(int k) const;

  private:
    double within_;
    bool ranged_;
    std::vector<std::vector<int>> values_; ///< by person and attribute: which value; −1: missing, or `ranged`
    std::vector<std::optional<double>> numbers_;
    std::vector<int> missing_;
};

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

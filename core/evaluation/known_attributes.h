#pragma once
// What an attacker knows of people besides their gaze: attributes, one of them a number such as an age, known within a distance
// (David-John et al. 2023; mathematics.md §13.11).

#include "core/evaluation/recording_set.h"

namespace nictate {

/// What an attacker knows of a person's attributes.
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

} // namespace nictate

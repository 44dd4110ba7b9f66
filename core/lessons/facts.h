#pragma once
// What can be said of what is on screen: numbers and words by name, and requirements on them.

#include "core/text.h"

#include <map>
#include <string>
#include <variant>
#include <vector>

namespace nictate {

using Fact = std::variant<double, std::string>;
/// What cannot be seen now has no entry.
using Facts = std::map<std::string, Fact>;

/// The name and meaning of a fact, for authors of lessons.
struct FactInfo {
    std::string name;
    bool number = false;
    Text label;   ///< what students read
    Text meaning; ///< one sentence
};
/// Facts of sessions, cards, attacks, practice releases, game and audit. Besides these every parameter of the mechanism on screen
/// is one.
const std::vector<FactInfo>& factInfos();

enum class Comparison { equal, unequal, less, at_most, more, at_least };

/// "epsilon <= 1", "user_epsilon > published_epsilon", "mechanism = clipped-gaussian".
struct Requirement {
    std::string text; ///< as written
    std::string fact;
    Comparison comparison = Comparison::equal;
    Fact value;        ///< compared with
    std::string other; ///< the name of a fact in its place; empty: `value`
};

/// Throws InvalidParameter naming what is wrong and what there is: facts, comparisons, ids of mechanisms and benches, a
/// parameter's choices.
Requirement parseRequirement(const std::string& text);

/// False where a fact is missing. Numbers are equal when they differ by less than 1e-6 of their size.
bool holds(const Requirement& requirement, const Facts& facts);

/// For students: "Third panel: attacker's view", "ε: at most 1".
Text inWords(const Requirement& requirement);

/// Throws InvalidParameter (`fact`) for a name that is none; whether it is a number.
bool isNumber(const std::string& fact);

} // namespace nictate

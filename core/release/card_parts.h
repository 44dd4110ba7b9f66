#pragma once
// How a privacy card is made: what all releases share, and room for what only a domain can say. A domain defines
// cardFacts(plan) and instantiates the two templates at the end, as heatmap_card.cpp does.

#include "core/mechanism/lattice_plan.h"
#include "core/release/privacy_card.h"
#include "core/release/released_group.h"

#include <nlohmann/json.hpp>

#include <cstdint>
#include <optional>
#include <set>
#include <string>

namespace nictate {

/// What only the domain can say about a release.
struct CardFacts {
    using Json = nlohmann::ordered_json;

    std::string neighbours;                  ///< a sentence
    std::string bounds_from;                 ///< likewise
    std::size_t smallest_group = SIZE_MAX;   ///< people in it; where there are no groups as many as can be
    Json released;                           ///< what leaves
    Json shape = Json::object();             ///< members of the card between "observers" and "parameters"
    Json noise;                              ///< the distribution and what the sampler was given
    std::set<std::string> chosen_with_noise; ///< parameters
    Json parameters = Json::array();         ///< besides the mechanism's own, see card::parameterOf()

    // On the page:
    std::vector<CardSection::Line> what; ///< first lines of what was released
    std::vector<CardSection::Line> how;  ///< after the parameters
    std::string noise_in_words;
};

namespace card {

using Json = CardFacts::Json;

template <class Value> Json orNull(const std::optional<Value>& value) { return value ? Json(*value) : Json(nullptr); }

std::string figure(const std::optional<double>& value); ///< "unbounded" when there is none
std::string noiseName(LatticeNoise noise);
Json parameterOf(const std::string& name, const ParameterValue& value, const std::string& origin);
/// Adds what the sampler was given: lattice_sigma_squared … or lattice_scale_numerator ….
void addLattice(Json& to, const LatticePlan& lattice);
void addSamplers(Json& to);
/// Which groups there are; `outputs`: "tables" or "maps". Nothing where there are none.
void addGroups(CardFacts& facts, const std::string& attribute, const std::vector<ReleasedGroup>& groups,
               const std::string& outputs);

// What a card says in words, and a report of cards too.
extern const char* const from_whom;                           ///< what is promised holds, where it is proven
std::string everybody(const std::string& unit, bool empty);   ///< is protected, where it is proven of a whole person
std::string originInWords(const std::string& origin);         ///< of an originName()
std::string whatDeltaMeans(double delta, std::size_t people); ///< and whether it is small enough
std::string notProtected(bool proven);

/// A release without its domain.
struct CardRelease {
    const PlannedRelease& plan;
    const MechanismInfo& mechanism;
    int people;
    std::vector<Text> after_noise;
    const Booking& booking;
    const std::string& version;
};
std::string json(const CardRelease& release, const CardFacts& facts);
std::vector<CardSection> page(const CardRelease& release, const CardFacts& facts);

template <class Domain> CardRelease partsOf(const Release<Domain>& release) {
    const ReleasePlan<Domain>& plan = release.plan();
    return {plan,
            plan.mechanism.info,
            Domain::people(plan.facts),
            stepsAfterNoise(plan.mechanism, plan.resolved, factsOfSmallest(plan)),
            release.booking(),
            release.version()};
}

} // namespace card

template <class Domain> std::string privacyCardJson(const Release<Domain>& release) {
    return card::json(card::partsOf(release), cardFacts(release.plan()));
}

template <class Domain> std::vector<CardSection> privacyCardPage(const Release<Domain>& release) {
    return card::page(card::partsOf(release), cardFacts(release.plan()));
}

} // namespace nictate

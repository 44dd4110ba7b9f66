#pragma once
// What privacy cards of all kinds of releases share. For privacy_card.cpp and signal_card.cpp.

#include "core/release/planned_release.h"
#include "core/release/privacy_card.h"

#include <nlohmann/json.hpp>

#include <optional>
#include <string>

namespace nictate::card {

using Json = nlohmann::ordered_json;

template <class Value> Json orNull(const std::optional<Value>& value) { return value ? Json(*value) : Json(nullptr); }

std::string figure(const std::optional<double>& value); ///< "unbounded" when there is none
std::string noiseName(LatticeNoise noise);

Json programOf(const std::string& version);
Json mechanismOf(const MechanismInfo& mechanism);
/// `neighbours` and `bounds_from` are sentences.
Json guaranteeOf(const PlannedRelease& plan, const std::string& neighbours, const std::string& bounds_from);
Json parameterOf(const std::string& name, const ParameterValue& value, const std::string& origin);
std::string origin(const PlannedRelease& plan, const std::string& parameter); ///< "by hand" or "default"
Json ledgerOf(const Booking& booking);
/// Adds what the sampler was given: lattice_sigma_squared … or lattice_scale_numerator ….
void addLattice(Json& to, const LatticePlan& lattice);
void addSamplers(Json& to);

CardSection promiseSection(const PlannedRelease& plan, const std::string& neighbours);
/// Adds name, formula and source.
void addMechanism(CardSection& section, const MechanismInfo& mechanism);
CardSection ledgerSection(const Booking& booking, const std::string& version);
std::string textOf(const Json& card);

} // namespace nictate::card

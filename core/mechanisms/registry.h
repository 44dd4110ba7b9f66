#pragma once

#include "core/mechanisms/mechanism.h"
#include "core/mechanisms/signals/signal_mechanism.h"

#include <string>
#include <vector>

namespace nictate {

/// Every mechanism on gaze maps, in the order a person meets them.
const std::vector<MapMechanism>& mapMechanisms();

/// Throws InvalidParameter naming the ids that exist.
const MapMechanism& mapMechanism(const std::string& id);

/// Every mechanism on feature signals, likewise.
const std::vector<SignalMechanism>& signalMechanisms();
const SignalMechanism& signalMechanism(const std::string& id);

/// Descriptions of all of them, maps first.
std::vector<const MechanismInfo*> mechanismInfos();
/// Of one kind.
std::vector<const MechanismInfo*> mechanismInfos(Reads reads);
/// Throws InvalidParameter naming the ids that exist.
const MechanismInfo& mechanismInfo(const std::string& id);

} // namespace nictate

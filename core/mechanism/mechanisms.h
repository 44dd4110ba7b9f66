#pragma once
// The mechanisms of this program, by domain and by id. core/domains/registry.cpp lists them.

#include "core/mechanism/mechanism.h"

#include <string>
#include <vector>

namespace nictate {

/// Every mechanism of a domain, in the order a person meets them.
template <class Domain> const std::vector<Mechanism<Domain>>& mechanisms();

/// Throws InvalidParameter (`mechanism`) naming the ids that exist.
[[noreturn]] void refuseUnknownMechanism(const std::string& id, const std::vector<const MechanismInfo*>& known);

/// Descriptions, heatmaps first; of all mechanisms or of one kind.
std::vector<const MechanismInfo*> mechanismInfos();
std::vector<const MechanismInfo*> mechanismInfos(const std::string& reads);
/// Throws InvalidParameter naming the ids that exist.
const MechanismInfo& mechanismInfo(const std::string& id);

/// Throws InvalidParameter naming the ids that exist in this domain.
template <class Domain> const Mechanism<Domain>& mechanismOf(const std::string& id) {
    for (const Mechanism<Domain>& mechanism : mechanisms<Domain>())
        if (mechanism.info.id == id)
            return mechanism;
    refuseUnknownMechanism(id, mechanismInfos(Domain::reads));
}

} // namespace nictate

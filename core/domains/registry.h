#pragma once
// The mechanisms there are.

#include "core/domains/areas/areas.h"
#include "core/domains/gaze/gaze.h"
#include "core/domains/heatmap/maps.h"
#include "core/domains/signals/signals.h"
#include "core/mechanism/mechanisms.h"

#include <string>
#include <vector>

namespace nictate {

/// Every mechanism, by domain, in the order a person meets them.
struct Registry {
    std::vector<Mechanism<Maps>> maps;
    std::vector<Mechanism<Signals>> signals;
    std::vector<Mechanism<Streams>> streams;
    std::vector<Mechanism<Areas>> areas;

    template <class Domain> const std::vector<Mechanism<Domain>>& of() const {
        if constexpr (Domain::reads == Reads::maps)
            return maps;
        else if constexpr (Domain::reads == Reads::signals)
            return signals;
        else if constexpr (Domain::reads == Reads::streams)
            return streams;
        else
            return areas;
    }
};

/// Those of Nictate: registry.cpp lists them.
Registry ourMechanisms();

/// Those of this program: ourMechanisms(), and in some tests more.
const Registry& registry();

/// Calls `visit` with the mechanism of this id, whatever its domain. Throws InvalidParameter naming the ids that exist.
template <class Visit> auto visitMechanism(const std::string& id, const Visit& visit) {
    switch (mechanismInfo(id).reads) {
    case Reads::maps: return visit(mechanismOf<Maps>(id));
    case Reads::signals: return visit(mechanismOf<Signals>(id));
    case Reads::streams: return visit(mechanismOf<Streams>(id));
    case Reads::areas:
    case Reads::summaries: break; // the same table with other columns
    }
    return visit(mechanismOf<Areas>(id));
}

} // namespace nictate

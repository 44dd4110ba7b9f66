#include "core/domains/registry.h"

#include "core/domains/areas/mechanisms/summaries.h"
#include "core/domains/areas/mechanisms/table_of_areas.h"
#include "core/domains/gaze/mechanisms/event_synth_pd.h"
#include "core/domains/gaze/mechanisms/k_same_synth.h"
#include "core/domains/gaze/mechanisms/kaleido.h"
#include "core/domains/heatmap/mechanisms/heatmap_mechanisms.h"
#include "core/domains/signals/mechanisms/signal_mechanisms.h"
#include "core/errors.h"

namespace nictate {

Registry ourMechanisms() {
    return {
        .maps = {clippedGaussian(), gaussian(), laplace(), randomSelection1(), randomSelection2(), noiseFree()},
        .signals = {fpa(), cfpa(), dcfpa(), lpa(), exponential(), kSameSelect(), marginals()},
        .gaze = {kaleido(), kSameSynth(), eventSynthPd()},
        .areas = {tableOfAreas(), summaries()},
    };
}

std::vector<DomainKind> ourDomains() { return {heatmapDomain(), signalDomain(), gazeDomain(), areaDomain()}; }

template <> const std::vector<Mechanism<Heatmaps>>& mechanisms() { return registry().maps; }
template <> const std::vector<Mechanism<Signals>>& mechanisms() { return registry().signals; }
template <> const std::vector<Mechanism<Gaze>>& mechanisms() { return registry().gaze; }
template <> const std::vector<Mechanism<Areas>>& mechanisms() { return registry().areas; }

std::vector<const MechanismInfo*> mechanismInfos() {
    std::vector<const MechanismInfo*> infos;
    for (const DomainKind& domain : domainKinds())
        for (const MechanismInfo* info : domain.mechanisms())
            infos.push_back(info);
    return infos;
}

std::vector<const MechanismInfo*> mechanismInfos(const std::string& reads) {
    std::vector<const MechanismInfo*> infos = mechanismInfos();
    std::erase_if(infos, [&](const MechanismInfo* info) { return info->reads != reads; });
    return infos;
}

const MechanismInfo& mechanismInfo(const std::string& id) {
    const std::vector<const MechanismInfo*> all = mechanismInfos();
    for (const MechanismInfo* info : all)
        if (info->id == id)
            return *info;
    refuseUnknownMechanism(id, all);
}

void refuseUnknownMechanism(const std::string& id, const std::vector<const MechanismInfo*>& known) {
    std::string ids;
    for (const MechanismInfo* info : known)
        ids += (ids.empty() ? "" : " | ") + info->id;
    throw InvalidParameter("mechanism", id, ids);
}

namespace {

const DomainKind& domainOf(const std::string& mechanism) {
    for (const DomainKind& domain : domainKinds())
        for (const MechanismInfo* info : domain.mechanisms())
            if (info->id == mechanism)
                return domain;
    refuseUnknownMechanism(mechanism, mechanismInfos());
}

} // namespace

BlackBox blackBoxOf(const AuditQuestion& question) { return domainOf(question.mechanism).black_box(question); }

std::vector<Fault> faultsOf(const std::string& mechanism) { return domainOf(mechanism).faults(mechanism); }

Guarantee undeclared(Guarantee guarantee, const Dataset& study, const Session& session, const std::string& mechanism) {
    settle(guarantee, restsOn(study, session, domainOf(mechanism).basis(session, mechanismInfo(mechanism).reads), {}));
    return guarantee;
}

} // namespace nictate

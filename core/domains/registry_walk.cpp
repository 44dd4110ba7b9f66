#include "core/domains/registry.h"
#include "core/errors.h"

namespace nictate {

namespace {

template <class Domain> void addInfos(std::vector<const MechanismInfo*>& infos) {
    for (const Mechanism<Domain>& mechanism : registry().of<Domain>())
        infos.push_back(&mechanism.info);
}

} // namespace

template <class Domain> const std::vector<Mechanism<Domain>>& mechanisms() { return registry().of<Domain>(); }
template const std::vector<Mechanism<Maps>>& mechanisms();
template const std::vector<Mechanism<Signals>>& mechanisms();
template const std::vector<Mechanism<Streams>>& mechanisms();
template const std::vector<Mechanism<Areas>>& mechanisms();

std::vector<const MechanismInfo*> mechanismInfos() {
    std::vector<const MechanismInfo*> infos;
    addInfos<Maps>(infos);
    addInfos<Signals>(infos);
    addInfos<Streams>(infos);
    addInfos<Areas>(infos);
    return infos;
}

std::vector<const MechanismInfo*> mechanismInfos(Reads reads) {
    std::vector<const MechanismInfo*> infos = mechanismInfos();
    std::erase_if(infos, [reads](const MechanismInfo* info) { return info->reads != reads; });
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

} // namespace nictate

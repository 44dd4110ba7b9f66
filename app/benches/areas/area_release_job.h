#pragma once

#include "core/domains/areas/area_release.h"

namespace nictate {

/// areaJob() with its pictures.
ReleaseJob areaRelease(const std::shared_ptr<const Dataset>& study, const Session& session, const std::set<std::string>& declared,
                       const std::optional<WithinPeople>& within = {});

} // namespace nictate

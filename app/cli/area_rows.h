#pragma once
// What the commands on tables of areas and of features print. `column` is "aoi" or "feature".

#include "app/cli/output.h"
#include "core/domains/areas/area_groups.h"

namespace nictate::cli {

Json rowsOf(const AreaFrame& frame, const char* column);
Json noisesOf(const AreaFrame& frame);
Json differencesOf(const std::vector<Finding>& findings, const char* column, double epsilon);
/// Tables by group and their differences, printed and written where a file is named.
void addGroups(Json& out, const AreaGroupsFrame& frame, const char* column, const std::string& differences);

} // namespace nictate::cli

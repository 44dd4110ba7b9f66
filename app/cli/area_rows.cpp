#include "app/cli/area_rows.h"

#include "app/cli/area_options.h"

namespace nictate::cli {

namespace {

const char* sensitivityName(AreaNoiseKind kind) {
    switch (kind) {
    case AreaNoiseKind::laplace: return "sensitivity_l1";
    case AreaNoiseKind::k_norm: return "sensitivity_k";
    case AreaNoiseKind::gaussian: break;
    }
    return "sensitivity_l2";
}

} // namespace

Json rowsOf(const AreaFrame& frame, const char* column) {
    Json rows = Json::array();
    for (const AreaRow& row : frame.rows)
        rows.push_back({{column, row.area},
                        {"metric", row.shown.metric},
                        {"original", row.original},
                        {"private", row.shown.value},
                        {"ci_low", row.shown.low},
                        {"ci_high", row.shown.high},
                        {"people_low", row.shown.people_low},
                        {"people_high", row.shown.people_high}});
    return rows;
}

Json noisesOf(const AreaFrame& frame) {
    Json out = Json::array();
    for (const AreaNoise& noise : frame.noises)
        out.push_back({{"metric", words(noise.metric).id},
                       {"noise_scale", noise.scale},
                       {"ci_half_width", noise.halfWidth()},
                       {"deviation", noise.deviation()},
                       {sensitivityName(noise.kind), noise.sensitivity}});
    return out;
}

Json differencesOf(const std::vector<Finding>& findings, const char* column, double epsilon) {
    Json rows = Json::array();
    for (const Finding& finding : findings)
        rows.push_back({{"group_a", finding.group_a},
                        {"group_b", finding.group_b},
                        {column, finding.area},
                        {"metric", finding.metric},
                        {"difference", finding.shown.difference},
                        {"low", finding.shown.low},
                        {"high", finding.shown.high},
                        {"p", finding.shown.p},
                        {"p_holm", finding.p_holm},
                        {"sentence", findingSentence(finding, epsilon)}});
    return rows;
}

void addGroups(Json& out, const AreaGroupsFrame& frame, const char* column, const std::string& differences) {
    out["groups"] = Json::array();
    out["rows"] = Json::array();
    for (const GroupFrame& group : frame.groups) {
        out["groups"].push_back({{"group", group.group}, {"observers", group.people}, {"noise", noisesOf(group.table)}});
        for (const Json& row : rowsOf(group.table, column)) {
            Json one = {{"group", group.group}};
            one.update(row);
            out["rows"].push_back(one);
        }
        noteBounds(group.table, group.people);
    }
    out["differences"] = differencesOf(frame.findings, column, frame.resolved.number("epsilon"));
    out["guarantee"] = toJson(frame.guarantee);
    out["parameters"] = toJson(frame.resolved);
    if (!differences.empty())
        writeText(findingsCsv(frame.findings, column), differences);
}

} // namespace nictate::cli

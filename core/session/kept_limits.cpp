#include "core/session/kept_limits.h"

namespace nictate {

namespace {

struct NamedLimit {
    const char* name;
    std::optional<double> QualityLimits::*limit;
    double most;
};
constexpr NamedLimit named_limits[] = {{"loss", &QualityLimits::loss, 1},
                                       {"rms_s2s", &QualityLimits::rms_s2s, 1e5},
                                       {"bcea", &QualityLimits::bcea, 1e5},
                                       {"jitter_ms", &QualityLimits::jitter_ms, 1e5},
                                       {"validation_deg", &QualityLimits::validation_deg, 1e5}};

} // namespace

nlohmann::json limitsJson(const QualityLimits& limits) {
    nlohmann::json object = nlohmann::json::object();
    for (const NamedLimit& each : named_limits)
        if (limits.*each.limit)
            object[each.name] = *(limits.*each.limit);
    return object;
}

QualityLimits readLimits(JsonReader reader) {
    QualityLimits limits;
    for (const NamedLimit& each : named_limits)
        if (reader.has(each.name))
            reader.read(each.name, (limits.*each.limit).emplace(), 0, each.most);
    reader.finish();
    return limits;
}

} // namespace nictate

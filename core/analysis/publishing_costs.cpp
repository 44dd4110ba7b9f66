#include "core/analysis/publishing_costs.h"

#include "core/domains/heatmap/expected_cc.h"
#include "core/domains/registry.h"

namespace nictate {

namespace {

constexpr int usual_areas = 5, usual_features = 10;
constexpr double usual_rate_hz = 60;
constexpr std::size_t rows_of_a_minute = 3600;

Parameters at(double epsilon) {
    Parameters given;
    given.set("epsilon", epsilon);
    return given;
}

double halfInterval(const char* mechanism, double epsilon, const AreaFacts& facts) {
    const Mechanism<Areas>& tables = mechanismOf<Areas>(mechanism);
    return tables.steps.noise(resolve(tables, at(epsilon), facts), facts).front().halfWidth();
}

AreaFacts summaries(int people) {
    const std::vector<FeatureBounds> bounds(usual_features, FeatureBounds{0, 1});
    return summaryFacts(bounds, people);
}

void addGaze(PublishingCosts& costs, int people, double epsilon) {
    GazeFacts facts;
    facts.participants = facts.least_in_task = people;
    facts.rate_hz = usual_rate_hz;
    facts.rows.assign(static_cast<std::size_t>(people), {rows_of_a_minute});
    const Mechanism<Gaze>& kaleido = mechanismOf<Gaze>("kaleido");
    const Guarantee guarantee = kaleido.guarantee(resolve(kaleido, at(epsilon), facts), facts);
    costs.gaze_error_deg = 2 * guarantee.noise_scale; // of planar Laplace noise
    costs.gaze_user_epsilon = guarantee.user_epsilon;
}

} // namespace

PublishingCosts publishingCosts(int people, double epsilon) {
    PublishingCosts costs;
    HeatmapFacts map;
    map.observers = people;
    costs.map_cc = expectedCC(mechanismOf<Heatmaps>("clipped-gaussian"), at(epsilon), map);
    costs.cc_without_gaze = expectedCCWithoutGaze(map);
    AreaFacts areas;
    areas.observers = people;
    areas.areas = usual_areas;
    costs.dwell_share = halfInterval("aoi", epsilon, areas);
    costs.feature_mean = halfInterval("summaries", epsilon, summaries(people));
    addGaze(costs, people, epsilon);
    return costs;
}

} // namespace nictate

#include "core/domains/areas/mechanisms/summaries.h"

#include "core/domains/areas/area_noise.h"
#include "core/domains/areas/mechanisms/table_of_areas.h"
#include "core/errors.h"
#include "core/mechanism/shared_parameters.h"

namespace nictate {

namespace {

Parameters defaultsOfSummaries(const Parameters& given, const AreaFacts& facts) {
    if (facts.features.empty())
        throw InvalidParameter("mechanism", "summaries", Text("aoi for areas of interest"));
    return withTableDefaults(given, facts);
}

} // namespace

Mechanism<Areas> summaries() {
    Mechanism<Areas> out = tableOfAreas();
    const ParameterSpec noise = out.info.parameter("noise"), interval = out.info.parameter("interval");
    out.info.id = "summaries";
    out.info.name = Text("Feature summaries");
    out.info.reads = Areas::summaries;
    out.info.summary = Text("Means of features over people: accurate where single signals are mostly noise.");
    out.info.formula =
        Text("mean over people of each person's mean, held to public bounds, + noise: density ∝ e^(−ε‖z‖_K) on their "
             "sum, or N(0, σ²) with σ = √F·q(ε,δ)/n of the range for F features");
    out.info.parameters = {epsilonSpec(), deltaSpec(), noise, interval};
    out.defaults = defaultsOfSummaries;
    return out;
}

} // namespace nictate

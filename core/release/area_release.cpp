#include "core/release/area_release.h"

#include "core/aoi/area_files.h"
#include "core/errors.h"
#include "core/files/table_text.h"
#include "core/release/lattice_query.h"
#include "core/release/privacy_card.h"

namespace nictate {

AreaHits plannedData(const ReleasePlan<Areas>& plan, const Dataset& dataset, const std::vector<std::size_t>& included) {
    if (included.size() != static_cast<std::size_t>(plan.facts.observers))
        throw MissingData("the release was planned for " + std::to_string(plan.facts.observers) + " observers, but " +
                          std::to_string(included.size()) + " are included");
    return {plan.areas, areaGaze(dataset, stimulusIndex(dataset, plan.stimulus), included)};
}

std::vector<std::int64_t> areaLatticeSum(const LatticePlan& plan, AreaMetric metric, const AreaBounds& bounds,
                                         const AreaHits& hits) {
    std::vector<std::int64_t> sum(cellsOf(metric, hits.areas()), 0);
    std::vector<std::uint64_t> units;
    for (std::size_t i = 0; i < hits.observers(); ++i) {
        const SparseMap values = boundedAreaValues(metric, hits, i, bounds);
        quantise(values, plan, units);
        for (std::size_t j = 0; j < units.size(); ++j)
            sum[values.cells[j]] += static_cast<std::int64_t>(units[j]);
    }
    return sum;
}

Drawn<Areas> draw(const ReleasePlan<Areas>& plan, const AreaHits& hits, const std::vector<std::size_t>&, SecureNoise& noise) {
    Drawn<Areas> drawn;
    for (std::size_t m = 0; m < plan.exact.size(); ++m) {
        const LatticePlan& lattice = plan.exact[m];
        std::vector<std::int64_t> sum = areaLatticeSum(lattice, plan.facts.metrics[m], plan.bounds, hits);
        addLatticeNoise(sum, lattice, noise);
        AreaColumn column{plan.facts.metrics[m], {}, plan.noises[m]};
        for (const std::int64_t units : sum)
            column.noisy.push_back(static_cast<double>(units) * lattice.pitch / static_cast<double>(lattice.divisor));
        drawn.columns.push_back(std::move(column));
    }
    drawn.rows = finishedAreas(drawn.columns, plan.bounds, plan.areas.size());
    return drawn;
}

std::string areaTableCsv(const Release<Areas>& release) {
    TableText table;
    table.header({"aoi", "metric", "private", "ci_low", "ci_high"});
    for (const AreaValue& row : release.drawn().rows)
        table.text(rowName(row, release.plan().areas))
            .text(row.metric)
            .number(row.value)
            .number(row.low)
            .number(row.high)
            .endRow();
    return table.take();
}

std::vector<PublicWriter<Areas>> publicWriters(const Release<Areas>&) {
    return {{"aoi_table.csv", areaTableCsv},
            {"aois.csv",
             [](const Release<Areas>& made) {
                 return areasCsv({{"", made.plan().areas}});
             }},
            {"privacy_card.json", [](const Release<Areas>& made) { return privacyCardJson(made); }}};
}

} // namespace nictate

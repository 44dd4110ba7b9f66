#include "app/window/benches.h"

#include "app/benches/areas/areas_bench.h"
#include "app/benches/data/data_bench.h"
#include "app/benches/evaluation/evaluation_bench.h"
#include "app/benches/gaze/gaze_bench.h"
#include "app/benches/heatmaps/heatmaps_bench.h"
#include "app/benches/signals/signals_bench.h"

namespace nictate {

Benches allBenches(Document& document) {
    Benches benches;
    benches.push_back(std::make_unique<DataBench>(document));
    benches.push_back(std::make_unique<HeatmapsBench>(document));
    benches.push_back(std::make_unique<AreasBench>(document));
    benches.push_back(std::make_unique<SignalsBench>(document));
    benches.push_back(std::make_unique<GazeBench>(document));
    benches.push_back(std::make_unique<EvaluationBench>(document));
    return benches;
}

} // namespace nictate

// The workspaces that sessions know.

#include "core/analysis/data_view.h"
#include "core/choices/bench_kind.h"
#include "core/domains/areas/areas_view.h"
#include "core/domains/gaze/gaze_view.h"
#include "core/domains/heatmap/heatmap_look.h"
#include "core/domains/signals/signals_view.h"
#include "core/evaluation/evaluation_view.h"

namespace nictate {

const std::vector<BenchKind>& benchKinds() {
    static const std::vector<BenchKind> kinds = {heatmapsBench(), signalsBench(), areasBench(),
                                                 dataBench(),     gazeBench(),    evaluationBench()};
    return kinds;
}

const BenchKind* benchKind(const std::string& id) {
    for (const BenchKind& kind : benchKinds())
        if (kind.id == id)
            return &kind;
    return nullptr;
}

void keepLook(Session& session, const Session& from) {
    for (const BenchKind& kind : benchKinds())
        if (kind.keep_look != nullptr)
            kind.keep_look(session.at(kind.id).view, from.at(kind.id).view);
}

std::map<std::string, BenchChoice> usualChoices() {
    std::map<std::string, BenchChoice> choices;
    for (const BenchKind& kind : benchKinds())
        choices[kind.id] = kind.usual;
    return choices;
}

} // namespace nictate

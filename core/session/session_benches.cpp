// The workspaces that sessions know.

#include "core/analysis/data_view.h"
#include "core/choices/bench_kind.h"
#include "core/domains/areas/areas_view.h"
#include "core/domains/gaze/gaze_view.h"
#include "core/domains/heatmap/heatmap_look.h"
#include "core/domains/signals/signals_view.h"
#include "core/errors.h"
#include "core/evaluation/evaluation_view.h"

namespace nictate {

std::vector<BenchKind> ourBenches() {
    return {heatmapsBench(), signalsBench(), areasBench(), dataBench(), gazeBench(), evaluationBench()};
}

const BenchKind* benchKind(const std::string& id) {
    for (const BenchKind& kind : benchKinds())
        if (kind.id == id)
            return &kind;
    return nullptr;
}

CommandScript shownCommand(const Session& session, const Dataset& dataset) {
    const BenchKind* kind = benchKind(session.bench);
    if (kind == nullptr || kind->command == nullptr)
        throw MissingData(Text("the session shows workspace \"%1\", which has no command", session.bench));
    return kind->command(session, dataset);
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

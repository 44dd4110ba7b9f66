#include "core/session/session.h"

#include "core/data/presentation.h"
#include "core/errors.h"
#include "core/io/plan_options.h"
#include "core/maps/heatmap.h"
#include "core/session/attribute_filter.h"

#include <algorithm>

namespace nictate {

void DataSource::say(const std::string& key, const std::string& value) {
    reading.forget(key);
    if (!value.empty())
        reading.say(key, value, Origin::given);
}

OpenOptions DataSource::options() const {
    OpenOptions options;
    options.plan = reading;
    return valuesOf(std::move(options));
}

const Parameters& Session::parameters(const std::string& mechanism_id) const {
    static const Parameters none;
    auto found = given.find(mechanism_id);
    return found == given.end() ? none : found->second;
}

std::map<std::string, BenchChoice> usualChoices() {
    return {{HeatmapLook::bench, {"clipped-gaussian", {}, HeatmapLook{}}},
            {SignalsView::bench, {"fpa", {"lpa", "cfpa", "dcfpa"}, SignalsView{}}},
            {AreasView::bench, {"aoi", {}, AreasView{}}},
            {DataView::bench, {{}, {}, DataView{}}},
            {SamplesView::bench, {"kaleido", {}, SamplesView{}}},
            {EvaluationView::bench, {"fpa", {"lpa", "cfpa"}, EvaluationView{}}}};
}

const BenchChoice& Session::at(const std::string& bench_id) const {
    static const BenchChoice none;
    auto found = benches.find(bench_id);
    return found == benches.end() ? none : found->second;
}

void keepLook(Session& session, const Session& from) {
    HeatmapLook& look = session.view<HeatmapLook>();
    const HeatmapLook& kept = from.view<HeatmapLook>();
    look.zoom = kept.zoom;
    look.centre_x = kept.centre_x;
    look.centre_y = kept.centre_y;
    look.swipe = kept.swipe;
    look.window = kept.window;
}

Parameters comparedParameters(const Session& session, const std::string& chosen, const MechanismInfo& compared) {
    Parameters parameters = session.parameters(compared.id);
    const Parameters& own = session.parameters(chosen);
    for (const char* shared : {"epsilon", "delta"}) {
        if (!compared.has(shared))
            continue;
        if (own.has(shared))
            parameters.set(shared, own.all().at(shared));
        else
            parameters.unset(shared);
    }
    return parameters;
}

std::size_t chosenStimulus(const Session& session, const Dataset& dataset) {
    if (session.stimulus.empty() && !dataset.stimuli.empty())
        return 0;
    return stimulusIndex(dataset, session.stimulus);
}

std::vector<std::size_t> includedParticipants(const Session& session, const Dataset& dataset) {
    const auto filter = AttributeFilter::parse(session.filter, attributeNames(dataset));
    std::vector<std::size_t> included = matching(filter, dataset.participants);
    std::erase_if(included, [&](std::size_t i) { return session.excluded.count(dataset.participants[i].id) != 0; });
    return included;
}

MapFacts mapFacts(const Session& session, const Stimulus& stimulus, const PublicFrame& frame, std::size_t observers,
                  std::optional<double> guessed_presentation_ms) {
    const FilmCut& cut = session.view<HeatmapLook>().cut;
    MapFacts facts;
    facts.observers = static_cast<int>(observers);
    facts.display = displayGrid(stimulus.width_px, stimulus.height_px, session.display_longer);
    facts.expected_fixations =
        expectedFixations(session.expected_fixations, presentationOf(frame, stimulus.id, cut.presentation_ms));
    facts.blur_px = session.blur_px.value_or(defaultBlur(stimulus.width_px));
    return withWindows(std::move(facts), cut, guessed_presentation_ms);
}

} // namespace nictate

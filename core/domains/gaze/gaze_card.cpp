#include "core/domains/gaze/gaze_release.h"
#include "core/release/card_parts.h"

#include <set>

namespace nictate {

namespace {

using namespace card;

const char* meaning = "gaze on the stimulus in pixels, one file per recording; recordings have new numbers in random order";
const char* bounds_from = "The public size of the stimulus in degrees; gaze outside was clamped to it.";

std::string neighboursOf(const ReleasePlan<Gaze>& plan) {
    const std::string& unit = plan.guarantee.unit.english();
    if (plan.guarantee.definition == Definition::w_event_dp)
        return "Two recordings with the same times and lost samples that differ in no more than this: " +
               unit.substr(0, unit.find(';')) + ".";
    return "None: what is promised compares no two datasets.";
}

Json releasedOf(const ReleasePlan<Gaze>& plan) {
    Json tasks = Json::array();
    for (const PublicTask& task : plan.tasks)
        tasks.push_back({{"stimulus", task.stimulus}, {"condition", task.condition}});
    return {{"what", "gaze samples"}, {"value", meaning}, {"tasks", tasks}};
}

Json noiseOf(const ReleasePlan<Gaze>& plan) {
    Json out;
    out["distribution"] = plan.exact.on_lattice ? "discrete planar Laplace" : "none";
    out["scale"] = plan.guarantee.noise_scale;
    out["scale_name"] = plan.guarantee.noise_name;
    out["scale_unit"] = plan.guarantee.noise_unit;
    for (const auto& [name, value] : plan.exact.lattice)
        out["lattice_" + name] = value;
    addSamplers(out);
    return out;
}

} // namespace

CardFacts cardFacts(const ReleasePlan<Gaze>& plan) {
    CardFacts facts;
    facts.neighbours = neighboursOf(plan);
    facts.bounds_from = bounds_from;
    facts.released = releasedOf(plan);
    facts.noise = noiseOf(plan);
    facts.what = {{"Gaze samples", meaning},
                  {"Tasks", std::to_string(plan.tasks.size())},
                  {"Participants", std::to_string(plan.facts.participants)}};
    if (plan.guarantee.unit_epsilon)
        facts.how = {{plan.guarantee.status == Status::proven ? "ε of the unit" : "ε of the unit, as published, not proven",
                      figure(plan.guarantee.unit_epsilon)}};
    facts.noise_in_words =
        plan.exact.on_lattice
            ? "discrete planar Laplace on positions, " + plan.guarantee.noise_name.english() + " = " +
                  figure(plan.guarantee.noise_scale) + " " + plan.guarantee.noise_unit.english() +
                  " of a first publication, drawn exactly on a lattice of 0.01°"
            : "none that a guarantee rests on; groups and synthetic gaze were drawn with secure random bits in floating point";
    return facts;
}

template std::string privacyCardJson(const Release<Gaze>&);
template std::vector<CardSection> privacyCardPage(const Release<Gaze>&);

} // namespace nictate

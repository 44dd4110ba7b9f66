#include "core/domains/signals/signal_release.h"
#include "core/release/card_parts.h"

#include <set>

namespace nictate {

namespace {

using namespace card;

const char* neighbours = "Two datasets with the same participants and the same recordings of each in which the whole data of one "
                         "participant is replaced. Who has a recording in which condition counts as study design, as do the "
                         "number of rows and the features' bounds.";
const char* bounds_from = "Public bounds, given for every feature; values outside were clamped. If sensitive data influenced "
                          "them, the guarantee does not cover it.";
const char* meaning = "one protected table of all rows and features per participant and condition; participants are numbered in "
                      "random order, the same in all conditions";

/// What the noise is laid on.
std::string domainOf(const ReleasePlan<Signals>& plan) {
    if (!plan.perturbs())
        return "tables";
    switch (plan.exact.plan->domain) {
    case SignalDomain::spectrum: return "Fourier coefficients";
    case SignalDomain::difference_spectrum: return "Fourier coefficients of differences";
    case SignalDomain::samples: break;
    }
    return "samples";
}

Json releasedOf(const ReleasePlan<Signals>& plan) {
    Json features = Json::array();
    for (std::size_t f = 0; f < plan.features.size(); ++f)
        features.push_back({{"name", plan.features[f]}, {"lower", plan.bounds[f].lower}, {"upper", plan.bounds[f].upper}});
    Json out;
    out["what"] = "feature signals";
    out["features"] = features;
    out["conditions"] = plan.conditions;
    out["rows"] = plan.facts.length;
    if (plan.step_s > 0)
        out["step_s"] = plan.step_s;
    out["value"] = meaning;
    return out;
}

Json transformOf(const ReleasePlan<Signals>& plan) {
    Json out;
    out["domain"] = domainOf(plan);
    if (!plan.perturbs())
        return out;
    const SignalPlan& signal = *plan.exact.plan;
    out["chunk"] = signal.chunks.front().length;
    out["chunks"] = signal.chunks.size();
    out["window"] = signal.window;
    const std::optional<KeptChoice> choice = keptChoice(plan);
    out["k"] = choice == KeptChoice::fixed ? Json(fullK(plan)) : Json(nullptr);
    if (choice)
        out["k_choice"] = name(*choice);
    return out;
}

/// What the sampler was given for each feature and chunk length. Where k was chosen, it differs by chunk and the losses
/// do not depend on it.
Json latticesOf(const ReleasePlan<Signals>& plan) {
    Json out = Json::array();
    std::set<int> lengths;
    for (const Chunk& chunk : plan.exact.plan->chunks)
        lengths.insert(chunk.length);
    for (std::size_t f = 0; f < plan.features.size(); ++f)
        for (int length : lengths) {
            const SampleLattice& samples = plan.lattices->samples(f);
            Json lattice;
            lattice["feature"] = plan.features[f];
            lattice["chunk"] = length;
            lattice["sample_pitch"] = samples.pitch;
            lattice["sample_range"] = samples.range();
            if (keptChoice(plan).value_or(KeptChoice::fixed) == KeptChoice::fixed) {
                const LatticePlan& exact = plan.lattices->of(f, length, SignalPlan::keptIn({0, length}, plan.exact.plan->k));
                lattice["lattice_pitch"] = exact.pitch;
                addLattice(lattice, exact);
            }
            out.push_back(lattice);
        }
    return out;
}

LatticeNoise noiseKind(const ReleasePlan<Signals>& plan) {
    if (!plan.perturbs())
        return LatticeNoise::none;
    return plan.exact.plan->noise == SignalNoise::gaussian ? LatticeNoise::discrete_gaussian : LatticeNoise::discrete_laplace;
}

Json noiseOf(const ReleasePlan<Signals>& plan) {
    Json out;
    out["distribution"] = noiseName(noiseKind(plan));
    out["scale"] = plan.guarantee.noise_scale;
    out["scale_name"] = plan.guarantee.noise_name;
    out["scale_unit"] = plan.guarantee.noise_unit;
    if (plan.perturbs())
        out["lattices"] = latticesOf(plan);
    addSamplers(out);
    return out;
}

std::string listed(const std::vector<std::string>& words, std::size_t most) {
    std::string out;
    for (std::size_t i = 0; i < std::min(words.size(), most); ++i)
        out += (i ? ", " : "") + (words[i].empty() ? "(the only one)" : words[i]);
    return out + (words.size() > most ? ", and " + std::to_string(words.size() - most) + " more" : "");
}

std::vector<CardSection::Line> howOf(const ReleasePlan<Signals>& plan) {
    if (!plan.perturbs())
        return {};
    return {{"Sensitivity", "ℓ1 " + figure(plan.guarantee.sensitivity_l1) + ", ℓ2 " + figure(plan.guarantee.sensitivity_l2) +
                                " ranges of the feature, in a chunk of " +
                                std::to_string(plan.exact.plan->chunks.front().length)}};
}

std::string inWords(const ReleasePlan<Signals>& plan) {
    if (!plan.perturbs())
        return "none";
    return noiseName(noiseKind(plan)) + " on " + domainOf(plan) + ", " + plan.guarantee.noise_name.english() + " = " +
           figure(plan.guarantee.noise_scale) + " " + plan.guarantee.noise_unit.english() + ", drawn exactly on a lattice";
}

} // namespace

CardFacts cardFacts(const ReleasePlan<Signals>& plan) {
    CardFacts facts;
    facts.neighbours = neighbours;
    facts.bounds_from = bounds_from;
    facts.released = releasedOf(plan);
    facts.shape["transform"] = transformOf(plan);
    facts.noise = noiseOf(plan);
    facts.what = {{"Feature signals", std::to_string(plan.features.size()) + " features, " + std::to_string(plan.facts.length) +
                                          " rows each: " + meaning},
                  {"Features", listed(plan.features, 12)},
                  {"Conditions", listed(plan.conditions, 12)},
                  {"Participants", std::to_string(plan.facts.participants)}};
    facts.how = howOf(plan);
    facts.noise_in_words = inWords(plan);
    return facts;
}

template std::string privacyCardJson(const Release<Signals>&);
template std::vector<CardSection> privacyCardPage(const Release<Signals>&);

} // namespace nictate

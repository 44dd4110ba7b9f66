#include "core/release/signal_card.h"

#include "core/release/card_parts.h"

#include <set>

namespace nictate {

namespace {

using namespace card;

const char* neighbours = "Two datasets with the same participants and the same recordings of each in which the whole data of one "
                         "participant is replaced. Who has a recording in which condition counts as study design, as do the "
                         "number of rows and the features' bounds.";
const char* bounds_from = "Public bounds, given for every feature; values outside were clamped. Whatever looking at private data "
                          "contributed to them is not accounted for.";
const char* meaning =
    "one private table of all rows and features a participant and condition; participants are numbered in random "
    "order, the same in all conditions";

/// What the noise is laid on.
std::string domainOf(const SignalReleasePlan& plan) {
    if (!plan.perturbs())
        return "tables";
    switch (plan.signal_plan.domain) {
    case SignalDomain::spectrum: return "Fourier coefficients";
    case SignalDomain::difference_spectrum: return "Fourier coefficients of differences";
    case SignalDomain::samples: break;
    }
    return "samples";
}

Json releasedOf(const SignalReleasePlan& plan) {
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

Json transformOf(const SignalReleasePlan& plan) {
    Json out;
    out["domain"] = domainOf(plan);
    if (!plan.perturbs())
        return out;
    const SignalPlan& signal = plan.signal_plan;
    out["chunk"] = signal.chunks.front().length;
    out["chunks"] = signal.chunks.size();
    out["window"] = signal.window;
    const std::string choice = plan.keptChoice();
    out["k"] = choice == "fixed" ? Json(plan.fullK()) : Json(nullptr);
    if (!choice.empty())
        out["k_choice"] = choice;
    return out;
}

/// What the sampler was given for each feature and chunk length. Where k was chosen, it differs by chunk and the losses
/// do not depend on it.
Json latticesOf(const SignalReleasePlan& plan) {
    Json out = Json::array();
    std::set<int> lengths;
    for (const Chunk& chunk : plan.signal_plan.chunks)
        lengths.insert(chunk.length);
    for (std::size_t f = 0; f < plan.features.size(); ++f)
        for (int length : lengths) {
            const SampleLattice& samples = plan.lattices->samples(f);
            Json lattice;
            lattice["feature"] = plan.features[f];
            lattice["chunk"] = length;
            lattice["sample_pitch"] = samples.pitch;
            lattice["sample_range"] = samples.range();
            if (plan.keptChoice().empty() || plan.keptChoice() == "fixed") {
                const LatticePlan& exact = plan.lattices->of(f, length, SignalPlan::keptIn({0, length}, plan.signal_plan.k));
                lattice["lattice_pitch"] = exact.pitch;
                addLattice(lattice, exact);
            }
            out.push_back(lattice);
        }
    return out;
}

LatticeNoise noiseKind(const SignalReleasePlan& plan) {
    if (!plan.perturbs())
        return LatticeNoise::none;
    return plan.signal_plan.noise == SignalNoise::gaussian ? LatticeNoise::discrete_gaussian : LatticeNoise::discrete_laplace;
}

Json noiseOf(const SignalReleasePlan& plan) {
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

} // namespace

std::string privacyCardJson(const SignalRelease& release) {
    const SignalReleasePlan& plan = release.plan();
    Json card;
    card["nictate_privacy_card"] = privacy_card_version;
    card["program"] = programOf(release.version());
    card["released"] = releasedOf(plan);
    card["mechanism"] = mechanismOf(plan.mechanism.info);
    card["guarantee"] = guaranteeOf(plan, neighbours, bounds_from);
    card["observers"] = plan.facts.participants;
    card["transform"] = transformOf(plan);
    card["parameters"] = Json::array();
    for (const auto& [name, value] : plan.resolved.all())
        card["parameters"].push_back(parameterOf(name, value, origin(plan, name)));
    card["post_processing"] = stepsAfterNoise(plan.mechanism, plan.resolved, plan.facts);
    card["noise"] = noiseOf(plan);
    card["ledger"] = ledgerOf(release.booking());
    return textOf(card);
}

std::vector<CardSection> privacyCardPage(const SignalRelease& release) {
    const SignalReleasePlan& plan = release.plan();
    const Guarantee& guarantee = plan.guarantee;
    std::vector<CardSection> page = {promiseSection(plan, neighbours)};

    CardSection what{"What was released", {}};
    what.lines.emplace_back("Feature signals", std::to_string(plan.features.size()) + " features, " +
                                                   std::to_string(plan.facts.length) + " rows each: " + meaning);
    what.lines.emplace_back("Features", listed(plan.features, 12));
    what.lines.emplace_back("Conditions", listed(plan.conditions, 12));
    what.lines.emplace_back("Participants", std::to_string(plan.facts.participants));
    addMechanism(what, plan.mechanism.info);
    page.push_back(std::move(what));

    CardSection how{"Parameters", {}};
    for (const auto& [name, value] : plan.resolved.all())
        how.lines.emplace_back(name, valueText(value) + " (" + origin(plan, name) + ")");
    if (plan.perturbs())
        how.lines.emplace_back("Sensitivity", "ℓ1 " + figure(guarantee.sensitivity_l1) + ", ℓ2 " +
                                                  figure(guarantee.sensitivity_l2) + " ranges of the feature, in a chunk of " +
                                                  std::to_string(plan.signal_plan.chunks.front().length));
    how.lines.emplace_back("Bounds", bounds_from);
    page.push_back(std::move(how));

    CardSection noise{"Noise and what came after it", {}};
    noise.lines.emplace_back("Noise", plan.perturbs() ? noiseName(noiseKind(plan)) + " on " + domainOf(plan) + ", " +
                                                            guarantee.noise_name + " = " + figure(guarantee.noise_scale) + " " +
                                                            guarantee.noise_unit + ", drawn exactly on a lattice"
                                                      : "none");
    for (const std::string& step : stepsAfterNoise(plan.mechanism, plan.resolved, plan.facts))
        noise.lines.emplace_back("", step);
    page.push_back(std::move(noise));
    page.push_back(ledgerSection(release.booking(), release.version()));
    return page;
}

} // namespace nictate

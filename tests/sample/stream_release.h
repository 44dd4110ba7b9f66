#pragma once
// What a domain adds to the one release path, in full: here for streams, which have no mechanism of their own yet.

#include "core/mechanisms/streams/streams.h"
#include "core/noise/exact_samplers.h"
#include "core/release/card_parts.h"
#include "core/release/public_files.h"

#include <algorithm>
#include <cmath>

namespace nictate {

template <> struct Scope<Streams> { std::string value = "positions in pixels"; };

template <> struct Drawn<Streams> {
    std::vector<std::vector<std::int64_t>> tracks; ///< x, y, x, y … of every stream
};

inline void fillExact(ReleasePlan<Streams>& plan) {
    plan.exact = plan.mechanism.exact(plan.resolved, plan.facts);
    plan.guarantee = plan.mechanism.guarantee(plan.resolved, plan.facts);
    const ExactLoss squared = squaredLoss(*plan.guarantee.user_epsilon, 2);
    plan.loss = {.pure_epsilon = plan.guarantee.user_epsilon,
                 .rho = squared.rho,
                 .rho_exact = squared.exact,
                 .parts = ComposedLoss{{{*plan.guarantee.user_epsilon, 1}}, 0},
                 .user_epsilon = plan.guarantee.user_epsilon,
                 .published_epsilon = plan.guarantee.published_epsilon};
}

inline void describe(const ReleasePlan<Streams>&, LedgerRecord& record) { record.what = "gaze streams"; }

inline StreamStudy plannedData(const ReleasePlan<Streams>&, const Dataset& dataset, const std::vector<std::size_t>& included) {
    return streamStudy(dataset, included);
}

inline Drawn<Streams> draw(const ReleasePlan<Streams>& plan, const StreamStudy& study, const std::vector<std::size_t>&,
                           SecureNoise& noise) {
    const DiscreteLaplace sampler(plan.exact.laplace.t, plan.exact.laplace.s);
    Drawn<Streams> drawn;
    for (const GazeStream& stream : study.streams) {
        std::vector<std::int64_t>& track = drawn.tracks.emplace_back();
        for (const Sample& sample : stream.samples)
            for (const auto& [value, most] :
                 {std::pair(sample.gaze.x_px, stream.width_px), std::pair(sample.gaze.y_px, stream.height_px)})
                track.push_back(static_cast<std::int64_t>(std::floor(std::clamp(value, 0.0, most))) + sampler(noise));
    }
    return drawn;
}

inline CardFacts cardFacts(const ReleasePlan<Streams>& plan) {
    CardFacts facts;
    facts.neighbours = "Two datasets in which the whole data of one participant is replaced.";
    facts.bounds_from = "The sizes of the stimuli, which are public.";
    facts.released = {{"what", "gaze streams"}, {"value", plan.value}};
    card::addLattice(facts.noise, plan.exact);
    facts.what = {{"Gaze streams", plan.value}};
    facts.noise_in_words = card::noiseName(plan.exact.noise);
    return facts;
}

inline std::vector<PublicWriter<Streams>> publicWriters(const Release<Streams>&) {
    return {{"streams.csv",
             [](const Release<Streams>& release) {
                 std::string text;
                 for (const auto& track : release.drawn().tracks)
                     for (std::size_t i = 0; i < track.size(); ++i)
                         text += std::to_string(track[i]) + (i % 2 ? "\n" : ",");
                 return text;
             }},
            {"privacy_card.json", [](const Release<Streams>& release) { return privacyCardJson(release); }}};
}

} // namespace nictate

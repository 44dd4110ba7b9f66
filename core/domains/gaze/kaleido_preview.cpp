#include "core/domains/gaze/kaleido_preview.h"

#include "core/compute/logarithmic_range.h"
#include "core/domains/gaze/gaze_measures.h"
#include "core/mechanism/mechanisms.h"

#include <algorithm>
#include <cmath>

namespace nictate {

namespace {

constexpr double least_epsilon = 0.1, most_epsilon = 100;
constexpr int epsilon_points = 13;

/// What a row's test and publication cost; a test whose noise ignores the radius costs the radius as often.
double costOf(const KaleidoSpent& row, const KaleidoSettings& settings) {
    const double test = settings.testEpsilon() * (settings.as_printed ? settings.radius_deg : 1);
    return (row.test ? test : 0) + (row.what == KaleidoRow::published ? settings.publicationEpsilon(row.units) : 0);
}

double rmseOf(const GazeStream& stream, const GazeStream& released) { return gazeRmse(stream, released).value_or(std::nan("")); }

double errorAt(const GazeStream& stream, const Parameters& given, const GazeFacts& facts, const SeededNoise& noise, int draws) {
    const KaleidoSettings settings = kaleidoSettings(resolve(mechanismOf<Gaze>("kaleido"), given, facts));
    double sum = 0;
    for (int draw = 0; draw < draws; ++draw) {
        const KaleidoNoise own = kaleidoNoise(draw == 0 ? noise : noise.stream(static_cast<std::uint64_t>(draw)));
        sum += rmseOf(stream, finished(stream, perturbed(stream, settings, own), settings));
    }
    return sum / draws;
}

} // namespace

KaleidoPreview kaleidoPreview(const GazeStream& stream, const KaleidoSettings& settings, const SeededNoise& noise) {
    const KaleidoTrack track = perturbed(stream, settings, kaleidoNoise(noise));
    KaleidoPreview out{finished(stream, track, settings), std::vector<double>(stream.rows.size()), 0};
    double window = 0, seen = 0;
    for (std::size_t i = 0; i < track.spent.size(); ++i) {
        window += costOf(track.spent[i], settings);
        if (i >= settings.rule.window)
            window -= costOf(track.spent[i - settings.rule.window], settings);
        out.spent[i] = std::max(0.0, window); // what is added and taken again leaves a rounding error
        seen += track.spent[i].what == KaleidoRow::lost ? 0 : 1;
    }
    out.published_share = seen > 0 ? static_cast<double>(track.points.size()) / seen : 0;
    return out;
}

KaleidoErrors kaleidoErrors(const GazeStream& stream, const Parameters& given, const GazeFacts& facts, const SeededNoise& noise,
                            int draws, const Progress& progress) {
    KaleidoErrors out;
    const bool printed = given.has("form") && given.text("form") == "as-printed";
    out.centre = centreRmse(stream).value_or(std::nan(""));
    out.epsilons = logarithmicRange(least_epsilon, most_epsilon, epsilon_points);
    for (const double epsilon : out.epsilons) {
        progress(static_cast<double>(out.adaptive.size()) / epsilon_points);
        Parameters each = given;
        each.set("epsilon", epsilon);
        each.set("schedule", std::string("adaptive"));
        out.adaptive.push_back(errorAt(stream, each, facts, noise, draws));
        each.set("schedule", std::string("even"));
        out.even.push_back(printed ? std::nan("") : errorAt(stream, each, facts, noise, draws));
    }
    return out;
}

} // namespace nictate

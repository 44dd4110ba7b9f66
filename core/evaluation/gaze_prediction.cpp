#include "core/evaluation/gaze_prediction.h"

#include "core/compute/all_columns.h"
#include "core/domains/gaze/dense.h"
#include "core/errors.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <numeric>
#include <set>

namespace nictate {

namespace {

using Values = DenseMatrix<float>;

constexpr std::size_t past_steps = 25, most_moments = 20'000, moments_at_once = 100;
constexpr double step_s = 0.02, ahead_s = 0.1, unit_deg = 10, huber = 1 / unit_deg;
constexpr int passes = 12;

struct Moment {
    const GazeStream* stream;
    std::size_t row;
};

std::size_t rowsIn(const GazeStream& stream, double seconds) {
    return static_cast<std::size_t>(std::max(1L, std::lround(seconds * stream.rate_hz)));
}

Direction from(const GazeStream& stream, const Direction& here, const Direction& there) {
    const double yaw = there.yaw - here.yaw;
    return {stream.field.allAround() ? wrapped(yaw) : yaw, there.pitch - here.pitch};
}

/// Rows, so many apart, at which gaze is seen now, at all times of the past that count, and when it is asked for.
void addMoments(const GazeStream& stream, double apart_s, std::vector<Moment>& out) {
    const std::size_t past = rowsIn(stream, step_s * past_steps), ahead = rowsIn(stream, ahead_s);
    for (std::size_t row = past; row + ahead < stream.rows.size(); row += rowsIn(stream, apart_s)) {
        bool seen = stream.rows[row].seen() && stream.rows[row + ahead].seen();
        for (std::size_t k = 1; k <= past_steps && seen; ++k)
            seen = stream.rows[row - rowsIn(stream, step_s * static_cast<double>(k))].seen();
        if (seen)
            out.push_back({&stream, row});
    }
}

std::vector<Moment> momentsOf(const GazeStudy& study, const std::set<std::size_t>& people, const SeededNoise& noise) {
    std::vector<Moment> out;
    for (const GazeStream& stream : study.streams)
        if (people.count(stream.participant) > 0)
            addMoments(stream, ahead_s, out);
    for (std::size_t i = out.size(); i > 1; --i)
        std::swap(out[i - 1], out[noise.below(i, i)]);
    out.resize(std::min(out.size(), most_moments));
    return out;
}

struct Questions {
    Values past, answer; ///< in units of 10°
};

Questions questionsOf(const std::vector<Moment>& moments) {
    Questions out;
    out.past.resize(static_cast<Eigen::Index>(moments.size()), 2 * past_steps + 2);
    out.answer.resize(out.past.rows(), 2);
    for (Eigen::Index i = 0; i < out.past.rows(); ++i) {
        const auto& [stream, row] = moments[static_cast<std::size_t>(i)];
        const Direction& now = stream->rows[row];
        auto put = [](Values& values, Eigen::Index at, Eigen::Index column, const Direction& direction) {
            values(at, column) = static_cast<float>(direction.yaw / unit_deg);
            values(at, column + 1) = static_cast<float>(direction.pitch / unit_deg);
        };
        for (std::size_t k = 1; k <= past_steps; ++k)
            put(out.past, i, 2 * static_cast<Eigen::Index>(k - 1),
                from(*stream, now, stream->rows[row - rowsIn(*stream, step_s * static_cast<double>(k))]));
        put(out.past, i, 2 * past_steps, now);
        put(out.answer, i, 0, from(*stream, now, stream->rows[row + rowsIn(*stream, ahead_s)]));
    }
    return out;
}

Values answersOf(const DenseWeights<float>& weights, const Values& past) {
    return dense(weights, 4, rectified(weights, 2, rectified(weights, 0, past)));
}

DenseWeights<float> learnt(const Questions& questions, const SeededNoise& noise, const Progress& progress) {
    DenseWeights<float> weights, gradient(6);
    std::uint64_t drawn = 0;
    auto uniform = [&] { return noise.uniform(drawn++); };
    addDense(weights, questions.past.cols(), 64, uniform);
    addDense(weights, 64, 32, uniform);
    addDense(weights, 32, 2, uniform);
    std::vector<Eigen::Index> order(static_cast<std::size_t>(questions.past.rows()));
    std::iota(order.begin(), order.end(), Eigen::Index{0});
    Adam<float> adam;
    for (int pass = 0; pass < passes; ++pass) {
        for (std::size_t i = order.size(); i > 1; --i)
            std::swap(order[i - 1], order[noise.below(i, most_moments * static_cast<std::size_t>(pass + 1) + i)]);
        for (std::size_t begin = 0; begin < order.size(); begin += moments_at_once) {
            if (progress.cancelled())
                throw Cancelled();
            const auto end = static_cast<std::ptrdiff_t>(std::min(begin + moments_at_once, order.size()));
            const std::vector<Eigen::Index> rows(order.begin() + static_cast<std::ptrdiff_t>(begin), order.begin() + end);
            const Values past = questions.past(rows, all_columns), first = rectified(weights, 0, past),
                         second = rectified(weights, 2, first);
            const Values off = dense(weights, 4, second) - questions.answer(rows, all_columns);
            const Values back = off.cwiseMax(-static_cast<float>(huber)).cwiseMin(static_cast<float>(huber)) /
                                (static_cast<float>(huber) * static_cast<float>(rows.size()));
            denseGradient(gradient, 4, second, back);
            const Values back_second = backThrough(weights, 4, second, back);
            denseGradient(gradient, 2, first, back_second);
            denseGradient(gradient, 0, past, backThrough(weights, 2, first, back_second));
            const double done = (pass + static_cast<double>(begin) / static_cast<double>(order.size())) / passes;
            adam.step(weights, gradient, static_cast<float>(0.0002 + 0.0028 * (1 + std::cos(std::numbers::pi * done)) / 2));
        }
    }
    return weights;
}

double meanAngle(const Values& off) { return unit_deg * static_cast<double>(off.rowwise().norm().mean()); }

} // namespace

std::optional<PredictionErrors> gazePrediction(const GazeStudy& original, const GazeStudy& released, const SeededNoise& noise,
                                               const Progress& progress) {
    std::set<std::size_t> there, known, asked;
    for (const GazeStream& stream : original.streams)
        there.insert(stream.participant);
    std::vector<std::size_t> people(there.begin(), there.end());
    for (std::size_t i = people.size(); i > 1; --i)
        std::swap(people[i - 1], people[noise.below(i, i)]);
    for (std::size_t i = 0; i < people.size(); ++i)
        (i < (people.size() + 3) / 4 ? asked : known).insert(people[i]);
    const std::vector<Moment> moments = momentsOf(released, known, noise.stream(0)),
                              tests = momentsOf(original, asked, noise.stream(1));
    if (moments.empty() || tests.empty())
        return {};
    const DenseWeights<float> weights = learnt(questionsOf(moments), noise.stream(2), progress);
    const Questions questions = questionsOf(tests);
    const auto steps = static_cast<float>(ahead_s / step_s);
    return PredictionErrors{meanAngle(questions.answer), meanAngle(questions.answer + steps * questions.past.leftCols(2)),
                            meanAngle(answersOf(weights, questions.past) - questions.answer)};
}

std::vector<PredictedGaze> predictedGaze(const GazeStudy& original, const GazeStudy& released, std::size_t stream,
                                         const SeededNoise& noise, const Progress& progress) {
    const GazeStream& asked = original.streams.at(stream);
    std::set<std::size_t> others;
    for (const GazeStream& each : released.streams)
        if (each.participant != asked.participant)
            others.insert(each.participant);
    const std::vector<Moment> moments = momentsOf(released, others, noise.stream(0));
    std::vector<Moment> tests;
    addMoments(asked, step_s, tests);
    if (moments.empty() || tests.empty())
        return {};
    const DenseWeights<float> weights = learnt(questionsOf(moments), noise.stream(1), progress);
    const Values moves = answersOf(weights, questionsOf(tests).past);
    std::vector<PredictedGaze> out;
    for (std::size_t i = 0; i < tests.size(); ++i) {
        const std::size_t row = tests[i].row;
        const Direction& now = asked.rows[row];
        const auto at = static_cast<Eigen::Index>(i);
        const Direction said{now.yaw + unit_deg * static_cast<double>(moves(at, 0)),
                             now.pitch + unit_deg * static_cast<double>(moves(at, 1))};
        out.push_back(
            {static_cast<double>(row) / asked.rate_hz, now, asked.rows[row + rowsIn(asked, ahead_s)], asked.field.clamped(said)});
    }
    return out;
}

} // namespace nictate

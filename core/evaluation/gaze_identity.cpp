#include "core/evaluation/gaze_identity.h"

#include "core/evaluation/classifier.h"
#include "core/evaluation/numbered.h"

#include <Eigen/Cholesky>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace nictate {

namespace {

using Features = Eigen::MatrixXd (*)(const Events&);

/// Labelled events: of whom each row is.
struct LabelledEvents {
    Eigen::MatrixXd values;
    std::vector<int> people;
};

/// Part of a recording: its events that begin within.
struct Excerpt {
    std::size_t stream;
    double from_s, to_s;
};

template <class Event> std::vector<Event> within(const std::vector<Event>& all, const Excerpt& excerpt) {
    std::vector<Event> out;
    std::copy_if(all.begin(), all.end(), std::back_inserter(out),
                 [&](const Event& event) { return event.start_s >= excerpt.from_s && event.start_s < excerpt.to_s; });
    return out;
}

LabelledEvents labelled(const std::vector<Events>& all, const std::vector<Excerpt>& excerpts, const std::vector<int>& person_of,
                        Features features) {
    LabelledEvents out;
    std::vector<Eigen::MatrixXd> parts;
    Eigen::Index rows = 0, columns = 0;
    for (const Excerpt& excerpt : excerpts) {
        const Events& events = all[excerpt.stream];
        parts.push_back(features({within(events.fixations, excerpt), within(events.saccades, excerpt), {}}));
        rows += parts.back().rows();
        columns = parts.back().cols();
        out.people.insert(out.people.end(), static_cast<std::size_t>(parts.back().rows()), person_of[excerpt.stream]);
    }
    out.values.resize(rows, columns);
    Eigen::Index row = 0;
    for (const Eigen::MatrixXd& part : parts) {
        out.values.middleRows(row, part.rows()) = part;
        row += part.rows();
    }
    return out;
}

/// Each person's mean event; 0 without any.
Eigen::MatrixXd meansOf(const Eigen::MatrixXd& values, const std::vector<int>& person_of, int people) {
    Eigen::MatrixXd means = Eigen::MatrixXd::Zero(people, values.cols());
    Eigen::VectorXd counts = Eigen::VectorXd::Zero(people);
    for (Eigen::Index row = 0; row < values.rows(); ++row) {
        const int person = person_of[static_cast<std::size_t>(row)];
        means.row(person) += values.row(row);
        ++counts[person];
    }
    return counts.cwiseMax(1).cwiseInverse().asDiagonal() * means;
}

/// Mean log-likelihood (but for a constant) of each person's events, asked × known; 0 where nothing is known of anybody or
/// nothing was asked.
Eigen::MatrixXd meanScores(const LabelledEvents& known, const LabelledEvents& asked, int people) {
    Eigen::MatrixXd scores = Eigen::MatrixXd::Zero(people, people);
    if (known.people.empty() || asked.people.empty())
        return scores;
    // Each side by its own rows: what tasks and noise do to everybody names nobody.
    const Eigen::MatrixXd values = Standardisation(known.values)(known.values),
                          asked_values = Standardisation(asked.values)(asked.values);
    const Eigen::MatrixXd means = meansOf(values, known.people, people);
    Eigen::MatrixXd within = values;
    for (Eigen::Index row = 0; row < within.rows(); ++row)
        within.row(row) -= means.row(known.people[static_cast<std::size_t>(row)]);
    Eigen::MatrixXd covariance = within.transpose() * within / static_cast<double>(within.rows());
    covariance.diagonal().array() += 1e-6;
    const Eigen::LLT<Eigen::MatrixXd> cholesky(covariance);
    // Of one covariance, the log-likelihood of a person's mean event and of all their events differ by what is common to all.
    const Eigen::MatrixXd white = cholesky.matrixL().solve(means.transpose()).transpose(),
                          asked_white =
                              cholesky.matrixL().solve(meansOf(asked_values, asked.people, people).transpose()).transpose();
    std::vector<bool> is_known(static_cast<std::size_t>(people), false);
    for (int person : known.people)
        is_known[static_cast<std::size_t>(person)] = true;
    for (int person = 0; person < people; ++person)
        for (int other = 0; other < people; ++other)
            scores(person, other) = is_known[static_cast<std::size_t>(other)]
                                        ? -(asked_white.row(person) - white.row(other)).squaredNorm() / 2
                                        : -1e9;
    return scores;
}

struct Split {
    std::vector<Excerpt> learnt, asked;
};

std::vector<Split> splitsOf(const GazeStudy& study, const SeededNoise& noise) {
    constexpr std::size_t parts = 4;
    constexpr double for_ever = 1e300;
    std::vector<Split> splits;
    if (study.tasks.size() < parts) {
        Split& halves = splits.emplace_back();
        for (std::size_t i = 0; i < study.streams.size(); ++i) {
            const double half = study.streams[i].seconds() / 2;
            halves.learnt.push_back({i, 0, half});
            halves.asked.push_back({i, half, for_ever});
        }
        return splits;
    }
    std::vector<std::size_t> order(study.tasks.size()), part_of(order.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    for (std::size_t i = order.size(); i > 1; --i)
        std::swap(order[i - 1], order[noise.below(i, i)]);
    for (std::size_t i = 0; i < order.size(); ++i)
        part_of[order[i]] = i % parts;
    for (std::size_t part = 0; part < parts; ++part) {
        Split& split = splits.emplace_back();
        for (std::size_t i = 0; i < study.streams.size(); ++i)
            (part_of[study.streams[i].task] == part ? split.asked : split.learnt).push_back({i, 0, for_ever});
    }
    return splits;
}

} // namespace

Eigen::MatrixXd fixationFeatures(const Events& events) {
    const auto& all = events.fixations;
    Eigen::MatrixXd out(std::max<Eigen::Index>(static_cast<Eigen::Index>(all.size()) - 1, 0), 6);
    for (Eigen::Index row = 0; row < out.rows(); ++row) {
        const DetectedFixation &before = all[static_cast<std::size_t>(row)], &now = all[static_cast<std::size_t>(row) + 1];
        const double dx = now.x_deg - before.x_deg, dy = now.y_deg - before.y_deg, angle = std::atan2(dy, dx);
        out.row(row) << std::log(now.duration_s), std::log(std::sqrt(now.x_variance_deg2) + 0.01),
            std::log(std::sqrt(now.y_variance_deg2) + 0.01), std::log(std::hypot(dx, dy) + 0.1), std::cos(angle), std::sin(angle);
    }
    return out;
}

Eigen::MatrixXd saccadeFeatures(const Events& events) {
    const auto& all = events.saccades;
    Eigen::MatrixXd out(std::max<Eigen::Index>(static_cast<Eigen::Index>(all.size()) - 1, 0), 9);
    for (Eigen::Index row = 0; row < out.rows(); ++row) {
        const DetectedSaccade& now = all[static_cast<std::size_t>(row) + 1];
        const double turn = now.direction_rad - all[static_cast<std::size_t>(row)].direction_rad;
        out.row(row) << std::log(now.duration_s), std::log(now.amplitude_deg + 0.1), std::cos(now.direction_rad),
            std::sin(now.direction_rad), std::log(now.peak_velocity_deg_s), std::log(now.amplitude_deg / now.duration_s + 1),
            now.peak_velocity_deg_s * now.duration_s / (now.amplitude_deg + 0.1), std::cos(turn), std::sin(turn);
    }
    return out;
}

std::optional<double> identification(const GazeStudy& original, const std::vector<Events>& original_events,
                                     const std::vector<Events>& released_events, const SeededNoise& noise) {
    Numbered<std::size_t> people; // of streams
    for (const GazeStream& stream : original.streams)
        people.take(stream.participant);
    const int count = people.count();
    if (count < 2)
        return {};
    double right = 0, asked = 0;
    for (const Split& split : splitsOf(original, noise)) {
        Eigen::MatrixXd scores = Eigen::MatrixXd::Zero(count, count);
        for (const auto& [features, weight] : {std::pair<Features, double>(fixationFeatures, 0.4), {saccadeFeatures, 0.6}})
            scores += weight * meanScores(labelled(released_events, split.learnt, people.of, features),
                                          labelled(original_events, split.asked, people.of, features), count);
        for (int person = 0; person < count; ++person) {
            const double best = scores.row(person).maxCoeff();
            right += scores(person, person) == best ? 1.0 / static_cast<double>((scores.row(person).array() == best).count()) : 0;
            ++asked;
        }
    }
    return right / asked;
}

} // namespace nictate

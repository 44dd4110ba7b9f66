#include "core/evaluation/likelihood_attack.h"

#include "core/compute/parallel.h"
#include "core/evaluation/shrunken_lda.h"

namespace nictate {

namespace {

/// One feature of one condition.
struct Feature {
    const PerturbedSlots& slots;
    std::size_t condition;
    std::size_t feature;

    /// One over the scale of every coefficient's noise; 0 where nothing is known of it.
    Eigen::ArrayXd precision() const {
        const auto f = static_cast<Eigen::Index>(feature);
        // mutant evaluation-one-scale-for-all
        const Eigen::ArrayXd scales = slots.scales(condition).col(f).array() * slots.weights();
        return (scales > 0).select(scales.inverse(), 0);
    }

    template <class Difference> double cost(const Eigen::ArrayBase<Difference>& difference) const {
        switch (slots.prepared().plan.noise) {
        case SignalNoise::laplace:
        case SignalNoise::equal: return difference.abs().sum();
        case SignalNoise::gaussian: return difference.square().sum() / 2;
        case SignalNoise::k_norm: break;
        }
        double sum = 0;
        for (std::size_t i = 0; i < slots.prepared().plan.chunks.size(); ++i)
            sum += difference.segment(slots.first(i), slots.kept(condition, feature, i)).matrix().norm();
        return sum;
    }

    /// Released × originals.
    Eigen::MatrixXd costs(const std::vector<Eigen::MatrixXd>& originals, const std::vector<Eigen::MatrixXd>& signals,
                          const std::vector<Eigen::MatrixXd>& unit_noise) const {
        const auto f = static_cast<Eigen::Index>(feature);
        const Eigen::ArrayXd by = precision();
        const auto people = static_cast<Eigen::Index>(originals.size());
        Eigen::MatrixXd known(by.size(), people), out(people, people);
        for (std::size_t q = 0; q < originals.size(); ++q)
            known.col(static_cast<Eigen::Index>(q)) = originals[q].col(f).array() * by;
        for (std::size_t r = 0; r < signals.size(); ++r) {
            const Eigen::ArrayXd released = signals[r].col(f).array() * by + unit_noise[r].col(f).array() / slots.weights();
            for (Eigen::Index q = 0; q < people; ++q)
                out(static_cast<Eigen::Index>(r), q) = cost(released - known.col(q).array());
        }
        return out;
    }
};

} // namespace

std::vector<Eigen::MatrixXd> likelihoodCosts(const PerturbedSlots& slots, const SlotTables& originals, const SlotTables& signals,
                                             const SlotTables& unit_noise, const Progress& progress) {
    const std::size_t features = slots.features();
    std::vector<Feature> each;
    for (std::size_t c = 0; c < originals.size(); ++c)
        for (std::size_t f = 0; f < features; ++f)
            each.push_back({slots, c, f});
    std::vector<Eigen::MatrixXd> costs(each.size());
    const auto count = static_cast<Eigen::Index>(each.size());
    parallelRows(
        count,
        [&](Eigen::Index begin, Eigen::Index end) {
            for (Eigen::Index i = begin; i < end; ++i) {
                progress(static_cast<double>(i) / static_cast<double>(count));
                const Feature& one = each[static_cast<std::size_t>(i)];
                costs[static_cast<std::size_t>(i)] =
                    one.costs(originals[one.condition], signals[one.condition], unit_noise[one.condition]);
            }
        },
        1);
    std::vector<Eigen::MatrixXd> of_condition;
    for (std::size_t c = 0; c < originals.size(); ++c) {
        of_condition.push_back(costs[c * features]);
        for (std::size_t f = 1; f < features; ++f)
            of_condition.back() += costs[c * features + f];
    }
    return of_condition;
}

Recognition likelihoodAttack(const PerturbedSlots& slots, const SlotTables& originals, const SlotTables& signals,
                             const SlotTables& unit_noise, const RecordingSet& set, const Progress& progress) {
    const std::vector<Eigen::MatrixXd> of_condition = likelihoodCosts(slots, originals, signals, unit_noise, progress);
    Recognition out;
    for (const EvaluatedRecording& recording : set.recordings) {
        const auto row = static_cast<Eigen::Index>(recording.table);
        const auto nearest = nearestClasses(of_condition[static_cast<std::size_t>(recording.condition)].row(row));
        std::vector<int> winners;
        for (int table : nearest.front())
            for (const EvaluatedRecording& other : set.recordings)
                if (other.condition == recording.condition && other.table == static_cast<std::size_t>(table))
                    winners.push_back(other.person);
        out.answers.push_back(answered(recording.person, recording.person, winners));
    }
    out.confusion = confusionOf(out.answers, set.persons());
    return out;
}

} // namespace nictate

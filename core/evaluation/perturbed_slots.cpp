#include "core/evaluation/perturbed_slots.h"

#include "core/compute/parallel.h"
#include "core/domains/signals/signal_perturbation.h"
#include "core/errors.h"

#include <optional>

namespace nictate {

namespace {

constexpr Eigen::Index few_coefficients = 64; ///< a product with so many is quicker than a transform

/// Calls work(condition, table) for all tables on all cores.
template <class Work> void eachTable(const SignalStudy& study, const Progress& progress, const Work& work) {
    std::vector<std::pair<std::size_t, std::size_t>> tables;
    for (std::size_t c = 0; c < study.conditions.size(); ++c)
        for (std::size_t t = 0; t < study.conditions[c].tables.size(); ++t)
            tables.emplace_back(c, t);
    const auto count = static_cast<Eigen::Index>(tables.size());
    parallelRows(
        count,
        [&](Eigen::Index begin, Eigen::Index end) {
            for (Eigen::Index i = begin; i < end; ++i) {
                progress(static_cast<double>(i) / static_cast<double>(count));
                work(tables[static_cast<std::size_t>(i)].first, tables[static_cast<std::size_t>(i)].second);
            }
        },
        1);
}

SlotTables shapedAs(const SignalStudy& study) {
    SlotTables out(study.conditions.size());
    for (std::size_t c = 0; c < out.size(); ++c)
        out[c].resize(study.conditions[c].tables.size());
    return out;
}

int keptOf(const SignalPlan& plan, const Chunk& chunk, int k) {
    return plan.inSpectrum() ? keptCoefficients(chunk.length, k) : chunk.length;
}

} // namespace

PerturbedSlots::PerturbedSlots(PreparedPlan prepared, const SignalStudy& study)
    : prepared_(std::move(prepared)), study_(study), transforms_(prepared_.plan), first_{0} {
    const SignalPlan& plan = prepared_.plan;
    if (plan.window > 1)
        throw InvalidParameter("window", std::to_string(plan.window), Text("1 for the attacker who holds the originals"));
    const std::size_t features = study.features.size();
    for (std::size_t i = 0; i < plan.chunks.size(); ++i) {
        Eigen::Index most = 0;
        for (std::size_t c = 0; c < study.conditions.size(); ++c)
            for (std::size_t f = 0; f < features; ++f)
                most = std::max(most, kept(c, f, i));
        first_.push_back(first_.back() + most);
    }
    weights_.resize(rows());
    for (std::size_t i = 0; i < plan.chunks.size(); ++i)
        for (Eigen::Index j = 0; j < count(i); ++j)
            weights_[first_[i] + j] = coefficientWeight(plan, plan.chunks[i].length, static_cast<int>(j));
    UnitScales scale_of(plan);
    for (std::size_t c = 0; c < study.conditions.size(); ++c) {
        Eigen::MatrixXd& scales = scales_.emplace_back(Eigen::MatrixXd::Zero(rows(), static_cast<Eigen::Index>(features)));
        for (std::size_t f = 0; f < features; ++f)
            for (std::size_t i = 0; i < plan.chunks.size(); ++i)
                scales.col(static_cast<Eigen::Index>(f))
                    .segment(first_[i], kept(c, f, i))
                    .setConstant(scale_of(plan.chunks[i].length, prepared_.kept[c][f][i], prepared_.sensitivities[c][f][i]));
    }
    for (std::size_t i = 0; i < plan.chunks.size(); ++i)
        if (!finishers_.contains(plan.chunks[i].length)) {
            finishers_.emplace(plan.chunks[i].length, finisher(i));
            if (!plan.inSpectrum() && plan.finish == SignalFinish::shrink)
                gains_.emplace(plan.chunks[i].length, gains(i));
        }
}

Eigen::Index PerturbedSlots::kept(std::size_t c, std::size_t f, std::size_t i) const {
    return keptOf(prepared_.plan, prepared_.plan.chunks[i], prepared_.kept[c][f][i]);
}

bool PerturbedSlots::sharesDraws(const PerturbedSlots& other) const {
    SignalPlan plan = prepared_.plan;
    plan.epsilon = other.prepared_.plan.epsilon;
    plan.delta = other.prepared_.plan.delta;
    return plan == other.prepared_.plan && prepared_.kept == other.prepared_.kept && &study_ == &other.study_;
}

SlotTables PerturbedSlots::queries(const SignalStudy& signals, const Progress& progress) const {
    const SignalPlan& plan = prepared_.plan;
    SlotTables out = shapedAs(study_);
    const SignalPerturbation perturbation(plan, study_);
    eachTable(study_, progress, [&](std::size_t c, std::size_t t) {
        const Eigen::MatrixXd& table = signals.conditions[c].tables[t];
        Eigen::MatrixXd queried(rows(), table.cols());
        for (Eigen::Index f = 0; f < table.cols(); ++f) {
            const Eigen::VectorXd centred = table.col(f).array() - perturbation.centreOf(static_cast<std::size_t>(f));
            for (std::size_t i = 0; i < plan.chunks.size(); ++i) {
                const Chunk& chunk = plan.chunks[i];
                Eigen::VectorXd all = centred.segment(chunk.first, chunk.length);
                if (plan.inSpectrum())
                    transforms_.of(chunk.length).forward(centred.data() + chunk.first, all.data());
                queried.col(f).segment(first_[i], count(i)) = all.head(count(i));
            }
        }
        out[c][t] = std::move(queried);
    });
    return out;
}

SlotTables PerturbedSlots::unitNoise(const SeededNoise& noise, const Progress& progress) const {
    const SignalPlan& plan = prepared_.plan;
    SlotTables out = shapedAs(study_);
    eachTable(study_, progress, [&](std::size_t c, std::size_t t) {
        Eigen::MatrixXd drawn = Eigen::MatrixXd::Zero(rows(), static_cast<Eigen::Index>(study_.features.size()));
        for (std::size_t f = 0; f < study_.features.size(); ++f) {
            const SeededNoise own = signalNoise(noise, c, t, f);
            for (std::size_t i = 0; i < plan.chunks.size(); ++i) {
                const Eigen::Index p = kept(c, f, i);
                drawn.col(static_cast<Eigen::Index>(f)).segment(first_[i], p) =
                    chunkNoise(plan, plan.chunks[i], static_cast<int>(p), own);
            }
        }
        out[c][t] = std::move(drawn);
    });
    return out;
}

void PerturbedSlots::finish(const SlotTables& queries, const SlotTables& unit_noise, SignalStudy& out,
                            const Progress& progress) const {
    const bool as_they_are = !prepared_.plan.inSpectrum() && prepared_.plan.finish != SignalFinish::shrink;
    eachTable(study_, progress, [&](std::size_t c, std::size_t t) {
        Eigen::MatrixXd& table = out.conditions[c].tables[t];
        const auto noisy = queries[c][t] + scales_[c].cwiseProduct(unit_noise[c][t]);
        if (as_they_are)
            table = noisy;
        else if (finishesSpectra())
            weighSpectra(noisy, table);
        else
            transformBack(noisy, c, table);
        if (prepared_.plan.finish != SignalFinish::raw)
            withinBounds(table);
    });
}

SlotTables PerturbedSlots::spectra(const SlotTables& samples, const Progress& progress) const {
    SlotTables out = samples;
    eachTable(study_, progress, [&](std::size_t c, std::size_t t) {
        for (std::size_t i = 0; i < prepared_.plan.chunks.size(); ++i) {
            const RealDft dft(prepared_.plan.chunks[i].length);
            for (Eigen::Index f = 0; f < out[c][t].cols(); ++f) {
                double* values = &out[c][t](first_[i], f);
                dft.forward(values, values);
            }
        }
    });
    return out;
}

/// All features have the same gains, in units of their ranges.
Eigen::ArrayXd PerturbedSlots::gains(std::size_t i) const {
    const std::size_t feature = 0;
    const Shrinkage shrinkage(prepared_.plan, prepared_.plan.chunks[i].length, prepared_.kept[0][feature][i],
                              scales_[0](first_[i], feature) / study_.bounds[feature].range());
    return shrinkage.gains();
}

void PerturbedSlots::weighSpectra(const Eigen::MatrixXd& noisy, Eigen::MatrixXd& table) const {
    for (std::size_t i = 0; i < prepared_.plan.chunks.size(); ++i) {
        const Chunk& chunk = prepared_.plan.chunks[i];
        const RealDft dft(chunk.length);
        for (Eigen::Index f = 0; f < table.cols(); ++f) {
            const Eigen::ArrayXd weighed = noisy.col(f).segment(first_[i], chunk.length).array() * gains_.at(chunk.length);
            dft.inverse(weighed.data(), &table(chunk.first, f));
        }
    }
}

/// A shrunken signal's centre was taken off; what follows is held to its bounds.
void PerturbedSlots::withinBounds(Eigen::MatrixXd& table) const {
    const bool centred = prepared_.plan.finish == SignalFinish::shrink;
    for (Eigen::Index f = 0; f < table.cols(); ++f) {
        const FeatureBounds& bounds = study_.bounds[static_cast<std::size_t>(f)];
        const double centre = centred ? bounds.centre() : 0;
        table.col(f) = (table.col(f).array() + centre).max(bounds.lower).min(bounds.upper);
    }
}

/// What follows the noise is linear up to clamping, and the same for all features in units of their ranges: a matrix where
/// it is small.
Eigen::MatrixXd PerturbedSlots::finisher(std::size_t i) const {
    const SignalPlan& plan = prepared_.plan;
    const Chunk& chunk = plan.chunks[i];
    if (!plan.inSpectrum() || plan.kept != KeptChoice::fixed || count(i) > few_coefficients)
        return {};
    const std::size_t feature = 0;
    const int k = prepared_.kept[0][feature][i];
    SignalPerturbation perturbation(plan, study_);
    Eigen::MatrixXd out(chunk.length, count(i));
    for (Eigen::Index j = 0; j < count(i); ++j) {
        Eigen::ArrayXd unit = Eigen::ArrayXd::Zero(chunk.length);
        unit[j] = 1;
        perturbation.finishChunk(out.col(j), unit, chunk, k, scales_[0](first_[i], feature), feature);
    }
    return out;
}

void PerturbedSlots::transformBack(const Eigen::MatrixXd& noisy, std::size_t c, Eigen::MatrixXd& table) const {
    const SignalPlan& plan = prepared_.plan;
    std::optional<SignalPerturbation> perturbation; // has transforms, which take a while to make
    for (std::size_t i = 0; i < plan.chunks.size(); ++i) {
        const Chunk& chunk = plan.chunks[i];
        const auto coefficients = noisy.middleRows(first_[i], count(i));
        auto samples = table.middleRows(chunk.first, chunk.length);
        if (const Eigen::MatrixXd& finisher = finishers_.at(chunk.length); finisher.size() > 0) {
            samples.noalias() = finisher * coefficients;
            continue;
        }
        if (!perturbation)
            perturbation.emplace(plan, study_);
        Eigen::VectorXd finished(chunk.length);
        for (Eigen::Index f = 0; f < table.cols(); ++f) {
            const auto feature = static_cast<std::size_t>(f);
            Eigen::ArrayXd padded = Eigen::ArrayXd::Zero(chunk.length);
            padded.head(count(i)) = coefficients.col(f);
            perturbation->finishChunk(finished, padded, chunk, prepared_.kept[c][feature][i], scales_[c](first_[i], f), feature);
            samples.col(f) = finished;
        }
    }
}

} // namespace nictate

#pragma once
// The k with the least |NMSE|, without pricing every k (mathematics.md §4.12).

#include "core/domains/signals/kept_errors.h"

#include <map>
#include <optional>
#include <vector>

namespace nictate {

/// k by ε, then chunk.
using BestKept = std::vector<std::vector<int>>;

/// Finds the k that KeptSweep::bestK names, from the same draws, for every feature of a plan. A larger k keeps all the
/// noise of a smaller one: where that alone costs more than the best k so far, the rest is not priced.
class KeptSearch {
  public:
    /// The plan's own ε does not matter.
    KeptSearch(const SignalPlan& plan, const std::vector<double>& epsilons);

    /// One feature of one condition, as sweepKept takes it. Throws Cancelled.
    BestKept operator()(const Eigen::MatrixXd& signals, const std::vector<SignalSensitivity>& sensitivities, int repetitions,
                        const SeededNoise& noise, const Progress& progress = {}) const;

  private:
    /// What a unit of an orthonormal coefficient adds to the signal, in the signal's own Fourier coefficients: to the two of
    /// its frequency and to the first one. A unit of coefficient 0 adds to all of them where the plan perturbs differences.
    struct Shape {
        ChunkTransform transform;
        Eigen::ArrayXd weights;   ///< of the noise
        Eigen::ArrayXd gains;     ///< squared length in its frequency
        Eigen::ArrayXd means;     ///< in the first coefficient
        Eigen::ArrayXd leaks;     ///< squares of what coefficient 0 adds there
        Eigen::ArrayXd crosses;   ///< inner product with what coefficient 0 adds to that frequency
        Eigen::ArrayXd leak_tail; ///< leaks from i on, added up
        Shape(const SignalPlan& plan, int length);
    };
    /// Sums over draws and participants, ε × k.
    struct Sums {
        Eigen::ArrayXXd nmse;
        Eigen::ArrayXd floor; ///< no larger k costs less, by ε
        void add(const Sums& other);
        bool decided(bool all) const; ///< `all`: no larger k is left
    };

    std::optional<BestKept> search(const Eigen::MatrixXd& signals, const std::vector<Eigen::ArrayXXd>& scales, int repetitions,
                                   const SeededNoise& noise, const Progress& progress) const;
    std::vector<Sums> priceOpen(const double* signal, const std::vector<std::size_t>& open,
                                const std::vector<Eigen::ArrayXXd>& scales, const std::vector<SeededNoise>& draws,
                                int last) const;
    Sums price(const double* samples, const Shape& shape, const ChunkDraws::View& z, const Eigen::ArrayXXd& scales,
               int last) const;

    SignalPlan plan_;
    std::vector<double> epsilons_;
    std::map<int, Shape> shapes_; ///< by chunk length; empty where every k is priced
};

} // namespace nictate

#pragma once
// What one draw of noise costs at every k at once, without an inverse transform; and the k of least error, for which not every k
// is priced (mathematics.md §4.12).

#include "core/domains/signals/signal_plan.h"
#include "core/progress.h"

#include <Eigen/Core>

#include <functional>
#include <map>
#include <optional>
#include <vector>

namespace nictate {

/// Noise of R draws for a chunk: row r is draw r, column i its coefficient (or sample) i.
struct ChunkDraws {
    using View = Eigen::Map<const Eigen::ArrayXXd>;
    View z{nullptr, 0, 0};
    View radius{nullptr, 0, 0}; ///< K-norm only
    View chosen{nullptr, 0, 0}; ///< subsampling only: uniform numbers that choose a sample in each window
};

/// Keeps the draws of one chunk or of a whole signal.
class DrawStorage {
  public:
    /// Draws for k up to `largest_k` of one chunk, everything when 0.
    DrawStorage(const SignalPlan& plan, const Chunk& chunk, const std::vector<SeededNoise>& draws, int largest_k = 0);
    /// The same numbers for all chunks of a plan in the spectrum, drawn at once.
    DrawStorage(const SignalPlan& plan, const std::vector<SeededNoise>& draws);

    ChunkDraws all() const { return columns(0, z_.cols()); }
    ChunkDraws of(const Chunk& chunk) const { return columns(chunk.first, chunk.length); }

  private:
    ChunkDraws columns(Eigen::Index first, Eigen::Index count) const;
    Eigen::ArrayXXd z_, radius_, chosen_;
};

/// The squared error of R draws as a polynomial in the noise scale λ: Σ(x̃_t − x_t)² = fixed + λ·linear + λ²·square,
/// and the mean of x̃ = mean + λ·mean_noise. One number a draw.
struct ErrorPolynomial {
    Eigen::ArrayXd fixed, linear, square, mean, mean_noise;

    Eigen::ArrayXd squaredErrors(double lambda) const { return fixed + lambda * (linear + lambda * square); }
    /// |NMSE| for `length` samples whose mean is `signal_mean`.
    Eigen::ArrayXd normalisedErrors(double lambda, double signal_mean, int length) const {
        return squaredErrors(lambda).max(0) / ((signal_mean * length) * (mean + lambda * mean_noise)).abs();
    }
};

/// Prices every k of chunks of one length.
class KeptErrors {
  public:
    KeptErrors(const SignalPlan& plan, int chunk_length);
    /// Largest k; 1 where the plan keeps all samples.
    int largestK() const { return largest_k_; }
    /// Calls take(k, polynomial) for k = 1 … largestK() (or only `only`, when positive).
    /// `samples`: one participant's chunk; `draws`: enough for the largest k asked for.
    void price(const double* samples, const ChunkDraws& draws, const std::function<void(int k, const ErrorPolynomial&)>& take,
               int only = 0) const;

  private:
    void priceSamples(const double* samples, const ChunkDraws& draws, ErrorPolynomial& out) const;
    void priceSpectrum(const double* samples, const ChunkDraws& draws,
                       const std::function<void(int, const ErrorPolynomial&)>& take, int only) const;
    void priceDifferences(const double* samples, const ChunkDraws& draws,
                          const std::function<void(int, const ErrorPolynomial&)>& take, int only) const;

    SignalPlan plan_;
    int length_, largest_k_;
    ChunkTransform transform_;
    Eigen::ArrayXd weights_;
    Eigen::MatrixXd basis_; ///< differences only: column i is what a unit of coefficient i adds to the samples, weighted
    Eigen::MatrixXd gram_;  ///< basisᵀ·basis, below the diagonal
    Eigen::ArrayXd gram_diagonal_, basis_means_;
};

/// By chunk length, for every chunk of a plan.
using ChunkPricers = std::map<int, KeptErrors>;
ChunkPricers pricersOf(const SignalPlan& plan);

/// noise.stream(r).stream(participant) for every draw r.
std::vector<SeededNoise> streamsOf(const SeededNoise& noise, int repetitions, Eigen::Index participant);

/// Noise scales by chunk, ε × k.
std::vector<Eigen::ArrayXXd> scalesOf(const SignalPlan& plan, const std::vector<SignalSensitivity>& sensitivities,
                                      const std::vector<double>& epsilons);

/// Averages over draws and participants; rows are ε, columns k = 1 …
struct KeptSweep {
    Eigen::ArrayXXd mse;     ///< (1/c)·Σ(x − x̃)²
    Eigen::ArrayXXd nmse;    ///< |NMSE|; its mean does not converge, it serves to choose k as published
    Eigen::ArrayXXd utility; ///< 1/|NMSE|
    Eigen::Index bestK(Eigen::Index epsilon_row) const; ///< counts from 1: least |NMSE|
};

/// One feature of one condition (`signals`: length × participants), one result a chunk. `sensitivities`: one a chunk.
/// Draw r of participant p comes from noise.stream(r).stream(p). Throws Cancelled.
std::vector<KeptSweep> sweepKept(const Eigen::MatrixXd& signals, const SignalPlan& plan,
                                 const std::vector<SignalSensitivity>& sensitivities, const std::vector<double>& epsilons,
                                 int repetitions, const SeededNoise& noise, const Progress& progress = {});

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

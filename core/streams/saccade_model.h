#pragma once
// How saccades of one study go: a conditional variational autoencoder of their speeds (mathematics.md §12.7).

#include "core/progress.h"
#include "core/streams/stream_events.h"

#include <Eigen/Core>

#include <cstdint>
#include <functional>
#include <vector>

namespace nictate {

/// Two dense layers each way; a row of a matrix is a saccade. Weights: in × out.
template <class Scalar> struct Autoencoder {
    using Matrix = Eigen::Matrix<Scalar, Eigen::Dynamic, Eigen::Dynamic>;

    std::vector<Matrix> weights; ///< W1, b1, W2, b2, W3, b3, W4, b4; biases have one row
    Eigen::Index latent = 32;
    Scalar noise = Scalar(0.15); ///< standard deviation of what is not reconstructed
    Scalar beta = 1;             ///< weight of the divergence

    /// Encoder [x, c] → hidden ReLU → (μ, ln σ²); decoder [z, c] → decoder ReLU → x̂. Glorot's uniform weights, zero biases;
    /// `uniform` gives numbers in (0, 1).
    static Autoencoder initial(Eigen::Index size, Eigen::Index conditions, Eigen::Index hidden, Eigen::Index latent,
                               Eigen::Index decoder, const std::function<double()>& uniform);

    struct Loss {
        Scalar total = 0;               ///< mean over rows of ‖x − x̂‖²/(2·noise²) + β·KL
        Scalar reconstruction = 0;      ///< mean squared error of a value
        std::vector<Scalar> divergence; ///< mean KL of each latent, nats
    };
    /// `gradient` may be null.
    Loss loss(const Matrix& x, const Matrix& c, const Matrix& epsilon, std::vector<Matrix>* gradient) const;
    Matrix decoded(const Matrix& z, const Matrix& c) const;
};

/// Kingma and Ba 2015.
template <class Scalar> class Adam {
  public:
    using Matrix = typename Autoencoder<Scalar>::Matrix;
    void step(std::vector<Matrix>& weights, const std::vector<Matrix>& gradient, Scalar rate);

  private:
    std::vector<Matrix> mean_, square_;
    int steps_ = 0;
};

/// What training was like, for a curve.
struct TrainingEpoch {
    double training = 0, validation = 0, reconstruction = 0;
    int active = 0; ///< latents with a divergence above 0.05 nats
};

/// Draws speeds of saccades of given amplitude and duration. The amplitude over the duration is their mean, so that the main
/// sequence holds by construction. Private: it is made from everybody's saccades and never released.
class SaccadeModel {
  public:
    /// Trains on saccades of at least two steps, above 0.5°, below 1000 °/s and 0.2 s; with fewer than 200 of them it knows the
    /// mean form only. The same seed gives the same weights. Throws Cancelled.
    static SaccadeModel trained(const std::vector<StreamEvents>& study, std::uint64_t seed, const Progress& progress = {});

    /// Relative speeds (mean 1) by z from N(0, I): `normal` gives N(0, 1).
    SaccadeProfile form(double amplitude_deg, double duration_s, const std::function<double()>& normal) const;
    const std::vector<TrainingEpoch>& epochs() const { return epochs_; }
    std::size_t saccades() const { return saccades_; }
    const Autoencoder<float>& autoencoder() const { return autoencoder_; }

  private:
    Autoencoder<float> autoencoder_;
    std::vector<TrainingEpoch> epochs_;
    std::size_t saccades_ = 0;
};

} // namespace nictate

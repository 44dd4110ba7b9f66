#pragma once
// How saccades of one study go: a conditional variational autoencoder of their speeds (mathematics.md §12.7).

#include "core/domains/gaze/dense.h"
#include "core/domains/gaze/gaze_events.h"
#include "core/domains/gaze/saccade_form.h"
#include "core/progress.h"

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace nictate {

/// Two dense layers each way; a row of a matrix is a saccade. Weights: in × out.
template <class Scalar> struct Autoencoder {
    using Matrix = DenseMatrix<Scalar>;

    DenseWeights<Scalar> weights; ///< of four layers
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
    Loss loss(const Matrix& x, const Matrix& c, const Matrix& epsilon, DenseWeights<Scalar>* gradient) const;
    Matrix decoded(const Matrix& z, const Matrix& c) const;
};

/// What training was like, for a curve.
struct TrainingEpoch {
    double training = 0, validation = 0; ///< loss
    double reconstruction = 0; ///< root mean squared error of held-out relative speeds decoded from the means of their latents
    int active = 0;            ///< latents with a divergence above 0.05 nats
};

/// Draws speeds of saccades of given amplitude and duration. The amplitude over the duration is their mean, so that the main
/// sequence holds by construction. Sensitive: it is made from everybody's saccades and never released.
class SaccadeModel {
  public:
    /// Trains on saccades of at least two steps, above 0.5°, below 1000 °/s and 0.2 s, on 20 000 drawn from them where there are
    /// more; with fewer than 200 it knows the mean form only. `people`: who each stream is of, from 0, where identity is a
    /// condition; else empty. The same seed gives the same weights, whatever the number of threads. Throws Cancelled.
    static SaccadeModel trained(const std::vector<StreamEvents>& study, std::uint64_t seed, const Progress& progress = {},
                                const std::vector<std::size_t>& people = {});

    /// Relative speeds (mean 1) by z from N(0, I): `normal` gives N(0, 1). `person` counts where identity is a condition.
    SaccadeProfile form(double amplitude_deg, double duration_s, const std::function<double()>& normal,
                        std::size_t person = 0) const;
    const std::vector<TrainingEpoch>& epochs() const { return epochs_; }
    std::size_t saccades() const { return saccades_; } ///< trained on, those held out among them
    const Autoencoder<float>& autoencoder() const { return autoencoder_; }

    /// JSON that restored() reads back to the same model. Sensitive as the model is.
    std::string kept() const;
    /// Throws ParseError naming `file`.
    static SaccadeModel restored(const std::string& kept, const std::string& file);

  private:
    Autoencoder<float> autoencoder_;
    std::vector<TrainingEpoch> epochs_;
    std::size_t saccades_ = 0;
};

} // namespace nictate

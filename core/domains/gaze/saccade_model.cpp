#include "core/domains/gaze/saccade_model.h"

#include "core/compute/all_columns.h"
#include "core/compute/parallel.h"
#include "core/errors.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <numeric>
#include <random>
#include <span>

namespace nictate {

namespace {

constexpr double clamp_log = 10; ///< of ln σ²

template <class Matrix> Matrix beside(const Matrix& a, const Matrix& b) {
    Matrix out(a.rows(), a.cols() + b.cols());
    out << a, b;
    return out;
}

} // namespace

template <class Scalar> Autoencoder<Scalar> Autoencoder<Scalar>::initial(Eigen::Index size, Eigen::Index conditions,
                                                                         Eigen::Index hidden, Eigen::Index latent,
                                                                         Eigen::Index decoder,
                                                                         const std::function<double()>& uniform) {
    Autoencoder out;
    out.latent = latent;
    addDense(out.weights, size + conditions, hidden, uniform);
    addDense(out.weights, hidden, 2 * latent, uniform);
    addDense(out.weights, latent + conditions, decoder, uniform);
    addDense(out.weights, decoder, size, uniform);
    return out;
}

template <class Scalar>
typename Autoencoder<Scalar>::Matrix Autoencoder<Scalar>::decoded(const Matrix& z, const Matrix& c) const {
    return dense(weights, 6, rectified(weights, 4, beside(z, c)));
}

template <class Scalar> typename Autoencoder<Scalar>::Loss
Autoencoder<Scalar>::loss(const Matrix& x, const Matrix& c, const Matrix& epsilon, DenseWeights<Scalar>* gradient) const {
    const auto rows = static_cast<Scalar>(x.rows());
    const Matrix seen = beside(x, c), encoder = rectified(weights, 0, seen), code = dense(weights, 2, encoder);
    const auto mean = code.leftCols(latent), raw = code.rightCols(latent);
    const Matrix log_variance = raw.cwiseMax(Scalar(-clamp_log)).cwiseMin(Scalar(clamp_log));
    const Matrix variance = log_variance.array().exp();
    const Matrix spread = variance.array().sqrt() * epsilon.array();
    const Matrix drawn = beside(Matrix(mean + spread), c), decoder = rectified(weights, 4, drawn);
    const Matrix off = dense(weights, 6, decoder) - x;

    Loss out;
    const Matrix divergence = (mean.array().square() + variance.array() - 1 - log_variance.array()) / 2;
    const Scalar precision = 1 / (noise * noise);
    out.reconstruction = off.squaredNorm() / rows / static_cast<Scalar>(x.cols());
    // mutant gaze-mean-in-the-loss
    out.total = (off.squaredNorm() * precision / 2 + beta * divergence.sum()) / rows;
    for (Eigen::Index i = 0; i < latent; ++i)
        out.divergence.push_back(divergence.col(i).sum() / rows);
    if (!gradient)
        return out;

    gradient->resize(weights.size());
    const Matrix back_out = off * (precision / rows);
    denseGradient(*gradient, 6, decoder, back_out);
    const Matrix back_decoder = backThrough(weights, 6, decoder, back_out);
    denseGradient(*gradient, 4, drawn, back_decoder);
    Matrix back_z(x.rows(), latent);
    back_z.noalias() = back_decoder * weights[4].topRows(latent).transpose();
    Matrix back_code(x.rows(), 2 * latent);
    back_code.leftCols(latent) = back_z + mean * (beta / rows);
    back_code.rightCols(latent) = ((back_z.array() * spread.array() / 2 + (variance.array() - 1) * (beta / (2 * rows))) *
                                   (raw.array() == log_variance.array()).template cast<Scalar>())
                                      .matrix();
    denseGradient(*gradient, 2, encoder, back_code);
    denseGradient(*gradient, 0, seen, backThrough(weights, 2, encoder, back_code));
    return out;
}

template struct Autoencoder<float>;
template struct Autoencoder<double>;

namespace {

using Matrix = Eigen::MatrixXf;

constexpr int epochs_of_training = 30;
constexpr std::size_t batch_size = 100;
constexpr std::size_t fewest_saccades = 200;

constexpr std::size_t most_saccades = 20'000; ///< more of them say little more

/// A row a saccade: relative speeds, and what they are conditioned on.
struct Examples {
    Matrix x, c;
};

void condition(Eigen::Ref<Eigen::RowVectorXf, 0, Eigen::InnerStride<>> row, double amplitude_deg, double duration_s,
               std::size_t person) {
    row.setZero();
    row[0] = static_cast<float>(std::log(amplitude_deg / 10));
    row[1] = static_cast<float>(std::log(duration_s / 0.05));
    if (row.size() > 2)
        row[2 + static_cast<Eigen::Index>(person)] = 1;
}

struct Example {
    const SaccadeRows* saccade;
    double duration_s;
    std::size_t person;
};

std::vector<Example> usable(const std::vector<StreamEvents>& study, const std::vector<std::size_t>& people) {
    std::vector<Example> out;
    for (std::size_t i = 0; i < study.size(); ++i)
        for (const SaccadeRows& saccade : study[i].saccades) {
            const double duration = static_cast<double>(saccade.steps()) / study[i].rate_hz;
            const double peak = *std::max_element(saccade.speeds.begin(), saccade.speeds.end());
            if (saccade.steps() >= 2 && saccade.amplitude_deg > 0.5 && peak < 1000 && duration < 0.2)
                out.push_back({&saccade, duration, people.empty() ? 0 : people[i]});
        }
    return out;
}

Examples examplesOf(const std::vector<Example>& chosen, Eigen::Index conditions) {
    Examples out;
    out.x.resize(static_cast<Eigen::Index>(chosen.size()), saccade_knots);
    out.c.resize(out.x.rows(), conditions);
    for (Eigen::Index row = 0; row < out.x.rows(); ++row) {
        const auto& [saccade, duration, person] = chosen[static_cast<std::size_t>(row)];
        const SaccadeProfile form = saccadeProfile(saccade->speeds);
        double mean = 0;
        for (double speed : saccade->speeds)
            mean += speed / static_cast<double>(saccade->speeds.size());
        for (std::size_t k = 0; k < saccade_knots; ++k)
            out.x(row, static_cast<Eigen::Index>(k)) = static_cast<float>(form[k] / mean);
        condition(out.c.row(row), saccade->amplitude_deg, duration, person);
    }
    return out;
}

/// Repeatable on every machine, unlike the standard library's distributions.
struct Chance {
    std::mt19937_64 engine;

    double uniform() { return (static_cast<double>(engine() >> 12) + 0.5) * 0x1p-52; }
    /// N(0, 1) by Box and Muller on 24 bits each: good enough to learn with.
    void fillNormal(Matrix& out) {
        const Eigen::Index pairs = (out.size() + 1) / 2;
        Eigen::ArrayXf first(pairs), second(pairs);
        for (Eigen::Index i = 0; i < pairs; ++i) {
            const std::uint64_t bits = engine();
            first[i] = (static_cast<float>(bits >> 40) + 0.5F) * 0x1p-24F;
            second[i] = static_cast<float>(bits & 0xFFFFFF) * 0x1p-24F;
        }
        first = (-2 * first.log()).sqrt();
        second *= 2 * std::numbers::pi_v<float>;
        Eigen::Map<Eigen::ArrayXf> all(out.data(), out.size());
        all.head(pairs) = first * second.cos();
        all.tail(out.size() - pairs) = (first * second.sin()).head(out.size() - pairs);
    }
    template <class Value> void shuffle(std::vector<Value>& values) {
        for (std::size_t i = values.size(); i > 1; --i)
            std::swap(values[i - 1], values[engine() % i]);
    }
};

/// A batch in two halves, each a core's: the same two whatever the number of cores.
class Batch {
  public:
    void take(const Examples& from, std::span<const Eigen::Index> which, Chance& chance, Eigen::Index latent) {
        rows_ = static_cast<float>(which.size());
        const std::size_t half = (which.size() + 1) / 2;
        for (std::size_t h = 0; h < halves_.size(); ++h) {
            const auto own = h == 0 ? which.first(half) : which.subspan(half);
            Half& part = halves_[h];
            part.x = from.x(std::vector<Eigen::Index>(own.begin(), own.end()), all_columns);
            part.c = from.c(std::vector<Eigen::Index>(own.begin(), own.end()), all_columns);
            part.epsilon.resize(part.x.rows(), latent);
            chance.fillNormal(part.epsilon);
        }
    }
    /// Mean loss, and its gradient.
    float loss(const Autoencoder<float>& model, DenseWeights<float>& gradient) {
        parallelRows(
            static_cast<Eigen::Index>(halves_.size()),
            [&](Eigen::Index begin, Eigen::Index end) {
                for (Eigen::Index h = begin; h < end; ++h) {
                    Half& part = halves_[static_cast<std::size_t>(h)];
                    if (part.x.rows() > 0)
                        part.loss = model.loss(part.x, part.c, part.epsilon, &part.gradient).total;
                }
            },
            1);
        gradient = halves_[0].gradient;
        const float share = static_cast<float>(halves_[1].x.rows()) / rows_;
        if (share == 0)
            return halves_[0].loss;
        for (std::size_t i = 0; i < gradient.size(); ++i)
            gradient[i] = (1 - share) * gradient[i] + share * halves_[1].gradient[i];
        return (1 - share) * halves_[0].loss + share * halves_[1].loss;
    }

  private:
    struct Half {
        Matrix x, c, epsilon;
        DenseWeights<float> gradient;
        float loss = 0;
    };
    std::array<Half, 2> halves_;
    float rows_ = 0;
};

} // namespace

SaccadeModel SaccadeModel::trained(const std::vector<StreamEvents>& study, std::uint64_t seed, const Progress& progress,
                                   const std::vector<std::size_t>& people) {
    SaccadeModel model;
    std::vector<Example> chosen = usable(study, people);
    if (chosen.size() < fewest_saccades) {
        model.saccades_ = chosen.size();
        return model;
    }
    Chance chance{std::mt19937_64(seed)};
    chance.shuffle(chosen);
    chosen.resize(std::min(chosen.size(), most_saccades));
    model.saccades_ = chosen.size();
    const std::size_t identities = people.empty() ? 0 : 1 + *std::max_element(people.begin(), people.end());
    const auto conditions = static_cast<Eigen::Index>(2 + identities);
    model.autoencoder_ = Autoencoder<float>::initial(saccade_knots, conditions, 32, 32, 96, [&] { return chance.uniform(); });
    const auto cut = static_cast<std::ptrdiff_t>(chosen.size() * 3 / 4);
    const Examples training = examplesOf({chosen.begin(), chosen.begin() + cut}, conditions),
                   validation = examplesOf({chosen.begin() + cut, chosen.end()}, conditions);
    model.autoencoder_.weights.back() = training.x.colwise().mean(); // only what differs from the mean form is left to learn
    Matrix validation_epsilon(validation.x.rows(), model.autoencoder_.latent);
    chance.fillNormal(validation_epsilon);
    const Matrix still = Matrix::Zero(validation_epsilon.rows(), validation_epsilon.cols());

    std::vector<Eigen::Index> order(static_cast<std::size_t>(cut));
    std::iota(order.begin(), order.end(), Eigen::Index{0});
    Adam<float> adam;
    Batch batch;
    DenseWeights<float> gradient;
    const std::size_t batches = (order.size() + batch_size - 1) / batch_size;
    for (int epoch = 0; epoch < epochs_of_training; ++epoch) {
        progress(static_cast<double>(epoch) / epochs_of_training);
        chance.shuffle(order);
        double sum = 0;
        for (std::size_t b = 0; b < batches; ++b) {
            if (progress.cancelled())
                throw Cancelled();
            const std::size_t from = b * batch_size, count = std::min(batch_size, order.size() - from);
            batch.take(training, std::span(order).subspan(from, count), chance, model.autoencoder_.latent);
            sum += static_cast<double>(batch.loss(model.autoencoder_, gradient));
            clip(gradient, 40.0F);
            const double done =
                (static_cast<double>(epoch) + static_cast<double>(b) / static_cast<double>(batches)) / epochs_of_training;
            const double rate = 0.001 + 0.009 * (1 + std::cos(std::numbers::pi * done)) / 2;
            adam.step(model.autoencoder_.weights, gradient, static_cast<float>(rate));
        }
        const auto loss = model.autoencoder_.loss(validation.x, validation.c, validation_epsilon, nullptr);
        const auto settled = model.autoencoder_.loss(validation.x, validation.c, still, nullptr);
        const auto active = std::count_if(loss.divergence.begin(), loss.divergence.end(), [](float kl) { return kl > 0.05F; });
        model.epochs_.push_back({sum / static_cast<double>(batches), static_cast<double>(loss.total),
                                 std::sqrt(static_cast<double>(settled.reconstruction)), static_cast<int>(active)});
    }
    return model;
}

SaccadeProfile SaccadeModel::form(double amplitude_deg, double duration_s, const std::function<double()>& normal,
                                  std::size_t person) const {
    if (epochs_.empty())
        return SaccadeForm().profile();
    Matrix z(1, autoencoder_.latent), c(1, autoencoder_.weights[4].rows() - autoencoder_.latent);
    for (Eigen::Index i = 0; i < z.cols(); ++i)
        z(0, i) = static_cast<float>(normal());
    condition(c.row(0), std::max(amplitude_deg, 0.05), duration_s, person);
    const Matrix x = autoencoder_.decoded(z, c);
    SaccadeProfile profile{};
    for (std::size_t i = 0; i < saccade_knots; ++i)
        profile[i] = std::max(0.0, static_cast<double>(x(0, static_cast<Eigen::Index>(i))));
    return profile;
}

// How a model is kept between two sessions --------------------------------------------------------------------------------------

namespace {

constexpr int model_version = 2;

} // namespace

std::string SaccadeModel::kept() const {
    nlohmann::json weights = nlohmann::json::array(), epochs = nlohmann::json::array();
    for (const DenseMatrix<float>& matrix : autoencoder_.weights)
        weights.push_back({{"rows", matrix.rows()},
                           {"columns", matrix.cols()},
                           {"values", std::vector<float>(matrix.data(), matrix.data() + matrix.size())}});
    for (const TrainingEpoch& epoch : epochs_)
        epochs.push_back({epoch.training, epoch.validation, epoch.reconstruction, epoch.active});
    return nlohmann::json{{"nictate_saccades", model_version}, {"saccades", saccades_}, {"weights", weights}, {"epochs", epochs}}
        .dump();
}

SaccadeModel SaccadeModel::restored(const std::string& kept, const std::string& file) {
    try {
        const nlohmann::json all = nlohmann::json::parse(kept);
        if (all.at("nictate_saccades") != model_version)
            throw ParseError(file, 0, 0, Text("another version's model"), Text("remove it; it will be learnt again"));
        SaccadeModel model;
        model.saccades_ = all.at("saccades");
        for (const nlohmann::json& matrix : all.at("weights")) {
            const std::vector<float> values = matrix.at("values");
            const Eigen::Index rows = matrix.at("rows"), columns = matrix.at("columns");
            if (rows < 1 || columns < 1 || values.size() != static_cast<std::size_t>(rows) * static_cast<std::size_t>(columns))
                throw ParseError(file, 0, 0, Text("a matrix of another size than its numbers"),
                                 Text("remove it; it will be learnt again"));
            model.autoencoder_.weights.push_back(Eigen::Map<const DenseMatrix<float>>(values.data(), rows, columns));
        }
        for (const nlohmann::json& epoch : all.at("epochs"))
            model.epochs_.push_back({epoch.at(0), epoch.at(1), epoch.at(2), epoch.at(3)});
        const DenseWeights<float>& weights = model.autoencoder_.weights;
        const bool whole = weights.size() == 8 && weights[4].rows() >= model.autoencoder_.latent + 2 &&
                           weights[4].cols() == weights[6].rows() && weights[5].cols() == weights[4].cols() &&
                           weights[6].cols() == saccade_knots && weights[7].cols() == saccade_knots;
        if (!model.epochs_.empty() && !whole)
            throw ParseError(file, 0, 0, Text("layers that do not fit together"), Text("remove it; it will be learnt again"));
        return model;
    } catch (const nlohmann::json::exception& error) {
        throw ParseError(file, 0, 0, std::string(error.what()), Text("remove it; it will be learnt again"));
    }
}

} // namespace nictate

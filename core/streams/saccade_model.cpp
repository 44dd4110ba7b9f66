#include "core/streams/saccade_model.h"

#include "core/errors.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <random>

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
    for (const auto& [in, to] : {std::pair(size + conditions, hidden), std::pair(hidden, 2 * latent),
                                 std::pair(latent + conditions, decoder), std::pair(decoder, size)}) {
        const double reach = std::sqrt(6.0 / static_cast<double>(in + to));
        out.weights.push_back(
            Matrix::NullaryExpr(in, to, [&](Eigen::Index) { return static_cast<Scalar>(reach * (2 * uniform() - 1)); }));
        out.weights.push_back(Matrix::Zero(1, to));
    }
    return out;
}

template <class Scalar>
typename Autoencoder<Scalar>::Matrix Autoencoder<Scalar>::decoded(const Matrix& z, const Matrix& c) const {
    Matrix hidden = beside(z, c) * weights[4];
    hidden = (hidden.rowwise() + weights[5].row(0)).cwiseMax(Scalar(0));
    return (hidden * weights[6]).rowwise() + weights[7].row(0);
}

template <class Scalar> typename Autoencoder<Scalar>::Loss
Autoencoder<Scalar>::loss(const Matrix& x, const Matrix& c, const Matrix& epsilon, std::vector<Matrix>* gradient) const {
    const auto rows = static_cast<Scalar>(x.rows());
    const Matrix seen = beside(x, c);
    Matrix encoder = seen * weights[0];
    encoder = (encoder.rowwise() + weights[1].row(0)).cwiseMax(Scalar(0));
    Matrix code = encoder * weights[2];
    code.rowwise() += weights[3].row(0);
    const Matrix mean = code.leftCols(latent), raw = code.rightCols(latent);
    const Matrix log_variance = raw.cwiseMax(Scalar(-clamp_log)).cwiseMin(Scalar(clamp_log));
    const Matrix variance = log_variance.array().exp();
    const Matrix spread = variance.array().sqrt() * epsilon.array();
    const Matrix drawn = beside(Matrix(mean + spread), c);
    Matrix decoder = drawn * weights[4];
    decoder = (decoder.rowwise() + weights[5].row(0)).cwiseMax(Scalar(0));
    Matrix off = decoder * weights[6];
    off.rowwise() += weights[7].row(0);
    off -= x;

    Loss out;
    const Matrix divergence = (mean.array().square() + variance.array() - 1 - log_variance.array()) / 2;
    const Scalar precision = 1 / (noise * noise);
    out.reconstruction = off.squaredNorm() / rows / static_cast<Scalar>(x.cols());
    out.total = (off.squaredNorm() * precision / 2 + beta * divergence.sum()) / rows;
    for (Eigen::Index i = 0; i < latent; ++i)
        out.divergence.push_back(divergence.col(i).sum() / rows);
    if (!gradient)
        return out;

    gradient->resize(weights.size());
    auto layer = [&](std::size_t which, const Matrix& input, const Matrix& back) {
        (*gradient)[which] = input.transpose() * back;
        (*gradient)[which + 1] = back.colwise().sum();
    };
    const Matrix back_out = off * (precision / rows);
    layer(6, decoder, back_out);
    const Matrix back_decoder =
        ((back_out * weights[6].transpose()).array() * (decoder.array() > 0).template cast<Scalar>()).matrix();
    layer(4, drawn, back_decoder);
    const Matrix back_z = back_decoder * weights[4].topRows(latent).transpose();
    Matrix back_code(x.rows(), 2 * latent);
    back_code.leftCols(latent) = back_z + mean * (beta / rows);
    back_code.rightCols(latent) = ((back_z.array() * spread.array() / 2 + (variance.array() - 1) * (beta / (2 * rows))) *
                                   (raw.array() == log_variance.array()).template cast<Scalar>())
                                      .matrix();
    layer(2, encoder, back_code);
    const Matrix back_encoder =
        ((back_code * weights[2].transpose()).array() * (encoder.array() > 0).template cast<Scalar>()).matrix();
    layer(0, seen, back_encoder);
    return out;
}

template <class Scalar> void Adam<Scalar>::step(std::vector<Matrix>& weights, const std::vector<Matrix>& gradient, Scalar rate) {
    constexpr Scalar first = Scalar(0.9), second = Scalar(0.999), least = Scalar(1e-8);
    if (mean_.empty())
        for (const Matrix& weight : weights) {
            mean_.push_back(Matrix::Zero(weight.rows(), weight.cols()));
            square_.push_back(mean_.back());
        }
    ++steps_;
    const Scalar mean_part = 1 - std::pow(first, Scalar(steps_)), square_part = 1 - std::pow(second, Scalar(steps_));
    for (std::size_t i = 0; i < weights.size(); ++i) {
        mean_[i] = first * mean_[i] + (1 - first) * gradient[i];
        square_[i] = second * square_[i] + (1 - second) * gradient[i].cwiseAbs2();
        weights[i].array() -= rate * (mean_[i].array() / mean_part) / ((square_[i].array() / square_part).sqrt() + least);
    }
}

template struct Autoencoder<float>;
template struct Autoencoder<double>;
template class Adam<float>;
template class Adam<double>;

namespace {

using Matrix = Eigen::MatrixXf;

constexpr int epochs_of_training = 20;
constexpr Eigen::Index batch_size = 100;
constexpr std::size_t fewest_saccades = 200;

struct Examples {
    std::vector<SaccadeProfile> forms;
    std::vector<std::array<double, 2>> conditions;
};

std::array<double, 2> conditionsOf(double amplitude_deg, double duration_s) {
    return {std::log(amplitude_deg / 10), std::log(duration_s / 0.05)};
}

Examples examplesOf(const std::vector<StreamEvents>& study) {
    Examples out;
    for (const StreamEvents& stream : study)
        for (const SaccadeRows& saccade : stream.saccades) {
            const double duration = static_cast<double>(saccade.steps()) / stream.rate_hz;
            const double peak = *std::max_element(saccade.speeds.begin(), saccade.speeds.end());
            if (saccade.steps() < 2 || !(saccade.amplitude_deg > 0.5) || peak >= 1000 || duration >= 0.2)
                continue;
            SaccadeProfile form = saccadeProfile(saccade.speeds);
            double mean = 0;
            for (double speed : saccade.speeds)
                mean += speed / static_cast<double>(saccade.speeds.size());
            for (double& value : form)
                value /= mean;
            out.forms.push_back(form);
            out.conditions.push_back(conditionsOf(saccade.amplitude_deg, duration));
        }
    return out;
}

/// Repeatable on every machine, unlike the standard library's distributions.
struct Chance {
    std::mt19937_64 engine;

    double uniform() { return (static_cast<double>(engine() >> 12) + 0.5) * 0x1p-52; }
    void fillNormal(Matrix& out) {
        for (Eigen::Index i = 0; i < out.size(); i += 2) {
            const double radius = std::sqrt(-2 * std::log(uniform())), angle = 2 * std::numbers::pi * uniform();
            out.data()[i] = static_cast<float>(radius * std::cos(angle));
            if (i + 1 < out.size())
                out.data()[i + 1] = static_cast<float>(radius * std::sin(angle));
        }
    }
    template <class Value> void shuffle(std::vector<Value>& values) {
        for (std::size_t i = values.size(); i > 1; --i)
            std::swap(values[i - 1], values[engine() % i]);
    }
};

void fill(const Examples& from, std::span<const std::size_t> which, Matrix& x, Matrix& c) {
    x.resize(static_cast<Eigen::Index>(which.size()), saccade_knots);
    c.resize(x.rows(), 2);
    for (Eigen::Index row = 0; row < x.rows(); ++row) {
        const std::size_t i = which[static_cast<std::size_t>(row)];
        for (std::size_t k = 0; k < saccade_knots; ++k)
            x(row, static_cast<Eigen::Index>(k)) = static_cast<float>(from.forms[i][k]);
        for (Eigen::Index k = 0; k < 2; ++k)
            c(row, k) = static_cast<float>(from.conditions[i][static_cast<std::size_t>(k)]);
    }
}

void clip(std::vector<Matrix>& gradient, float most) {
    float square = 0;
    for (const Matrix& each : gradient)
        square += each.squaredNorm();
    if (square > most * most)
        for (Matrix& each : gradient)
            each *= most / std::sqrt(square);
}

} // namespace

SaccadeModel SaccadeModel::trained(const std::vector<StreamEvents>& study, std::uint64_t seed, const Progress& progress) {
    SaccadeModel model;
    const Examples examples = examplesOf(study);
    model.saccades_ = examples.forms.size();
    if (model.saccades_ < fewest_saccades)
        return model;
    Chance chance{std::mt19937_64(seed)};
    model.autoencoder_ = Autoencoder<float>::initial(saccade_knots, 2, 32, 32, 96, [&] { return chance.uniform(); });
    std::vector<std::size_t> order(model.saccades_);
    for (std::size_t i = 0; i < order.size(); ++i)
        order[i] = i;
    chance.shuffle(order);
    const std::size_t cut = order.size() * 3 / 4;
    std::vector<std::size_t> training(order.begin(), order.begin() + static_cast<std::ptrdiff_t>(cut));
    Matrix validation_x, validation_c, x, c;
    fill(examples, std::span(order).subspan(cut), validation_x, validation_c);
    Matrix validation_epsilon(validation_x.rows(), model.autoencoder_.latent);
    chance.fillNormal(validation_epsilon);

    Adam<float> adam;
    std::vector<Matrix> gradient;
    const std::size_t batches = (training.size() + batch_size - 1) / batch_size;
    for (int epoch = 0; epoch < epochs_of_training; ++epoch) {
        progress(static_cast<double>(epoch) / epochs_of_training);
        chance.shuffle(training);
        double sum = 0;
        for (std::size_t batch = 0; batch < batches; ++batch) {
            if (progress.cancelled())
                throw Cancelled();
            const std::size_t from = batch * batch_size, count = std::min<std::size_t>(batch_size, training.size() - from);
            fill(examples, std::span(training).subspan(from, count), x, c);
            Matrix epsilon(x.rows(), model.autoencoder_.latent);
            chance.fillNormal(epsilon);
            sum += static_cast<double>(model.autoencoder_.loss(x, c, epsilon, &gradient).total);
            clip(gradient, 40);
            const double done =
                (static_cast<double>(epoch) + static_cast<double>(batch) / static_cast<double>(batches)) / epochs_of_training;
            const double rate = 0.001 + 0.009 * (1 + std::cos(std::numbers::pi * done)) / 2;
            adam.step(model.autoencoder_.weights, gradient, static_cast<float>(rate));
        }
        const auto loss = model.autoencoder_.loss(validation_x, validation_c, validation_epsilon, nullptr);
        const auto active = std::count_if(loss.divergence.begin(), loss.divergence.end(), [](float kl) { return kl > 0.05F; });
        model.epochs_.push_back({sum / static_cast<double>(batches), static_cast<double>(loss.total),
                                 static_cast<double>(loss.reconstruction), static_cast<int>(active)});
    }
    return model;
}

SaccadeProfile SaccadeModel::form(double amplitude_deg, double duration_s, const std::function<double()>& normal) const {
    if (epochs_.empty())
        return SaccadeForm().profile();
    Matrix z(1, autoencoder_.latent), c(1, 2);
    for (Eigen::Index i = 0; i < z.cols(); ++i)
        z(0, i) = static_cast<float>(normal());
    const std::array<double, 2> conditions = conditionsOf(std::max(amplitude_deg, 0.05), duration_s);
    c << static_cast<float>(conditions[0]), static_cast<float>(conditions[1]);
    const Matrix x = autoencoder_.decoded(z, c);
    SaccadeProfile profile{};
    for (std::size_t i = 0; i < saccade_knots; ++i)
        profile[i] = std::max(0.0, static_cast<double>(x(0, static_cast<Eigen::Index>(i))));
    return profile;
}

} // namespace nictate

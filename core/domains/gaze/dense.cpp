#include "core/domains/gaze/dense.h"

#include <cmath>

namespace nictate {

template <class Scalar>
void addDense(DenseWeights<Scalar>& weights, Eigen::Index in, Eigen::Index out, const std::function<double()>& uniform) {
    const double reach = std::sqrt(6.0 / static_cast<double>(in + out));
    weights.push_back(DenseMatrix<Scalar>::NullaryExpr(
        in, out, [&](Eigen::Index) { return static_cast<Scalar>(reach * (2 * uniform() - 1)); }));
    weights.push_back(DenseMatrix<Scalar>::Zero(1, out));
}

template <class Scalar>
DenseMatrix<Scalar> dense(const DenseWeights<Scalar>& weights, std::size_t which, const DenseMatrix<Scalar>& input) {
    DenseMatrix<Scalar> out(input.rows(), weights[which].cols());
    out.noalias() = input * weights[which];
    out.rowwise() += weights[which + 1].row(0);
    return out;
}

template <class Scalar>
DenseMatrix<Scalar> rectified(const DenseWeights<Scalar>& weights, std::size_t which, const DenseMatrix<Scalar>& input) {
    DenseMatrix<Scalar> out = dense(weights, which, input);
    out = out.cwiseMax(Scalar(0));
    return out;
}

template <class Scalar> void denseGradient(DenseWeights<Scalar>& gradient, std::size_t which, const DenseMatrix<Scalar>& input,
                                           const DenseMatrix<Scalar>& back) {
    gradient[which].resize(input.cols(), back.cols());
    gradient[which].noalias() = input.transpose() * back;
    gradient[which + 1] = back.colwise().sum();
}

template <class Scalar> DenseMatrix<Scalar> backThrough(const DenseWeights<Scalar>& weights, std::size_t which,
                                                        const DenseMatrix<Scalar>& input, const DenseMatrix<Scalar>& back) {
    DenseMatrix<Scalar> out(back.rows(), weights[which].rows());
    out.noalias() = back * weights[which].transpose();
    out.array() *= (input.array() > 0).template cast<Scalar>();
    return out;
}

template <class Scalar> void clip(DenseWeights<Scalar>& gradient, Scalar most) {
    Scalar square = 0;
    for (const DenseMatrix<Scalar>& each : gradient)
        square += each.squaredNorm();
    if (square > most * most)
        for (DenseMatrix<Scalar>& each : gradient)
            each *= most / std::sqrt(square);
}

template <class Scalar>
void Adam<Scalar>::step(DenseWeights<Scalar>& weights, const DenseWeights<Scalar>& gradient, Scalar rate) {
    constexpr Scalar first = Scalar(0.9), second = Scalar(0.999), least = Scalar(1e-8);
    if (mean_.empty())
        for (const DenseMatrix<Scalar>& weight : weights) {
            mean_.push_back(DenseMatrix<Scalar>::Zero(weight.rows(), weight.cols()));
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

#define NICTATE_DENSE(Scalar)                                                                                                    \
    template void addDense(DenseWeights<Scalar>&, Eigen::Index, Eigen::Index, const std::function<double()>&);                   \
    template DenseMatrix<Scalar> dense(const DenseWeights<Scalar>&, std::size_t, const DenseMatrix<Scalar>&);                    \
    template DenseMatrix<Scalar> rectified(const DenseWeights<Scalar>&, std::size_t, const DenseMatrix<Scalar>&);                \
    template void denseGradient(DenseWeights<Scalar>&, std::size_t, const DenseMatrix<Scalar>&, const DenseMatrix<Scalar>&);     \
    template DenseMatrix<Scalar> backThrough(const DenseWeights<Scalar>&, std::size_t, const DenseMatrix<Scalar>&,               \
                                             const DenseMatrix<Scalar>&);                                                        \
    template void clip(DenseWeights<Scalar>&, Scalar);                                                                           \
    template class Adam<Scalar>;
NICTATE_DENSE(float)
NICTATE_DENSE(double)
#undef NICTATE_DENSE

} // namespace nictate

#pragma once
// Dense layers and Adam: all that is learnt of gaze here. Weights lie one after the other (W1, b1, W2, b2 …), W in × out, biases
// with one row; a row of a matrix is an example.

#include <Eigen/Core>

#include <functional>
#include <vector>

namespace nictate {

template <class Scalar> using DenseMatrix = Eigen::Matrix<Scalar, Eigen::Dynamic, Eigen::Dynamic>;
template <class Scalar> using DenseWeights = std::vector<DenseMatrix<Scalar>>;

/// One more layer: Glorot's uniform weights, zero biases. `uniform` gives numbers in (0, 1).
template <class Scalar>
void addDense(DenseWeights<Scalar>& weights, Eigen::Index in, Eigen::Index out, const std::function<double()>& uniform);

/// input·W + b of the layer whose W is weights[which].
template <class Scalar>
DenseMatrix<Scalar> dense(const DenseWeights<Scalar>& weights, std::size_t which, const DenseMatrix<Scalar>& input);
/// The same, nothing below 0.
template <class Scalar>
DenseMatrix<Scalar> rectified(const DenseWeights<Scalar>& weights, std::size_t which, const DenseMatrix<Scalar>& input);

/// Gradient of a layer's weights from what comes back to its output.
template <class Scalar> void denseGradient(DenseWeights<Scalar>& gradient, std::size_t which, const DenseMatrix<Scalar>& input,
                                           const DenseMatrix<Scalar>& back);
/// What comes back to the layer's input, the output of a rectified layer.
template <class Scalar> DenseMatrix<Scalar> backThrough(const DenseWeights<Scalar>& weights, std::size_t which,
                                                        const DenseMatrix<Scalar>& input, const DenseMatrix<Scalar>& back);

/// Scaled down to a joint norm of at most `most`.
template <class Scalar> void clip(DenseWeights<Scalar>& gradient, Scalar most);

/// Kingma and Ba 2015.
template <class Scalar> class Adam {
  public:
    void step(DenseWeights<Scalar>& weights, const DenseWeights<Scalar>& gradient, Scalar rate);

  private:
    DenseWeights<Scalar> mean_, square_;
    int steps_ = 0;
};

} // namespace nictate

#include "core/evaluation/shrunken_lda.h"

#include "core/compute/symmetric_parts.h"

#include <Eigen/Cholesky>

#include <limits>
#include <optional>
#include <utility>

namespace nictate {

namespace {

constexpr double shrinkage = 0.3;
constexpr double no_class_there = std::numeric_limits<double>::infinity();

struct Classes {
    Eigen::MatrixXd means;  ///< classes × features
    Eigen::VectorXd counts; ///< rows
    int present = 0;
};

Classes classesOf(const Eigen::MatrixXd& train, const std::vector<int>& labels, int classes) {
    Classes out{Eigen::MatrixXd::Zero(classes, train.cols()), Eigen::VectorXd::Zero(classes)};
    for (Eigen::Index i = 0; i < train.rows(); ++i) {
        const int label = labels[static_cast<std::size_t>(i)];
        out.means.row(label) += train.row(i);
        ++out.counts[label];
    }
    for (int c = 0; c < classes; ++c)
        if (out.counts[c] > 0) {
            out.means.row(c) /= out.counts[c];
            ++out.present;
        }
    return out;
}

Eigen::MatrixXd euclidean(const Eigen::MatrixXd& test, const Eigen::MatrixXd& means) {
    return (test.rowwise().squaredNorm().replicate(1, means.rows()) - 2 * test * means.transpose()).rowwise() +
           means.rowwise().squaredNorm().transpose();
}

/// Distances by Σ = D − Σ_c w·n_c·m_c·m_cᵀ, where D = w·scatter + diagonal is diagonal: as many unknowns as classes. Nothing
/// where rounding would show.
std::optional<Eigen::MatrixXd> byRankUpdate(const Eigen::VectorXd& scatter, const Eigen::MatrixXd& means,
                                            const Eigen::VectorXd& counts, double weight, double diagonal,
                                            const Eigen::MatrixXd& test) {
    const Eigen::RowVectorXd scale = (weight * scatter.array() + diagonal).rsqrt().matrix().transpose();
    const Eigen::MatrixXd m = means.array().rowwise() * scale.array(), x = test.array().rowwise() * scale.array();
    const Eigen::MatrixXd v = m.array().colwise() * (weight * counts.array()).sqrt();
    Eigen::MatrixXd core = -v * v.transpose();
    core.diagonal().array() += 1;
    const Eigen::LLT<Eigen::MatrixXd> cholesky(core);
    if (cholesky.info() != Eigen::Success || cholesky.matrixLLT().diagonal().minCoeff() < 1e-4)
        return {};
    return euclidean(x, m) + euclidean(cholesky.matrixL().solve(v * x.transpose()).transpose(),
                                       cholesky.matrixL().solve(v * m.transpose()).transpose());
}

} // namespace

ShrunkenLda::ShrunkenLda(Eigen::MatrixXd train) : train_(std::move(train)), energy_(train_.squaredNorm()) {
    if (train_.rows() > train_.cols())
        scatter_ = train_.transpose() * train_;
}

void ShrunkenLda::prepareForMany() {
    if (scatter_.size() == 0 || basis_.size() > 0)
        return;
    SymmetricParts parts = symmetricParts(scatter_);
    basis_ = std::move(parts.vectors);
    train_ = train_ * basis_;
    scatter_ = parts.values.cwiseMax(0).asDiagonal();
}

Eigen::MatrixXd ShrunkenLda::turned(const Eigen::MatrixXd& test) const {
    return basis_.size() > 0 ? Eigen::MatrixXd(test * basis_) : test;
}

Eigen::MatrixXd ShrunkenLda::squareDistances(const std::vector<int>& labels, int classes, const Eigen::MatrixXd& test) const {
    const Classes known = classesOf(train_, labels, classes);
    const auto features = static_cast<double>(train_.cols());
    const double freedom = static_cast<double>(train_.rows()) - known.present;
    double trace = energy_;
    for (int c = 0; c < classes; ++c)
        trace -= known.counts[c] * known.means.row(c).squaredNorm();
    Eigen::MatrixXd out;
    if (freedom <= 0 || trace <= 1e-20 * energy_) {
        out = euclidean(test, known.means);
    } else if (const auto quick = basis_.size() > 0
                                      ? byRankUpdate(scatter_.diagonal(), known.means, known.counts, (1 - shrinkage) / freedom,
                                                     shrinkage * trace / freedom / features, test)
                                      : std::nullopt) {
        out = *quick;
    } else if (scatter_.size() > 0) {
        Eigen::MatrixXd sigma = scatter_;
        for (int c = 0; c < classes; ++c)
            sigma.selfadjointView<Eigen::Lower>().rankUpdate(known.means.row(c).transpose(), -known.counts[c]);
        sigma *= (1 - shrinkage) / freedom;
        sigma.diagonal().array() += shrinkage * trace / freedom / features;
        // ‖L⁻¹x − L⁻¹m‖²: one triangular solve for both
        const Eigen::LLT<Eigen::MatrixXd> cholesky(sigma);
        out = euclidean(cholesky.matrixL().solve(test.transpose()).transpose(),
                        cholesky.matrixL().solve(known.means.transpose()).transpose());
    } else { // fewer rows than features: Σ⁻¹ by Woodbury on the rows
        Eigen::MatrixXd within = train_;
        for (Eigen::Index i = 0; i < within.rows(); ++i)
            within.row(i) -= known.means.row(labels[static_cast<std::size_t>(i)]);
        const double diagonal = shrinkage * trace / freedom / features;
        Eigen::MatrixXd core = within * within.transpose();
        core.diagonal().array() += diagonal * freedom / (1 - shrinkage);
        const Eigen::LLT<Eigen::MatrixXd> cholesky(core);
        const Eigen::MatrixXd tests = cholesky.matrixL().solve(within * test.transpose()).transpose();
        const Eigen::MatrixXd means = cholesky.matrixL().solve(within * known.means.transpose()).transpose();
        out = (euclidean(test, known.means) - euclidean(tests, means)) / diagonal;
    }
    for (int c = 0; c < classes; ++c)
        if (known.counts[c] == 0)
            out.col(c).setConstant(no_class_there);
    return out;
}

std::vector<std::vector<int>> nearestClasses(const Eigen::MatrixXd& square_distances) {
    std::vector<std::vector<int>> out;
    for (Eigen::Index i = 0; i < square_distances.rows(); ++i) {
        const double least = square_distances.row(i).minCoeff();
        out.emplace_back();
        for (Eigen::Index c = 0; c < square_distances.cols(); ++c)
            if (square_distances(i, c) == least)
                out.back().push_back(static_cast<int>(c));
    }
    return out;
}

} // namespace nictate

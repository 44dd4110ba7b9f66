#include "core/evaluation/rbf_network.h"

#include "core/compute/all_columns.h"
#include "core/evaluation/classifier.h"

#include <Eigen/Cholesky>

#include <opencv2/core.hpp>

#include <set>

namespace nictate {

namespace {

struct Centres {
    std::vector<Eigen::RowVectorXf> at;
    std::vector<float> beta;
};

void addCentres(Centres& centres, const FloatRows& rows, const RbfSettings& settings, const SeededNoise& noise) {
    std::set<std::vector<float>> distinct;
    for (Eigen::Index i = 0; i < rows.rows() && static_cast<int>(distinct.size()) < settings.centres; ++i)
        distinct.insert(std::vector<float>(rows.row(i).begin(), rows.row(i).end()));
    const int k = static_cast<int>(distinct.size());
    // A point is an element of several channels: a matrix of one row would be taken for that many points of one number.
    const cv::Mat values(static_cast<int>(rows.rows()), 1, CV_32FC(static_cast<int>(rows.cols())),
                         const_cast<float*>(rows.data()));
    cv::Mat labels, found;
    cv::setRNGSeed(static_cast<int>(noise.bits(0) >> 33)); // it draws from its thread's generator
    cv::kmeans(values, k, labels, {cv::TermCriteria::COUNT + cv::TermCriteria::EPS, settings.rounds, 1e-6}, 1,
               cv::KMEANS_PP_CENTERS, found);
    std::vector<double> distance(static_cast<std::size_t>(k)), count(static_cast<std::size_t>(k));
    const std::size_t first = centres.at.size();
    for (int c = 0; c < k; ++c)
        centres.at.push_back(Eigen::RowVectorXf::Map(found.ptr<float>(c), rows.cols()));
    for (Eigen::Index i = 0; i < rows.rows(); ++i) {
        const auto c = static_cast<std::size_t>(labels.at<int>(static_cast<int>(i)));
        distance[c] += (rows.row(i) - centres.at[first + c]).norm();
        ++count[c];
    }
    for (std::size_t c = 0; c < distance.size(); ++c) {
        const double mean = distance[c] / std::max(1.0, count[c]) + 1e-5;
        centres.beta.push_back(static_cast<float>(1 / (2 * mean * mean)));
    }
}

Eigen::MatrixXd activations(const FloatRows& rows, const Centres& centres, const Progress& wanted) {
    Eigen::MatrixXd out(rows.rows(), static_cast<Eigen::Index>(centres.at.size()));
    for (std::size_t c = 0; c < centres.at.size(); ++c) {
        wanted(0);
        out.col(static_cast<Eigen::Index>(c)) =
            ((rows.rowwise() - centres.at[c]).rowwise().squaredNorm() * -centres.beta[c]).array().exp().matrix().cast<double>();
    }
    return out;
}

} // namespace

Eigen::MatrixXd rbfScores(const Eigen::MatrixXd& train, const std::vector<int>& labels, int classes, const Eigen::MatrixXd& test,
                          const RbfSettings& settings, const SeededNoise& noise, const Progress& wanted) {
    const Standardisation standardised(train);
    const FloatRows known = standardised(train).cast<float>();
    Centres centres;
    Eigen::MatrixXd targets = Eigen::MatrixXd::Zero(train.rows(), classes);
    for (int c = 0; c < classes; ++c) {
        wanted(0);
        std::vector<Eigen::Index> own;
        for (std::size_t i = 0; i < labels.size(); ++i)
            if (labels[i] == c)
                own.push_back(static_cast<Eigen::Index>(i));
        for (Eigen::Index i : own)
            targets(i, c) = 1;
        if (!own.empty())
            addCentres(centres, known(own, all_columns), settings, noise.stream(static_cast<std::uint64_t>(c)));
    }
    const Eigen::MatrixXd hidden = activations(known, centres, wanted);
    Eigen::MatrixXd normal(hidden.cols(), hidden.cols());
    for (Eigen::Index first = 0; first < normal.cols(); first += settings.centres) { // a class at a time
        wanted(0);
        const Eigen::Index count = std::min<Eigen::Index>(settings.centres, normal.cols() - first);
        normal.middleCols(first, count).noalias() = hidden.transpose() * hidden.middleCols(first, count);
    }
    normal.diagonal().array() += 1e-6 * normal.diagonal().mean();
    const Eigen::MatrixXd weights = normal.ldlt().solve(hidden.transpose() * targets);
    Eigen::MatrixXd scores = activations(standardised(test).cast<float>(), centres, wanted) * weights;
    scores.colwise() -= Eigen::VectorXd(scores.rowwise().maxCoeff());
    scores = scores.array().exp();
    return scores.array().colwise() / scores.rowwise().sum().array();
}

} // namespace nictate

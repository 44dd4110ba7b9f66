#pragma once
// Row classifiers behind one small interface: labelled rows in, a class for each test row out (Bozkir et al. 2021;
// mathematics.md §13.3).

#include "core/noise/seeded_noise.h"
#include "core/progress.h"

#include <Eigen/Core>

#include <string>
#include <vector>

namespace nictate {

/// Standardised rows, as the classifiers take them.
using FloatRows = Eigen::Matrix<float, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;

inline constexpr int undecided = -1; ///< no class: nothing to learn from

/// Rows with classes 0, 1, …; every training class occurs.
struct TrainingRows {
    FloatRows values;
    std::vector<int> labels;
    int classes = 0; ///< one above the largest label there may be
};

/// What all classifiers of rows are told besides the rows.
struct ClassifierSettings {
    int neighbours = 11;     ///< of knn
    int least_to_split = 10; ///< rows of a node of dt that may be split
    Progress wanted = {};    ///< asked often while something is learnt; throws Cancelled
};

/// A classifier: a pure function. `noise` is its own stream; the same one gives the same classes, whatever the thread.
struct RowClassifier {
    std::string id;
    int repetitions = 3; ///< draws of protected signals and of controls that it is worth
    std::vector<int> (*predict)(const TrainingRows& train, const FloatRows& test, const ClassifierSettings& settings,
                                const SeededNoise& noise) = nullptr;
};

/// knn, svm, dt, rf.
const std::vector<RowClassifier>& rowClassifiers();

/// Mean and divisor-N deviation of training rows, in double: rows standardised by them. Columns whose deviation is at most
/// 1e-12·max(1, |mean|) become 0.
class Standardisation {
  public:
    explicit Standardisation(const Eigen::MatrixXd& train);
    Eigen::MatrixXd operator()(const Eigen::MatrixXd& rows) const;
    const Eigen::RowVectorXd& mean() const { return mean_; }
    const Eigen::RowVectorXd& deviation() const { return deviation_; }

  private:
    Eigen::RowVectorXd mean_, deviation_;
};

/// Standardises by the training rows and predicts. Without training rows everything is undecided; with one class it is that.
std::vector<int> classify(const RowClassifier& classifier, const Eigen::MatrixXd& train, const std::vector<int>& labels,
                          int classes, const Eigen::MatrixXd& test, const ClassifierSettings& settings, const SeededNoise& noise);

/// The median Euclidean distance between rows, of all or of 1000 drawn; the mean of the middle two when there are evenly many.
/// 1 where it is 0 or there are fewer than two rows.
double medianDistance(const FloatRows& rows, const SeededNoise& noise);

} // namespace nictate

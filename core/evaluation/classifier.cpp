#include "core/evaluation/classifier.h"

#include "core/evaluation/nearest_neighbours.h"
#include "core/progress.h"

#include <opencv2/core.hpp>
#include <opencv2/ml.hpp>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace nictate {

namespace {

cv::Mat view(const FloatRows& rows) {
    return {static_cast<int>(rows.rows()), static_cast<int>(rows.cols()), CV_32F, const_cast<float*>(rows.data())};
}

cv::Ptr<cv::ml::TrainData> given(const TrainingRows& train) {
    return cv::ml::TrainData::create(view(train.values), cv::ml::ROW_SAMPLE, cv::Mat(train.labels, false));
}

/// Training rows through which trees learn that nobody wants them any more: OpenCV grows one without asking. These are the given
/// rows, which ask `wanted` whenever a node of a tree reads a column of them: its Cancelled ends the training. What is
/// learnt is the same.
class WantedRows : public cv::ml::TrainData {
  public:
    WantedRows(cv::Ptr<cv::ml::TrainData> rows, Progress wanted) : rows_(std::move(rows)), wanted_(std::move(wanted)) {}

    void getValues(int column, cv::InputArray which, float* values) const override {
        wanted_(0);
        rows_->getValues(column, which, values);
    }

    int getLayout() const override { return rows_->getLayout(); }
    int getNTrainSamples() const override { return rows_->getNTrainSamples(); }
    int getNTestSamples() const override { return rows_->getNTestSamples(); }
    int getNSamples() const override { return rows_->getNSamples(); }
    int getNVars() const override { return rows_->getNVars(); }
    int getNAllVars() const override { return rows_->getNAllVars(); }
    void getSample(cv::InputArray columns, int row, float* values) const override { rows_->getSample(columns, row, values); }
    cv::Mat getSamples() const override { return rows_->getSamples(); }
    cv::Mat getMissing() const override { return rows_->getMissing(); }
    cv::Mat getTrainSamples(int layout, bool rows, bool columns) const override {
        return rows_->getTrainSamples(layout, rows, columns);
    }
    cv::Mat getTrainResponses() const override { return rows_->getTrainResponses(); }
    cv::Mat getTrainNormCatResponses() const override { return rows_->getTrainNormCatResponses(); }
    cv::Mat getTestResponses() const override { return rows_->getTestResponses(); }
    cv::Mat getTestNormCatResponses() const override { return rows_->getTestNormCatResponses(); }
    cv::Mat getResponses() const override { return rows_->getResponses(); }
    cv::Mat getNormCatResponses() const override { return rows_->getNormCatResponses(); }
    cv::Mat getSampleWeights() const override { return rows_->getSampleWeights(); }
    cv::Mat getTrainSampleWeights() const override { return rows_->getTrainSampleWeights(); }
    cv::Mat getTestSampleWeights() const override { return rows_->getTestSampleWeights(); }
    cv::Mat getVarIdx() const override { return rows_->getVarIdx(); }
    cv::Mat getVarType() const override { return rows_->getVarType(); }
    cv::Mat getVarSymbolFlags() const override { return rows_->getVarSymbolFlags(); }
    int getResponseType() const override { return rows_->getResponseType(); }
    cv::Mat getTrainSampleIdx() const override { return rows_->getTrainSampleIdx(); }
    cv::Mat getTestSampleIdx() const override { return rows_->getTestSampleIdx(); }
    void getNormCatValues(int column, cv::InputArray which, int* values) const override {
        rows_->getNormCatValues(column, which, values);
    }
    cv::Mat getDefaultSubstValues() const override { return rows_->getDefaultSubstValues(); }
    int getCatCount(int column) const override { return rows_->getCatCount(column); }
    cv::Mat getClassLabels() const override { return rows_->getClassLabels(); }
    cv::Mat getCatOfs() const override { return rows_->getCatOfs(); }
    cv::Mat getCatMap() const override { return rows_->getCatMap(); }
    void setTrainTestSplit(int count, bool shuffle) override { rows_->setTrainTestSplit(count, shuffle); }
    void setTrainTestSplitRatio(double ratio, bool shuffle) override { rows_->setTrainTestSplitRatio(ratio, shuffle); }
    void shuffleTrainTest() override { rows_->shuffleTrainTest(); }
    cv::Mat getTestSamples() const override { return rows_->getTestSamples(); }
    void getNames(std::vector<cv::String>& names) const override { rows_->getNames(names); }

  private:
    cv::Ptr<cv::ml::TrainData> rows_;
    Progress wanted_;
};

/// As trees read them: column by column.
cv::Ptr<cv::ml::TrainData> wantedRows(const TrainingRows& train, const Progress& wanted) {
    const auto columns = cv::ml::TrainData::create(view(train.values).t(), cv::ml::COL_SAMPLE, cv::Mat(train.labels, false));
    return cv::makePtr<WantedRows>(columns, wanted);
}

/// OpenCV draws from its thread's generator: seeded before every training, it gives the same model on any thread.
std::vector<int> trained(cv::ml::StatModel& model, const cv::Ptr<cv::ml::TrainData>& train, const FloatRows& test,
                         const SeededNoise& noise) {
    // mutant evaluation-seed-set-once
    cv::setRNGSeed(static_cast<int>(noise.bits(0) >> 33));
    model.train(train);
    cv::Mat found;
    model.predict(view(test), found);
    std::vector<int> out;
    for (int i = 0; i < found.rows; ++i)
        out.push_back(static_cast<int>(std::lround(found.at<float>(i))));
    return out;
}

std::vector<int> knn(const TrainingRows& train, const FloatRows& test, const ClassifierSettings& settings, const SeededNoise&) {
    return voteOfNeighbours(nearestNeighbours(train.values, test, settings.neighbours, settings.wanted), train.labels,
                            train.classes);
}

/// exp(−γ‖a − b‖²), as OpenCV's own; unlike it, it asks whether the training is still wanted.
class RbfKernel : public cv::ml::SVM::Kernel {
  public:
    RbfKernel(double gamma, Progress wanted) : gamma_(gamma), wanted_(std::move(wanted)) {}
    int getType() const override { return cv::ml::SVM::CUSTOM; }

    void calc(int rows, int features, const float* vectors, const float* another, float* out) override {
        wanted_(0);
        for (int i = 0; i < rows; ++i) {
            const float* own = vectors + static_cast<std::size_t>(i) * static_cast<std::size_t>(features);
            double sum = 0;
            for (int f = 0; f < features; ++f) {
                const double difference = own[f] - another[f];
                sum += difference * difference;
            }
            out[i] = static_cast<float>(-gamma_ * sum);
        }
        if (rows > 0) {
            cv::Mat exponents(1, rows, CV_32F, out);
            cv::exp(exponents, exponents);
        }
    }

  private:
    double gamma_;
    Progress wanted_;
};

std::vector<int> svm(const TrainingRows& train, const FloatRows& test, const ClassifierSettings& settings,
                     const SeededNoise& noise) {
    const double scale = medianDistance(train.values, noise.stream(1));
    const auto model = cv::ml::SVM::create();
    model->setType(cv::ml::SVM::C_SVC);
    model->setC(1);
    model->setCustomKernel(cv::makePtr<RbfKernel>(1 / (scale * scale), settings.wanted));
    const int rounds = static_cast<int>(std::max<Eigen::Index>(1'000'000, 100 * train.values.rows()));
    model->setTermCriteria({cv::TermCriteria::COUNT + cv::TermCriteria::EPS, rounds, 1e-3});
    return trained(*model, given(train), test, noise);
}

std::vector<int> dt(const TrainingRows& train, const FloatRows& test, const ClassifierSettings& settings,
                    const SeededNoise& noise) {
    const auto model = cv::ml::DTrees::create();
    // mutant evaluation-pruned-tree
    model->setCVFolds(0); // by default it prunes, by ten further trainings
    model->setMaxDepth(25);
    model->setMinSampleCount(settings.least_to_split - 1); // it splits only above it
    return trained(*model, wantedRows(train, settings.wanted), test, noise);
}

std::vector<int> rf(const TrainingRows& train, const FloatRows& test, const ClassifierSettings& settings,
                    const SeededNoise& noise) {
    constexpr int trees = 10;
    const cv::Ptr<cv::ml::TrainData> rows = wantedRows(train, settings.wanted);
    Eigen::MatrixXi votes = Eigen::MatrixXi::Zero(test.rows(), train.classes);
    for (int tree = 0; tree < trees; ++tree) {
        const auto model = cv::ml::RTrees::create();
        model->setMaxDepth(25);
        model->setMinSampleCount(1);
        model->setActiveVarCount(0); // √F
        model->setTermCriteria({cv::TermCriteria::COUNT, 1, 0});
        const std::vector<int> found = trained(*model, rows, test, noise.stream(static_cast<std::uint64_t>(tree)));
        for (Eigen::Index i = 0; i < votes.rows(); ++i)
            ++votes(i, found[static_cast<std::size_t>(i)]);
    }
    std::vector<int> out(static_cast<std::size_t>(test.rows()));
    for (Eigen::Index i = 0; i < votes.rows(); ++i)
        votes.row(i).maxCoeff(&out[static_cast<std::size_t>(i)]);
    return out;
}

} // namespace

const std::vector<RowClassifier>& rowClassifiers() {
    static const std::vector<RowClassifier> all = {
        {"knn", 5, knn},
        {"svm", 3, svm},
        {"dt", 3, dt},
        {"rf", 3, rf},
    };
    return all;
}

Standardisation::Standardisation(const Eigen::MatrixXd& train)
    : mean_(train.colwise().mean()),
      deviation_(((train.rowwise() - mean_).array().square().colwise().sum() / static_cast<double>(train.rows())).sqrt()) {
    for (Eigen::Index f = 0; f < deviation_.size(); ++f)
        if (deviation_[f] <= 1e-12 * std::max(1.0, std::abs(mean_[f])))
            deviation_[f] = 0;
}

Eigen::MatrixXd Standardisation::operator()(const Eigen::MatrixXd& rows) const {
    const Eigen::RowVectorXd scale = (deviation_.array() > 0).select(deviation_.array().inverse(), 0);
    return (rows.rowwise() - mean_).array().rowwise() * scale.array();
}

std::vector<int> classify(const RowClassifier& classifier, const Eigen::MatrixXd& train, const std::vector<int>& labels,
                          int classes, const Eigen::MatrixXd& test, const ClassifierSettings& settings,
                          const SeededNoise& noise) {
    const auto count = static_cast<std::size_t>(test.rows());
    if (labels.empty())
        return std::vector<int>(count, undecided);
    if (std::all_of(labels.begin(), labels.end(), [&](int label) { return label == labels.front(); }))
        return std::vector<int>(count, labels.front());
    if (count == 0)
        return {};
    // mutant evaluation-standardised-with-test-rows
    const Standardisation standardised(train);
    const TrainingRows rows{standardised(train).cast<float>(), labels, classes};
    return classifier.predict(rows, standardised(test).cast<float>(), settings, noise);
}

double medianDistance(const FloatRows& rows, const SeededNoise& noise) {
    constexpr std::size_t most = 1000;
    std::vector<Eigen::Index> chosen(static_cast<std::size_t>(rows.rows()));
    std::iota(chosen.begin(), chosen.end(), Eigen::Index{0});
    for (std::size_t i = 0; i < most && chosen.size() > most; ++i)
        std::swap(chosen[i], chosen[i + noise.below(chosen.size() - i, i)]);
    chosen.resize(std::min(most, chosen.size()));
    std::vector<float> distances;
    for (std::size_t i = 0; i < chosen.size(); ++i)
        for (std::size_t j = 0; j < i; ++j)
            distances.push_back((rows.row(chosen[i]) - rows.row(chosen[j])).norm());
    if (distances.empty())
        return 1;
    const auto middle = distances.begin() + static_cast<std::ptrdiff_t>(distances.size() / 2);
    std::nth_element(distances.begin(), middle, distances.end());
    double median = *middle;
    if (distances.size() % 2 == 0)
        median = (median + *std::max_element(distances.begin(), middle)) / 2;
    return median > 0 ? median : 1;
}

} // namespace nictate

#pragma once
// Training rows through which trees learn that nobody wants them any more: OpenCV grows one without asking.

#include "core/progress.h"

#include <opencv2/ml.hpp>

namespace nictate {

/// The given rows, which ask `wanted` whenever a node of a tree reads a column of them: its Cancelled ends the training. What is
/// learnt is the same. For classifier.cpp alone.
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

} // namespace nictate

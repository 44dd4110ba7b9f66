#pragma once

#include "widgets/plot.h"

namespace nictate {

/// Who or what was taken for whom: truth downwards, answers across.
struct ConfusionContent {
    QStringList names;
    std::vector<std::vector<int>> counts; ///< by truth, then answer
    bool secret = false;                  ///< names people: shown, never exported
    bool operator==(const ConfusionContent&) const = default;
};

/// Draws a confusion matrix.
class ConfusionPlot : public Plot {
    Q_OBJECT
  public:
    explicit ConfusionPlot(QWidget* parent = nullptr) : Plot(parent) {}

    void setContent(ConfusionContent content);
    const ConfusionContent& content() const { return content_; }

    bool empty() const override { return content_.names.isEmpty(); }
    bool mayLeave() const override { return !empty() && !content_.secret; }
    QString csv(const QString& caption = {}) const override; ///< truth, answer, count

  protected:
    void draw() override;
    DrawPlot exported() const override;
    QString textAt(QPointF position) const override;

  private:
    ConfusionContent content_;
};

} // namespace nictate

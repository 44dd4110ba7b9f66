#pragma once

#include "core/analysis/data_quality.h"

#include <QWidget>

#include <vector>

class QDoubleSpinBox;

namespace nictate {

class Document;

/// The limits a researcher sets for the quality of recordings, in a row below their table.
class QualityLimitsBar : public QWidget {
    Q_OBJECT
  public:
    explicit QualityLimitsBar(Document& document, QWidget* parent = nullptr);

    void show(const QualityLimits& limits, bool in_degrees);

  private:
    struct Limit {
        const QualityFigure* figure;
        QDoubleSpinBox* box;
        double factor; ///< of the stored value to the one in the box
    };
    void addLimit(const QualityFigure& figure);

    Document& document_;
    std::vector<Limit> limits_;
};

} // namespace nictate

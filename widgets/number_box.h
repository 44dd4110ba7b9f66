#pragma once

#include <QDoubleSpinBox>

namespace nictate {

/// A box that shows numbers as everything else does, and takes both decimal signs.
class NumberBox : public QDoubleSpinBox {
  public:
    using QDoubleSpinBox::QDoubleSpinBox;
    QString textFromValue(double value) const override;
    double valueFromText(const QString& text) const override;
    QValidator::State validate(QString& text, int& at) const override;

  private:
    QString bare(const QString& text) const;
};

} // namespace nictate

#pragma once

#include "core/mechanism/parameters.h"

#include <QSlider>

namespace nictate {

/// A slider over the part of a parameter's range that it declares, linear or logarithmic. Moves to where it
/// is clicked. A parameter whose 0 means "off" has 0 at its left
/// end.
class ValueSlider : public QSlider {
    Q_OBJECT
  public:
    explicit ValueSlider(ParameterSpec spec, QWidget* parent = nullptr);

    /// False for a parameter that declares no slider range.
    static bool suits(const ParameterSpec& spec) { return spec.choices.empty() && spec.slider_max > spec.slider_min; }
    /// Three significant digits (whole for integers), within the slider's range.
    double parameter() const;
    void setParameter(double value); ///< clamped; without echo

  Q_SIGNALS:
    void parameterMoved(double value, bool finished);

  protected:
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;

  private:
    ParameterSpec spec_;
    bool logarithmic_;
    bool zero_at_left_;
};

} // namespace nictate

#include "widgets/value_slider.h"

#include <QMouseEvent>
#include <QSignalBlocker>
#include <QStyle>
#include <QStyleOptionSlider>

#include <algorithm>
#include <cmath>

namespace nictate {

namespace {

constexpr int steps = 1000;
constexpr int zero_steps = 30; ///< the left end that means 0

double threeDigits(double value) {
    if (value == 0)
        return 0;
    double unit = std::pow(10.0, std::floor(std::log10(std::abs(value))) - 2);
    // Through text, so that 0.3 is 0.3 and not 0.30000000000000004.
    return QString::number(std::round(value / unit) * unit, 'g', 3).toDouble();
}

} // namespace

ValueSlider::ValueSlider(ParameterSpec spec, QWidget* parent)
    : QSlider(Qt::Horizontal, parent), spec_(std::move(spec)), logarithmic_(spec_.logarithmic && spec_.slider_min > 0),
      zero_at_left_(spec_.zero_allowed && spec_.slider_min > 0) {
    setRange(0, steps);
    bool few = spec_.integer && !logarithmic_ && spec_.slider_max - spec_.slider_min < steps;
    int one = few ? std::max(1, static_cast<int>(std::lround(steps / (spec_.slider_max - spec_.slider_min)))) : 10;
    setSingleStep(one);
    setPageStep(std::max(one, steps / 10));
    setFocusPolicy(Qt::StrongFocus);
    connect(this, &QSlider::valueChanged, this, [this] { Q_EMIT parameterMoved(parameter(), !isSliderDown()); });
    connect(this, &QSlider::sliderReleased, this, [this] { Q_EMIT parameterMoved(parameter(), true); });
}

double ValueSlider::parameter() const {
    double t = static_cast<double>(value()) / steps;
    if (zero_at_left_) {
        if (value() < zero_steps)
            return 0;
        t = static_cast<double>(value() - zero_steps) / (steps - zero_steps);
    }
    double low = spec_.slider_min, high = spec_.slider_max;
    double there = logarithmic_ ? low * std::pow(high / low, t) : low + t * (high - low);
    there = spec_.integer ? std::round(logarithmic_ && there > 1000 ? threeDigits(there) : there) : threeDigits(there);
    return std::clamp(there, low, high);
}

void ValueSlider::setParameter(double value) {
    QSignalBlocker quiet(this);
    if (zero_at_left_ && value == 0)
        return setValue(0);
    double low = spec_.slider_min, high = spec_.slider_max;
    value = std::clamp(value, low, high);
    double t = logarithmic_ ? std::log(value / low) / std::log(high / low) : (value - low) / (high - low);
    int from = zero_at_left_ ? zero_steps : 0;
    setValue(from + static_cast<int>(std::lround(t * (steps - from))));
}

void ValueSlider::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton) {
        QStyleOptionSlider option;
        initStyleOption(&option);
        QRect groove = style()->subControlRect(QStyle::CC_Slider, &option, QStyle::SC_SliderGroove, this);
        int handle = style()->subControlRect(QStyle::CC_Slider, &option, QStyle::SC_SliderHandle, this).width();
        int span = std::max(1, groove.width() - handle);
        int at = qRound(event->position().x()) - groove.left() - handle / 2;
        setSliderDown(true);
        setValue(QStyle::sliderValueFromPosition(0, steps, std::clamp(at, 0, span), span));
    }
    QSlider::mousePressEvent(event);
}

void ValueSlider::mouseReleaseEvent(QMouseEvent* event) {
    QSlider::mouseReleaseEvent(event);
    if (isSliderDown())
        setSliderDown(false);
}

} // namespace nictate

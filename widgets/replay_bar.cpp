#include "widgets/replay_bar.h"

#include "core/files/figures.h"
#include "widgets/shown_number.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QSlider>
#include <QToolButton>

#include <algorithm>
#include <cmath>

namespace nictate {

namespace {

constexpr int frame_ms = 16;
constexpr double speeds[] = {0.1, 0.25, 0.5, 1, 2, 5, 10, 30};

} // namespace

ReplayBar::ReplayBar(const QString& name, QWidget* parent)
    : QWidget(parent), play_(new QToolButton), slider_(new QSlider(Qt::Horizontal)), text_(new QLabel), speed_(new QComboBox) {
    play_->setObjectName(name + "_play");
    play_->setAccessibleName(tr("Play"));
    play_->setCheckable(true);
    play_->setToolTip(tr("Play or pause (Space on the picture)"));
    slider_->setObjectName(name + "_time");
    slider_->setAccessibleName(tr("Time since the recording began"));
    slider_->setSingleStep(20);
    slider_->setPageStep(500);
    text_->setObjectName(name + "_text");
    text_->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    speed_->setObjectName(name + "_speed");
    speed_->setAccessibleName(tr("Speed"));
    speed_->setToolTip(tr("Speed of the replay (up and down on the picture)"));
    for (const double speed : speeds)
        speed_->addItem(tr("%1 ×").arg(shortNumber(speed)), speed);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(8, 2, 8, 2);
    layout->setSpacing(8);
    layout->addWidget(play_);
    layout->addWidget(slider_, 1);
    layout->addWidget(text_);
    layout->addWidget(speed_);
    tick_.setTimerType(Qt::PreciseTimer);
    tick_.setInterval(frame_ms);
    connect(&tick_, &QTimer::timeout, this, &ReplayBar::advance);
    connect(play_, &QToolButton::clicked, this, &ReplayBar::setPlaying);
    connect(slider_, &QSlider::valueChanged, this, [this](int ms) { seek(ms); });
    connect(speed_, &QComboBox::activated, this, [this] { Q_EMIT speedChosen(speed_->currentData().toDouble()); });
    setSpeed(1);
    setLength(0);
}

void ReplayBar::setLength(double ms) {
    setPlaying(false);
    length_ms_ = std::isfinite(ms) ? std::clamp(ms, 0.0, 2e9) : 0;
    const QSignalBlocker quiet(slider_);
    slider_->setRange(0, static_cast<int>(std::ceil(length_ms_)));
    setEnabled(length_ms_ > 0);
    seek(length_ms_);
}

void ReplayBar::seek(double ms) {
    time_ms_ = std::clamp(ms, 0.0, length_ms_);
    const QSignalBlocker quiet(slider_);
    slider_->setValue(static_cast<int>(std::lround(time_ms_)));
    showTime();
    Q_EMIT timeChanged(time_ms_);
}

void ReplayBar::setPlaying(bool on) {
    on = on && length_ms_ > 0;
    if (on && !playing()) {
        if (time_ms_ >= length_ms_)
            seek(0);
        since_.start();
        tick_.start();
    } else if (!on) {
        tick_.stop();
    }
    showTime();
}

void ReplayBar::setSpeed(double speed) {
    int nearest = 0;
    for (int i = 1; i < speed_->count(); ++i)
        if (std::abs(std::log(speed_->itemData(i).toDouble() / speed)) <
            std::abs(std::log(speed_->itemData(nearest).toDouble() / speed)))
            nearest = i;
    speed_->setCurrentIndex(nearest);
}

void ReplayBar::setStep(double ms) {
    slider_->setSingleStep(std::max(1, static_cast<int>(std::lround(ms))));
    slider_->setPageStep(slider_->singleStep());
}

void ReplayBar::stepSpeed(int direction) {
    const int next = std::clamp(speed_->currentIndex() + direction, 0, speed_->count() - 1);
    if (next != speed_->currentIndex())
        Q_EMIT speedChosen(speed_->itemData(next).toDouble());
}

void ReplayBar::advance() {
    const double passed = static_cast<double>(since_.nsecsElapsed()) / 1e6 * speed_->currentData().toDouble();
    since_.start();
    seek(time_ms_ + passed);
    if (time_ms_ >= length_ms_)
        setPlaying(false);
}

void ReplayBar::showTime() {
    play_->setChecked(playing());
    play_->setText(playing() ? tr("Pause") : tr("Play"));
    text_->setText(
        tr("%1 of %2 s").arg(shownFigure(fixedFigure(time_ms_ / 1000, 2)), shownFigure(fixedFigure(length_ms_ / 1000, 2))));
}

} // namespace nictate

#include "app/benches/areas/area_time_bar.h"

#include "app/study/document.h"
#include "core/data/presentation.h"
#include "core/io/video.h"
#include "widgets/area_view.h"
#include "widgets/flow_layout.h"
#include "widgets/replay_bar.h"

#include <QLabel>
#include <QSignalBlocker>
#include <QSlider>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace nictate {

namespace {

constexpr double shortest_ms = 10'000, beyond_ms = 2'000; ///< where nobody said how long the stimulus was shown

QToolButton* timeButton(const char* name) {
    auto* out = new QToolButton;
    out->setObjectName(name);
    return out;
}

} // namespace

AreaTimeBar::AreaTimeBar(Document& document, AreaView& view, QWidget* parent)
    : QWidget(parent), document_(document), view_(view), time_(new ReplayBar("area_replay")),
      previous_(timeButton("previous_keyframe")), next_(timeButton("next_keyframe")), hide_(timeButton("hide_area")),
      remove_(timeButton("remove_keyframe")), keyframes_(new QLabel) {
    setObjectName("area_time_bar");
    time_->findChild<QSlider*>()->setAccessibleName(tr("Time since the stimulus appeared"));
    previous_->setArrowType(Qt::LeftArrow);
    previous_->setAccessibleName(tr("Previous keyframe"));
    previous_->setToolTip(tr("Go to the keyframe before, of the chosen area or of all"));
    next_->setArrowType(Qt::RightArrow);
    next_->setAccessibleName(tr("Next keyframe"));
    next_->setToolTip(tr("Go to the keyframe after, of the chosen area or of all"));
    hide_->setToolTip(tr("Hides the area from this moment on, or shows it again (H on the picture)"));
    remove_->setText(tr("Remove keyframe"));
    remove_->setToolTip(tr("Remove the chosen area's keyframe at this moment"));
    keyframes_->setObjectName("area_keyframes");
    auto* of_chosen = new QWidget;
    auto* flow = new FlowLayout(of_chosen);
    flow->setContentsMargins(8, 0, 8, 2);
    for (QWidget* each : std::initializer_list<QWidget*>{previous_, next_, hide_, remove_, keyframes_})
        flow->addWidget(each);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(time_);
    column->addWidget(of_chosen);
    connect(time_, &ReplayBar::timeChanged, &view_, &AreaView::setTime);
    connect(time_, &ReplayBar::speedChosen, time_, &ReplayBar::setSpeed);
    connect(&view_, &AreaView::timeChanged, this, &AreaTimeBar::sync);
    connect(&view_, &AreaView::keyframingChanged, this, &AreaTimeBar::sync);
    connect(&view_, &AreaView::chosenChanged, this, &AreaTimeBar::sync);
    connect(previous_, &QToolButton::clicked, this, [this] { jump(-1); });
    connect(next_, &QToolButton::clicked, this, [this] { jump(1); });
    connect(hide_, &QToolButton::clicked, &view_, &AreaView::hideOrShowChosen);
    connect(remove_, &QToolButton::clicked, &view_, &AreaView::removeKeyframe);
    sync();
}

void AreaTimeBar::setStimulus(const Stimulus& stimulus) {
    video_ = namesVideo(stimulus.picture);
    shown_ms_ = presentationOf(document_.study().frame, stimulus.id).value_or(0);
    fitLength();
}

void AreaTimeBar::setVideoLength(double ms) {
    if (ms == video_ms_)
        return;
    video_ms_ = ms;
    fitLength();
}

/// As long as the stimulus was shown, or the video is, and keyframes are beyond.
void AreaTimeBar::fitLength() {
    double length = shown_ms_ > 0 ? shown_ms_ : video_ms_ > 0 ? video_ms_ : shortest_ms;
    for (const Area& area : view_.areas())
        if (moves(area))
            length = std::max(length, area.keyframes.back().at_ms + beyond_ms);
    if (length != time_->length()) {
        const QSignalBlocker quiet(time_);
        time_->setLength(length);
        time_->seek(view_.timeMs());
    }
    sync();
}

void AreaTimeBar::sync() {
    setVisible(video_ || view_.keyframing() || anyMoves(view_.areas()));
    if (time_->time() != view_.timeMs()) {
        const QSignalBlocker quiet(time_);
        time_->seek(view_.timeMs());
    }
    const bool chosen = view_.chosen().has_value();
    hide_->setEnabled(chosen);
    hide_->setText(chosen && !view_.chosenIsThere() ? tr("Show from here") : tr("Hide from here"));
    remove_->setEnabled(view_.keyframe() != nullptr);
    std::size_t count = 0;
    if (chosen)
        count = view_.areas()[*view_.chosen()].keyframes.size();
    keyframes_->setText(!chosen      ? tr("no area chosen")
                        : count == 0 ? tr("does not move")
                        : count == 1 ? tr("1 keyframe")
                                     : tr("%1 keyframes").arg(count));
}

void AreaTimeBar::jump(int direction) {
    const double now = view_.timeMs();
    double to = now;
    for (std::size_t i = 0; i < view_.areas().size(); ++i)
        if (!view_.chosen() || *view_.chosen() == i)
            for (const AreaKeyframe& each : view_.areas()[i].keyframes) {
                const bool beyond = direction > 0 ? each.at_ms > now : each.at_ms < now;
                const bool nearer = to == now || (direction > 0 ? each.at_ms < to : each.at_ms > to);
                if (beyond && nearer)
                    to = each.at_ms;
            }
    view_.setTime(to);
}

} // namespace nictate

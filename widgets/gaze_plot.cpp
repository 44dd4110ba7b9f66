#include "widgets/gaze_plot.h"

#include "widgets/shown_number.h"
#include "widgets/theme.h"

#include <QEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace nictate {

namespace {

constexpr double zoom_a_notch = 1.2;
constexpr double usual_fixation_ms = 250;
constexpr double usual_radius = 0.022;    ///< of such a fixation, in parts of the stimulus' diagonal
constexpr double least_usual_radius = 13; ///< in pixels of the window, where the stimulus is small

} // namespace

GazePlot::GazePlot(QWidget* parent) : QWidget(parent), replay_(std::make_shared<const GazeReplay>()) {
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setAccessibleName(tr("Original gaze, never exported"));
    connect(&transform_, &ViewTransform::changed, this, [this] {
        scaled_ = {};
        update();
    });
}

void GazePlot::setStimulus(const QImage& picture, QSize stimulus_px, const QString& name) {
    picture_ = picture;
    scaled_ = {};
    stimulus_px_ = stimulus_px.expandedTo({1, 1});
    stimulus_ = name;
    update();
}

void GazePlot::setReplay(std::shared_ptr<const GazeReplay> replay, std::vector<QString> names) {
    replay_ = std::move(replay);
    names_ = std::move(names);
    update();
}

void GazePlot::setReleased(std::optional<std::size_t> path) {
    released_ = path;
    update();
}

void GazePlot::setGraticule(std::optional<QSizeF> half_degrees) {
    graticule_ = half_degrees;
    update();
}

void GazePlot::setTime(double ms) {
    time_ms_ = ms;
    update();
}

void GazePlot::setAhead(const std::optional<GazeAhead>& ahead) {
    if (ahead_ == ahead)
        return;
    ahead_ = ahead;
    update();
}

void GazePlot::setLook(const GazeLook& look) {
    look_ = look;
    update();
}

void GazePlot::setNote(const QString& note) {
    note_ = note;
    setAccessibleDescription(note);
    update();
}

void GazePlot::setEmptyText(const QString& text) {
    empty_text_ = text;
    update();
}

QFont GazePlot::smallFont() const { return scaledFont(font(), 0.9); }
int GazePlot::lineHeight() const { return QFontMetrics(font()).height() + 6; }

QRectF GazePlot::area() const {
    const QFontMetrics small(smallFont());
    const double left = small.horizontalAdvance("00000") + 8, bottom = small.height() + 6 + lineHeight();
    return QRectF(rect()).adjusted(left, lineHeight() + 2, -8, -bottom);
}

QTransform GazePlot::toWidget() const {
    const QRectF room = area();
    const double fit = std::min(room.width() / stimulus_px_.width(), room.height() / stimulus_px_.height());
    const double scale = std::max(1e-6, fit * transform_.zoom());
    const QSizeF size = QSizeF(stimulus_px_) * scale;
    const QPointF centre(size.width() <= room.width() ? 0.5 : transform_.centre().x(),
                         size.height() <= room.height() ? 0.5 : transform_.centre().y());
    const QPointF origin(room.center().x() - centre.x() * size.width(), room.center().y() - centre.y() * size.height());
    return {scale, 0, 0, scale, std::round(origin.x()), std::round(origin.y())};
}

QRectF GazePlot::seen() const { return toWidget().mapRect(QRectF({0, 0}, QSizeF(stimulus_px_))).intersected(area()); }

double GazePlot::radiusOf(const PathFixation& fixation) const {
    const double lasted = std::clamp(time_ms_ - fixation.start_ms, 0.0, fixation.duration_ms);
    const double diagonal = std::hypot(stimulus_px_.width(), stimulus_px_.height()), pixel = 1 / toWidget().m11();
    const double usual = std::max(usual_radius * diagonal, few() ? least_usual_radius * pixel : 0);
    return std::max(3 * pixel, usual * std::sqrt(lasted / usual_fixation_ms));
}

bool GazePlot::few() const { return replay_->paths().size() <= 20; }

PathMoment GazePlot::momentOf(std::size_t path) const {
    PathMoment moment = replay_->at(path, time_ms_, look_.trail_ms);
    const std::size_t most = std::max<std::size_t>(10, most_fixations / replay_->paths().size());
    moment.first_fixation = std::max(moment.first_fixation, moment.end_fixation - std::min(moment.end_fixation, most));
    return moment;
}

QString GazePlot::textAt(QPointF position) const {
    if (!empty_text_.isEmpty() || !seen().contains(position))
        return {};
    const QPointF at = toWidget().inverted().map(position);
    for (std::size_t path = 0; look_.fixations && path < replay_->paths().size(); ++path) {
        const PathMoment moment = momentOf(path);
        for (std::size_t i = moment.end_fixation; i-- > moment.first_fixation;) {
            const PathFixation& fixation = replay_->paths()[path].fixations[i];
            if (std::hypot(fixation.x_px - at.x(), fixation.y_px - at.y()) <= radiusOf(fixation))
                return tr("%1: fixation %2 at %3, %4 px, from %5 s, %6")
                    .arg(names_[path])
                    .arg(fixation.number)
                    .arg(shortNumber(fixation.x_px))
                    .arg(shortNumber(fixation.y_px))
                    .arg(shortNumber(fixation.start_ms / 1000))
                    .arg(fixation.duration_known ? tr("%1 ms").arg(shortNumber(fixation.duration_ms)) : tr("duration unknown"));
        }
    }
    if (graticule_)
        return tr("%1°, %2°")
            .arg(shortNumber((2 * at.x() / stimulus_px_.width() - 1) * graticule_->width()))
            .arg(shortNumber((1 - 2 * at.y() / stimulus_px_.height()) * graticule_->height()));
    return tr("%1, %2 px").arg(qFloor(at.x())).arg(qFloor(at.y()));
}

void GazePlot::wheelEvent(QWheelEvent* event) {
    const QPointF at = toWidget().inverted().map(event->position());
    transform_.zoomAbout({at.x() / stimulus_px_.width(), at.y() / stimulus_px_.height()},
                         std::pow(zoom_a_notch, event->angleDelta().y() / 120.0));
    event->accept();
}

void GazePlot::mousePressEvent(QMouseEvent* event) { drag_from_ = event->position(); }

void GazePlot::mouseMoveEvent(QMouseEvent* event) {
    if (event->buttons() & Qt::LeftButton) {
        const double scale = toWidget().m11();
        const QPointF moved = (drag_from_ - event->position()) / scale;
        transform_.panBy({moved.x() / stimulus_px_.width(), moved.y() / stimulus_px_.height()});
        drag_from_ = event->position();
        return;
    }
    if (const QString text = textAt(event->position()); text != told_)
        Q_EMIT hovered(told_ = text);
}

void GazePlot::leaveEvent(QEvent*) { Q_EMIT hovered(told_ = QString()); }

void GazePlot::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Space: Q_EMIT playAsked(); return;
    case Qt::Key_Left: Q_EMIT stepAsked(-1); return;
    case Qt::Key_Right: Q_EMIT stepAsked(1); return;
    case Qt::Key_Home: Q_EMIT endAsked(false); return;
    case Qt::Key_End: Q_EMIT endAsked(true); return;
    case Qt::Key_Up: Q_EMIT speedAsked(1); return;
    case Qt::Key_Down: Q_EMIT speedAsked(-1); return;
    case Qt::Key_PageUp: Q_EMIT participantAsked(-1); return;
    case Qt::Key_PageDown: Q_EMIT participantAsked(1); return;
    case Qt::Key_Plus:
    case Qt::Key_Equal: return transform_.zoomAbout(transform_.centre(), zoom_a_notch);
    case Qt::Key_Minus: return transform_.zoomAbout(transform_.centre(), 1 / zoom_a_notch);
    case Qt::Key_0: return transform_.reset();
    default: QWidget::keyPressEvent(event);
    }
}

void GazePlot::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) {
        scaled_ = {};
        update();
    }
    QWidget::changeEvent(event);
}

void GazePlot::resizeEvent(QResizeEvent*) { scaled_ = {}; }

} // namespace nictate

#include "widgets/gaze_plot.h"

#include "widgets/shown_number.h"
#include "widgets/theme.h"

#include <QEvent>
#include <QFontMetrics>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPaintEvent>
#include <QPainter>
#include <QPainterPath>
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

// Painting ----------------------------------------------------------------------------------------------------------------------

namespace {

constexpr double veil = 0.35; ///< of the canvas over the picture, so that gaze stands out
constexpr double golden = 0.618033988749895;

/// 1, 2 or 5 times a power of ten, at least `least`.
double roundStep(double least) {
    const double power = std::pow(10, std::floor(std::log10(least)));
    for (const double factor : {1.0, 2.0, 5.0})
        if (factor * power >= least)
            return factor * power;
    return 10 * power;
}

} // namespace

/// One has the accent; of several each has a hue far from those before.
QColor GazePlot::colourOf(std::size_t path) const {
    const Theme& theme = themeOf(this);
    if (released_)
        return path == *released_ ? theme.released : theme.original;
    if (replay_->paths().size() == 1)
        return theme.accent;
    const double hue = std::fmod(0.58 + golden * static_cast<double>(path), 1);
    return QColor::fromHsvF(static_cast<float>(hue), 0.8f, theme.dark ? 0.95f : 0.7f);
}

std::size_t GazePlot::stride() const {
    std::size_t all = 0;
    for (std::size_t path = 0; path < replay_->paths().size(); ++path) {
        const PathMoment moment = momentOf(path);
        all += moment.end_sample - moment.first_sample;
    }
    return all / most_samples + 1;
}

void GazePlot::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    drawn_ = {};
    paintHeader(painter);
    if (!empty_text_.isEmpty()) {
        painter.fillRect(area(), themeOf(this).canvas);
        painter.setPen(themeOf(this).muted);
        painter.drawText(area().adjusted(12, 12, -12, -12), Qt::AlignCenter | Qt::TextWordWrap, empty_text_);
        return;
    }
    paintStimulus(painter);
    graticule_ ? paintGraticule(painter) : paintAxes(painter);
    every_ = stride();
    painter.save();
    painter.setClipRect(seen());
    painter.setTransform(toWidget(), true);
    for (std::size_t path = 0; path < replay_->paths().size(); ++path)
        paintPath(painter, path);
    painter.resetTransform();
    if (ahead_)
        paintAhead(painter);
    painter.restore();
    if (hasFocus()) {
        painter.setPen(QPen(themeOf(this).accent, 2));
        painter.drawRect(area().adjusted(1, 1, -1, -1));
    }
}

QString GazePlot::badge() const {
    if (!released_)
        return tr("original gaze: sensitive, not exported");
    return replay_->paths().size() > 1 ? tr("original: sensitive, not exported; protected: SIMULATION")
                                       : tr("protected: SIMULATION");
}

void GazePlot::paintHeader(QPainter& painter) const {
    const Theme& theme = themeOf(this);
    const QRect line = QRect(0, 0, width(), lineHeight()).adjusted(4, 0, -8, 0);
    QString badge = this->badge();
    painter.setFont(scaledFont(font(), 0.9, QFont::DemiBold));
    if (released_ && painter.fontMetrics().horizontalAdvance(badge) > line.width())
        badge = tr("SIMULATION beside the original");
    const int room = line.width() - painter.fontMetrics().horizontalAdvance(badge) - 12;
    painter.setPen(theme.danger);
    painter.drawText(line, Qt::AlignVCenter | Qt::AlignRight,
                     painter.fontMetrics().elidedText(badge, Qt::ElideRight, line.width()));
    painter.setFont(scaledFont(font(), 1, QFont::DemiBold));
    painter.setPen(theme.text);
    if (room > 30)
        painter.drawText(line, Qt::AlignVCenter | Qt::AlignLeft,
                         painter.fontMetrics().elidedText(stimulus_, Qt::ElideMiddle, room));
    painter.setFont(smallFont());
    painter.setPen(theme.muted);
    const QRect below(4, height() - lineHeight(), width() - 12, lineHeight());
    painter.drawText(below, Qt::AlignVCenter | Qt::AlignLeft,
                     painter.fontMetrics().elidedText(note_, Qt::ElideRight, below.width()));
}

void GazePlot::paintStimulus(QPainter& painter) {
    const Theme& theme = themeOf(this);
    const QRectF place = seen();
    painter.fillRect(place, theme.canvas);
    if (picture_.isNull())
        return;
    if (scaled_.isNull() && !place.isEmpty()) {
        const double scale = toWidget().m11() * devicePixelRatioF();
        const double x = double(picture_.width()) / stimulus_px_.width(), y = double(picture_.height()) / stimulus_px_.height();
        const QRectF part = toWidget().inverted().mapRect(place);
        const QRect pixels = QRectF(part.x() * x, part.y() * y, part.width() * x, part.height() * y).toAlignedRect();
        scaled_ = picture_.copy(pixels.intersected(picture_.rect()))
                      .scaled((part.size() * scale).toSize().expandedTo({1, 1}), Qt::IgnoreAspectRatio, Qt::SmoothTransformation)
                      .convertToFormat(QImage::Format_RGB32);
        QPainter over(&scaled_);
        over.setOpacity(veil);
        over.fillRect(scaled_.rect(), theme.canvas);
    }
    painter.drawImage(place, scaled_);
}

void GazePlot::paintAxes(QPainter& painter) const {
    const Theme& theme = themeOf(this);
    const QTransform to = toWidget();
    const QRectF place = seen(), part = to.inverted().mapRect(place);
    painter.setFont(smallFont());
    const QFontMetrics metrics = painter.fontMetrics();
    painter.setPen(theme.muted);
    const double step = roundStep(70 / to.m11());
    for (double x = std::ceil(part.left() / step) * step; x <= part.right(); x += step) {
        const double at = to.map(QPointF(x, 0)).x();
        painter.drawLine(QPointF(at, place.bottom()), QPointF(at, place.bottom() + 4));
        painter.drawText(QRectF(at - 40, place.bottom() + 4, 80, metrics.height()), Qt::AlignHCenter | Qt::AlignTop,
                         x == 0 ? QStringLiteral("0 px") : tickNumber(x));
    }
    for (double y = std::ceil(part.top() / step) * step; y <= part.bottom(); y += step) {
        const double at = to.map(QPointF(0, y)).y();
        painter.drawLine(QPointF(place.left() - 4, at), QPointF(place.left(), at));
        painter.drawText(QRectF(place.left() - 66, at - 20, 60, 40), Qt::AlignRight | Qt::AlignVCenter, tickNumber(y));
    }
    painter.setPen(theme.border);
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(place);
}

/// Equirectangular: meridians and parallels are straight.
void GazePlot::paintGraticule(QPainter& painter) const {
    const Theme& theme = themeOf(this);
    const QRectF place = seen();
    const double step = graticule_->width() > 60 ? 30 : 10;
    painter.setFont(smallFont());
    const int height = painter.fontMetrics().height();
    for (double yaw = -std::floor(graticule_->width() / step) * step; yaw <= graticule_->width(); yaw += step) {
        const double at = toWidget().map(QPointF((yaw / graticule_->width() + 1) / 2 * stimulus_px_.width(), 0)).x();
        if (at < place.left() - 1 || at > place.right() + 1)
            continue;
        painter.setPen(QPen(theme.border, yaw == 0 ? 2 : 1));
        painter.drawLine(QPointF(at, place.top()), QPointF(at, place.bottom()));
        painter.setPen(theme.muted);
        painter.drawText(QRectF(at - 40, place.bottom() + 4, 80, height), Qt::AlignHCenter | Qt::AlignTop, tickNumber(yaw) + "°");
    }
    for (double pitch = -std::floor(graticule_->height() / step) * step; pitch <= graticule_->height(); pitch += step) {
        const double at = toWidget().map(QPointF(0, (1 - pitch / graticule_->height()) / 2 * stimulus_px_.height())).y();
        if (at < place.top() - 1 || at > place.bottom() + 1)
            continue;
        painter.setPen(QPen(theme.border, pitch == 0 ? 2 : 1));
        painter.drawLine(QPointF(place.left(), at), QPointF(place.right(), at));
        painter.setPen(theme.muted);
        painter.drawText(QRectF(place.left() - 66, at - 20, 60, 40), Qt::AlignRight | Qt::AlignVCenter, tickNumber(pitch) + "°");
    }
    painter.setPen(theme.border);
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(place);
}

bool GazePlot::acrossSeam(double from_x, double to_x) const {
    return graticule_ && graticule_->width() >= 180 && std::abs(to_x - from_x) > stimulus_px_.width() / 2.0;
}

void GazePlot::paintPath(QPainter& painter, std::size_t path) {
    const PathMoment moment = momentOf(path);
    if (look_.samples)
        paintSamples(painter, path, moment);
    paintFixations(painter, path, moment);
    if (moment.gaze)
        paintGaze(painter, path, *moment.gaze);
}

void GazePlot::paintSamples(QPainter& painter, std::size_t index, const PathMoment& moment) {
    const GazePath& path = replay_->paths()[index];
    QPen pen(colourOf(index), 1);
    pen.setCosmetic(true);
    painter.setPen(pen);
    painter.setRenderHint(QPainter::Antialiasing, false); // tens of thousands of lines
    std::vector<QLineF> lines;
    QPointF before;
    bool seen_before = false;
    for (std::size_t i = moment.first_sample; i < moment.end_sample; i += every_) {
        const PathSample& sample = path.samples[i];
        if (std::isnan(sample.x_px) || std::isnan(sample.y_px)) {
            seen_before = false; // no line across where nothing is known
            continue;
        }
        const QPointF at(sample.x_px, sample.y_px);
        lines.emplace_back(seen_before && !acrossSeam(before.x(), at.x()) ? before : at, at);
        before = at;
        seen_before = true;
    }
    painter.drawLines(lines.data(), static_cast<int>(lines.size()));
    drawn_.samples += lines.size();
}

void GazePlot::paintFixations(QPainter& painter, std::size_t index, const PathMoment& moment) {
    const std::vector<PathFixation>& fixations = replay_->paths()[index].fixations;
    const QColor colour = colourOf(index);
    const bool crowded = moment.end_fixation - moment.first_fixation > 500;
    painter.setRenderHint(QPainter::Antialiasing, !crowded);
    QPen pen(colour, replay_->paths().size() == 1 ? 2 : 1);
    pen.setCosmetic(true);
    QColor fill = colour;
    fill.setAlphaF(few() ? 0.5f : 0.25f);
    painter.setPen(pen);
    if (look_.saccades && moment.end_fixation > moment.first_fixation + 1) {
        std::vector<QLineF> lines;
        for (std::size_t i = moment.first_fixation + 1; i < moment.end_fixation; ++i)
            if (!acrossSeam(fixations[i - 1].x_px, fixations[i].x_px))
                lines.emplace_back(fixations[i - 1].x_px, fixations[i - 1].y_px, fixations[i].x_px, fixations[i].y_px);
        painter.drawLines(lines.data(), static_cast<int>(lines.size()));
        drawn_.lines += lines.size();
    }
    const QRectF stimulus({0, 0}, QSizeF(stimulus_px_));
    for (std::size_t i = moment.first_fixation; look_.fixations && i < moment.end_fixation; ++i) {
        const QPointF at(fixations[i].x_px, fixations[i].y_px);
        if (!stimulus.contains(at))
            continue; // counted in the note
        const double radius = radiusOf(fixations[i]);
        painter.setBrush(fill);
        painter.drawEllipse(at, radius, radius);
        ++drawn_.fixations;
        if (!look_.numbers || !few())
            continue;
        const QPointF place = toWidget().map(at);
        painter.save();
        painter.resetTransform();
        painter.setFont(scaledFont(font(), 0.9, QFont::DemiBold));
        QPainterPath text;
        const QString number = QString::number(fixations[i].number);
        const QFontMetrics metrics(painter.font());
        text.addText(place + QPointF(-metrics.horizontalAdvance(number) / 2.0, metrics.capHeight() / 2.0), painter.font(),
                     number);
        painter.strokePath(text, QPen(QColor(0, 0, 0, 190), 3, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.fillPath(text, Qt::white);
        painter.restore();
        ++drawn_.numbers;
    }
}

/// Where the eye is now: a ring with a dot.
void GazePlot::paintGaze(QPainter& painter, std::size_t path, const PathSample& gaze) const {
    const QPointF at(gaze.x_px, gaze.y_px);
    const double unit = 1 / toWidget().m11();
    painter.setRenderHint(QPainter::Antialiasing);
    for (const auto& [colour, width] : {std::pair(QColor(Qt::white), 4.0), std::pair(colourOf(path), 2.0)}) {
        QPen pen(colour, width);
        pen.setCosmetic(true);
        painter.setPen(pen);
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(at, 6 * unit, 6 * unit);
    }
}

void GazePlot::paintAhead(QPainter& painter) {
    const Theme& theme = themeOf(this);
    const auto twice = [&](const QColor& colour, const auto& draw) { // light behind, so that it stands out on any picture
        for (const auto& [pen, width] : {std::pair(QColor(Qt::white), 5.0), std::pair(colour, 2.5)}) {
            painter.setPen(QPen(pen, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
            draw();
        }
    };
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    const QPointF now = toWidget().map(ahead_->now);
    const auto arrow = [&](const QPointF& said, const QColor& colour) {
        const QPointF tip = toWidget().map(said);
        const double length = std::hypot(tip.x() - now.x(), tip.y() - now.y());
        if (length < 1 || acrossSeam(ahead_->now.x(), said.x()))
            return;
        constexpr double head_px = 9, spread = 0.45; // of an arrow's point, the angle in radians
        const double angle = std::atan2(tip.y() - now.y(), tip.x() - now.x()), head = std::min(head_px, length);
        const QPointF left = tip - head * QPointF(std::cos(angle - spread), std::sin(angle - spread)),
                      right = tip - head * QPointF(std::cos(angle + spread), std::sin(angle + spread));
        twice(colour, [&] {
            painter.drawLine(now, tip);
            painter.drawPolyline(QPolygonF{left, tip, right});
        });
        ++drawn_.arrows;
    };
    twice(theme.original, [&] { painter.drawEllipse(toWidget().map(ahead_->later), 5, 5); });
    arrow(ahead_->by_original, theme.original);
    if (ahead_->by_released)
        arrow(*ahead_->by_released, theme.released);
}

} // namespace nictate

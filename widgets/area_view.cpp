#include "widgets/area_view.h"

#include "widgets/theme.h"

#include <QEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace nictate {

namespace {

constexpr double handle_px = 9;  ///< on screen
constexpr double least_drag = 4; ///< stimulus pixels; less was a click
constexpr auto move_label = QT_TRANSLATE_NOOP("nictate::AreaView", "Move area"),
               resize_label = QT_TRANSLATE_NOOP("nictate::AreaView", "Resize area"),
               add_label = QT_TRANSLATE_NOOP("nictate::AreaView", "Draw area"),
               remove_label = QT_TRANSLATE_NOOP("nictate::AreaView", "Remove area"),
               hide_label = QT_TRANSLATE_NOOP("nictate::AreaView", "Hide area from here on"),
               show_label = QT_TRANSLATE_NOOP("nictate::AreaView", "Show area from here on"),
               keyframe_label = QT_TRANSLATE_NOOP("nictate::AreaView", "Remove keyframe");

Area boxed(AreaShape shape, QRectF box) {
    Area area;
    area.shape = shape;
    if (shape == AreaShape::ellipse)
        area.points = {box.center().x(), box.center().y(), box.width() / 2, box.height() / 2};
    else
        area.points = {box.left(), box.top(), box.width(), box.height()};
    return area;
}

QRectF boxAround(const Area& area) {
    const AreaBox box = boxOf(area);
    return {QPointF(box.left, box.top), QPointF(box.right, box.bottom)};
}

/// Whole pixels: what a person draws has no fractions.
QPointF rounded(QPointF point) { return {std::round(point.x()), std::round(point.y())}; }

} // namespace

std::vector<QPointF> handlesOf(const Area& area) {
    if (area.shape != AreaShape::polygon) {
        const QRectF box = boxAround(area);
        return {box.topLeft(), box.topRight(), box.bottomRight(), box.bottomLeft()};
    }
    std::vector<QPointF> handles;
    for (const AreaPoint& corner : outlineOf(area))
        handles.emplace_back(corner.x, corner.y);
    return handles;
}

Area withHandle(const Area& area, std::size_t handle, QPointF to) {
    Area out = area;
    if (area.shape == AreaShape::polygon) {
        out.points[2 * handle] = to.x();
        out.points[2 * handle + 1] = to.y();
    } else {
        const QPointF opposite = handlesOf(area)[(handle + 2) % 4];
        out.points = boxed(area.shape, QRectF(opposite, to).normalized()).points;
    }
    return problemOf(out, 1e9, 1e9) ? area : out;
}

Area movedBy(const Area& area, QPointF by) {
    Area out = area;
    const std::size_t places = area.shape == AreaShape::polygon ? area.points.size() : 2; // then come lengths
    for (std::size_t i = 0; i < places; ++i)
        out.points[i] += i % 2 ? by.y() : by.x();
    return out;
}

AreaView::AreaView(QWidget* parent) : QWidget(parent) {
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setObjectName("area_view");
    setAccessibleName(tr("Areas of interest on the picture"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void AreaView::setStimulus(const QImage& picture, QSize stimulus_px) {
    stimulus_px_ = stimulus_px;
    draft_.clear();
    setFrame(picture);
}

void AreaView::setFrame(const QImage& picture) {
    picture_ = picture;
    shown_picture_ = {};
    update();
}

void AreaView::setAreas(std::vector<Area> areas) {
    if (areas == areas_)
        return;
    areas_ = std::move(areas);
    looks_.resize(areas_.size());
    takeMoment();
    if (chosen_ && *chosen_ >= areas_.size())
        choose({});
    update();
}

void AreaView::takeMoment() {
    now_.clear();
    there_.clear();
    for (const Area& area : areas_) {
        now_.push_back(shapeAt(area, time_ms_));
        there_.push_back(nictate::areaAt(area, time_ms_).has_value());
    }
}

void AreaView::setTime(double ms) {
    if (ms == time_ms_)
        return;
    time_ms_ = ms;
    takeMoment();
    update();
    Q_EMIT timeChanged(ms);
}

void AreaView::setKeyframing(bool on) {
    if (on == keyframing_)
        return;
    keyframing_ = on;
    Q_EMIT keyframingChanged();
}

const AreaKeyframe* AreaView::keyframe() const {
    if (chosen_)
        for (const AreaKeyframe& each : areas_[*chosen_].keyframes)
            if (each.at_ms == time_ms_)
                return &each;
    return nullptr;
}

void AreaView::setLooks(std::vector<AreaLook> looks) {
    looks_ = std::move(looks);
    looks_.resize(areas_.size());
    update();
}

void AreaView::setBadge(const QString& badge) {
    badge_ = badge;
    update();
}

void AreaView::setEmptyText(const QString& text) {
    empty_text_ = text;
    update();
}

void AreaView::setTool(AreaTool tool) {
    if (tool == tool_)
        return;
    tool_ = tool;
    draft_.clear();
    setCursor(tool == AreaTool::choose ? Qt::ArrowCursor : Qt::CrossCursor);
    update();
    Q_EMIT toolChanged();
}

void AreaView::choose(std::optional<std::size_t> area) {
    if (area == chosen_)
        return;
    chosen_ = area;
    setAccessibleDescription(area && *area < areas_.size() ? QString::fromStdString(areas_[*area].name) : QString());
    update();
    Q_EMIT chosenChanged();
}

// Where things are --------------------------------------------------------------------------------------------------------------

QRectF AreaView::pictureRect() const {
    const QSizeF fitted = QSizeF(stimulus_px_).scaled(QSizeF(size()), Qt::KeepAspectRatio);
    QRectF rect(QPointF(), fitted);
    rect.moveCenter(QRectF(this->rect()).center());
    return rect;
}

QTransform AreaView::toPage() const {
    const QRectF rect = pictureRect();
    return QTransform::fromTranslate(rect.left(), rect.top())
        .scale(rect.width() / stimulus_px_.width(), rect.height() / stimulus_px_.height());
}

QPointF AreaView::positionOf(QPointF stimulus_px) const { return toPage().map(stimulus_px); }

QPointF AreaView::stimulusAt(QPointF position) const {
    const QPointF at = toPage().inverted().map(position);
    return {std::clamp(at.x(), 0.0, double(stimulus_px_.width())), std::clamp(at.y(), 0.0, double(stimulus_px_.height()))};
}

double AreaView::handleReach() const { return handle_px * stimulus_px_.width() / std::max(1.0, pictureRect().width()); }

std::optional<std::size_t> AreaView::areaAt(QPointF at) const {
    if (chosen_ && contains(now_[*chosen_], at.x(), at.y()))
        return chosen_;
    for (std::size_t i = areas_.size(); i-- > 0;)
        if (there_[i] && contains(now_[i], at.x(), at.y()))
            return i;
    return {};
}

std::optional<std::size_t> AreaView::handleAt(QPointF at) const {
    if (!chosen_)
        return {};
    const std::vector<QPointF> handles = handlesOf(now_[*chosen_]);
    for (std::size_t i = 0; i < handles.size(); ++i)
        if (std::hypot(handles[i].x() - at.x(), handles[i].y() - at.y()) <= handleReach())
            return i;
    return {};
}

// Changes -----------------------------------------------------------------------------------------------------------------------

std::string AreaView::freeName() const {
    for (std::size_t i = areas_.size() + 1;; ++i) {
        const std::string name = "area " + std::to_string(i);
        if (std::none_of(areas_.begin(), areas_.end(), [&](const Area& area) { return area.name == name; }))
            return name;
    }
}

void AreaView::add(Area area) {
    area.name = freeName();
    if (keyframing_) // it appears now
        area = fromKeyframes(area.name, {{time_ms_, area.shape, area.points}});
    if (problemOf(area, stimulus_px_.width(), stimulus_px_.height()) || areas_.size() >= most_areas)
        return;
    std::vector<Area> areas = areas_;
    areas.push_back(std::move(area));
    setAreas(areas);
    choose(areas.size() - 1);
    setTool(AreaTool::choose);
    Q_EMIT edited(areas, tr(add_label), {}, true);
}

void AreaView::addInTheMiddle(AreaShape shape) {
    const double w = stimulus_px_.width(), h = stimulus_px_.height();
    const QRectF box(std::round(w / 3), std::round(h / 3), std::round(w / 3), std::round(h / 3));
    Area area = boxed(shape == AreaShape::polygon ? AreaShape::rectangle : shape, box);
    if (shape == AreaShape::polygon) {
        area.shape = shape;
        area.points = {box.center().x(), box.top(), box.right(), box.bottom(), box.left(), box.bottom()};
    }
    add(std::move(area));
}

void AreaView::closePolygon() {
    Area area;
    area.shape = AreaShape::polygon;
    for (const QPointF& corner : draft_) {
        area.points.push_back(corner.x());
        area.points.push_back(corner.y());
    }
    draft_.clear();
    add(std::move(area));
    update();
}

void AreaView::removeChosen() {
    if (!chosen_)
        return;
    std::vector<Area> areas = areas_;
    areas.erase(areas.begin() + static_cast<std::ptrdiff_t>(*chosen_));
    choose({});
    setAreas(areas);
    Q_EMIT edited(areas, tr(remove_label), {}, true);
}

/// With another shape at this moment.
Area AreaView::changed(const Area& whole, const Area& shape) const {
    return keyframing_ ? withKeyframe(whole, time_ms_, shape) : changedThroughout(whole, time_ms_, shape);
}

void AreaView::changeChosen(const Area& area, const QString& label, const QString& merge, bool finished) {
    std::vector<Area> areas = areas_;
    if (!problemOf(area, stimulus_px_.width(), stimulus_px_.height()))
        areas[*chosen_] = area;
    setAreas(areas);
    Q_EMIT edited(areas, label, merge, finished);
}

void AreaView::change(const Area& area, const QString& label, const QString& merge, bool finished) {
    changeChosen(changed(merge.isEmpty() ? areas_[*chosen_] : whole_before_, area), label, merge, finished);
}

void AreaView::hideOrShowChosen() {
    if (chosen_)
        changeChosen(withVisibility(areas_[*chosen_], time_ms_, !there_[*chosen_]),
                     there_[*chosen_] ? tr(hide_label) : tr(show_label));
}

void AreaView::removeKeyframe() {
    if (keyframe())
        changeChosen(withoutKeyframe(areas_[*chosen_], time_ms_), tr(keyframe_label));
}

// Mouse -------------------------------------------------------------------------------------------------------------------------

void AreaView::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton || !empty_text_.isEmpty())
        return;
    const QPointF at = rounded(stimulusAt(event->position()));
    if (tool_ == AreaTool::polygon) {
        const bool first = draft_.size() >= 3 && std::hypot(at.x() - draft_[0].x(), at.y() - draft_[0].y()) <= handleReach();
        if (first)
            return closePolygon();
        if (draft_.empty() || draft_.back() != at)
            draft_.push_back(at);
        update();
        return;
    }
    drag_from_ = at;
    if (tool_ != AreaTool::choose) {
        drag_ = Drag::draw;
        draft_ = {at, at};
        return;
    }
    if (const auto handle = handleAt(at)) {
        drag_ = Drag::resize;
        handle_ = *handle;
    } else {
        choose(areaAt(at));
        drag_ = chosen_ ? Drag::move : Drag::none;
    }
    if (chosen_) {
        before_ = now_[*chosen_];
        whole_before_ = areas_[*chosen_];
    }
}

void AreaView::mouseMoveEvent(QMouseEvent* event) {
    const QPointF at = rounded(stimulusAt(event->position()));
    switch (drag_) {
    case Drag::draw:
        draft_[1] = at;
        update();
        return;
    case Drag::move: return change(movedBy(before_, at - drag_from_), tr(move_label), "area", false);
    case Drag::resize: return change(withHandle(before_, handle_, at), tr(resize_label), "area", false);
    case Drag::none: break;
    }
    if (tool_ == AreaTool::polygon && !draft_.empty())
        update();
    QStringList there;
    for (std::size_t i = 0; i < areas_.size(); ++i)
        if (there_[i] && contains(now_[i], at.x(), at.y()))
            there << QString::fromStdString(areas_[i].name);
    Q_EMIT hovered(QString("%1, %2 px  %3").arg(at.x()).arg(at.y()).arg(there.join(", ")));
}

void AreaView::mouseReleaseEvent(QMouseEvent* event) {
    const Drag drag = std::exchange(drag_, Drag::none);
    const QPointF at = rounded(stimulusAt(event->position()));
    if (drag == Drag::draw) {
        const QRectF box = QRectF(draft_[0], at).normalized();
        draft_.clear();
        update();
        if (box.width() >= least_drag && box.height() >= least_drag)
            add(boxed(tool_ == AreaTool::ellipse ? AreaShape::ellipse : AreaShape::rectangle, box));
    } else if (drag != Drag::none && chosen_ && at != drag_from_) {
        change(drag == Drag::move ? movedBy(before_, at - drag_from_) : withHandle(before_, handle_, at),
               drag == Drag::move ? tr(move_label) : tr(resize_label), "area", true);
    }
}

void AreaView::mouseDoubleClickEvent(QMouseEvent* event) {
    if (tool_ == AreaTool::polygon && draft_.size() >= 3)
        return closePolygon();
    const auto there = areaAt(stimulusAt(event->position()));
    if (tool_ == AreaTool::choose && there) {
        drag_ = Drag::none;
        Q_EMIT renameAsked(*there);
    }
}

void AreaView::leaveEvent(QEvent*) { Q_EMIT hovered({}); }

// Keys --------------------------------------------------------------------------------------------------------------------------

bool AreaView::nudge(const QKeyEvent& event) {
    const double step = event.modifiers() & Qt::ShiftModifier ? 10 : 1;
    QPointF by;
    switch (event.key()) {
    case Qt::Key_Left: by = {-step, 0}; break;
    case Qt::Key_Right: by = {step, 0}; break;
    case Qt::Key_Up: by = {0, -step}; break;
    case Qt::Key_Down: by = {0, step}; break;
    default: return false;
    }
    if (!chosen_)
        return false;
    const Area& area = now_[*chosen_];
    if (!(event.modifiers() & Qt::ControlModifier)) {
        change(movedBy(area, by), tr(move_label), {}, true);
        return true;
    }
    const QRectF box = boxAround(area);
    if (box.width() + by.x() < 1 || box.height() + by.y() < 1)
        return true;
    Area larger = area;
    if (area.shape == AreaShape::polygon) {
        const QTransform grow = QTransform::fromTranslate(box.left(), box.top())
                                    .scale((box.width() + by.x()) / box.width(), (box.height() + by.y()) / box.height())
                                    .translate(-box.left(), -box.top());
        for (std::size_t i = 0; i + 1 < larger.points.size(); i += 2) {
            const QPointF corner = grow.map(QPointF(larger.points[i], larger.points[i + 1]));
            larger.points[i] = corner.x();
            larger.points[i + 1] = corner.y();
        }
    } else {
        larger.points = boxed(area.shape, QRectF(box.topLeft(), box.size() + QSizeF(by.x(), by.y()))).points;
    }
    change(larger, tr(resize_label), {}, true);
    return true;
}

void AreaView::keyPressEvent(QKeyEvent* event) {
    const auto count = areas_.size();
    if (!empty_text_.isEmpty() || nudge(*event))
        return;
    switch (event->key()) {
    case Qt::Key_R: return addInTheMiddle(AreaShape::rectangle);
    case Qt::Key_E: return addInTheMiddle(AreaShape::ellipse);
    case Qt::Key_P: return addInTheMiddle(AreaShape::polygon);
    case Qt::Key_PageDown: return count ? choose(chosen_ ? (*chosen_ + 1) % count : 0) : void();
    case Qt::Key_PageUp: return count ? choose(chosen_ ? (*chosen_ + count - 1) % count : count - 1) : void();
    case Qt::Key_Delete:
    case Qt::Key_Backspace: return removeChosen();
    case Qt::Key_K: return setKeyframing(!keyframing_);
    case Qt::Key_H: return hideOrShowChosen();
    case Qt::Key_F2: return chosen_ ? Q_EMIT renameAsked(*chosen_) : void();
    case Qt::Key_Return:
    case Qt::Key_Enter: return draft_.size() >= 3 ? closePolygon() : void();
    case Qt::Key_Escape:
        draft_.clear();
        setTool(AreaTool::choose);
        return update();
    default: QWidget::keyPressEvent(event);
    }
}

void AreaView::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange)
        update();
    QWidget::changeEvent(event);
}

// Painting ----------------------------------------------------------------------------------------------------------------------

void AreaView::paintHandles(QPainter& painter) const {
    painter.setPen(QPen(Qt::black, 1));
    painter.setBrush(Qt::white);
    for (const QPointF& handle : handlesOf(now_[*chosen_])) {
        QRectF square(0, 0, 8, 8);
        square.moveCenter(positionOf(handle));
        painter.drawRect(square);
    }
}

void AreaView::paintDraft(QPainter& painter) const {
    const QTransform to_page = toPage();
    painter.setBrush(Qt::NoBrush);
    for (const QPen& pen : {QPen(Qt::black, 4), QPen(Qt::white, 2, Qt::DashLine)}) {
        painter.setPen(pen);
        if (tool_ == AreaTool::polygon) {
            QPolygonF line;
            for (const QPointF& corner : draft_)
                line << to_page.map(corner);
            painter.drawPolyline(line << QPointF(mapFromGlobal(QCursor::pos())));
        } else if (tool_ == AreaTool::ellipse) {
            painter.drawEllipse(to_page.mapRect(QRectF(draft_[0], draft_[1]).normalized()));
        } else {
            painter.drawRect(to_page.mapRect(QRectF(draft_[0], draft_[1]).normalized()));
        }
    }
}

/// Made once a size: scaling takes longer than all that is drawn on it.
const QImage& AreaView::pictureOf(QSize size) {
    const QSize wanted = (QSizeF(size) * devicePixelRatioF()).toSize().expandedTo({1, 1});
    if (shown_picture_.size() != wanted)
        shown_picture_ = picture_.scaled(wanted, Qt::IgnoreAspectRatio, Qt::SmoothTransformation)
                             .convertToFormat(QImage::Format_ARGB32_Premultiplied);
    return shown_picture_;
}

/// Of all but the chosen one, which is moved: made once for where they are, for strokes take longer than fills.
const QImage& AreaView::outlines() {
    Outlined now{now_, chosen_, toPage(), size(), devicePixelRatioF()};
    for (std::size_t i = 0; i < now.areas.size(); ++i)
        if (chosen_ == i || !there_[i])
            now.areas[i] = {};
    if (outlines_.isNull() || !(outlined_ == now)) {
        outlined_ = now;
        outlines_ = QImage((QSizeF(size()) * now.ratio).toSize(), QImage::Format_ARGB32_Premultiplied);
        outlines_.setDevicePixelRatio(now.ratio);
        outlines_.fill(Qt::transparent);
        QPainter painter(&outlines_);
        painter.setRenderHint(QPainter::Antialiasing);
        for (std::size_t i = 0; i < areas_.size(); ++i)
            if (!now.areas[i].points.empty())
                paintOutline(painter, now_[i], i, false, now.to_page);
    }
    return outlines_;
}

void AreaView::paintEvent(QPaintEvent*) {
    const Theme& theme = themeOf(this);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), theme.panel);
    if (!empty_text_.isEmpty()) {
        painter.setPen(theme.muted);
        painter.drawText(rect().adjusted(20, 20, -20, -20), Qt::AlignCenter | Qt::TextWordWrap, empty_text_);
        return;
    }
    const QRectF place = pictureRect();
    painter.fillRect(place, theme.canvas);
    if (!picture_.isNull())
        painter.drawImage(place, pictureOf(place.size().toSize()));
    painter.setFont(scaledFont(interfaceFont(), 0.85, QFont::DemiBold));
    for (std::size_t i = 0; i < areas_.size(); ++i)
        if (there_[i])
            paintFill(painter, now_[i], looks_[i], toPage());
    painter.drawImage(0, 0, outlines());
    if (chosen_)
        paintOutline(painter, now_[*chosen_], *chosen_, true, toPage()); // also where it is hidden: to be found again
    for (std::size_t i = 0; i < areas_.size(); ++i)
        if (there_[i])
            paintLabel(painter, now_[i], looks_[i], toPage());
    if (chosen_)
        paintHandles(painter);
    if (!draft_.empty())
        paintDraft(painter);
    if (!badge_.isEmpty()) {
        const QFontMetricsF metrics(painter.font());
        QRectF pill(place.topLeft() + QPointF(6, 6), QSizeF(metrics.horizontalAdvance(badge_) + 12, metrics.height() + 4));
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.as_published);
        painter.drawRoundedRect(pill, 4, 4);
        painter.setPen(Qt::white);
        painter.drawText(pill, Qt::AlignCenter, badge_);
    }
    if (hasFocus()) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(theme.accent, 2));
        painter.drawRect(QRectF(rect()).adjusted(1, 1, -1, -1));
    }
}

} // namespace nictate

#include "widgets/heatmap_view.h"

#include "widgets/shown_number.h"
#include "widgets/theme.h"

#include <QEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace nictate {

namespace {

constexpr double zoom_per_notch = 1.2;
constexpr double key_pan = 0.1; ///< of what is seen
constexpr double key_divider = 0.02;

} // namespace

ColourLimits limitsOf(const MapLayer& layer) {
    if (layer.limits)
        return *layer.limits;
    if (!layer.values || layer.values->size() == 0)
        return {};
    return limitsOf(extremes(*layer.values, layer.minus.get()), layer.colours);
}

ColourLimits limitsOf(const Extremes& values, ColourMap colours) {
    if (colours == ColourMap::diverging) {
        const double most = std::max(-values.low, values.high);
        return most > 0 ? ColourLimits{-most, most} : ColourLimits{-1, 1};
    }
    return {0, values.high > 0 ? values.high : 1};
}

HeatmapView::HeatmapView(QWidget* parent) : QWidget(parent) {
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAttribute(Qt::WA_OpaquePaintEvent);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setViewTransform(std::make_shared<ViewTransform>());
}

HeatmapView::~HeatmapView() { disconnect(transform_.get(), nullptr, this, nullptr); }

void HeatmapView::setStimulus(const QImage& picture, QSize stimulus_px) {
    stimulus_ = picture.isNull() ? QImage() : picture.convertToFormat(QImage::Format_RGB32);
    stimulus_px_ = stimulus_px.expandedTo({1, 1});
    viewChanged();
}

void HeatmapView::setLayer(MapLayer layer) {
    left_ = std::move(layer);
    nameIt();
    setAccessibleDescription(left_.badge);
    mapChanged();
    update();
}

void HeatmapView::setMap(std::shared_ptr<const GazeMap> values, std::shared_ptr<const GazeMap> minus) {
    left_.values = std::move(values);
    left_.minus = std::move(minus);
    mapChanged();
}

void HeatmapView::setMarks(std::vector<QPointF> marks) {
    left_.marks = std::move(marks);
    update(pictureRect());
}

void HeatmapView::setBadge(const QString& badge) {
    left_.badge = badge;
    setAccessibleDescription(badge);
    update(headerRect());
}

void HeatmapView::setTitle(const QString& title) {
    left_.title = title;
    nameIt();
    update(headerRect());
}

void HeatmapView::setSubject(const QString& subject) {
    subject_ = subject;
    nameIt();
    update(headerRect());
}

void HeatmapView::nameIt() { setAccessibleName(subject_.isEmpty() ? left_.title : left_.title + ", " + subject_); }

void HeatmapView::setColours(ColourMap map) {
    left_.colours = map;
    mapChanged();
    update(footerRect());
}

void HeatmapView::setLimits(std::optional<ColourLimits> limits) {
    left_.limits = limits;
    mapChanged();
}

void HeatmapView::setOpacity(double opacity) {
    opacity_ = std::clamp(opacity, 0.0, 1.0);
    mapChanged();
}

void HeatmapView::setSwipe(std::optional<MapLayer> right) {
    right_ = std::move(right);
    mapChanged();
    update();
}

void HeatmapView::setDivider(double fraction) {
    fraction = std::clamp(fraction, 0.0, 1.0);
    if (fraction == divider_)
        return;
    divider_ = fraction;
    image_stale_ = true;
    update();
    Q_EMIT dividerMoved(divider_);
}

void HeatmapView::setViewTransform(std::shared_ptr<ViewTransform> transform) {
    if (transform_)
        disconnect(transform_.get(), nullptr, this, nullptr);
    transform_ = std::move(transform);
    connect(transform_.get(), &ViewTransform::changed, this, &HeatmapView::viewChanged);
    viewChanged();
}

void HeatmapView::setEmptyText(const QString& text) {
    empty_text_ = text;
    update();
}

void HeatmapView::mapChanged() {
    ColourLimits before_left = left_limits_, before_right = right_limits_;
    left_limits_ = limitsOf(left_);
    right_limits_ = right_ ? limitsOf(*right_) : ColourLimits{};
    image_stale_ = true;
    update(pictureRect());
    if (left_limits_ != before_left || right_limits_ != before_right)
        update(footerRect());
}

void HeatmapView::viewChanged() {
    under_stale_ = image_stale_ = true;
    read_out_.clear();
    update();
}

// Geometry
// ------------------------------------------------------------------------------------------------------

QFont HeatmapView::smallFont() const { return scaledFont(font(), 0.9); }
int HeatmapView::lineHeight() const { return QFontMetrics(font()).height() + 6; }
QRect HeatmapView::headerRect() const { return {0, 0, width(), lineHeight()}; }
QRect HeatmapView::footerRect() const { return {0, height() - lineHeight(), width(), lineHeight()}; }
QRect HeatmapView::pictureRect() const { return {0, lineHeight(), width(), std::max(1, height() - 2 * lineHeight())}; }

HeatmapView::Placement HeatmapView::placement() const {
    QSize area = (QSizeF(pictureRect().size()) * devicePixelRatioF()).toSize();
    double fit = std::min(double(area.width()) / stimulus_px_.width(), double(area.height()) / stimulus_px_.height());
    QSizeF size = QSizeF(stimulus_px_) * (fit * transform_->zoom());
    QPointF centre = transform_->centre();
    // A direction in which all of it is seen stays centred.
    double x = size.width() <= area.width() ? 0.5 : centre.x(), y = size.height() <= area.height() ? 0.5 : centre.y();
    QRectF stimulus({std::round(area.width() / 2.0 - x * size.width()), std::round(area.height() / 2.0 - y * size.height())},
                    size);
    return {stimulus, stimulus.toRect().intersected(QRect({0, 0}, area))};
}

std::optional<QPointF> HeatmapView::stimulusAt(QPointF position) const {
    QPointF device = (position - pictureRect().topLeft()) * devicePixelRatioF();
    QRectF stimulus = placement().stimulus;
    if (!QRectF(pictureRect()).contains(position) || !stimulus.contains(device))
        return {};
    QPointF offset = device - stimulus.topLeft();
    return QPointF(offset.x() / stimulus.width() * stimulus_px_.width(), offset.y() / stimulus.height() * stimulus_px_.height());
}

double HeatmapView::dividerX() const { return pictureRect().left() + divider_ * pictureRect().width(); }
bool HeatmapView::onRight(QPointF position) const { return right_ && position.x() >= dividerX(); }

bool HeatmapView::nearDivider(QPointF position) const {
    return right_ && pictureRect().contains(position.toPoint()) && std::abs(position.x() - dividerX()) <= 6;
}

std::optional<double> HeatmapView::valueAtPosition(QPointF position) const {
    const MapLayer& layer = onRight(position) ? *right_ : left_;
    auto place = stimulusAt(position);
    if (!place || !layer.values || layer.values->size() == 0)
        return {};
    return valueAt(*layer.values, layer.minus.get(),
                   place->x() / stimulus_px_.width() * static_cast<double>(layer.values->cols()),
                   place->y() / stimulus_px_.height() * static_cast<double>(layer.values->rows()), layer.upsampling);
}

// Input
// ---------------------------------------------------------------------------------------------------------

void HeatmapView::wheelEvent(QWheelEvent* event) {
    auto place = stimulusAt(event->position());
    QPointF fixed = place ? QPointF(place->x() / stimulus_px_.width(), place->y() / stimulus_px_.height()) : transform_->centre();
    transform_->zoomAbout(fixed, std::pow(zoom_per_notch, event->angleDelta().y() / 120.0));
    event->accept();
}

void HeatmapView::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton)
        return QWidget::mousePressEvent(event);
    drag_ = nearDivider(event->position()) ? Drag::divider : Drag::pan;
    drag_from_ = event->position();
}

void HeatmapView::mouseMoveEvent(QMouseEvent* event) {
    if (drag_ == Drag::divider) {
        setDivider((event->position().x() - pictureRect().left()) / pictureRect().width());
    } else if (drag_ == Drag::pan && (event->buttons() & Qt::LeftButton)) {
        QPointF moved = (drag_from_ - event->position()) * devicePixelRatioF();
        QSizeF size = placement().stimulus.size();
        transform_->panBy({moved.x() / size.width(), moved.y() / size.height()});
        drag_from_ = event->position();
    } else {
        setCursor(nearDivider(event->position()) ? Qt::SplitHCursor : Qt::CrossCursor);
        report(event->position());
    }
}

void HeatmapView::mouseReleaseEvent(QMouseEvent*) { drag_ = Drag::none; }
void HeatmapView::mouseDoubleClickEvent(QMouseEvent*) { Q_EMIT enlargeAsked(!enlarged_); }

void HeatmapView::contextMenuEvent(QContextMenuEvent* event) { menu()->popup(event->globalPos()); }

QMenu* HeatmapView::menu() {
    if (menu_)
        return menu_;
    menu_ = new QMenu(this);
    QAction* larger = menu_->addAction({}, this, [this] { Q_EMIT enlargeAsked(!enlarged_); });
    larger->setObjectName("panel_enlarge");
    QAction* whole = menu_->addAction(tr("&Whole picture\t0"), this, [this] { transform_->reset(); });
    whole->setObjectName("panel_reset_zoom");
    connect(menu_, &QMenu::aboutToShow, this, [=, this] {
        larger->setText(enlarged_ ? tr("&All panels\tEnter") : tr("En&large\tEnter"));
        whole->setEnabled(transform_->zoom() > 1);
    });
    return menu_;
}

void HeatmapView::leaveEvent(QEvent*) {
    read_out_.clear();
    update(pictureRect());
    Q_EMIT cursorLeft();
}

void HeatmapView::report(QPointF position) {
    auto place = stimulusAt(position);
    auto value = valueAtPosition(position);
    QString text;
    if (place && value) {
        const MapLayer& layer = onRight(position) ? *right_ : left_;
        text = QString("%1, %2 px: %3 %4").arg(qFloor(place->x())).arg(qFloor(place->y())).arg(shortNumber(*value), layer.unit);
        Q_EMIT cursorMoved(*place, *value, text);
    } else if (!read_out_.isEmpty()) {
        Q_EMIT cursorLeft();
    }
    if (text != read_out_) {
        read_out_ = text;
        update(pictureRect());
    }
}

void HeatmapView::keyPressEvent(QKeyEvent* event) {
    double pan = key_pan / transform_->zoom();
    bool divider = right_ && !(event->modifiers() & Qt::ShiftModifier);
    switch (event->key()) {
    case Qt::Key_Plus:
    case Qt::Key_Equal: return transform_->zoomAbout(transform_->centre(), zoom_per_notch);
    case Qt::Key_Minus: return transform_->zoomAbout(transform_->centre(), 1 / zoom_per_notch);
    case Qt::Key_0: return transform_->reset();
    case Qt::Key_Return:
    case Qt::Key_Enter: Q_EMIT enlargeAsked(!enlarged_); return;
    case Qt::Key_Left: return divider ? setDivider(divider_ - key_divider) : transform_->panBy({-pan, 0});
    case Qt::Key_Right: return divider ? setDivider(divider_ + key_divider) : transform_->panBy({pan, 0});
    case Qt::Key_Up: return transform_->panBy({0, -pan});
    case Qt::Key_Down: return transform_->panBy({0, pan});
    default: QWidget::keyPressEvent(event);
    }
}

void HeatmapView::resizeEvent(QResizeEvent*) { viewChanged(); }

void HeatmapView::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        viewChanged();
    QWidget::changeEvent(event);
}

} // namespace nictate

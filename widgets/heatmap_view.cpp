#include "widgets/heatmap_view.h"

#include "widgets/shown_number.h"
#include "widgets/theme.h"

#include <QEvent>
#include <QFontMetrics>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QPaintEvent>
#include <QPainter>
#include <QPainterPath>
#include <QToolTip>
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

// Geometry ----------------------------------------------------------------------------------------------------------------------

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

// Input -------------------------------------------------------------------------------------------------------------------------

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
        text =
            QString("x %1, y %2 px: %3 %4").arg(qFloor(place->x())).arg(qFloor(place->y())).arg(shortNumber(*value), layer.unit);
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

// Painting ----------------------------------------------------------------------------------------------------------------------

namespace {

Fade fadeOf(const MapLayer& layer, double opacity) {
    if (opacity >= 1)
        return Fade::none;
    return layer.colours == ColourMap::diverging ? Fade::middle : Fade::low_end;
}

/// Pixel centres `from` … `to` of a line on which the stimulus begins at `start` and is `length` long.
PixelRange pixelRange(int from, int to, double start, double length, Eigen::Index cells) {
    double per_pixel = static_cast<double>(cells) / length;
    return {(from + 0.5 - start) * per_pixel, per_pixel, to - from};
}

/// The logical pixels a place covers entirely: at a fractional edge the rest is painted below it, too.
QRect wholePixels(const QRectF& place) {
    return {QPoint(qCeil(place.left()), qCeil(place.top())), QPoint(qFloor(place.right()) - 1, qFloor(place.bottom()) - 1)};
}

} // namespace

/// The part `visible` of the stimulus when the whole of it is stretched over `stimulus`.
QImage HeatmapView::scaledStimulus(QRectF stimulus, QRect visible, const QColor& canvas) const {
    QImage out(visible.size(), QImage::Format_RGB32);
    out.fill(canvas);
    if (stimulus_.isNull() || visible.isEmpty())
        return out;
    double x = stimulus_.width() / stimulus.width(), y = stimulus_.height() / stimulus.height();
    QRectF seen((visible.x() - stimulus.x()) * x, (visible.y() - stimulus.y()) * y, visible.width() * x, visible.height() * y);
    QRect whole = seen.toAlignedRect().adjusted(-1, -1, 1, 1).intersected(stimulus_.rect());
    QPainter painter(&out);
    if (x > 1.0 || y > 1.0) { // QPainter alone would skip picture pixels when it makes a picture much smaller
        QSize size(std::max(1, qRound(whole.width() / x)), std::max(1, qRound(whole.height() / y)));
        QImage smaller = stimulus_.copy(whole).scaled(size, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
        painter.drawImage(QPointF(whole.x() / x + stimulus.x() - visible.x(), whole.y() / y + stimulus.y() - visible.y()),
                          smaller);
    } else {
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        painter.drawImage(QRectF(QPointF(0, 0), QSizeF(visible.size())), stimulus_, seen);
    }
    return out;
}

/// Draws a layer on the columns `from` … `to` of the visible part.
void HeatmapView::draw(const MapLayer& layer, ColourLimits limits, const Placement& place, int from, int to, const QImage& under,
                       QImage& image, bool dark) const {
    from = std::clamp(from, 0, image.width());
    to = std::clamp(to, from, image.width());
    auto pixels = [from](const QImage& of) { return reinterpret_cast<const std::uint32_t*>(of.constBits()) + from; };
    std::ptrdiff_t stride = image.bytesPerLine() / 4, under_stride = under.bytesPerLine() / 4;
    auto* out = reinterpret_cast<std::uint32_t*>(image.bits()) + from;
    if (!layer.values || layer.values->size() == 0) {
        for (int y = 0; y < image.height(); ++y)
            std::copy_n(pixels(under) + y * under_stride, to - from, out + y * stride);
        return;
    }
    const GazeMap& map = *layer.values;
    RenderJob job;
    job.map = &map;
    job.minus = layer.minus.get();
    int left = place.visible.left(), top = place.visible.top();
    job.columns = pixelRange(left + from, left + to, place.stimulus.left(), place.stimulus.width(), map.cols());
    job.rows = pixelRange(top, top + place.visible.height(), place.stimulus.top(), place.stimulus.height(), map.rows());
    job.limits = limits;
    job.table = blendTable(colourTable(layer.colours, dark), opacity_, fadeOf(layer, opacity_));
    job.upsampling = layer.upsampling;
    job.under = pixels(under);
    job.under_stride = under_stride;
    job.out = out;
    job.out_stride = stride;
    nictate::render(job);
}

void HeatmapView::refreshUnder(const Placement& place) {
    if (!under_stale_)
        return;
    under_stale_ = false;
    under_ = scaledStimulus(place.stimulus, place.visible, themeOf(this).canvas);
}

void HeatmapView::refreshImage(const Placement& place) {
    refreshUnder(place);
    if (!image_stale_)
        return;
    image_stale_ = false;
    if (image_.size() != under_.size())
        image_ = QImage(under_.size(), QImage::Format_RGB32);
    if (image_.isNull())
        return;
    image_.setDevicePixelRatio(1);
    bool dark = themeOf(this).dark;
    int split = right_ ? qRound(divider_ * pictureRect().width() * devicePixelRatioF()) - place.visible.left() : image_.width();
    draw(left_, left_limits_, place, 0, split, under_, image_, dark);
    if (right_)
        draw(*right_, right_limits_, place, split, image_.width(), under_, image_, dark);
    image_.setDevicePixelRatio(devicePixelRatioF());
}

void HeatmapView::paintEvent(QPaintEvent* event) {
    QPainter painter(this);
    const Theme& theme = themeOf(this);
    if (event->rect().intersects(headerRect()))
        painter.fillRect(headerRect(), theme.panel);
    if (event->rect().intersects(footerRect()))
        painter.fillRect(footerRect(), theme.panel);
    QRect area = pictureRect();
    if (!empty_text_.isEmpty()) {
        painter.fillRect(area, theme.canvas);
        painter.setPen(theme.muted);
        painter.drawText(area.adjusted(12, 12, -12, -12), Qt::AlignCenter | Qt::TextWordWrap, empty_text_);
        return paintHeader(painter);
    }
    if (event->rect().intersects(area)) {
        Placement place = placement();
        refreshImage(place);
        QRectF shown(QPointF(place.visible.topLeft()) / devicePixelRatioF() + area.topLeft(),
                     QSizeF(place.visible.size()) / devicePixelRatioF());
        if (!shown.contains(QRectF(area))) // what the stimulus leaves free
            for (const QRect& rest : QRegion(area).subtracted(wholePixels(shown)))
                painter.fillRect(rest, theme.panel);
        painter.drawImage(shown.topLeft(), image_);
        paintMarks(painter);
        paintDivider(painter);
        paintBadges(painter);
        paintReadOut(painter);
    }
    if (event->rect().intersects(headerRect()))
        paintHeader(painter);
    if (event->rect().intersects(footerRect()))
        paintFooter(painter);
    if (hasFocus()) {
        painter.setPen(QPen(theme.accent, 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(area.adjusted(1, 1, -1, -1));
    }
}

bool HeatmapView::badgeFits(const MapLayer& layer, int width) const {
    return QFontMetrics(scaledFont(font(), 1, QFont::DemiBold)).horizontalAdvance(layer.title) + 12 +
               QFontMetrics(smallFont()).horizontalAdvance(layer.badge) <=
           width;
}

/// Title and, where there is room, the badge beside it; on the right of a swipe the other way round.
void HeatmapView::paintTitle(QPainter& painter, QRect place, const MapLayer& layer, bool at_right) const {
    const Theme& theme = themeOf(this);
    Qt::Alignment near = at_right ? Qt::AlignRight : Qt::AlignLeft, far = at_right ? Qt::AlignLeft : Qt::AlignRight;
    painter.setFont(scaledFont(font(), 1, QFont::DemiBold));
    painter.setPen(theme.text);
    painter.drawText(place, Qt::AlignVCenter | near,
                     painter.fontMetrics().elidedText(layer.title, Qt::ElideRight, place.width()));
    const int title = painter.fontMetrics().horizontalAdvance(layer.title) + 12;
    const bool badge = badgeFits(layer, place.width());
    painter.setFont(smallFont());
    painter.setPen(layer.alarming ? theme.danger : theme.muted);
    if (badge)
        painter.drawText(place, Qt::AlignVCenter | far, layer.badge);
    painter.setPen(theme.muted);
    const int room = place.width() - title - (badge ? painter.fontMetrics().horizontalAdvance(layer.badge) + 12 : 0);
    if (!at_right && !subject_.isEmpty() && room > 40)
        painter.drawText(place.adjusted(title, 0, 0, 0), Qt::AlignVCenter | near,
                         painter.fontMetrics().elidedText(subject_, Qt::ElideRight, room));
}

QRect HeatmapView::titleRect(bool right) const {
    QRect place = headerRect().adjusted(4, 0, -4, 0);
    if (!right_)
        return place;
    int half = place.width() / 2 - 8;
    return {right ? place.right() - half : place.left(), place.top(), half, place.height()};
}

void HeatmapView::paintHeader(QPainter& painter) const {
    paintTitle(painter, titleRect(false), left_, false);
    if (right_)
        paintTitle(painter, titleRect(true), *right_, true);
}

/// Over the picture, for a badge with no room beside its title.
QRect HeatmapView::badgeRoom(bool right) const {
    const QRect area = pictureRect().adjusted(4, 4, -4, -4);
    if (!right_)
        return area;
    const int half = area.width() / 2 - 8;
    return {right ? area.right() - half + 1 : area.left(), area.top(), half, area.height()};
}

/// Badges that did not fit beside their titles go over the picture: they must be seen.
void HeatmapView::paintBadges(QPainter& painter) const {
    if (!left_.badge.isEmpty() && !badgeFits(left_, titleRect(false).width()))
        paintPill(painter, left_.badge, badgeRoom(false), Qt::AlignTop | Qt::AlignLeft, left_.alarming);
    if (right_ && !right_->badge.isEmpty() && !badgeFits(*right_, titleRect(true).width()))
        paintPill(painter, right_->badge, badgeRoom(true), Qt::AlignTop | Qt::AlignRight, right_->alarming);
}

QStringList HeatmapView::cutBadges() const {
    QStringList cut;
    auto look = [&](const MapLayer& layer, bool right) {
        if (!badgeFits(layer, titleRect(right).width()) && pillText(layer.badge, badgeRoom(right)).contains("…"))
            cut << layer.badge;
    };
    if (!empty_text_.isEmpty())
        return cut;
    look(left_, false);
    if (right_)
        look(*right_, true);
    return cut;
}

bool HeatmapView::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip || !toolTip().isEmpty())
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const bool right = right_ && titleRect(true).contains(help->pos());
    const MapLayer& layer = right ? *right_ : left_;
    const bool cut =
        QFontMetrics(scaledFont(font(), 1, QFont::DemiBold)).horizontalAdvance(layer.title) > titleRect(right).width();
    QToolTip::showText(help->globalPos(), cut && titleRect(right).contains(help->pos()) ? layer.title : QString(), this);
    return true;
}

/// Broken where it is too long for one line; the last of the lines that there is room for is elided.
QString HeatmapView::pillText(const QString& text, QRect within) const {
    const QFontMetrics metrics(smallFont());
    const int width = within.width() - 12, most_lines = std::max(1, (within.height() / 2 - 4) / metrics.height());
    QStringList lines{QString()};
    if (metrics.horizontalAdvance(text) <= width)
        return text;
    for (const QString& word : text.split(' ', Qt::SkipEmptyParts)) {
        const QString longer = lines.back().isEmpty() ? word : lines.back() + ' ' + word;
        if (lines.size() == most_lines || lines.back().isEmpty() || metrics.horizontalAdvance(longer) <= width)
            lines.back() = longer;
        else
            lines << word;
    }
    for (QString& line : lines)
        if (metrics.horizontalAdvance(line) > width)
            line = metrics.elidedText(line, Qt::ElideRight, width);
    return lines.join('\n');
}

void HeatmapView::paintPill(QPainter& painter, const QString& text, QRect within, Qt::Alignment where, bool alarming) const {
    static const QColor alarm(176, 32, 36); // dark in both themes: the words on it are white
    painter.setFont(smallFont());
    const QString shown = pillText(text, within);
    const QSize size = painter.fontMetrics().size(0, shown) + QSize(12, 4);
    QRect pill({where & Qt::AlignLeft ? within.left() : within.right() - size.width() + 1,
                where & Qt::AlignTop ? within.top() : within.bottom() - size.height() + 1},
               size);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(alarming ? alarm : QColor(20, 24, 30, 200));
    painter.drawRoundedRect(pill, 4, 4);
    painter.setPen(Qt::white);
    painter.drawText(pill, Qt::AlignCenter, shown);
}

void HeatmapView::paintFooter(QPainter& painter) const {
    const Theme& theme = themeOf(this);
    painter.setFont(smallFont());
    QRectF place = QRectF(footerRect()).adjusted(4, 0, -4, 0);
    auto bar = [&](const MapLayer& layer, ColourLimits limits, QRectF where) {
        if (layer.values)
            paintColourBar(painter, where, colourTable(layer.colours, theme.dark), limits, layer.unit, theme.muted, shortNumber,
                           layer.brief_unit);
    };
    bool two = right_ && (right_limits_ != left_limits_ || right_->colours != left_.colours);
    if (!two)
        return bar(left_, left_limits_, place);
    double half = place.width() / 2 - 6;
    bar(left_, left_limits_, {place.left(), place.top(), half, place.height()});
    bar(*right_, right_limits_, {place.right() - half, place.top(), half, place.height()});
}

/// Black around white is seen on every ground.
void HeatmapView::paintMarks(QPainter& painter) const {
    constexpr double radius = 9;
    const QRectF stimulus = placement().stimulus;
    painter.save();
    painter.setClipRect(pictureRect());
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(smallFont());
    for (std::size_t i = 0; i < left_.marks.size(); ++i) {
        const QPointF device(stimulus.left() + left_.marks[i].x() * stimulus.width(),
                             stimulus.top() + left_.marks[i].y() * stimulus.height());
        const QPointF at = device / devicePixelRatioF() + pictureRect().topLeft();
        painter.setBrush(Qt::NoBrush);
        for (const auto& [colour, width] : {std::pair(Qt::black, 4.5), std::pair(Qt::white, 2.0)}) {
            painter.setPen(QPen(colour, width));
            painter.drawEllipse(at, radius, radius);
        }
        QPainterPath number;
        number.addText(at + QPointF(radius + 2, -radius + 2), painter.font(), QString::number(i + 1));
        painter.strokePath(number, QPen(Qt::black, 3, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.fillPath(number, Qt::white);
    }
    painter.restore();
}

void HeatmapView::paintDivider(QPainter& painter) const {
    if (!right_)
        return;
    double x = dividerX();
    QRect area = pictureRect();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(QColor(0, 0, 0, 120), 4));
    painter.drawLine(QPointF(x, area.top()), QPointF(x, area.bottom()));
    painter.setPen(QPen(Qt::white, 2));
    painter.drawLine(QPointF(x, area.top()), QPointF(x, area.bottom()));
    QPointF middle(x, area.center().y());
    painter.setPen(QPen(QColor(0, 0, 0, 120), 1));
    painter.setBrush(Qt::white);
    painter.drawEllipse(middle, 10, 10);
    painter.setPen(QPen(QColor(40, 40, 40), 1.6));
    for (double side : {-1.0, 1.0})
        painter.drawPolyline(
            QPolygonF({middle + QPointF(side * 3, -3.5), middle + QPointF(side * 6.5, 0), middle + QPointF(side * 3, 3.5)}));
}

void HeatmapView::paintReadOut(QPainter& painter) const {
    if (!read_out_.isEmpty())
        paintPill(painter, read_out_, pictureRect().adjusted(4, 4, -4, -4), Qt::AlignBottom | Qt::AlignRight);
}

} // namespace nictate

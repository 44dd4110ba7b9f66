#include "widgets/curve_plot.h"

#include "core/mechanisms/parameters.h"
#include "widgets/colour_maps.h"
#include "widgets/custom_plot.h"
#include "widgets/plot_frame.h"
#include "widgets/theme.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace nictate {

CurvePlot::CurvePlot(QWidget* parent) : QWidget(parent), plot_(new QCustomPlot), frame_(new PlotFrame(plot_, this)) {
    setFocusPolicy(Qt::StrongFocus);
    plot_->setFocusProxy(this);
    plot_->setMouseTracking(true);
    plot_->installEventFilter(this);
    plot_->setNotAntialiasedElement(QCP::aeAxes);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(frame_);
    connect(frame_, &PlotFrame::cancelRequested, this, &CurvePlot::cancelRequested);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    showEmptyText();
}

CurvePlot::~CurvePlot() = default;

void CurvePlot::setTitle(const QString& title) {
    if (title == content_.title)
        return;
    content_.title = title;
    setAccessibleName(title);
    frame_->setTitle(title);
}

void CurvePlot::setBadge(const QString& text) {
    frame_->setBadge(text);
    setAccessibleDescription(text);
}

void CurvePlot::setAxes(const PlotAxis& x, const PlotAxis& y) {
    if (x == content_.x_axis && y == content_.y_axis)
        return;
    content_.x_axis = x;
    content_.y_axis = y;
    contentChanged();
}

void CurvePlot::setCurves(std::vector<Curve> curves) {
    if (curves == content_.curves) // drawing is what takes time
        return;
    content_.curves = std::move(curves);
    contentChanged();
}

void CurvePlot::setPoints(std::vector<PlotPoint> points) {
    if (points == content_.points)
        return;
    content_.points = std::move(points);
    contentChanged();
}

void CurvePlot::setMarker(std::optional<double> x, bool draggable) {
    marker_draggable_ = draggable;
    if (x == content_.marker || dragging_)
        return;
    content_.marker = x;
    if (stale_ || !handles_.marker)
        return;
    placeMarker(*plot_, handles_, content_);
    plot_->layer("marker")->replot();
}

void CurvePlot::setEmptyText(const QString& text) {
    empty_text_ = text;
    showEmptyText();
}

void CurvePlot::setProgress(std::optional<double> fraction, const QString& text) { frame_->setProgress(fraction, text); }

void CurvePlot::showEmptyText() { frame_->setEmptyText(content_.curves.empty() ? empty_text_ : QString()); }

/// Several setters in a row draw once.
void CurvePlot::contentChanged() {
    showEmptyText();
    stale_ = true;
    if (!queued_)
        QMetaObject::invokeMethod(this, &CurvePlot::rebuild, Qt::QueuedConnection);
    queued_ = true;
}

void CurvePlot::rebuild() {
    queued_ = false;
    if (!stale_ || !plot_->isVisible())
        return;
    stale_ = false;
    handles_ = drawCurves(*plot_, content_, plot_->size(), themeOf(this));
    plot_->replot();
}

void CurvePlot::showEvent(QShowEvent*) { rebuild(); }

void CurvePlot::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        contentChanged();
    QWidget::changeEvent(event);
}

bool CurvePlot::nearMarker(QPointF position) const {
    return marker_draggable_ && content_.marker && !content_.curves.empty() &&
           plot_->axisRect()->rect().contains(position.toPoint()) &&
           std::abs(position.x() - plot_->xAxis->coordToPixel(*content_.marker)) <= 6;
}

void CurvePlot::moveMarkerTo(double x, bool finished) {
    x = std::clamp(x, plot_->xAxis->range().lower, plot_->xAxis->range().upper);
    content_.marker = x;
    placeMarker(*plot_, handles_, content_);
    plot_->layer("marker")->replot();
    Q_EMIT markerMoved(x, finished);
}

bool CurvePlot::eventFilter(QObject* watched, QEvent* event) {
    if (watched == plot_ && event->type() == QEvent::Resize)
        contentChanged();
    if (watched != plot_ || stale_)
        return QWidget::eventFilter(watched, event);
    if (event->type() == QEvent::Leave)
        leave();
    auto* mouse = dynamic_cast<QMouseEvent*>(event);
    if (!mouse)
        return QWidget::eventFilter(watched, event);
    if (event->type() == QEvent::MouseButtonPress && mouse->button() == Qt::LeftButton) {
        setFocus();
        dragging_ = nearMarker(mouse->position());
        return dragging_;
    }
    if (event->type() == QEvent::MouseMove) {
        if (dragging_) {
            moveMarkerTo(plot_->xAxis->pixelToCoord(mouse->position().x()), false);
            return true;
        }
        plot_->setCursor(nearMarker(mouse->position()) ? Qt::SizeHorCursor : Qt::ArrowCursor);
        hover(mouse->position());
    }
    if (event->type() == QEvent::MouseButtonRelease && dragging_) {
        dragging_ = false;
        moveMarkerTo(plot_->xAxis->pixelToCoord(mouse->position().x()), true);
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void CurvePlot::keyPressEvent(QKeyEvent* event) {
    bool left = event->key() == Qt::Key_Left, right = event->key() == Qt::Key_Right;
    if ((!left && !right) || !content_.marker || !marker_draggable_ || stale_)
        return QWidget::keyPressEvent(event);
    double step = plot_->axisRect()->width() * 0.02;
    moveMarkerTo(plot_->xAxis->pixelToCoord(plot_->xAxis->coordToPixel(*content_.marker) + (left ? -step : step)), true);
}

/// Names the curve nearest to the cursor and its values there.
void CurvePlot::hover(QPointF position) {
    const Curve* nearest = nullptr;
    std::size_t index = 0;
    double best = 40; // pixels
    for (const Curve& curve : content_.curves)
        for (std::size_t i = 0; i < curve.x.size(); ++i) {
            double distance = std::hypot(plot_->xAxis->coordToPixel(curve.x[i]) - position.x(),
                                         plot_->yAxis->coordToPixel(curve.y[i]) - position.y());
            if (distance < best) {
                best = distance;
                nearest = &curve;
                index = i;
            }
        }
    if (!nearest || !plot_->axisRect()->rect().contains(position.toPoint()))
        return leave();
    auto symbol = [](const PlotAxis& axis) { return axis.label.section(' ', 0, 0); }; // "ε (log)" → "ε"
    QString text = QString("%1: %2 %3, %4 %5")
                       .arg(nearest->name, symbol(content_.x_axis), shortNumber(nearest->x[index]), symbol(content_.y_axis),
                            shortNumber(nearest->y[index]));
    if (nearest->sd.size() == nearest->y.size())
        text += " ± " + shortNumber(nearest->sd[index]);
    handles_.read_out->setText(QString(text).replace(": ", "\n"));
    handles_.read_out->setVisible(true);
    bool at_top_left = position.x() < plot_->axisRect()->center().x() && position.y() < plot_->axisRect()->center().y();
    handles_.read_out->setPositionAlignment(Qt::AlignTop | (at_top_left ? Qt::AlignRight : Qt::AlignLeft));
    handles_.read_out->position->setCoords(at_top_left ? 0.98 : 0.02, 0.02);
    plot_->layer("marker")->replot();
    Q_EMIT hovered(text);
}

void CurvePlot::leave() {
    if (!handles_.read_out || !handles_.read_out->visible())
        return;
    handles_.read_out->setVisible(false);
    plot_->layer("marker")->replot();
    Q_EMIT hovered({});
}

namespace {

CurveContent publicPart(CurveContent content) {
    std::erase_if(content.curves, [](const Curve& curve) { return curve.secret; });
    return content;
}

} // namespace

QString CurvePlot::csv(const QString& caption) const {
    auto column = [](const PlotAxis& axis) {
        return csvCell(axis.unit.isEmpty() ? axis.label : axis.label + " (" + axis.unit + ")");
    };
    QString out = csvCaption(caption) + "curve," + column(content_.x_axis) + "," + column(content_.y_axis) + ",sd\n";
    auto number = [](double v) { return std::isfinite(v) ? QString::fromStdString(valueText(v)) : QString(); };
    const CurveContent content = publicPart(content_);
    for (const Curve& curve : content.curves)
        for (std::size_t i = 0; i < curve.x.size(); ++i)
            out += csvCell(curve.name) + "," + number(curve.x[i]) + "," + number(curve.y[i]) + "," +
                   (curve.sd.size() == curve.y.size() ? number(curve.sd[i]) : QString()) + "\n";
    return out;
}

PlotExport CurvePlot::exported(const QString& caption) const {
    auto draw = [content = publicPart(content_)](QCustomPlot& plot, QSize size, const Theme& theme) {
        drawCurves(plot, content, size, theme);
    };
    return {draw, export_title_.isEmpty() ? content_.title : export_title_, caption};
}

QImage CurvePlot::toImage(QSize size, double dpi, const QString& caption) const {
    return plotImage(exported(caption), size, dpi);
}

bool CurvePlot::saveSvg(const QString& path, QSize size, const QString& caption) const {
    return savePlotSvg(exported(caption), path, size);
}

bool CurvePlot::savePdf(const QString& path, QSize size, const QString& caption) const {
    return savePlotPdf(exported(caption), path, size);
}

} // namespace nictate

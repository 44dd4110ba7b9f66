#include "widgets/plot.h"

#include "widgets/custom_plot.h"
#include "widgets/cut_text.h"
#include "widgets/show_percent.h"
#include "widgets/theme.h"
#include "widgets/translated.h"

#include <QDialog>
#include <QHBoxLayout>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QMetaMethod>
#include <QMouseEvent>
#include <QProgressBar>
#include <QRubberBand>
#include <QStackedWidget>
#include <QToolButton>
#include <QToolTip>
#include <QVBoxLayout>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace nictate {

namespace {
constexpr int most_lines_of_empty = 12;
}

PlotFrame::PlotFrame(QWidget* plot, QWidget* parent)
    : QWidget(parent), title_(new ElidedLabel), badge_(new ElidedLabel), empty_text_(new ElidedLabel),
      beside_(new QStackedWidget), progress_(new QWidget), what_(new QLabel), bar_(new QProgressBar), cancel_(new QToolButton),
      plot_(plot) {
    title_->setObjectName("plot_title");
    title_->setFont(scaledFont(interfaceFont(), 1, QFont::DemiBold));
    title_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    title_->setMinimumWidth(60);
    badge_->setObjectName("plot_badge");
    badge_->setFont(scaledFont(interfaceFont(), 0.75));
    badge_->setProperty("muted", true);
    badge_->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    empty_text_->setObjectName("empty_text");
    empty_text_->setAlignment(Qt::AlignCenter);
    empty_text_->setMostLines(most_lines_of_empty);
    empty_text_->setProperty("muted", true);
    what_->setObjectName("progress_text");
    what_->setFont(scaledFont(interfaceFont(), 0.85));
    what_->setProperty("muted", true);
    bar_->setRange(0, 100);
    bar_->setTextVisible(false);
    bar_->setFixedSize(36, 6);
    cancel_->setObjectName("cancel");
    cancel_->setText("✕");
    cancel_->setToolTip(tr("Cancel"));
    cancel_->setAccessibleName(tr("Cancel"));

    auto* work = new QHBoxLayout(progress_);
    work->setContentsMargins(0, 0, 0, 0);
    work->setSpacing(4);
    work->addStretch();
    work->addWidget(what_);
    work->addWidget(bar_);
    work->addWidget(cancel_);
    beside_->addWidget(badge_);
    beside_->addWidget(progress_);
    beside_->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    auto* head = new QHBoxLayout;
    head->setContentsMargins(6, 0, 2, 0);
    head->addWidget(title_, 1);
    head->addWidget(beside_, 0, Qt::AlignTop);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    column->addLayout(head);
    column->addWidget(plot_, 1);
    column->addWidget(empty_text_, 1);
    connect(cancel_, &QToolButton::clicked, this, &PlotFrame::cancelRequested);
    setEmptyText({});
}

/// A long title wraps, but a low plot needs its height for itself.
void PlotFrame::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    title_->setMostLines(std::clamp(height() / (3 * title_->fontMetrics().lineSpacing()), 1, 4));
}

void PlotFrame::setTitle(const QString& title) { title_->setText(title); }

void PlotFrame::setBadge(const QString& text) {
    badge_->setText(text);
    badge_->setVisible(empty_text_->text().isEmpty());
}

void PlotFrame::setEmptyText(const QString& text) {
    empty_text_->setText(text);
    empty_text_->setVisible(!text.isEmpty());
    plot_->setVisible(text.isEmpty());
    badge_->setVisible(text.isEmpty() && beside_->currentWidget() == badge_);
}

void PlotFrame::setActive(bool active) { title_->setForegroundRole(active ? QPalette::Link : QPalette::WindowText); }

void PlotFrame::setProgress(std::optional<double> fraction, const QString& text) {
    beside_->setCurrentWidget(fraction ? progress_ : badge_);
    badge_->setVisible(!fraction && empty_text_->text().isEmpty());
    if (!fraction)
        return;
    const int percent = static_cast<int>(std::lround(std::clamp(*fraction, 0.0, 1.0) * 100));
    showPercent(*bar_, percent);
    what_->setFixedWidth(what_->fontMetrics().horizontalAdvance("100 %")); // text may have grown since
    what_->setText(QString("%1 %").arg(percent));
    progress_->setToolTip(text);
    bar_->setAccessibleName(text);
}

namespace {

constexpr double zoom_step = 1.25;
constexpr double pan_step = 0.1; ///< of what is seen
constexpr int least_frame = 6;   ///< pixels; less was a click
constexpr QSize window_size(900, 600);

PlotRange rangeOf(const QCPRange& range) { return {range.lower, range.upper}; }

bool covers(const PlotRange& range, const PlotRange& other) { return range.low <= other.low && range.high >= other.high; }

} // namespace

Plot::Plot(QWidget* parent)
    : QWidget(parent), plot_(new QCustomPlot), frame_(new PlotFrame(plot_, this)), read_out_(new QLabel(plot_)),
      elsewhere_(new QLabel(tr("Shown in a window of its own"))), band_(new QRubberBand(QRubberBand::Rectangle, plot_)) {
    plot_->setFocusPolicy(Qt::StrongFocus);
    plot_->setMouseTracking(true);
    plot_->setAttribute(Qt::WA_NoMousePropagation, false); // the wheel may be meant for the page
    plot_->setNotAntialiasedElement(QCP::aeAxes);
    plot_->installEventFilter(this);
    setFocusProxy(plot_);
    read_out_->setObjectName("read_out");
    read_out_->setAttribute(Qt::WA_TransparentForMouseEvents);
    read_out_->setProperty("panel", true);
    read_out_->setFont(scaledFont(interfaceFont(), 0.85));
    read_out_->setContentsMargins(4, 1, 4, 1);
    read_out_->hide();
    elsewhere_->setAlignment(Qt::AlignCenter);
    elsewhere_->setWordWrap(true);
    elsewhere_->setProperty("muted", true);
    elsewhere_->hide();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(frame_);
    layout->addWidget(elsewhere_);
    connect(frame_, &PlotFrame::cancelRequested, this, &Plot::cancelRequested);
    connect(plot_, &QCustomPlot::afterLayout, this, [this] { fitTitles(*plot_); });
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    frame_->setEmptyText(empty_text_);
}

void Plot::setTitle(const QString& title) {
    if (title == title_)
        return;
    title_ = title;
    setAccessibleName(title);
    plot_->setAccessibleName(title);
    frame_->setTitle(title);
    if (window_)
        window_->setWindowTitle(title);
}

void Plot::setBadge(const QString& text) {
    frame_->setBadge(text);
    setAccessibleDescription(text);
}

void Plot::setEmptyText(const QString& text) {
    empty_text_ = text;
    showEmptyText();
}

void Plot::setProgress(std::optional<double> fraction, const QString& text) { frame_->setProgress(fraction, text); }

void Plot::showEmptyText() { frame_->setEmptyText(empty() ? empty_text_ : QString()); }

Picture Plot::picture(QSize size, const QString& caption) const {
    return plotPicture(exported(), export_title_.isEmpty() ? title_ : export_title_, caption, size);
}

// Drawing -----------------------------------------------------------------------------------------------------------------------

void Plot::contentChanged() {
    showEmptyText();
    stale_ = true;
    if (!queued_)
        QMetaObject::invokeMethod(this, &Plot::rebuild, Qt::QueuedConnection);
    queued_ = true;
}

void Plot::rebuild() {
    queued_ = false;
    if (!stale_ || !plot_->isVisible())
        return;
    stale_ = false;
    if (zoom_ && !anythingWithin(*zoom_))
        zoom_.reset();
    draw();
    if (!zoom_)
        whole_ = PlotZoom{rangeOf(plot_->xAxis->range()), rangeOf(plot_->yAxis->range())};
    plot_->replot(QCustomPlot::rpQueuedRefresh); // all plots that changed reach the screen at once
}

void Plot::showEvent(QShowEvent*) { rebuild(); }

void Plot::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        contentChanged();
    QWidget::changeEvent(event);
}

// Zoom --------------------------------------------------------------------------------------------------------------------------

void Plot::setZoom(const std::optional<PlotZoom>& zoom) {
    if (zoom == zoom_)
        return;
    zoom_ = zoom;
    leave();
    contentChanged();
}

void Plot::showPart(const QRectF& part) {
    const PlotZoom wanted{{plot_->xAxis->pixelToCoord(part.left()), plot_->xAxis->pixelToCoord(part.right())},
                          {plot_->yAxis->pixelToCoord(part.bottom()), plot_->yAxis->pixelToCoord(part.top())}};
    if (!QCPRange::validRange(wanted.x.low, wanted.x.high) || !QCPRange::validRange(wanted.y.low, wanted.y.high))
        return;
    if (whole_ && covers(wanted.x, whole_->x) && covers(wanted.y, whole_->y))
        return resetZoom();
    setZoom(wanted);
}

void Plot::zoomAbout(QPointF position, double factor) {
    const QRectF seen = plot_->axisRect()->rect();
    showPart({position + (seen.topLeft() - position) / factor, seen.size() / factor});
}

void Plot::panBy(QPointF pixels) { showPart(QRectF(plot_->axisRect()->rect()).translated(pixels)); }

// Mouse and keys ----------------------------------------------------------------------------------------------------------------

bool Plot::eventFilter(QObject* watched, QEvent* event) {
    return (watched == plot_ && handle(*event)) || QWidget::eventFilter(watched, event);
}

bool Plot::handle(QEvent& event) {
    switch (event.type()) {
    case QEvent::Resize: contentChanged(); return false;
    case QEvent::Show: rebuild(); return false;
    case QEvent::FocusIn:
    case QEvent::FocusOut: frame_->setActive(event.type() == QEvent::FocusIn); return false;
    case QEvent::Leave: leave(); return false;
    case QEvent::ToolTip: {
        const auto& help = static_cast<QHelpEvent&>(event);
        QToolTip::showText(help.globalPos(), wholeTitleAt(*plot_, help.pos()), plot_);
        return true;
    }
    case QEvent::ContextMenu: menu()->popup(static_cast<QContextMenuEvent&>(event).globalPos()); return true;
    case QEvent::KeyPress: return handleKey(static_cast<QKeyEvent&>(event));
    case QEvent::Wheel: {
        const auto& wheel = static_cast<QWheelEvent&>(event);
        const bool wanted = !stale_ && (wheel.modifiers() & Qt::ControlModifier);
        event.setAccepted(wanted); // else the page scrolls
        if (wanted)
            zoomAbout(wheel.position(), std::pow(zoom_step, wheel.angleDelta().y() / 120.0));
        return true;
    }
    case QEvent::MouseButtonPress:
    case QEvent::MouseMove:
    case QEvent::MouseButtonRelease:
    case QEvent::MouseButtonDblClick: return !stale_ && handleMouse(static_cast<QMouseEvent&>(event));
    default: return false;
    }
}

bool Plot::handleMouse(const QMouseEvent& event) {
    if (drag_ == Drag::none && takeMouse(event))
        return true;
    switch (event.type()) {
    case QEvent::MouseButtonDblClick: resetZoom(); return true;
    case QEvent::MouseButtonPress: return press(event);
    case QEvent::MouseMove: move(event); return drag_ != Drag::none;
    default: return release();
    }
}

bool Plot::press(const QMouseEvent& event) {
    const bool left = event.button() == Qt::LeftButton, middle = event.button() == Qt::MiddleButton;
    if ((!left && !middle) || !plot_->axisRect()->rect().contains(event.position().toPoint()))
        return false;
    plot_->setFocus(Qt::MouseFocusReason);
    drag_ = middle || (event.modifiers() & Qt::ShiftModifier) ? Drag::pan : Drag::frame;
    drag_from_ = event.position();
    leave();
    return true;
}

void Plot::move(const QMouseEvent& event) {
    if (drag_ == Drag::pan) {
        panBy(drag_from_ - event.position());
        drag_from_ = event.position();
    } else if (drag_ == Drag::frame) {
        const QRect frame = QRectF(drag_from_, event.position()).normalized().toRect() & plot_->axisRect()->rect();
        band_->setGeometry(frame);
        band_->setVisible(std::min(frame.width(), frame.height()) >= least_frame);
    } else {
        hover(event.position());
    }
}

bool Plot::release() {
    if (drag_ == Drag::frame && band_->isVisible())
        showPart(band_->geometry());
    band_->hide();
    return std::exchange(drag_, Drag::none) != Drag::none;
}

bool Plot::handleKey(const QKeyEvent& event) {
    if (stale_ || takeKey(event))
        return !stale_;
    const QRectF seen = plot_->axisRect()->rect();
    const bool shift = event.modifiers() & Qt::ShiftModifier;
    auto pan = [&](double x, double y) {
        if (shift)
            panBy({x * pan_step * seen.width(), y * pan_step * seen.height()});
        return shift;
    };
    switch (event.key()) {
    case Qt::Key_Plus:
    case Qt::Key_Equal: zoomAbout(seen.center(), zoom_step); return true;
    case Qt::Key_Minus: zoomAbout(seen.center(), 1 / zoom_step); return true;
    case Qt::Key_0: resetZoom(); return true;
    case Qt::Key_Return:
    case Qt::Key_Enter: enlarge(); return true;
    case Qt::Key_Left: return pan(-1, 0);
    case Qt::Key_Right: return pan(1, 0);
    case Qt::Key_Up: return pan(0, -1);
    case Qt::Key_Down: return pan(0, 1);
    default: return false;
    }
}

void Plot::keyPressEvent(QKeyEvent* event) {
    if (!handleKey(*event))
        QWidget::keyPressEvent(event);
}

// Values on hover ---------------------------------------------------------------------------------------------------------------

void Plot::hover(QPointF position) {
    const QRectF area = plot_->axisRect()->rect();
    const QString text = area.contains(position) && !empty() ? textAt(position) : QString();
    if (text.isEmpty())
        return leave();
    read_out_->setText(QString(text).replace(": ", "\n"));
    read_out_->adjustSize();
    const QSizeF size = read_out_->size();
    const double right = area.right() - size.width() - 3, bottom = area.bottom() - size.height() - 3;
    QRectF best;
    std::size_t least = SIZE_MAX;
    for (const QPointF corner : {area.topLeft() + QPointF(3, 3), QPointF(right, area.top() + 3), QPointF(area.left() + 3, bottom),
                                 QPointF(right, bottom)}) {
        const QRectF place(corner, size);
        const std::size_t cost = covered(place) + (place.adjusted(-12, -12, 12, 12).contains(position) ? 1'000'000 : 0);
        if (cost < least) {
            least = cost;
            best = place;
        }
    }
    read_out_->move(best.topLeft().toPoint());
    read_out_->show();
    if (text != read_)
        Q_EMIT hovered(read_ = text);
}

void Plot::leave() {
    read_out_->hide();
    if (read_.isEmpty())
        return;
    read_.clear();
    Q_EMIT hovered({});
}

// A window of its own, and the menu ---------------------------------------------------------------------------------------------

void Plot::enlarge() {
    if (window_)
        return window_->activateWindow();
    window_ = new QDialog(this, Qt::Window);
    window_->setObjectName("enlarged_plot");
    window_->setWindowTitle(title_);
    window_->resize(window_size);
    auto* layout = new QVBoxLayout(window_);
    layout->addWidget(frame_);
    elsewhere_->show();
    connect(window_, &QDialog::finished, this, &Plot::bringBack);
    window_->show();
    plot_->setFocus();
}

void Plot::bringBack() {
    if (!window_)
        return;
    elsewhere_->hide();
    layout()->addWidget(frame_);
    frame_->show();
    window_->deleteLater();
    window_.clear();
    contentChanged();
}

QMenu* Plot::menu() {
    if (menu_)
        return menu_;
    menu_ = new QMenu(this);
    auto add = [this](const char* name, const QString& text, auto&& what) {
        QAction* action = menu_->addAction(text, this, what);
        action->setObjectName(name);
        return action;
    };
    const std::vector<std::pair<QAction*, QMetaMethod>> leaving = {
        {add("plot_copy_picture", tr("&Copy picture"), &Plot::copyPicture), QMetaMethod::fromSignal(&Plot::copyPicture)},
        {add("plot_copy_data", tr("Copy &data"), &Plot::copyData), QMetaMethod::fromSignal(&Plot::copyData)},
        {add("plot_export_picture", tr("Export &picture…"), &Plot::exportPicture), QMetaMethod::fromSignal(&Plot::exportPicture)},
        {add("plot_export_data", tr("&Export data…"), &Plot::exportData), QMetaMethod::fromSignal(&Plot::exportData)}};
    menu_->addSeparator();
    QAction* reset = add("plot_reset_zoom", tr("&Reset zoom\t0"), &Plot::resetZoom);
    QAction* enlarge = add("plot_enlarge", tr("En&large\tEnter"), &Plot::enlarge);
    connect(menu_, &QMenu::aboutToShow, this, [=, this] {
        for (const auto& [action, asked] : leaving) {
            action->setVisible(isSignalConnected(asked));
            action->setEnabled(mayLeave());
        }
        reset->setEnabled(zoom_.has_value());
        enlarge->setEnabled(!enlarged());
    });
    return menu_;
}

} // namespace nictate

#include "widgets/outline.h"

#include "widgets/theme.h"

#include <QApplication>
#include <QMouseEvent>
#include <QPainter>

namespace nictate {

namespace {

constexpr int rim = 4, halo_px = 76;

void letThrough(QWidget& widget) {
    widget.setAttribute(Qt::WA_TransparentForMouseEvents);
    widget.setAttribute(Qt::WA_NoSystemBackground);
    widget.setFocusPolicy(Qt::NoFocus);
    widget.hide();
}

} // namespace

Outline::Outline(QWidget* window) : QWidget(window) {
    setObjectName("outline");
    letThrough(*this);
}

void Outline::setTarget(QWidget* target) {
    for (QWidget* each = target_; each; each = each->parentWidget())
        each->removeEventFilter(this);
    target_ = target;
    for (QWidget* each = target_; each; each = each->parentWidget()) // any of them may move or hide it
        each->installEventFilter(this);
    place();
}

bool Outline::eventFilter(QObject* watched, QEvent* event) {
    switch (event->type()) {
    case QEvent::Move:
    case QEvent::Resize:
    case QEvent::Show:
    case QEvent::Hide:
    case QEvent::LayoutRequest: place(); break;
    default: break;
    }
    return QWidget::eventFilter(watched, event);
}

void Outline::place() {
    if (!target_ || !target_->isVisible() || target_->window() != window())
        return hide();
    const QRect around(target_->mapTo(parentWidget(), QPoint(0, 0)), target_->size());
    setGeometry(around.adjusted(-rim, -rim, rim, rim).intersected(parentWidget()->rect()));
    show();
    raise();
}

void Outline::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QColor soft = themeOf(this).warning_text;
    painter.setPen(QPen(soft, 2.5));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1.5, 1.5, -1.5, -1.5), 6, 6);
}

PointerHalo::PointerHalo(QWidget* window) : QWidget(window) {
    setObjectName("pointer_halo");
    letThrough(*this);
    resize(halo_px, halo_px);
}

void PointerHalo::setOn(bool on) {
    if (on == on_)
        return;
    on_ = on;
    if (on_)
        qApp->installEventFilter(this);
    else
        qApp->removeEventFilter(this);
    setVisible(on_);
    if (on_)
        follow(QCursor::pos());
}

/// Events of the window itself come first and always, whatever widget is below the pointer.
bool PointerHalo::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::MouseMove && watched->isWindowType())
        follow(static_cast<QMouseEvent*>(event)->globalPosition().toPoint());
    return QWidget::eventFilter(watched, event);
}

void PointerHalo::follow(QPoint global) {
    move(parentWidget()->mapFromGlobal(global) - rect().center());
    raise();
}

void PointerHalo::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QColor ring("#ffb000"); // seen on light and dark alike
    painter.setPen(QPen(ring, 3));
    ring.setAlpha(50);
    painter.setBrush(ring);
    painter.drawEllipse(QRectF(rect()).adjusted(3, 3, -3, -3));
}

} // namespace nictate

#include "widgets/hint_overlay.h"

#include "widgets/theme.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPainterPath>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace nictate {

HintOverlay::HintOverlay(QWidget* window, std::vector<Hint> hints, QWidget* spared)
    : QWidget(window), hints_(std::move(hints)), spared_(spared), bubble_(new QFrame(this)), title_(new QLabel),
      text_(new QLabel), count_(new QLabel), back_(new QPushButton(tr("Back"))), next_(new QPushButton(tr("Next"))) {
    setAttribute(Qt::WA_DeleteOnClose);
    setFocusPolicy(Qt::StrongFocus);
    bubble_->setProperty("panel", true);
    bubble_->setFixedWidth(320);
    title_->setFont(scaledFont(interfaceFont(), 1.15, QFont::DemiBold));
    title_->setWordWrap(true);
    text_->setWordWrap(true);
    count_->setProperty("muted", true);
    next_->setProperty("primary", true);
    next_->setObjectName("next");
    back_->setObjectName("back");
    auto* skip = new QPushButton(tr("Skip"));
    skip->setObjectName("skip");
    skip->setFlat(true);
    for (QPushButton* button : {back_, next_, skip})
        button->setFocusPolicy(Qt::NoFocus); // the overlay keeps the keyboard
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(count_);
    buttons->addStretch();
    buttons->addWidget(skip);
    buttons->addWidget(back_);
    buttons->addWidget(next_);
    auto* column = new QVBoxLayout(bubble_);
    column->setContentsMargins(14, 12, 14, 12);
    column->addWidget(title_);
    column->addWidget(text_);
    column->addLayout(buttons);
    connect(next_, &QPushButton::clicked, this, &HintOverlay::next);
    connect(back_, &QPushButton::clicked, this, &HintOverlay::back);
    connect(skip, &QPushButton::clicked, this, &HintOverlay::dismiss);
    window->installEventFilter(this);
    if (spared_)
        spared_->installEventFilter(this);
    QWidget::show();
    raise();
    setFocus();
    showStep(0);
}

void HintOverlay::next() {
    if (step_ + 1 >= static_cast<int>(hints_.size()))
        dismiss();
    else
        showStep(step_ + 1);
}

void HintOverlay::back() {
    if (step_ > 0)
        showStep(step_ - 1);
}

void HintOverlay::dismiss() {
    Q_EMIT dismissed();
    close();
}

void HintOverlay::showStep(int step) {
    if (hints_.empty())
        return dismiss();
    step_ = step;
    const Hint& hint = hints_[static_cast<std::size_t>(step)];
    title_->setText(hint.title);
    text_->setText(hint.text);
    count_->setText(tr("%1 of %2").arg(step + 1).arg(hints_.size()));
    back_->setVisible(step > 0);
    next_->setText(step + 1 < static_cast<int>(hints_.size()) ? tr("Next") : tr("Done"));
    setAccessibleName(hint.title);
    setAccessibleDescription(hint.text);
    place();
}

/// What moves, hides or shows the target moves the light.
void HintOverlay::follow() {
    const std::function<QWidget*()> of =
        hints_.empty() ? std::function<QWidget*()>() : hints_[static_cast<std::size_t>(step_)].target;
    QWidget* target = of ? of() : nullptr;
    if (target == followed_)
        return;
    for (QWidget* each = followed_; each && each != parentWidget(); each = each->parentWidget())
        if (each != spared_)
            each->removeEventFilter(this);
    followed_ = target;
    for (QWidget* each = followed_; each && each != parentWidget(); each = each->parentWidget())
        each->installEventFilter(this);
}

QRect HintOverlay::targetRect() const {
    if (!followed_ || !followed_->isVisible() || followed_->window() != window())
        return {};
    return QRect(followed_->mapTo(parentWidget(), QPoint(0, 0)) - pos(), followed_->size())
        .adjusted(-4, -4, 4, 4)
        .intersected(rect());
}

/// The window but for what is spared.
QRect HintOverlay::room() const {
    QRect all = parentWidget()->rect();
    if (spared_ && spared_->isVisible())
        all.setLeft(spared_->mapTo(parentWidget(), QPoint(spared_->width(), 0)).x());
    return all;
}

/// The bubble goes below, above, left or right of its target: where there is room.
void HintOverlay::place() {
    follow();
    setGeometry(room());
    bubble_->setFixedHeight(bubble_->layout()->hasHeightForWidth() ? bubble_->layout()->heightForWidth(320)
                                                                   : bubble_->sizeHint().height());
    QRect target = targetRect();
    QSize size = bubble_->size();
    QPoint at = rect().center() - QPoint(size.width() / 2, size.height() / 2);
    constexpr int gap = 10;
    if (!target.isNull()) {
        if (target.bottom() + gap + size.height() < height())
            at = {target.center().x() - size.width() / 2, target.bottom() + gap};
        else if (target.top() - gap - size.height() > 0)
            at = {target.center().x() - size.width() / 2, target.top() - gap - size.height()};
        else if (target.left() - gap - size.width() > 0)
            at = {target.left() - gap - size.width(), target.center().y() - size.height() / 2};
        else if (target.right() + gap + size.width() < width())
            at = {target.right() + gap, target.center().y() - size.height() / 2};
    }
    at.setX(std::clamp(at.x(), 8, std::max(8, width() - size.width() - 8)));
    at.setY(std::clamp(at.y(), 8, std::max(8, height() - size.height() - 8)));
    bubble_->move(at);
    update();
}

void HintOverlay::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QPainterPath shade, hole;
    shade.addRect(rect());
    QRect target = targetRect();
    if (!target.isNull())
        hole.addRoundedRect(target, 6, 6);
    painter.fillPath(shade.subtracted(hole), QColor(0, 0, 0, 110));
    painter.setPen(QPen(themeOf(this).accent, 2));
    painter.drawPath(hole);
}

void HintOverlay::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
    case Qt::Key_Right: return next();
    case Qt::Key_Left:
    case Qt::Key_Backspace: return back();
    case Qt::Key_Escape: return dismiss();
    default: QWidget::keyPressEvent(event);
    }
}

void HintOverlay::mousePressEvent(QMouseEvent*) { setFocus(); }

bool HintOverlay::eventFilter(QObject* watched, QEvent* event) {
    switch (event->type()) {
    case QEvent::Move:
    case QEvent::Resize: place(); break;
    case QEvent::Show:
    case QEvent::Hide: QMetaObject::invokeMethod(this, &HintOverlay::place, Qt::QueuedConnection); break;
    default: break;
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace nictate

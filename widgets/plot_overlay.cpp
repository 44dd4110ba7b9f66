#include "widgets/plot_overlay.h"

#include "widgets/theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>

#include <algorithm>
#include <cmath>

namespace nictate {

PlotOverlay::PlotOverlay(QWidget* plot)
    : QWidget(plot), text_(new QLabel(plot)), strip_(new QFrame(plot)), what_(new QLabel), bar_(new QProgressBar),
      cancel_(new QPushButton("Cancel")) {
    hide(); // only its two parts are seen
    text_->setObjectName("empty_text");
    text_->setAlignment(Qt::AlignCenter);
    text_->setWordWrap(true);
    text_->setProperty("muted", true);
    text_->setAttribute(Qt::WA_TransparentForMouseEvents);
    strip_->setProperty("panel", true);
    what_->setObjectName("progress_text");
    what_->setFont(scaledFont(interfaceFont(), 0.9));
    bar_->setRange(0, 1000);
    bar_->setTextVisible(false);
    bar_->setFixedWidth(70);
    cancel_->setObjectName("cancel");
    cancel_->setFont(scaledFont(interfaceFont(), 0.9));
    auto* row = new QHBoxLayout(strip_);
    row->setContentsMargins(8, 2, 4, 2);
    row->setSpacing(8);
    row->addWidget(what_);
    row->addWidget(bar_);
    row->addWidget(cancel_);
    connect(cancel_, &QPushButton::clicked, this, &PlotOverlay::cancelRequested);
    plot->installEventFilter(this);
    setText({});
    setProgress({}, {});
}

void PlotOverlay::setText(const QString& text) {
    text_->setText(text);
    text_->setVisible(!text.isEmpty());
    place();
}

void PlotOverlay::setProgress(std::optional<double> fraction, const QString& text) {
    strip_->setVisible(fraction.has_value());
    if (!fraction)
        return;
    int percent = static_cast<int>(std::lround(std::clamp(*fraction, 0.0, 1.0) * 100));
    bar_->setValue(percent * 10);
    what_->setText(QString("%1 %2 %").arg(text.isEmpty() ? QString("Computing…") : text).arg(percent));
    place();
}

void PlotOverlay::place() {
    QRect whole = parentWidget()->rect();
    text_->setGeometry(whole.adjusted(16, 16, -16, -16));
    QSize size = strip_->sizeHint().boundedTo(whole.size());
    strip_->setGeometry(QRect({whole.right() - size.width() - 6, whole.top() + 4}, size));
    strip_->raise();
}

bool PlotOverlay::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize)
        place();
    return QWidget::eventFilter(watched, event);
}

} // namespace nictate

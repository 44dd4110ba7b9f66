#include "widgets/plot_frame.h"

#include "widgets/theme.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace nictate {

namespace {

/// A label that cuts its text rather than asking for room.
class CutLabel : public QLabel {
  public:
    CutLabel() { setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred); }

  protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        painter.setPen(palette().color(foregroundRole()));
        painter.drawText(rect(), Qt::AlignVCenter | Qt::AlignLeft, fontMetrics().elidedText(text(), Qt::ElideRight, width()));
    }
};

} // namespace

PlotFrame::PlotFrame(QWidget* plot, QWidget* parent)
    : QWidget(parent), title_(new CutLabel), badge_(new QLabel), empty_text_(new QLabel), progress_(new QWidget),
      what_(new QLabel), bar_(new QProgressBar), cancel_(new QPushButton("Cancel")), plot_(plot) {
    title_->setObjectName("plot_title");
    title_->setFont(scaledFont(interfaceFont(), 1, QFont::DemiBold));
    badge_->setObjectName("plot_badge");
    badge_->setFont(scaledFont(interfaceFont(), 0.75));
    badge_->setProperty("muted", true);
    empty_text_->setObjectName("empty_text");
    empty_text_->setAlignment(Qt::AlignCenter);
    empty_text_->setWordWrap(true);
    empty_text_->setProperty("muted", true);
    what_->setObjectName("progress_text");
    what_->setFont(scaledFont(interfaceFont(), 0.9));
    what_->setProperty("muted", true);
    bar_->setRange(0, 100);
    bar_->setTextVisible(false);
    bar_->setFixedSize(56, 6);
    cancel_->setObjectName("cancel");
    cancel_->setProperty("small", true);

    auto* work = new QHBoxLayout(progress_);
    work->setContentsMargins(0, 0, 0, 0);
    work->setSpacing(6);
    work->addWidget(what_);
    work->addWidget(bar_);
    work->addWidget(cancel_);
    auto* head = new QHBoxLayout;
    head->setContentsMargins(6, 0, 2, 0);
    head->addWidget(title_, 1);
    head->addWidget(badge_);
    head->addWidget(progress_);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    column->addLayout(head);
    column->addWidget(plot_, 1);
    column->addWidget(empty_text_, 1);
    title_->setMinimumHeight(cancel_->sizeHint().height()); // the plot stays put when work begins
    connect(cancel_, &QPushButton::clicked, this, &PlotFrame::cancelRequested);
    setEmptyText({});
    setProgress({}, {});
}

void PlotFrame::setTitle(const QString& title) {
    title_->setText(title);
    title_->setToolTip(title);
}

void PlotFrame::setBadge(const QString& text) {
    badge_->setText(text);
    badge_->setVisible(!text.isEmpty() && empty_text_->text().isEmpty());
}

void PlotFrame::setEmptyText(const QString& text) {
    empty_text_->setText(text);
    empty_text_->setVisible(!text.isEmpty());
    plot_->setVisible(text.isEmpty());
    badge_->setVisible(text.isEmpty() && !badge_->text().isEmpty());
}

void PlotFrame::setProgress(std::optional<double> fraction, const QString& text) {
    progress_->setVisible(fraction.has_value());
    if (!fraction)
        return;
    int percent = static_cast<int>(std::lround(std::clamp(*fraction, 0.0, 1.0) * 100));
    bar_->setValue(percent);
    what_->setText(QString("%1 %2 %").arg(text.isEmpty() ? QString("Computing…") : text).arg(percent));
}

} // namespace nictate

#include "widgets/plot_frame.h"

#include "widgets/cut_text.h"
#include "widgets/theme.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

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
    bar_->setValue(percent);
    what_->setFixedWidth(what_->fontMetrics().horizontalAdvance("100 %")); // text may have grown since
    what_->setText(QString("%1 %").arg(percent));
    progress_->setToolTip(text);
    bar_->setAccessibleName(text);
}

} // namespace nictate

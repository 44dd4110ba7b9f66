#include "app/window/work_bar.h"

#include "app/background.h"
#include "widgets/show_percent.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QToolButton>

#include <algorithm>

namespace nictate {

WorkBar::WorkBar(QWidget* parent)
    : QWidget(parent), name_(new QLabel(this)), bar_(new QProgressBar(this)), cancel_(new QToolButton(this)) {
    bar_->setFixedWidth(140);
    bar_->setMaximumHeight(12);
    bar_->setTextVisible(false);
    bar_->setRange(0, 100);
    cancel_->setText(tr("Cancel"));
    cancel_->setObjectName("cancel_work");
    cancel_->setAutoRaise(true);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(name_);
    layout->addWidget(bar_);
    layout->addWidget(cancel_);
    connect(cancel_, &QToolButton::clicked, this, &WorkBar::cancelAll);
    hide();
}

void WorkBar::watch(Background* work) {
    work_.push_back(work);
    connect(work, &Background::started, this, [this, work] {
        fraction_[work] = 0;
        refresh();
    });
    connect(work, &Background::progressed, this, [this, work](double fraction) {
        fraction_[work] = fraction;
        refresh();
    });
    connect(work, &Background::finished, this, &WorkBar::refresh);
}

bool WorkBar::idle() const {
    return std::none_of(work_.begin(), work_.end(), [](const Background* work) { return work->running(); });
}

void WorkBar::cancelAll() {
    for (Background* work : work_)
        work->cancel();
}

void WorkBar::refresh() {
    setVisible(!idle());
    if (idle()) {
        shown_.clear();
        Q_EMIT becameIdle();
    }
    for (Background* work : work_)
        if (work->running()) { // the first one stands for all: they were added in order of importance
            const int percent = static_cast<int>(fraction_[work] * 100);
            if (shown_ != work->name())
                name_->setMinimumWidth(fontMetrics().horizontalAdvance(tr("%1 %2 %").arg(work->name()).arg(100)) + 4);
            shown_ = work->name();
            name_->setText(tr("%1 %2 %").arg(shown_).arg(percent));
            showPercent(*bar_, percent);
            return;
        }
}

} // namespace nictate

#include "app/release/release_dialog.h"

#include "app/release/release_result.h"
#include "widgets/help_place.h"
#include "widgets/on_screen.h"
#include "widgets/translated.h"

#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QStackedWidget>
#include <QStyle>
#include <QVBoxLayout>

#include <algorithm>

namespace nictate {

ReleaseDialog::ReleaseDialog(ReleaseOffer offer, QWidget* parent)
    : QDialog(parent), form_(new ReleaseForm(std::move(offer))), result_(new ReleaseResult), pages_(new QStackedWidget),
      progress_(new QProgressBar), doing_(new QLabel), release_(new QPushButton(tr("Release"))), close_(new QPushButton),
      work_(tr("Release")) {
    setWindowTitle(tr("Release"));
    setProperty(help_page, "release");
    setObjectName("release_dialog");
    auto* area = new QScrollArea; // a small screen still shows all of it
    area->setWidget(form_);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->viewport()->setAutoFillBackground(false);
    form_->setAutoFillBackground(false);
    pages_->addWidget(area);
    pages_->addWidget(result_);
    release_->setObjectName("release_button");
    release_->setProperty("release", true);
    close_->setObjectName("release_close");
    for (QPushButton* button : {release_, close_}) // Enter in a line must not release anything
        button->setAutoDefault(false);
    progress_->setTextVisible(false);
    progress_->setMinimumWidth(160);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(doing_);
    buttons->addStretch(1);
    buttons->addWidget(progress_);
    buttons->addWidget(release_);
    buttons->addWidget(close_);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(pages_, 1);
    layout->addLayout(buttons);
    connect(form_, &ReleaseForm::changed, this, &ReleaseDialog::sync);
    connect(form_, &ReleaseForm::changed, this, &ReleaseDialog::grow);
    connect(form_, &ReleaseForm::sizeGiven, this, [this](int width_px, int height_px) {
        QDialog::reject();
        Q_EMIT sizeGiven(width_px, height_px);
    });
    connect(form_, &ReleaseForm::readingAgreed, this, [this] {
        QDialog::reject();
        Q_EMIT readingAgreed();
    });
    connect(form_, &ReleaseForm::readingRefused, this, [this] {
        QDialog::reject();
        Q_EMIT readingRefused();
    });
    connect(release_, &QPushButton::clicked, this, &ReleaseDialog::release);
    connect(close_, &QPushButton::clicked, this, &ReleaseDialog::reject);
    connect(result_, &ReleaseResult::saved, this, [this] {
        giving_up_ = false;
        sync();
    });
    connect(&work_, &Background::progressed, this, &ReleaseDialog::showProgress);
    connect(&work_, &Background::failed, form_, [this](const QString& text) { form_->setFailure(text); });
    connect(&work_, &Background::started, this, &ReleaseDialog::sync);
    connect(&work_, &Background::finished, this, &ReleaseDialog::sync);
    resize(QSize(62 * fontMetrics().height(), 0).boundedTo(screen()->availableSize() - QSize(40, 60)));
    grow();
    sync();
}

/// So that the whole form is seen, as far as the screen allows.
void ReleaseDialog::grow() { growOnScreen(*this, {width(), form_->heightForWidth(width() - 40) + 5 * fontMetrics().height()}); }

void ReleaseDialog::release() {
    if (!form_->ready() || work_.running())
        return;
    order_ = form_->order();
    stop_ = std::make_shared<std::atomic<bool>>(false);
    progress_->setRange(0, order_.job.items.size() > 1 ? static_cast<int>(order_.job.items.size()) : 0);
    progress_->setValue(0);
    work_.start([order = order_, stop = stop_](const Progress& progress) { return runRelease(order, progress, *stop); },
                [this](ReleaseOutcome outcome) { take(std::move(outcome)); });
    showProgress(0);
}

void ReleaseDialog::showProgress(double fraction) {
    const std::vector<ReleaseItem>& items = order_.job.items;
    const auto done = static_cast<std::size_t>(fraction * static_cast<double>(items.size()) + 0.5);
    progress_->setValue(static_cast<int>(done));
    const std::size_t now = std::min(done, items.size() - 1);
    const QString name = QString::fromStdString(items[now].name);
    doing_->setText(items.size() == 1 ? tr("Releasing %1…").arg(name)
                                      : tr("Releasing %1 of %2: %3…").arg(now + 1).arg(items.size()).arg(name));
}

void ReleaseDialog::take(ReleaseOutcome outcome) {
    const QString ledger = QString::fromStdString(order_.ledger.string());
    if (outcome.done.empty()) {
        form_->setFailure(outcome.stopped ? tr("Stopped before anything was drawn. Nothing was released.")
                                          : tr("Nothing was released: %1").arg(translated(outcome.failure)));
        if (!outcome.stopped)
            Q_EMIT released(ledger, {});
        return;
    }
    result_->setOutcome(std::move(outcome));
    pages_->setCurrentWidget(result_);
    growOnScreen(*this, {0, 36 * fontMetrics().height()});
    Q_EMIT released(ledger, QString::fromStdString(order_.out.string()));
}

void ReleaseDialog::reject() {
    if (work_.running())
        *stop_ = true;
    else if (!giving_up_ && result_->outcome().unwritten())
        giving_up_ = true;
    else
        QDialog::reject();
    sync();
}

void ReleaseDialog::sync() {
    const bool running = work_.running(), finished = pages_->currentWidget() == result_;
    form_->setEnabled(!running);
    release_->setVisible(!finished);
    release_->setEnabled(!running && form_->ready());
    const std::size_t group = form_->ready() && !finished ? form_->order().job.smallest_group : 0;
    release_->setProperty("release", !form_->fewPeople() && (group == 0 || group >= fewest_people));
    release_->style()->polish(release_);
    progress_->setVisible(running);
    doing_->setVisible(running);
    const bool stopping = running && *stop_;
    close_->setEnabled(!stopping);
    close_->setText(stopping     ? tr("Stopping after this one…")
                    : running    ? tr("Stop")
                    : giving_up_ ? tr("Close and lose the paid release")
                    : finished   ? tr("Close")
                                 : tr("Cancel"));
}

} // namespace nictate

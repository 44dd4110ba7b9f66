#include "app/release/release_result.h"

#include "app/release/ledger_words.h"
#include "core/errors.h"
#include "core/files/atomic_file.h"
#include "core/simulate/synthetic_fixations.h"
#include "widgets/release_pictures.h"
#include "widgets/shown_number.h"
#include "widgets/theme.h"
#include "widgets/translated.h"

#include <QDesktopServices>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPainter>
#include <QPushButton>
#include <QSplitter>
#include <QStyle>
#include <QTextBrowser>
#include <QUrl>
#include <QVBoxLayout>

#include <algorithm>

namespace nictate {

/// A picture as large as it fits.
class PictureFrame : public QWidget {
  public:
    PictureFrame() { setMinimumSize(220, 180); }
    void setPicture(QImage picture, const QString& instead) {
        picture_ = std::move(picture);
        instead_ = instead;
        update();
    }
    QSize sizeHint() const override { return {440, 420}; }

  protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        if (picture_.isNull()) {
            painter.setPen(themeOf(this).muted);
            painter.drawText(rect().adjusted(12, 12, -12, -12), Qt::AlignCenter | Qt::TextWordWrap, instead_);
            return;
        }
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        const QSize size = picture_.size().scaled(this->size(), Qt::KeepAspectRatio);
        const QRect place(QPoint((width() - size.width()) / 2, 0), size);
        const QImage scaled = picture_.scaled(size * devicePixelRatioF(), Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
        painter.drawImage(place, scaled);
    }

  private:
    QImage picture_;
    QString instead_;
};

namespace {
constexpr int picture_width = 1000;
}

QString outcomeText(const ReleaseOutcome& outcome) {
    const auto written = std::count_if(outcome.done.begin(), outcome.done.end(),
                                       [](const ReleaseOutcome::One& one) { return one.failure.empty(); });
    QString text;
    if (outcome.planned == 1)
        text = written == 1 ? QObject::tr("Released.") : QObject::tr("Paid for, but not written.");
    else
        text = (outcome.stopped ? QObject::tr("Stopped after %1 of %2. Those are released and in the ledger.")
                                : QObject::tr("%1 of %2 were released."))
                   .arg(written)
                   .arg(outcome.planned);
    if (outcome.done.empty())
        return text;
    const Booking& booking = outcome.done.back().released.booking;
    text += " " + QObject::tr("Ledger entry %1; the study's total is ε = %2 at δ = %3")
                      .arg(booking.entry)
                      .arg(lossNumber(booking.totals.epsilon), lossNumber(booking.totals.delta));
    text += booking.budget ? QObject::tr(" of %1.").arg(shortNumber(*booking.budget)) : QString(".");
    return (text + " " + unprovenText(booking.totals)).trimmed();
}

namespace {

/// Empty where everything was drawn.
QString undrawnText(const ReleaseOutcome& outcome) {
    QStringList files;
    for (const ReleaseOutcome::One& one : outcome.done)
        for (const Text& file : one.undrawn())
            files << QString::fromStdString(one.released.name) + ": " + translated(file);
    return files.isEmpty() ? QString()
                           : QObject::tr("Everything was written but what could not be drawn: %1").arg(files.join(", "));
}

} // namespace

ReleaseResult::ReleaseResult(QWidget* parent)
    : QWidget(parent), headline_(new QLabel), message_(new QLabel), list_(new QListWidget), picture_(new PictureFrame),
      card_(new QTextBrowser), open_(new QPushButton(tr("Open folder"))), save_card_(new QPushButton(tr("Save card as PDF…"))),
      save_again_(new QPushButton(tr("Save again…"))), synthesise_(new QPushButton(tr("Synthetic fixations…"))) {
    headline_->setObjectName("release_headline");
    headline_->setFont(scaledFont(interfaceFont(), 1.15, QFont::DemiBold));
    headline_->setWordWrap(true);
    message_->setObjectName("release_result_message");
    message_->setWordWrap(true);
    message_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    list_->setObjectName("release_list");
    list_->setMinimumWidth(110);
    list_->setMaximumWidth(260);
    card_->setObjectName("release_card");
    card_->setMinimumWidth(400);
    open_->setObjectName("release_open_folder");
    save_card_->setObjectName("release_save_card");
    save_again_->setObjectName("release_save_again");
    save_again_->setToolTip(tr("The same release in another folder. It costs nothing: no noise is drawn."));
    synthesise_->setObjectName("release_synthesise");
    synthesise_->setToolTip(
        tr("Made-up fixations that follow the released map, for programs that know fixations only. They read the "
           "release alone and cost nothing"));
    auto* split = new QSplitter;
    split->setChildrenCollapsible(false);
    split->addWidget(list_);
    split->addWidget(picture_);
    split->addWidget(card_);
    split->setStretchFactor(1, 1);
    split->setStretchFactor(2, 1);
    auto* buttons = new QHBoxLayout;
    for (QPushButton* button : {open_, save_card_, save_again_, synthesise_}) {
        button->setAutoDefault(false);
        buttons->addWidget(button);
    }
    buttons->addStretch(1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(headline_);
    layout->addWidget(message_);
    layout->addWidget(split, 1);
    layout->addLayout(buttons);
    connect(list_, &QListWidget::currentRowChanged, this, &ReleaseResult::show);
    connect(open_, &QPushButton::clicked, this, &ReleaseResult::openFolder);
    connect(save_again_, &QPushButton::clicked, this, &ReleaseResult::askSaveAgain);
    connect(save_card_, &QPushButton::clicked, this, &ReleaseResult::askSaveCard);
    connect(synthesise_, &QPushButton::clicked, this, &ReleaseResult::askSaveSynthetic);
}

void ReleaseResult::setOutcome(ReleaseOutcome outcome) {
    const QSignalBlocker quiet(list_);
    outcome_ = std::move(outcome);
    headline_->setText(outcomeText(outcome_));
    say(outcome_.failure.empty() ? undrawnText(outcome_) : translated(outcome_.failure), true);
    list_->clear();
    for (const ReleaseOutcome::One& one : outcome_.done)
        list_->addItem(QString::fromStdString(one.released.name));
    list_->setVisible(outcome_.done.size() > 1);
    if (outcome_.done.empty())
        return;
    const int first = outcome_.failure.empty() ? 0 : list_->count() - 1; // what failed comes first
    list_->setCurrentRow(first);
    show(first);
}

void ReleaseResult::show(int index) {
    if (index < 0 || static_cast<std::size_t>(index) >= outcome_.done.size())
        return;
    current_ = static_cast<std::size_t>(index);
    const Released& released = one().released;
    card_->setHtml(privacyCardHtml(released.card, 25));
    picture_->setPicture(released.picture ? QImage::fromData(QByteArray::fromStdString(released.picture(picture_width)))
                                          : QImage(),
                         tr("Too large to keep in memory. It is in its folder."));
    const bool stands = one().failure.empty();
    open_->setEnabled(stands);
    save_again_->setText(stands ? tr("Save again…") : tr("Save elsewhere…"));
    save_again_->setProperty("release", !stands); // the one thing to do
    save_again_->style()->polish(save_again_);
    save_card_->setEnabled(released.card_pdf != nullptr);
    save_again_->setEnabled(released.save != nullptr);
    synthesise_->setVisible(stands && holdsReleasedMaps(one().folder));
}

void ReleaseResult::say(const QString& text, bool error) {
    message_->setText(text);
    message_->setStyleSheet(error ? QString("color: %1;").arg(themeOf(this).danger.name()) : QString());
    message_->setVisible(!text.isEmpty());
}

void ReleaseResult::openFolder() {
    QDesktopServices::openUrl(QUrl::fromLocalFile(QString::fromStdString(one().folder.string())));
}

void ReleaseResult::askSaveAgain() {
    const QString folder = QFileDialog::getSaveFileName(this, tr("Save the release into a new folder"),
                                                        QString::fromStdString(one().folder.string()) + "-copy", {}, nullptr,
                                                        QFileDialog::DontConfirmOverwrite);
    if (!folder.isEmpty())
        saveAgain(folder);
}

void ReleaseResult::saveAgain(const QString& folder) {
    try {
        outcome_.done[current_].saveIn(folder.toStdString());
        headline_->setText(outcomeText(outcome_));
        show(static_cast<int>(current_));
        say(tr("Saved in %1. That cost nothing.").arg(folder), false);
        Q_EMIT saved();
    } catch (const Error& error) {
        say(translated(error), true);
    }
}

void ReleaseResult::askSaveCard() {
    const QString file = QFileDialog::getSaveFileName(this, tr("Save the privacy card"), "privacy_card.pdf", tr("PDF (*.pdf)"));
    if (!file.isEmpty())
        saveCard(file);
}

void ReleaseResult::saveCard(const QString& file) {
    try {
        writeFileAtomically(file.toStdString(), one().released.card_pdf());
        say(tr("Saved %1.").arg(file), false);
    } catch (const Error& error) {
        say(translated(error), true);
    }
}

void ReleaseResult::askSaveSynthetic() {
    const QString folder = QFileDialog::getSaveFileName(this, tr("Write synthetic fixations into a new folder"),
                                                        QString::fromStdString(one().folder.string()) + "-synthetic", {}, nullptr,
                                                        QFileDialog::DontConfirmOverwrite);
    if (!folder.isEmpty())
        saveSynthetic(folder);
}

void ReleaseResult::saveSynthetic(const QString& folder) {
    try {
        writeSyntheticFixations(syntheticFixations(readReleasedMaps(one().folder), {}), folder.toStdString());
        say(tr("Synthetic fixations are in %1. They cost nothing: every row says synthetic = 1.").arg(folder), false);
    } catch (const Error& error) {
        say(translated(error), true);
    }
}

} // namespace nictate

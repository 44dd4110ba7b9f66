#include "app/release/release_form.h"

#include "app/release/ledger_words.h"
#include "core/errors.h"
#include "core/files/file_operations.h"
#include "widgets/budget_bar.h"
#include "widgets/theme.h"

#include <QCheckBox>
#include <QDir>
#include <QDoubleSpinBox>
#include <QEvent>
#include <QFileInfo>
#include <QFrame>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>

#include <algorithm>

namespace nictate {

namespace {

QString plain(const std::string& text) { return QString::fromStdString(text); }

QString bullets(const std::vector<std::string>& lines) {
    QStringList out;
    for (const std::string& line : lines)
        out << "• " + plain(line);
    return out.join("\n");
}

/// What the items have in common is said once.
std::vector<std::string> reasonsOf(const ReleaseJob& job) {
    std::vector<std::string> reasons;
    for (const ReleaseItem& item : job.items)
        for (const std::string& reason : item.guarantee.reasons)
            if (std::find(reasons.begin(), reasons.end(), reason) == reasons.end())
                reasons.push_back(reason);
    return reasons;
}

bool needsConfirmation(const ReleaseJob& job) {
    return std::any_of(job.items.begin(), job.items.end(), [](const ReleaseItem& item) { return item.needsConfirmation(); });
}

QString costText(const ReleaseJob& job) {
    const ReleaseItem& first = job.items.front();
    const Guarantee& guarantee = first.guarantee;
    QString text = QObject::tr("ε = %1, δ = %2, ρ = %3")
                       .arg(figure(guarantee.user_epsilon), figure(guarantee.delta), figure(first.record.loss.rho));
    if (guarantee.published_epsilon != guarantee.user_epsilon)
        text += QObject::tr(" (as published: ε = %1)").arg(figure(guarantee.published_epsilon));
    text += QObject::tr(", status: %1.").arg(name(guarantee.status));
    const auto count = job.items.size();
    if (count == 1)
        return text;
    const bool alike = std::all_of(job.items.begin(), job.items.end(),
                                   [&](const ReleaseItem& item) { return item.record.loss.rho == first.record.loss.rho; });
    return QObject::tr("Each: ") + text + "\n" +
           (alike ? QObject::tr("%1 releases and ledger entries together: %1 · ρ = %2.")
                  : QObject::tr("%1 releases and ledger entries together: Σρ = %2."))
               .arg(count)
               .arg(figure(job.rho()));
}

} // namespace

bool ReleaseForm::isAll() const { return all_->isChecked(); }

ReleaseWish ReleaseForm::wish() const {
    return {isAll() ? offer_.stimuli : std::vector<std::string>(),
            private_cap_->isChecked() ? std::optional(PrivateCap{}) : std::nullopt};
}

bool ReleaseForm::confirmed() const { return !job_ || !needsConfirmation(*job_) || confirm_->isChecked(); }

std::optional<double> ReleaseForm::wantedBudget() const {
    const Ledger* ledger = ledger_.ledger();
    if (!set_budget_->isChecked() || (ledger && ledger->budget()))
        return {};
    return budget_->value();
}

ReleaseOrder ReleaseForm::order() const {
    ReleaseOrder order;
    order.job = *job_;
    order.out = folder_->text().trimmed().toStdString();
    order.ledger = ledger_.file().toStdString();
    order.budget = wantedBudget();
    order.confirmed = confirm_->isChecked();
    for (std::size_t i = 0; i < job_->files.size(); ++i)
        if (job_->files[i].always || file_boxes_[i]->isChecked())
            order.files.insert(job_->files[i].files.begin(), job_->files[i].files.end());
    return order;
}

QString ReleaseForm::suggestedFolder() const {
    const QDir above(offer_.folder);
    const QString name = (isAll() ? tr("all") : offer_.folder_name) + "-release";
    QString folder = above.filePath(name);
    for (int again = 2; QFileInfo::exists(folder); ++again)
        folder = above.filePath(name + QString("-%1").arg(again));
    return folder;
}

void ReleaseForm::plan() {
    expectation_work_.cancel();
    failure_.clear();
    try {
        job_ = offer_.job(wish());
        refused_.clear();
    } catch (const Error& error) {
        job_.reset();
        refused_ = QString::fromUtf8(error.what());
    }
    if (!folder_by_hand_)
        folder_->setText(suggestedFolder());
    confirm_->setChecked(false);
    showWhat();
    expect();
    showConfirmation();
    showCost();
}

void ReleaseForm::showWhat() {
    what_->setVisible(job_.has_value());
    choices_->setVisible(job_.has_value());
    if (job_) // where planning failed, the wish must not disappear
        private_cap_->setVisible(job_->private_cap.has_value());
    fillFiles();
    if (!job_)
        return;
    what_->setText(QString("%1, %2").arg(plain(job_->mechanism), plain(job_->size)));
    what_->setToolTip(plain(job_->formula));
    if (job_->private_cap)
        private_cap_->setText(tr("Choose m privately from 1 … %1, for ε = %2 more")
                                  .arg(job_->private_cap->largest)
                                  .arg(job_->private_cap->epsilon));
    QString table = "<table cellspacing=\"0\" cellpadding=\"1\">";
    for (const ReleaseJob::Choice& choice : job_->choices)
        table += QString("<tr><td>%1&nbsp;&nbsp;</td><td><b>%2</b>&nbsp;&nbsp;</td><td style=\"color: %4\">%3</td></tr>")
                     .arg(plain(choice.name).toHtmlEscaped(), plain(choice.value).toHtmlEscaped(),
                          plain(choice.origin).toHtmlEscaped(),
                          choice.origin == "by hand" ? themeOf(this).warning_text.name() : themeOf(this).muted.name());
    choices_->setText(table + "</table>");
}

void ReleaseForm::fillFiles() {
    qDeleteAll(file_boxes_);
    file_boxes_.clear();
    if (!job_)
        return;
    for (const FileGroup& group : job_->files) {
        auto* box = new QCheckBox(plain(group.label));
        box->setObjectName("release_files_" + plain(group.files.front()).section('.', 0, 0));
        box->setToolTip(plain(group.files.front()) + (group.files.size() > 1 ? " …" : ""));
        box->setEnabled(!group.always);
        const auto kept = file_choice_.find(group.label);
        box->setChecked(group.always || (kept == file_choice_.end() ? group.chosen : kept->second));
        connect(box, &QCheckBox::toggled, this, [this, label = group.label](bool on) { file_choice_[label] = on; });
        files_->addWidget(box, static_cast<int>(file_boxes_.size()), 0);
        file_boxes_.push_back(box);
    }
}

void ReleaseForm::expect() {
    sentence_->setText(job_ ? plain(plainSentence(job_->items.front().guarantee)) : QString());
    noisy_->hide();
    sentence_->parentWidget()->setVisible(job_.has_value());
    expected_->setText(job_ ? tr("Expected fidelity: computing…") : QString());
    if (job_)
        expectation_work_.start([expected = job_->expected](const Progress&) { return expected(); },
                                [this](const ReleaseExpectation& expectation) { showExpectation(expectation); });
}

void ReleaseForm::showExpectation(const ReleaseExpectation& expectation) {
    expected_->setText(plain(expectation.text));
    noisy_->setText(plain(expectation.warning));
    noisy_->setVisible(!expectation.warning.empty());
    Q_EMIT changed();
}

void ReleaseForm::showConfirmation() {
    const bool warned = job_ && !job_->warnings.empty();
    warning_box_->setVisible(warned);
    if (warned)
        warnings_->setText(bullets(job_->warnings));
    const bool needed = job_ && needsConfirmation(*job_);
    confirm_box_->setVisible(needed);
    if (needed)
        reasons_->setText(tr("Status: %1.").arg(name(job_->items.front().guarantee.status)) + "\n" + bullets(reasonsOf(*job_)));
}

void ReleaseForm::showCost() {
    const Ledger* ledger = ledger_.ledger();
    cost_->setText(job_ ? costText(*job_) : QString());
    cost_->setVisible(job_.has_value());
    bar_->setVisible(ledger != nullptr);
    const bool fixed = ledger && ledger->budget();
    set_budget_->setVisible(!fixed);
    budget_->setVisible(!fixed);
    ledger_state_->setText(!ledger             ? QString()
                           : !ledger->exists() ? tr("No release yet; the ledger is made with the first.")
                                               : verificationText(*ledger));
    ledger_state_->setProperty("error", ledger && ledger->firstBroken());
    acknowledge_->setVisible(ledger && ledger->firstBroken());
    if (ledger && ledger->firstBroken())
        acknowledge_->setText(tr("Take note of entry %1").arg(*ledger->firstBroken()));
    if (ledger)
        bar_->setState(budgetState(*ledger, job_ ? job_->records() : std::vector<LedgerRecord>{}, wantedBudget()));
    colour();
    failure_.clear();
    check();
}

QString ReleaseForm::problemNow() const {
    if (!job_)
        return refused_;
    if (ledger_file_->text().trimmed().isEmpty())
        return tr("A ledger is needed: without it nobody knows what has been spent.");
    if (!ledger_.problem().isEmpty())
        return ledger_.problem();
    const QString folder = folder_->text().trimmed();
    if (folder.isEmpty())
        return tr("Name a new folder for what is released.");
    if (QFileInfo(folder).exists() && !QFileInfo(folder).isDir())
        return tr("%1 is a file; name a new folder.").arg(folder);
    if (QFileInfo(folder).isDir() && !QDir(folder).isEmpty(QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot))
        return tr("%1 is not empty; name a new folder.").arg(folder);
    try {
        requireLedgerOutside(ledger_file_->text().trimmed().toStdString(), folder.toStdString());
        if (const Ledger* ledger = ledger_.ledger(); ledger && !ledger->firstBroken())
            ledger->requireRoom(job_->records(), wantedBudget());
    } catch (const Error& error) {
        return QString::fromUtf8(error.what());
    }
    return {};
}

void ReleaseForm::check() {
    const QString said = problemNow();
    message_->setText(said.isEmpty() ? failure_ : said);
    message_->setVisible(!message_->text().isEmpty());
    const Ledger* ledger = ledger_.ledger();
    problem_ = said;
    const std::string named = ledger_file_->text().trimmed().toStdString();
    const bool ready = ledger && !ledger->firstBroken() && !named.empty() && plainPath(named) == ledger_.file().toStdString();
    if (said.isEmpty() && !ready) // the words stand beside the ledger
        problem_ = tr("The ledger is not ready.");
    Q_EMIT changed();
}

void ReleaseForm::setFailure(const QString& text) {
    failure_ = text;
    check();
}

void ReleaseForm::acknowledge() {
    try {
        ledger_.acknowledge();
    } catch (const Error& error) {
        setFailure(QString::fromUtf8(error.what()));
    }
}

void ReleaseForm::colour() {
    const Theme& theme = themeOf(this);
    ledger_state_->setStyleSheet(ledger_state_->property("error").toBool() ? QString("color: %1;").arg(theme.danger.name())
                                                                           : QString("color: %1;").arg(theme.muted.name()));
}

void ReleaseForm::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && message_) {
        colour();
        showWhat();
    }
}

} // namespace nictate

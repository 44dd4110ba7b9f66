#include "app/release/report_dialog.h"

#include "app/release/ledger_place.h"
#include "app/release/report_content.h"
#include "app/study/document.h"
#include "core/events/window_features.h"
#include "core/files/atomic_file.h"
#include "widgets/help_place.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QLabel>
#include <QListWidget>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace nictate {

ReportDialog::ReportDialog(Document& document, QWidget* parent)
    : QDialog(parent), document_(document), cards_(new QListWidget),
      findings_(new QCheckBox(tr("What &attackers find (sensitive)"))),
      quality_(new QCheckBox(tr("Data &quality of each person (sensitive)"))), message_(new QLabel), progress_(new QProgressBar),
      work_(tr("Report")) {
    setObjectName("report_dialog");
    setWindowTitle(tr("Report"));
    setProperty(help_page, "release");
    auto* words =
        new QLabel(tr("One page to file: what the ledger says was released and at which loss, and the privacy cards you add. "
                      "Nothing of the data is in it."));
    words->setWordWrap(true);
    cards_->setObjectName("report_cards");
    cards_->setAccessibleName(tr("Privacy cards"));
    auto* add = new QPushButton(tr("Add privacy &cards…"));
    add->setObjectName("report_add_cards");
    findings_->setObjectName("report_findings");
    findings_->setEnabled(!document.study().features.empty() || hasSamples(document.study()));
    findings_->setToolTip(findings_->isEnabled()
                              ? tr("Evaluates the mechanisms of the Evaluation workspace. It reads the originals and shows how "
                                   "well real people are recognised: that part is marked, and must never be published")
                              : tr("Attackers look at feature signals; this study has none"));
    quality_->setObjectName("report_quality");
    quality_->setEnabled(hasSamples(document.study()));
    quality_->setToolTip(quality_->isEnabled()
                             ? tr("Loss, precision, sampling and validation of each person, with the limits set in the Data "
                                  "workspace. It reads the originals: that part is marked, and must never be published")
                             : tr("Quality is computed from samples; this study has none"));
    message_->setObjectName("report_message");
    message_->setWordWrap(true);
    message_->hide();
    progress_->setRange(0, 100);
    progress_->hide();
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    write_ = buttons->addButton(tr("&Write…"), QDialogButtonBox::ActionRole);
    write_->setObjectName("report_write");
    write_->setDefault(true);
    auto* column = new QVBoxLayout(this);
    for (QWidget* each : {static_cast<QWidget*>(words), static_cast<QWidget*>(cards_), static_cast<QWidget*>(add),
                          static_cast<QWidget*>(findings_), static_cast<QWidget*>(quality_), static_cast<QWidget*>(message_),
                          static_cast<QWidget*>(progress_), static_cast<QWidget*>(buttons)})
        column->addWidget(each);
    cards_->hide();       // an empty list says nothing
    setMinimumWidth(460); // as high as its words need once they have the style of the window
    connect(add, &QPushButton::clicked, this, &ReportDialog::chooseCards);
    connect(write_, &QPushButton::clicked, this, &ReportDialog::chooseFile);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(&work_, &Background::progressed, this,
            [this](double fraction) { progress_->setValue(static_cast<int>(100 * fraction)); });
    connect(&work_, &Background::failed, this, [this](const QString& problem) { say(problem); });
    connect(&work_, &Background::finished, this, [this] {
        write_->setEnabled(true);
        progress_->hide();
    });
}

void ReportDialog::say(const QString& problem) {
    message_->setText(problem);
    message_->setVisible(!problem.isEmpty());
}

void ReportDialog::addCards(const QStringList& files) {
    cards_->addItems(files);
    cards_->setVisible(cards_->count() > 0);
    resize(width(), std::max(height(), layout()->totalHeightForWidth(width())));
}

void ReportDialog::chooseCards() {
    addCards(QFileDialog::getOpenFileNames(this, tr("Privacy cards"), {}, tr("Privacy cards (*.json);;All files (*)")));
}

void ReportDialog::chooseFile() {
    const QString file = QFileDialog::getSaveFileName(this, tr("Write the report"), "privacy-report.html", tr("Pages (*.html)"));
    if (!file.isEmpty())
        write(file);
}

void ReportDialog::write(const QString& file) {
    say({});
    write_->setEnabled(false);
    progress_->setVisible(findings_->isChecked() || quality_->isChecked());
    std::vector<std::string> cards;
    for (int i = 0; i < cards_->count(); ++i)
        cards.push_back(cards_->item(i)->text().toStdString());
    const std::filesystem::path chosen = ledgerOf(QString::fromStdString(document_.session().data.path)).toStdString();
    const bool exists = std::filesystem::exists(chosen); // one that was never made says that nothing was released
    work_.start(
        [study = document_.sharedStudy(), session = document_.session(), cards,
         ledger = exists ? chosen : std::filesystem::path(), path = file.toStdString(), findings = findings_->isChecked(),
         quality = quality_->isChecked()](const Progress& progress) {
            ReportContent content = reportContent(study->name, session.data.path, ledger, cards);
            if (findings)
                content.findings = reportFindings(*study, session, progress);
            if (quality)
                content.quality = reportQuality(*study, session, progress);
            writeFileAtomically(path, reportPage(content));
            return true;
        },
        [this](bool) { accept(); });
}

} // namespace nictate

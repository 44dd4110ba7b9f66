#include "app/window/preferences_dialog.h"

#include "app/release/ledger_place.h"
#include "core/compute/cores.h"
#include "widgets/help_place.h"
#include "widgets/text_size.h"
#include "widgets/theme.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFormLayout>
#include <QLabel>
#include <QSettings>
#include <QSpinBox>
#include <QVBoxLayout>

#include <cmath>
#include <thread>

namespace nictate {

namespace {
constexpr auto cores_key = "cores";
}

void applyKeptCores() { useCores(QSettings().value(cores_key).toInt()); }

PreferencesDialog::PreferencesDialog(QWidget* parent) : QDialog(parent) {
    setObjectName("preferences");
    setWindowTitle(tr("Preferences"));
    setProperty(help_page, "window");
    auto* form = new QFormLayout;
    addTheme(*form);
    addTextSize(*form);
    addCores(*form);
    addLedgers(*form);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->addLayout(form);
    column->addStretch(1);
    column->addWidget(buttons);
    resize(460, sizeHint().height());
}

void PreferencesDialog::addTheme(QFormLayout& form) {
    auto* theme = new QComboBox;
    theme->setObjectName("preferred_theme");
    theme->addItem(tr("as the system"), "system");
    theme->addItem(tr("light"), "light");
    theme->addItem(tr("dark"), "dark");
    theme->setCurrentIndex(std::max(0, theme->findData(QSettings().value("theme", "system"))));
    form.addRow(tr("&Colours"), theme);
    connect(theme, &QComboBox::activated, this, [this, theme] { Q_EMIT themeChosen(theme->currentData().toString()); });
}

void PreferencesDialog::addTextSize(QFormLayout& form) {
    auto* size = new QComboBox;
    size->setObjectName("preferred_text");
    for (int step = smallest_text; step <= largest_text; ++step)
        size->addItem(tr("%1 %").arg(qRound(100 * std::pow(1.1, step))), step);
    size->setCurrentIndex(size->findData(textSize()));
    form.addRow(tr("&Text size"), size);
    connect(size, &QComboBox::activated, this, [this, size] { Q_EMIT textSizeChosen(size->currentData().toInt()); });
}

void PreferencesDialog::addCores(QFormLayout& form) {
    const int all = static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));
    auto* cores = new QSpinBox;
    cores->setObjectName("preferred_cores");
    cores->setRange(0, all);
    cores->setSpecialValueText(tr("all (%1)").arg(all));
    cores->setValue(QSettings().value(cores_key).toInt());
    cores->setToolTip(tr("How many processor cores computations may keep busy; results never depend on it"));
    form.addRow(tr("&Processor cores"), cores);
    connect(cores, &QSpinBox::valueChanged, this, [](int most) {
        QSettings().setValue(cores_key, most);
        useCores(most);
    });
}

void PreferencesDialog::addLedgers(QFormLayout& form) {
    ledgers_ = new QComboBox;
    ledgers_->setObjectName("preferred_ledgers");
    ledgers_->addItems({tr("beside each study"), tr("in one folder…")});
    ledgers_->setToolTip(tr("Where new ledgers are made, by the window and by nictate-cli. One that exists stays where it is"));
    ledger_folder_ = new QLabel;
    ledger_folder_->setObjectName("preferred_ledger_folder");
    ledger_folder_->setWordWrap(true);
    form.addRow(tr("&Ledgers"), ledgers_);
    form.addRow(QString(), ledger_folder_);
    showLedgers();
    connect(ledgers_, &QComboBox::activated, this, [this](int choice) {
        if (choice == 0)
            return keepLedgersIn({});
        if (const QString folder = QFileDialog::getExistingDirectory(this, tr("Folder for ledgers")); !folder.isEmpty())
            keepLedgersIn(folder);
        showLedgers();
    });
}

void PreferencesDialog::keepLedgersIn(const QString& folder) {
    chooseLedgerFolder(folder);
    showLedgers();
    Q_EMIT ledgersMoved();
}

void PreferencesDialog::showLedgers() {
    const QString folder = ledgerFolders().value(0);
    ledgers_->setCurrentIndex(folder.isEmpty() ? 0 : 1);
    ledger_folder_->setText(folder);
}

} // namespace nictate

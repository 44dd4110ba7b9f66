#include "app/audit/audit_dialog.h"

#include "app/audit/audit_view.h"
#include "core/domains/registry.h"
#include "core/session/shell_text.h"
#include "widgets/help_place.h"
#include "widgets/parameter_panel.h"
#include "widgets/shown_number.h"
#include "widgets/theme.h"
#include "widgets/translated.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QSpinBox>

#include <limits>

namespace nictate {

namespace {
constexpr int usual_samples = 100000;
}

AuditDialog::AuditDialog(const std::string& mechanism, QWidget* parent) : QDialog(parent), description_(tr("Audit")) {
    setObjectName("audit_dialog");
    setWindowTitle(tr("Audit"));
    setProperty(help_page, "audit");
    setModal(false);
    auto* words = new QLabel(tr("The audit computes a lower bound on ε from outputs alone. The mechanism runs on two constructed "
                                "data sets that it should make indistinguishable. Nobody's gaze is read."));
    words->setWordWrap(true);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    start_ = buttons->addButton(tr("&Start"), QDialogButtonBox::ActionRole);
    start_->setObjectName("audit_start");
    start_->setDefault(true);
    auto* copy = buttons->addButton(tr("&Copy as command"), QDialogButtonBox::ActionRole);
    copy->setObjectName("audit_copy");
    view_ = new AuditView(&run_);
    auto* halves = new QHBoxLayout;
    halves->addWidget(buildChoices());
    halves->addWidget(view_, 1);
    auto* column = new QVBoxLayout(this);
    column->addWidget(words);
    column->addLayout(halves, 1);
    column->addWidget(buttons);
    resize(1000, 620);
    mechanism_->setCurrentIndex(std::max(0, mechanism_->findData(QString::fromStdString(mechanism))));
    chooseMechanism();
    connect(mechanism_, &QComboBox::currentIndexChanged, this, &AuditDialog::chooseMechanism);
    connect(fault_, &QComboBox::currentIndexChanged, this, &AuditDialog::describe);
    connect(start_, &QPushButton::clicked, this, &AuditDialog::startOrStop);
    connect(copy, &QPushButton::clicked, this, [this] { QApplication::clipboard()->setText(command()); });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(this, &QDialog::finished, &run_, &AuditRun::cancel);
    connect(&run_, &AuditRun::ended, this, [this] { start_->setText(tr("&Start")); });
}

QWidget* AuditDialog::buildChoices() {
    mechanism_ = new QComboBox;
    mechanism_->setObjectName("audit_mechanism");
    for (const MechanismInfo* info : mechanismInfos())
        mechanism_->addItem(translated(info->name), QString::fromStdString(info->id));
    fault_ = new QComboBox;
    fault_->setObjectName("audit_fault");
    fault_->setToolTip(tr("The same mechanism with a mistake of the kind that papers and programs have had"));
    samples_ = new QComboBox;
    samples_->setObjectName("audit_samples");
    for (const int draws : {1000, 10000, usual_samples, 1000000, 10000000})
        samples_->addItem(countNumber(static_cast<std::size_t>(draws)), draws);
    samples_->setCurrentIndex(samples_->findData(usual_samples));
    samples_->setToolTip(tr("Draws on each of the two data sets: more prove more"));
    seed_ = new QSpinBox;
    seed_->setObjectName("audit_seed");
    seed_->setRange(0, std::numeric_limits<int>::max());
    seed_->setValue(1);
    for (QComboBox* each : {mechanism_, fault_}) {
        each->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        each->setMinimumContentsLength(18);
    }
    parameters_ = new ParameterPanel;
    refused_ = new QLabel;
    refused_->setObjectName("audit_refused");
    refused_->setWordWrap(true);
    refused_->hide();
    connect(parameters_, &ParameterPanel::parametersChanged, this, [this](const Parameters& given, bool) {
        given_ = given;
        describe();
    });
    connect(&description_, &Background::failed, this, [this](const QString& message) {
        refused_->setText(message);
        refused_->show();
    });
    auto* form = new QFormLayout;
    form->addRow(tr("&Mechanism"), mechanism_);
    form->addRow(tr("&Fault"), fault_);
    form->addRow(tr("S&amples"), samples_);
    form->addRow(tr("See&d"), seed_);
    auto* scrolled = new QScrollArea;
    scrolled->setWidget(parameters_);
    scrolled->setWidgetResizable(true);
    scrolled->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scrolled->setFrameShape(QFrame::NoFrame);
    auto* choices = new QWidget;
    auto* column = new QVBoxLayout(choices);
    column->setContentsMargins(0, 0, 8, 0);
    column->addLayout(form);
    column->addWidget(refused_);
    column->addWidget(scrolled, 1);
    choices->setFixedWidth(fontMetrics().averageCharWidth() * 52);
    return choices;
}

void AuditDialog::chooseMechanism() {
    const MechanismInfo& info = mechanismInfo(mechanism_->currentData().toString().toStdString());
    given_ = {};
    const QSignalBlocker quiet(fault_);
    fault_->clear();
    fault_->addItem(tr("none: as it is"), QString());
    for (const Fault& fault : faultsOf(info.id))
        fault_->addItem(translated(fault.words), QString::fromStdString(fault.name));
    parameters_->setMechanism(info, {});
    describe();
}

/// What parameters resolve to, on the data sets made up for it.
void AuditDialog::describe() {
    refused_->hide();
    parameters_->setValues(given_, given_);
    description_.start([question = question()](const Progress&) { return blackBoxOf(question).parameters; },
                       [this](const Parameters& resolved) { parameters_->setValues(given_, resolved); });
}

AuditQuestion AuditDialog::question() const {
    return {mechanism_->currentData().toString().toStdString(), fault_->currentData().toString().toStdString(), given_, {}};
}

QString AuditDialog::command() const {
    const AuditQuestion asked = question();
    std::string line = commandName() + " audit " + shellQuoted(asked.mechanism);
    if (!asked.mutant.empty())
        line += " --mutant " + shellQuoted(asked.mutant);
    for (const auto& [name, value] : asked.given.all())
        line += " --set " + shellQuoted(name + "=" + valueText(value));
    return QString::fromStdString(line) + " --samples " + samples_->currentData().toString() + " --seed " +
           QString::number(seed_->value());
}

void AuditDialog::startOrStop() {
    if (run_.running())
        return run_.cancel();
    view_->setCaption(command());
    run_.start(question(), samples_->currentData().toInt(), static_cast<std::uint64_t>(seed_->value()));
    start_->setText(tr("&Stop"));
}

} // namespace nictate

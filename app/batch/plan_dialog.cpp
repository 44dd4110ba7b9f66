#include "app/batch/plan_dialog.h"

#include "app/study/document.h"
#include "app/study/study_opener.h"
#include "core/domains/registry.h"
#include "core/errors.h"
#include "core/files/atomic_file.h"
#include "core/io/open_study.h"
#include "widgets/help_place.h"
#include "widgets/shown_number.h"
#include "widgets/theme.h"
#include "widgets/translated.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QFontDatabase>
#include <QFormLayout>
#include <QGroupBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QSpinBox>
#include <QVBoxLayout>

namespace nictate {

namespace fs = std::filesystem;

namespace {

constexpr int settle_ms = 300;

/// The study that is open is known; others are opened as the plan says they lie.
std::function<StimuliOf(const Progress&)> stimuliInWindow(const Document& document) {
    std::vector<std::string> open;
    if (document.hasStudy())
        for (const Stimulus& stimulus : document.study().stimuli)
            open.push_back(stimulus.id);
    const fs::path path = document.session().data.path;
    return [open, path](const Progress& progress) {
        return [open, path, progress](const fs::path& study, const std::vector<BatchOption>&) {
            if (!path.empty() && fs::weakly_canonical(path) == study)
                return open;
            OpenOptions options;
            options.picture_size = pictureSize;
            std::vector<std::string> stimuli;
            for (const Stimulus& stimulus : openStudy(study, options, progress).stimuli)
                stimuli.push_back(stimulus.id);
            return stimuli;
        };
    };
}

QPlainTextEdit* linesEdit(const char* name, const QString& hint, const QString& tip) {
    auto* edit = new QPlainTextEdit;
    edit->setObjectName(name);
    edit->setPlaceholderText(hint);
    edit->setToolTip(tip);
    edit->setTabChangesFocus(true);
    edit->setFixedHeight(4 * edit->fontMetrics().lineSpacing() + 12);
    return edit;
}

std::vector<std::string> partsOf(const QString& text) {
    std::vector<std::string> out;
    for (const QString& part : text.split(',', Qt::SkipEmptyParts))
        if (!part.trimmed().isEmpty())
            out.push_back(part.trimmed().toStdString());
    return out;
}

} // namespace

PlanDialog::PlanDialog(const Document& document, QWidget* parent)
    : QDialog(parent), document_(document), message_(new QLabel), work_(tr("Checking the plan")) {
    setObjectName("plan_dialog");
    setWindowTitle(tr("Sweep on a cluster"));
    setProperty(help_page, "batch");
    auto* words =
        new QLabel(tr("A plan crosses studies, stimuli, mechanisms, parameters and ε. nictate-cli batch makes a Snakemake "
                      "workflow of it, for this machine or a cluster. Simulations only: releases are never batched."));
    words->setWordWrap(true);
    message_->setObjectName("plan_message");
    message_->setWordWrap(true);
    commands_ = new QPlainTextEdit;
    commands_->setObjectName("plan_commands");
    commands_->setAccessibleName(tr("Commands"));
    commands_->setReadOnly(true);
    commands_->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    commands_->setPlaceholderText(tr("The commands that run the plan are shown here once it is written."));
    commands_->setFixedHeight(5 * commands_->fontMetrics().lineSpacing() + 14);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    write_ = buttons->addButton(tr("&Write plan…"), QDialogButtonBox::ActionRole);
    write_->setObjectName("plan_write");
    write_->setDefault(true);
    copy_ = buttons->addButton(tr("&Copy commands"), QDialogButtonBox::ActionRole);
    copy_->setObjectName("plan_copy");
    copy_->setEnabled(false);
    auto* results = buttons->addButton(tr("Open &results…"), QDialogButtonBox::ActionRole);
    results->setObjectName("plan_results");
    auto* both = new QWidget;
    auto* halves = new QHBoxLayout(both);
    halves->setContentsMargins(0, 0, 0, 0);
    halves->addWidget(buildStudies(), 1);
    halves->addWidget(buildCrossed(), 1);
    auto* column = new QVBoxLayout(this);
    column->addWidget(words);
    auto* area = new QScrollArea; // a low screen shows all of it too
    area->setWidget(both);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->viewport()->setAutoFillBackground(false);
    both->setAutoFillBackground(false);
    area->setMinimumWidth(both->minimumSizeHint().width() + 12);
    column->addWidget(area, 1);
    column->addWidget(message_);
    column->addWidget(commands_);
    column->addWidget(buttons);
    resize(860, sizeHint().height() - area->sizeHint().height() + both->sizeHint().height());

    delay_.setSingleShot(true);
    delay_.setInterval(settle_ms);
    connect(&delay_, &QTimer::timeout, this, &PlanDialog::check);
    connect(write_, &QPushButton::clicked, this, &PlanDialog::chooseFile);
    connect(copy_, &QPushButton::clicked, this, [this] { QApplication::clipboard()->setText(commands_->toPlainText()); });
    connect(results, &QPushButton::clicked, this, &PlanDialog::resultsAsked);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(&work_, &Background::failed, this, [this](const QString& problem) { say(problem, true); });
    showDraft(draftOf(document.session()));
    check();
}

QWidget* PlanDialog::buildStudies() {
    measure_ = new QComboBox;
    measure_->setObjectName("plan_measure");
    const std::pair<const char*, QString> known[] = {{"tradeoff", tr("Heatmaps: CC and MSE against ε")},
                                                     {"utility", tr("Signals: utility against ε")},
                                                     {"evaluate", tr("Evaluation: what attackers find")},
                                                     {"aoi", tr("Areas: errors of a table")}};
    for (const auto& [command, title] : known)
        measure_->addItem(title, command);
    studies_ = new QListWidget;
    studies_->setObjectName("plan_studies");
    studies_->setAccessibleName(tr("Studies"));
    studies_->setTextElideMode(Qt::ElideMiddle);
    studies_->setFixedHeight(4 * studies_->fontMetrics().lineSpacing() + 12);
    auto* file = new QPushButton(tr("Add &file…"));
    auto* folder = new QPushButton(tr("Add f&older…"));
    auto* remove = new QPushButton(tr("Re&move"));
    auto* row = new QHBoxLayout;
    for (QPushButton* each : {file, folder, remove}) {
        each->setAutoDefault(false);
        row->addWidget(each);
    }
    which_stimuli_ = new QComboBox;
    which_stimuli_->setObjectName("plan_which_stimuli");
    which_stimuli_->addItems({tr("all stimuli"), tr("only these, separated by commas:")});
    stimuli_ = new QLineEdit;
    stimuli_->setObjectName("plan_stimuli");
    stimuli_->setAccessibleName(tr("Stimuli"));
    stimuli_->setEnabled(false);
    options_ =
        linesEdit("plan_options", "draws = 20",
                  tr("A line each, name = value: options of the command, and how the study is read. Files are seen from the "
                     "plan's folder."));
    auto* box = new QGroupBox(tr("What is measured, and where"));
    auto* form = new QFormLayout(box);
    form->setRowWrapPolicy(QFormLayout::WrapAllRows);
    form->addRow(tr("M&easure"), measure_);
    form->addRow(tr("Studies"), studies_);
    form->addRow(row);
    form->addRow(tr("&Stimuli"), which_stimuli_);
    form->addRow(stimuli_);
    form->addRow(tr("O&ptions"), options_);
    connect(measure_, &QComboBox::currentIndexChanged, this, [this] {
        showMechanisms({});
        changed();
    });
    connect(file, &QPushButton::clicked, this, [this] { chooseStudy(false); });
    connect(folder, &QPushButton::clicked, this, [this] { chooseStudy(true); });
    connect(remove, &QPushButton::clicked, this, [this] {
        delete studies_->currentItem();
        changed();
    });
    connect(which_stimuli_, &QComboBox::currentIndexChanged, this, &PlanDialog::changed);
    connect(stimuli_, &QLineEdit::textChanged, this, &PlanDialog::changed);
    connect(options_, &QPlainTextEdit::textChanged, this, &PlanDialog::changed);
    return box;
}

QWidget* PlanDialog::buildCrossed() {
    mechanisms_ = new QListWidget;
    mechanisms_->setObjectName("plan_mechanisms");
    mechanisms_->setAccessibleName(tr("Mechanisms"));
    mechanisms_->setMinimumHeight(8 * mechanisms_->fontMetrics().lineSpacing() + 12);
    parameters_ = linesEdit("plan_parameters", "clip = 1, 2, 4",
                            tr("A line each, name = value, value: crossed with every mechanism that has it"));
    epsilons_ = new QLineEdit;
    epsilons_->setObjectName("plan_epsilons");
    repetitions_ = new QSpinBox;
    repetitions_->setObjectName("plan_repetitions");
    repetitions_->setRange(1, 100000);
    repetitions_->setToolTip(tr("Cells that differ by their seed alone"));
    seed_ = new QSpinBox;
    seed_->setObjectName("plan_seed");
    seed_->setRange(0, INT_MAX);
    seed_->setToolTip(tr("Equal plans with equal seeds give equal tables, however many jobs there are"));
    auto* box = new QGroupBox(tr("What is crossed"));
    auto* form = new QFormLayout(box);
    form->setRowWrapPolicy(QFormLayout::WrapAllRows);
    form->addRow(tr("Mechanisms"), mechanisms_);
    form->addRow(tr("Pa&rameters"), parameters_);
    form->addRow(tr("&ε, separated by commas"), epsilons_);
    auto* row = new QFormLayout;
    row->addRow(tr("Repe&titions"), repetitions_);
    row->addRow(tr("See&d"), seed_);
    form->addRow(row);
    connect(mechanisms_, &QListWidget::itemChanged, this, &PlanDialog::changed);
    connect(parameters_, &QPlainTextEdit::textChanged, this, &PlanDialog::changed);
    connect(epsilons_, &QLineEdit::textChanged, this, &PlanDialog::changed);
    for (QSpinBox* each : {repetitions_, seed_})
        connect(each, &QSpinBox::valueChanged, this, &PlanDialog::changed);
    return box;
}

void PlanDialog::showDraft(const PlanDraft& draft) {
    measure_->setCurrentIndex(measure_->findData(QString::fromStdString(draft.measure)));
    for (const std::string& study : draft.studies)
        studies_->addItem(QString::fromStdString(study));
    options_->setPlainText(QString::fromStdString(draft.options));
    parameters_->setPlainText(QString::fromStdString(draft.parameters));
    epsilons_->setText(QString::fromStdString(draft.epsilons));
    repetitions_->setValue(draft.repetitions);
    seed_->setValue(static_cast<int>(std::min<std::uint64_t>(draft.seed, INT_MAX)));
    showMechanisms(draft.mechanisms);
}

void PlanDialog::showMechanisms(const std::vector<std::string>& chosen) {
    const BatchMeasure* measure = measureNamed(measure_->currentData().toString().toStdString());
    const QSignalBlocker quiet(mechanisms_);
    mechanisms_->clear();
    for (const MechanismInfo* info : mechanismInfos(measure->reads)) {
        auto* item = new QListWidgetItem(translated(info->name), mechanisms_);
        item->setData(Qt::UserRole, QString::fromStdString(info->id));
        const bool wanted = chosen.empty() ? mechanisms_->count() == 1 : std::count(chosen.begin(), chosen.end(), info->id) > 0;
        item->setCheckState(wanted ? Qt::Checked : Qt::Unchecked);
    }
    which_stimuli_->setEnabled(measure->on_stimuli);
}

PlanDraft PlanDialog::draft() const {
    PlanDraft draft;
    draft.measure = measure_->currentData().toString().toStdString();
    for (int row = 0; row < studies_->count(); ++row)
        draft.studies.push_back(studies_->item(row)->text().toStdString());
    if (which_stimuli_->currentIndex() == 1)
        draft.stimuli = partsOf(stimuli_->text());
    for (int row = 0; row < mechanisms_->count(); ++row)
        if (mechanisms_->item(row)->checkState() == Qt::Checked)
            draft.mechanisms.push_back(mechanisms_->item(row)->data(Qt::UserRole).toString().toStdString());
    draft.epsilons = epsilons_->text().toStdString();
    draft.parameters = parameters_->toPlainText().toStdString();
    draft.options = options_->toPlainText().toStdString();
    draft.repetitions = repetitions_->value();
    draft.seed = static_cast<std::uint64_t>(seed_->value());
    return draft;
}

void PlanDialog::changed() {
    stimuli_->setEnabled(which_stimuli_->isEnabled() && which_stimuli_->currentIndex() == 1);
    write_->setEnabled(false);
    delay_.start();
}

void PlanDialog::check() {
    delay_.stop();
    write_->setEnabled(false);
    try {
        work_.start(
            [text = planText(draft()), stimuli = stimuliInWindow(document_)](const Progress& progress) {
                return readBatchPlan(text, fs::current_path() / "plan.json", stimuli(progress)).size();
            },
            [this](std::size_t cells) {
                say(tr("The plan has %1 cells, each one call of nictate-cli.").arg(countNumber(cells)), false);
                write_->setEnabled(true);
            });
    } catch (const Error& error) {
        say(translated(error), true);
    }
}

void PlanDialog::say(const QString& text, bool problem) {
    QPalette colours = palette();
    if (problem)
        colours.setColor(QPalette::WindowText, themeOf(this).warning_text);
    message_->setPalette(colours);
    message_->setText(text);
}

void PlanDialog::chooseStudy(bool folder) {
    const QString path = folder ? QFileDialog::getExistingDirectory(this, tr("A study's folder"))
                                : QFileDialog::getOpenFileName(this, tr("A study's file"));
    if (path.isEmpty())
        return;
    studies_->addItem(path);
    changed();
}

void PlanDialog::chooseFile() {
    const QString file = QFileDialog::getSaveFileName(this, tr("Write the plan"), "plan.json", tr("Plans (*.json)"));
    if (!file.isEmpty())
        write(file);
}

void PlanDialog::write(const QString& file) {
    PlanDraft plan = draft();
    for (std::string& study : plan.studies)
        study = fs::absolute(study).string();
    try { // files are seen from where the plan will stand
        work_.start(
            [text = planText(plan), path = file.toStdString(), stimuli = stimuliInWindow(document_)](const Progress& progress) {
                readBatchPlan(text, path, stimuli(progress));
                writeFileAtomically(path, text);
                return true;
            },
            [this, file](bool) { showCommands(file); });
    } catch (const Error& error) {
        say(translated(error), true);
    }
}

void PlanDialog::showCommands(const QString& file) {
    const QFileInfo info(file);
    const QString out = info.absolutePath() + "/" + info.completeBaseName() + "-workflow";
    commands_->setPlainText(QString::fromStdString(planCommands(info.absoluteFilePath().toStdString(), out.toStdString())));
    copy_->setEnabled(true);
    say(tr("The plan is in %1. Its results will be in %2.").arg(file, out), false);
}

} // namespace nictate

#include "app/window/start_page.h"

#include "widgets/empty_state.h"
#include "widgets/number_box.h"
#include "widgets/shown_number.h"
#include "widgets/theme.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

namespace nictate {

namespace {

constexpr int usual_people = 20, widest = 620;
constexpr double least_epsilon = 0.01, most_epsilon = 100;

/// No wider than a line that is read with ease, centred.
QWidget* inTheMiddle(QWidget* content) {
    content->setMaximumWidth(widest);
    auto* whole = new QWidget;
    auto* row = new QHBoxLayout(whole);
    row->addStretch(1);
    row->addWidget(content, 100);
    row->addStretch(1);
    return whole;
}

} // namespace

StartPage::StartPage(QWidget* parent)
    : QWidget(parent), work_(tr("What releases cost")), no_study_(new EmptyState), people_(new QSpinBox), epsilon_(new NumberBox),
      back_(new QPushButton(tr("Back to the study"))) {
    setObjectName("start_page");
    no_study_->setObjectName("no_study");
    no_study_->setText(
        tr("Publish eye-tracking data with a privacy guarantee"),
        tr("Nictate shows what a protected version of heatmaps and eye-movement features keeps, what it guarantees "
           "and what it costs, and then releases it.\n\nDrop a file or a folder of gaze data here: a table of fixations or "
           "samples, a feature table, an "
           "EyeLink ASC, or a Nictate dataset."));
    no_study_->addButton("open", tr("Open…"));
    no_study_->addButton("open_folder", tr("Open folder…"));
    no_study_->addButton("open_sample", tr("Open sample"));
    connect(no_study_, &EmptyState::chosen, this, &StartPage::action);
    auto* content = new QWidget;
    auto* column = new QVBoxLayout(content);
    column->addWidget(no_study_);
    column->addWidget(inTheMiddle(buildQuestion()));
    column->addStretch(1);
    auto* scroll = new QScrollArea;
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidget(content);
    auto* page = new QVBoxLayout(this);
    page->setContentsMargins(0, 0, 0, 0);
    page->addWidget(scroll);
    setPeople({});
}

QWidget* StartPage::buildQuestion() {
    auto* question = new QLabel(tr("What do you want to publish?"));
    question->setObjectName("start_question");
    question->setFont(scaledFont(interfaceFont(), 1.25, QFont::DemiBold));
    question->setWordWrap(true);
    people_->setObjectName("start_people");
    people_->setRange(1, 100000);
    people_->setAccessibleName(tr("People"));
    epsilon_->setObjectName("start_epsilon");
    epsilon_->setRange(least_epsilon, most_epsilon);
    epsilon_->setDecimals(3);
    epsilon_->setStepType(QAbstractSpinBox::AdaptiveDecimalStepType);
    epsilon_->setValue(1);
    epsilon_->setAccessibleName("ε");
    for (QAbstractSpinBox* box : {static_cast<QAbstractSpinBox*>(people_), static_cast<QAbstractSpinBox*>(epsilon_)})
        box->setKeyboardTracking(false);
    connect(people_, &QSpinBox::valueChanged, this, &StartPage::compute);
    connect(epsilon_, &QDoubleSpinBox::valueChanged, this, &StartPage::compute);
    auto* row = new QHBoxLayout;
    row->addWidget(new QLabel(tr("People")));
    row->addWidget(people_);
    row->addSpacing(12);
    row->addWidget(new QLabel("ε"));
    row->addWidget(epsilon_);
    row->addStretch(1);
    auto* content = new QWidget;
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(question);
    column->addLayout(row);
    addKind(column, "heatmaps", tr("A &map: where people looked"));
    addKind(column, "areas", tr("A &table of areas: how long people looked at what"));
    addKind(column, "signals", tr("F&eatures: how people's eyes move"));
    addKind(column, "samples", tr("&Gaze: every sample"));
    back_->setObjectName("start_back");
    back_->setShortcut(Qt::Key_Escape);
    connect(back_, &QPushButton::clicked, this, &StartPage::left);
    column->addWidget(back_, 0, Qt::AlignLeft);
    return content;
}

void StartPage::addKind(QVBoxLayout* column, const char* workspace, const QString& title) {
    auto* button = new QPushButton(title);
    button->setObjectName(QString("start_") + workspace);
    button->setStyleSheet("text-align: left");
    auto* costs = new QLabel;
    costs->setObjectName(QString("start_costs_") + workspace);
    costs->setWordWrap(true);
    costs->setProperty("muted", true);
    costs->setContentsMargins(8, 0, 0, 4);
    column->addWidget(button);
    column->addWidget(costs);
    kinds_.push_back({workspace, button, costs});
    connect(button, &QPushButton::clicked, this, [this, at = kinds_.size() - 1] { take(kinds_[at]); });
}

void StartPage::setPeople(std::optional<int> people) {
    has_study_ = people.has_value();
    no_study_->setVisible(!has_study_);
    back_->setVisible(has_study_);
    for (const Kind& kind : kinds_) {
        kind.button->setCheckable(!has_study_);
        kind.button->setToolTip(has_study_ ? QString() : tr("The study that you open next is shown in this workspace"));
    }
    const QSignalBlocker quiet(people_);
    people_->setValue(people.value_or(usual_people));
    compute();
}

QString StartPage::wanted() const {
    for (const Kind& kind : kinds_)
        if (kind.button->isChecked())
            return kind.workspace;
    return {};
}

/// Without a study the choice is kept until one is open.
void StartPage::take(const Kind& kind) {
    if (has_study_) {
        Q_EMIT chosen(kind.workspace);
        return;
    }
    for (const Kind& other : kinds_)
        if (&other != &kind)
            other.button->setChecked(false);
    if (kind.button->isChecked())
        no_study_->findChild<QPushButton*>("open")->setFocus();
}

void StartPage::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    compute();
}

void StartPage::compute() {
    if (!isVisible())
        return;
    work_.start(
        [people = people_->value(), epsilon = epsilon_->value()](const Progress&) { return publishingCosts(people, epsilon); },
        [this](const PublishingCosts& costs) { showCosts(costs); });
}

void StartPage::showCosts(const PublishingCosts& costs) {
    const QString lines[] = {
        tr("Expected correlation with the original: %1; with no gaze at all: %2.\nEvery picture costs ε again.")
            .arg(shortNumber(costs.map_cc), shortNumber(costs.cc_without_gaze)),
        tr("The share of time on one of five areas is known to ± %1 (95 % interval, noise alone).\nEvery picture costs ε again; "
           "more metrics share it.")
            .arg(percentNumber(costs.dwell_share)),
        tr("The mean of one of ten features is known to ± %1 of its range (95 % interval, noise alone).\nOne table costs ε; "
           "signals over time cost it for every feature and recording.")
            .arg(percentNumber(costs.feature_mean)),
        tr("A sample is off by %1° on average. ε protects short parts of a recording only:\na person loses %2 in a minute at "
           "60 Hz.")
            .arg(shortNumber(costs.gaze_error_deg),
                 costs.gaze_user_epsilon ? "ε = " + lossNumber(*costs.gaze_user_epsilon) : tr("everything")),
    };
    for (std::size_t i = 0; i < kinds_.size(); ++i)
        kinds_[i].costs->setText(lines[i]);
}

} // namespace nictate

#include "app/benches/signals/signals_column.h"

#include "app/benches/signals/signal_curves.h"
#include "app/study/document.h"
#include "core/files/words.h"
#include "widgets/cut_text.h"
#include "widgets/feature_list.h"
#include "widgets/theme.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace nictate {

namespace {

constexpr int course_points = 90; ///< of the small pictures

/// About `course_points` values of a signal, evenly spread.
std::vector<double> thinned(const Eigen::MatrixXd& table, std::size_t feature) {
    const Eigen::Index step = std::max<Eigen::Index>(1, table.rows() / course_points);
    std::vector<double> out;
    for (Eigen::Index t = 0; t < table.rows(); t += step)
        out.push_back(table(t, static_cast<Eigen::Index>(feature)));
    return out;
}

QString idOf(const Dataset& study, std::size_t participant) { return QString::fromStdString(study.participants[participant].id); }

} // namespace

SignalsColumn::SignalsColumn(Document& document, QWidget* parent)
    : QFrame(parent), document_(document), title_(new QLabel), left_out_(new QLabel), conditions_(new QListWidget),
      participant_(new ElidedChoice), features_(new FeatureList) {
    setProperty("panel", true);
    title_->setProperty("caption", true);
    title_->setFont(scaledFont(interfaceFont(), 0.85, QFont::DemiBold));
    left_out_->setProperty("muted", true);
    left_out_->setFont(scaledFont(interfaceFont(), 0.85));
    left_out_->setObjectName("features_left_out");
    left_out_->setWordWrap(true);
    conditions_->setObjectName("conditions");
    conditions_->setAccessibleName(tr("Conditions"));
    conditions_->setToolTip(tr("The condition whose signal, spectrum and utility are shown"));
    conditions_->setIconSize({22, 12});
    conditions_->setProperty("swatches", true);
    conditions_->setFrameShape(QFrame::NoFrame);
    conditions_->setUniformItemSizes(true);
    conditions_->setItemDelegate(new CutCells(this));
    conditions_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    participant_->setObjectName("participant");
    participant_->setAccessibleName(tr("Participant"));
    participant_->setToolTip(tr("Whose signal is shown"));
    features_->setObjectName("features");
    features_->setAccessibleName(tr("Features"));

    auto* who = new QVBoxLayout;
    who->setSpacing(2);
    auto* shows = new QLabel(tr("Signal of"));
    shows->setBuddy(participant_);
    who->addWidget(shows);
    who->addWidget(participant_, 1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(6, 6, 6, 6);
    layout->setSpacing(4);
    layout->addWidget(conditions_);
    layout->addLayout(who);
    layout->addWidget(title_);
    layout->addWidget(features_, 1);
    layout->addWidget(left_out_);

    connect(conditions_, &QListWidget::currentRowChanged, this, [this](int row) {
        if (row < 0 || !shown_)
            return;
        const std::string condition = shown_->conditions.at(static_cast<std::size_t>(row)).condition;
        changeView<SignalsView>(document_, tr("Choose condition"), [&](SignalsView& view) { view.condition = condition; });
    });
    connect(participant_, &QComboBox::activated, this, [this](int) {
        const std::string id = participant_->currentText().toStdString();
        changeView<SignalsView>(document_, tr("Show another participant"), [&](SignalsView& view) { view.participant = id; });
    });
    connect(features_, &FeatureList::chosen, this, [this](std::size_t row) {
        if (!shown_)
            return;
        const std::string name = shown_->features.at(row);
        changeView<SignalsView>(document_, tr("Choose feature"), [&](SignalsView& view) { view.feature = name; });
    });
}

void SignalsColumn::setFrame(const SignalFrame& frame) {
    const bool study_changed = shown_ != frame.study;
    const bool place_changed = study_changed || person_ != frame.participant || condition_ != frame.condition;
    shown_ = frame.study;
    person_ = frame.participant;
    condition_ = frame.condition;
    if (study_changed)
        showConditions(frame);
    if (place_changed) {
        showPeople(frame);
        showFeatures(frame);
    }
    const QSignalBlocker quiet(conditions_);
    conditions_->setCurrentRow(static_cast<int>(frame.condition));
    features_->setCurrent(frame.feature);
}

void SignalsColumn::clear() {
    shown_.reset();
    const QSignalBlocker quiet(conditions_);
    conditions_->clear();
    conditions_->hide();
    participant_->clear();
    features_->setRows({});
    title_->clear();
    left_out_->clear();
}

void SignalsColumn::showConditions(const SignalFrame& frame) {
    const QSignalBlocker quiet(conditions_);
    conditions_->clear();
    for (std::size_t c = 0; c < frame.study->conditions.size(); ++c)
        conditions_->addItem(new QListWidgetItem(conditionSwatch(c, this), conditionName(frame.study->conditions[c])));
    const int rows = std::min(5, conditions_->count());
    conditions_->setFixedHeight(rows * std::max(18, conditions_->sizeHintForRow(0)) + 4);
    conditions_->setVisible(conditions_->count() > 1);
}

void SignalsColumn::showPeople(const SignalFrame& frame) {
    const Dataset& study = document_.study();
    participant_->clear();
    const std::vector<std::size_t>& people = frame.study->conditions[frame.condition].participants;
    std::vector<std::string> ids;
    for (std::size_t participant : people)
        ids.push_back(study.participants[participant].id);
    std::sort(ids.begin(), ids.end(), naturallyBefore);
    for (const std::string& id : ids)
        participant_->addItem(QString::fromStdString(id));
    participant_->setCurrentIndex(participant_->findText(idOf(study, people[frame.table]), Qt::MatchExactly));
}

/// Courses are those of the participant on screen.
void SignalsColumn::showFeatures(const SignalFrame& frame) {
    const SignalStudy& study = *frame.study;
    const std::size_t person = study.conditions[frame.condition].participants[frame.table];
    std::vector<FeatureRow> rows;
    int constant = 0;
    for (std::size_t f = 0; f < study.features.size(); ++f) {
        FeatureRow row;
        row.name = QString::fromStdString(study.features[f]);
        row.constant = isConstant(study.conditions[frame.condition], f);
        constant += row.constant;
        for (const SignalGroup& group : study.conditions) {
            auto& line = row.lines.emplace_back();
            for (std::size_t i = 0; i < group.participants.size(); ++i)
                if (group.participants[i] == person)
                    line = thinned(group.tables[i], f);
        }
        rows.push_back(std::move(row));
    }
    const int all = static_cast<int>(rows.size());
    title_->setText((constant > 0 ? tr("Features %1 of %2").arg(all - constant).arg(all) : tr("Features %1").arg(all)).toUpper());
    left_out_->setText(constant > 0 ? tr("%1 constant, left out of averages").arg(constant) : QString());
    left_out_->setVisible(constant > 0);
    features_->setRows(std::move(rows));
}

void SignalsColumn::changeEvent(QEvent* event) {
    QFrame::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        for (int c = 0; c < conditions_->count(); ++c)
            conditions_->item(c)->setIcon(conditionSwatch(static_cast<std::size_t>(c), this));
}

} // namespace nictate

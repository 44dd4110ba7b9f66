#include "app/benches/data/data_bar.h"

#include "app/study/document.h"
#include "core/analysis/data_view.h"
#include "widgets/captioned.h"
#include "widgets/cut_text.h"
#include "widgets/flow_layout.h"
#include "widgets/shown_number.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QToolButton>

#include <algorithm>
#include <cmath>

namespace nictate {

namespace {

constexpr double trails_s[] = {-1, 0, 0.5, 1, 2, 5, 10, 30};
constexpr int longest_id = 24; ///< characters

QComboBox* choice(const char* name, const QString& tip) {
    auto* box = new ElidedChoice;
    box->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    box->setObjectName(name);
    box->setToolTip(tip);
    box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    return box;
}

} // namespace

DataBar::DataBar(Document& document, QWidget* parent)
    : QWidget(parent), document_(document),
      participant_(
          choice("data_participant", tr("Whose gaze is seen in plot and tables (Page Up and Page Down on the picture)"))),
      recording_(choice("data_recording", tr("Which of this participant's recordings of the stimulus"))),
      trail_(choice("data_trail", tr("How long gaze stays to be seen; as fits: the whole path up to 30 s, else the last 5 s; "
                                     "with a scene camera the last 1 s"))),
      recordings_(captioned(tr("Recording"), recording_)) {
    participant_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon); // there may be thousands
    participant_->setMinimumContentsLength(longest_id);
    participant_->setMaxVisibleItems(20);
    for (const double trail : trails_s)
        trail_->addItem(trail < 0 ? tr("as fits") : trail == 0 ? tr("all") : tr("%1 s").arg(shortNumber(trail)), trail);
    auto* layout = new FlowLayout(this);
    layout->setContentsMargins(8, 2, 8, 2);
    layout->addWidget(captioned(tr("Participant"), participant_));
    layout->addWidget(recordings_);
    auto* group = new QWidget;
    auto* row = new QHBoxLayout(group);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(4);
    for (const auto& [drawn, name, text] : {std::tuple(&DataView::fixations, "draw_fixations", tr("Fixations")),
                                            std::tuple(&DataView::numbers, "draw_numbers", tr("Numbers")),
                                            std::tuple(&DataView::saccades, "draw_saccades", tr("Saccades")),
                                            std::tuple(&DataView::samples, "draw_samples", tr("Samples"))}) {
        auto* button = new QToolButton;
        button->setText(text);
        button->setObjectName(name);
        button->setCheckable(true);
        row->addWidget(button);
        toggles_.push_back({button, drawn});
        connect(button, &QToolButton::clicked, this, [this, member = drawn](bool on) {
            changeView<DataView>(document_, tr("Draw other gaze"), [&](DataView& view) { view.*member = on; });
        });
    }
    layout->addWidget(group);
    layout->addWidget(captioned(tr("Trail"), trail_));
    connect(participant_, &QComboBox::activated, this,
            [this](int index) { chooseParticipant(index == 0 ? QString() : participant_->itemText(index)); });
    connect(recording_, &QComboBox::activated, this, &DataBar::chooseRecording);
    connect(trail_, &QComboBox::activated, this, [this] {
        changeView<DataView>(document_, tr("Change the trail"),
                             [this](DataView& view) { view.trail_s = trail_->currentData().toDouble(); });
    });
}

void DataBar::openStudy() {
    const QSignalBlocker quiet(participant_);
    participant_->clear();
    QStringList ids{tr("All participants")};
    for (const Participant& participant : document_.study().participants)
        ids << QString::fromStdString(participant.id);
    participant_->addItems(ids);
}

void DataBar::show(const LookedAt& looked_at) {
    const DataView& view = document_.session().view<DataView>();
    const Dataset& study = document_.study();
    const auto person = std::find_if(study.participants.begin(), study.participants.end(),
                                     [&](const Participant& participant) { return participant.id == view.participant; });
    participant_->setCurrentIndex(view.participant.empty() || person == study.participants.end()
                                      ? 0
                                      : static_cast<int>(person - study.participants.begin()) + 1);
    recordings_->setVisible(looked_at.of_person.size() > 1);
    recording_->clear();
    recording_->addItem(tr("all %1").arg(looked_at.of_person.size()));
    for (const std::size_t each : looked_at.of_person) {
        const QString condition = QString::fromStdString(study.recordings[each].condition);
        recording_->addItem(QString::number(recording_->count()) + (condition.isEmpty() ? "" : ": " + condition));
    }
    recording_->setCurrentIndex(view.recording < recording_->count() ? view.recording : 0);
    for (const Toggle& toggle : toggles_)
        toggle.button->setChecked(view.*toggle.drawn);
    int nearest = 0;
    for (int i = 0; i < trail_->count(); ++i)
        if (std::abs(trail_->itemData(i).toDouble() - view.trail_s) <
            std::abs(trail_->itemData(nearest).toDouble() - view.trail_s))
            nearest = i;
    trail_->setCurrentIndex(nearest);
}

void DataBar::stepParticipant(int direction) {
    const int next = std::clamp(participant_->currentIndex() + direction, 0, participant_->count() - 1);
    chooseParticipant(next == 0 ? QString() : participant_->itemText(next));
}

void DataBar::chooseParticipant(const QString& id) {
    changeView<DataView>(document_, id.isEmpty() ? tr("Look at all participants") : tr("Look at one participant"),
                         [&](DataView& view) {
                             if (view.participant == id.toStdString())
                                 return;
                             view.participant = id.toStdString();
                             view.recording = 0;
                         });
}

void DataBar::chooseRecording(int index) {
    changeView<DataView>(document_, tr("Look at one recording"), [index](DataView& view) { view.recording = index; });
}

} // namespace nictate

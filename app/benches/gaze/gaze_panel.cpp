#include "app/benches/gaze/gaze_panel.h"

#include "app/study/document.h"
#include "core/domains/gaze/gaze_view.h"
#include "widgets/cut_text.h"
#include "widgets/fold.h"
#include "widgets/number_box.h"
#include "widgets/shown_number.h"
#include "widgets/theme.h"
#include "widgets/translated.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QGridLayout>
#include <QLabel>
#include <QListWidget>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

namespace nictate {

namespace {

/// "P01  60 s, 2 % lost".
QString recordingText(const GazeStream& stream, const Dataset& study) {
    const auto lost = std::count_if(stream.rows.begin(), stream.rows.end(), [](const Direction& row) { return !row.seen(); });
    return QObject::tr("%1   %2 s, %3 % lost")
        .arg(QString::fromStdString(study.participants[stream.participant].id))
        .arg(shortNumber(stream.seconds()))
        .arg(shortNumber(100.0 * static_cast<double>(lost) / static_cast<double>(stream.rows.size())));
}

} // namespace

GazePanel::GazePanel(Document& document, QWidget* parent)
    : QFrame(parent), document_(document), conditions_(new ElidedChoice), title_(new QLabel), recordings_(new QListWidget),
      algorithm_(new ElidedChoice) {
    setProperty("panel", true);
    title_->setProperty("caption", true);
    title_->setFont(scaledFont(interfaceFont(), 0.85, QFont::DemiBold));
    conditions_->setObjectName("sample_conditions");
    conditions_->setAccessibleName(tr("Condition"));
    conditions_->setToolTip(tr("The condition whose recordings are listed"));
    recordings_->setObjectName("recordings");
    recordings_->setAccessibleName(tr("Recordings"));
    recordings_->setToolTip(tr("Whose recording is shown (Page Up and Page Down on the picture)"));
    recordings_->setFrameShape(QFrame::NoFrame);
    recordings_->setUniformItemSizes(true);
    recordings_->setItemDelegate(new CutCells(this));
    recordings_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(6, 6, 6, 6);
    layout->setSpacing(4);
    layout->addWidget(conditions_);
    layout->addWidget(title_);
    layout->addWidget(recordings_, 1);
    layout->addWidget(new Fold(tr("Events as shown"), eventRows()));
    connect(conditions_, &QComboBox::activated, this, [this] {
        const std::string condition = conditions_->currentData().toString().toStdString();
        changeView<GazeView>(document_, tr("Choose condition"), [&](GazeView& view) { view.condition = condition; });
    });
    connect(recordings_, &QListWidget::currentRowChanged, this, [this](int row) {
        if (row < 0 || !shown_)
            return;
        const auto person = [&](std::size_t at) { return shown_->study.streams[shown_streams_[at]].participant; };
        const auto chosen = static_cast<std::size_t>(row);
        int before = 0;
        for (std::size_t i = 0; i < chosen; ++i)
            before += person(i) == person(chosen) ? 1 : 0;
        changeView<GazeView>(document_, tr("Show another recording"), [&](GazeView& view) {
            view.participant = document_.study().participants[person(chosen)].id;
            view.recording = before;
        });
    });
}

QWidget* GazePanel::eventRows() {
    auto* content = new QWidget;
    auto* rows = new QGridLayout(content);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setVerticalSpacing(2);
    algorithm_->setObjectName("event_algorithm");
    algorithm_->setAccessibleName(tr("Events by"));
    algorithm_->addItem(tr("I-VT, by velocity"), static_cast<int>(EventAlgorithm::ivt));
    algorithm_->addItem(tr("I-DT, by dispersion"), static_cast<int>(EventAlgorithm::idt));
    algorithm_->setToolTip(tr("How fixations, saccades and blinks are found in what is shown. Mechanisms themselves always find "
                              "them by I-VT as it comes."));
    rows->addWidget(algorithm_, 0, 0, 1, 2);
    connect(algorithm_, &QComboBox::activated, this, [this] {
        changeView<GazeView>(document_, tr("Change how events are found"), [this](GazeView& view) {
            view.events.algorithm = static_cast<EventAlgorithm>(algorithm_->currentData().toInt());
        });
    });
    addNumber("velocity_threshold", tr("Velocity"), 1000, 0, *rows)->setSpecialValueText(tr("by rate"));
    addNumber("dispersion", tr("Dispersion"), 20, 1, *rows);
    addNumber("minimum_fixation", tr("Shortest fixation"), 2, 3, *rows);
    return content;
}

QDoubleSpinBox* GazePanel::addNumber(const char* parameter, const QString& label, double most, int decimals, QGridLayout& rows) {
    const auto& infos = eventParameterInfos();
    const EventParameterInfo& info =
        *std::find_if(infos.begin(), infos.end(), [&](const EventParameterInfo& each) { return each.name == parameter; });
    auto* box = new NumberBox;
    box->setObjectName(parameter);
    box->setAccessibleName(label);
    box->setToolTip(translated(info.meaning));
    box->setDecimals(decimals);
    box->setRange(info.min, most);
    box->setSuffix(" " + translated(info.unit));
    box->setStepType(QAbstractSpinBox::AdaptiveDecimalStepType);
    box->setKeyboardTracking(false);
    auto* name = new ElidedLabel(label);
    name->setBuddy(box);
    const int row = rows.rowCount();
    rows.addWidget(name, row, 0, 1, 2); // above: beside the box there is no room for it
    rows.addWidget(box, row + 1, 0, 1, 2);
    numbers_.push_back({info.value, box});
    connect(box, &QDoubleSpinBox::valueChanged, this, [this, which = info.value, parameter](double value) {
        changeView<GazeView>(
            document_, tr("Change how events are found"), [&](GazeView& view) { view.events.*which = value; }, parameter);
    });
    return box;
}

void GazePanel::showEvents(const EventParameters& events) {
    algorithm_->setCurrentIndex(algorithm_->findData(static_cast<int>(events.algorithm)));
    for (const Number& number : numbers_) {
        const QSignalBlocker quiet(number.box);
        number.box->setValue(events.*number.value);
    }
    const bool by_velocity = events.algorithm == EventAlgorithm::ivt;
    for (const Number& number : numbers_)
        if (number.value != &EventParameters::minimum_fixation_s)
            number.box->setEnabled((number.value == &EventParameters::velocity_threshold_deg_s) == by_velocity);
}

void GazePanel::fillRecordings(const GazeFrame& frame) {
    shown_ = frame.streams;
    shown_streams_ = frame.of_stimulus;
    recordings_->clear();
    for (const std::size_t stream : frame.of_stimulus)
        recordings_->addItem(recordingText(frame.streams->study.streams[stream], document_.study()));
    conditions_->clear();
    for (const std::string& condition : frame.conditions)
        conditions_->addItem(condition.empty() ? tr("no condition") : QString::fromStdString(condition),
                             QString::fromStdString(condition));
    conditions_->setCurrentIndex(conditions_->findData(QString::fromStdString(frame.task().condition)));
    conditions_->setVisible(frame.conditions.size() > 1);
    title_->setText(tr("Recordings %1").arg(frame.of_stimulus.size()).toUpper());
}

void GazePanel::setFrame(const GazeFrame& frame) {
    const QSignalBlocker quiet(recordings_);
    if (shown_ != frame.streams || shown_streams_ != frame.of_stimulus)
        fillRecordings(frame);
    const auto row = std::find(frame.of_stimulus.begin(), frame.of_stimulus.end(), frame.stream) - frame.of_stimulus.begin();
    recordings_->setCurrentRow(static_cast<int>(row));
    showEvents(frame.events);
}

void GazePanel::clear() {
    const QSignalBlocker quiet(recordings_);
    shown_.reset();
    shown_streams_.clear();
    recordings_->clear();
    conditions_->clear();
    title_->clear();
}

void GazePanel::step(int direction) {
    const int row = recordings_->currentRow() + direction;
    if (row >= 0 && row < recordings_->count())
        recordings_->setCurrentRow(row);
}

} // namespace nictate

#include "app/benches/heatmaps/time_window_bar.h"

#include "app/study/document.h"
#include "core/choices/number_field.h"
#include "core/domains/heatmap/heatmap_look.h"
#include "core/domains/heatmap/heatmaps.h"
#include "core/errors.h"
#include "widgets/captioned.h"
#include "widgets/flow_layout.h"
#include "widgets/replay_bar.h"
#include "widgets/shown_number.h"
#include "widgets/translated.h"

#include <QAction>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QRegularExpression>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QToolButton>

#include <algorithm>

namespace nictate {

namespace {

template <class Set> void changeCut(Document& document, const QString& label, Set set) {
    changeView<HeatmapLook>(document, label, [&](HeatmapLook& look) {
        set(look.cut);
        look.window = std::min(look.window, look.cut.count() - 1);
    });
}

} // namespace

std::vector<double> cutsFrom(const QString& text) {
    std::vector<double> cuts;
    for (const QString& time : text.split(QRegularExpression("[,;\\s]+"), Qt::SkipEmptyParts)) {
        bool number = false;
        cuts.push_back(QLocale::c().toDouble(time, &number));
        if (!number)
            throw InvalidParameter("windows", text.toStdString(), QObject::tr("times that rise, as in 500, 1500").toStdString());
    }
    TimeCut cut;
    cut.at = cuts;
    checkTimeCut(cut);
    return cuts;
}

TimeWindowBar::TimeWindowBar(Document& document, QWidget* parent)
    : QWidget(parent), document_(document), replay_(new ReplayBar("time_window")), window_(new QLabel), untimed_(new QLabel),
      cuts_(new QLineEdit), shown_(new QSpinBox), clock_(new QComboBox), sheet_(new QToolButton) {
    setObjectName("time_window_bar");
    window_->setObjectName("time_window_name");
    untimed_->setObjectName("time_window_untimed");
    untimed_->setToolTip(
        tr("Their fixations are taken to follow each other without a gap; cut by the order of fixations instead"));
    cuts_->setObjectName("time_window_cuts");
    cuts_->setPlaceholderText(tr("even"));
    cuts_->setMaximumWidth(130);
    cuts_->setToolTip(tr("Where time is cut, as in 500, 1500; empty: into even windows"));
    shown_->setObjectName("time_window_shown");
    shown_->setRange(0, static_cast<int>(presentation_field.high)); // 0: nobody says
    shown_->setSingleStep(500);
    shown_->setKeyboardTracking(false);
    shown_->setSuffix(tr(" ms"));
    clock_->setObjectName("time_window_clock");
    clock_->addItem(tr("time"), static_cast<int>(GazeClock::time));
    clock_->addItem(tr("order of fixations"), static_cast<int>(GazeClock::order));
    clock_->setToolTip(tr("What windows are cut by; the order of fixations for recordings without times"));
    sheet_->setObjectName("time_window_sheet");
    sheet_->setText(tr("All windows"));
    sheet_->setCheckable(true);
    sheet_->setToolTip(tr("The protected maps of all windows beside each other (Ctrl+6)"));

    auto* time = new QHBoxLayout;
    time->setContentsMargins(0, 0, 8, 0);
    time->addWidget(replay_, 1);
    time->addWidget(window_);
    time->addWidget(sheet_);
    auto* choices = new QWidget;
    auto* flow = new FlowLayout(choices);
    flow->setContentsMargins(8, 0, 8, 4);
    flow->addWidget(captioned(tr("Cut by"), clock_));
    flow->addWidget(captioned(tr("at"), cuts_));
    flow->addWidget(captioned(tr("Shown for"), shown_));
    flow->addWidget(untimed_);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(time);
    column->addWidget(choices);

    add(tr("&Play or stop the heatmap over time"), "time_window_play", "Ctrl+Space", [this] { replay_->toggle(); });
    add(tr("Ne&xt window of time"), "time_window_next", "Ctrl+Shift+Right", [this] { step(1); });
    add(tr("Pre&vious window of time"), "time_window_previous", "Ctrl+Shift+Left", [this] { step(-1); });
    add(tr("All windo&ws of time"), "time_window_all", "Ctrl+6", [this] { sheet_->click(); });

    connect(replay_, &ReplayBar::timeChanged, this, &TimeWindowBar::seeWindow);
    connect(replay_, &ReplayBar::speedChosen, this, [this](double speed) {
        changeView<HeatmapLook>(document_, tr("Change speed"), [speed](HeatmapLook& look) { look.speed = speed; });
    });
    connect(cuts_, &QLineEdit::editingFinished, this, &TimeWindowBar::chooseCuts);
    connect(shown_, &QSpinBox::valueChanged, this, [this](int ms) {
        changeCut(document_, tr("Say how long stimuli were shown"),
                  [ms](TimeCut& cut) { cut.presentation_ms = ms > 0 ? std::optional<double>(ms) : std::nullopt; });
    });
    connect(clock_, &QComboBox::activated, this, [this] {
        changeCut(document_, tr("Cut by another clock"), [this](TimeCut& cut) {
            cut.clock = static_cast<GazeClock>(clock_->currentData().toInt());
            cut.windows = cut.count();
            cut.at.clear(); // of the other unit
        });
    });
    connect(sheet_, &QToolButton::clicked, this, [this](bool all) {
        changeView<HeatmapLook>(document_, all ? tr("Show all windows") : tr("Show one window"),
                                [all](HeatmapLook& look) { look.sheet = all; });
    });
    connect(&document_, &Document::sessionChanged, this, &TimeWindowBar::sync);
    connect(&document_, &Document::lookChanged, this, &TimeWindowBar::sync);
    hide();
}

void TimeWindowBar::add(const QString& text, const char* name, const QString& shortcut, std::function<void()> triggered) {
    auto* action = new QAction(text, this);
    action->setObjectName(name);
    action->setShortcut(QKeySequence(shortcut));
    action->setEnabled(false);
    connect(action, &QAction::triggered, this, std::move(triggered));
    actions_.push_back(action);
}

void TimeWindowBar::setWindows(const HeatmapFacts& facts, GazeClock clock, bool guessed, const ObserverPoints& points) {
    const bool in_windows = facts.windows() > 1;
    setVisible(in_windows);
    untimed_->setText(tr("%1 of %2 recordings have no times").arg(points.recordings_without_times).arg(points.recordings));
    untimed_->setVisible(clock == GazeClock::time && points.recordings_without_times > 0);
    for (QAction* action : actions_)
        action->setEnabled(in_windows);
    std::vector<double> begin{0};
    for (const double time : windowTimes(facts.display.cuts, facts.shown, clock))
        begin.push_back(begin.back() + time);
    const double end = begin.back();
    begin.pop_back();
    shown_->setEnabled(clock == GazeClock::time);
    if (const QString words = guessed ? tr("%1 ms, guessed").arg(shortNumber(facts.shown)) : tr("not said");
        words != shown_->specialValueText()) {
        shown_->setSpecialValueText(words);
        shown_->updateGeometry(); // Qt measures this text, but asks for no more room
    }
    shown_->setToolTip(tr("How long stimuli were shown. Even windows follow from it. A release needs it stated, because a guess "
                          "from gaze is sensitive"));
    if (begin == begin_ && at_ == facts.display.cuts && replay_->length() == (in_windows ? end : 0))
        return;
    begin_ = begin;
    at_ = facts.display.cuts;
    {
        const QSignalBlocker quiet(replay_);
        replay_->setLength(in_windows ? end : 0);
        replay_->setStep(end / static_cast<double>(begin_.size()));
        replay_->seek(0);
    }
    sync();
}

void TimeWindowBar::sync() {
    const HeatmapLook& look = document_.session().view<HeatmapLook>();
    const QSignalBlocker quiet_shown(shown_), quiet_replay(replay_);
    QStringList cuts;
    for (const double time : look.cut.at)
        cuts << QLocale::c().toString(time, 'g', 10);
    if (!cuts_->isModified())
        cuts_->setText(cuts.join(", "));
    shown_->setValue(static_cast<int>(look.cut.presentation_ms.value_or(0)));
    clock_->setCurrentIndex(clock_->findData(static_cast<int>(look.cut.clock)));
    sheet_->setChecked(look.sheet);
    replay_->setSpeed(look.speed);
    if (begin_.empty())
        return;
    const int window = std::min(look.window, static_cast<int>(begin_.size()) - 1);
    const auto seen = std::upper_bound(begin_.begin(), begin_.end(), replay_->time()) - begin_.begin() - 1;
    if (seen != window)
        replay_->seek(begin_[static_cast<std::size_t>(window)]);
    window_->setText(
        tr("%1 of %2: %3").arg(window + 1).arg(begin_.size()).arg(translated(windowName(at_, window, look.cut.clock))));
}

void TimeWindowBar::seeWindow(double ms) {
    if (begin_.empty() || !document_.hasStudy())
        return;
    Session session = document_.session();
    int& window = session.view<HeatmapLook>().window;
    const auto seen = static_cast<int>(std::upper_bound(begin_.begin(), begin_.end(), ms) - begin_.begin()) - 1;
    if (seen == window)
        return;
    window = seen;
    document_.look(session);
}

void TimeWindowBar::step(int windows) {
    const int window = document_.session().view<HeatmapLook>().window + windows;
    if (window >= 0 && window < std::ssize(begin_))
        replay_->seek(begin_[static_cast<std::size_t>(window)]);
}

void TimeWindowBar::chooseCuts() {
    if (!cuts_->isModified())
        return;
    cuts_->setModified(false);
    try {
        changeCut(document_, tr("Change cuts"), [at = cutsFrom(cuts_->text())](TimeCut& cut) {
            cut.windows = cut.count();
            cut.at = at;
        });
        Q_EMIT warned({});
    } catch (const InvalidParameter& error) {
        Q_EMIT warned(translated(error));
    }
    sync();
}

} // namespace nictate

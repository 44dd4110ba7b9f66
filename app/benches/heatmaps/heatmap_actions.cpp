#include "app/benches/heatmaps/heatmap_actions.h"

#include "app/benches/heatmaps/group_maps_dialog.h"
#include "app/benches/heatmaps/heatmap_jobs.h"
#include "app/study/document.h"
#include "core/domains/heatmap/heatmap_look.h"
#include "core/domains/registry.h"
#include "widgets/shown_number.h"
#include "widgets/translated.h"
#include "widgets/view_transform.h"

#include <QAction>
#include <QActionGroup>
#include <QApplication>
#include <QInputDialog>
#include <QMenu>

namespace nictate {

HeatmapActions::~HeatmapActions() = default;

void showLayout(Document& document, PanelLayout layout) {
    changeView<HeatmapLook>(document,
                            layout == PanelLayout::swipe ? QObject::tr("Show as swipe") : QObject::tr("Show side by side"),
                            [layout](HeatmapLook& look) { look.layout = layout; });
}

HeatmapActions::HeatmapActions(Document& document, ViewTransform& transform, QObject* parent)
    : QObject(parent), document_(document), third_menu_(std::make_unique<QMenu>(tr("&Third panel"))),
      third_(new QActionGroup(this)) {
    buildView(transform);
    add(analyse_, tr("Take the &best cap (Algorithm 1)"), "best_cap", {}, [this] { takeBestCap(); });
    add(analyse_, tr("Draw a ca&p with noise (exponential mechanism)…"), "private_cap", {}, [this] { takeNoisyCap(); });
    add(analyse_, tr("Heatmaps of &groups…"), "group_maps", {}, [this] { showGroups(); });
    connect(&document_, &Document::studyChanged, this, &HeatmapActions::sync);
    connect(&document_, &Document::sessionChanged, this, &HeatmapActions::sync);
    sync();
}

void HeatmapActions::buildView(ViewTransform& transform) {
    side_by_side_ = add(view_, tr("&Side by side"), "view_side_by_side", "Ctrl+1",
                        [this] { showLayout(document_, PanelLayout::side_by_side); });
    swipe_ = add(view_, tr("S&wipe"), "view_swipe", "Ctrl+2", [this] { showLayout(document_, PanelLayout::swipe); });
    const std::tuple<QString, ThirdPanel, const char*> panels[] = {{tr("None"), ThirdPanel::none, ""},
                                                                   {tr("Difference"), ThirdPanel::difference, "Ctrl+3"},
                                                                   {tr("Attacker's view"), ThirdPanel::attacker, "Ctrl+4"},
                                                                   {tr("Decided by data"), ThirdPanel::data_share, "Ctrl+5"}};
    for (const auto& [text, panel, shortcut] : panels) {
        QAction* action = third_->addAction(third_menu_->addAction(text));
        action->setCheckable(true);
        action->setData(static_cast<int>(panel));
        action->setShortcut(QKeySequence(shortcut));
    }
    connect(third_, &QActionGroup::triggered, this, [this](const QAction* action) {
        const auto panel = static_cast<ThirdPanel>(action->data().toInt());
        changeView<HeatmapLook>(document_, tr("Change third panel"), [panel](HeatmapLook& look) { look.third = panel; });
    });
    view_.push_back(third_menu_->menuAction());
    separate(view_);
    add(view_, tr("Zoom &in"), "zoom_in", "Ctrl++", [&transform] {
        transform.zoomAbout(transform.centre(), 1.25);
    })->setShortcuts({QKeySequence("Ctrl++"), QKeySequence("Ctrl+=")});
    add(view_, tr("Zoom &out"), "zoom_out", "Ctrl+-", [&transform] { transform.zoomAbout(transform.centre(), 0.8); });
    add(view_, tr("&Whole picture"), "zoom_reset", "Ctrl+0", [&transform] { transform.reset(); });
    separate(view_);
    show_stimulus_ = add(view_, tr("Stimulus under&neath"), "show_stimulus", "Ctrl+U", [this] {
        const bool on = !document_.session().view<HeatmapLook>().show_stimulus;
        changeView<HeatmapLook>(document_, on ? tr("Show stimulus") : tr("Hide stimulus"),
                                [on](HeatmapLook& look) { look.show_stimulus = on; });
    });
    auto* own_scales = view_.emplace_back(new QAction(tr("Own &colour scales"), this));
    own_scales->setObjectName("own_scales");
    own_scales->setCheckable(true);
    own_scales->setToolTip(tr("Each panel from 0 to its own largest value, instead of one scale for all that are compared"));
    connect(own_scales, &QAction::toggled, this, &HeatmapActions::ownScalesChosen);
    for (QAction* action : {side_by_side_, swipe_, show_stimulus_})
        action->setCheckable(true);
}

void HeatmapActions::showGroups() {
    if (!frame_)
        return;
    auto* dialog = new GroupMapsDialog(document_.sharedStudy(), document_.session(), frame_->facts, QApplication::activeWindow());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &GroupMapsDialog::releaseAsked, this, &HeatmapActions::groupsReleaseAsked);
    dialog->open();
}

QAction* HeatmapActions::add(std::vector<QAction*>& menu, const QString& text, const char* name, const QString& shortcut,
                             std::function<void()> triggered) {
    auto* action = menu.emplace_back(new QAction(text, this));
    action->setObjectName(name);
    action->setShortcut(QKeySequence(shortcut));
    connect(action, &QAction::triggered, this, std::move(triggered));
    return action;
}

void HeatmapActions::separate(std::vector<QAction*>& menu) {
    auto* line = menu.emplace_back(new QAction(this));
    line->setSeparator(true);
}

void HeatmapActions::setFrame(const HeatmapFrame* frame) {
    frame_ = frame;
    for (QAction* action : analyse_)
        action->setEnabled(frame != nullptr);
}

void HeatmapActions::sync() {
    for (QAction* action : view_)
        action->setEnabled(document_.hasStudy());
    const HeatmapLook& look = document_.session().view<HeatmapLook>();
    side_by_side_->setChecked(look.layout == PanelLayout::side_by_side);
    swipe_->setChecked(look.layout == PanelLayout::swipe);
    show_stimulus_->setChecked(look.show_stimulus);
    const ThirdPanel third = thirdPanel(document_.session());
    for (QAction* action : third_->actions())
        action->setChecked(static_cast<ThirdPanel>(action->data().toInt()) == third);
}

const Mechanism<Heatmaps>* HeatmapActions::mechanismWithCap() {
    const Mechanism<Heatmaps>& mechanism = mechanismOf<Heatmaps>(frame_->shown.mechanism);
    if (hasCap(mechanism))
        return &mechanism;
    Q_EMIT noted(tr("%1 has no cell cap to choose.").arg(translated(mechanism.info.name)));
    return nullptr;
}

void HeatmapActions::takeCap(int cap, const QString& label, const QString& remark) {
    Session session = document_.session();
    session.given[frame_->shown.mechanism].set("cap", static_cast<double>(cap));
    document_.change(label, session);
    Q_EMIT warned(tr("m = %1 %2").arg(cap).arg(remark));
}

void HeatmapActions::takeBestCap() {
    const Mechanism<Heatmaps>* mechanism = mechanismWithCap();
    if (!mechanism)
        return;
    const Parameters& given = document_.session().parameters(mechanism->info.id);
    const CapResult result = capResult(*mechanism, given, frame_->facts, *frame_->points, Progress{});
    takeCap(
        result.curve.best, tr("Take the best cap"),
        tr("was read from the sensitive data (Algorithm 1): such a choice reveals something that the guarantee does not count."));
}

void HeatmapActions::takeNoisyCap() {
    const Mechanism<Heatmaps>* mechanism = mechanismWithCap();
    if (!mechanism)
        return;
    bool chosen = false;
    const double epsilon = QInputDialog::getDouble(QApplication::activeWindow(), tr("Cap with noise"),
                                                   tr("Privacy loss ε spent on choosing m from 1 … %1:").arg(largest_noisy_cap),
                                                   0.1, 0.001, 100, 3, &chosen);
    if (!chosen)
        return;
    const Session& session = document_.session();
    const int cap =
        drawNoisyCap(*mechanism, session.parameters(mechanism->info.id), frame_->facts, *frame_->points, epsilon, session.seed);
    takeCap(cap, tr("Draw a cap with noise"),
            tr("was drawn by the exponential mechanism; its ε of %1 comes on top of the one below.").arg(lossNumber(epsilon)));
}

} // namespace nictate

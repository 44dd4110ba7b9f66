#include "app/benches/areas/area_bar.h"

#include "app/study/document.h"
#include "core/data/people_groups.h"
#include "core/domains/areas/area_files.h"
#include "core/domains/areas/area_metrics.h"
#include "core/domains/areas/areas_view.h"
#include "core/domains/areas/chosen_pair.h"
#include "core/errors.h"
#include "core/files/atomic_file.h"
#include "widgets/area_view.h"
#include "widgets/captioned.h"
#include "widgets/cut_text.h"
#include "widgets/flow_layout.h"
#include "widgets/translated.h"

#include <QButtonGroup>
#include <QColorDialog>
#include <QComboBox>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QInputDialog>
#include <QLabel>
#include <QMenu>
#include <QSignalBlocker>
#include <QToolButton>

#include <algorithm>

namespace nictate {

namespace {

QToolButton* button(const QString& text, const char* name, const QString& tip, bool checkable = false) {
    auto* out = new QToolButton;
    out->setText(text);
    out->setObjectName(name);
    out->setToolTip(tip);
    out->setCheckable(checkable);
    return out;
}

} // namespace

AreaBar::AreaBar(Document& document, AreaView& view, QWidget* parent) : QWidget(parent), document_(document), view_(view) {
    auto* layout = new FlowLayout(this);
    layout->setContentsMargins(8, 4, 8, 4);
    buildTools(*layout);
    buildMetrics(*layout);
    connect(&view_, &AreaView::chosenChanged, this, &AreaBar::syncTools);
    connect(&view_, &AreaView::toolChanged, this, &AreaBar::syncTools);
    connect(&document_, &Document::studyChanged, this, &AreaBar::sync);
    connect(&document_, &Document::sessionChanged, this, &AreaBar::sync);
    sync();
}

void AreaBar::buildTools(QLayout& layout) {
    const std::tuple<QString, const char*, QString, AreaTool> tools[] = {
        {tr("Choose"), "tool_choose", tr("Choose, move and resize areas"), AreaTool::choose},
        {tr("Rectangle"), "tool_rectangle", tr("Drag a rectangle; R on the picture puts one into its middle"),
         AreaTool::rectangle},
        {tr("Ellipse"), "tool_ellipse", tr("Drag an ellipse; E on the picture puts one into its middle"), AreaTool::ellipse},
        {tr("Polygon"), "tool_polygon", tr("Click corners, the first one again to close; P puts a triangle into the middle"),
         AreaTool::polygon}};
    auto* group = new QButtonGroup(this);
    for (const auto& [text, name, tip, tool] : tools) {
        QToolButton* each = tools_.emplace_back(button(text, name, tip, true));
        each->setProperty("tool", static_cast<int>(tool));
        group->addButton(each);
        layout.addWidget(each);
        connect(each, &QToolButton::clicked, this, [this, chosen = tool] { view_.setTool(chosen); });
    }
    const std::tuple<QString, const char*, QString, std::function<void()>> changes[] = {
        {tr("Rename…"), "rename_area", tr("Give the chosen area another name; it will be published (F2)"),
         [this] { rename(*view_.chosen()); }},
        {tr("Colour…"), "colour_area", tr("Give the chosen area another outline"), [this] { recolour(); }},
        {tr("Remove"), "remove_area", tr("Remove the chosen area (Delete)"), [this] { view_.removeChosen(); }}};
    for (const auto& [text, name, tip, done] : changes) {
        QToolButton* each = of_chosen_.emplace_back(button(text, name, tip));
        layout.addWidget(each);
        connect(each, &QToolButton::clicked, this, done);
    }
    keyframe_ =
        button(tr("Keyframe"), "keyframe_areas",
               tr("For areas that move: what is moved, resized or drawn is so from the moment on screen; areas go evenly from "
                  "keyframe to keyframe (K on the picture)"),
               true);
    layout.addWidget(keyframe_);
    connect(keyframe_, &QToolButton::toggled, &view_, &AreaView::setKeyframing);
    connect(&view_, &AreaView::keyframingChanged, this, [this] { keyframe_->setChecked(view_.keyframing()); });
    copy_ = button(tr("Copy to"), "copy_areas", tr("Give these areas to other pictures as well"));
    copy_menu_ = new QMenu(this);
    copy_->setMenu(copy_menu_);
    copy_->setPopupMode(QToolButton::InstantPopup);
    layout.addWidget(copy_);
    connect(copy_menu_, &QMenu::aboutToShow, this, &AreaBar::fillCopyMenu);
    auto* read_areas =
        button(tr("Read…"), "read_areas",
               tr("Areas from a table or JSON (Nictate, LabelMe, Tobii Pro Lab); when they are visible from a GazePlotter "
                  "workspace"));
    auto* write_areas =
        button(tr("Write…"), "write_areas", tr("Areas of all pictures as CSV or JSON, of this one as LabelMe's JSON"));
    layout.addWidget(read_areas);
    layout.addWidget(write_areas);
    connect(read_areas, &QToolButton::clicked, this, &AreaBar::read);
    connect(write_areas, &QToolButton::clicked, this, &AreaBar::write);
}

void AreaBar::buildMetricsMenu() {
    metrics_ = button(tr("Metrics"), "area_metrics", tr("What is reported; all of them share ε"));
    metrics_->setAccessibleName(tr("Metrics"));
    metrics_menu_ = new QMenu(this);
    metrics_->setMenu(metrics_menu_);
    metrics_->setPopupMode(QToolButton::InstantPopup);
    metrics_menu_->setToolTipsVisible(true);
    for (const AreaMetric metric : area_metrics) {
        QAction* action = metrics_menu_->addAction(translated(words(metric).name));
        action->setObjectName(QString("metric_") + words(metric).id);
        action->setCheckable(true);
        action->setData(QString(words(metric).id));
        action->setToolTip(translated(words(metric).meaning));
        connect(action, &QAction::triggered, this, [this, id = std::string(words(metric).id)](bool on) {
            changeView<AreasView>(
                document_, on ? tr("Report one more metric") : tr("Report one metric less"), [&](AreasView& view) {
                    std::erase(view.metrics, id);
                    if (on)
                        view.metrics.push_back(id);
                    if (view.metrics.empty())
                        view.metrics = {id}; // one there must be
                    view.shown = on                                                                 ? id
                                 : std::count(view.metrics.begin(), view.metrics.end(), view.shown) ? view.shown
                                                                                                    : view.metrics.front();
                });
            sync();
        });
    }
}

void AreaBar::buildMetrics(QLayout& layout) {
    buildMetricsMenu();
    layout.addWidget(metrics_);
    shown_ = new QComboBox;
    shown_->setObjectName("shown_metric");
    shown_->setToolTip(tr("The metric of the bars and of the picture's colours"));
    attacked_ = new QComboBox;
    attacked_->setObjectName("attacked_areas");
    attacked_->setToolTip(tr("The observer whose values somebody tries to recover who knows all others'"));
    scope_ = new QComboBox;
    scope_->setObjectName("areas_scope");
    scope_->addItems({tr("this picture"), tr("all pictures")});
    scope_->setToolTip(tr("The table of this picture, or means over all pictures of areas of one name"));
    layout.addWidget(captioned(tr("Show"), shown_));
    layout.addWidget(captioned(tr("of"), scope_));
    buildGroups(layout);
    buildPairs(layout);
    layout.addWidget(captioned(tr("Attacked"), attacked_));
    auto* noise = button(tr("New noise"), "new_area_noise", tr("Draw new noise with the same mechanism"));
    layout.addWidget(noise);
    connect(shown_, &QComboBox::activated, this, [this] {
        const std::string id = shown_->currentData().toString().toStdString();
        changeView<AreasView>(document_, tr("Show another metric"), [&](AreasView& view) { view.shown = id; });
    });
    connect(scope_, &QComboBox::activated, this, [this](int index) {
        changeView<AreasView>(document_, index ? tr("Show the table over pictures") : tr("Show the picture's table"),
                              [index](AreasView& view) { view.over_pictures = index == 1; });
    });
    connect(attacked_, &QComboBox::activated, this, [this] {
        const std::string id = attacked_->currentData().toString().toStdString();
        changeView<AreasView>(document_, tr("Attack another observer"), [&](AreasView& view) { view.attacked = id; });
    });
    connect(noise, &QToolButton::clicked, this, [this] {
        Session session = document_.session();
        ++session.seed;
        document_.change(tr("Draw new noise"), session);
    });
}

void AreaBar::buildGroups(QLayout& layout) {
    groups_ = new QComboBox;
    groups_->setObjectName("area_groups");
    groups_->setAccessibleName(tr("Groups"));
    groups_->setToolTip(
        tr("An attribute with 2 to 6 values: a table for each group and the differences between them, all at one ε. "
           "Who is in which group must be public"));
    layout.addWidget(captioned(tr("Groups"), groups_));
    connect(groups_, &QComboBox::activated, this, [this] {
        const std::string attribute = groups_->currentData().toString().toStdString();
        changeView<AreasView>(document_, attribute.empty() ? tr("Show everybody together") : tr("Compare groups"),
                              [&](AreasView& view) {
                                  view.groups = attribute;
                                  view.paired.clear();
                              });
    });
}

void AreaBar::buildPairs(QLayout& layout) {
    pairs_ = new ElidedChoice;
    pairs_->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    pairs_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    pairs_->setMinimumContentsLength(12);
    pairs_->setObjectName("area_pairs");
    pairs_->setAccessibleName(tr("Within people"));
    pairs_->setToolTip(
        tr("Two conditions on this picture, or it and another picture with areas of the same names, that everybody "
           "saw: the differences alone, with twice the noise of one table, at one ε"));
    layout.addWidget(captioned(tr("Within people"), pairs_));
    connect(pairs_, &QComboBox::activated, this, [this] {
        std::vector<std::string> paired;
        for (const QString& name : pairs_->currentData().toStringList())
            paired.push_back(name.toStdString());
        changeView<AreasView>(document_, paired.empty() ? tr("Show a table again") : tr("Compare within people"),
                              [&](AreasView& view) {
                                  view.paired = paired;
                                  if (!paired.empty())
                                      view.groups.clear();
                              });
    });
}

/// Pairs that can be chosen, and the one that is, even where it cannot any more.
void AreaBar::syncPairs() {
    const QSignalBlocker quiet(pairs_);
    const std::vector<std::string>& chosen = document_.session().view<AreasView>().paired;
    std::vector<std::vector<std::string>> pairs;
    try {
        pairs = possiblePairs(document_.session(), document_.study());
    } catch (const Error&) { // a filter that cannot be read shows itself where it is typed
    }
    if (!chosen.empty() && std::find(pairs.begin(), pairs.end(), chosen) == pairs.end())
        pairs.push_back(chosen);
    pairs_->clear();
    pairs_->addItem(tr("nothing"), QStringList());
    for (const std::vector<std::string>& pair : pairs) {
        QStringList names;
        for (const std::string& name : pair)
            names << QString::fromStdString(name);
        pairs_->addItem(names.size() == 1 ? tr("this picture − %1").arg(names.front()) : names.join(" − "), names);
        if (pair == chosen)
            pairs_->setCurrentIndex(pairs_->count() - 1);
    }
    pairs_->parentWidget()->setVisible(pairs_->count() > 1); // most studies have none
}

const Stimulus* AreaBar::stimulus() const {
    if (!document_.hasStudy() || document_.study().stimuli.empty())
        return nullptr;
    return &document_.study().stimuli[chosenStimulus(document_.session(), document_.study())];
}

void AreaBar::take(const std::vector<Area>& areas, const QString& label, const QString& merge, bool finished) {
    if (const Stimulus* on = stimulus())
        changeView<AreasView>(
            document_, label,
            [&](AreasView& view) {
                if (areas.empty())
                    view.areas.erase(on->id);
                else
                    view.areas[on->id] = areas;
            },
            merge, finished);
}

void AreaBar::sync() {
    setEnabled(stimulus() != nullptr);
    if (!isEnabled())
        return;
    const AreasView& view = document_.session().view<AreasView>();
    scope_->setCurrentIndex(view.over_pictures);
    const QSignalBlocker quiet_shown(shown_);
    shown_->clear();
    for (QAction* action : metrics_menu_->actions()) {
        const QString id = action->data().toString();
        const bool reported = std::count(view.metrics.begin(), view.metrics.end(), id.toStdString()) > 0;
        action->setChecked(reported);
        if (reported)
            shown_->addItem(action->text(), id);
    }
    shown_->setCurrentIndex(shown_->findData(QString::fromStdString(view.shown)));
    metrics_->setText(tr("Metrics: %1").arg(view.metrics.size()));
    syncTools();
    syncObservers();
}

void AreaBar::syncTools() {
    for (QToolButton* tool : tools_)
        tool->setChecked(tool->property("tool").toInt() == static_cast<int>(view_.tool()));
    for (QToolButton* each : of_chosen_)
        each->setEnabled(view_.chosen().has_value());
    copy_->setEnabled(!view_.areas().empty() && document_.hasStudy() && document_.study().stimuli.size() > 1);
}

void AreaBar::syncObservers() {
    const QSignalBlocker quiet(attacked_), quiet_groups(groups_);
    std::vector<std::size_t> included;
    try {
        included = includedParticipants(document_.session(), document_.study());
    } catch (const Error&) { // a filter that cannot be read shows itself where it is typed
    }
    if (listed_study_ != document_.sharedStudy() || included != listed_) { // a thousand are not listed anew for every ε
        listed_study_ = document_.sharedStudy();
        listed_ = std::move(included);
        groups_->clear();
        groups_->addItem(tr("everybody"), QString());
        for (const std::string& name : groupingAttributes(*listed_study_, listed_))
            groups_->addItem(QString::fromStdString(name), QString::fromStdString(name));
        attacked_->clear();
        attacked_->addItem(tr("nobody"), QString());
        for (const std::size_t i : listed_) {
            const QString id = QString::fromStdString(listed_study_->participants[i].id);
            attacked_->addItem(id, id);
        }
    }
    groups_->setCurrentIndex(
        std::max(0, groups_->findData(QString::fromStdString(document_.session().view<AreasView>().groups))));
    syncPairs();
    const bool paired = pairs_->currentIndex() > 0;
    scope_->setEnabled(groups_->currentIndex() == 0 && !paired);
    attacked_->setEnabled(!paired);
    const int place = attacked_->findData(QString::fromStdString(document_.session().view<AreasView>().attacked));
    attacked_->setCurrentIndex(std::max(0, place));
}

void AreaBar::rename(std::size_t area) {
    std::vector<Area> areas = view_.areas();
    bool said = false;
    const QString name = QInputDialog::getText(this, tr("Rename area"), tr("The area's name, which will be published:"),
                                               QLineEdit::Normal, QString::fromStdString(areas.at(area).name), &said)
                             .trimmed();
    if (!said || name.toStdString() == areas[area].name)
        return;
    areas[area].name = name.toStdString();
    const Stimulus& on = *stimulus();
    if (const auto problem = problemOf(areas, on.width_px, on.height_px))
        return Q_EMIT failed(tr("%1; give %2").arg(translated(problem->problem), translated(problem->what_to_do)));
    take(areas, tr("Rename area"));
}

void AreaBar::recolour() {
    std::vector<Area> areas = view_.areas();
    Area& area = areas.at(*view_.chosen());
    const QColor colour = QColorDialog::getColor(outlineColour(area, *view_.chosen()), this, tr("Colour of the area's outline"));
    if (!colour.isValid())
        return;
    area.colour = colour.name().toStdString();
    take(areas, tr("Colour area"));
}

void AreaBar::fillCopyMenu() {
    copy_menu_->clear();
    std::vector<std::string> others;
    for (const Stimulus& each : document_.study().stimuli)
        if (&each != stimulus())
            others.push_back(each.id);
    copy_menu_->addAction(tr("All other pictures"), this, [this, others] { copyTo(others); });
    copy_menu_->addSeparator();
    for (const std::string& id : others)
        copy_menu_->addAction(QString::fromStdString(id), this, [this, id] { copyTo({id}); });
}

void AreaBar::copyTo(const std::vector<std::string>& stimuli) {
    const std::vector<Area> areas = view_.areas();
    QStringList left_out;
    changeView<AreasView>(document_, tr("Copy areas"), [&](AreasView& view) {
        for (const std::string& id : stimuli) {
            const Stimulus& on = document_.study().stimuli[stimulusIndex(document_.study(), id)];
            if (problemOf(areas, on.width_px, on.height_px))
                left_out << QString::fromStdString(id);
            else
                view.areas[id] = areas;
        }
    });
    if (!left_out.isEmpty())
        Q_EMIT failed(tr("Some areas lie outside of these pictures, which keep what they had: %1").arg(left_out.join(", ")));
    else
        Q_EMIT noted(
            tr("Copied to %1")
                .arg(stimuli.size() == 1 ? QString::fromStdString(stimuli.front()) : tr("%1 pictures").arg(stimuli.size())));
}

void AreaBar::read() {
    const QString file =
        QFileDialog::getOpenFileName(this, tr("Read areas"), {}, tr("Areas (*.csv *.tsv *.txt *.json *.aois);;All files (*)"));
    if (file.isEmpty())
        return;
    try {
        const Stimulus& on = *stimulus();
        const AreaFile read = readAreaFile(file.toStdString());
        take(read.times.empty() ? areasOf(read, on.id, on.width_px, on.height_px) : withTimes(view_.areas(), read, on.id),
             tr("Read areas"));
    } catch (const Error& error) {
        Q_EMIT failed(translated(error));
    }
}

void AreaBar::write() {
    const QString labelme = tr("LabelMe, this picture (*.json)");
    QString chosen;
    QString file = QFileDialog::getSaveFileName(this, tr("Write areas"), "areas.csv",
                                                tr("Table (*.csv);;Nictate (*.json)") + ";;" + labelme, &chosen);
    if (file.isEmpty())
        return;
    try {
        const AreasView& view = document_.session().view<AreasView>();
        const Stimulus& on = *stimulus();
        const std::string text = chosen == labelme        ? areasLabelMe(view_.areas(), on.width_px, on.height_px)
                                 : file.endsWith(".json") ? areasJson(view.areas)
                                                          : areasCsv(view.areas);
        writeFileAtomically(file.toStdString(), text);
        Q_EMIT noted(tr("Written to %1").arg(file));
    } catch (const Error& error) {
        Q_EMIT failed(translated(error));
    }
}

} // namespace nictate

#include "app/benches/signals/summary_panel.h"

#include "app/benches/area_table.h"
#include "app/benches/findings_panel.h"
#include "app/study/document.h"
#include "core/data/people_groups.h"
#include "core/domains/signals/signals_view.h"
#include "core/errors.h"
#include "widgets/captioned.h"
#include "widgets/check_menu.h"
#include "widgets/empty_state.h"
#include "widgets/flow_layout.h"

#include <QComboBox>
#include <QPushButton>
#include <QSplitter>
#include <QStackedWidget>
#include <QTabWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <set>

namespace nictate {

SummaryPanel::SummaryPanel(Document& document, QWidget* parent)
    : QWidget(parent), document_(document), bar_(new QWidget), features_(new QToolButton), features_menu_(new CheckMenu(this)),
      recordings_(new QComboBox), groups_(new QComboBox), tabs_(new QTabWidget), table_(new AreaTable(nullptr, true)),
      findings_(new FindingsPanel), plots_(new AreaPlots(TableColumns::features)), why_(new EmptyState),
      stack_(new QStackedWidget) {
    buildBar();
    tabs_->setObjectName("summary_tabs");
    tabs_->setDocumentMode(true);
    tabs_->addTab(table_, tr("Table"));
    tabs_->addTab(findings_, tr("Differences"));
    table_->setObjectName("summary_table");
    table_->setAccessibleName(tr("Protected table of features"));
    findings_->table()->setObjectName("summary_findings");
    for (auto* button : findings_->findChildren<QPushButton*>()) // those of Areas have these names
        button->setObjectName("summary_" + button->objectName());
    auto* split = new QSplitter(Qt::Vertical);
    split->setChildrenCollapsible(false);
    split->addWidget(tabs_);
    split->addWidget(plots_);
    split->setStretchFactor(0, 1);
    split->setStretchFactor(1, 1);
    split->setSizes({260, 360}); // a handful of rows, and the figure
    why_->setObjectName("summaries_empty");
    stack_->addWidget(split);
    stack_->addWidget(why_);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(bar_);
    layout->addWidget(stack_, 1);
    connect(why_, &EmptyState::chosen, this, &SummaryPanel::help);
    connect(&document_, &Document::sessionChanged, this, &SummaryPanel::sync);
}

void SummaryPanel::buildBar() {
    auto* layout = new FlowLayout(bar_);
    layout->setContentsMargins(8, 4, 8, 4);
    features_->setObjectName("summed_features");
    features_->setAccessibleName(tr("Features"));
    features_->setPopupMode(QToolButton::InstantPopup);
    features_->setMenu(features_menu_);
    features_->setToolTip(tr("The features that are summed up; they share one ε, so take few"));
    recordings_->setObjectName("summed_recordings");
    recordings_->setAccessibleName(tr("Recordings"));
    recordings_->setToolTip(tr("The mean over all recordings of a person, or of one condition's"));
    groups_->setObjectName("summary_groups");
    groups_->setAccessibleName(tr("Groups"));
    groups_->setToolTip(
        tr("An attribute with 2 to 6 values: a table for each group and the differences between them, all at one ε. "
           "Who is in which group must be public"));
    auto* noise = new QToolButton;
    noise->setText(tr("New noise"));
    noise->setObjectName("new_summary_noise");
    noise->setToolTip(tr("Draw new noise with the same mechanism"));
    layout->addWidget(features_);
    layout->addWidget(captioned(tr("Recordings"), recordings_));
    layout->addWidget(captioned(tr("Groups"), groups_));
    layout->addWidget(noise);
    connect(recordings_, &QComboBox::activated, this, [this](int row) {
        const std::string condition = recordings_->itemData(row).toString().toStdString();
        changeView<SignalsView>(document_, tr("Choose recordings"), [&](SignalsView& view) {
            view.summed_condition = row > 0 ? std::optional(condition) : std::nullopt;
        });
    });
    connect(groups_, &QComboBox::activated, this, [this] {
        const std::string attribute = groups_->currentData().toString().toStdString();
        changeView<SignalsView>(document_, attribute.empty() ? tr("Show everybody together") : tr("Compare groups"),
                                [&](SignalsView& view) { view.groups = attribute; });
    });
    connect(noise, &QToolButton::clicked, this, [this] {
        Session session = document_.session();
        ++session.seed;
        document_.change(tr("Draw new noise"), session);
    });
}

void SummaryPanel::setStudy(std::shared_ptr<const Dataset> study) {
    if (study_ == study)
        return;
    study_ = std::move(study);
    listed_.clear();
    features_menu_->clear();
    std::set<std::string> conditions;
    for (const FeatureTable& table : study_->features.tables)
        conditions.insert(table.condition);
    for (const std::string& name : study_->features.names) {
        QAction* action = features_menu_->addAction(QString::fromStdString(name).replace("&", "&&"));
        action->setData(QString::fromStdString(name));
        action->setCheckable(true);
        connect(action, &QAction::triggered, this, &SummaryPanel::takeFeatures);
    }
    recordings_->clear();
    recordings_->addItem(tr("all of a person's"));
    for (const std::string& condition : conditions)
        if (!condition.empty())
            recordings_->addItem(QString::fromStdString(condition), QString::fromStdString(condition));
    recordings_->setEnabled(recordings_->count() > 2);
    sync();
}

void SummaryPanel::takeFeatures() {
    std::vector<std::string> chosen;
    for (const QAction* action : features_menu_->actions())
        if (action->isChecked())
            chosen.push_back(action->data().toString().toStdString());
    changeView<SignalsView>(document_, tr("Choose features"), [&](SignalsView& view) { view.summed = chosen; });
}

void SummaryPanel::sync() {
    const SignalsView& view = document_.session().view<SignalsView>();
    if (!study_ || !view.summaries || !document_.hasStudy())
        return;
    for (QAction* action : features_menu_->actions())
        action->setChecked(std::count(view.summed.begin(), view.summed.end(), action->data().toString().toStdString()) > 0);
    features_->setText(tr("Features: %1").arg(view.summed.size()));
    recordings_->setCurrentIndex(
        view.summed_condition ? std::max(0, recordings_->findData(QString::fromStdString(*view.summed_condition))) : 0);
    syncGroups();
}

void SummaryPanel::syncGroups() {
    std::vector<std::size_t> included;
    try {
        included = includedParticipants(document_.session(), *study_);
    } catch (const Error&) { // a filter that cannot be read shows itself where it is typed
    }
    if (groups_->count() == 0 || included != listed_) {
        listed_ = std::move(included);
        groups_->clear();
        groups_->addItem(tr("everybody"), QString());
        for (const std::string& name : groupingAttributes(*study_, listed_))
            groups_->addItem(QString::fromStdString(name), QString::fromStdString(name));
    }
    groups_->setCurrentIndex(
        std::max(0, groups_->findData(QString::fromStdString(document_.session().view<SignalsView>().groups))));
}

void SummaryPanel::setFrame(const AreasFrame& frame, const QString& methods) {
    table_->setRows(frame.rows);
    findings_->setFindings(frame.groups ? frame.groups->findings : std::vector<Finding>(), frame.table.resolved.number("epsilon"),
                           methods);
    if (frame.attribute != shown_attribute_) { // groups are chosen for their differences
        shown_attribute_ = frame.attribute;
        tabs_->setCurrentWidget(frame.groups ? static_cast<QWidget*>(findings_) : table_);
        plots_->bringUp(frame.groups ? "summary_figure" : "summaries");
    }
    plots_->setFrame(frame, words(AreaMetric::feature_mean).id);
    stack_->setCurrentIndex(0);
}

void SummaryPanel::clear(const QString& reason, Lacks lacks) {
    table_->setRows({});
    findings_->setFindings({}, 1, {});
    plots_->clear(reason);
    why_->setText(tr("No means yet"), reason);
    if (lacks == Lacks::bounds)
        why_->setButton("choose_bounds", tr("Choose public bounds…"));
    else if (lacks == Lacks::features)
        why_->setButton("choose_features", tr("Choose features…"));
    else
        why_->setButton({}, {});
    stack_->setCurrentWidget(why_);
}

void SummaryPanel::help(const QString& id) {
    if (id == "choose_bounds")
        Q_EMIT boundsAsked();
    else
        features_->showMenu();
}

} // namespace nictate

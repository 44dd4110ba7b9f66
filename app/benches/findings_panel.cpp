#include "app/benches/findings_panel.h"

#include "app/benches/simulation_words.h"
#include "core/domains/areas/area_metrics.h"
#include "core/domains/areas/areas.h"
#include "widgets/figure_table.h"
#include "widgets/flow_layout.h"
#include "widgets/shown_number.h"
#include "widgets/theme.h"
#include "widgets/translated.h"

#include <QApplication>
#include <QClipboard>
#include <QFontMetrics>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace nictate {

namespace {

QPushButton* copyButton(const QString& text, const char* name, const QString& tip) {
    auto* button = new QPushButton(text);
    button->setObjectName(name);
    button->setToolTip(tip);
    return button;
}

} // namespace

void FindingsModel::setFindings(std::vector<Finding> findings) {
    const bool as_many = findings.size() == findings_.size();
    if (!as_many)
        beginResetModel();
    findings_ = std::move(findings);
    if (!as_many)
        endResetModel();
    else if (!findings_.empty())
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columns - 1));
}

int FindingsModel::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : static_cast<int>(findings_.size()); }

int FindingsModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : columns; }

QVariant FindingsModel::data(const QModelIndex& index, int role) const {
    const Finding& finding = findings_.at(static_cast<std::size_t>(index.row()));
    if (role == Qt::TextAlignmentRole)
        return index.column() <= metric ? QVariant() : QVariant(Qt::AlignRight | Qt::AlignVCenter);
    if (role == Qt::FontRole && finding.p_holm < 0.05) {
        QFont bold = scaledFont(interfaceFont(), 0.9);
        bold.setBold(true);
        return bold;
    }
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole)
        return {};
    switch (index.column()) {
    case area: return QString::fromStdString(finding.area);
    case groups: return QString::fromStdString(finding.group_a + " − " + finding.group_b);
    case metric: return translated(metricWord(finding.metric));
    case difference: return shortNumber(finding.shown.difference);
    case interval: return tr("%1 to %2").arg(shortNumber(finding.shown.low), shortNumber(finding.shown.high));
    case p: return shortNumber(finding.shown.p);
    default: return shortNumber(finding.p_holm);
    }
}

QVariant FindingsModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal)
        return {};
    const QString names[] = {tr("Area"), tr("Groups"), tr("Metric"), tr("Difference"), tr("95 %"), tr("p"), tr("p (Holm)")};
    const QString tips[] = {tr("Drawn on the picture; its name is published"),
                            tr("The first less the second"),
                            tr("What is reported of the area"),
                            tr("Of the protected means; it costs nothing more"),
                            tr("Of people like these: noise and sampling"),
                            tr("Two-sided, of the same error; for this row alone"),
                            tr("Corrected for all rows together (Holm 1979): below 0.05 is a finding")};
    const auto same_pair = [&](const Finding& each) {
        return each.group_a == findings_.front().group_a && each.group_b == findings_.front().group_b;
    };
    if (section == difference && role == Qt::DisplayRole && !findings_.empty() &&
        std::all_of(findings_.begin(), findings_.end(), same_pair))
        return QString::fromStdString(findings_.front().group_a + " − " + findings_.front().group_b);
    if (section == area && !findings_.empty() && findings_.front().metric == words(AreaMetric::feature_mean).id) {
        if (role == Qt::DisplayRole)
            return tr("Feature");
        return role == Qt::ToolTipRole ? QVariant(tr("Its name is published")) : QVariant();
    }
    if (role == Qt::DisplayRole)
        return names[section];
    return role == Qt::ToolTipRole ? QVariant(tips[section]) : QVariant();
}

FindingsPanel::FindingsPanel(QWidget* parent)
    : QWidget(parent), model_(new FindingsModel(this)), table_(new FigureTable), sentence_(new QLabel),
      copy_sentence_(copyButton(tr("Copy finding"), "copy_finding", tr("The sentence of the row that is chosen"))),
      copy_all_(copyButton(tr("Copy all"), "copy_findings", tr("A sentence for every row"))),
      copy_methods_(copyButton(tr("Copy methods"), "copy_methods",
                               tr("The paragraph for a paper's methods: mechanism, ε, bounds, numbers of people, citation"))) {
    table_->setObjectName("findings_table");
    table_->setAccessibleName(tr("Differences between groups"));
    table_->setModel(model_);
    table_->setFont(scaledFont(interfaceFont(), 0.9));
    table_->horizontalHeader()->setFont(table_->font());
    table_->setStyleSheet("QTableView::item { padding: 0 4px; } QHeaderView::section { padding: 3px 4px; }");
    table_->verticalHeader()->setDefaultSectionSize(QFontMetrics(table_->font()).height() + 6);
    table_->keepFitted({FindingsModel::p, FindingsModel::interval}); // the sentence below has them
    sentence_->setObjectName("finding_sentence");
    sentence_->setWordWrap(true);
    sentence_->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    sentence_->setContentsMargins(6, 2, 6, 2);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(table_, 1);
    layout->addWidget(sentence_);
    auto* buttons = new QWidget;
    auto* row = new FlowLayout(buttons);
    row->setContentsMargins(6, 0, 6, 4);
    for (QPushButton* each : {copy_sentence_, copy_all_, copy_methods_})
        row->addWidget(each);
    layout->addWidget(buttons);
    connect(table_->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &FindingsPanel::showSentence);
    connect(copy_sentence_, &QPushButton::clicked, this, [this] { copy(sentence(), tr("The finding was copied")); });
    connect(copy_all_, &QPushButton::clicked, this, [this] {
        QStringList all;
        for (const Finding& finding : model_->findings())
            all << translated(findingSentence(finding, epsilon_));
        copy(all.join("\n"), tr("All findings were copied"));
    });
    connect(copy_methods_, &QPushButton::clicked, this, [this] { copy(methods_, tr("The methods paragraph was copied")); });
}

void FindingsPanel::setFindings(std::vector<Finding> findings, double epsilon, const QString& methods) {
    epsilon_ = epsilon;
    methods_ = methods;
    const bool one_metric = std::all_of(findings.begin(), findings.end(),
                                        [&](const Finding& each) { return each.metric == findings.front().metric; });
    const bool one_pair = std::all_of(findings.begin(), findings.end(), [&](const Finding& each) {
        return each.group_a == findings.front().group_a && each.group_b == findings.front().group_b;
    });
    model_->setFindings(std::move(findings));
    table_->setColumnHidden(FindingsModel::metric, one_metric);
    table_->setColumnHidden(FindingsModel::groups, one_pair); // it stands over the difference
    table_->fit();
    for (QPushButton* each : {copy_sentence_, copy_all_})
        each->setEnabled(model_->rowCount() > 0);
    copy_methods_->setEnabled(!methods_.isEmpty());
    showSentence();
}

QString FindingsPanel::sentence() const {
    if (model_->findings().empty())
        return {};
    const int row = std::max(0, table_->currentIndex().row());
    return translated(findingSentence(model_->findings().at(static_cast<std::size_t>(row)), epsilon_));
}

void FindingsPanel::showSentence() {
    sentence_->setText(model_->findings().empty()
                           ? tr("Choose an attribute under \"Groups\": the differences of its groups are shown here.")
                           : sentence());
}

void FindingsPanel::copy(const QString& text, const QString& said) {
    QApplication::clipboard()->setText("# " + simulationMark() + "\n" + text);
    Q_EMIT noted(said);
}

} // namespace nictate

#include "app/benches/area_table.h"

#include "app/benches/simulation_words.h"
#include "core/files/number.h"
#include "widgets/shown_number.h"
#include "widgets/theme.h"
#include "widgets/translated.h"

#include <QApplication>
#include <QClipboard>
#include <QFontMetrics>
#include <QHeaderView>
#include <QKeyEvent>
#include <QSortFilterProxyModel>

#include <algorithm>
#include <cmath>

namespace nictate {

namespace {

constexpr int padding = 22;       ///< beside a cell's text
constexpr int widest_metric = 84; ///< pixels; the whole name is its tooltip
constexpr int least_name = 48;    ///< pixels

double number(const AreaRow& row, int column) {
    switch (column) {
    case AreaTableModel::original: return row.original;
    case AreaTableModel::shown: return row.shown.value;
    case AreaTableModel::people: return row.shown.people_low;
    default: return row.shown.low;
    }
}

QString text(double value) { return std::isfinite(value) ? shortNumber(value) : QStringLiteral("–"); }

/// What a metric means and its unit.
QString meaningOf(const std::string& metric) {
    std::vector<AreaMetric> all(area_metrics.begin(), area_metrics.end());
    all.push_back(AreaMetric::feature_mean);
    for (const AreaMetric each : all)
        if (const AreaMetricWords& word = words(each); metric == word.id)
            return translated(word.meaning) +
                   (word.unit.empty() ? QString() : QObject::tr(" Unit: %1.").arg(translated(word.unit)));
    return QObject::tr("Dwell by fixations, which costs nothing more. Unit: ms.");
}

} // namespace

void AreaTableModel::setRows(std::vector<AreaRow> rows) {
    const auto same = [](const AreaRow& a, const AreaRow& b) {
        return a.group == b.group && a.area == b.area && a.shown.metric == b.shown.metric;
    };
    const bool only_numbers = std::equal(rows.begin(), rows.end(), rows_.begin(), rows_.end(), same);
    if (!only_numbers)
        beginResetModel();
    rows_ = std::move(rows);
    if (!only_numbers)
        return endResetModel();
    if (!rows_.empty())
        Q_EMIT dataChanged(index(0, original), index(rowCount() - 1, columns - 1));
}

int AreaTableModel::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : static_cast<int>(rows_.size()); }

int AreaTableModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : columns; }

QVariant AreaTableModel::data(const QModelIndex& index, int role) const {
    const AreaRow& row = rows_.at(static_cast<std::size_t>(index.row()));
    if (role == Qt::TextAlignmentRole)
        return index.column() <= metric ? QVariant() : QVariant(Qt::AlignRight | Qt::AlignVCenter);
    if (role == Qt::ToolTipRole)
        return index.column() == group  ? QString::fromStdString(row.group)
               : index.column() == area ? QString::fromStdString(row.area)
                                        : translated(metricWord(row.shown.metric)) + ": " + meaningOf(row.shown.metric);
    if (role != Qt::DisplayRole && role != Qt::UserRole)
        return {};
    if (index.column() == group)
        return QString::fromStdString(row.group);
    if (index.column() == area)
        return QString::fromStdString(row.area);
    if (index.column() == metric)
        return translated(metricWord(row.shown.metric));
    const double value = number(row, index.column());
    if (role == Qt::UserRole) // to sort by
        return value;
    if (index.column() == people)
        return std::isnan(value) ? text(value) : text(value) + "–" + text(row.shown.people_high);
    return index.column() == interval ? text(row.shown.low) + "–" + text(row.shown.high) : text(value);
}

QVariant AreaTableModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal)
        return {};
    const QString names[] = {tr("Group"),     tr("Area"),       tr("Metric"),     tr("Original"),
                             tr("Protected"), tr("95 % noise"), tr("95 % people")};
    const QString tips[] = {
        tr("Of the people with this value; public"),
        tr("Drawn on the picture; its name is published"),
        tr("What is reported of the area"),
        tr("The mean over these observers; sensitive, never released"),
        tr("What a release at these settings might say"),
        tr("Noise alone, from, to: the bounded mean of these observers lies here in 95 of 100 draws; what a bound took away and "
           "what other observers would have done come on top"),
        tr("Noise and sampling, from, to: the bounded mean of people like these lies here in 95 of 100 studies, if they vary "
           "about it like a Dirichlet distribution")};
    const bool feature = section == area && ofFeatures();
    const QString name = feature ? tr("Feature") : names[section];
    if (role == Qt::DisplayRole)
        return name;
    if (role != Qt::ToolTipRole)
        return {};
    // A title may be cut.
    return name + "\n" + (feature ? tr("Its name and its bounds are published; values are in its own unit") : tips[section]);
}

AreaTable::AreaTable(QWidget* parent, bool features)
    : FigureTable(parent), model_(new AreaTableModel(features, this)), sorted_(new QSortFilterProxyModel(this)) {
    setObjectName("area_table");
    setAccessibleName(tr("Protected table of areas"));
    sorted_->setSourceModel(model_);
    sorted_->setSortRole(Qt::UserRole);
    setModel(sorted_);
    setSortingEnabled(true);
    sortByColumn(-1, Qt::AscendingOrder); // as they were drawn
    setAlternatingRowColors(false);
    horizontalHeader()->setStretchLastSection(false);
    setFont(scaledFont(interfaceFont(), 0.9));
    setStyleSheet("QTableView::item { padding: 0 4px; } QHeaderView::section { padding: 3px 4px; }"); // beside a picture
    verticalHeader()->setDefaultSectionSize(QFontMetrics(font()).height() + 6);
    horizontalHeader()->setMinimumSectionSize(36);
    horizontalHeader()->setSectionResizeMode(AreaTableModel::area, QHeaderView::Stretch); // names give way, figures do not
    horizontalHeader()->setFont(font());
    connect(model_, &QAbstractItemModel::modelReset, this, &AreaTable::fitColumns);
    connect(this, &QTableView::clicked, this, [this](const QModelIndex& index) {
        const auto row = static_cast<std::size_t>(sorted_->mapToSource(index).row());
        Q_EMIT areaChosen(model_->rows().at(row).shown.from);
    });
}

/// As wide as figures get, so that nothing moves while ε does; what is left is the names'. One metric needs no column, and where
/// there is no room for two intervals the wider one stays, which holds the other; then the protected value stays.
void AreaTable::fitColumns() {
    const QFontMetrics metrics(font());
    for (const int column : {AreaTableModel::original, AreaTableModel::interval})
        setColumnHidden(column, false);
    const std::pair<int, int> figures[] = {{AreaTableModel::original, metrics.horizontalAdvance("0.00000") + padding},
                                           {AreaTableModel::shown, metrics.horizontalAdvance("0.00000") + padding},
                                           {AreaTableModel::interval, metrics.horizontalAdvance("0.0000–0.000") + padding},
                                           {AreaTableModel::people, metrics.horizontalAdvance("0.0000–0.000") + padding}};
    for (const auto& [column, least] : figures)
        setColumnWidth(column, std::max(least, horizontalHeader()->sectionSizeHint(column)));
    int metric = 0, of_metrics = 0;
    QString before;
    for (int row = 0; row < model_->rowCount(); ++row) {
        const QString name = model_->index(row, AreaTableModel::metric).data().toString();
        metric = std::max(metric, metrics.horizontalAdvance(name) + padding);
        of_metrics += name != before;
        before = name;
    }
    int group = 0;
    for (const AreaRow& row : model_->rows())
        group = std::max(group, metrics.horizontalAdvance(QString::fromStdString(row.group)));
    setColumnWidth(AreaTableModel::group, std::min(group + padding, widest_metric));
    setColumnHidden(AreaTableModel::group, group == 0);
    setColumnWidth(AreaTableModel::metric, std::min(metric, widest_metric));
    setColumnHidden(AreaTableModel::metric, of_metrics <= 1);
    int needed = std::max(least_name, horizontalHeader()->sectionSizeHint(AreaTableModel::area));
    for (int column = 0; column < AreaTableModel::columns; ++column)
        needed += column == AreaTableModel::area ? 0 : columnWidth(column);
    const bool two = !isColumnHidden(AreaTableModel::people);
    for (const int column : {AreaTableModel::interval, AreaTableModel::original}) {
        if (needed <= viewport()->width())
            break;
        if (column == AreaTableModel::interval && !two)
            continue;
        needed -= columnWidth(column);
        hideColumn(column);
    }
    if (needed <= viewport()->width())
        return;
    for (const auto& [column, least] : figures) // now titles are cut, and told in their tips
        setColumnWidth(column, least);
    if (!isColumnHidden(AreaTableModel::metric))
        setColumnWidth(AreaTableModel::metric, least_name);
}

void AreaTable::resizeEvent(QResizeEvent* event) {
    FigureTable::resizeEvent(event);
    fitColumns();
}

void AreaTable::setRows(std::vector<AreaRow> rows) {
    const auto known = [](const AreaRow& row) { return !std::isnan(row.shown.people_low); };
    setColumnHidden(AreaTableModel::people, std::none_of(rows.begin(), rows.end(), known));
    model_->setRows(std::move(rows));
}

QString AreaTable::copied() const {
    QString text = "# " + simulationMark() +
                   "\n# ci_low to ci_high: 95 % interval of noise alone, of the bounded mean of these observers\n"
                   "# people_low to people_high: of noise and sampling, of people like these\n" +
                   QString(isColumnHidden(AreaTableModel::group) ? "" : "group\t") + (model_->ofFeatures() ? "feature" : "aoi") +
                   "\tmetric\tprivate\tci_low\tci_high\tpeople_low\tpeople_high\n";
    const QModelIndexList chosen = selectionModel()->selectedRows();
    for (int place = 0; place < sorted_->rowCount(); ++place) {
        const QModelIndex index = sorted_->index(place, 0);
        if (!chosen.isEmpty() && !chosen.contains(index))
            continue;
        const AreaRow& row = model_->rows().at(static_cast<std::size_t>(sorted_->mapToSource(index).row()));
        QStringList cells{QString::fromStdString(row.area), QString::fromStdString(row.shown.metric)};
        if (!row.group.empty())
            cells.prepend(QString::fromStdString(row.group));
        for (const double value : {row.shown.value, row.shown.low, row.shown.high, row.shown.people_low, row.shown.people_high})
            cells << QString::fromStdString(numberText(value));
        text += cells.join('\t') + "\n";
    }
    return text;
}

} // namespace nictate

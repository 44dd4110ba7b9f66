#include "app/areas/area_table.h"

#include "app/bench/simulation_words.h"
#include "core/files/number.h"
#include "widgets/colour_maps.h"
#include "widgets/theme.h"

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

double number(const AreaRow& row, int column) {
    switch (column) {
    case AreaTableModel::original: return row.original;
    case AreaTableModel::shown: return row.shown.value;
    case AreaTableModel::low: return row.shown.low;
    default: return row.shown.high;
    }
}

} // namespace

void AreaTableModel::setRows(std::vector<AreaRow> rows) {
    const auto same = [](const AreaRow& a, const AreaRow& b) { return a.aoi == b.aoi && a.shown.metric == b.shown.metric; };
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
    const bool text = index.column() <= metric;
    if (role == Qt::TextAlignmentRole)
        return text ? QVariant() : QVariant(Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole && role != Qt::UserRole)
        return {};
    if (index.column() == aoi)
        return QString::fromStdString(row.aoi);
    if (index.column() == metric)
        return QString::fromStdString(row.shown.metric);
    const double value = number(row, index.column());
    if (role == Qt::UserRole) // to sort by
        return value;
    return std::isfinite(value) ? QVariant(shortNumber(value)) : QVariant(QStringLiteral("–"));
}

QVariant AreaTableModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal)
        return {};
    const QString names[] = {tr("Area"), tr("Metric"), tr("Original"), tr("Private"), tr("95 % from"), tr("to")};
    const QString tips[] = {tr("Drawn on the picture; its name is published"),
                            tr("What is reported of the area"),
                            tr("The mean over these observers; it never leaves"),
                            tr("What a release at these settings might say"),
                            tr("The noise alone: what other observers would have done comes on top"),
                            tr("The noise alone: what other observers would have done comes on top")};
    if (role == Qt::DisplayRole)
        return names[section];
    return role == Qt::ToolTipRole ? QVariant(tips[section]) : QVariant();
}

AreaTable::AreaTable(QWidget* parent)
    : QTableView(parent), model_(new AreaTableModel(this)), sorted_(new QSortFilterProxyModel(this)) {
    setObjectName("area_table");
    setAccessibleName(tr("Private table of areas"));
    sorted_->setSourceModel(model_);
    sorted_->setSortRole(Qt::UserRole);
    setModel(sorted_);
    setSortingEnabled(true);
    sortByColumn(-1, Qt::AscendingOrder); // as they were drawn
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setTabKeyNavigation(false);
    setWordWrap(false);
    verticalHeader()->hide();
    horizontalHeader()->setHighlightSections(false);
    setFont(scaledFont(interfaceFont(), 0.9));
    verticalHeader()->setDefaultSectionSize(QFontMetrics(font()).height() + 6);
    horizontalHeader()->setMinimumSectionSize(36);
    horizontalHeader()->setMaximumSectionSize(150);
    horizontalHeader()->setStretchLastSection(true);
    connect(model_, &QAbstractItemModel::modelReset, this, &QTableView::resizeColumnsToContents);
    connect(this, &QTableView::clicked, this, [this](const QModelIndex& index) {
        const auto row = static_cast<std::size_t>(sorted_->mapToSource(index).row());
        Q_EMIT areaChosen(model_->rows().at(row).shown.from);
    });
}

void AreaTable::setRows(std::vector<AreaRow> rows) { model_->setRows(std::move(rows)); }

QString AreaTable::copied() const {
    QString text = "# " + simulationMark() + "\naoi\tmetric\tprivate\tci_low\tci_high\n";
    const QModelIndexList chosen = selectionModel()->selectedRows();
    for (int place = 0; place < sorted_->rowCount(); ++place) {
        const QModelIndex index = sorted_->index(place, 0);
        if (!chosen.isEmpty() && !chosen.contains(index))
            continue;
        const AreaRow& row = model_->rows().at(static_cast<std::size_t>(sorted_->mapToSource(index).row()));
        QStringList cells{QString::fromStdString(row.aoi), QString::fromStdString(row.shown.metric)};
        for (const double value : {row.shown.value, row.shown.low, row.shown.high})
            cells << QString::fromStdString(numberText(value));
        text += cells.join('\t') + "\n";
    }
    return text;
}

void AreaTable::keyPressEvent(QKeyEvent* event) {
    if (!event->matches(QKeySequence::Copy))
        return QTableView::keyPressEvent(event);
    QApplication::clipboard()->setText(copied());
}

} // namespace nictate

#include "app/benches/data/gaze_table_model.h"

#include "widgets/shown_number.h"
#include "widgets/theme.h"
#include "widgets/translated.h"

#include <QWidget>

namespace nictate {

namespace {
constexpr std::size_t rows_at_once = 20000; ///< take less than a frame
}

GazeTableModel::GazeTableModel(QObject* parent) : QAbstractTableModel(parent), work_(tr("Sorting rows")) {
    for (const Text& word : cellWords())
        words_[word.english()] = translated(word).toStdString();
}

void GazeTableModel::setTable(std::shared_ptr<const GazeTable> table) {
    work_.cancel();
    beginResetModel();
    table_ = std::move(table);
    rows_.clear();
    wanted_ = false;
    endResetModel();
}

const std::string& GazeTableModel::shownWord(const std::string& word) const {
    const auto found = words_.find(word);
    return found == words_.end() ? word : found->second;
}

void GazeTableModel::want(GazeOrder order) {
    order.shown_words = words_;
    if (!table_ || (wanted_ && order == order_))
        return;
    order_ = order;
    wanted_ = true;
    work_.cancel();
    if (table_->size() <= rows_at_once)
        return take(rowsInOrder(*table_, order));
    work_.start([table = table_, order](const Progress& progress) { return rowsInOrder(*table, order, progress); },
                [this](std::vector<std::uint32_t> rows) { take(std::move(rows)); });
}

void GazeTableModel::setLimits(const QualityLimits& limits) {
    if (limits == limits_)
        return;
    limits_ = limits;
    if (rowCount() > 0 && columnCount() > 0)
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

/// Whether a column of a row of quality lies beyond its limit; without a column, whether any does.
bool GazeTableModel::isBeyond(const GazePlace& place, std::optional<int> column) const {
    if (!place.quality)
        return false;
    for (std::size_t i = 0; i < table_->columns().size(); ++i)
        if (const QualityFigure* figure = table_->qualityFigure(i);
            figure && (!column || *column == static_cast<int>(i)) && nictate::isBeyond(*figure, *place.quality, limits_))
            return true;
    return false;
}

void GazeTableModel::take(std::vector<std::uint32_t> rows) {
    beginResetModel();
    rows_ = std::move(rows);
    endResetModel();
}

int GazeTableModel::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : static_cast<int>(rows_.size()); }

int GazeTableModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() || !table_ ? 0 : static_cast<int>(table_->columns().size());
}

QVariant GazeTableModel::data(const QModelIndex& index, int role) const {
    const GazeColumn& column = table_->columns()[static_cast<std::size_t>(index.column())];
    if (role == Qt::TextAlignmentRole)
        return static_cast<int>((column.number ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    if (role != Qt::DisplayRole && role != Qt::ForegroundRole)
        return {};
    const GazePlace place = table_->place(tableRow(index.row()));
    const std::string text = cellText(column, place);
    if (role == Qt::DisplayRole) {
        const QString shown = column.number  ? shownFigure(text)
                              : column.words ? QString::fromStdString(shownWord(text))
                                             : QString::fromStdString(text);
        return text.empty() ? missing_sign : isBeyond(place, index.column()) ? "⚠ " + shown : shown;
    }
    const auto* view = qobject_cast<const QWidget*>(parent());
    if (view && isBeyond(place))
        return themeOf(view).warning_text;
    return text.empty() && view ? QVariant(themeOf(view).muted) : QVariant();
}

QVariant GazeTableModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || !table_ || section >= columnCount())
        return {};
    const GazeColumn& column = table_->columns()[static_cast<std::size_t>(section)];
    if (role == Qt::DisplayRole)
        return columnTitle(column.name, column.unit);
    if (role == Qt::TextAlignmentRole)
        return static_cast<int>((column.number ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    return {};
}

QString columnTitle(const Text& name, const Text& unit) {
    const QString title = translated(name);
    return unit.empty() ? title : title + ", " + translated(unit);
}

} // namespace nictate

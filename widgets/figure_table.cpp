#include "widgets/figure_table.h"

#include "widgets/cut_text.h"

#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QKeyEvent>

namespace nictate {

namespace {

/// A number below zero as programs read it.
QString readable(QString cell) {
    if (cell.startsWith(u'−') && cell.size() > 1 && cell[1].isDigit())
        cell[0] = '-';
    return cell;
}

} // namespace

FigureTable::FigureTable(QWidget* parent) : QTableView(parent) {
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setTabKeyNavigation(false);
    setAlternatingRowColors(true);
    setWordWrap(false);
    setHorizontalHeader(new CutTitles(this));
    verticalHeader()->hide();
    verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 6);
    horizontalHeader()->setStretchLastSection(true);
    horizontalHeader()->setHighlightSections(false);
}

void FigureTable::keepFitted(const std::vector<int>& dropped, int answer) {
    dropped_ = dropped;
    answer_ = answer;
    fitted_ = true;
    setItemDelegate(new CutCells(this));
    fit();
}

void FigureTable::fit() {
    if (fitted_ && model())
        fitColumns(*this, dropped_, answer_);
}

void FigureTable::resizeEvent(QResizeEvent* event) {
    QTableView::resizeEvent(event);
    fit();
}

QString FigureTable::copied() const {
    QStringList lines, header;
    for (int column = 0; column < model()->columnCount(); ++column)
        header << model()->headerData(column, Qt::Horizontal).toString();
    lines << header.join('\t');
    const QModelIndexList chosen = selectionModel()->selectedRows();
    for (int row = 0; row < model()->rowCount(); ++row) {
        if (!chosen.isEmpty() && !chosen.contains(model()->index(row, 0)))
            continue;
        QStringList cells;
        for (int column = 0; column < model()->columnCount(); ++column)
            cells << readable(model()->index(row, column).data().toString());
        lines << cells.join('\t');
    }
    return lines.join('\n') + "\n";
}

void FigureTable::keyPressEvent(QKeyEvent* event) {
    if (!event->matches(QKeySequence::Copy))
        return QTableView::keyPressEvent(event);
    QApplication::clipboard()->setText(copied());
}

} // namespace nictate

#include "app/benches/gaze/gaze_figure_table.h"

#include "app/benches/simulation_words.h"
#include "widgets/shown_number.h"
#include "widgets/theme.h"

#include <QHeaderView>
#include <QStandardItemModel>

#include <cmath>

namespace nictate {

namespace {

enum FigureColumn { figure_name, figure_original, figure_protected, figure_columns };

} // namespace

GazeFigureTable::GazeFigureTable(QWidget* parent) : FigureTable(parent), model_(new QStandardItemModel(0, figure_columns, this)) {
    setObjectName("sample_figures");
    setAccessibleName(tr("Figures of events, original and protected"));
    model_->setHorizontalHeaderLabels({tr("Figure"), tr("Original"), tr("Protected")});
    model_->horizontalHeaderItem(figure_original)->setToolTip(tr("Of the recording; never exported"));
    model_->horizontalHeaderItem(figure_protected)->setToolTip(tr("SIMULATION: what the mechanism makes of it"));
    setModel(model_);
    setFont(scaledFont(interfaceFont(), 0.9));
    keepFitted({}, figure_name);
}

void GazeFigureTable::setRows(const std::vector<FigureRow>& rows) {
    model_->setRowCount(static_cast<int>(rows.size()));
    for (int row = 0; row < model_->rowCount(); ++row) {
        const FigureRow& figure = rows[static_cast<std::size_t>(row)];
        const QString texts[] = {figure.name, shortNumber(figure.original), shortNumber(figure.released)};
        for (int column = 0; column < figure_columns; ++column) {
            const QModelIndex cell = model_->index(row, column);
            model_->setData(cell, texts[column]);
            if (column != figure_name)
                model_->setData(cell, int(Qt::AlignRight | Qt::AlignVCenter), Qt::TextAlignmentRole);
        }
    }
}

QString GazeFigureTable::copied() const {
    QString text = "# " + simulationMark() + "\nfigure\tprotected\n";
    for (int row = 0; row < model_->rowCount(); ++row)
        text += model_->index(row, figure_name).data().toString() + "\t" +
                model_->index(row, figure_protected).data().toString() + "\n";
    return text;
}

} // namespace nictate

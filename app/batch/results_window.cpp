#include "app/batch/results_window.h"

#include "core/errors.h"
#include "widgets/curve_plot.h"
#include "widgets/help_place.h"
#include "widgets/shown_number.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDesktopServices>
#include <QFile>
#include <QFileInfo>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QSplitter>
#include <QTableWidget>
#include <QUrl>
#include <QVBoxLayout>

namespace nictate {

ResultsWindow::ResultsWindow(QWidget* parent)
    : QWidget(parent, Qt::Window), choice_(new QComboBox), plot_(new CurvePlot), table_(new QTableWidget),
      browse_(new QPushButton(tr("Open the &report in the browser"))) {
    setObjectName("results_window");
    setAttribute(Qt::WA_DeleteOnClose);
    setProperty(help_page, "batch");
    choice_->setObjectName("results_figure");
    choice_->setAccessibleName(tr("Figure"));
    plot_->setObjectName("results_plot");
    plot_->setBadge(tr("SIMULATION"));
    table_->setObjectName("results_table");
    table_->setAccessibleName(tr("Means"));
    table_->setColumnCount(5);
    table_->setHorizontalHeaderLabels({tr("Curve"), "ε", tr("Mean"), tr("Standard deviation"), tr("Values")});
    table_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table_->verticalHeader()->hide();
    table_->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    table_->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    browse_->setObjectName("results_report");
    auto* words = new QLabel(tr("Simulations, compared with the original data: no guarantee covers these numbers."));
    words->setWordWrap(true);
    auto* row = new QHBoxLayout;
    row->addWidget(choice_, 1);
    row->addWidget(browse_);
    auto* halves = new QSplitter(Qt::Vertical);
    halves->addWidget(plot_);
    halves->addWidget(table_);
    halves->setStretchFactor(0, 3);
    halves->setStretchFactor(1, 2);
    auto* column = new QVBoxLayout(this);
    column->addLayout(row);
    column->addWidget(halves, 1);
    column->addWidget(words);
    resize(860, 660);
    connect(choice_, &QComboBox::currentIndexChanged, this, &ResultsWindow::showFigure);
    connect(browse_, &QPushButton::clicked, this, [this] { QDesktopServices::openUrl(QUrl::fromLocalFile(report_)); });
    connect(plot_, &Plot::copyData, this, [this] { QApplication::clipboard()->setText(plot_->csv(windowTitle())); });
    auto* close = new QAction(this);
    close->setShortcut(Qt::Key_Escape);
    connect(close, &QAction::triggered, this, &QWidget::close);
    addAction(close);
}

void ResultsWindow::open(const QString& results) {
    QFile file(results);
    if (!file.open(QIODevice::ReadOnly))
        throw MissingData(tr("%1: cannot be read").arg(results).toStdString());
    figures_ = batchFigures(file.readAll().toStdString());
    if (figures_.empty())
        throw MissingData(tr("%1: holds no row that can be drawn").arg(results).toStdString());
    report_ = QFileInfo(results).absolutePath() + "/report.html";
    browse_->setEnabled(QFileInfo::exists(report_));
    browse_->setToolTip(browse_->isEnabled() ? report_ : tr("There is no report.html beside the table"));
    setWindowTitle(tr("Results of a plan: %1").arg(QFileInfo(results).absolutePath()));
    choice_->clear();
    for (const BatchFigure& figure : figures_)
        choice_->addItem(QString::fromStdString(figure.title));
}

void ResultsWindow::showFigure(int index) {
    if (index < 0)
        return;
    const BatchFigure& figure = figures_[static_cast<std::size_t>(index)];
    CurveContent content = curvesOf(figure);
    plot_->setTitle(QString::fromStdString(figure.title));
    plot_->setAxes(content.x_axis, content.y_axis);
    plot_->setCurves(std::move(content.curves));
    table_->setRowCount(0);
    for (const auto& [name, points] : figure.curves)
        for (const auto& [epsilon, value] : points) {
            const int row = table_->rowCount();
            table_->insertRow(row);
            const QString cells[] = {QString::fromStdString(name), shortNumber(epsilon), shortNumber(value.mean),
                                     shortNumber(value.sd), countNumber(value.count)};
            for (int column = 0; column < 5; ++column)
                table_->setItem(row, column, new QTableWidgetItem(cells[column]));
        }
}

} // namespace nictate

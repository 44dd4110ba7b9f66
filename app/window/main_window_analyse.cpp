// What the window opens beside the study: audits, plans of simulations, their results.

#include "app/audit/audit_dialog.h"
#include "app/batch/plan_dialog.h"
#include "app/batch/results_window.h"
#include "app/benches/bench.h"
#include "app/window/main_window.h"
#include "core/errors.h"
#include "widgets/translated.h"

#include <QFileDialog>

namespace nictate {

void MainWindow::showAudit() {
    const bool chosen = !front().reads().empty();
    const std::string mechanism = chosen ? front().mechanism().id : std::string("laplace");
    auto* dialog = new AuditDialog(mechanism, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->show();
}

void MainWindow::showSweep() {
    PlanDialog dialog(document_, this);
    connect(&dialog, &PlanDialog::resultsAsked, this, [&] {
        dialog.accept();
        chooseResults();
    });
    dialog.exec();
}

void MainWindow::chooseResults() {
    const QString file = QFileDialog::getOpenFileName(this, tr("Open results of a sweep"), {}, tr("Tables of results (*.csv)"));
    if (!file.isEmpty())
        showResults(file);
}

void MainWindow::showResults(const QString& file) {
    auto* window = new ResultsWindow(this);
    try {
        window->open(file);
        window->show();
    } catch (const Error& error) {
        delete window;
        report(translated(error));
    }
}

} // namespace nictate

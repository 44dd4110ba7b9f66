#include "app/audit/audit_dialog.h"

#include "tests/app/cli/cli_run.h"
#include "tests/app/window/workbench.h"
#include "tests/catch.h"
#include "widgets/curve_plot.h"
#include "widgets/parameter_panel.h"

#include <QComboBox>
#include <QLabel>
#include <QPushButton>

#include <nlohmann/json.hpp>

using namespace nictate;

namespace {

void choose(const AuditDialog& dialog, const char* combo, const QVariant& data) {
    auto* box = dialog.findChild<QComboBox*>(combo);
    REQUIRE(box->findData(data) >= 0);
    box->setCurrentIndex(box->findData(data));
}

QString shownIn(const AuditDialog& dialog, const char* label) { return dialog.findChild<QLabel*>(label)->text(); }

} // namespace

TEST_CASE("an audit in the window proves the missing √n, and its command prints the same counts") {
    AuditDialog dialog("fpa");
    choose(dialog, "audit_fault", "missing-root-n");
    choose(dialog, "audit_samples", 10000);
    dialog.findChild<QPushButton*>("audit_start")->click();
    CHECK(dialog.run().running());
    REQUIRE(waitFor([&] { return !dialog.run().running(); }));
    const BlackBoxCounts counts = dialog.run().counts().back();
    CHECK(counts.draws == 10000);
    CHECK(shownIn(dialog, "audit_verdict") == "The guarantee is violated.");
    const auto* plot = dialog.findChild<CurvePlot*>("audit_plot");
    REQUIRE(plot->curves().size() == 3);
    CHECK(plot->curves()[0].y.back() > plot->curves()[2].y.back());
    CHECK(plot->csv().contains("10000"));

    const QString command = dialog.command();
    REQUIRE(command.startsWith("nictate-cli "));
    const auto printed = nlohmann::json::parse(test::cli(command.mid(12).toStdString() + " --json").text);
    CHECK(printed["events"] == counts.here);
    CHECK(printed["events_of_neighbour"] == counts.there);
    CHECK(printed["mutant"] == "missing-root-n");
}

TEST_CASE("an audit in the window is stopped at once and keeps what it counted") {
    AuditDialog dialog("laplace");
    choose(dialog, "audit_samples", 10000000);
    auto* start = dialog.findChild<QPushButton*>("audit_start");
    start->click();
    REQUIRE(waitFor([&] { return !dialog.run().counts().empty(); }));
    start->click();
    CHECK_FALSE(dialog.run().running());
    CHECK(dialog.run().counts().back().draws < 10000000);
    CHECK(start->text() == "&Start");
    CHECK(shownIn(dialog, "audit_verdict").startsWith("No violation found."));
}

TEST_CASE("what promises no ε is not audited, and says why; parameters are those of the data sets made up for it") {
    AuditDialog dialog("k-same-select");
    REQUIRE(waitFor([&] { return !dialog.findChild<QLabel*>("audit_refused")->isHidden(); }));
    CHECK(shownIn(dialog, "audit_refused").contains("promises no"));
    dialog.findChild<QPushButton*>("audit_start")->click();
    REQUIRE(waitFor([&] { return !dialog.run().running(); }));
    CHECK(shownIn(dialog, "audit_verdict").contains("promises no"));
    choose(dialog, "audit_mechanism", "kaleido");
    CHECK(dialog.findChild<QLabel*>("audit_refused")->isHidden());
    CHECK(dialog.findChild<ParameterPanel*>()->mechanism().id == "kaleido");
    CHECK(dialog.question().mutant.empty());
}

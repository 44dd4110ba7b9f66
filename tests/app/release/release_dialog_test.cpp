// Releasing from the window: what leaves, what is booked, and what is refused.
#include "app/benches/heatmaps/heatmap_release_job.h"
#include "app/benches/mechanism_column.h"
#include "app/release/ledger_dock.h"
#include "app/release/ledger_model.h"
#include "app/release/release_offer.h"
#include "app/release/release_result.h"
#include "core/domains/registry.h"
#include "core/errors.h"
#include "core/release/release_plan.h"
#include "tests/app/release/named_study.h"
#include "tests/catch.h"
#include "tests/core/release/byte_scan.h"
#include "widgets/budget_bar.h"
#include "widgets/guarantee_card.h"
#include "widgets/heatmap_view.h"
#include "widgets/shown_number.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QDir>
#include <QDoubleSpinBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QRadioButton>
#include <QSpinBox>
#include <QTableView>
#include <QTest>
#include <QTextBrowser>

#include <filesystem>
#include <future>
#include <thread>

using namespace nictate;
using namespace nictate::test;

TEST_CASE("a released heatmap stands in its folder, in the ledger and in the dock; the second costs again", "[release-window]") {
    ReleaseBench bench;
    for (int time = 1; time <= 2; ++time) {
        const QString folder = bench.study.path(QString("out-%1").arg(time));
        bench.release([&](ReleaseDialog& dialog) {
            CHECK(QDir::fromNativeSeparators(find<QLineEdit>(dialog, "release_ledger")->text()) == bench.study.ledger());
            CHECK(find<BudgetBar>(dialog, "release_budget_bar")->state().planned);
            setFolder(dialog, folder);
            REQUIRE(button(dialog)->isEnabled());
            REQUIRE(press(dialog));
            CHECK(dialog.result()->isVisible());
            CHECK(find<QTextBrowser>(dialog, "release_card")->toPlainText().contains("Clipped Gaussian"));
            const ReleaseOutcome& outcome = dialog.result()->outcome();
            REQUIRE(outcome.done.size() == 1);
            CHECK(outcome.done.front().released.booking.entry == static_cast<std::size_t>(time));
            // Saving again is free and gives the same bytes.
            const QString copy = folder + "-copy";
            dialog.result()->saveAgain(copy);
            CHECK(filesIn(copy) == filesIn(folder));
            CHECK(bytesOf(copy + "/private_grid.csv") == bytesOf(folder + "/private_grid.csv"));
            dialog.result()->saveCard(bench.study.path("card.pdf"));
            CHECK(bytesOf(bench.study.path("card.pdf")).starts_with("%PDF"));
            // So are synthetic fixations, as many as the card says.
            CHECK(find<QPushButton>(dialog, "release_synthesise")->isVisible());
            dialog.result()->saveSynthetic(folder + "-synthetic");
            CHECK(filesIn(folder + "-synthetic") ==
                  QStringList({"README.txt", "nictate-reading.json", "synthetic_fixations.csv"}));
            CHECK(bytesOf(folder + "-synthetic/synthetic_fixations.csv").starts_with("participant,stimulus,start_ms,"));
        });
        CHECK(filesIn(folder) ==
              QStringList({"heatmap.csv", "heatmap.pdf", "heatmap.png", "heatmap.svg", "heatmap.tif", "privacy_card.json",
                           "privacy_card.pdf", "private_grid.csv", "private_grid.npy", "unbiased.csv"}));
        CHECK(bench.ledger().entries().size() == static_cast<std::size_t>(time));
        CHECK(bench.ledger().verified());
        auto* table = bench.bench.find<QTableView>("ledger_table");
        REQUIRE(waitFor([&] { return table->isVisible() && table->model()->rowCount() == time; }));
        CHECK(table->model()->index(0, LedgerModel::number).data().toInt() == time);
        CHECK(table->model()->index(0, LedgerModel::what).data().toString() == "heatmap garden");
        CHECK(bench.bench.find<QLabel>("ledger_verified")->text().contains("chain verified"));
    }
    CHECK(bytesOf(bench.study.path("out-1/private_grid.csv")) != bytesOf(bench.study.path("out-2/private_grid.csv")));
    const Ledger ledger = bench.ledger();
    CHECK(*ledger.totals().rho >= 2 * *ledger.entries()[0].loss.rho);

    // Nothing of the study but public facts left it.
    std::vector<std::string> secrets = {"QZSECRETSTUDYQZ", bench.study.path("").toStdString()};
    for (int person = 0; person < 12; ++person)
        secrets.push_back(NamedStudy::id(person).toStdString());
    for (const QString& file : filesIn(bench.study.path("out-1"))) {
        INFO(file.toStdString());
        CHECK(findings(bytesOf(bench.study.path("out-1/" + file)), secrets, {}).empty());
    }
    CHECK(bytesOf(bench.study.ledger()).find("QZXJ") == std::string::npos);
}

TEST_CASE("a budget is set with the first release, and a release beyond it is refused with nothing written", "[release-window]") {
    ReleaseBench bench;
    double total = 0;
    bench.release([&](ReleaseDialog& dialog) {
        setFolder(dialog, bench.study.path("first"));
        total = *find<BudgetBar>(dialog, "release_budget_bar")->state().after;
        find<QCheckBox>(dialog, "release_set_budget")->setChecked(true);
        auto* budget = find<QDoubleSpinBox>(dialog, "release_budget");
        budget->setValue(total * 0.9);
        CHECK_FALSE(button(dialog)->isEnabled());
        CHECK(message(dialog).contains("budget"));
        CHECK(find<BudgetBar>(dialog, "release_budget_bar")->exceeded());
        budget->setValue(total * 1.2);
        REQUIRE(button(dialog)->isEnabled());
        REQUIRE(press(dialog));
    });
    REQUIRE(bench.ledger().entries().size() == 1);
    CHECK(*bench.ledger().budget() == Approx(total * 1.2).epsilon(1e-3));
    const std::string before = bytesOf(bench.study.ledger());
    bench.release([&](ReleaseDialog& dialog) {
        setFolder(dialog, bench.study.path("second"));
        CHECK_FALSE(button(dialog)->isEnabled());
        CHECK(message(dialog).contains("beyond its budget"));
        CHECK_FALSE(find<QCheckBox>(dialog, "release_set_budget")->isVisible());
        // What the button does is refused as well.
        CHECK_THROWS_AS(runRelease(dialog.form()->order(), Progress(), std::atomic<bool>(false)), BudgetExceeded);
    });
    CHECK(bytesOf(bench.study.ledger()) == before);
    CHECK_FALSE(QFile::exists(bench.study.path("second")));
}

TEST_CASE("what is not proven needs the box, and the card and the result say so", "[release-window]") {
    ReleaseBench bench;
    Session session = bench.bench.session();
    session.at("heatmaps").mechanism = "gaussian";
    session.given["gaussian"].set("calibration", std::string("theorem-3.4"));
    bench.bench.window.document().change("published", session);
    bench.release([&](ReleaseDialog& dialog) {
        setFolder(dialog, bench.study.path("published"));
        confirmAndPress(dialog, bench.study.ledger());
        bool told = false;
        for (const QLabel* label : dialog.result()->findChildren<QLabel*>())
            told |= label->text().contains("So the total is not proven, either.");
        CHECK(told);
    });
    CHECK(bytesOf(bench.study.path("published/privacy_card.json")).find("\"confirmed_although_not_proven\": true") !=
          std::string::npos);
}

TEST_CASE("chosen files only are written, the card always", "[release-window]") {
    ReleaseBench bench;
    bench.release([&](ReleaseDialog& dialog) {
        setFolder(dialog, bench.study.path("few"));
        for (const char* name : {"release_files_heatmap", "release_files_private_grid"})
            for (QCheckBox* box : dialog.findChildren<QCheckBox*>(name))
                box->setChecked(false);
        CHECK_FALSE(find<QCheckBox>(dialog, "release_files_privacy_card")->isEnabled());
        REQUIRE(press(dialog));
    });
    CHECK(filesIn(bench.study.path("few")) == QStringList({"privacy_card.json", "privacy_card.pdf"}));
}

TEST_CASE("a batch books every stimulus; one that is stopped keeps and accounts for what was written", "[release-window]") {
    ReleaseBench bench;
    const auto study = bench.bench.window.document().sharedStudy();
    bench.release([&](ReleaseDialog& dialog) {
        const auto one = find<BudgetBar>(dialog, "release_budget_bar")->state();
        CHECK_FALSE(find<QLabel>(dialog, "release_sentence")->text().contains("together"));
        const Together one_and_all =
            heatmapRelease(study, bench.bench.session(), {allStimuli(*study), {}}).together(Ledger("/no/such/ledger"));
        choose<QRadioButton>(dialog, "release_all");
        CHECK(*find<BudgetBar>(dialog, "release_budget_bar")->state().after > *one.after);
        const QString cost = find<QLabel>(dialog, "release_cost")->text(), together = lossNumber(one_and_all.epsilon);
        CHECK(cost.startsWith(QString("3 releases and ledger entries together: ε = %1 ").arg(together)));
        CHECK(cost.contains("One alone: ε = 1,"));
        const QString sentence = find<QLabel>(dialog, "release_sentence")->text();
        CHECK(sentence.contains("from all 3 releases together"));
        CHECK(sentence.contains("one of them alone costs ε = 1, and who guesses"));
        CHECK(sentence.contains(QString("ε = %1").arg(together)));
        setFolder(dialog, bench.study.path("batch"));
        REQUIRE(press(dialog));
        CHECK(message(dialog).isEmpty()); // the folder it fills is no longer empty, as it should be
        CHECK(find<QListWidget>(dialog, "release_list")->count() == 3);
    });
    CHECK(QDir(bench.study.path("batch")).entryList(QDir::Dirs | QDir::NoDotAndDotDot) ==
          QStringList({"garden", "kitchen", "street"}));
    CHECK(bench.ledger().entries().size() == 3);

    ReleaseOrder order{heatmapRelease(study, bench.bench.session(), {allStimuli(*study), {}}),
                       bench.study.path("stopped").toStdString(),
                       bench.study.ledger().toStdString(),
                       {},
                       {},
                       false,
                       false,
                       {"heatmap.csv"}};
    std::atomic<bool> stop = false;
    const Progress after_first([&](double) { stop = true; }, nullptr);
    const ReleaseOutcome outcome = runRelease(order, after_first, stop);
    CHECK(outcome.stopped);
    REQUIRE(outcome.done.size() == 1);
    CHECK(outcomeText(outcome).contains("1 of 3"));
    CHECK(bench.ledger().entries().size() == 4);
    CHECK(filesIn(bench.study.path("stopped/garden")) == QStringList({"heatmap.csv", "privacy_card.json", "privacy_card.pdf"}));
    CHECK_FALSE(QFile::exists(bench.study.path("stopped/kitchen")));
}

TEST_CASE("a release is planned off the window's thread and cannot be begun before it is planned", "[release-window]") {
    ReleaseBench bench;
    ReleaseOffer offer = *bench.bench.window.front().release();
    offer.ledger = bench.study.ledger();
    offer.folder = bench.study.path("");
    std::promise<void> gate;
    std::thread::id thread;
    offer.job = [&thread, opened = gate.get_future().share(), job = offer.job](const ReleaseWish& wish) {
        thread = std::this_thread::get_id();
        opened.wait();
        return job(wish);
    };
    ReleaseDialog dialog(offer);
    dialog.show();
    REQUIRE(waitFor([&] { return dialog.form()->ledger().ledger() != nullptr; }));
    CHECK(dialog.form()->planning());
    CHECK_FALSE(button(dialog)->isEnabled());
    CHECK(message(dialog).isEmpty());
    gate.set_value();
    planned(dialog);
    CHECK(button(dialog)->isEnabled());
    CHECK(thread != std::this_thread::get_id());
}

TEST_CASE("chosen stimuli are released, and nothing while none is ticked", "[release-window]") {
    ReleaseBench bench;
    bench.release([&](ReleaseDialog& dialog) {
        auto* list = find<QListWidget>(dialog, "release_stimuli");
        CHECK_FALSE(list->isVisible());
        choose<QRadioButton>(dialog, "release_some");
        REQUIRE(list->isVisible());
        REQUIRE(list->count() == 3);
        CHECK(message(dialog).contains("Tick the stimuli"));
        CHECK_FALSE(button(dialog)->isEnabled());
        for (int row : {0, 2})
            list->item(row)->setCheckState(Qt::Checked);
        planned(dialog);
        CHECK(find<QLabel>(dialog, "release_cost")->text().startsWith("2 releases"));
        setFolder(dialog, bench.study.path("chosen"));
        REQUIRE(press(dialog));
    });
    CHECK(QDir(bench.study.path("chosen")).entryList(QDir::Dirs | QDir::NoDotAndDotDot) == QStringList({"garden", "street"}));
    CHECK(bench.ledger().entries().size() == 2);
}

TEST_CASE("a release that is stopped in the dialog is written if it is booked", "[release-window]") {
    ReleaseBench bench;
    bench.release([&](ReleaseDialog& dialog) {
        choose<QRadioButton>(dialog, "release_all");
        setFolder(dialog, bench.study.path("stopped"));
        QTest::mouseClick(button(dialog), Qt::LeftButton);
        REQUIRE(dialog.running());
        dialog.reject();
        CHECK(dialog.isVisible());
        REQUIRE(waitFor([&] { return !dialog.running(); }));
        const auto& done = dialog.result()->outcome().done;
        const auto folders = QDir(bench.study.path("stopped")).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
        CHECK(folders.size() == static_cast<int>(done.size()));
        CHECK((QFile::exists(bench.study.ledger()) ? bench.ledger().entries().size() : 0) == done.size());
        CHECK(done.size() < 3);
    });
}

TEST_CASE("a release that cannot be written is paid for and saved elsewhere, and not lost by one press of Close",
          "[release-window]") {
    ReleaseBench bench;
    ReleaseOffer offer = *bench.bench.window.front().release();
    offer.ledger = bench.study.ledger();
    const QString out = bench.study.path("lost"), elsewhere = bench.study.path("found");
    offer.job = [&out, job = offer.job](const ReleaseWish& wish) {
        ReleaseJob planned = job(wish);
        planned.draw = [&out, draw = planned.draw](auto&&... all) { // somebody fills the folder meanwhile
            QDir().mkpath(out + "/occupied");
            return draw(all...);
        };
        return planned;
    };
    ReleaseDialog dialog(offer);
    dialog.show();
    setFolder(dialog, out);
    REQUIRE(waitFor([&] { return button(dialog)->isEnabled(); }));
    REQUIRE(press(dialog));
    const ReleaseOutcome& outcome = dialog.result()->outcome();
    REQUIRE(outcome.done.size() == 1);
    CHECK(outcome.failure.english().find("not empty") != std::string::npos);
    CHECK(find<QLabel>(dialog, "release_headline")->text().contains("Paid for, but not written"));
    CHECK(find<QPushButton>(dialog, "release_save_again")->text() == "Save elsewhere…");
    CHECK_FALSE(find<QPushButton>(dialog, "release_open_folder")->isEnabled());
    CHECK(bench.ledger().entries().size() == 1);

    dialog.reject();
    CHECK(dialog.isVisible());
    CHECK(find<QPushButton>(dialog, "release_close")->text().contains("lose"));
    dialog.result()->saveAgain(out); // still occupied
    CHECK(find<QLabel>(dialog, "release_result_message")->text().contains("not empty"));
    CHECK(outcome.unwritten());
    dialog.result()->saveAgain(elsewhere);
    CHECK_FALSE(outcome.unwritten());
    CHECK(find<QLabel>(dialog, "release_headline")->text().contains("Released."));
    CHECK(find<QPushButton>(dialog, "release_save_again")->text() == "Save again…");
    CHECK(filesIn(elsewhere).contains("privacy_card.json"));
    CHECK(bench.ledger().entries().size() == 1);
    dialog.reject();
    CHECK_FALSE(dialog.isVisible());
}

TEST_CASE("a broken ledger is shown, blocks, and is acknowledged in the dialog", "[release-window]") {
    ReleaseBench bench;
    bench.release([&](ReleaseDialog& dialog) {
        setFolder(dialog, bench.study.path("one"));
        REQUIRE(press(dialog));
    });
    std::string text = bytesOf(bench.study.ledger());
    const std::size_t at = text.find("\"garden\"");
    REQUIRE(at != std::string::npos);
    text.replace(at, 8, "\"gordon\"");
    QFile file(bench.study.ledger());
    REQUIRE(file.open(QIODevice::WriteOnly));
    file.write(QByteArray::fromStdString(text));
    file.close();
    auto* take_note = bench.bench.find<QPushButton>("ledger_acknowledge");
    REQUIRE(waitFor([&] { return take_note->isVisible(); })); // the dock sees the file change
    CHECK(bench.bench.find<QLabel>("ledger_verified")->text().contains("entry 1"));
    bench.release([&](ReleaseDialog& dialog) {
        setFolder(dialog, bench.study.path("two"));
        auto* acknowledge = find<QPushButton>(dialog, "release_acknowledge");
        REQUIRE(acknowledge->isVisible());
        CHECK_FALSE(button(dialog)->isEnabled());
        CHECK_THROWS_AS(runRelease(dialog.form()->order(), Progress(), std::atomic<bool>(false)), LedgerBroken);
        auto* at_most = find<QLineEdit>(dialog, "release_acknowledge_at_most");
        QTest::keyClicks(at_most, "much");
        QTest::mouseClick(acknowledge, Qt::LeftButton);
        CHECK(message(dialog).contains("at-most"));
        at_most->clear();
        QTest::keyClicks(at_most, "2, 1e-7");
        QTest::mouseClick(acknowledge, Qt::LeftButton);
        REQUIRE(waitFor([&] { return button(dialog)->isEnabled(); }));
        CHECK_FALSE(acknowledge->isVisible());
        REQUIRE(press(dialog));
    });
    CHECK(bench.ledger().verified());
    CHECK(bench.ledger().entries().size() == 3); // release, acknowledgement, release
    CHECK(bench.ledger().breaks().at(0).at_most == LossBound{2, 1e-7});
    CHECK(waitFor([&] { return !take_note->isVisible(); }));
}

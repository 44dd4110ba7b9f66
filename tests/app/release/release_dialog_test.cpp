// Releasing from the window: what leaves, what is booked, and what is refused.
#include "app/bench/mechanism_column.h"
#include "app/heatmaps/heatmap_release_job.h"
#include "app/release/ledger_dock.h"
#include "app/release/ledger_model.h"
#include "app/release/release_offer.h"
#include "app/release/release_result.h"
#include "core/errors.h"
#include "core/mechanisms/registry.h"
#include "core/release/map_release_plan.h"
#include "tests/app/release/release_driver.h"
#include "tests/core/release/byte_scan.h"
#include "widgets/budget_bar.h"
#include "widgets/guarantee_card.h"
#include "widgets/heatmap_view.h"

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
#include <QTableView>
#include <QTest>
#include <QTextBrowser>

#include <catch2/catch.hpp>

#include <filesystem>

using namespace nictate;
using namespace nictate::test;

namespace {

/// 12 observers whose names cannot be met by chance, three stimuli whose sizes a table gives.
class NamedStudy {
  public:
    NamedStudy() {
        QFile table(file());
        if (!table.open(QIODevice::WriteOnly))
            throw std::runtime_error("no room for a test's study");
        table.write("participant,stimulus,x,y,duration_ms\n");
        for (const char* stimulus : {"garden", "kitchen", "street"})
            for (int person = 0; person < 12; ++person)
                for (int fixation = 0; fixation < 9; ++fixation)
                    table.write(QString("%1,%2,%3,%4,200\n")
                                    .arg(id(person), stimulus)
                                    .arg(100 + (person * 37 + fixation * 53) % 60)
                                    .arg(80 + (person * 29 + fixation * 41) % 50)
                                    .toUtf8());
        Session sized;
        sized.data.path = file().toStdString();
        sized.data.screen_size = PixelSize{400, 300};
        session = sized;
    }
    static QString id(int person) { return QString("OBSERVER-QZXJ-%1").arg(person + 1, 4, 10, QChar('0')); }
    QString file() const { return folder_.filePath("QZSECRETSTUDYQZ.csv"); }
    QString path(const QString& name) const { return folder_.filePath(name); }
    QString ledger() const { return path("nictate-ledger.jsonl"); }

    Session session;

  private:
    QTemporaryDir folder_;
};

struct ReleaseBench {
    NamedStudy study;
    Workbench bench;

    ReleaseBench() { open(study.session); }

    void open(const Session& session) {
        bench.window.opener().openSession(session);
        if (!waitFor([&] { return bench.heatmaps().frame().has_value(); }))
            throw std::runtime_error("the study did not open");
    }

    void release(const std::function<void(ReleaseDialog&)>& drive) { driveRelease(bench, drive); }
    Ledger ledger() const { return Ledger(study.ledger().toStdString()); }
};

} // namespace

TEST_CASE("a released heatmap stands in its folder, in the ledger and in the dock; the second costs again", "[release-window]") {
    ReleaseBench bench;
    for (int time = 1; time <= 2; ++time) {
        const QString folder = bench.study.path(QString("out-%1").arg(time));
        bench.release([&](ReleaseDialog& dialog) {
            CHECK(find<QLineEdit>(dialog, "release_ledger")->text() == bench.study.ledger());
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
        });
        CHECK(filesIn(folder) == QStringList({"heatmap.csv", "heatmap.pdf", "heatmap.png", "heatmap.svg", "heatmap.tif",
                                              "privacy_card.json", "privacy_card.pdf", "private_grid.csv", "private_grid.npy"}));
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

TEST_CASE("what is not proven private needs the box, and the card says so", "[release-window]") {
    ReleaseBench bench;
    Session session = bench.bench.session();
    session.at("heatmaps").mechanism = "gaussian";
    session.given["gaussian"].set("calibration", std::string("theorem-3.4"));
    bench.bench.window.document().change("published", session);
    bench.release([&](ReleaseDialog& dialog) {
        setFolder(dialog, bench.study.path("published"));
        confirmAndPress(dialog, bench.study.ledger());
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
        find<QRadioButton>(dialog, "release_all")->setChecked(true);
        CHECK(*find<BudgetBar>(dialog, "release_budget_bar")->state().after > *one.after);
        CHECK(find<QLabel>(dialog, "release_cost")->text().contains("3 releases"));
        setFolder(dialog, bench.study.path("batch"));
        REQUIRE(press(dialog));
        CHECK(find<QListWidget>(dialog, "release_list")->count() == 3);
    });
    CHECK(QDir(bench.study.path("batch")).entryList(QDir::Dirs | QDir::NoDotAndDotDot) ==
          QStringList({"garden", "kitchen", "street"}));
    CHECK(bench.ledger().entries().size() == 3);

    ReleaseOrder order{heatmapRelease(study, bench.bench.session(), {allStimuli(*study), {}}),
                       bench.study.path("stopped").toStdString(),
                       bench.study.ledger().toStdString(),
                       {},
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

TEST_CASE("a release that is stopped in the dialog is written if it is booked", "[release-window]") {
    ReleaseBench bench;
    bench.release([&](ReleaseDialog& dialog) {
        find<QRadioButton>(dialog, "release_all")->setChecked(true);
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
    CHECK(outcome.failure.find("not empty") != std::string::npos);
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
        QTest::mouseClick(acknowledge, Qt::LeftButton);
        REQUIRE(waitFor([&] { return button(dialog)->isEnabled(); }));
        CHECK_FALSE(acknowledge->isVisible());
        REQUIRE(press(dialog));
    });
    CHECK(bench.ledger().verified());
    CHECK(bench.ledger().entries().size() == 3); // release, acknowledgement, release
    CHECK(waitFor([&] { return !take_note->isVisible(); }));
}

TEST_CASE("folders that hold something, and ledgers among what is published, are refused in words", "[release-window]") {
    ReleaseBench bench;
    QDir().mkpath(bench.study.path("full/thing"));
    bench.release([&](ReleaseDialog& dialog) {
        setFolder(dialog, bench.study.path("full"));
        CHECK_FALSE(button(dialog)->isEnabled());
        CHECK(message(dialog).contains("not empty"));
        setFolder(dialog, bench.study.path("new"));
        CHECK(button(dialog)->isEnabled());
        CHECK(message(dialog).isEmpty());
        auto* ledger = find<QLineEdit>(dialog, "release_ledger");
        ledger->selectAll();
        QTest::keyClicks(ledger, bench.study.path("new/book.jsonl"));
        QTest::keyClick(ledger, Qt::Key_Return);
        CHECK(message(dialog).contains("outside the released folder"));
        CHECK_FALSE(button(dialog)->isEnabled());
        ledger->selectAll();
        QTest::keyClick(ledger, Qt::Key_Delete);
        QTest::keyClick(ledger, Qt::Key_Return);
        CHECK(message(dialog).contains("A ledger is needed"));
        CHECK_FALSE(button(dialog)->isEnabled());
        QTest::keyClicks(ledger, bench.study.path("full")); // a folder
        QTest::keyClick(ledger, Qt::Key_Return);
        CHECK(waitFor([&] { return message(dialog).contains("cannot be a ledger"); }));
        CHECK_FALSE(button(dialog)->isEnabled());
        CHECK_FALSE(dialog.running());
    });
    CHECK_FALSE(QFile::exists(bench.study.ledger()));
}

TEST_CASE("a stimulus whose size was guessed from gaze cannot be released", "[release-window]") {
    ReleaseBench bench;
    Session guessed = bench.study.session;
    guessed.data.screen_size.reset();
    bench.open(guessed);
    REQUIRE(waitFor([&] { return bench.bench.window.document().study().stimuli[0].size_source == SizeSource::assumed; }));
    bench.release([&](ReleaseDialog& dialog) {
        CHECK(message(dialog).contains("guessed from gaze"));
        CHECK_FALSE(button(dialog)->isEnabled());
    });
}

TEST_CASE("leaving observers out is warned of and stays on the card", "[release-window]") {
    ReleaseBench bench;
    Session session = bench.bench.session();
    session.excluded = {NamedStudy::id(3).toStdString()};
    bench.bench.window.document().change("exclude", session);
    bench.release([&](ReleaseDialog& dialog) {
        CHECK(find<QLabel>(dialog, "release_warnings")->isVisible());
        setFolder(dialog, bench.study.path("fewer"));
        REQUIRE(press(dialog));
        CHECK(find<QTextBrowser>(dialog, "release_card")->toPlainText().contains("left out by hand"));
    });
    const std::string card = bytesOf(bench.study.path("fewer/privacy_card.json"));
    CHECK(card.find("left out by hand") != std::string::npos);
    CHECK(card.find("\"observers\": 11") != std::string::npos);
}

TEST_CASE("mostly noise is said before", "[release-window]") {
    ReleaseBench bench;
    for (const auto& [epsilon, noisy] : {std::pair("0.01", true), std::pair("30", false)}) {
        bench.bench.enter("epsilon.box", epsilon);
        bench.release([&, wanted = noisy](ReleaseDialog& dialog) {
            CHECK(expectation(dialog).contains("Expected CC"));
            CHECK(find<QLabel>(dialog, "release_mostly_noise")->isVisible() == wanted);
        });
    }
    CHECK_FALSE(QFile::exists(bench.study.ledger()));
}

TEST_CASE("the dock says what the next release would cost, and that nothing has left yet", "[release-window]") {
    ReleaseBench bench;
    CHECK(bench.bench.window.ledgerDock()->isHidden());
    bench.bench.trigger("show_ledger");
    CHECK(bench.bench.window.ledgerDock()->isVisible());
    auto* next = bench.bench.find<QLabel>("ledger_next");
    REQUIRE(waitFor([&] { return next->text().contains("would cost"); }));
    bool empty = false;
    for (QLabel* label : bench.bench.window.ledgerDock()->findChildren<QLabel*>())
        empty = empty || (label->isVisible() && label->text().contains("Nothing has left this study"));
    CHECK(empty);
    const QString before = next->text();
    bench.bench.enter("epsilon.box", "5");
    CHECK(waitFor([&] { return next->text().contains("would cost") && next->text() != before; }));
}

TEST_CASE("the cell cap is chosen privately for a price that is said and booked", "[release-window]") {
    ReleaseBench bench;
    bench.release([&](ReleaseDialog& dialog) { CHECK_FALSE(find<QCheckBox>(dialog, "release_private_cap")->isVisible()); });
    Session session = bench.bench.session();
    session.at("heatmaps").mechanism = "gaussian";
    session.given["gaussian"].set("cap", 3.0);
    session.given["gaussian"].set("calibration", std::string("analytic"));
    bench.bench.window.document().change("capped", session);
    bench.release([&](ReleaseDialog& dialog) {
        auto* box = find<QCheckBox>(dialog, "release_private_cap");
        auto* bar = find<BudgetBar>(dialog, "release_budget_bar");
        REQUIRE(box->isVisible());
        CHECK_FALSE(box->isChecked());
        CHECK(box->text().contains("1 … 5"));
        CHECK(box->text().contains("0.1"));
        const double without = *bar->state().after;
        box->setChecked(true);
        CHECK(*bar->state().after > without);
        CHECK(find<QLabel>(dialog, "release_choices")->text().contains("chosen privately"));
        setFolder(dialog, bench.study.path("capped"));
        REQUIRE(press(dialog));
    });
    const std::string card = bytesOf(bench.study.path("capped/privacy_card.json"));
    CHECK(card.find("\"cap_selection\"") != std::string::npos);
    REQUIRE(bench.ledger().entries().size() == 1);
    CHECK(bytesOf(bench.study.ledger()).find("choose-cap") != std::string::npos);
}

TEST_CASE("every simulated view says so, and the preview has the noise a release would have", "[release-window]") {
    ReleaseBench bench;
    Session session = bench.bench.session();
    session.at("heatmaps").compared = {"laplace"};
    for (ThirdPanel third : {ThirdPanel::compared, ThirdPanel::attacker, ThirdPanel::difference}) {
        session.view<HeatmapLook>().third = third;
        bench.bench.window.document().change("third", session);
        CHECK(bench.bench.heatmaps().shown()->layer().badge.startsWith("SIMULATION"));
        CHECK(bench.bench.heatmaps().third()->layer().badge.startsWith("SIMULATION"));
    }
    const auto& frame = *bench.bench.heatmaps().frame();
    MapReleaseRequest request;
    request.observers = 12;
    const ReleasePlan<Maps> plan =
        planRelease(mechanismOf<Maps>("clipped-gaussian"), bench.bench.window.document().study().stimuli[0], request);
    CHECK(plan.previewed_scale == frame.shown.guarantee.noise_scale);
    CHECK(plan.guarantee.noise_scale / frame.shown.guarantee.noise_scale == Approx(1).margin(0.01));
    REQUIRE(bench.bench.waitForSweeps());
    const QString shown = QString::number(plan.guarantee.noise_scale, 'g', 6);
    CHECK(bench.bench.window.mechanismColumn()->card()->findChild<QLabel*>("noise")->toolTip().contains(shown));
}

TEST_CASE("the sample's poster is released over its picture", "[release-window]") {
    if (sampleFolder().isEmpty()) {
        WARN("skipped: datasets/gallery is not there");
        return;
    }
    QTemporaryDir folder;
    Workbench bench;
    bench.window.openSample();
    REQUIRE(waitFor([&] { return bench.heatmaps().frame().has_value(); }));
    answerDialog([&](QWidget* widget) {
        auto* dialog = qobject_cast<ReleaseDialog*>(widget);
        REQUIRE(dialog);
        auto* ledger = find<QLineEdit>(*dialog, "release_ledger");
        ledger->selectAll();
        QTest::keyClicks(ledger, folder.filePath("book.jsonl"));
        QTest::keyClick(ledger, Qt::Key_Return);
        setFolder(*dialog, folder.filePath("poster"));
        CHECK(waitFor([&] { return button(*dialog)->isEnabled(); }));
        CHECK(press(*dialog));
        dialog->reject();
    });
    bench.trigger("release");
    CHECK(filesIn(folder.filePath("poster")).contains("heatmap_on_stimulus.png"));
    CHECK(Ledger(folder.filePath("book.jsonl").toStdString()).entries().size() == 1);
    CHECK(bench.window.ledgerDock()->watch().file() == folder.filePath("book.jsonl"));
}

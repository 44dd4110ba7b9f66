// Releasing from the window: what is refused, warned of and expected before anything leaves.
#include "app/benches/heatmaps/heatmap_release_job.h"
#include "app/benches/mechanism_column.h"
#include "app/release/ledger_dock.h"
#include "app/release/ledger_model.h"
#include "app/release/ledger_words.h"
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

TEST_CASE("a loss beyond any meaning is said in red, of one release and of a batch", "[release-window]") {
    ReleaseBench bench;
    Session session = bench.bench.session();
    session.at("heatmaps").mechanism = "laplace";
    session.given["laplace"].set("epsilon", 2.0);
    bench.bench.window.document().change("laplace", session);
    bench.release([&](ReleaseDialog& dialog) {
        auto* red = find<QLabel>(dialog, "release_empty_promise");
        CHECK_FALSE(red->isVisible());
        choose<QRadioButton>(dialog, "release_all"); // ε = 6 together
        CHECK(red->isVisible());
        CHECK(red->text() == "This is proven, but too weak to protect anybody.");
        CHECK(button(dialog)->isEnabled());
    });
}

TEST_CASE("another study's ledger is refused in the dialog until it is said to be the same study", "[release-window]") {
    ReleaseBench bench;
    Ledger other(bench.study.ledger().toStdString());
    other.setStudy("another study");
    other.book({});
    bench.release([&](ReleaseDialog& dialog) {
        setFolder(dialog, bench.study.path("out"));
        auto* same = find<QCheckBox>(dialog, "release_same_study");
        CHECK(message(dialog).contains("another study"));
        CHECK_FALSE(button(dialog)->isEnabled());
        CHECK_THROWS_AS(runRelease(dialog.form()->order(), Progress(), std::atomic<bool>(false)), Refused);
        REQUIRE(same->isVisible());
        same->setChecked(true);
        REQUIRE(press(dialog));
    });
    CHECK(bench.ledger().entries().size() == 2);
    bench.release([&](ReleaseDialog& dialog) {
        CHECK_FALSE(find<QCheckBox>(dialog, "release_same_study")->isVisible());
        setFolder(dialog, bench.study.path("second"));
        CHECK(button(dialog)->isEnabled());
    });
}

TEST_CASE("the expectation names the fixations it rests on, and they are changed in the panel", "[release-window]") {
    ReleaseBench bench;
    bench.release([&](ReleaseDialog& dialog) { CHECK(expectation(dialog).contains("if an observer makes 10 fixations")); });
    bench.bench.find<QDoubleSpinBox>("expected_fixations")->setValue(4);
    CHECK(bench.bench.session().expected_fixations == 4);
    bench.release([&](ReleaseDialog& dialog) { CHECK(expectation(dialog).contains("if an observer makes 4 fixations")); });
}

TEST_CASE("a stimulus whose size was guessed from gaze is released once the person has said how large it was",
          "[release-window]") {
    ReleaseBench bench;
    Session guessed = bench.study.session;
    guessed.data.say("screen", "");
    bench.open(guessed);
    REQUIRE(waitFor([&] { return bench.bench.window.document().study().stimuli[0].size_source == SizeSource::assumed; }));
    bench.release([&](ReleaseDialog& dialog) {
        CHECK(message(dialog).contains("guessed from gaze"));
        CHECK_FALSE(button(dialog)->isEnabled());
        auto* use = find<QPushButton>(dialog, "release_use_size");
        REQUIRE(use->isVisible());
        auto *width = find<QSpinBox>(dialog, "release_width"), *height = find<QSpinBox>(dialog, "release_height");
        CHECK((width->value() == 0 && height->value() == 0)); // nothing that was guessed is offered
        width->setValue(400);
        CHECK_FALSE(use->isEnabled());
        height->setValue(300);
        QTest::mouseClick(use, Qt::LeftButton);
        CHECK_FALSE(dialog.isVisible());
    });
    // The study is read anew with it, and the dialog comes again.
    bool releasable = false;
    answerDialog([&](QWidget* widget) {
        auto* dialog = qobject_cast<ReleaseDialog*>(widget);
        REQUIRE(dialog);
        planned(*dialog);
        CHECK(waitFor([&] { return button(*dialog)->isEnabled(); }));
        releasable = button(*dialog)->isEnabled();
        dialog->reject();
    });
    REQUIRE(waitFor([&] { return releasable; }));
    CHECK(bench.bench.session().data.reading.value("screen") == "400x300");
    CHECK(bench.bench.window.document().study().stimuli[0].size_source == SizeSource::given);
}

TEST_CASE("what was guessed about the reading is asked before a release, and the answer is kept beside the study",
          "[release-window]") {
    ReleaseBench bench;
    const QString table = bench.study.path("unsaid.csv");
    {
        QFile written(table);
        REQUIRE(written.open(QIODevice::WriteOnly));
        written.write("participant,stimulus,x,y,duration\na,s,100,80,200\nb,s,110,90,250\n");
    }
    Session unsaid = bench.study.session;
    unsaid.data.path = table.toStdString();
    unsaid.data.say("screen", ""); // its size is no part of the answer, and is asked for by itself
    unsaid.stimulus.clear();
    bench.open(unsaid);
    REQUIRE(waitFor([&] { return bench.bench.window.document().study().name == "unsaid"; }));
    bench.release([&](ReleaseDialog& dialog) {
        CHECK_FALSE(button(dialog)->isEnabled());
        REQUIRE(find<QWidget>(dialog, "release_reading")->isVisible());
        CHECK_FALSE(find<QWidget>(dialog, "release_size")->isVisible()); // one question at a time
        QTest::mouseClick(find<QPushButton>(dialog, "release_reading_yes"), Qt::LeftButton);
        CHECK_FALSE(dialog.isVisible());
    });
    bool size_asked = false;
    answerDialog([&](QWidget* widget) {
        auto* dialog = qobject_cast<ReleaseDialog*>(widget);
        REQUIRE(dialog);
        planned(*dialog);
        CHECK_FALSE(find<QWidget>(*dialog, "release_reading")->isVisible());
        CHECK_FALSE(button(*dialog)->isEnabled());
        size_asked = find<QWidget>(*dialog, "release_size")->isVisible();
        dialog->reject();
    });
    REQUIRE(waitFor([&] { return size_asked; }));
    CHECK(QFile::exists(bench.study.path("nictate-reading.json")));
    CHECK(bench.bench.window.document().study().frame.reading.guesses().empty());
    CHECK(bench.bench.window.document().study().stimuli[0].size_source == SizeSource::assumed);
}

TEST_CASE("a large δ and fewer than three people are warned of, and their release button is not green", "[release-window]") {
    ReleaseBench bench;
    Session session = bench.bench.session();
    session.given["clipped-gaussian"].set("delta", 1e-4);
    bench.bench.window.document().change("delta", session);
    bench.release([&](ReleaseDialog& dialog) {
        CHECK_FALSE(find<QLabel>(dialog, "release_warnings")->isVisible());
        CHECK(button(dialog)->property("release").toBool());
    });
    const std::size_t all = bench.bench.window.document().study().participants.size();
    session.given["clipped-gaussian"].set("delta", 0.5 / static_cast<double>(all));
    bench.bench.window.document().change("delta", session);
    bench.release([&](ReleaseDialog& dialog) {
        CHECK(find<QLabel>(dialog, "release_warnings")->text().contains("more than a common rule allows"));
    });
    for (std::size_t i = 2; i < all; ++i)
        session.excluded.insert(bench.bench.window.document().study().participants[i].id);
    bench.bench.window.document().change("exclude", session);
    bench.release([&](ReleaseDialog& dialog) {
        CHECK(find<QLabel>(dialog, "release_warnings")->text().contains("Fewer than three people"));
        CHECK_FALSE(button(dialog)->property("release").toBool());
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
        empty = empty || (label->isVisible() && label->text().contains("Nothing has been released from this study"));
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
        choose<QCheckBox>(dialog, "release_private_cap");
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
    HeatmapReleaseRequest request;
    request.observers = 12;
    const ReleasePlan<Heatmaps> plan =
        planRelease(mechanismOf<Heatmaps>("clipped-gaussian"), bench.bench.window.document().study().stimuli[0], request);
    CHECK(plan.previewed_scale == frame.shown.guarantee.noise_scale);
    CHECK(plan.guarantee.noise_scale / frame.shown.guarantee.noise_scale == Approx(1).margin(0.01));
    REQUIRE(bench.bench.waitForSweeps());
    const QString shown = shortNumber(plan.guarantee.noise_scale);
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
    CHECK(QDir::fromNativeSeparators(bench.window.ledgerDock()->watch().file()) == folder.filePath("book.jsonl"));
}

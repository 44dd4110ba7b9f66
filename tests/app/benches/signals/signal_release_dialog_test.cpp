// Releasing feature signals from the window: what leaves, what is booked, and what is refused.
#include "app/benches/mechanism_column.h"
#include "app/benches/signals/signal_settings.h"
#include "app/benches/signals/signals_bench.h"
#include "app/release/ledger_dock.h"
#include "app/release/ledger_model.h"
#include "app/release/release_result.h"
#include "core/errors.h"
#include "core/io/open_study.h"
#include "core/io/plan_file.h"
#include "core/noise/seeded_noise.h"
#include "tests/app/release/release_driver.h"
#include "tests/core/release/byte_scan.h"
#include "widgets/budget_bar.h"
#include "widgets/cut_text.h"

#include <QAction>
#include <QCheckBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QRadioButton>
#include <QTableView>
#include <QTemporaryDir>
#include <QTextBrowser>

#include <nlohmann/json.hpp>

#include <sstream>

using namespace nictate;
using namespace nictate::test;

namespace {

constexpr int people = 7, length = 40;
constexpr std::uint64_t seed = 471108154711;

/// Seven people, two conditions, three features; names and values that cannot be met by chance.
class NamedSignals {
  public:
    NamedSignals() {
        std::string csv = "participant,session,pace,reach,tilt\n";
        const SeededNoise noise(6);
        std::uint64_t at = 0;
        for (int p = 0; p < people; ++p) {
            secrets.push_back("READER-QZXJ-" + std::to_string(1000 + 37 * p));
            for (const char* session : {"comic", "text book"})
                for (int t = 0; t < length; ++t) {
                    csv += secrets.back() + "," + session;
                    for (int f = 0; f < 3; ++f) {
                        char value[40];
                        values.push_back(noise.uniform(at++) * 2.5 + f);
                        std::snprintf(value, sizeof value, ",%.17g", values.back());
                        csv += value;
                    }
                    csv += "\n";
                }
        }
        write("QZSECRETSIGNALSQZ.csv", csv);
        write("bounds.csv", "feature,lower,upper\npace,0,2\nreach,1,3.5\ntilt,2,4.5\n");
        const std::string table = path("QZSECRETSIGNALSQZ.csv").toStdString();
        PublicFrame frame = openStudy(table).frame;
        declare(frame, "reading"); // which columns are features
        declare(frame, "people");
        keepFrameBeside(table, frame);
        secrets.insert(secrets.end(), {"QZSECRETSIGNALSQZ", path("").toStdString(), std::to_string(seed)});
    }
    QString path(const QString& name) const { return folder_.filePath(name); }
    QString ledger() const { return path("nictate-ledger-QZSECRETSIGNALSQZ.csv.jsonl"); }
    Session session() const {
        Session session;
        session.data.path = path("QZSECRETSIGNALSQZ.csv").toStdString();
        session.bench = SignalsView::bench;
        session.seed = seed;
        session.view<SignalsView>().bounds = path("bounds.csv").toStdString();
        return session;
    }

    std::vector<std::string> secrets;
    std::vector<double> values;

  private:
    void write(const QString& name, const std::string& text) {
        QFile file(path(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(QByteArray::fromStdString(text)) < 0)
            throw std::runtime_error("no room for a test's study");
    }
    QTemporaryDir folder_;
};

struct SignalReleaseBench {
    NamedSignals study;
    Workbench bench;

    explicit SignalReleaseBench(const std::function<void(Session&)>& set = {}) {
        Session session = study.session();
        if (set)
            set(session);
        bench.window.opener().openSession(session);
        if (!waitFor([&] { return bench.signalsBench().frame().has_value(); }))
            throw std::runtime_error("the study did not open");
    }
    /// With what was counted from the tables declared public, where there are tables to release.
    void release(const std::function<void(ReleaseDialog&)>& drive) {
        driveRelease(bench, [&](ReleaseDialog& dialog) {
            if (find<QCheckBox>(dialog, "release_declared")->isVisible())
                choose<QCheckBox>(dialog, "release_declared");
            drive(dialog);
        });
    }
    void change(const std::function<void(Session&)>& set) {
        Session session = bench.session();
        set(session);
        bench.window.document().change("change", session);
    }
    QLabel* next() { return bench.find<QLabel>("ledger_next"); }
    Ledger ledger() const { return Ledger(study.ledger().toStdString()); }
};

std::size_t linesIn(const std::string& text) { return static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n')); }

/// Nothing of the study but public facts left it.
void checkNothingSensitive(const SignalReleaseBench& bench, const QString& folder) {
    const std::string book = bytesOf(bench.study.ledger());
    CHECK(book.find("QZXJ") == std::string::npos);
    std::vector<std::string> secrets = bench.study.secrets;
    secrets.push_back(book.substr(book.find("\"key\":\"") + 7, 64));
    for (const QString& file : filesIn(folder)) {
        INFO(file.toStdString());
        CHECK(findings(file.toStdString() + bytesOf(folder + "/" + file), secrets, bench.study.values).empty());
    }
}

} // namespace

TEST_CASE("released signals stand in their folder whole, on a card, in the ledger and in the dock", "[signal-window]") {
    SignalReleaseBench bench;
    const QString folder = bench.study.path("out");
    bench.release([&](ReleaseDialog& dialog) {
        CHECK(find<QLabel>(dialog, "release_only")->text().contains("7 participants"));
        CHECK_FALSE(find<QRadioButton>(dialog, "release_all")->isVisible());
        CHECK_FALSE(find<QCheckBox>(dialog, "release_private_cap")->isVisible());
        CHECK(find<QLineEdit>(dialog, "release_folder")->text().endsWith("signals-release"));
        CHECK(QDir::fromNativeSeparators(find<QLineEdit>(dialog, "release_ledger")->text()) == bench.study.ledger());
        CHECK(find<QLabel>(dialog, "release_what")->text().contains("2 conditions, 3 features × 40 rows"));
        CHECK(find<QLabel>(dialog, "release_choices")->text().contains("bounds.csv"));
        CHECK(find<QLabel>(dialog, "release_cost")->text().contains(QString("ε = 6"))); // 1 · 3 features · 2 conditions
        setFolder(dialog, folder);
        REQUIRE(button(dialog)->isEnabled());
        REQUIRE(press(dialog));
        REQUIRE(dialog.result()->isVisible());
        CHECK(find<QTextBrowser>(dialog, "release_card")->toPlainText().contains("3 features, 40 rows each"));
        const ReleaseOutcome& outcome = dialog.result()->outcome();
        REQUIRE(outcome.done.size() == 1);
        const QImage picture = QImage::fromData(QByteArray::fromStdString(outcome.done.front().released.picture(700)));
        CHECK(picture.width() == 700);
        CHECK(picture.height() > 300);
        dialog.result()->saveAgain(folder + "-copy");
        CHECK(filesIn(folder + "-copy") == filesIn(folder));
        for (const QString& file : filesIn(folder).filter(".csv"))
            CHECK(bytesOf(folder + "-copy/" + file) == bytesOf(folder + "/" + file));
        dialog.result()->saveCard(bench.study.path("card.pdf"));
        CHECK(bytesOf(bench.study.path("card.pdf")).starts_with("%PDF"));
    });

    const QStringList files = filesIn(folder);
    CHECK(files.filter("participant_").size() == 2 * people);
    CHECK(files.size() == 2 * people + 3);
    for (const QString& file : files.filter("participant_")) {
        INFO(file.toStdString());
        const std::string text = bytesOf(folder + "/" + file);
        CHECK(text.starts_with("pace,reach,tilt\n"));
        CHECK(linesIn(text) == length + 1);
        CHECK(std::count(text.begin(), text.end(), ',') == 2 * (length + 1));
    }
    CHECK(files.contains("participant_007_text_book.csv"));
    CHECK(bytesOf(folder + "/features.csv") == bytesOf(bench.study.path("bounds.csv")));
    const auto card = nlohmann::json::parse(bytesOf(folder + "/privacy_card.json"));
    CHECK(card["released"]["rows"] == length);
    CHECK(card["observers"] == people);
    CHECK(card["ledger"]["entry"] == 1);

    REQUIRE(bench.ledger().entries().size() == 1);
    CHECK(bench.ledger().verified());
    CHECK(bench.ledger().entries()[0].loss.pure_epsilon == 6.0);
    auto* table = bench.bench.find<QTableView>("ledger_table");
    REQUIRE(waitFor([&] { return table->isVisible() && table->model()->rowCount() == 1; }));
    CHECK(table->model()->index(0, LedgerModel::what).data().toString() == "feature signals");

    checkNothingSensitive(bench, folder);
}

TEST_CASE("each release of signals is drawn anew and costs again", "[signal-window]") {
    SignalReleaseBench bench;
    for (const char* folder : {"one", "two"})
        bench.release([&](ReleaseDialog& dialog) {
            setFolder(dialog, bench.study.path(folder));
            REQUIRE(press(dialog));
        });
    CHECK(bytesOf(bench.study.path("one/participant_001_comic.csv")) !=
          bytesOf(bench.study.path("two/participant_001_comic.csv")));
    REQUIRE(bench.ledger().entries().size() == 2);
    CHECK(*bench.ledger().totals().rho >= 2 * *bench.ledger().entries()[0].loss.rho);
}

TEST_CASE("bounds from the data are refused beside the button with what to do; public ones make dialog and dock name the price",
          "[signal-window]") {
    SignalReleaseBench bench([](Session& session) { session.view<SignalsView>().bounds.clear(); });
    bench.bench.trigger("show_ledger");
    REQUIRE(waitFor([&] { return bench.next()->text().contains("cannot be released"); }));
    CHECK(bench.next()->text().contains("public bounds"));
    CHECK_FALSE(bench.bench.find<QAction>("release")->isEnabled());
    const QString beside = bench.bench.find<QLabel>("no_release")->toolTip();
    CHECK(beside.contains("window_feature_bounds.csv"));
    CHECK(beside.contains("Bounds of the features"));
    bench.bench.window.resize(1024, 740);
    CHECK(waitFor([&] { // what to do comes first, and is seen without the tool tip
        const auto* label = bench.bench.find<QLabel>("no_release");
        return label->isVisible() && label->text().startsWith("Choose a public table under \"Bounds of the features\"") &&
               ElidedLabel::fits(label->text().section(": ", 0, 0), label->font(), label->width(), 2);
    }));
    bench.bench.window.findChild<SignalBounds*>()->take(bench.study.path("bounds.csv"));
    REQUIRE(waitFor([&] { return bench.next()->text().contains("Releasing what is on screen would cost"); }));
    const QString before = bench.next()->text();
    bench.bench.enter("epsilon.box", "0.1");
    REQUIRE(waitFor([&] { return bench.next()->text().contains("would cost") && bench.next()->text() != before; }));
    CHECK(bench.next()->text().contains("ρ 0.03")); // 6 · 0.1² / 2
    bench.release([&](ReleaseDialog& dialog) {
        setFolder(dialog, bench.study.path("out"));
        CHECK(button(dialog)->isEnabled());
    });
    bench.change([](Session& session) { session.bench = HeatmapLook::bench; });
    CHECK(waitFor([&] { return bench.next()->text().contains("cannot be released"); }));
    CHECK_FALSE(QFile::exists(bench.study.ledger()));
}

TEST_CASE("signals beyond the budget are refused with nothing written", "[signal-window]") {
    SignalReleaseBench bench;
    bench.release([&](ReleaseDialog& dialog) {
        setFolder(dialog, bench.study.path("first"));
        find<QCheckBox>(dialog, "release_set_budget")->setChecked(true);
        auto* budget = find<QDoubleSpinBox>(dialog, "release_budget");
        budget->setValue(5.9);
        CHECK_FALSE(button(dialog)->isEnabled());
        CHECK(message(dialog).contains("budget"));
        budget->setValue(6.5);
        REQUIRE(button(dialog)->isEnabled());
        REQUIRE(press(dialog));
    });
    const std::string before = bytesOf(bench.study.ledger());
    bench.release([&](ReleaseDialog& dialog) {
        setFolder(dialog, bench.study.path("second"));
        CHECK_FALSE(button(dialog)->isEnabled());
        CHECK(message(dialog).contains("beyond its budget"));
        CHECK_THROWS_AS(runRelease(dialog.form()->order(), Progress(), std::atomic<bool>(false)), BudgetExceeded);
    });
    CHECK(bytesOf(bench.study.ledger()) == before);
    CHECK_FALSE(QFile::exists(bench.study.path("second")));
    REQUIRE(waitFor([&] { return bench.next()->text().contains("would cost"); }));
    CHECK(bench.next()->text().contains("beyond the budget"));
}

TEST_CASE("numbers of rows and conditions that were counted cost proven until they are declared public", "[signal-window]") {
    SignalReleaseBench bench;
    driveRelease(bench.bench, [&](ReleaseDialog& dialog) {
        setFolder(dialog, bench.study.path("declared"));
        auto* declared = find<QCheckBox>(dialog, "release_declared");
        CHECK(declared->isVisible());
        CHECK((declared->text().contains("the number of rows") && declared->text().contains("the conditions")));
        CHECK_FALSE(button(dialog)->isEnabled());
        CHECK(find<QLabel>(dialog, "release_reasons")->text().contains("number of rows was counted"));
        choose<QCheckBox>(dialog, "release_declared");
        CHECK_FALSE(find<QCheckBox>(dialog, "release_confirm")->isVisible());
        REQUIRE(press(dialog));
    });
    const std::string card = bytesOf(bench.study.path("declared/privacy_card.json"));
    CHECK(card.find("\"status\": \"proven\"") != std::string::npos);
    CHECK(card.find("That the number of rows is public was declared") != std::string::npos);
}

TEST_CASE("signals as published need the box, and the card says so", "[signal-window]") {
    SignalReleaseBench bench([](Session& session) {
        session.at("signals").mechanism = "dcfpa";
        session.given["dcfpa"].set("form", std::string("as-printed"));
    });
    bench.release([&](ReleaseDialog& dialog) {
        setFolder(dialog, bench.study.path("published"));
        confirmAndPress(dialog, bench.study.ledger());
    });
    CHECK(bytesOf(bench.study.path("published/privacy_card.json")).find("\"confirmed_although_not_proven\": true") !=
          std::string::npos);
}

TEST_CASE("a mechanism without an exact path cannot be released", "[signal-window]") {
    SignalReleaseBench bench([](Session& session) { session.given["fpa"].set("noise", std::string("k-norm")); });
    CHECK_FALSE(bench.bench.find<QAction>("release")->isEnabled());
    CHECK(bench.bench.find<QLabel>("no_release")->toolTip().contains("no exact sampler"));
}

TEST_CASE("leaving readers out is warned of and stays on the card of their signals", "[signal-window]") {
    SignalReleaseBench bench;
    bench.change([&](Session& session) { session.excluded = {bench.study.secrets[2]}; });
    bench.release([&](ReleaseDialog& dialog) {
        CHECK(find<QLabel>(dialog, "release_only")->text().contains("6 participants"));
        CHECK(find<QLabel>(dialog, "release_warnings")->isVisible());
        setFolder(dialog, bench.study.path("fewer"));
        for (QCheckBox* box : dialog.findChildren<QCheckBox*>("release_files_participant_*"))
            box->setChecked(false);
        REQUIRE(press(dialog));
        CHECK(find<QTextBrowser>(dialog, "release_card")->toPlainText().contains("left out by hand"));
    });
    CHECK(filesIn(bench.study.path("fewer")) == QStringList({"features.csv", "privacy_card.json", "privacy_card.pdf"}));
    const std::string card = bytesOf(bench.study.path("fewer/privacy_card.json"));
    CHECK(card.find("left out by hand") != std::string::npos);
    CHECK(card.find("\"observers\": 6") != std::string::npos);
}

TEST_CASE("what error to expect, and that it is mostly noise, is said before signals are paid for", "[signal-window]") {
    SignalReleaseBench bench;
    for (const auto& [epsilon, noisy] : {std::pair("0.01", true), std::pair("100", false)}) {
        bench.bench.enter("epsilon.box", epsilon);
        bench.release([&, wanted = noisy](ReleaseDialog& dialog) {
            CHECK(expectation(dialog).contains("of its feature's range"));
            CHECK(find<QLabel>(dialog, "release_mostly_noise")->isVisible() == wanted);
        });
    }
    CHECK_FALSE(QFile::exists(bench.study.ledger()));
}

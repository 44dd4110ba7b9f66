#include "widgets/guarantee_card.h"

#include "core/domains/registry.h"
#include "tests/catch.h"
#include "tests/patience.h"

#include <QClipboard>
#include <QDoubleSpinBox>
#include <QGuiApplication>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalSpy>
#include <QTest>

using namespace nictate;

namespace {

QString said(const GuaranteeCard& card, const char* name) {
    auto* label = card.findChild<QLabel*>(name);
    REQUIRE(label);
    return label->text();
}

Guarantee broken() {
    Guarantee g;
    g.definition = Definition::approximate_dp;
    g.status = Status::as_published;
    g.published_epsilon = 1;
    g.user_epsilon = 1.3;
    g.delta = 1e-5;
    g.delta_true = 2e-5;
    g.noise_scale = 0.0314;
    g.noise_name = Text("σ");
    g.noise_unit = Text("fixations per cell");
    g.sensitivity_l2 = 0.5;
    g.reasons = {Text("Theorem 3.4 is not true as stated."), Text("Its δ is exceeded.")};
    return g;
}

} // namespace

TEST_CASE("no line of the card is clipped, also when its words grow while it is shown", "[card]") {
    QScrollArea area; // as beside a bench
    auto* scrolled = new GuaranteeCard;
    GuaranteeCard& card = *scrolled;
    area.setWidget(scrolled);
    area.setWidgetResizable(true);
    card.setGuarantee(broken());
    area.resize(300, 600);
    area.show();
    for (const int words : {1, 12, 3, 30}) {
        card.setExtraLines({{"Erwarteter Fehler", "±0.14 von Verweilanteil", {}, true, false},
                            {"Gruppen", QString("Gruppe none (40), ").repeated(words), {}, false, false}});
        const auto clipped = [&] {
            for (const QLabel* label : card.findChildren<QLabel*>())
                if (label->isVisible() && label->wordWrap() && label->height() < label->heightForWidth(label->width()))
                    return label->objectName() + ": " + label->text();
            return QString();
        };
        const bool fits = QTest::qWaitFor([&] { return clipped().isEmpty(); }, test::patience_ms);
        CAPTURE(words, clipped().toStdString());
        CHECK(fits);
    }
}

TEST_CASE("the card says definition, unit, losses, noise and status", "[card]") {
    GuaranteeCard card;
    card.show();
    HeatmapFacts facts;
    facts.observers = 58;
    Parameters given;
    given.set("delta", 1e-5);
    Guarantee g = guaranteeOf(mechanismOf<Heatmaps>("clipped-gaussian"), given, facts);
    card.setGuarantee(g);
    CHECK(said(card, "badge") == "proven");
    CHECK(said(card, "definition").startsWith("(ε,δ)-DP"));
    CHECK(said(card, "unit") == QString::fromStdString(g.unit.english()));
    CHECK(said(card, "epsilon") == "1 / 1");
    CHECK(said(card, "delta") == "10⁻⁵");
    CHECK(said(card, "noise").startsWith("σ = "));
    CHECK(said(card, "sentence") == QString::fromStdString(plainSentence(g).english()));
    CHECK_FALSE(card.findChild<QLabel*>("delta_true")->property("exceeds").toBool());
}

TEST_CASE("a δ that is exceeded is marked, with every reason", "[card]") {
    GuaranteeCard card;
    card.show();
    card.setGuarantee(broken());
    CHECK(said(card, "badge") == "as published");
    CHECK(said(card, "epsilon") == "1 / 1.3");
    CHECK(said(card, "delta_true") == "2×10⁻⁵ > δ");
    CHECK(card.findChild<QLabel*>("delta_true")->property("exceeds").toBool());
    CHECK(said(card, "reasons").contains("not true as stated"));
    CHECK(said(card, "reasons").contains("is exceeded"));
}

TEST_CASE("without a finite loss the card says ∞ and none", "[card]") {
    GuaranteeCard card;
    card.show();
    card.setGuarantee(guaranteeOf(mechanismOf<Heatmaps>("noise-free"), {}, {}));
    CHECK(said(card, "badge") == "none");
    CHECK(said(card, "epsilon") == "∞ / ∞");
    CHECK(said(card, "noise") == "none");
    CHECK_FALSE(card.findChild<QLabel*>("delta")->isVisible());
    card.clear("Choose a stimulus.");
    CHECK(said(card, "sentence") == "Choose a stimulus.");
    CHECK_FALSE(card.findChild<QLabel*>("badge")->isVisible());
}

TEST_CASE("what to expect: mostly noise, the ε for a CC, and the best change to apply", "[card]") {
    GuaranteeCard card;
    card.show();
    card.setGuarantee(broken());
    HeatmapOutlook e;
    e.cc = 0.31;
    e.target_epsilon = 1.6;
    e.advice = {Text("n = 15 is small."), Text("A clip of 1.2 would reach CC 0.62."), "clip", 1.2, 0.62};
    card.setExpectation(e);
    CHECK(said(card, "expected_cc") == "0.31");
    CHECK(card.findChild<QLabel*>("mostly_noise")->isVisible());
    CHECK(said(card, "target_epsilon") == "ε = 1.6");
    CHECK(said(card, "why") == "n = 15 is small.");

    QSignalSpy epsilon(&card, &GuaranteeCard::applyEpsilon), advice(&card, &GuaranteeCard::applyAdvice);
    QTest::mouseClick(card.findChild<QPushButton*>("apply_epsilon"), Qt::LeftButton);
    QTest::mouseClick(card.findChild<QPushButton*>("apply_advice"), Qt::LeftButton);
    REQUIRE(epsilon.count() == 1);
    CHECK(epsilon[0][0].toDouble() == 1.6);
    REQUIRE(advice.count() == 1);
    CHECK(advice[0][0].toString() == "clip");
    CHECK(advice[0][1].toDouble() == 1.2);

    QSignalSpy target(&card, &GuaranteeCard::targetCCChanged);
    auto* spin = card.findChild<QDoubleSpinBox*>("target_cc");
    spin->setFocus();
    QTest::keyClick(spin, Qt::Key_Up);
    REQUIRE(target.count() == 1);
    CHECK(target[0][0].toDouble() == Approx(0.91));
    card.setTargetCC(0.8);
    CHECK(target.count() == 1);

    e.cc = 0.9;
    e.target_epsilon.reset();
    e.advice = {};
    e.complete = false;
    card.setExpectation(e);
    CHECK(said(card, "target_epsilon") == "…");
    e.complete = true;
    card.setExpectation(e);
    CHECK(said(card, "target_epsilon") == "no ε up to 100 does");
    CHECK_FALSE(card.findChild<QLabel*>("mostly_noise")->isVisible());
    CHECK_FALSE(card.findChild<QPushButton*>("apply_epsilon")->isVisible());
    CHECK_FALSE(card.findChild<QPushButton*>("apply_advice")->isVisible());
}

TEST_CASE("the card is copied as text", "[card]") {
    GuaranteeCard card;
    card.show();
    card.setGuarantee(broken());
    QTest::mouseClick(card.findChild<QPushButton*>("copy"), Qt::LeftButton);
    QString text = QGuiApplication::clipboard()->text();
    CHECK(text == card.text());
    CHECK(text.contains("Guarantee: as published"));
    CHECK(text.contains("Published / user-level ε: 1 / 1.3"));
    CHECK(text.contains("not true as stated"));
}

TEST_CASE("a secret line is shown, leaves the losses where they are, and is not copied", "[card]") {
    GuaranteeCard card;
    card.show();
    card.setGuarantee(broken());
    const QString without = card.text();
    card.setExtraLines({{"Bounds", "Bounds cut 3 of 5 observers", "for you alone", false, true, true}});
    CHECK(card.findChild<QLabel*>("extra0")->text() == "Bounds cut 3 of 5 observers");
    CHECK(card.findChild<QLabel*>("extra0")->isVisible());
    CHECK(card.text() == without);
    card.setExtraLines({{"Bounds", "Bounds cut 3 of 5 observers", "", false, true, true}, {"Loss", "ε = 1", "", true, false}});
    CHECK(card.text().contains("ε = 1"));
    CHECK_FALSE(card.text().contains("3 of 5"));
    CHECK(card.findChild<QLabel*>("epsilon")->text().isEmpty()); // said above
}

TEST_CASE("a promise beyond any meaning is said in red beside its badge", "[card]") {
    GuaranteeCard card;
    card.show();
    Guarantee g = broken();
    g.status = Status::proven;
    card.setGuarantee(g);
    auto* red = card.findChild<QLabel*>("empty_promise");
    CHECK_FALSE(red->isVisible());
    g.user_epsilon = 12;
    card.setGuarantee(g);
    CHECK(said(card, "badge") == "proven");
    CHECK(red->isVisible());
    CHECK(red->text() == "This is proven, but too weak to protect anybody.");
    CHECK(red->styleSheet().contains("color"));
    CHECK(card.text().contains("too weak to protect"));
    g.user_epsilon = 1;
    card.setGuarantee(g);
    CHECK_FALSE(red->isVisible());
    CHECK_FALSE(card.text().contains("too weak to protect"));
}

TEST_CASE("the fixations expected are a number to edit", "[card]") {
    GuaranteeCard card;
    card.show();
    card.setGuarantee(broken());
    card.setExpectation({});
    auto* box = card.findChild<QDoubleSpinBox*>("expected_fixations");
    REQUIRE(box->isVisible());
    CHECK(box->value() == 10);
    QSignalSpy changed(&card, &GuaranteeCard::expectedFixationsChanged);
    card.setExpectedFixations(4);
    CHECK(changed.count() == 0);
    box->setFocus();
    QTest::keyClick(box, Qt::Key_Up);
    REQUIRE(changed.count() == 1);
    CHECK(changed[0][0].toDouble() == 5);
}

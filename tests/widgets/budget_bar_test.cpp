#include "tests/catch.h"
#include "widgets/budget_bar.h"
#include "widgets/theme.h"

#include <QImage>

using namespace nictate;

TEST_CASE("the budget bar says what is spent, planned and allowed") {
    BudgetBar bar;
    bar.setState({1.5, true, 2.5, 2.0, 1e-5});
    CHECK(bar.exceeded());
    CHECK(bar.text() == "ε = 1.5 of 2 spent, 2.5 with this, at δ = 10⁻⁵");
    bar.setState({1.5, true, 2.0, 2.0, 1e-5});
    CHECK_FALSE(bar.exceeded()); // met exactly is not exceeded
    bar.setState({{}, false, {}, 2.0, 1e-5});
    CHECK(bar.exceeded()); // an unbounded loss exceeds every budget
    bar.setState({{}, false, {}, {}, 0});
    CHECK_FALSE(bar.exceeded());
    CHECK(bar.text() == "ε = ∞ spent, no budget set");
}

TEST_CASE("the budget bar fills by what is spent") {
    BudgetBar bar;
    bar.resize(200, bar.sizeHint().height());
    auto filled = [&](double spent) {
        bar.setState({spent, false, {}, 10.0, 1e-5});
        const QImage image = bar.grab().toImage();
        int count = 0;
        for (int x = 0; x < image.width(); ++x)
            count += image.pixelColor(x, 6) == themeOf(&bar).accent;
        return count;
    };
    const int little = filled(1), half = filled(5), all = filled(10);
    CHECK(little == Approx(20).margin(3));
    CHECK(half == Approx(100).margin(3));
    CHECK(all == Approx(200).margin(3));

    bar.setState({1.0, true, 2.0, {}, 1e-5});
    CHECK(bar.sizeHint().height() < 12 + bar.fontMetrics().height()); // words alone: nothing fills without a budget
}

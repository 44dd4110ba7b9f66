#include "widgets/theme.h"

#include "tests/catch.h"

#include <QApplication>
#include <QFile>
#include <QRegularExpression>
#include <QWidget>

#include <cmath>

using namespace nictate;

namespace {

double luminance(const QColor& colour) {
    auto linear = [](double v) { return v <= 0.04045 ? v / 12.92 : std::pow((v + 0.055) / 1.055, 2.4); };
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF());
}

double contrast(const QColor& a, const QColor& b) {
    double x = luminance(a), y = luminance(b);
    return (std::max(x, y) + 0.05) / (std::min(x, y) + 0.05);
}

} // namespace

TEST_CASE("text can be read in both themes", "[theme]") {
    for (const Theme* theme : {&lightTheme(), &darkTheme()}) {
        for (const QColor& text : {theme->text, theme->muted, theme->danger, theme->warning_text, theme->accent})
            for (const QColor& ground : {theme->panel, theme->window}) {
                CAPTURE(theme->dark, text.name(), ground.name());
                CHECK(contrast(text, ground) >= 4.5);
            }
        CHECK(contrast(theme->accent_text, theme->accent) >= 4.5);
        for (const QColor& badge : {theme->proven, theme->as_published, theme->none})
            CHECK(contrast(Qt::white, badge) >= 4);
        std::vector<QColor> curves{theme->released, theme->original};
        for (const auto* scheme : {&theme->methods, &theme->conditions, &theme->quantities})
            curves.insert(curves.end(), scheme->begin(), scheme->end());
        for (const QColor& curve : curves)
            CHECK(contrast(curve, theme->panel) >= 3);
    }
}

TEST_CASE("widgets follow the chosen theme", "[theme]") {
    QWidget widget;
    widget.show();
    applyTheme(*qApp, ThemeChoice::dark);
    CHECK(themeOf(&widget).dark);
    applyTheme(*qApp, ThemeChoice::light);
    CHECK_FALSE(themeOf(&widget).dark);
    CHECK(themeNamed(name(ThemeChoice::dark)) == ThemeChoice::dark);
    CHECK(themeNamed("?") == ThemeChoice::system);
}

TEST_CASE("the stylesheet leaves no placeholder and names icons that exist", "[theme]") {
    applyTheme(*qApp, ThemeChoice::light);
    for (const Theme* theme : {&lightTheme(), &darkTheme()}) {
        QString sheet = styleSheetOf(*theme);
        CHECK_FALSE(sheet.contains('@'));
        auto icons = QRegularExpression("url\\((:[^)]*)\\)").globalMatch(sheet);
        int found = 0;
        for (; icons.hasNext(); ++found) {
            QString path = icons.next().captured(1);
            CAPTURE(path.toStdString());
            CHECK(QFile::exists(path));
        }
        CHECK(found > 5);
    }
}

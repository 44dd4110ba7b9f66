#include "widgets/handbook_window.h"

#include "core/domains/registry.h"
#include "tests/catch.h"
#include "tests/patience.h"

#include <QLineEdit>
#include <QListWidget>
#include <QRegularExpression>
#include <QTest>
#include <QTextBlock>
#include <QTextBrowser>

using namespace nictate;

TEST_CASE("every page of the handbook is there, and every link of its one page of HTML leads to something in it") {
    const QString html = handbookHtml();
    for (const QString& page : handbookPages()) {
        CAPTURE(page.toStdString());
        CHECK(handbookPage(page).startsWith("# "));
        CHECK(html.contains("<section id=\"" + page + "\">"));
    }
    int links = 0;
    for (auto found = QRegularExpression("href=\"([^\"]+)\"").globalMatch(html); found.hasNext(); ++links) {
        const QString target = found.next().captured(1);
        CAPTURE(target.toStdString());
        CHECK((target.startsWith("https://") || (target.startsWith('#') && html.contains("id=\"" + target.mid(1) + "\""))));
    }
    CHECK(links > 60);
    CHECK(html.contains("<td>"));
    CHECK(html.contains("src=\"data:image/svg+xml;base64,"));
    CHECK_FALSE(html.contains(".svg\""));
    for (const char* elsewhere : {"<link", "<script"})
        CHECK_FALSE(html.contains(elsewhere));
}

TEST_CASE("a link to a heading leads there, in the window too") {
    Handbook handbook;
    auto* text = handbook.findChild<QTextBrowser*>("handbook_text");
    Q_EMIT text->anchorClicked(QUrl("mathematics.md#310-heatmaps-over-time"));
    CHECK(handbook.page() == "mathematics");
    CHECK(text->textCursor().block().text() == "3.10 Heatmaps over time");
    Q_EMIT text->anchorClicked(QUrl("audit.md"));
    CHECK(handbook.page() == "audit");
}

TEST_CASE("the handbook opens at every parameter of every mechanism") {
    Handbook handbook;
    auto* text = handbook.findChild<QTextBrowser*>("handbook_text");
    for (const MechanismInfo* info : mechanismInfos())
        for (const ParameterSpec& spec : info->parameters) {
            CAPTURE(info->id, spec.name);
            handbook.open("parameters", QString::fromStdString(spec.name), QString::fromStdString("(" + info->id + ")"));
            CHECK(handbook.page() == "parameters");
            CHECK(text->textCursor().selectedText().toStdString() == spec.name);
            CHECK(text->textCursor().block().text().toStdString().starts_with(spec.name));
        }
}

TEST_CASE("the handbook is searched by typing, and left by Escape") {
    Handbook handbook;
    handbook.open("start");
    auto* pages = handbook.findChild<QListWidget*>("handbook_pages");
    QTest::keyClicks(handbook.findChild<QLineEdit*>("handbook_search"), "nictating nowhere");
    int shown = 0;
    for (int row = 0; row < pages->count(); ++row)
        shown += !pages->item(row)->isHidden();
    CHECK(shown == 0);
    handbook.findChild<QLineEdit*>("handbook_search")->clear();
    handbook.findChild<QLineEdit*>("handbook_search")->setText("3.10 Heatmaps over time");
    CHECK(handbook.page() == "mathematics");
    CHECK(handbook.findChild<QTextBrowser*>("handbook_text")->textCursor().selectedText() == "3.10 Heatmaps over time");
    REQUIRE(QTest::qWaitForWindowActive(&handbook, test::patience_ms));
    QTest::keyClick(&handbook, Qt::Key_Escape);
    CHECK_FALSE(handbook.isVisible());
}

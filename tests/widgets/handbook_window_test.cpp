#include "widgets/handbook_window.h"

#include "core/mechanisms/registry.h"

#include <catch2/catch.hpp>

#include <QLineEdit>
#include <QListWidget>
#include <QRegularExpression>
#include <QTest>
#include <QTextBlock>
#include <QTextBrowser>

using namespace nictate;

TEST_CASE("every page of the handbook is there, and every link leads to a page or a heading") {
    for (const QString& page : handbookPages()) {
        CAPTURE(page.toStdString());
        const QString text = handbookPage(page);
        CHECK(text.startsWith("# "));
        auto links = QRegularExpression(R"(\]\(([a-z]+)\.md(#[^)]*)?\))").globalMatch(text);
        while (links.hasNext()) {
            const QString target = links.next().captured(1);
            INFO(target.toStdString());
            CHECK(handbookPages().contains(target));
        }
    }
    const QString html = handbookHtml();
    for (const QString& page : handbookPages())
        CHECK(html.contains("<section id=\"" + page + "\">"));
    CHECK_FALSE(html.contains(".md\""));
    CHECK(html.contains("src=\"data:image/svg+xml;base64,"));
    CHECK_FALSE(html.contains(".svg\""));
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
    handbook.findChild<QLineEdit*>("handbook_search")->setText(QString::fromUtf8("missing √n"));
    CHECK(handbook.page() == "mathematics");
    CHECK(handbook.findChild<QTextBrowser*>("handbook_text")->textCursor().selectedText() == QString::fromUtf8("missing √n"));
    REQUIRE(QTest::qWaitForWindowActive(&handbook));
    QTest::keyClick(&handbook, Qt::Key_Escape);
    CHECK_FALSE(handbook.isVisible());
}

#pragma once
// The release dialog as a person drives it.

#include "app/release/release_dialog.h"
#include "core/errors.h"
#include "tests/app/window/workbench.h"
#include "tests/catch.h"

#include <QCheckBox>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTest>

#include <string>

namespace nictate::test {

/// What is chosen has been planned: all the form says is about it.
inline void planned(ReleaseDialog& dialog) {
    CHECK(waitFor([&] { return !dialog.form()->planning(); }));
}

/// Opens the dialog and drives it; it is closed afterwards.
inline void driveRelease(Workbench& bench, const std::function<void(ReleaseDialog&)>& drive) {
    answerDialog([&](QWidget* widget) {
        auto* dialog = qobject_cast<ReleaseDialog*>(widget);
        if (dialog) {
            waitFor([&] { return dialog->form()->ledger().ledger() || !dialog->form()->ledger().problem().isEmpty(); });
            planned(*dialog);
            drive(*dialog);
            waitFor([&] { return !dialog->running(); });
            dialog->reject();
        }
        CHECK(dialog);
    });
    bench.trigger("release");
}

template <class Widget> Widget* find(QWidget& dialog, const char* name) {
    auto* widget = dialog.findChild<Widget*>(name);
    if (!widget)
        throw std::runtime_error(std::string("the dialog has no ") + name);
    return widget;
}

/// Ticks a box or a radio button and waits for the plan.
template <class Button> void choose(ReleaseDialog& dialog, const char* name) {
    find<Button>(dialog, name)->setChecked(true);
    planned(dialog);
}

inline QPushButton* button(ReleaseDialog& dialog) { return find<QPushButton>(dialog, "release_button"); }

inline void setFolder(ReleaseDialog& dialog, const QString& folder) {
    auto* line = find<QLineEdit>(dialog, "release_folder");
    line->selectAll();
    QTest::keyClicks(line, folder);
}

inline bool press(ReleaseDialog& dialog) {
    QTest::mouseClick(button(dialog), Qt::LeftButton);
    return waitFor([&] { return !dialog.running(); });
}

inline QString message(ReleaseDialog& dialog) { return find<QLabel>(dialog, "release_message")->text(); }

/// What it says to expect, as soon as that is known.
inline QString expectation(ReleaseDialog& dialog) {
    auto* expected = find<QLabel>(dialog, "release_expected");
    CHECK(waitFor([&] { return !expected->text().contains("computing"); }));
    return expected->text();
}

/// Releases what is not proven private: the reasons are shown, and nothing happens before they are confirmed.
inline void confirmAndPress(ReleaseDialog& dialog, const QString& ledger) {
    auto* box = find<QCheckBox>(dialog, "release_confirm");
    CHECK(box->isVisible());
    CHECK(find<QLabel>(dialog, "release_reasons")->text().contains("as published"));
    CHECK_FALSE(button(dialog)->isEnabled());
    CHECK_THROWS_AS(runRelease(dialog.form()->order(), Progress(), std::atomic<bool>(false)), ConfirmationMissing);
    CHECK_FALSE(QFile::exists(ledger));
    box->setChecked(true);
    REQUIRE(button(dialog)->isEnabled());
    REQUIRE(press(dialog));
}

inline QStringList filesIn(const QString& folder) { return QDir(folder).entryList(QDir::Files | QDir::Hidden, QDir::Name); }

inline std::string bytesOf(const QString& file) {
    QFile opened(file);
    if (!opened.open(QIODevice::ReadOnly))
        throw std::runtime_error("cannot read " + file.toStdString());
    return opened.readAll().toStdString();
}

} // namespace nictate::test

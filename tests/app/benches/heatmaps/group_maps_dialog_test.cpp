// Heatmaps of two groups, opened from the menu.

#include "app/benches/heatmaps/group_maps_dialog.h"

#include "tests/app/release/release_driver.h"
#include "tests/core/files/temporary_folder.h"

#include <QComboBox>

using namespace nictate;

namespace {

/// As the menu opens it.
GroupMapsDialog& openGroupMaps(Workbench& bench) {
    bench.trigger("group_maps");
    auto* dialog = bench.window.findChild<GroupMapsDialog*>();
    for (QWidget* each : QApplication::topLevelWidgets())
        dialog = dialog ? dialog : qobject_cast<GroupMapsDialog*>(each);
    REQUIRE(dialog);
    return *dialog;
}

void chooseAttribute(GroupMapsDialog& dialog, const QString& name) {
    auto* attribute = dialog.findChild<QComboBox*>("group_maps_attribute");
    attribute->setCurrentText(name);
    Q_EMIT attribute->activated(attribute->currentIndex());
}

} // namespace

TEST_CASE("heatmaps of groups: two maps of one release, their difference, and every pair of groups") {
    Workbench bench;
    bench.openAndWait(NICTATE_SOURCE_DIR "/datasets/gallery");
    auto* dialog = &openGroupMaps(bench);
    REQUIRE(dialog->shown());
    chooseAttribute(*dialog, "training");
    REQUIRE(dialog->shown());
    CHECK(dialog->shown()->a.group == "design");
    CHECK(dialog->shown()->a.people + dialog->shown()->b.people == 72);
    CHECK(dialog->shown()->caption.join(" ").contains("beyond the noise"));
    CHECK_FALSE(imageOf(pictureOfGroups(*dialog->shown(), 180), 96).isNull());
    CHECK(dialog->findChild<QComboBox*>("group_maps_pair")->count() == 1);
    dialog->close();
}

TEST_CASE("heatmaps of groups: Release leads to the release of all groups' maps at one ε") {
    const test::TemporaryFolder folder; // beside the study lies its ledger
    std::filesystem::copy(NICTATE_SOURCE_DIR "/datasets/gallery", folder.path() / "gallery",
                          std::filesystem::copy_options::recursive);
    Workbench bench;
    bench.openAndWait(QString::fromStdString((folder.path() / "gallery").string()));
    const QString out = QString::fromStdString((folder.path() / "out").string());
    GroupMapsDialog& maps = openGroupMaps(bench);
    chooseAttribute(maps, "training");
    std::string ledger;
    answerDialog([&](QWidget* widget) {
        auto* dialog = qobject_cast<ReleaseDialog*>(widget);
        CHECK(dialog);
        if (!dialog)
            return;
        waitFor([&] { return dialog->form()->ledger().ledger() || !dialog->form()->ledger().problem().isEmpty(); });
        test::planned(*dialog);
        ledger = test::find<QLineEdit>(*dialog, "release_ledger")->text().toStdString();
        test::setFolder(*dialog, out);
        CHECK(test::find<QCheckBox>(*dialog, "release_confirm")->isVisible()); // groups were counted
        test::choose<QCheckBox>(*dialog, "release_declared");
        INFO(test::message(*dialog).toStdString());
        CHECK(test::button(*dialog)->isEnabled());
        CHECK(test::press(*dialog));
        waitFor([&] { return !dialog->running(); });
        dialog->reject();
    });
    QTest::mouseClick(maps.findChild<QPushButton*>("group_maps_release"), Qt::LeftButton);
    CHECK(test::filesIn(out).contains("heatmap-design.csv"));
    CHECK(test::filesIn(out).contains("groups-design-none.png"));
    CHECK(Ledger(ledger).entries().size() == 1);
}

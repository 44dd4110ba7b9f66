// Heatmaps of two groups, opened from the menu.

#include "app/heatmaps/group_maps_dialog.h"

#include "tests/app/window/workbench.h"
#include "tests/catch.h"

#include <QComboBox>

using namespace nictate;

TEST_CASE("heatmaps of groups: two maps of one release, their difference, and every pair of groups") {
    Workbench bench;
    bench.openAndWait(NICTATE_SOURCE_DIR "/datasets/gallery");
    bench.trigger("group_maps");
    auto* dialog = bench.window.findChild<GroupMapsDialog*>();
    if (!dialog)
        for (QWidget* each : QApplication::topLevelWidgets())
            dialog = dialog ? dialog : qobject_cast<GroupMapsDialog*>(each);
    REQUIRE(dialog);
    REQUIRE(dialog->shown());
    auto* attribute = dialog->findChild<QComboBox*>("group_maps_attribute");
    attribute->setCurrentText("training");
    Q_EMIT attribute->activated(attribute->currentIndex());
    REQUIRE(dialog->shown());
    CHECK(dialog->shown()->a.group == "design");
    CHECK(dialog->shown()->a.people + dialog->shown()->b.people == 72);
    CHECK(dialog->shown()->caption.join(" ").contains("beyond the noise"));
    CHECK_FALSE(imageOf(pictureOfGroups(*dialog->shown(), 180), 96).isNull());
    CHECK(dialog->findChild<QComboBox*>("group_maps_pair")->count() == 1);
    dialog->close();
}

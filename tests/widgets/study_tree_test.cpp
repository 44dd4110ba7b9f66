#include "widgets/study_tree.h"

#include "tests/catch.h"
#include "tests/patience.h"
#include "widgets/study_model.h"

#include <QLabel>
#include <QLineEdit>
#include <QPixmap>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeView>

using namespace nictate;

namespace {

Dataset study(int observers) {
    Dataset out;
    out.name = "Test study";
    for (int i = 0; i < observers; ++i)
        out.participants.push_back(
            {"P" + std::to_string(i + 1), {{"age", std::to_string(20 + i % 60)}, {"sex", i % 2 ? "m" : "f"}}});
    for (const char* id : {"Poster", "Shelf", "Map"}) {
        Stimulus stimulus;
        stimulus.id = id;
        out.stimuli.push_back(stimulus);
    }
    return out;
}

struct Tree {
    StudyTree tree;
    QAbstractItemModel* model;
    explicit Tree(const Dataset& dataset) {
        tree.resize(240, 500);
        tree.setStudy(dataset);
        tree.show();
        model = tree.view()->model();
    }
    QModelIndex stimulus(int row) { return model->index(row, 0, model->index(0, 0)); }
    QModelIndex observer(int row) { return model->index(row, 0, model->index(1, 0)); }
    QString said(const char* name) { return tree.findChild<QLabel*>(name)->text(); }
    void type(const char* text) {
        auto* line = tree.findChild<QLineEdit*>("filter");
        line->setFocus();
        line->selectAll();
        QTest::keyClicks(line, text);
        QTest::keyClick(line, Qt::Key_Return);
    }
    QPoint place(const QModelIndex& index) { return tree.view()->visualRect(index).center(); }
};

} // namespace

TEST_CASE("the tree lists stimuli and observers with their attributes", "[study]") {
    Tree t(study(60));
    CHECK(t.model->data(t.stimulus(1), Qt::DisplayRole) == "Shelf");
    CHECK(t.model->data(t.observer(0), Qt::DisplayRole) == "P1 · age 20 · sex f");
    CHECK(t.model->data(t.model->index(1, 0), Qt::DisplayRole) == "Observers  60 of 60");
    CHECK(t.said("study_counts") == "60 of 60 observers · 3 stimuli");
}

TEST_CASE("a stimulus is chosen by click and by keyboard", "[study]") {
    Tree t(study(10));
    QSignalSpy chosen(&t.tree, &StudyTree::stimulusChosen);
    QTest::mouseClick(t.tree.view()->viewport(), Qt::LeftButton, {}, t.place(t.stimulus(1)));
    REQUIRE(chosen.count() == 1);
    CHECK(t.tree.currentStimulus() == 1);
    QTest::keyClick(t.tree.view(), Qt::Key_Down);
    CHECK(t.tree.currentStimulus() == 2);
    CHECK(chosen.count() == 2);
    t.tree.setCurrentStimulus(0);
    CHECK(t.tree.currentStimulus() == 0);
    CHECK(chosen.count() == 2);
}

TEST_CASE("observers are left out by their boxes", "[study]") {
    Tree t(study(10));
    QSignalSpy changed(&t.tree, &StudyTree::excludedChanged);
    t.tree.view()->setCurrentIndex(t.observer(3));
    QTest::keyClick(t.tree.view(), Qt::Key_Space);
    REQUIRE(changed.count() == 1);
    CHECK(t.tree.excluded() == std::vector<std::size_t>{3});
    CHECK(t.tree.included().size() == 9);
    CHECK(t.said("study_counts").startsWith("9 of 10"));
    CHECK(t.model->data(t.model->index(1, 0), Qt::CheckStateRole) == Qt::PartiallyChecked);
    t.model->setData(t.model->index(1, 0), Qt::Checked, Qt::CheckStateRole);
    CHECK(t.tree.excluded().empty());
    t.tree.setExcluded({0, 1, 99});
    CHECK(t.tree.excluded() == std::vector<std::size_t>{0, 1});
    CHECK(changed.count() == 2);
}

TEST_CASE("a filter narrows who counts and says what that costs", "[study]") {
    Tree t(study(60));
    QSignalSpy changed(&t.tree, &StudyTree::filterChanged);
    t.type("age < 50 and sex = f");
    REQUIRE(changed.count() == 1);
    CHECK(t.tree.included().size() == 15);
    CHECK(t.said("filter_message") == "Filtering by a sensitive attribute makes n sensitive.");
    CHECK(t.tree.filterActive());

    t.type("height > 3");
    CHECK(changed.count() == 1);
    CHECK(t.said("filter_message").startsWith("\"height > 3\": no attribute is called height (expected "));
    CHECK(t.said("filter_message").contains("id, age, sex"));
    CHECK(t.tree.filter() == "age < 50 and sex = f"); // still in force
    CHECK(t.tree.included().size() == 15);

    t.tree.findChild<QLineEdit*>("filter")->clear();
    CHECK(changed.count() == 2);
    CHECK(t.tree.included().size() == 60);
    CHECK_FALSE(t.tree.filterActive());

    t.tree.setFilter("sex = m");
    CHECK(t.tree.included().size() == 30);
    t.tree.setFilter("nonsense");
    CHECK(t.tree.included().size() == 60);
    CHECK(changed.count() == 2);
}

TEST_CASE("a filter finds its observers among fifty thousand", "[study]") {
    Dataset large = study(50000);
    Tree t(large);
    t.type("age < 30");
    CHECK(t.tree.included().size() == 8340);
}

TEST_CASE("another study replaces the first completely", "[study]") {
    Tree t(study(60));
    t.type("age < 50");
    t.tree.setExcluded({1});
    t.tree.setStudy(study(4));
    CHECK(t.tree.included().size() == 4);
    CHECK(t.tree.filter().isEmpty());
    t.tree.clear();
    CHECK(t.tree.included().empty());
    CHECK(t.model->rowCount() == 0);
}

TEST_CASE("the list stands where the study does, whoever moved it, and an observer's box does not move it", "[study]") {
    Tree t(study(10));
    CHECK(t.tree.view()->currentIndex() == t.stimulus(0));
    QSignalSpy chosen(&t.tree, &StudyTree::stimulusChosen);
    t.tree.setCurrentStimulus(2); // undo, or another session
    CHECK(t.tree.view()->currentIndex() == t.stimulus(2));
    CHECK(chosen.count() == 0);
    t.tree.view()->setCurrentIndex(t.observer(3));
    t.tree.setCurrentStimulus(2); // what the window says after every change
    CHECK(t.tree.view()->currentIndex() == t.observer(3));
    t.tree.setStudy(study(4));
    CHECK(t.tree.view()->currentIndex() == t.stimulus(0));
    CHECK(chosen.count() == 0);
}

TEST_CASE("stimuli are searched by name; Enter takes the first that is found", "[study]") {
    Dataset many = study(3);
    for (int i = 0; i < 40; ++i) {
        Stimulus stimulus;
        stimulus.id = "Advert " + std::to_string(i);
        many.stimuli.push_back(stimulus);
    }
    Tree t(many);
    auto* search = t.tree.findChild<QLineEdit*>("search");
    REQUIRE(search->isVisible());
    QSignalSpy chosen(&t.tree, &StudyTree::stimulusChosen);
    QTest::keyClicks(search, "advert 17");
    int seen = 0;
    for (int row = 0; row < t.model->rowCount(t.model->index(0, 0)); ++row)
        seen += !t.tree.view()->isRowHidden(row, t.model->index(0, 0));
    CHECK(seen == 1);
    CHECK(chosen.count() == 0);
    QTest::keyClick(search, Qt::Key_Return);
    REQUIRE(chosen.count() == 1);
    CHECK(t.tree.currentStimulus() == 20);
    QTest::keyClick(search, Qt::Key_Escape);
    CHECK_FALSE(t.tree.view()->isRowHidden(0, t.model->index(0, 0)));
    t.tree.setStudy(study(3));
    CHECK_FALSE(search->isVisible()); // three are seen at a glance
}

TEST_CASE("thumbnails come from the stimuli's files, read when they are seen", "[study]") {
    QTemporaryDir folder;
    QImage red(400, 300, QImage::Format_RGB32);
    red.fill(Qt::red);
    REQUIRE(red.save(folder.filePath("red.png")));
    Dataset dataset = study(2);
    dataset.stimuli[1].picture = folder.filePath("red.png").toStdString();
    dataset.stimuli[2].picture = folder.filePath("missing.png").toStdString();
    Tree t(dataset);
    auto middle = [&](int row) {
        const QImage picture = t.model->data(t.stimulus(row), Qt::DecorationRole).value<QIcon>().pixmap(28, 20).toImage();
        return picture.pixelColor(picture.rect().center());
    };
    const QColor blank = middle(0);
    QSignalSpy changed(t.model, &QAbstractItemModel::dataChanged);
    CHECK(middle(1) == blank); // not yet; nothing waits for it
    REQUIRE(QTest::qWaitFor([&] { return middle(1) == QColor(Qt::red); }, test::patience_ms));
    CHECK(changed.count() >= 1);
    CHECK(middle(2) == blank);
}

TEST_CASE("observers stand in natural order, and each row is its own observer", "[study]") {
    Dataset numbered = study(3);
    numbered.participants[0].id = "P10";
    numbered.participants[1].id = "p9";
    numbered.participants[2].id = "P2";
    Tree t(numbered);
    const auto name = [&](int row) { return t.model->data(t.observer(row), Qt::DisplayRole).toString().section(' ', 0, 0); };
    CHECK(name(0) == "P2");
    CHECK(name(1) == "p9");
    CHECK(name(2) == "P10");
    t.model->setData(t.observer(2), Qt::Unchecked, Qt::CheckStateRole);
    CHECK(t.tree.excluded() == std::vector<std::size_t>{0});
    CHECK(t.model->data(t.observer(2), Qt::CheckStateRole) == Qt::Unchecked);
    CHECK(t.model->data(t.observer(0), Qt::CheckStateRole) == Qt::Checked);
}

TEST_CASE("an id that is a number is shown as a label", "[study]") {
    Dataset numbered = study(2);
    numbered.participants[0].id = "7";
    Tree t(numbered);
    CHECK(t.model->data(t.observer(0), Qt::DisplayRole) == "Observer 7 · age 20 · sex f");
    CHECK(t.model->data(t.observer(1), Qt::DisplayRole) == "P2 · age 21 · sex m");
}

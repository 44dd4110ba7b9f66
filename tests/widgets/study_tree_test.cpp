#include "widgets/study_tree.h"

#include "widgets/study_model.h"

#include <catch2/catch.hpp>

#include <QElapsedTimer>
#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>
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
    CHECK(t.model->data(t.observer(0), Qt::DisplayRole) == "P1 · 20 · f");
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
    CHECK(t.said("filter_message") == "Filtering by a private attribute makes n private.");
    CHECK(t.tree.filterActive());

    t.type("height > 3");
    CHECK(changed.count() == 1);
    CHECK(t.said("filter_message").contains("No attribute is called height"));
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

TEST_CASE("fifty thousand observers stay quick", "[study]") {
    Dataset large = study(50000);
    QElapsedTimer clock;
    clock.start();
    Tree t(large);
    QTest::qWait(1);
    t.type("age < 30");
    t.tree.view()->scrollToBottom();
    t.tree.grab();
    CHECK(t.tree.included().size() == 8340);
    CHECK(clock.elapsed() < 2000);
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

#include "app/study/document.h"
#include "app/study/recovery.h"
#include "core/domains/heatmap/heatmap_look.h"

#include "core/errors.h"
#include "core/session/session_file.h"
#include "tests/catch.h"

#include <QFile>
#include <QTemporaryDir>

using namespace nictate;

namespace {

Session withEpsilon(const Document& document, double epsilon) {
    Session session = document.session();
    session.given[session.at("heatmaps").mechanism].set("epsilon", epsilon);
    return session;
}

double epsilonOf(const Document& document) {
    return document.session().parameters(document.session().at("heatmaps").mechanism).numberIf("epsilon").value_or(0);
}

} // namespace

TEST_CASE("undo and redo swap sessions and never touch the study") {
    Document document;
    const auto study = std::make_shared<const Dataset>();
    document.open(study, {});
    CHECK_FALSE(document.canUndo());
    document.change("one", withEpsilon(document, 1));
    document.change("two", withEpsilon(document, 2));
    CHECK(document.undoLabel() == "two");
    document.undo();
    CHECK(epsilonOf(document) == 1);
    CHECK(document.redoLabel() == "two");
    document.undo();
    CHECK(document.session() == Session{});
    CHECK_FALSE(document.canUndo());
    document.undo(); // nothing left: nothing happens
    document.redo();
    document.redo();
    CHECK(epsilonOf(document) == 2);
    CHECK(document.sharedStudy() == study);
    document.undo();
    document.change("three", withEpsilon(document, 3));
    CHECK_FALSE(document.canRedo());
}

TEST_CASE("a drag is one step, two drags are two") {
    Document document;
    document.open(std::make_shared<const Dataset>(), {});
    for (double epsilon : {1.0, 2.0, 3.0})
        document.change("drag", withEpsilon(document, epsilon), "epsilon", false);
    document.change("drag", withEpsilon(document, 3), "epsilon", true); // let go where it is
    for (double epsilon : {4.0, 5.0})
        document.change("drag", withEpsilon(document, epsilon), "epsilon", epsilon == 5);
    document.undo();
    CHECK(epsilonOf(document) == 3);
    document.undo();
    CHECK(document.session() == Session{});
}

TEST_CASE("looking elsewhere is no step, and undo does not move the eye") {
    Document document;
    document.open(std::make_shared<const Dataset>(), {});
    document.change("one", withEpsilon(document, 1));
    Session looked = document.session();
    HeatmapLook& look = looked.view<HeatmapLook>();
    look.zoom = 4;
    look.opacity = 0.1; // no part of looking
    document.look(looked);
    CHECK(document.session().view<HeatmapLook>().opacity == HeatmapLook{}.opacity);
    document.undo();
    CHECK(document.session().view<HeatmapLook>().zoom == 4);
    CHECK_FALSE(document.canUndo());
}

TEST_CASE("modified means different from the file") {
    QTemporaryDir folder;
    Document document;
    document.open(std::make_shared<const Dataset>(), {});
    CHECK_FALSE(document.modified());
    document.change("one", withEpsilon(document, 1));
    CHECK(document.modified());
    document.saveTo(folder.filePath("a.nictate"));
    CHECK_FALSE(document.modified());
    CHECK(readSession(folder.filePath("a.nictate").toStdString()) == document.session());
    document.undo();
    CHECK(document.modified());
    document.redo();
    CHECK_FALSE(document.modified());
    CHECK_THROWS_AS(document.saveTo(folder.filePath("no/where.nictate")), OutputError);
    CHECK(document.file() == folder.filePath("a.nictate"));
}

TEST_CASE("a study read in another way under its session's file is not yet what the file says") {
    QTemporaryDir dir;
    const QString file = dir.filePath("a.nictate");
    const auto study = std::make_shared<const Dataset>();
    Document document;
    document.open(study, {}, file);
    Session read_otherwise = document.session();
    read_otherwise.data.say("rows", "samples");
    document.open(study, read_otherwise, file);
    CHECK(document.modified());
    document.open(study, read_otherwise, dir.filePath("b.nictate"));
    CHECK_FALSE(document.modified());
}

TEST_CASE("a step that ends where it is says so") {
    Document document;
    document.open(std::make_shared<const Dataset>(), {});
    int settled = 0;
    QObject::connect(&document, &Document::settled, [&] { ++settled; });
    document.change("drag", withEpsilon(document, 2), "epsilon", false);
    CHECK(document.moving());
    CHECK(settled == 0);
    document.change("drag", document.session(), "epsilon", true);
    CHECK_FALSE(document.moving());
    CHECK(settled == 1);
    document.change("drag", document.session(), "epsilon", true);
    CHECK(settled == 1);
}

TEST_CASE("a crash leaves the session behind, a clean end does not") {
    QTemporaryDir folder;
    Session session;
    session.data.path = "/data/eyes.csv";
    session.seed = 77;
    {
        Recovery crashed(folder.path());
        CHECK_FALSE(crashed.leftBehind());
        crashed.keep(session, "/data/mine.nictate");
        Recovery second(folder.path()); // another window at the same time keeps its hands off
        CHECK_FALSE(second.leftBehind());
        second.discard();
    }
    {
        Recovery next(folder.path());
        REQUIRE(next.leftBehind());
        CHECK(next.leftBehind()->session == session);
        CHECK(next.leftBehind()->file == "/data/mine.nictate");
        next.discard();
    }
    CHECK_FALSE(Recovery(folder.path()).leftBehind());
}

TEST_CASE("a recovery file that makes no sense is passed over") {
    QTemporaryDir folder;
    QFile file(folder.filePath("recovery.nictate"));
    REQUIRE(file.open(QIODevice::WriteOnly));
    file.write("{ half of a");
    file.close();
    CHECK_FALSE(Recovery(folder.path()).leftBehind());
}

// What a release does where it is to be written and drawn: found out before it is paid for, kept where it cannot be.

#include "core/privacy/ledger.h"
#include "tests/app/cli/cli_run.h"
#include "tests/catch.h"
#include "tests/core/files/temporary_folder.h"
#include "tests/platform/test_system.h"

#include <QImage>

#include <atomic>
#include <chrono>
#include <thread>

using namespace nictate;
using nictate::test::cli;
using nictate::test::CliRun;
using nictate::test::contents;
using nictate::test::TemporaryFolder;

namespace {

/// The gallery without its pictures: nothing here looks at one, and a release without takes a fifth of the time.
const std::string& bareGallery() {
    static const TemporaryFolder folder;
    static const std::string data = [] {
        std::filesystem::copy(std::string(NICTATE_SOURCE_DIR) + "/datasets/gallery", folder.path() / "gallery",
                              std::filesystem::copy_options::recursive);
        std::filesystem::remove_all(folder.path() / "gallery/stimuli");
        return (folder.path() / "gallery").string();
    }();
    return data;
}

std::string releaseLine(const TemporaryFolder& folder, const std::string& rest, const std::string& data = bareGallery()) {
    return "release heatmap " + data + " --ledger " + (folder.path() / "L").string() + " " + rest;
}

/// Somebody else puts something into the folder `out` as soon as the ledger grows: writing fails after the entry is made.
class Intruder {
  public:
    explicit Intruder(const TemporaryFolder& folder)
        : ledger_(folder.path() / "L"), out_(folder.path() / "out"), before_(size()), waits_([this] {
              while (!stop_ && size() == before_)
                  std::this_thread::sleep_for(std::chrono::milliseconds(1));
              std::filesystem::create_directories(out_ / "thing");
          }) {}
    Intruder(const Intruder&) = delete;
    Intruder& operator=(const Intruder&) = delete;
    ~Intruder() {
        stop_ = true;
        waits_.join();
        std::filesystem::remove_all(out_);
    }
    std::string out() const { return out_.string(); }

  private:
    std::uintmax_t size() const {
        std::error_code error;
        const std::uintmax_t size = std::filesystem::file_size(ledger_, error);
        return error ? 0 : size;
    }
    std::filesystem::path ledger_, out_;
    std::uintmax_t before_;
    std::atomic<bool> stop_ = false;
    std::thread waits_;
};

} // namespace

TEST_CASE("what is paid for and cannot be written is kept elsewhere, and the message says where and which entry",
          "[release-cli]") {
    TemporaryFolder folder;
    const std::string settings = "--stimulus poster --mechanism clipped-gaussian --out " + (folder.path() / "out").string();
    const auto named = folder.path() / "F" / "entry-1", unnamed = folder.path() / "nictate-unwritten" / "entry-2";
    const CliRun first = [&] {
        const Intruder intruder(folder);
        return cli(releaseLine(folder, settings + " --fallback " + (folder.path() / "F").string()), "2>&1 >/dev/null");
    }();
    CHECK(first.status == 5);
    CHECK(first.text.find("ledger entry 1 is paid for and is in " + named.string()) != std::string::npos);
    CHECK(contents(named / "privacy_card.json").find("\"entry\": 1,") != std::string::npos);
    CHECK(test::filesIn(named) == 10);

    const Intruder intruder(folder);
    const CliRun second = cli(releaseLine(folder, settings), "2>&1 >/dev/null");
    CHECK(second.status == 5);
    CHECK(second.text.find("ledger entry 2 is paid for and is in " + unnamed.string()) != std::string::npos);
    CHECK(std::filesystem::exists(unnamed / "privacy_card.pdf"));
    CHECK(Ledger(folder.path() / "L").entries().size() == 2);
    CHECK(test::filesIn(intruder.out()) == 1); // theirs
}

TEST_CASE("a folder that cannot be made is found out before anything is booked", "[release-cli]") {
    TemporaryFolder folder; // it may be called that, but not the draft beside it, whose name is longer
    const CliRun run = cli(releaseLine(folder, "--stimulus poster --mechanism clipped-gaussian --out " +
                                                   (folder.path() / std::string(250, 'D')).string()),
                           "2>&1 >/dev/null");
    CHECK(run.status == 5);
    CHECK(run.text.find("nothing was released") != std::string::npos);
    CHECK(test::filesIn(folder.path()) == 0);
}

TEST_CASE("stimuli of any shape are released with all their tables and pictures, soon and in bounded memory", "[release-cli]") {
    TemporaryFolder folder;
    folder.write("gaze.csv", "participant,stimulus,x,y,duration_ms\nP1,thin,0,30000,200\nP2,thin,0,5,200\n"
                             "P1,tall,50,100,200\nP2,tall,20,19000,200\nP1,flat,30000,0,200\nP2,flat,5,0,200\n");
    const std::pair<const char*, QSize> shapes[] = {{"thin", {1, 60000}}, {"tall", {100, 20000}}, {"flat", {60000, 1}}};
    for (const auto& [name, size] : shapes) {
        QImage picture(size, QImage::Format_RGB32);
        picture.fill(Qt::gray);
        REQUIRE(picture.save(QString::fromStdString((folder.path() / name).string() + ".png")));
    }
    const double before = test::secondsOfChildren();
    const CliRun run = cli(releaseLine(folder,
                                       "--all-stimuli --mechanism clipped-gaussian --units px --declare people,stimuli --out " +
                                           (folder.path() / "out").string(),
                                       (folder.path() / "gaze.csv").string()),
                           "2>&1");
    CAPTURE(run.text);
    REQUIRE(run.status == 0);
    CHECK(test::secondsOfChildren() - before < 40); // one took a minute
    for (const char* stimulus : {"thin", "tall", "flat"})
        for (const char* file : {"heatmap.csv", "private_grid.csv", "heatmap.png", "heatmap.svg", "heatmap.pdf",
                                 "heatmap_on_stimulus.png", "privacy_card.json", "privacy_card.pdf"}) {
            CAPTURE(stimulus, file);
            CHECK(std::filesystem::exists(folder.path() / "out" / stimulus / file));
        }
    CHECK(run.text.find("is without") == std::string::npos);
}

TEST_CASE("on a terminal another folder is asked for, until one can be written", "[release-cli][posix]") {
    TemporaryFolder folder;
    folder.write("full/thing", "");
    const Intruder intruder(folder);
    test::OnTerminal program(std::string(NICTATE_BINARY_DIR) + "/nictate-cli",
                             {"release", "heatmap", bareGallery(), "--stimulus", "poster", "--mechanism", "clipped-gaussian",
                              "--ledger", (folder.path() / "L").string(), "--out", (folder.path() / "out").string()});
    std::string said;
    auto answer = [&](const std::filesystem::path& place) {
        for (const std::size_t from = said.size(); said.find("give up): ", from) == std::string::npos;) {
            const std::string more = program.read();
            REQUIRE(!more.empty());
            said += more;
        }
        REQUIRE(program.type(place.string() + "\n"));
    };
    answer(folder.path() / "full");
    answer(folder.path() / "free");
    CHECK(program.wait() == 0);
    CHECK(said.find("ledger entry 1 is paid for") != std::string::npos);
    CHECK(said.find("not empty") != std::string::npos);
    CHECK(std::filesystem::exists(folder.path() / "free/privacy_card.json"));
    CHECK(Ledger(folder.path() / "L").entries().size() == 1);
}

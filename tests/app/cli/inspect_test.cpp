#include "app/cli/commands.h"
#include "tests/catch.h"
#include "tests/core/files/temporary_folder.h"
#include "tests/core/io/gaze_notes.h"

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include <iostream>
#include <sstream>

using namespace nictate;

namespace {

/// Standard output, caught while this lives.
class Caught {
  public:
    Caught() : before_(std::cout.rdbuf(text_.rdbuf())) {}
    ~Caught() { std::cout.rdbuf(before_); }
    std::string text() const { return text_.str(); }

  private:
    std::ostringstream text_;
    std::streambuf* before_;
};

} // namespace

TEST_CASE("a format added to the list is in inspect") {
    test::TemporaryFolder folder;
    const std::string notes = folder.write("lesson.gaze", "GAZE 1.0\nanna 1 2\nbert 1 2\nanna 1 2\n").string();
    CLI::App app;
    cli::addInspectCommand(app, test::withGazeNotes());
    std::string printed;
    {
        Caught caught;
        app.parse(std::vector<std::string>{"--json", notes, "inspect"}); // CLI11 takes them backwards
        printed = caught.text();
    }
    const auto result = nlohmann::json::parse(printed);
    CHECK(result["participants"] == 2);
    CHECK(result["fixations"] == 3);
}

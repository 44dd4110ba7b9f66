// Sessions as version 0.1 wrote them, and the command it copied for each.

#include "core/domains/heatmap/heatmap_look.h"
#include "core/domains/signals/signals_view.h"
#include "core/io/open_study.h"
#include "core/session/script_text.h"
#include "core/session/session_file.h"
#include "tests/catch.h"
#include "tests/core/files/temporary_folder.h"

using namespace nictate;
namespace fs = std::filesystem;

namespace {

const fs::path folder = fs::path(NICTATE_SOURCE_DIR) / "tests/core/session/sessions_before";

/// The command without its remarks, with names in place of this machine's paths.
std::string commandOf(const Session& session, const Dataset& study) {
    const std::string text =
        scriptText(session.bench == SignalsView::bench ? signalsCommand(session, study) : heatmapCommand(session, study),
                   CommandLanguage::shell);
    std::string line;
    for (std::istringstream lines(text); std::getline(lines, line) && !line.starts_with("nictate-cli");) {
    }
    for (const auto& [path, name] : {std::pair(session.data.path, "STUDY"), std::pair(folder.string(), "HERE")})
        if (const auto at = line.find(path); at != std::string::npos)
            line.replace(at, path.size(), name);
    return line + "\n";
}

} // namespace

TEST_CASE("sessions written before open and mean the same command", "[posix]") {
    const std::string name = GENERATE("maps", "clipped", "signals", "signals-from-data", "pattern");
    CAPTURE(name);
    const Session session = readSession(folder / (name + ".nictate"));
    const Dataset study = openStudy(NICTATE_SOURCE_DIR "/datasets/gallery");
    CHECK(commandOf(session, study) == test::contents(folder / (name + ".command")));
    CHECK(parseSession(sessionText(session), "again.nictate") == session);
}

TEST_CASE("a parameter of before is read by the name it has today") {
    for (const auto& [before, today] : {std::pair("prior", "centre"), std::pair("none", "none")}) {
        Session session;
        session.given["clipped-gaussian"].set("prior", std::string(today));
        std::string text = sessionText(session);
        const std::string written = "\"prior\": \"" + std::string(today) + "\"";
        REQUIRE(text.find(written) != std::string::npos);
        text.replace(text.find(written), written.size(), "\"smoothing\": \"" + std::string(before) + "\"");
        CHECK(parseSession(text, "before.nictate").given == session.given);
    }
}

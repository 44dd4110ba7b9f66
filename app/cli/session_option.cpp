#include "app/cli/commands.h"
#include "app/study/study_opener.h"
#include "core/choices/bench_kind.h"
#include "core/choices/study_as_shown.h"
#include "core/errors.h"
#include "core/files/archive_folder.h"
#include "core/files/atomic_file.h"
#include "core/io/native_folder.h"
#include "core/io/open_study.h"
#include "core/session/session_file.h"

namespace nictate::cli {

namespace {

Dataset openedFor(const Session& session) {
    OpenOptions options = session.data.options();
    options.picture_size = pictureSize;
    return openStudy(session.data.path, options);
}

/// The session on a copy of the study in `folder`, of the people who are included.
Session withoutLeftOut(Session session, const Dataset& study, const std::filesystem::path& folder) {
    const std::string copy = (folder / "study").string();
    writeStudyFolder(studyAsShown(session, study), copy);
    session.data = {copy, {}};
    session.excluded.clear();
    session.filter.clear();
    return session;
}

} // namespace

void runSession(const std::string& file, const std::function<void(const std::vector<std::string>&)>& run) {
    Session session = readSession(file);
    if (session.data.path.empty())
        throw ParseError(file, 0, 0, Text("the session names no study"), Text("save it while the study is open"));
    const PrivateFolder folder;
    Dataset study = openedFor(session);
    if (includedParticipants(session, study).size() < study.participants.size()) {
        session = withoutLeftOut(session, study, folder.path());
        study = openedFor(session);
    }
    CommandScript script = shownCommand(session, study);
    const std::string areas = (folder.path() / "areas.csv").string();
    if (script.file)
        writeFileAtomically(areas, script.file->second);
    for (CommandCall& call : script.calls) {
        for (CommandOption& option : call.options)
            if (option.name == "aois") // which the script writes beside itself
                option.value = areas;
        run(wordsOf(call));
    }
}

} // namespace nictate::cli

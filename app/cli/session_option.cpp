#include "app/cli/commands.h"
#include "app/study/study_opener.h"
#include "core/choices/study_as_shown.h"
#include "core/errors.h"
#include "core/files/atomic_file.h"
#include "core/files/whole_file.h"
#include "core/io/native_folder.h"
#include "core/io/open_study.h"
#include "core/session/cli_command.h"
#include "core/session/session_file.h"

#include <QTemporaryDir>

#include <iostream>

namespace nictate::cli {

namespace {

Dataset openedFor(const Session& session) {
    OpenOptions options = session.data.options();
    options.picture_size = pictureSize;
    return openStudy(session.data.path, options);
}

/// The session on a copy of the study in `folder`, of the people who are included.
Session withoutLeftOut(Session session, const Dataset& study, const QTemporaryDir& folder) {
    if (!folder.isValid())
        throw OutputError(Text("no folder could be made for the study: %1", folder.errorString().toStdString()));
    const std::string copy = folder.filePath("study").toStdString();
    writeStudyFolder(studyAsShown(session, study), copy);
    session.data = {copy, {}};
    session.excluded.clear();
    session.filter.clear();
    return session;
}

/// Where the commands look for it; what is there already is not lost.
void writeHere(const std::string& name, const std::string& text) {
    const auto before = wholeFile(name);
    if (before && *before != text)
        throw OutputError(Text("%1 is there already and holds something else (expected a folder without it)", name));
    if (!before)
        writeFileAtomically(name, text);
}

} // namespace

void runSession(const std::string& file, const std::function<void(const std::vector<std::string>&)>& run) {
    Session session = readSession(file);
    const QTemporaryDir folder;
    Dataset study = openedFor(session);
    if (includedParticipants(session, study).size() < study.participants.size()) {
        session = withoutLeftOut(session, study, folder);
        study = openedFor(session);
    }
    const CommandScript script = shownCommand(session, study);
    if (script.file)
        writeHere(script.file->first, script.file->second);
    for (const CommandCall& call : script.calls)
        run(wordsOf(call));
}

} // namespace nictate::cli

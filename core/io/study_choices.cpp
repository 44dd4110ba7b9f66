#include "core/io/study_choices.h"

#include "core/files/folder.h"
#include "core/files/words.h"
#include "core/io/eyelink_asc.h"
#include "core/io/plan_options.h"
#include "core/io/table_format.h"
#include "core/io/table_names.h"

#include <algorithm>
#include <map>

namespace nictate {

namespace fs = std::filesystem;

namespace {

/// What a file of gaze says of itself; empty for others.
struct Told {
    std::string program, screen;
};

Told toldBy(const fs::path& path) {
    static const std::vector<std::string> asc = {".asc"};
    Told told;
    try {
        SourceFile file(path);
        if (hasExtension(path, asc)) {
            told.program = "eyelink-asc";
            if (const auto size = eyelinkScreen(file.look()))
                told.screen = wordOf(*size);
        } else if (hasExtension(path, tableExtensions())) {
            const ReadingPlan plan = formatPlan(file.look());
            const std::string format = plan.value("format"); // "gazepoint_fixations" is one of Gazepoint's tables
            told = {format.substr(0, format.find('_')), plan.value("screen")};
        }
    } catch (const ParseError&) { // whoever has to read it says why
    }
    return told;
}

std::vector<StudyChoice> grouped(const std::vector<std::pair<fs::path, Told>>& files, std::string Told::*by) {
    std::map<std::string, StudyChoice> groups;
    for (const auto& [path, told] : files)
        if (!(told.*by).empty()) {
            StudyChoice& group = groups[told.*by];
            group.word = told.*by;
            group.files.push_back(path);
        }
    std::vector<StudyChoice> choices;
    for (auto& [word, choice] : groups)
        choices.push_back(std::move(choice));
    return choices.size() > 1 ? choices : std::vector<StudyChoice>();
}

/// The words of an error without its file and line.
Text problemOf(const ParseError& error) {
    return error.what_to_do.empty() ? error.problem : Text("%1; %2", error.problem, error.what_to_do);
}

Text listOf(const std::vector<StudyChoice>& choices) {
    std::vector<Text> list;
    for (const StudyChoice& choice : choices)
        list.push_back(Text("%1 (%2)", choice.word, counted(choice.files.size(), Text("file"), Text("files"))));
    return joined(list, ", ");
}

} // namespace

SeveralStudies::SeveralStudies(const ParseError& because, std::vector<StudyChoice> among)
    : ParseError(because.file, because.line, because.column, problemOf(because),
                 Text("or choose one of the studies in the folder with --only: %1", listOf(among))),
      choices(std::move(among)) {}

std::vector<StudyChoice> studyChoices(StudySource& source) {
    if (!source.isFolder())
        return {};
    std::vector<std::pair<fs::path, Told>> files;
    for (const fs::path& path : source.files())
        if (Told told = toldBy(path); !told.program.empty())
            files.emplace_back(path, std::move(told));
    std::vector<StudyChoice> choices = grouped(files, &Told::program);
    return choices.empty() ? grouped(files, &Told::screen) : choices;
}

void passOver(StudySource& source, const ReadingPlan& plan) {
    if (const std::string left_out = plan.value("left-out"); !left_out.empty())
        source.leaveOut(split(left_out, '\n'));
    const std::string only = plan.value("only");
    if (only.empty())
        return;
    const std::vector<StudyChoice> choices = studyChoices(source);
    if (std::none_of(choices.begin(), choices.end(), [&](const StudyChoice& choice) { return choice.word == only; }))
        throw InvalidParameter(
            "only", only, choices.empty() ? Text("no choice: the folder holds one study") : Text("one of %1", listOf(choices)));
    std::vector<fs::path> others;
    for (const StudyChoice& choice : choices)
        if (choice.word != only)
            others.insert(others.end(), choice.files.begin(), choice.files.end());
    source.passOver(std::move(others));
}

} // namespace nictate

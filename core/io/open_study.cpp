#include "core/io/open_study.h"

#include "core/data/dataset.h"
#include "core/errors.h"
#include "core/events/map_fixations.h"
#include "core/files/number.h"
#include "core/files/words.h"
#include "core/io/name_pattern.h"
#include "core/io/pictures.h"
#include "core/io/plan_options.h"
#include "core/io/recording_order.h"
#include "core/io/settle_frame.h"
#include "core/io/study_choices.h"
#include "core/io/study_plan.h"
#include "core/io/table_layout.h"
#include "core/io/unreadable_files.h"
#include "core/io/video.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <new>
#include <set>
#include <unordered_map>

namespace nictate {

namespace {

void checkOptions(const OpenOptions& options) {
    if (options.screen_size) {
        auto [width, height] = *options.screen_size;
        if (width < 1 || height < 1 || width > 20000 || height > 20000)
            throw InvalidParameter("size", std::to_string(width) + "x" + std::to_string(height),
                                   Text("1x1 to 20000x20000 pixels"));
    }
    if (!options.name_pattern.empty())
        NamePattern{options.name_pattern};
}

// Ids of people that differ in spelling alone: "02" and "2", "anna" and "Anna ".

bool isDigit(char c) { return c >= '0' && c <= '9'; }

/// A whole number as its digits; else in lower case, without blanks and without zeros before a number.
std::string spelling(const std::string& id) {
    DecimalSign point = DecimalSign::point; // a spreadsheet writes 100000 as 1E+05, and many a program 7 as 7.0
    if (const ParsedNumber number = parseNumber(id, point);
        number.kind == NumberKind::number && std::abs(number.value) < 1e15 && number.value == std::trunc(number.value))
        return std::to_string(static_cast<long long>(number.value));
    std::string plain;
    for (char c : lowerCase(id)) {
        const bool inside_number = !plain.empty() && isDigit(plain.back());
        if (c == ' ' || c == '\t')
            continue;
        if (isDigit(c) && inside_number && plain.back() == '0' && (plain.size() == 1 || !isDigit(plain[plain.size() - 2])))
            plain.back() = c;
        else
            plain += c;
    }
    return plain;
}

/// For every participant the first one spelled alike.
std::vector<std::size_t> firstsOf(const std::vector<Participant>& people) {
    std::unordered_map<std::string, std::size_t> seen;
    std::vector<std::size_t> firsts;
    for (std::size_t i = 0; i < people.size(); ++i)
        firsts.push_back(seen.try_emplace(spelling(people[i].id), i).first->second);
    return firsts;
}

void join(Dataset& study, const std::vector<std::size_t>& firsts) {
    std::vector<Participant> people;
    std::vector<std::size_t> place(firsts.size());
    for (std::size_t i = 0; i < firsts.size(); ++i) {
        if (firsts[i] == i) {
            place[i] = people.size();
            people.push_back(std::move(study.participants[i]));
            continue;
        }
        place[i] = place[firsts[i]];
        people[place[i]].attributes.merge(study.participants[i].attributes);
    }
    study.participants = std::move(people);
    for (Recording& recording : study.recordings)
        recording.participant = place[recording.participant];
    for (FeatureTable& table : study.features.tables)
        table.participant = place[table.participant];
}

/// Two tables of features of one person and condition cannot both stand.
void checkTables(const Dataset& study) {
    std::vector<std::pair<std::size_t, std::string>> seen;
    for (const FeatureTable& table : study.features.tables)
        seen.emplace_back(table.participant, table.condition);
    std::sort(seen.begin(), seen.end());
    if (auto twice = std::adjacent_find(seen.begin(), seen.end()); twice != seen.end())
        throw InvalidParameter("ids", "joined",
                               Text("apart: %1 would have two tables of features", study.participants[twice->first].id));
}

/// "01_s1" as "01" and "s1"; nothing before where it is one word.
std::pair<std::string, std::string> lastWord(const std::string& id) {
    const std::size_t at = id.find_last_of("_- .");
    return at == std::string::npos ? std::pair(std::string(), id) : std::pair(id.substr(0, at), id.substr(at + 1));
}

/// Whether a file, or what stands before an ending that all share, is taken for a person, as a guess.
bool guessesFilesArePeople(const ReadingPlan& plan) {
    const PlanEntry* person = plan.find("person");
    const std::string pattern = plan.value("pattern");
    return person != nullptr && person->origin == Origin::guessed &&
           (person->value == "file" ||
            (person->value == "pattern" && pattern.starts_with("{participant}") && pattern.find('{', 1) == std::string::npos));
}

/// How ids end alike that are names of files: "_raw".
std::string sharedEnding(const std::vector<Participant>& people) {
    std::string shared = people.empty() ? std::string() : people.front().id;
    for (const Participant& person : people)
        while (!person.id.ends_with(shared))
            shared.erase(0, 1);
    const std::size_t word = shared.find_first_of("_- .");
    return word == std::string::npos || people.size() < 2 ? std::string() : shared.substr(word);
}

/// "P01_practice" beside "P01", or "P01 (1)": the first that another begins and a word follows; empty where none does.
std::string longerThanAnother(const std::set<std::string>& ids) {
    const auto longer = std::find_if(ids.begin(), ids.end(), [&](const std::string& id) {
        for (std::size_t at = id.find_first_of("_- ."); at != std::string::npos; at = id.find_first_of("_- .", at + 1))
            if (ids.contains(id.substr(0, at)))
                return true;
        return false;
    });
    return longer == ids.end() ? std::string() : *longer;
}

/// "b0_uncorrected" beside "b0": the first that is called like a version of another; empty where none is.
std::string versionOfAnother(const std::vector<Stimulus>& stimuli) {
    static constexpr std::string_view versions[] = {"uncorrected", "corrected", "raw",    "filtered", "cleaned", "clean",
                                                    "original",    "orig",      "backup", "copy",     "old",     "new"};
    std::set<std::string> ids;
    for (const Stimulus& stimulus : stimuli)
        ids.insert(stimulus.id);
    for (const std::string& id : ids)
        if (const auto [before, word] = lastWord(id);
            ids.contains(before) && std::find(std::begin(versions), std::end(versions), lowerCase(word)) != std::end(versions))
            return id;
    return {};
}

/// Names of files and folders that are taken for stimuli or recordings may be of versions of the same ones: "fixations",
/// "fixations_corrected".
void askAboutVersions(Dataset& study) {
    const PlanEntry* pattern = study.frame.reading.find("pattern");
    if (pattern == nullptr || pattern->origin != Origin::guessed)
        return;
    if (const std::string version = pattern->value.find("{stimulus}") == std::string::npos ? "" : versionOfAnother(study.stimuli);
        !version.empty())
        study.warnings.push_back(
            Text("%1 is taken for a stimulus of its own, by names of files; if they hold another version of the "
                 "same recordings, leave them out (--leave-out NAME)",
                 inQuotes(version)));
    if (pattern->value.find("{recording}/") == std::string::npos)
        return;
    std::set<std::string> conditions;
    for (const Recording& recording : study.recordings)
        conditions.insert(recording.condition);
    if (const std::string longer = longerThanAnother(conditions); !longer.empty())
        study.warnings.push_back(
            Text("the folder %1 is taken for recordings of their own; if it holds another version of those beside "
                 "it, leave one out (--leave-out NAME)",
                 inQuotes(longer)));
}

/// Files that share their beginning and end like another's may be one person's sessions, where one file is taken for a person.
void askAboutSessions(Dataset& study) {
    if (!guessesFilesArePeople(study.frame.reading))
        return;
    std::set<std::string> ids;
    for (const Participant& person : study.participants)
        ids.insert(person.id);
    if (const std::string longer = longerThanAnother(ids); !longer.empty()) {
        study.warnings.push_back(Text("%1 is taken for a person of its own, a file each; if it is another's recording or a copy, "
                                      "leave its file out (--leave-out NAME), or say how the files are named (--pattern)",
                                      inQuotes(longer)));
        return;
    }
    const std::string ending = sharedEnding(study.participants);
    const auto partsOf = [&](const Participant& person) {
        return lastWord(person.id.substr(0, person.id.size() - ending.size()));
    };
    std::map<std::string, std::set<std::string>> beginnings; // of each last word
    for (const Participant& person : study.participants) {
        const auto [beginning, word] = partsOf(person);
        beginnings[lowerCase(word)].insert(beginning);
    }
    std::map<std::string, const Participant*> seen;
    for (const Participant& person : study.participants) {
        const auto [beginning, word] = partsOf(person);
        const auto [first, fresh] = seen.try_emplace(beginning, &person);
        const auto other = beginnings.find(lowerCase(partsOf(*first->second).second));
        if (fresh || beginning.empty() || beginnings[lowerCase(word)].size() + other->second.size() < 3)
            continue;
        study.warnings.push_back(Text("%1 and %2 are taken for two people, a file each; if they are one person's recordings, say "
                                      "how the files are named (--pattern {participant}%3{recording}%4.*)",
                                      inQuotes(first->second->id), inQuotes(person.id),
                                      std::string(1, person.id[beginning.size()]), ending));
        return;
    }
}

/// By the plan's entry "ids": "joined" makes such ids one person, under the spelling that came first; "apart" leaves them.
/// Without the entry they stay apart, the plan says so as a guess, and a warning names the first two.
void settleIds(Dataset& study) {
    askAboutSessions(study);
    askAboutVersions(study);
    const std::vector<std::size_t> firsts = firstsOf(study.participants);
    std::size_t alike = 0;
    while (alike < firsts.size() && firsts[alike] == alike)
        ++alike;
    if (alike == firsts.size())
        return;
    const std::string word = study.frame.reading.value("ids");
    if (!word.empty() && word != "joined" && word != "apart")
        throw InvalidParameter("ids", word, Text("joined or apart"));
    if (word == "joined") {
        join(study, firsts);
        checkTables(study);
    } else if (word.empty()) {
        study.frame.reading.say("ids", "apart", Origin::guessed);
        study.warnings.push_back(
            Text("%1 and %2 are taken for two people; say --person joined if they are one, --person apart if not",
                 inQuotes(study.participants[firsts[alike]].id), inQuotes(study.participants[alike].id)));
    }
}

/// By the plan's entry "scene-camera"; without it as the format says.
void settleSceneCameras(Dataset& study) {
    const std::string word = study.frame.reading.value("scene-camera");
    if (!word.empty() && word != "all" && word != "videos" && word != "none")
        throw InvalidParameter("scene-camera", word, Text("all, videos or none"));
    if (word.empty())
        return;
    for (Stimulus& stimulus : study.stimuli) {
        const bool called_so =
            namesVideoOfTracker(stimulus.id) || stimulus.id.ends_with("-recording") || namesVideo(stimulus.picture); // SMI's
        stimulus.scene_camera = word == "all" || (word == "videos" && (called_so || stimulus.scene_camera));
        if (stimulus.scene_camera && namesVideo(stimulus.picture))
            stimulus.picture.clear(); // each recording has its own
    }
    for (Recording& recording : study.recordings)
        if (word == "none")
            recording.scene = {};
}

Dataset readSource(StudySource& source, OpenOptions options, const Progress& progress, const std::vector<Importer>& among) {
    const Importer& importer = importerFor(source, options, among);
    const ReadingPlan plan = planBy(importer, source, options);

    StudyBuilder builder;
    builder.study.name = source.name();
    builder.study.frame.reading = plan;
    const OpenOptions settled = settledBy(plan, std::move(options));
    importer.read(source, settled, builder);
    builder.refuseSplitRecordings();
    if (builder.study.frame.reading.entries().empty()) // an importer of a whole study
        builder.study.frame.reading = plan;
    settleIds(builder.study);
    settleSceneCameras(builder.study);
    source.keepPictures(builder.study);
    if (!importer.keeps_times)
        spreadSharedTimes(builder.study);
    detectFixations(builder.study, detectionOf(plan), progress.within(0.9, 1));
    settleFrame(builder.study, source, settled, importer, among);
    warnOfEmptyMaps(builder.study);
    return std::move(builder.study);
}

Dataset read(const std::filesystem::path& path, OpenOptions options, const Progress& progress,
             const std::vector<Importer>& among) {
    StudySource source(path, progress.within(0, 0.9));
    options = withSaid(path, std::move(options));
    passOver(source, options.plan);
    source.declare(options);
    try {
        return readSource(source, options, progress, among);
    } catch (const ColumnsNotRecognised& problem) {
        refuseUnreadable(source, problem.file);
        refuseJson(problem.file);
        throw;
    } catch (const NamesNotRecognised&) {
        throw;
    } catch (const ParseError& problem) {
        refuseUnreadable(source, problem.file);
        std::vector<StudyChoice> choices = studyChoices(source);
        if (choices.empty())
            throw;
        throw SeveralStudies(problem, std::move(choices));
    }
}

} // namespace

std::optional<EventParameters> detectionOf(const ReadingPlan& plan) {
    EventParameters parameters;
    const std::string word = plan.value("detect");
    if (word == "none")
        return {};
    if (!word.empty() && word != "ivt" && word != "idt")
        throw InvalidParameter("detect", word, Text("ivt, idt or none"));
    parameters.algorithm = word == "idt" ? EventAlgorithm::idt : EventAlgorithm::ivt;
    for (const auto& [key, value] : {std::pair("detect-velocity", &EventParameters::velocity_threshold_deg_s),
                                     std::pair("detect-dispersion", &EventParameters::dispersion_deg),
                                     std::pair("detect-minimum", &EventParameters::minimum_fixation_s)})
        if (const std::string text = plan.value(key); !text.empty()) {
            DecimalSign point = DecimalSign::point;
            const ParsedNumber number = parseNumber(text, point);
            if (number.kind != NumberKind::number)
                throw InvalidParameter(key, text, Text("a number"));
            parameters.*value = number.value;
        }
    checkEventParameters(parameters);
    return parameters;
}

Dataset openStudy(const std::filesystem::path& path, const OpenOptions& options, const Progress& progress,
                  const std::vector<Importer>& among) {
    checkOptions(options); // before anything is read
    try {
        return read(path, options, progress, among);
    } catch (const Error&) {
        throw;
    } catch (const std::bad_alloc&) {
        throw ParseError(path.string(), 0, 0, Text("does not fit into this machine's memory"), Text("open a part of it"));
    } catch (const std::exception& problem) {
        throw ParseError(path.string(), 0, 0, Text("cannot be read: %1", textOf(problem)), {});
    }
}

} // namespace nictate

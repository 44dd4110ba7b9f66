#include "tests/fuzz/readers.h"

#include "core/errors.h"
#include "core/io/eyelink_asc.h"
#include "core/io/feature_reader.h"
#include "core/io/native_folder.h"
#include "core/io/open_study.h"
#include "core/io/pictures.h"
#include "core/io/table_import.h"
#include "tests/core/files/temporary_folder.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <stdexcept>

namespace nictate::fuzz {

namespace {

/// What a reader must never let through, whatever it read.
void checkStudy(const Dataset& study) {
    for (const Recording& recording : study.recordings) {
        if (recording.participant >= study.participants.size() || recording.stimulus >= study.stimuli.size())
            throw std::logic_error("a recording belongs to nobody");
        for (const Fixation& fixation : recording.fixations) {
            if (fixation.duration_ms < 0)
                throw std::logic_error("a negative duration came through");
            for (double value : {fixation.x_px, fixation.y_px, fixation.start_ms, fixation.duration_ms})
                if (std::isinf(value))
                    throw std::logic_error("an infinite value came through");
        }
        for (const Sample& sample : recording.samples)
            for (double value : {sample.t_ms, sample.gaze.x_px, sample.second.y_px})
                if (std::isinf(value))
                    throw std::logic_error("an infinite value came through");
    }
    for (const Stimulus& stimulus : study.stimuli)
        if (stimulus.width_px < 1 || stimulus.height_px < 1)
            throw std::logic_error("a stimulus without a size");
}

using Texts = std::map<std::string, std::string_view>;

/// The texts of a bundle by their names; what stands before the first name is nameless.
Texts filesOf(std::string_view bundle) {
    static constexpr std::string_view mark = "==== ";
    Texts texts;
    std::string current;
    std::size_t begin = 0, at = 0;
    while (at < bundle.size()) {
        std::size_t end = std::min(bundle.find('\n', at), bundle.size());
        std::string_view line = bundle.substr(at, end - at);
        if (line.starts_with(mark)) {
            texts[current] = bundle.substr(begin, at - begin);
            current = line.substr(mark.size());
            begin = std::min(end + 1, bundle.size());
        }
        at = end + 1;
    }
    texts[current] = bundle.substr(begin);
    return texts;
}

/// A short relative path of plain letters, so that no mutated name leads anywhere else.
bool isPlainName(const std::string& name) {
    static constexpr std::string_view plain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-. /";
    return !name.empty() && name.size() < 100 && name.find_first_not_of(plain) == std::string::npos &&
           name.find("..") == std::string::npos && name.find("//") == std::string::npos && name.front() != '/' &&
           name.back() != '/';
}

/// By the plan it was read by a study opens the same, confirmed or not.
void checkReadAgain(const std::filesystem::path& study, const Dataset& first) {
    OpenOptions options;
    options.plan = first.frame.reading;
    options.plan.confirm();
    const DatasetCounts before = countDataset(first), now = countDataset(openStudy(study, options));
    if (before.participants != now.participants || before.stimuli != now.stimuli || before.recordings != now.recordings ||
        before.fixations != now.fixations || before.samples != now.samples)
        throw std::logic_error("a study opens differently by its own plan");
}

} // namespace

Dataset readDelimited(std::string_view text) {
    {
        TextSource source = TextSource::fromMemory(text, "fuzz.csv");
        previewTable(source, {});
    }
    TextSource source = TextSource::fromMemory(text, "fuzz.csv");
    StudyBuilder builder;
    const TableLayout layout = detectLayout(source, {});
    readTable(source, layout, {"participant", "stimulus"}, builder);
    settleSizes(builder.study, {}, layout.positions);
    warnOfGazeOffStimulus(builder.study);
    checkStudy(builder.study);
    return std::move(builder.study);
}

Dataset readFeatureTables(std::string_view text) {
    TextSource source = TextSource::fromMemory(text, "fuzz.csv");
    StudyBuilder builder;
    Dataset& study = builder.study;
    const TableLayout layout = detectLayout(source, {});
    if (const auto features = asFeatureTable(source, layout, {}))
        readLongFeatureTable(source, *features, {}, builder);
    else {
        FeatureFile file = readFeatureFile(source, layout);
        study.participants = {{"one", {}}};
        study.features = {file.names, 0, {{0, "", std::move(file.values)}}};
    }
    for (const FeatureTable& table : study.features.tables)
        if (table.participant >= study.participants.size() || table.values.rows() < 1 ||
            static_cast<std::size_t>(table.values.cols()) != study.features.names.size() ||
            (table.values.array().abs() == std::numeric_limits<double>::infinity()).any())
            throw std::logic_error("a broken feature table came through");
    return std::move(study);
}

Dataset readEyelink(std::string_view text) {
    TextSource source = TextSource::fromMemory(text, "fuzz.asc");
    StudyBuilder builder;
    EyelinkScreen screen;
    screen.size = eyelinkScreen(source);
    readEyelinkAsc(source, "participant", "", "stimulus", builder, screen);
    // A picture for every stimulus that has a placement, so that gaze is moved onto it.
    for (const auto& [at, placement] : screen.placements) {
        Stimulus& stimulus = builder.study.stimuli[builder.study.recordings[at].stimulus];
        stimulus.width_px = 640;
        stimulus.height_px = 480;
        stimulus.size_source = SizeSource::picture;
    }
    settleEyelinkScreens(builder.study, screen);
    settleSizes(builder.study, {}, PositionUnit::pixels);
    warnOfGazeOffStimulus(builder.study);
    checkStudy(builder.study);
    return std::move(builder.study);
}

Dataset readNative(std::string_view bundle) {
    const Texts texts = filesOf(bundle);
    StudyFiles files;
    files.name = "fuzz";
    files.open = [&](const std::string& file) -> std::optional<TextSource> {
        auto found = texts.find(file);
        if (found == texts.end())
            return {};
        return TextSource::fromMemory(found->second, file);
    };
    files.picture = [](const std::string& picture) { return picture.size() % 2 ? picture : std::string(); };
    Dataset study = readStudy(files);
    checkStudy(study);
    return study;
}

Dataset readFiles(std::string_view bundle) {
    const test::TemporaryFolder folder;
    std::filesystem::path study;
    for (const auto& [name, text] : filesOf(bundle))
        if (isPlainName(name))
            try {
                const std::filesystem::path file = folder.write(name, text);
                study = study.empty() ? file : folder.path() / std::filesystem::path(name).begin()->string();
            } catch (const std::filesystem::filesystem_error&) { // a file and a folder of one name
            }
    if (study.empty())
        throw ParseError("fuzz", 0, 0, Text("no file"), Text("name one"));
    Dataset first = openStudy(study);
    checkStudy(first);
    checkReadAgain(study, first);
    return first;
}

bool accepts(Dataset (*reader)(std::string_view), std::string_view text) {
    try {
        reader(text);
        return true;
    } catch (const Error&) {
        return false;
    }
}

} // namespace nictate::fuzz

#include "app/cli/options.h"

#include "app/cli/time_window_options.h"
#include "app/study/stimulus_picture.h"
#include "app/study/study_opener.h"
#include "core/choices/number_field.h"
#include "core/data/presentation.h"
#include "core/domains/heatmap/heatmap.h"
#include "core/domains/heatmap/heatmap_parameters.h"
#include "core/domains/heatmap/public_belief.h"
#include "core/domains/registry.h"
#include "core/domains/signals/signal_parameters.h"
#include "core/errors.h"
#include "core/files/words.h"
#include "core/io/open_study.h"
#include "core/io/plan_file.h"
#include "core/io/plan_options.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <iostream>
#include <numeric>

namespace nictate::cli {

namespace {

std::string joined(const std::vector<std::string>& texts, const char* between) {
    std::string all;
    for (const std::string& text : texts)
        all += (all.empty() ? "" : between) + text;
    return all;
}

bool isSignalFact(const std::string& name) {
    const auto specs = signalFactSpecs();
    return std::any_of(specs.begin(), specs.end(), [&](const ParameterSpec& spec) { return spec.name == name; });
}

std::string parameterNames(const MechanismInfo& info) {
    std::string names;
    for (const ParameterSpec& spec : info.parameters)
        names += (names.empty() ? "" : ", ") + spec.name;
    return names;
}

} // namespace

/// An entry that is said again is said anew. Throws InvalidParameter named as the option for a word that is none of the entry's.
void DataOptions::say(const std::string& key, const std::string& value, const std::string& option) {
    const std::vector<std::string> words = wordsFor(key);
    if (!words.empty() && key != "person" && std::find(words.begin(), words.end(), value) == words.end())
        throw InvalidParameter(option, value, Text("one of %1", joined(words, ", ")));
    said.forget(key);
    said.say(key, value, Origin::given);
}

void DataOptions::addColumns(CLI::App& command) {
    command
        .add_option_function<std::vector<Assignment>>(
            "--columns",
            [this](const std::vector<Assignment>& columns) {
                for (const auto& [role, header] : columns)
                    say("columns." + role, header, "columns");
            },
            "participant=…,stimulus=…,x=…,y=…: columns that were not recognised; pupil=none reads no column as it")
        ->delimiter(',')
        ->allow_extra_args(false)
        ->check(assignment("role=header pairs, as in participant=subject,x=x_px,y=y_px"));
}

void DataOptions::addTimes(CLI::App& command) {
    command
        .add_option_function<std::vector<std::string>>(
            "--time-unit",
            [this](const std::vector<std::string>& units) {
                say("time-unit", units.front(), "time-unit");
                say("duration-unit", units.back(), "time-unit");
            },
            "of times, or of times,durations: s, ms, us, ns, 100ns or clock (10:15:30.250)")
        ->delimiter(',')
        ->expected(1, 2)
        ->allow_extra_args(false);
}

void DataOptions::addPeople(CLI::App& command) {
    command
        .add_option_function<std::vector<std::string>>(
            "--person",
            [this](const std::vector<std::string>& rules) {
                for (const std::string& rule : rules)
                    say(rule == "joined" || rule == "apart" ? "ids" : "person", rule, "person");
            },
            "how people are told apart: column, file, folder, pattern, bids or one; and whether ids that differ in spelling "
            "alone (02, 2) are joined or apart")
        ->delimiter(',')
        ->allow_extra_args(false);
    command.add_option("--people", people, "how many took part, those without a recording among them")
        ->transform(wholeNumber(1, 1000000));
}

void DataOptions::addTo(CLI::App& command) {
    const auto text = [&](const char* option, const char* key, const std::string& meaning) {
        return command.add_option_function<std::string>(
            option, [=, this](const std::string& value) { say(key, value, option + 2); }, meaning);
    };
    const auto number = [&](const char* option, const char* key, const std::string& meaning) {
        command
            .add_option_function<double>(
                option, [=, this](double value) { say(key, valueText(value), option + 2); }, meaning)
            ->transform(positiveNumber());
    };
    command.add_option("DATA", path, "a native dataset folder, or any file or folder the importers recognise")->required();
    addColumns(command);
    text("--pattern", "pattern", "how files of a folder are named, as in Data_P{participant}_R{recording}_{condition}.csv");
    command.add_option("--plan", plan, "a reading plan's FILE (default: nictate-reading.json beside DATA)");
    text("--units", "positions", "of positions: " + joined(wordsFor("positions"), ", "));
    addTimes(command);
    addPeople(command);
    text("--detect", "detect", "how fixations are found where only samples exist: ivt, idt or none");
    number("--frame-rate", "frame-rate", "pictures a second of stimuli that move (stimuli/ID/0001.png …)");
    text("--format", "format", "which program or tracker wrote the files, as inspect --json names it");
    text("--only", "only", "which of several studies in a folder is read, by its device or screen, as the error names them");
    command
        .add_option_function<std::vector<std::string>>(
            "--leave-out", [this](const std::vector<std::string>& names) { say("left-out", joined(names, "\n"), "leave-out"); },
            "names of files of a folder that are not read")
        ->delimiter(',')
        ->allow_extra_args(false);
    number("--rate", "rate", "samples a second, fixed beforehand");
    number("--length", "length", "seconds a recording lasts at most, fixed beforehand");
    command
        .add_option_function<PixelSize>(
            "--size", [this](PixelSize size) { say("screen", wordOf(size), "size"); },
            "WxH: the picture's pixels where no picture is found")
        ->check(sizeUpTo(20000));
    command
        .add_option_function<std::vector<Assignment>>(
            "--read",
            [this](const std::vector<Assignment>& entries) {
                for (const auto& [key, value] : entries)
                    say(key, value, key);
            },
            "entry=value: any other entry of the reading plan, as in --read rows=samples; repeatable")
        ->take_all()
        ->allow_extra_args(false)
        ->check(assignment("entry=value, as in --read rows=samples"));
}

Dataset DataOptions::open(const std::vector<Importer>& among) const {
    OpenOptions options;
    options.picture_size = pictureSize;
    options.plan = said;
    options = valuesOf(std::move(options));
    options.people = people;
    if (!plan.empty()) {
        options.plan.take(readPlan(plan));
        options.frame = readFrame(plan);
    }
    Dataset study = openStudy(path, options, {}, among);
    for (const Text& warning : study.warnings)
        std::cerr << "nictate-cli: note: " << warning << "\n";
    if (!study.warnings.empty())
        std::cerr << "nictate-cli: note: these notes may count what is sensitive; they are for you and part of no release\n";
    return study;
}

void Settings::addTo(CLI::App& command) {
    command.add_option("--set", given, "name=value, a parameter of the mechanism; repeatable")
        ->take_all()
        ->allow_extra_args(false)
        ->check(assignment("name=value, as in --set epsilon=1"));
}

Parameters Settings::of(const MechanismInfo& info) const {
    Parameters out;
    for (const auto& [name, value] : given) {
        if (info.has(name)) {
            out.set(name, parseParameter(info.parameter(name), value));
            continue;
        }
        if (name == "observers" || isSignalFact(name))
            continue;
        const auto all = mechanismInfos();
        bool elsewhere =
            std::any_of(all.begin(), all.end(), [&, known = name](const MechanismInfo* other) { return other->has(known); });
        if (!elsewhere)
            throw InvalidParameter(name, value, Text("the parameters of %1: %2", info.id, parameterNames(info)));
        std::cerr << "nictate-cli: note: " << info.id << " does not use " << name << "\n";
    }
    return out;
}

int Settings::observers() const {
    int observers = 1;
    for (const auto& [name, value] : given)
        if (name == "observers") {
            double number = std::get<double>(parseParameter(observersSpec(), value));
            if (number > 2e9)
                throw InvalidParameter("observers", value, Text("a whole number, 1 ≤ observers ≤ 2000000000"));
            observers = static_cast<int>(number);
        }
    return observers;
}

std::optional<double> Settings::fact(const std::string& wanted) const {
    std::optional<double> value;
    for (const ParameterSpec& spec : signalFactSpecs())
        for (const auto& [name, typed] : given)
            if (name == wanted && spec.name == wanted) {
                value = std::get<double>(parseParameter(spec, typed));
                if (spec.integer && *value > 1e9)
                    throw InvalidParameter(name, typed, Text("a whole number below 1000000000"));
            }
    return value;
}

bool Settings::has(const std::string& wanted) const {
    return std::any_of(given.begin(), given.end(), [&](const Assignment& each) { return each.name == wanted; });
}

void addSeed(CLI::App& command, std::uint64_t& seed) {
    command.add_option("--seed", seed, "seed of the simulation (default 1)")->transform(wholeNumber(0, INT64_MAX));
}

void addRepetitions(CLI::App& command, int& repetitions, int most) {
    command.add_option("--repetitions", repetitions, "draws for each ε (default " + std::to_string(repetitions) + ")")
        ->transform(wholeNumber(1, most));
}

void addEpsilons(CLI::App& command, std::vector<double>& epsilons, const std::string& meaning) {
    command.add_option("--epsilons", epsilons, meaning)
        ->required()
        ->delimiter(',')
        ->allow_extra_args(false)
        ->transform(inRangeOf(epsilonSpec()));
}

void addExpectedFixations(CLI::App& command, std::optional<double>& fixations) {
    ParameterSpec range;
    range.min = fixations_field.low;
    range.max = fixations_field.high;
    command
        .add_option("--expected-fixations", fixations,
                    "fixations per observer on a picture, a public guess that expectations and post-processing rest on (default "
                    "10 for each 3 s of presentation where it is public how long that was, else 10)")
        ->transform(inRangeOf(range));
}

void HeatmapOptions::addTo(CLI::App& command) {
    data.addTo(command);
    command.add_option("--stimulus", stimulus, "id of the stimulus")->required();
    addSeed(command, seed);
    command.add_option("--blur", blur, "σ_b in picture pixels (default 3 % of the picture's width)")->transform(positiveNumber());
    addExpectedFixations(command, expected_fixations);
    command.add_option("--display", display, "WxH cells of the display grid (default: longer side 200)")->check(sizeUpTo(20000));
    command
        .add_option("--replicate", replicate, "every observer N times over, to study scale; the real people are not protected")
        ->transform(wholeNumber(1, 1000000));
}

HeatmapInput openHeatmap(const HeatmapOptions& options) {
    HeatmapInput input;
    input.seed = options.seed;
    input.study = options.data.open();
    std::size_t index = stimulusIndex(input.study, options.stimulus);
    input.stimulus = input.study.stimuli[index];
    input.facts.expected_fixations = expectedFixations(
        options.expected_fixations, presentationOf(input.study.frame, input.stimulus.id, options.cut.presentation_ms));
    std::vector<std::size_t> everyone(input.study.participants.size());
    std::iota(everyone.begin(), everyone.end(), std::size_t{0});
    ObserverPoints points = collectPoints(input.study, index, everyone, GazeSource::fixations, options.cut.clock);
    if (points.observers() == 0)
        throw MissingData(Text("the study has no observers, so there is nothing to average"));
    if (points.points.empty())
        std::cerr << "nictate-cli: note: no fixation lies on " << inQuotes(input.stimulus.id) << ": its heatmap is empty\n";
    if (options.replicate > 1) {
        if (static_cast<double>(options.replicate) * static_cast<double>(std::max(points.points.size(), points.observers())) >
            2e8)
            throw InvalidParameter("replicate", std::to_string(options.replicate), Text("fewer than 200 million points in all"));
        points = replicate(points, options.replicate);
        std::cerr
            << "nictate-cli: note: --replicate repeats every observer to study scale; the real people are not protected by it\n";
    }
    input.facts.observers = static_cast<int>(points.observers());
    double width = input.stimulus.width_px, height = input.stimulus.height_px;
    input.facts.display = displayGrid(width, height);
    if (options.display)
        input.facts.display = {options.display->width_px, options.display->height_px, width, height};
    input.facts.blur_px = options.blur.value_or(defaultBlur(width));
    input.facts = withWindows(std::move(input.facts), options.cut, guessedPresentation(points));
    noteWindows(options.cut, input.facts.display, points);
    input.facts.picture = publicPicture(input.stimulus);
    if (!input.stimulus.picture.empty() && !readPicture(input.facts))
        std::cerr << "nictate-cli: note: the picture of " << inQuotes(input.stimulus.id)
                  << " cannot be read, so a prior is that of any picture\n";
    input.points = std::make_shared<const ObserverPoints>(std::move(points));
    return input;
}

} // namespace nictate::cli

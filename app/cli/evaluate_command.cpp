#include "app/cli/area_options.h"
#include "app/cli/commands.h"
#include "app/cli/gaze_options.h"
#include "app/cli/output.h"
#include "app/cli/signal_options.h"
#include "app/cli/swept_values.h"
#include "app/cli/values.h"
#include "core/data/presentation.h"
#include "core/domains/areas/area_files.h"
#include "core/domains/registry.h"
#include "core/errors.h"
#include "core/evaluation/event_evaluation.h"
#include "core/evaluation/membership.h"
#include "core/evaluation/narrowing.h"
#include "core/evaluation/row_labels.h"
#include "core/files/figures.h"
#include "core/files/number.h"
#include "core/files/table_text.h"
#include "core/files/words.h"
#include "core/text.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <atomic>
#include <iostream>
#include <numeric>

namespace nictate::cli {

namespace {

/// Who is in a heatmap, or in a table of areas of interest: what `evaluate --task membership` takes.
struct MembershipOptions {
    std::string stimulus, areas;
    std::vector<std::string> metrics{"dwell-share"};
    std::optional<double> expected_fixations;

    void addTo(CLI::App& command);
};

void MembershipOptions::addTo(CLI::App& command) {
    command.add_option("--stimulus", stimulus, "a stimulus' id, for membership");
    command.add_option("--aois", areas, "a file of areas of interest: membership in their table instead of a heatmap");
    command
        .add_option("--metric", metrics,
                    "of that table: dwell-share (default), looked, fixations, dwell, first-fixation, transitions")
        ->delimiter(',')
        ->allow_extra_args(false);
    addExpectedFixations(command, expected_fixations);
}

void addRisk(TableText& csv, const std::string& observer, const MembershipRisk& risk, const Membership& all) {
    csv.text(observer);
    for (const auto& value : {risk.mu, std::optional(risk.auc), std::optional(risk.tpr_at_5), all.limit_auc, all.limit_tpr})
        value ? csv.text(numberText(*value)) : csv.nothing(); // may be "inf"
    csv.endRow();
}

std::string tableOf(const Membership& found, const Dataset& study) {
    TableText csv;
    csv.header({"observer", "mu", "auc", "tpr_at_5", "limit_auc", "limit_tpr"});
    for (std::size_t i = 0; i < found.observers.size(); ++i)
        addRisk(csv, study.participants[i].id, found.observers[i], found);
    addRisk(csv, "worst", found.worst, found);
    return csv.str();
}

std::string inTable(const MembershipOptions& options, const SignalInputOptions& input, const Mechanism<Areas>& mechanism,
                    const Parameters& given) {
    const Dataset study = input.data.open();
    const Stimulus& on = study.stimuli[stimulusIndex(study, options.stimulus)];
    const std::vector<Area> areas = areasOf(readAreaFile(options.areas), on.id, on.width_px, on.height_px);
    std::vector<std::size_t> everyone(study.participants.size());
    std::iota(everyone.begin(), everyone.end(), std::size_t{0});
    const AreaHits hits(areas, areaGaze(study, stimulusIndex(study, options.stimulus), everyone));
    AreaFacts facts = areaFacts(areas, areaMetricsOf(options.metrics), static_cast<int>(everyone.size()));
    facts.expected_fixations = options.expected_fixations;
    facts.presentation_ms = presentationOf(study.frame, on.id);
    return tableOf(membershipOf(areaQuestion(mechanism, hits, resolve(mechanism, given, facts), facts), SeededNoise(input.seed)),
                   study);
}

/// A row an observer, and the worst of them. Sensitive. Throws InvalidParameter, MissingData, ParseError.
std::string membershipCsv(const MembershipOptions& options, const SignalInputOptions& input, const std::string& mechanism,
                          const Settings& settings) {
    if (!options.areas.empty()) {
        const Mechanism<Areas>& of_areas = mechanismOf<Areas>(mechanism);
        return inTable(options, input, of_areas, settings.of(of_areas.info));
    }
    HeatmapOptions asked;
    asked.data = input.data;
    asked.stimulus = options.stimulus;
    asked.seed = input.seed;
    asked.expected_fixations = options.expected_fixations;
    const Mechanism<Heatmaps>& of_maps = mechanismOf<Heatmaps>(mechanism);
    const Parameters given = settings.of(of_maps.info);
    const HeatmapInput heatmap = openHeatmap(asked);
    return tableOf(heatmapMembership(of_maps, *heatmap.points, resolve(of_maps, given, heatmap.facts), heatmap.facts,
                                     SeededNoise(heatmap.seed)),
                   heatmap.study);
}

/// How many people are left when somebody knows attributes and has gaze: what `evaluate --task narrowing` takes.
struct NarrowingOptions {
    std::vector<std::string> attributes;
    std::string within;
    int k = 0; ///< 0: not asked for

    void addTo(CLI::App& command);
    /// Throws InvalidParameter (`within`), MissingData.
    KnownAttributes knownOf(const RecordingSet& set) const;
};

void NarrowingOptions::addTo(CLI::App& command) {
    command.add_option("--attributes", attributes, "for narrowing: what is known of everybody, such as age,gender")
        ->delimiter(',')
        ->allow_extra_args(false);
    command.add_option("--within", within,
                       "for narrowing: an age is known to ± so many years (default 2), the other attributes exactly; NAME=Y: "
                       "another attribute of numbers instead");
    command.add_option("--k", k, "for narrowing: also print the width of age bands that makes the attributes k-anonymous")
        ->transform(wholeNumber(1, 1000000));
}

KnownAttributes NarrowingOptions::knownOf(const RecordingSet& set) const {
    KnownAttributes known{attributes, ageAmong(attributes, set)};
    if (within.empty())
        return known;
    const std::size_t equals = within.rfind('=');
    if (equals != std::string::npos)
        known.ranged = within.substr(0, equals);
    DecimalSign sign = DecimalSign::point;
    const ParsedNumber distance = parseNumber(within.substr(equals == std::string::npos ? 0 : equals + 1), sign);
    if (distance.kind != NumberKind::number || distance.value < 0)
        throw InvalidParameter("within", within, Text("Y or NAME=Y with a finite number, 0 ≤ Y"));
    if (known.ranged.empty())
        throw InvalidParameter("within", within, Text("NAME=Y with one of the attributes: none of them is an age in numbers"));
    known.within = distance.value;
    return known;
}

using Cells = std::vector<std::string>;

std::size_t charactersOf(const std::string& text) {
    return static_cast<std::size_t>(
        std::count_if(text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; }));
}

/// The first column to the left, the others to the right, two spaces between.
std::string aligned(const std::vector<Cells>& rows) {
    std::vector<std::size_t> widths(rows.front().size(), 0);
    for (const Cells& row : rows)
        for (std::size_t i = 0; i < row.size(); ++i)
            widths[i] = std::max(widths[i], charactersOf(row[i]));
    std::string text;
    for (const Cells& row : rows) {
        for (std::size_t i = 0; i < row.size(); ++i) {
            const std::string space(widths[i] - charactersOf(row[i]), ' ');
            text += i == 0 ? row[i] + space : "  " + space + row[i];
        }
        text += "\n";
    }
    return text;
}

Text people(int count) { return counted(static_cast<std::size_t>(count), Text("person"), Text("people")); }

std::string whatIsKnown(const NarrowingRow& row, const Narrowing& narrowing) {
    if (row.knows == Knowledge::attributes)
        return "attributes";
    if (row.knows == Knowledge::bands)
        return "attributes, in bands of " + std::to_string(narrowing.band.value_or(0));
    const std::string of = row.signals == SignalKind::clean      ? "original gaze"
                           : row.signals == SignalKind::released ? "protected gaze"
                                                                 : "noise alone on " + std::string(name(row.signals));
    return (row.knows == Knowledge::both ? "attributes and " : "") + of + " (" +
           (row.mechanism.empty() ? "" : row.mechanism + (row.epsilon ? " ε " + figure(*row.epsilon) : "") + ", ") +
           row.attacker + ")";
}

std::string anonymityInWords(const Narrowing& narrowing, const NarrowingRequest& request) {
    std::string words = "attributes as they are: k = " + std::to_string(narrowing.k);
    if (!request.k || narrowing.k >= *request.k)
        return words + "\n";
    const std::string wanted = "k = " + std::to_string(*request.k);
    if (request.known.ranged.empty())
        return words + "; " + wanted + " is not reached, and no age is known that could be put into bands\n";
    if (!narrowing.band)
        return words + "; no band of " + request.known.ranged + " reaches " + wanted + "\n";
    return words + "; " + request.known.ranged + " in bands of " + std::to_string(*narrowing.band) +
           ": k = " + std::to_string(narrowing.k_in_band.value_or(0)) + "\n";
}

Json rowJson(const NarrowingRow& row) {
    Json out;
    out["knows"] = name(row.knows);
    if (!row.attacker.empty()) {
        out["signals"] = name(row.signals);
        out["attacker"] = row.attacker;
        out["mechanism"] = row.mechanism;
    }
    if (row.epsilon)
        out["epsilon_per_feature"] = *row.epsilon;
    if (row.status)
        out["status"] = name(*row.status);
    out["draws"] = row.draws;
    out["asked"] = row.asked;
    out["candidates"] = row.candidates;
    out["mean"] = row.mean;
    out["sd"] = row.sd;
    out["median"] = row.median;
    out["least"] = row.least;
    out["alone"] = row.alone;
    if (row.chance)
        out["chance"] = *row.chance;
    return out;
}

bool anyRow(const Narrowing& narrowing, const std::string& attacker) {
    return std::any_of(narrowing.rows.begin(), narrowing.rows.end(),
                       [&](const NarrowingRow& row) { return row.attacker == attacker; });
}

/// What should be said beside it, each a sentence.
std::vector<Text> narrowingNotes(const Narrowing& narrowing, const NarrowingRequest& request) {
    std::vector<Text> notes;
    for (std::size_t a = 0; a < narrowing.missing.size(); ++a)
        if (narrowing.missing[a] > 0)
            notes.push_back(Text("%1 is missing of %2: what is missing rules nobody out", request.known.names[a],
                                 people(narrowing.missing[a])));
    const auto asked = [&](const char* attacker) {
        return std::find(request.attackers.begin(), request.attackers.end(), attacker) != request.attackers.end();
    };
    if (asked("lda") && !anyRow(narrowing, "lda"))
        notes.push_back(Text("nobody can be linked across conditions (lda): fewer than 2 people have several"));
    const bool released = std::any_of(narrowing.rows.begin(), narrowing.rows.end(),
                                      [](const NarrowingRow& row) { return row.signals == SignalKind::released; });
    if (asked("likelihood") && !anyRow(narrowing, "likelihood") && (released || !asked("lda")))
        notes.push_back(Text("likelihood asks of a mechanism that adds noise to every value or coefficient; there is none here"));
    return notes;
}

/// As a table for reading, or as a JSON object. Sensitive.
std::string narrowingText(const Narrowing& narrowing, const NarrowingRequest& request) {
    std::vector<Cells> rows = {{"people left, knowing", "mean", "median", "least", "alone", "by chance", "of"}};
    for (const NarrowingRow& row : narrowing.rows)
        rows.push_back({whatIsKnown(row, narrowing), shortFigure(row.mean), shortFigure(row.median), std::to_string(row.least),
                        shortFigure(row.alone), row.chance ? shortFigure(*row.chance) : "–", shortFigure(row.candidates)});
    return people(narrowing.people).english() + "; known: " + request.known.inWords() + "\n" +
           anonymityInWords(narrowing, request) + "\n" + aligned(rows);
}

std::string narrowingJson(const Narrowing& narrowing, const NarrowingRequest& request) {
    Json out;
    out["people"] = narrowing.people;
    for (std::size_t a = 0; a < request.known.names.size(); ++a) {
        const std::string& attribute = request.known.names[a];
        Json known{{"name", attribute}, {"missing", narrowing.missing[a]}};
        if (attribute == request.known.ranged)
            known["within"] = request.known.within;
        out["attributes"].push_back(known);
    }
    out["k"] = narrowing.k;
    out["wanted_k"] = orNull(request.k);
    out["band"] = orNull(narrowing.band);
    out["k_in_band"] = orNull(narrowing.k_in_band);
    out["train"] = request.train_clean ? "clean" : "private";
    out["rows"] = Json::array();
    for (const NarrowingRow& row : narrowing.rows)
        out["rows"].push_back(rowJson(row));
    return out.dump(2) + "\n";
}

struct EvaluateCommand {
    SignalInputOptions input;
    std::vector<std::string> tasks, mechanisms, protocols, attackers, controls{"constant"};
    Settings settings;
    std::vector<double> epsilons;
    SweptValues values;
    std::string train = "private", rows = "all", label_column, out;
    MembershipOptions membership;
    NarrowingOptions narrowing;
    int repetitions = 0;
    EvaluationRequest request;
    bool json = false;
};

EvaluationRequest requestOf(const EvaluateCommand& options) {
    EvaluationRequest request = options.request;
    for (const std::string& task : options.tasks)
        request.tasks.push_back(taskNamed(task));
    if (const Task rows{TaskKind::row, options.label_column};
        !options.label_column.empty() && std::count(request.tasks.begin(), request.tasks.end(), rows) == 0)
        request.tasks.push_back(rows);
    if (request.tasks.empty())
        throw InvalidParameter("task", "none", Text("one or several, or --label-column"));
    for (const std::string& protocol : options.protocols)
        request.protocols.push_back(protocolNamed(protocol));
    for (Protocol protocol : request.protocols)
        if (std::none_of(request.tasks.begin(), request.tasks.end(), [&](const Task& task) { return fits(protocol, task.kind); }))
            throw InvalidParameter("protocol", name(protocol), Text("one that fits a task"));
    if (!options.attackers.empty())
        request.attackers = options.attackers;
    for (const std::string& attacker : request.attackers)
        attackerInfo(attacker);
    request.controls.clear();
    for (const std::string& control : options.controls)
        request.controls.push_back(controlNamed(control));
    request.train_clean = options.train == "clean";
    request.balanced_rows = options.rows == "balanced";
    if (options.repetitions > 0)
        request.repetitions = options.repetitions;
    request.seed = options.input.seed;
    return request;
}

Json resultJson(const EvaluationResult& result) {
    Json out;
    out["task"] = result.task.id();
    out["protocol"] = result.protocol;
    out["attacker"] = result.attacker;
    out["mechanism"] = result.mechanism;
    out["signals"] = name(result.signals);
    if (result.epsilon)
        out["epsilon_per_feature"] = *result.epsilon;
    out["accuracy"] = result.accuracy;
    out["interval"] = {result.interval.low, result.interval.high};
    out["chance"] = result.chance;
    if (result.control)
        out["control"] = *result.control;
    out["above"] = result.above;
    out["verdict"] = name(result.verdict);
    if (result.draws_needed)
        out["draws_needed"] = *result.draws_needed;
    if (result.people_needed)
        out["people_needed"] = *result.people_needed;
    if (result.p)
        out["p"] = *result.p;
    out["in_words"] = inWords(result);
    out["classes"] = result.class_names;
    for (Eigen::Index i = 0; i < result.confusion.rows(); ++i)
        out["confusion"].push_back(std::vector<int>(result.confusion.row(i).begin(), result.confusion.row(i).end()));
    return out;
}

/// Tells on the terminal how far it is.
Progress toldProgress() {
    auto told = std::make_shared<std::atomic<int>>(-1);
    return Progress(
        [told](double fraction) {
            const int tenth = static_cast<int>(fraction * 10);
            if (int before = *told; tenth > before && told->compare_exchange_strong(before, tenth))
                std::cerr << "nictate-cli: evaluated " << tenth * 10 << " %\n";
        },
        nullptr);
}

/// Slow attackers, and many people, tell on the terminal how far they are.
Progress slowProgress(const EvaluationRequest& request, const RecordingSet& set) {
    constexpr int many_people = 100;
    if (set.persons() < many_people &&
        std::all_of(request.attackers.begin(), request.attackers.end(), [](const auto& id) { return attackerInfo(id).fast; }))
        return {};
    return toldProgress();
}

/// As a table, and as JSON where that was asked for: to the file and to standard output, or the one that was wanted alone.
void write(const std::vector<EvaluationResult>& results, const EvaluateCommand& options) {
    if (!options.json || !options.out.empty())
        writeText(evaluationCsv(results, options.values.column()), options.out);
    if (!options.json)
        return;
    Json all = Json::array();
    for (const EvaluationResult& result : results) {
        all.push_back(resultJson(result));
        if (!result.swept.empty())
            all.back()[options.values.column()] = sweptJson(result.swept);
    }
    writeText(all.dump(2) + "\n", "");
}

/// Tasks that this study can answer; the others are said. Throws MissingData when it answers none.
void keepAnswered(EvaluationRequest& request, const SignalInput& input, const RecordingSet& set) {
    std::vector<Task> answered;
    std::vector<Text> problems;
    for (const Task& task : request.tasks) {
        if (const auto why = whyUnanswered(task, input.signals, set, request))
            problems.push_back(*why);
        else
            answered.push_back(task);
    }
    if (answered.empty())
        throw MissingData(problems.front());
    for (const Text& problem : problems)
        std::cerr << "nictate-cli: note: left out: " << problem << "\n";
    request.tasks = answered;
}

/// Networks on fixations and saccades look at gaze, not at features.
void runEvents(const EvaluateCommand& options) {
    if (options.tasks != std::vector<std::string>{"person"} || options.attackers.size() != 1)
        throw InvalidParameter("attackers", "rbfn", Text("rbfn alone, with --task person: it looks at the gaze itself"));
    if (options.protocols.size() > 1)
        throw InvalidParameter("protocol", options.protocols.back(), Text("one of blocks | leave-one-condition-out for rbfn"));
    EventRequest request;
    request.protocol = eventProtocolNamed(options.protocols.empty() ? "blocks" : options.protocols.front());
    request.seed = options.input.seed;
    if (options.repetitions > 0)
        request.draws = request.splits = options.repetitions;
    if (options.mechanisms.empty()) {
        const Dataset study = options.input.data.open();
        return write(evaluateEvents(gazeEvents(study), request, toldProgress()), options);
    }
    std::vector<EvaluatedGaze> mechanisms;
    for (const std::string& id : options.mechanisms) {
        const Mechanism<Gaze>& mechanism = mechanismOf<Gaze>(id);
        for (const auto& [given, value] : options.values.of(mechanism.info, options.settings))
            mechanisms.push_back({&mechanism, given, value});
    }
    const GazeInput input = openGaze(options.input.data);
    write(evaluateProtectedEvents(input.study, input.streams, mechanisms, options.epsilons, request, toldProgress()), options);
}

bool asksNarrowing(const EvaluateCommand& options) {
    const bool asked = std::find(options.tasks.begin(), options.tasks.end(), "narrowing") != options.tasks.end();
    if (asked && options.tasks.size() > 1)
        throw InvalidParameter("task", "narrowing", Text("a single task: narrowing cannot be combined with others"));
    if (asked)
        for (const std::string& protocol : options.protocols)
            if (protocol != name(Protocol::leave_one_condition_out))
                throw InvalidParameter("protocol", protocol, Text("leave-one-condition-out for narrowing"));
    return asked;
}

void runNarrowing(const EvaluateCommand& options, const SignalInput& input, const RecordingSet& set,
                  const std::vector<EvaluatedMechanism>& mechanisms) {
    NarrowingRequest request;
    request.known = options.narrowing.knownOf(set);
    if (!options.attackers.empty())
        request.attackers = options.attackers;
    request.train_clean = options.train == "clean";
    request.controls.clear();
    for (const std::string& control : options.controls)
        request.controls.push_back(controlNamed(control));
    if (options.repetitions > 0)
        request.repetitions = options.repetitions;
    if (options.narrowing.k > 0)
        request.k = options.narrowing.k;
    request.seed = options.input.seed;
    const Narrowing found = narrow(input.signals, set, request, mechanisms, slowProgress({}, set));
    for (const Text& note : narrowingNotes(found, request))
        std::cerr << "nictate-cli: note: " << note << "\n";
    if (!options.out.empty())
        writeText(narrowingCsv(found), options.out);
    if (options.json || options.out.empty())
        writeText(options.json ? narrowingJson(found, request) : narrowingText(found, request), "");
}

void run(const EvaluateCommand& options) {
    options.values.check(options.mechanisms, options.settings);
    if (std::find(options.attackers.begin(), options.attackers.end(), "rbfn") != options.attackers.end())
        return runEvents(options);
    if (std::find(options.tasks.begin(), options.tasks.end(), "membership") != options.tasks.end()) {
        if (options.tasks.size() > 1 || options.mechanisms.size() != 1)
            throw InvalidParameter("task", "membership",
                                   Text("a single task with one mechanism: membership cannot be combined with others"));
        if (!options.values.column().empty())
            throw InvalidParameter("values", options.values.wanted.name, Text("none with --task membership"));
        return writeText(membershipCsv(options.membership, options.input, options.mechanisms.front(), options.settings),
                         options.out);
    }
    const bool narrowing = asksNarrowing(options);
    EvaluationRequest request = narrowing ? options.request : requestOf(options);
    std::vector<EvaluatedMechanism> mechanisms;
    for (const std::string& id : options.mechanisms) {
        const Mechanism<Signals>& mechanism = mechanismOf<Signals>(id);
        for (const auto& [given, value] : options.values.of(mechanism.info, options.settings))
            mechanisms.push_back({&mechanism, given, options.epsilons, value});
    }
    std::optional<LabelColumn> labels;
    const SignalInput input = openSignals(options.input, options.settings, [&](Dataset& study) {
        if (!options.label_column.empty())
            labels = takeLabelColumn(study, options.label_column);
    });
    for (const EvaluatedMechanism& evaluated : mechanisms)
        resolve(*evaluated.mechanism, evaluated.given, signalFacts(input.signals)); // refuses before the work begins
    RecordingSet set = recordingSet(input.study, input.signals);
    if (labels)
        set.row_labels = rowLabels(*labels, set, input.study);
    if (!narrowing)
        keepAnswered(request, input, set);
    if (set.persons() < 20)
        std::cerr << "nictate-cli: note: with " << counted(set.people.size(), Text("person"), Text("people"))
                  << ", chances and intervals are coarse\n";
    std::cerr << "nictate-cli: note: this table tells how well real people are recognised; it is never part of a release\n";
    if (narrowing)
        return runNarrowing(options, input, set, mechanisms);
    if (!mechanisms.empty() && request.repetitions && *request.repetitions < least_draws)
        std::cerr << "nictate-cli: note: with fewer than " << least_draws << " draws there is no verdict\n";
    const auto short_ones = std::count_if(set.recordings.begin(), set.recordings.end(),
                                          [](const EvaluatedRecording& recording) { return recording.length < 2; });
    if (short_ones > 0)
        std::cerr << "nictate-cli: note: recordings of fewer than 2 rows are left out of halves: " << short_ones << "\n";
    const std::vector<EvaluationResult> results = evaluate(input.signals, set, request, mechanisms, slowProgress(request, set));
    if (results.empty())
        throw MissingData(
            Text("these attackers answer none of these tasks: likelihood and twice need a mechanism, lda and lda-matched "
                 "tell people apart across conditions only, lda-scale tells conditions apart"));
    write(results, options);
}

} // namespace

void addEvaluateCommand(CLI::App& app) {
    auto options = std::make_shared<EvaluateCommand>();
    auto* command = app.add_subcommand(
        "evaluate",
        "evaluate re-identification and task accuracy on protected signals, with a noise-only control; the output is sensitive");
    options->input.addTo(*command);
    const auto list = [&](const std::string& option, std::vector<std::string>& values, const std::string& meaning) {
        return command->add_option(option, values, meaning)->delimiter(',')->allow_extra_args(false);
    };
    list(
        "--task", options->tasks,
        "condition | person | attribute:NAME, repeatable; or membership in a heatmap or a table of areas; or narrowing: how many "
        "people are left for somebody who knows --attributes and has gaze")
        ->take_all();
    command->add_option("--label-column", options->label_column,
                        "a feature table's column that says what each row is: a task, and no feature any more");
    list("--mechanism", options->mechanisms, "a mechanism's id (for rbfn one on samples); repeatable; none: the original alone")
        ->take_all();
    options->membership.addTo(*command);
    options->narrowing.addTo(*command);
    options->settings.addTo(*command);
    command->add_option("--epsilons", options->epsilons, "per feature: 0.01,0.05,0.1,0.5,1; default: the settings'")
        ->delimiter(',')
        ->transform(positiveNumber());
    options->values.addTo(*command);
    list("--attackers", options->attackers,
         "lda,lda-matched,lda-scale,likelihood,twice,knn,svm,dt,rf; default: the fast ones; or rbfn on the gaze itself")
        ->take_all();
    list("--protocol", options->protocols,
         "leave-one-person-out | balanced | leave-one-condition-out | halves | halves-embargo | halves-two-releases, blocks for "
         "rbfn; "
         "default by task")
        ->take_all();
    command->add_option("--train", options->train, "private (default), or clean: learn from the originals")
        ->check(CLI::IsMember({"private", "clean"}));
    command->add_option("--rows", options->rows, "all (default), or balanced: classifiers learn from as many rows of each class")
        ->check(CLI::IsMember({"all", "balanced"}));
    list("--controls", options->controls, "constant, strangers: what gets the noise in place of the signals")->take_all();
    command
        ->add_option("--repetitions", options->repetitions,
                     "draws of protected signals and controls; default 20, knn, svm, dt, rf 5")
        ->transform(wholeNumber(1, 10000));
    command->add_option("--every", options->request.every, "row used of each recording; for people half of it")
        ->transform(wholeNumber(1, 1000000));
    command->add_option("--embargo", options->request.embargo, "rows between the halves of halves-embargo")
        ->transform(wholeNumber(0, 1000000));
    command
        ->add_option("--smooth", options->request.smoothing,
                     "classifiers of rows look at means of so many rows, which takes independent noise out")
        ->transform(wholeNumber(0, 1000000));
    command->add_option("--permutations", options->request.permutations, "for p; 0: none")->transform(wholeNumber(0, 100000));
    command->add_option("--out", options->out, "the CSV to write (default: standard output)");
    command->add_flag("--json", options->json, "a JSON list with confusion matrices; of narrowing an object");
    command->callback([options] { run(*options); });
}

} // namespace nictate::cli

#include "app/batch/batch_plan.h"

#include "core/choices/json_reader.h"
#include "core/data/reading_plan.h"
#include "core/domains/registry.h"
#include "core/errors.h"
#include "core/files/json_problem.h"
#include "core/files/text_source.h"
#include "core/files/whole_file.h"
#include "core/mechanism/shared_parameters.h"

#include <nlohmann/json.hpp>
#include <sodium.h>

#include <algorithm>
#include <set>

namespace nictate {

namespace fs = std::filesystem;
using PlanJson = nlohmann::json;

namespace {

constexpr std::size_t most_cells = 100000;

const std::set<std::string>& readingOptions() {
    static const std::set<std::string> names = [] {
        std::set<std::string> all = {"plan", "people", "read"};
        for (const PlanKey& key : planKeys())
            if (!key.option.empty())
                all.emplace(key.option.substr(2));
        return all;
    }();
    return names;
}

const std::set<std::string> options_of_files = {"aois", "bounds", "plan"};

using Settled = std::vector<BatchOption>;

std::string joined(const Settled& settled) {
    std::string text;
    for (const auto& [name, value] : settled)
        text += (text.empty() ? "" : ";") + name + "=" + value;
    return text;
}

/// 63 bits: --seed takes no more.
std::uint64_t seedOf(std::uint64_t plan, const BatchCell& cell) {
    std::string key = std::to_string(plan);
    for (const std::string* word :
         {&cell.measure, &cell.study, &cell.stimulus, &cell.mechanism, &cell.epsilon, &cell.parameters, &cell.options})
        key += '\n' + *word;
    key += '\n' + std::to_string(cell.repetition);
    unsigned char hash[16];
    crypto_generichash(hash, sizeof hash, reinterpret_cast<const unsigned char*>(key.data()), key.size(), nullptr, 0);
    std::uint64_t seed = 0;
    for (int i = 0; i < 8; ++i)
        seed = seed << 8 | hash[i];
    return seed >> 1;
}

class Sweep {
  public:
    Sweep(const PlanJson& object, fs::path file, std::size_t place, const StimuliOf& stimuli_of)
        : object_(object), file_(std::move(file)), place_(place), stimuli_of_(stimuli_of),
          reader_(object, file_.string(), "sweeps[" + std::to_string(place) + "]."), measure_(readMeasure()) {
        reader_.readTexts("studies", [this](const std::string& study) { studies_.push_back(study); });
        if (studies_.empty())
            reader_.refuse("studies", Text("expected a list of at least one study"));
        readMechanisms();
        readOptions();
        readParameters();
        epsilons_ = values("epsilons");
        if (epsilons_.empty())
            reader_.refuse("epsilons", Text("expected a list of at least one number"));
        for (const std::string& epsilon : epsilons_)
            check("epsilons", epsilonSpec(), epsilon);
        reader_.read("repetitions", repetitions_, 1, 100000);
        if (!measure_.on_stimuli && reader_.has("stimuli"))
            reader_.refuse("stimuli", Text("a sweep of %1 is of whole studies", std::string(measure_.command)));
        reader_.text("stimuli");
        reader_.finish();
    }

    void addTo(std::vector<BatchCell>& cells, std::uint64_t seed) {
        for (const std::string& study : studies_)
            for (const std::string& stimulus : stimuliOf(study))
                for (const MechanismInfo* mechanism : mechanisms_)
                    for (const Settled& settled : settingsOf(*mechanism)) {
                        if (cells.size() + epsilons_.size() * static_cast<std::size_t>(repetitions_) > most_cells)
                            reader_.refuse("repetitions",
                                           Text("the plan has more than %1 cells; expected fewer values to cross", most_cells));
                        addCells(cells, seed, study, stimulus, *mechanism, settled);
                    }
    }

  private:
    const BatchMeasure& readMeasure() {
        std::string wanted, known;
        reader_.read("measure", wanted);
        if (wanted.starts_with("release"))
            throw Refused(
                Text("%1: key \"%2\": %3", file_.string(), "sweeps[" + std::to_string(place_) + "].measure",
                     Text("releases are never batched, each spends a budget that a person decides on; use nictate-cli release")));
        for (const BatchMeasure& each : batchMeasures()) {
            if (wanted == each.command)
                return each;
            known += (known.empty() ? "" : ", ") + std::string(each.command);
        }
        reader_.refuse("measure", Text("\"%1\" is none of %2", wanted, known));
    }

    void addCells(std::vector<BatchCell>& cells, std::uint64_t seed, const std::string& study, const std::string& stimulus,
                  const MechanismInfo& mechanism, const Settled& settled) const {
        for (const std::string& epsilon : epsilons_)
            for (int repetition = 1; repetition <= repetitions_; ++repetition) {
                BatchCell cell{
                    measure_.command, study, stimulus, mechanism.id, epsilon, joined(settled), joined(options_), repetition,
                    place_,           0,     {}};
                cell.seed = seedOf(seed, cell);
                cell.arguments = argumentsOf(cell, settled);
                cells.push_back(std::move(cell));
            }
    }

    /// A value or a list of values, numbers or texts, as texts.
    std::vector<std::string> valuesOf(const std::string& key, const PlanJson& found) const {
        std::vector<std::string> out;
        for (const PlanJson& each : found.is_array() ? found : PlanJson::array({found})) {
            if (!each.is_number() && !each.is_string())
                reader_.refuse(key, Text("expected numbers or texts, found %1", each.dump()));
            out.push_back(each.is_string() ? each.get<std::string>() : each.dump());
        }
        return out;
    }
    std::vector<std::string> values(const std::string& key) {
        reader_.text(key);
        return object_.contains(key) ? valuesOf(key, object_[key]) : std::vector<std::string>();
    }

    void check(const std::string& key, const ParameterSpec& spec, const std::string& value) const {
        try {
            parseParameter(spec, value);
        } catch (const InvalidParameter& error) {
            reader_.refuse(key, error.text);
        }
    }

    void readMechanisms() {
        std::vector<std::string> ids = values("mechanisms");
        if (ids.empty() && measure_.reads == Areas::reads)
            ids = {"aoi"};
        if (ids.empty())
            reader_.refuse("mechanisms", Text("expected a list of at least one mechanism"));
        const std::vector<const MechanismInfo*> known = mechanismInfos(measure_.reads);
        for (const std::string& id : ids) {
            const auto found =
                std::find_if(known.begin(), known.end(), [&](const MechanismInfo* each) { return each->id == id; });
            if (found == known.end()) {
                std::string all;
                for (const MechanismInfo* each : known)
                    all += (all.empty() ? "" : ", ") + each->id;
                reader_.refuse("mechanisms", Text("\"%1\" is none of %2", id, all));
            }
            mechanisms_.push_back(*found);
        }
    }

    void readOptions() {
        reader_.readMap("options", [this](const std::string& name, const PlanJson& found) {
            const std::string key = "options." + name;
            if (!measure_.options.contains(name) && !readingOptions().contains(name))
                reader_.refuse(key, Text("%1 has no such option, or a plan may not set it", std::string(measure_.command)));
            std::string list;
            for (const std::string& value : valuesOf(key, found))
                if (name == "read") // an option for each entry
                    options_.emplace_back(name, value);
                else
                    list += (list.empty() ? "" : ",") + value;
            if (name != "read")
                options_.emplace_back(name, list);
        });
    }

    void readParameters() {
        reader_.readMap("parameters", [this](const std::string& name, const PlanJson& found) {
            const std::string key = "parameters." + name;
            if (name == "epsilon")
                reader_.refuse(key, Text("expected under \"epsilons\""));
            const std::vector<std::string> all = valuesOf(key, found);
            if (all.empty())
                reader_.refuse(key, Text("expected at least one value"));
            bool known = false;
            for (const MechanismInfo* mechanism : mechanisms_)
                if (mechanism->has(name)) {
                    known = true;
                    for (const std::string& value : all)
                        check(key, mechanism->parameter(name), value);
                }
            if (!known)
                reader_.refuse(key, Text("no mechanism of this sweep has it"));
            parameters_.emplace_back(name, all);
        });
    }

    std::vector<Settled> settingsOf(const MechanismInfo& mechanism) const {
        std::vector<Settled> out(1);
        for (const auto& [name, all] : parameters_) {
            if (!mechanism.has(name))
                continue;
            std::vector<Settled> longer;
            for (const Settled& before : out)
                for (const std::string& value : all) {
                    longer.push_back(before);
                    longer.back().emplace_back(name, value);
                }
            out = std::move(longer);
        }
        return out;
    }

    std::string resolved(const std::string& path) const {
        return fs::weakly_canonical(fs::absolute(file_).parent_path() / path).string();
    }

    /// Those asked for, which the study has; one without a name where the measure is of whole studies.
    std::vector<std::string> stimuliOf(const std::string& study) const {
        if (!fs::exists(resolved(study)))
            reader_.refuse("studies", Text("\"%1\": the file or folder does not exist", study));
        if (!measure_.on_stimuli)
            return {""};
        const std::vector<std::string> there = stimuliIn(study);
        if (there.empty())
            reader_.refuse("studies", Text("\"%1\" has no stimulus", study));
        if (object_.contains("stimuli") && object_["stimuli"] == "all")
            return there;
        const std::vector<std::string> wanted =
            object_.contains("stimuli") ? valuesOf("stimuli", object_["stimuli"]) : std::vector<std::string>();
        if (wanted.empty())
            reader_.refuse("stimuli", Text("expected \"all\" or a list of at least one stimulus"));
        for (const std::string& id : wanted)
            if (std::find(there.begin(), there.end(), id) == there.end())
                reader_.refuse("stimuli", Text("\"%1\" has no stimulus \"%2\"", study, id));
        return wanted;
    }

    std::vector<std::string> stimuliIn(const std::string& study) const {
        std::vector<BatchOption> reading;
        for (const auto& [name, value] : options_)
            if (readingOptions().contains(name))
                reading.emplace_back(name, valueFor(name, value));
        try {
            return stimuli_of_(resolved(study), reading);
        } catch (const InvalidParameter& error) {
            reader_.refuse("options", error.text);
        }
    }

    std::string valueFor(const std::string& option, const std::string& value) const {
        return options_of_files.contains(option) && value != "data" ? resolved(value) : value;
    }

    std::vector<std::string> argumentsOf(const BatchCell& cell, const Settled& settled) const {
        std::vector<std::string> out = {cell.measure, resolved(cell.study)};
        const auto add = [&](const std::string& name, const std::string& value) { out.push_back("--" + name + "=" + value); };
        if (measure_.on_stimuli)
            add("stimulus", cell.stimulus);
        add("mechanism", cell.mechanism);
        for (const auto& [name, value] : settled)
            add("set", name + "=" + value);
        if (measure_.reads == Areas::reads)
            add("set", "epsilon=" + cell.epsilon);
        else
            add("epsilons", cell.epsilon);
        for (const auto& [name, value] : options_)
            add(name == "draws" ? "repetitions" : name, valueFor(name, value));
        add("seed", std::to_string(cell.seed));
        if (measure_.reads == Areas::reads)
            out.push_back("--json");
        return out;
    }

    const PlanJson& object_;
    fs::path file_;
    std::size_t place_;
    const StimuliOf& stimuli_of_;
    JsonReader reader_;
    const BatchMeasure& measure_;
    std::vector<std::string> studies_, epsilons_;
    std::vector<const MechanismInfo*> mechanisms_;
    Settled options_;
    std::vector<std::pair<std::string, std::vector<std::string>>> parameters_;
    int repetitions_ = 1;
};

std::string textIn(const fs::path& file) {
    if (auto text = wholeFile(file))
        return *std::move(text);
    throw ParseError(file.string(), 0, 0, Text("cannot be read"), Text("name a file that is there and may be read"));
}

PlanJson parsed(const std::string& text, const fs::path& file) {
    try {
        return PlanJson::parse(text);
    } catch (const PlanJson::exception& error) {
        throw ParseError(file.string(), 0, 0, jsonProblem(error), Text("expected a plan, { \"seed\": 1, \"sweeps\": [ … ] }"));
    }
}

} // namespace

const std::vector<BatchMeasure>& batchMeasures() {
    static const std::vector<BatchMeasure> all = {
        {"tradeoff", Heatmaps::reads, true, {"draws", "blur", "display", "replicate", "expected-fixations"}},
        {"utility", Signals::reads, false, {"draws", "bounds", "k"}},
        {"evaluate",
         Signals::reads,
         false,
         {"task", "protocol", "attackers", "train", "rows", "controls", "draws", "every", "embargo", "permutations", "bounds"}},
        {"aoi", Areas::reads, true, {"aois", "metric", "expected-fixations"}}};
    return all;
}

std::vector<BatchCell> readBatchPlan(const fs::path& file, const StimuliOf& stimuli_of) {
    return readBatchPlan(textIn(file), file, stimuli_of);
}

std::vector<BatchCell> readBatchPlan(const std::string& text, const fs::path& file, const StimuliOf& stimuli_of) {
    const PlanJson all = parsed(text, file);
    JsonReader reader(all, file.string());
    std::uint64_t seed = 1;
    reader.read("seed", seed);
    reader.text("sweeps");
    reader.finish();
    if (!all.contains("sweeps") || !all["sweeps"].is_array() || all["sweeps"].empty())
        reader.refuse("sweeps", Text("expected a list of at least one sweep"));
    std::vector<BatchCell> cells;
    for (std::size_t i = 0; i < all["sweeps"].size(); ++i)
        Sweep(all["sweeps"][i], file, i, stimuli_of).addTo(cells, seed);
    std::set<std::uint64_t> seeds;
    for (const BatchCell& cell : cells)
        if (!seeds.insert(cell.seed).second)
            reader.refuse("sweeps[" + std::to_string(cell.sweep) + "]",
                          Text("a cell is in the plan twice: %1", cell.measure + " " + cell.study + " " + cell.mechanism));
    return cells;
}

NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(BatchCell, measure, study, stimulus, mechanism, epsilon, parameters, options, repetition,
                                   sweep, seed, arguments)

std::string batchCellsText(const std::vector<BatchCell>& cells) { return PlanJson(cells).dump(1) + "\n"; }

std::vector<BatchCell> readBatchCells(const fs::path& file) {
    try {
        return parsed(textIn(file), file).get<std::vector<BatchCell>>();
    } catch (const PlanJson::exception& error) {
        throw ParseError(file.string(), 0, 0, jsonProblem(error), Text("expected a job as nictate-cli batch writes it"));
    }
}

} // namespace nictate

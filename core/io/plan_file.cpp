#include "core/io/plan_file.h"

#include "core/errors.h"
#include "core/files/atomic_file.h"
#include "core/files/folder.h"
#include "core/files/json_problem.h"
#include "core/files/text_source.h"
#include "core/files/words.h"
#include "core/io/plan_options.h"

#include <nlohmann/json.hpp>

namespace nictate {

namespace fs = std::filesystem;

namespace {

constexpr const char* version_key = "nictate_reading";
constexpr int version = 2, first_version = 1; ///< the first had no frame
constexpr std::size_t longest_plan = 16u << 20;

struct KeptPlan {
    ReadingPlan plan;
    std::optional<PublicFrame> frame = {};
    std::string data = {}; ///< the name of the study's file or folder
};

using PlanJson = nlohmann::ordered_json;

PlanJson jsonOf(const FrameTask& task) {
    PlanJson json = {{"stimulus", asUtf8(task.stimulus)}, {"condition", asUtf8(task.condition)}};
    if (!task.people.empty())
        json["people"] = task.people;
    return json;
}

void take(const PlanJson& json, FrameTask& task) {
    task.stimulus = json.at("stimulus").get<std::string>();
    task.condition = json.at("condition").get<std::string>();
    task.people = json.value("people", std::vector<std::string>());
}
template <class Value> void take(const PlanJson& json, Value& value) { value = json.get<Value>(); }
template <class Value> void take(const PlanJson& json, std::vector<Value>& values) {
    for (const PlanJson& one : json)
        take(one, values.emplace_back());
}

template <class Value> PlanJson jsonOf(const Value& value) { return value; }
template <class Value> PlanJson jsonOf(const std::vector<Value>& values) {
    PlanJson list = PlanJson::array();
    for (const Value& value : values)
        list.push_back(jsonOf(value));
    return list;
}
PlanJson jsonOf(const std::vector<std::string>& names) {
    PlanJson list = PlanJson::array();
    for (const std::string& name : names)
        list.push_back(asUtf8(name));
    return list;
}

/// Every entry of a frame but the reading plan, with its name in the file.
template <class Frame, class F> void forEachEntry(Frame& frame, F f) {
    f("people", frame.people);
    f("stimuli", frame.stimuli);
    f("tasks", frame.tasks);
    f("rates_hz", frame.rates_hz);
    f("lengths_s", frame.lengths_s);
    f("conditions", frame.conditions);
    f("rows", frame.rows);
    f("unread", frame.unread);
}

std::optional<PublicFrame> frameIn(const PlanJson& json) {
    if (!json.contains("frame"))
        return {};
    PublicFrame frame;
    forEachEntry(frame, [&](const char* name, auto& entry) {
        if (const auto found = json["frame"].find(name); found != json["frame"].end()) {
            take(*found, entry.value);
            entry.origin = Origin::saved;
        }
    });
    return frame;
}

Origin originOf(const std::string& word, const std::string& file) {
    for (Origin origin : {Origin::guessed, Origin::format, Origin::given})
        if (word == planOriginName(origin))
            return origin;
    throw ParseError(file, 0, 0, Text("origin %1 is none", inQuotes(word)), Text("write format, given or guessed"));
}

KeptPlan keptIn(const fs::path& file) {
    TextSource text = TextSource::fromFile(file);
    KeptPlan kept;
    try {
        const PlanJson json = PlanJson::parse(text.peek(longest_plan));
        if (!json.is_object() || !json.contains(version_key))
            throw ParseError(text.name(), 0, 0, Text("is not a reading plan: it does not say \"%1\"", std::string(version_key)),
                             Text("write one with inspect --write-plan"));
        if (json.at(version_key) != version && json.at(version_key) != first_version)
            throw ParseError(text.name(), 0, 0, Text("is a reading plan of another version"),
                             Text("this Nictate reads versions 1 and 2"));
        kept.frame = frameIn(json);
        kept.data = json.value("data", std::string());
        for (const auto& [key, entry] : json.at("plan").items())
            kept.plan.say(key, entry.at("value").get<std::string>(),
                          originOf(entry.at("origin").get<std::string>(), text.name()));
        OpenOptions values;
        values.plan = kept.plan;
        valuesOf(std::move(values)); // words that are none are this file's
    } catch (const nlohmann::json::exception& problem) {
        throw ParseError(text.name(), 0, 0, Text("is not a reading plan: %1", jsonProblem(problem)),
                         Text("remove it to have the study looked at again, or write it with inspect --write-plan"));
    } catch (const InvalidParameter& problem) {
        throw ParseError(text.name(), 0, 0, problem.text, Text("correct or remove the entry"));
    }
    return kept;
}

fs::path placeBeside(const fs::path& data, const std::string& file_name) { return folderOf(data) / file_name; }

fs::path ownName(const fs::path& data) { return "nictate-reading-" + nameOf(data) + ".json"; }

bool isThere(const fs::path& file) {
    std::error_code ignored;
    return fs::is_regular_file(file, ignored);
}

/// What is kept for this study, see planBeside().
KeptPlan keptBeside(const fs::path& data) {
    if (const fs::path own = placeBeside(data, ownName(data).string()); isThere(own))
        return keptIn(own);
    KeptPlan beside;
    if (const fs::path shared = placeBeside(data, plan_file_name); isThere(shared))
        beside = keptIn(shared);
    if (beside.data == nameOf(data))
        return beside;
    std::error_code ignored;
    if (fs::is_directory(data, ignored) && isThere(data / plan_file_name))
        return keptIn(data / plan_file_name);
    return beside.data.empty() ? beside : KeptPlan();
}

PlanJson jsonOf(const ReadingPlan& plan, const std::string& data_name) {
    PlanJson json;
    json[version_key] = version;
    json["data"] = asUtf8(data_name);
    json["plan"] = PlanJson::object();
    for (const auto& [key, entry] : plan.entries())
        json["plan"][key] = {{"value", asUtf8(entry.value)}, {"origin", planOriginName(entry.origin)}};
    return json;
}

} // namespace

ReadingPlan readPlan(const fs::path& file) { return keptIn(file).plan; }

ReadingPlan planBeside(const fs::path& data) { return keptBeside(data).plan; }

std::optional<PublicFrame> readFrame(const fs::path& file) { return keptIn(file).frame; }

std::optional<PublicFrame> frameBeside(const fs::path& data) { return keptBeside(data).frame; }

void writePlan(const ReadingPlan& plan, const fs::path& file, const std::string& data_name) {
    writeFileAtomically(file, jsonOf(plan, data_name).dump(2) + "\n");
}

fs::path keepFrameBeside(const fs::path& data, const PublicFrame& frame) {
    fs::path place = placeBeside(data, plan_file_name);
    if (isThere(place) && keptIn(place).data != nameOf(data))
        place = placeBeside(data, ownName(data).string());
    PlanJson json = jsonOf(frame.reading, nameOf(data));
    json["frame"] = PlanJson::object();
    forEachEntry(frame, [&](const char* name, const auto& entry) {
        if (isSettled(entry.origin))
            json["frame"][name] = jsonOf(entry.value);
    });
    writeFileAtomically(place, json.dump(2) + "\n");
    return place;
}

} // namespace nictate

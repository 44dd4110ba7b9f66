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
constexpr int version = 1;
constexpr std::size_t longest_plan = 16u << 20;

struct KeptPlan {
    ReadingPlan plan;
    std::string data; ///< the name of the study's file or folder
};

Origin originOf(const std::string& word, const std::string& file) {
    for (Origin origin : {Origin::guessed, Origin::format, Origin::given})
        if (word == originName(origin))
            return origin;
    throw ParseError(file, 0, 0, "origin " + inQuotes(word) + " is none", "write format, given or guessed");
}

KeptPlan keptIn(const fs::path& file) {
    TextSource text = TextSource::fromFile(file);
    KeptPlan kept;
    try {
        const nlohmann::json json = nlohmann::json::parse(text.peek(longest_plan));
        if (!json.is_object() || !json.contains(version_key))
            throw ParseError(text.name(), 0, 0, "is no reading plan: it does not say \"" + std::string(version_key) + "\"",
                             "write one with inspect --write-plan");
        if (json.at(version_key) != version)
            throw ParseError(text.name(), 0, 0, "is a reading plan of another version", "this Nictate reads version 1");
        kept.data = json.value("data", std::string());
        for (const auto& [key, entry] : json.at("plan").items())
            kept.plan.say(key, entry.at("value").get<std::string>(),
                          originOf(entry.at("origin").get<std::string>(), text.name()));
        OpenOptions values;
        values.plan = kept.plan;
        valuesOf(std::move(values)); // words that are none are this file's
    } catch (const nlohmann::json::exception& problem) {
        throw ParseError(text.name(), 0, 0, "is no reading plan: " + jsonProblem(problem),
                         "remove it to have the study looked at again, or write it with inspect --write-plan");
    } catch (const InvalidParameter& problem) {
        throw ParseError(text.name(), 0, 0, problem.what(), "correct or remove the entry");
    }
    return kept;
}

fs::path placeBeside(const fs::path& data, const std::string& file_name) { return folderOf(data) / file_name; }

fs::path ownName(const fs::path& data) { return "nictate-reading-" + nameOf(data) + ".json"; }

bool isThere(const fs::path& file) {
    std::error_code ignored;
    return fs::is_regular_file(file, ignored);
}

} // namespace

ReadingPlan readPlan(const fs::path& file) { return keptIn(file).plan; }

ReadingPlan planBeside(const fs::path& data) {
    if (const fs::path own = placeBeside(data, ownName(data).string()); isThere(own))
        return readPlan(own);
    KeptPlan beside;
    if (const fs::path shared = placeBeside(data, plan_file_name); isThere(shared))
        beside = keptIn(shared);
    if (beside.data == nameOf(data))
        return beside.plan;
    std::error_code ignored;
    if (fs::is_directory(data, ignored) && isThere(data / plan_file_name))
        return readPlan(data / plan_file_name);
    return beside.data.empty() ? beside.plan : ReadingPlan();
}

void writePlan(const ReadingPlan& plan, const fs::path& file, const std::string& data_name) {
    nlohmann::ordered_json json;
    json[version_key] = version;
    json["data"] = asUtf8(data_name);
    json["plan"] = nlohmann::ordered_json::object();
    for (const auto& [key, entry] : plan.entries())
        json["plan"][key] = {{"value", asUtf8(entry.value)}, {"origin", originName(entry.origin)}};
    writeFileAtomically(file, json.dump(2) + "\n");
}

fs::path keepPlanBeside(const fs::path& data, const ReadingPlan& plan) {
    fs::path place = placeBeside(data, plan_file_name);
    if (isThere(place) && keptIn(place).data != nameOf(data))
        place = placeBeside(data, ownName(data).string());
    writePlan(plan, place, nameOf(data));
    return place;
}

} // namespace nictate

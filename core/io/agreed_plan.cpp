#include "core/io/agreed_plan.h"

#include "core/errors.h"
#include "core/files/words.h"
#include "core/io/columns.h"

#include <algorithm>
#include <map>

namespace nictate {

namespace {

Text wordOf(const OwnPlan& own, const std::string& key) {
    const PlanEntry* entry = own.plan.find(key);
    return entry == nullptr ? Text() : inWords(key, *entry);
}

/// What most files say of a key; of two as frequent the one said first.
const OwnPlan& mostFrequent(const std::vector<const OwnPlan*>& own, const std::string& key) {
    std::map<Text, std::size_t> times;
    for (const OwnPlan* one : own)
        ++times[wordOf(*one, key)];
    return **std::max_element(own.begin(), own.end(), [&](const OwnPlan* a, const OwnPlan* b) {
        return times[wordOf(*a, key)] < times[wordOf(*b, key)];
    });
}

/// How all files can be read alike: where one lacks a column, none of them by it.
std::string settledForAll(const OwnPlan& odd, const OwnPlan& other, const std::string& key) {
    const PlanEntry *here = odd.plan.find(key), *there = other.plan.find(key);
    const bool can_lack = key.starts_with("columns.") && key != "columns.x" && key != "columns.y";
    if (can_lack && (here == nullptr || there == nullptr))
        return settledBy(key, {std::string(no_column), Origin::given});
    return settledBy(key, *(there == nullptr ? here : there));
}

/// The file's name, with as many folders as tell it from the others.
std::string nameAmong(const std::vector<OwnPlan>& all, const std::filesystem::path& file) {
    std::string name = file.filename().string();
    const auto called = [&](const OwnPlan& one) {
        const std::string path = "/" + one.file.generic_string();
        return path.ends_with("/" + name);
    };
    for (std::filesystem::path folder = file.parent_path();
         folder.has_filename() && std::count_if(all.begin(), all.end(), called) > 1; folder = folder.parent_path())
        name.insert(0, folder.filename().string() + "/");
    return name;
}

Text correctOrSay(const std::vector<OwnPlan>& all, const OwnPlan& odd, const std::string& option) {
    return Text("correct the file, leave it out (--leave-out %1), or say how all files are read (%2)", nameAmong(all, odd.file),
                option);
}

[[noreturn]] void refuse(const std::vector<OwnPlan>& all, const OwnPlan& odd, const OwnPlan& other, const std::string& key) {
    const Text here = wordOf(odd, key), there = wordOf(other, key);
    const std::string example = inQuotes(nameAmong(all, other.file));
    throw ParseError(odd.file.string(), 0, 0,
                     here.empty()    ? Text("it does not say what the other files say: %1 (as in %2)", there, example)
                     : there.empty() ? Text("it says what the other files do not say: %1 (as in %2)", here, example)
                                     : Text("%1; in the other files %2 (as in %3)", here, there, example),
                     correctOrSay(all, odd, settledForAll(odd, other, key)));
}

[[noreturn]] void refuseFew(const std::vector<OwnPlan>& all, const OwnPlan& odd, const std::string& key) {
    throw ParseError(odd.file.string(), 0, 0, Text("%1, which most other files do not show", wordOf(odd, key)),
                     correctOrSay(all, odd, settledBy(key, *odd.plan.find(key))));
}

/// What few files seem to say of lost gaze, and all can be read without.
bool canDoWithout(const std::string& key, const PlanEntry& entry) {
    return entry.origin == Origin::guessed && (key.starts_with("columns.validity") || key == "valid");
}

} // namespace

ReadingPlan agreedPlan(const std::vector<OwnPlan>& own) {
    std::set<std::string> keys;
    for (const OwnPlan& one : own)
        for (const auto& [key, entry] : one.plan.entries())
            keys.insert(key);
    ReadingPlan agreed;
    for (const std::string& key : keys) {
        std::vector<const OwnPlan*> saying;
        for (const OwnPlan& one : own)
            if (!one.no_opinion.contains(key))
                saying.push_back(&one);
        const bool few = !saying.empty() && 2 * saying.size() < own.size();
        if (saying.empty()) // nothing depends on it
            saying.push_back(&own.front());
        // mutant reading-columns-from-the-first-file
        const OwnPlan& usual = mostFrequent(saying, key);
        for (const OwnPlan* one : saying)
            if (wordOf(*one, key) != wordOf(usual, key))
                refuse(own, *one, usual, key);
        const PlanEntry* entry = usual.plan.find(key);
        if (entry == nullptr)
            continue;
        if (few && !canDoWithout(key, *entry))
            refuseFew(own, usual, key);
        if (!few)
            agreed.say(key, entry->value, entry->origin);
        else if (key.starts_with("columns."))
            agreed.say(key, std::string(no_column), Origin::guessed); // a release asks
    }
    return agreed;
}

} // namespace nictate

#include "core/io/agreed_plan.h"

#include "core/errors.h"
#include "core/files/words.h"

#include <algorithm>
#include <map>

namespace nictate {

namespace {

std::string wordOf(const OwnPlan& own, const std::string& key) {
    const PlanEntry* entry = own.plan.find(key);
    return entry == nullptr ? std::string() : inWords(key, *entry);
}

/// What most files say of a key; of two as frequent the one said first.
const OwnPlan& mostFrequent(const std::vector<const OwnPlan*>& own, const std::string& key) {
    std::map<std::string, std::size_t> times;
    for (const OwnPlan* one : own)
        ++times[wordOf(*one, key)];
    return **std::max_element(own.begin(), own.end(), [&](const OwnPlan* a, const OwnPlan* b) {
        return times[wordOf(*a, key)] < times[wordOf(*b, key)];
    });
}

[[noreturn]] void refuse(const OwnPlan& odd, const OwnPlan& other, const std::string& key) {
    const std::string here = wordOf(odd, key), there = wordOf(other, key), example = inQuotes(other.file.filename().string());
    const std::string problem = here.empty()    ? "it does not say what the other files say: " + there
                                : there.empty() ? "it says what the other files do not say: " + here
                                                : here + "; in the other files " + there;
    throw ParseError(odd.file.string(), 0, 0, problem + " (as in " + example + ")",
                     "correct the file, leave it out (--leave-out " + odd.file.filename().string() +
                         "), or say how all files are read (" + settledBy(key, *(there.empty() ? odd : other).plan.find(key)) +
                         ")");
}

[[noreturn]] void refuseFew(const OwnPlan& odd, const std::string& key) {
    throw ParseError(odd.file.string(), 0, 0, wordOf(odd, key) + ", which most other files do not show",
                     "correct the file, leave it out (--leave-out " + odd.file.filename().string() +
                         "), or say how all files are read (" + settledBy(key, *odd.plan.find(key)) + ")");
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
        const OwnPlan& usual = mostFrequent(saying, key);
        for (const OwnPlan* one : saying)
            if (wordOf(*one, key) != wordOf(usual, key))
                refuse(*one, usual, key);
        const PlanEntry* entry = usual.plan.find(key);
        if (entry != nullptr && few)
            refuseFew(usual, key);
        if (entry != nullptr)
            agreed.say(key, entry->value, entry->origin);
    }
    return agreed;
}

} // namespace nictate

#include "core/release/rests_on.h"

#include "core/data/people_groups.h"
#include "core/errors.h"

#include <algorithm>

namespace nictate {

namespace {

const std::vector<CountedFact>& declarable() {
    static const std::vector<CountedFact> facts = {
        {"people", Text("who took part"),
         Text("Who took part was counted from files or rows, so their number may tell whether somebody is among them; nothing "
              "is proven unless it was fixed beforehand.")},
        {"stimuli", Text("the list of stimuli"),
         Text("The stimuli were counted from what people looked at, so their number and names may tell about somebody; nothing "
              "is proven unless they were fixed beforehand.")},
        {"tasks", Text("the tasks and who has which"),
         Text("Which tasks there are, and who has which, was counted from the data; nothing is proven unless it was fixed "
              "beforehand.")},
        {"rates", Text("the sampling rate"),
         Text("The sampling rate was counted from the data, so it may tell about somebody; nothing is proven unless it was "
              "fixed beforehand.")},
        {"lengths", Text("the length of recordings"),
         Text("The length of recordings was counted from the data, so it may tell about somebody; nothing is proven unless it "
              "was fixed beforehand.")},
        {"conditions", Text("the conditions and who was in which"),
         Text("Which conditions there are, and who was in which, was counted from the data; nothing is proven unless it was "
              "fixed beforehand.")},
        {"rows", Text("the number of rows"),
         Text("The number of rows was counted from the data, so it may tell about somebody; nothing is proven unless it was "
              "fixed beforehand.")},
        {"groups", Text("who is in which group"),
         Text("Who is in which group, and how large groups are, was counted from the data; nothing is proven unless it was "
              "fixed beforehand.")},
        {"filter", Text("who is left by the filter"),
         Text("A filter on sensitive attributes chose the observers: their number n is then sensitive too, and this promise does "
              "not cover it.")}};
    return facts;
}

const CountedFact* factNamed(const std::string& name) {
    const auto found =
        std::find_if(declarable().begin(), declarable().end(), [&](const CountedFact& fact) { return fact.name == name; });
    return found == declarable().end() ? nullptr : &*found;
}

bool isUsed(const FrameLine& line, const ReleaseBasis& basis) {
    if (line.entry == "stimuli")
        return basis.lists_stimuli;
    if (line.entry == "tasks" || line.entry == "rates")
        return basis.recordings;
    if (line.entry == "lengths")
        return basis.recordings || (basis.shown_for && isSettled(line.origin));
    if (line.entry == "conditions" || line.entry == "rows")
        return basis.tables;
    return true;
}

FrameLine groupsLine(const Dataset& study, const Session& session, const std::string& attribute) {
    std::string text;
    for (const PeopleGroup& group : groupsOf(study, attribute, includedParticipants(session, study)).groups)
        text += (text.empty() ? "" : ", ") + group.name + " (" + std::to_string(group.people.size()) + ")";
    return {"groups", Text("Groups by %1: %2.", attribute, text), Origin::counted};
}

/// "lengths" declares the number of rows too: of feature tables it is their length.
bool isDeclared(const std::string& entry, const std::set<std::string>& declared) {
    return declared.contains(entry) || (entry == "rows" && declared.contains("lengths"));
}

} // namespace

std::vector<FrameLine> restsOn(const Dataset& study, const Session& session, const ReleaseBasis& basis,
                               const std::set<std::string>& declared) {
    std::vector<FrameLine> lines = frameLines(study.frame);
    if (!session.filter.empty())
        lines.push_back({"filter", Text("A filter on attributes chose who is included."), Origin::counted});
    if (basis.rows)
        for (FrameLine& line : lines)
            if (line.entry == "rows")
                line = {"rows", Text("A table of features has %1 rows.", *basis.rows), Origin::given};
    if (!basis.groups.empty())
        lines.push_back(groupsLine(study, session, basis.groups));
    std::erase_if(lines, [&](const FrameLine& line) { return !isUsed(line, basis); });
    if (basis.one_stimulus && !basis.lists_stimuli)
        lines.push_back({"stimulus", Text("It is of one stimulus, which was chosen by its name."), Origin::given});
    for (FrameLine& line : lines)
        if (line.origin == Origin::counted && isDeclared(line.entry, declared))
            line.origin = Origin::declared;
    return lines;
}

std::vector<CountedFact> countedIn(const std::vector<FrameLine>& lines) {
    std::vector<CountedFact> facts;
    for (const FrameLine& line : lines)
        if (const CountedFact* fact = factNamed(line.entry); fact != nullptr && line.origin == Origin::counted)
            facts.push_back(*fact);
    return facts;
}

std::string declarableIn(const Guarantee& guarantee) {
    std::string names;
    for (const CountedFact& fact : declarable())
        if (std::ranges::count(guarantee.reasons, fact.unproven) > 0)
            names += (names.empty() ? "" : ",") + fact.name;
    return names;
}

void requireDeclarable(const std::set<std::string>& declared) {
    std::string names;
    for (const CountedFact& fact : declarable())
        names += (names.empty() ? "" : ", ") + fact.name;
    for (const std::string& name : declared)
        if (factNamed(name) == nullptr)
            throw InvalidParameter("declare", name, Text("%1, with commas between", names));
}

void refuseGuesses(const PublicFrame& frame) {
    refuseGuesses(frame.reading);
    if (frame.unread.origin != Origin::guessed || frame.unread.value.empty())
        return;
    std::string names;
    for (const std::string& name : frame.unread.value)
        names += (names.empty() ? "" : ", ") + name;
    throw Refused(Text("files in the study's folder are not read, and somebody's data may be in them: %1; leave them out by name "
                       "(--leave-out NAME), or confirm that they are not of the study (inspect --write-plan)",
                       names));
}

void settle(Guarantee& guarantee, const std::vector<FrameLine>& lines) {
    for (const FrameLine& line : lines) {
        const CountedFact* fact = factNamed(line.entry);
        if (fact == nullptr || (line.origin != Origin::counted && line.origin != Origin::declared))
            continue;
        const bool is_public = line.origin == Origin::declared;
        guarantee.reasons.push_back(
            is_public ? Text("That %1 is public was declared by the person who released it. The proof needs it.", fact->what)
                      : fact->unproven);
        if (!is_public && guarantee.status == Status::proven)
            guarantee.status = Status::as_published;
    }
}

} // namespace nictate

#include "core/data/public_frame.h"

#include "core/files/figures.h"
#include "core/files/words.h"

#include <algorithm>

namespace nictate {

namespace {

Text rangeOf(const std::vector<double>& values) {
    std::vector<double> known = values;
    std::erase(known, 0.0);
    if (known.empty())
        return {};
    const auto [low, high] = std::minmax_element(known.begin(), known.end());
    return *low == *high ? Text(figure(*low)) : Text("%1 to %2", figure(*low), figure(*high));
}

Origin weakest(const ReadingPlan& plan) {
    Origin origin = Origin::declared;
    for (const auto& [key, entry] : plan.entries())
        if (key != "canvas") // a release asks for it where it matters
            origin = std::min(origin, entry.origin);
    return origin;
}

bool everybodyHasAll(const std::vector<FrameTask>& tasks) {
    return std::all_of(tasks.begin(), tasks.end(), [](const FrameTask& task) { return task.people.empty(); });
}

Text taskLine(const std::vector<FrameTask>& tasks) {
    const std::string count = countFigure(tasks.size());
    if (everybodyHasAll(tasks))
        return tasks.size() == 1 ? Text("%1 task (a stimulus in a condition): everybody has all.", count)
                                 : Text("%1 tasks (a stimulus in a condition): everybody has all.", count);
    return tasks.size() == 1 ? Text("%1 task (a stimulus in a condition): not everybody has all.", count)
                             : Text("%1 tasks (a stimulus in a condition): not everybody has all.", count);
}

Text conditionLine(const std::vector<FrameTask>& conditions) {
    const std::string count = countFigure(conditions.size());
    if (everybodyHasAll(conditions))
        return conditions.size() == 1 ? Text("%1 condition of feature tables: everybody has all.", count)
                                      : Text("%1 conditions of feature tables: everybody has all.", count);
    return conditions.size() == 1 ? Text("%1 condition of feature tables: not everybody has all.", count)
                                  : Text("%1 conditions of feature tables: not everybody has all.", count);
}

Text readingLine(std::size_t guesses) {
    const std::string count = countFigure(guesses);
    return guesses == 0   ? Text("How the files are read, such as columns and units, is settled and not guessed.")
           : guesses == 1 ? Text("%1 entry of how the files are read: guessed from what they hold.", count)
                          : Text("%1 entries of how the files are read: guessed from what they hold.", count);
}

Text peopleLine(std::size_t people) {
    const std::string count = countFigure(people);
    return people == 1 ? Text("%1 person took part.", count) : Text("%1 people took part.", count);
}

Text stimulusLine(const std::vector<std::string>& stimuli) {
    const std::string count = countFigure(stimuli.size()), names = listOf(stimuli);
    return stimuli.size() == 1 ? Text("%1 stimulus was shown: %2.", count, names)
                               : Text("%1 stimuli were shown: %2.", count, names);
}

Text rowLine(std::size_t rows) {
    const std::string count = countFigure(rows);
    return rows == 1 ? Text("A table of features has at most %1 row.", count)
                     : Text("A table of features has at most %1 rows.", count);
}

Text unreadLine(const std::vector<std::string>& files) {
    const std::string count = countFigure(files.size()), names = listOf(files);
    return files.size() == 1 ? Text("%1 file in the folder is not read: %2.", count, names)
                             : Text("%1 files in the folder are not read: %2.", count, names);
}

} // namespace

std::vector<FrameLine> frameLines(const PublicFrame& frame) {
    std::vector<FrameLine> lines;
    auto line = [&](const char* entry, Text text, Origin origin) { lines.push_back({entry, std::move(text), origin}); };
    if (!frame.reading.entries().empty())
        line("reading", readingLine(frame.reading.guesses().size()), weakest(frame.reading));
    line("people", peopleLine(frame.people.value.size()), frame.people.origin);
    if (!frame.stimuli.value.empty())
        line("stimuli", stimulusLine(frame.stimuli.value), frame.stimuli.origin);
    if (!frame.tasks.value.empty())
        line("tasks", taskLine(frame.tasks.value), frame.tasks.origin);
    if (const Text rates = rangeOf(frame.rates_hz.value); !rates.empty())
        line("rates", Text("The sampling rate is %1 Hz.", rates), frame.rates_hz.origin);
    if (const Text lengths = rangeOf(frame.lengths_s.value); !lengths.empty())
        line("lengths", Text("A recording lasts at most %1 s.", lengths), frame.lengths_s.origin);
    if (!frame.conditions.value.empty())
        line("conditions", conditionLine(frame.conditions.value), frame.conditions.origin);
    if (frame.rows.value > 0)
        line("rows", rowLine(static_cast<std::size_t>(frame.rows.value)), frame.rows.origin);
    if (!frame.unread.value.empty())
        line("files", unreadLine(frame.unread.value), frame.unread.origin);
    return lines;
}

void declare(PublicFrame& frame, const std::string& entry) {
    if (entry == "reading") // a size that was guessed is asked for by itself
        frame.reading.confirm(frame.reading.guesses());
    auto one = [&](const char* name, auto& value) {
        if (entry == name && !isSettled(value.origin))
            value.origin = Origin::declared;
    };
    one("people", frame.people);
    one("stimuli", frame.stimuli);
    one("tasks", frame.tasks);
    one("rates", frame.rates_hz);
    one("lengths", frame.lengths_s);
    one("conditions", frame.conditions);
    one("rows", frame.rows);
    one("files", frame.unread);
}

std::vector<Text> confirm(PublicFrame& frame) {
    std::vector<Text> sentences = frame.reading.confirm();
    for (const FrameLine& line : frameLines(frame))
        if (!isSettled(line.origin))
            sentences.push_back(line.text);
    for (const FrameLine& line : frameLines(frame))
        declare(frame, line.entry);
    return sentences;
}

} // namespace nictate

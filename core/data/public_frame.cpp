#include "core/data/public_frame.h"

#include "core/files/figures.h"
#include "core/files/words.h"

#include <algorithm>

namespace nictate {

namespace {

constexpr std::size_t shown_names = 5;

std::string listOf(const std::vector<std::string>& names) {
    std::string list;
    for (std::size_t i = 0; i < std::min(shown_names, names.size()); ++i)
        list += (i > 0 ? ", " : "") + inQuotes(names[i]);
    return names.size() > shown_names ? list + " …" : list;
}

std::string rangeOf(const std::vector<double>& values) {
    std::vector<double> known = values;
    std::erase(known, 0.0);
    if (known.empty())
        return {};
    const auto [low, high] = std::minmax_element(known.begin(), known.end());
    return *low == *high ? figure(*low) : figure(*low) + " to " + figure(*high);
}

Origin weakest(const ReadingPlan& plan) {
    Origin origin = Origin::declared;
    for (const auto& [key, entry] : plan.entries())
        if (key != "canvas") // a release asks for it where it matters
            origin = std::min(origin, entry.origin);
    return origin;
}

std::string whoHas(const std::vector<FrameTask>& tasks, const char* all, const char* some) {
    const bool everybodys = std::all_of(tasks.begin(), tasks.end(), [](const FrameTask& task) { return task.people.empty(); });
    return everybodys ? all : some;
}

} // namespace

std::vector<FrameLine> frameLines(const PublicFrame& frame) {
    std::vector<FrameLine> lines;
    auto line = [&](const char* entry, std::string text, Origin origin) { lines.push_back({entry, std::move(text), origin}); };
    if (!frame.reading.entries().empty()) {
        const std::size_t guesses = frame.reading.guesses().size();
        line("reading",
             guesses == 0 ? "How the files are read is settled."
                          : counted(guesses, "entry", "entries") + " of how the files are read: guessed from what they hold.",
             weakest(frame.reading));
    }
    line("people", counted(frame.people.value.size(), "person", "people") + " took part.", frame.people.origin);
    if (const auto& stimuli = frame.stimuli.value; !stimuli.empty())
        line("stimuli", counted(stimuli.size(), "stimulus was", "stimuli were") + " shown: " + listOf(stimuli) + ".",
             frame.stimuli.origin);
    if (const auto& tasks = frame.tasks.value; !tasks.empty())
        line("tasks",
             counted(tasks.size(), "task", "tasks") +
                 " (a stimulus in a condition): " + whoHas(tasks, "everybody has all.", "not everybody has all."),
             frame.tasks.origin);
    if (const std::string rates = rangeOf(frame.rates_hz.value); !rates.empty())
        line("rates", "The sampling rate is " + rates + " Hz.", frame.rates_hz.origin);
    if (const std::string lengths = rangeOf(frame.lengths_s.value); !lengths.empty())
        line("lengths", "A recording lasts at most " + lengths + " s.", frame.lengths_s.origin);
    if (const auto& conditions = frame.conditions.value; !conditions.empty())
        line("conditions",
             counted(conditions.size(), "condition", "conditions") +
                 " of feature tables: " + whoHas(conditions, "everybody has all.", "not everybody has all."),
             frame.conditions.origin);
    if (frame.rows.value > 0)
        line("rows",
             "A table of features has at most " + counted(static_cast<std::size_t>(frame.rows.value), "row", "rows") + ".",
             frame.rows.origin);
    if (const auto& unread = frame.unread.value; !unread.empty())
        line("files",
             counted(unread.size(), "file in the folder is", "files in the folder are") + " not read: " + listOf(unread) + ".",
             frame.unread.origin);
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

std::vector<std::string> confirm(PublicFrame& frame) {
    std::vector<std::string> sentences = frame.reading.confirm();
    for (const FrameLine& line : frameLines(frame))
        if (!isSettled(line.origin))
            sentences.push_back(line.text);
    for (const FrameLine& line : frameLines(frame))
        declare(frame, line.entry);
    return sentences;
}

} // namespace nictate

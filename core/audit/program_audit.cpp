#include "core/audit/program_audit.h"

#include "core/audit/lower_bound.h"
#include "core/errors.h"
#include "core/files/file_operations.h"
#include "core/files/number.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <system_error>
#include <thread>

namespace nictate {

namespace {

using Clock = std::chrono::steady_clock;

[[noreturn]] void refuse(const ProgramQuestion& question, const Text& expected) {
    throw InvalidParameter("program", question.command.empty() ? "(none)" : question.command.front(), expected);
}

/// What the program reads, in a file: nobody waits for anybody.
void writeInput(const ProgramQuestion& question, int file) {
    const std::string pair = question.here + "\n" + question.there + "\n";
    std::string text;
    for (int i = 0; i < question.draws; ++i)
        text += pair;
    try {
        writeAll(FileOperations(), file, text, "input");
    } catch (const OutputError&) {
        file = -1;
    }
    if (file < 0 || platform::seek(file, 0, SEEK_SET) != 0)
        throw OutputError(Text("no room for the program's input in the temporary folder"));
}

platform::Program started(const ProgramQuestion& question) {
    const FileHandle input(platform::namelessFile());
    writeInput(question, input.get());
    try {
        return platform::Program(question.command, input.get());
    } catch (const std::system_error& error) {
        refuse(question, Text("a program that can be started: %1", error.code().message()));
    }
}

/// A program on its way, which ends with this.
class Running {
  public:
    explicit Running(const ProgramQuestion& question)
        : question_(question),
          deadline_(Clock::now() + std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(question.seconds))),
          program_(started(question)) {}

    std::string everythingPrinted() {
        std::string text;
        char block[65536];
        for (;;)
            if (const auto got = program_.read(block, sizeof block, millisecondsLeft())) { // which sees the deadline
                if (*got == 0)
                    return text;
                text.append(block, *got);
            }
    }

    void requireSuccess() {
        std::optional<int> status;
        while (!(status = program_.status())) {
            millisecondsLeft();
            std::this_thread::sleep_for(std::chrono::milliseconds(5));
        }
        if (*status != 0)
            refuse(question_, *status > 0 ? Text("a program that exits with status 0, not %1", *status)
                                          : Text("a program that exits with status 0, not by a signal"));
    }

  private:
    int millisecondsLeft() const {
        const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(deadline_ - Clock::now()).count();
        if (left <= 0)
            refuse(question_, Text("a program that ends within %1 s", numberText(question_.seconds)));
        return static_cast<int>(std::min<std::int64_t>(left, 1000));
    }

    const ProgramQuestion& question_;
    Clock::time_point deadline_;
    platform::Program program_;
};

std::vector<double> numbersIn(const std::string& text, const ProgramQuestion& question) {
    std::vector<double> numbers;
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        std::string line = text.substr(begin, end - begin);
        if (line.ends_with('\r'))
            line.pop_back();
        DecimalSign sign = DecimalSign::point;
        const ParsedNumber number = parseNumber(line, sign);
        if (number.kind != NumberKind::number)
            refuse(question, Text("one number a line; line %1 is \"%2\"", numbers.size() + 1, line.substr(0, 40)));
        numbers.push_back(number.value);
        begin = end + 1;
    }
    if (numbers.size() != 2 * static_cast<std::size_t>(question.draws))
        refuse(question, Text("one number for each of %1 lines, not %2 numbers", 2 * question.draws, numbers.size()));
    return numbers;
}

using Event = ProgramFindings::Event;

void count(Event& event, const std::vector<double>& here, const std::vector<double>& there) {
    const auto happened = [&](double seen) { return event.above ? seen > event.threshold : seen < event.threshold; };
    event.here = static_cast<int>(std::count_if(here.begin(), here.end(), happened));
    event.there = static_cast<int>(std::count_if(there.begin(), there.end(), happened));
}

/// The event that would prove most, of some hundred thresholds on either side.
template <class Proven> Event bestEvent(const std::vector<double>& here, const std::vector<double>& there, const Proven& proven) {
    std::vector<double> sorted = here;
    sorted.insert(sorted.end(), there.begin(), there.end());
    std::sort(sorted.begin(), sorted.end());
    constexpr std::size_t thresholds = 200;
    Event best;
    double most = -1;
    for (std::size_t i = 1; i < thresholds; ++i)
        for (const bool above : {true, false}) {
            Event event{sorted[i * sorted.size() / thresholds], above};
            count(event, here, there);
            if (const double found = proven(event); found > most) {
                most = found;
                best = event;
            }
        }
    return best;
}

} // namespace

std::vector<std::string> commandWords(const std::string& line) {
    std::vector<std::string> words;
    bool within = false;
    char quote = 0;
    for (const char c : line) {
        if (quote ? c == quote : c == '\'' || c == '"') {
            quote = quote ? 0 : c;
            if (!within)
                words.emplace_back();
            within = true;
        } else if (!quote && (c == ' ' || c == '\t'))
            within = false;
        else {
            if (!within)
                words.emplace_back();
            within = true;
            words.back() += c;
        }
    }
    if (quote || words.empty())
        throw InvalidParameter("program", line.empty() ? "(none)" : line,
                               quote ? Text("the quote's end") : Text("a program and its arguments"));
    return words;
}

ProgramFindings findingsOf(const std::vector<double>& here, const std::vector<double>& there, const ProgramQuestion& promise) {
    const auto half = static_cast<std::ptrdiff_t>(here.size() / 2);
    const std::vector<double> first_here(here.begin(), here.begin() + half), first_there(there.begin(), there.begin() + half);
    const std::vector<double> last_here(here.begin() + half, here.end()), last_there(there.begin() + half, there.end());
    const auto eventsOf = [&](const auto& proven, int draws) {
        return bestEvent(first_here, first_there, [&](const Event& event) { return proven(event, draws); });
    };
    // The event may be likelier on either of the two.
    const auto epsilonOf = [&](const Event& event, int draws) {
        return std::max(provenEpsilon(event.here, event.there, draws, promise.delta),
                        provenEpsilon(event.there, event.here, draws, promise.delta));
    };
    const auto muOf = [](const Event& event, int draws) {
        return std::max(provenMu(event.here, event.there, draws), provenMu(event.there, event.here, draws));
    };
    ProgramFindings out;
    out.draws = static_cast<int>(last_here.size());
    out.of_epsilon = eventsOf(epsilonOf, static_cast<int>(half));
    out.of_mu = eventsOf(muOf, static_cast<int>(half));
    count(out.of_epsilon, last_here, last_there);
    count(out.of_mu, last_here, last_there);
    out.epsilon = epsilonOf(out.of_epsilon, out.draws);
    out.mu = muOf(out.of_mu, out.draws);
    out.broken = (promise.epsilon && out.epsilon > *promise.epsilon) || (promise.mu && out.mu > *promise.mu);
    return out;
}

ProgramFindings auditProgram(const ProgramQuestion& question) {
    Running program(question);
    const std::string printed = program.everythingPrinted();
    program.requireSuccess();
    const std::vector<double> numbers = numbersIn(printed, question);
    std::vector<double> here, there;
    for (std::size_t i = 0; i < numbers.size(); i += 2) {
        here.push_back(numbers[i]);
        there.push_back(numbers[i + 1]);
    }
    return findingsOf(here, there, question);
}

} // namespace nictate

#include "core/audit/program_audit.h"

#include "core/audit/lower_bound.h"
#include "core/errors.h"
#include "core/files/number.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <fcntl.h>
#include <memory>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>
#include <system_error>
#include <thread>
#include <unistd.h>

extern char** environ;

namespace nictate {

namespace {

using Clock = std::chrono::steady_clock;

[[noreturn]] void refuse(const ProgramQuestion& question, const std::string& expected) {
    throw InvalidParameter("program", question.command.empty() ? "(none)" : question.command.front(), expected);
}

struct CloseFile {
    void operator()(std::FILE* file) const { std::fclose(file); }
};
using File = std::unique_ptr<std::FILE, CloseFile>;

/// A file without a name that the program reads: nobody waits for anybody.
File inputOf(const ProgramQuestion& question) {
    File file(std::tmpfile());
    const std::string pair = question.here + "\n" + question.there + "\n";
    for (int i = 0; file && i < question.draws; ++i)
        if (std::fputs(pair.c_str(), file.get()) < 0)
            file.reset();
    if (!file || std::fflush(file.get()) != 0)
        throw OutputError("no room for the program's input in the temporary folder");
    std::rewind(file.get());
    return file;
}

/// A program on its way, in a process group of its own, which ends with this.
class Running {
  public:
    explicit Running(const ProgramQuestion& question)
        : question_(question),
          deadline_(Clock::now() + std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(question.seconds))) {
        const File input = inputOf(question);
        int ends[2];
        if (pipe2(ends, O_CLOEXEC) != 0)
            refuse(question, "a program, and a pipe to read from");
        posix_spawn_file_actions_t actions;
        posix_spawn_file_actions_init(&actions);
        posix_spawn_file_actions_adddup2(&actions, fileno(input.get()), STDIN_FILENO);
        posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO);
        posix_spawnattr_t attributes;
        posix_spawnattr_init(&attributes);
        posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP);
        std::vector<char*> words;
        for (const std::string& word : question.command)
            words.push_back(const_cast<char*>(word.c_str())); // as exec has it; it changes nothing
        words.push_back(nullptr);
        const int failed = posix_spawnp(&process_, words[0], &actions, &attributes, words.data(), environ);
        posix_spawn_file_actions_destroy(&actions);
        posix_spawnattr_destroy(&attributes);
        close(ends[1]);
        output_ = ends[0];
        if (failed) {
            close(output_);
            refuse(question, "a program that can be started: " + std::generic_category().message(failed));
        }
    }
    Running(const Running&) = delete;
    Running& operator=(const Running&) = delete;
    ~Running() {
        close(output_);
        if (!ended_) {
            kill(-process_, SIGKILL);
            waitpid(process_, nullptr, 0);
        }
    }

    std::string everythingPrinted() {
        std::string text;
        for (;;) {
            pollfd ready{output_, POLLIN, 0};
            if (poll(&ready, 1, millisecondsLeft()) <= 0)
                continue; // millisecondsLeft() sees the deadline
            char block[65536];
            const ssize_t got = read(output_, block, sizeof block);
            if (got <= 0)
                return text;
            text.append(block, static_cast<std::size_t>(got));
        }
    }

    void requireSuccess() {
        int status = 0;
        while (waitpid(process_, &status, WNOHANG) == 0) {
            millisecondsLeft();
            std::this_thread::sleep_for(std::chrono::milliseconds(5));
        }
        ended_ = true;
        if (!WIFEXITED(status) || WEXITSTATUS(status) != 0)
            refuse(question_, "a program that exits with status 0, not " +
                                  (WIFEXITED(status) ? std::to_string(WEXITSTATUS(status)) : std::string("by a signal")));
    }

  private:
    int millisecondsLeft() const {
        const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(deadline_ - Clock::now()).count();
        if (left <= 0)
            refuse(question_, "a program that ends within " + numberText(question_.seconds) + " s");
        return static_cast<int>(std::min<std::int64_t>(left, 1000));
    }

    const ProgramQuestion& question_;
    Clock::time_point deadline_;
    pid_t process_ = 0;
    int output_ = -1;
    bool ended_ = false;
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
            refuse(question,
                   "one number a line; line " + std::to_string(numbers.size() + 1) + " is \"" + line.substr(0, 40) + "\"");
        numbers.push_back(number.value);
        begin = end + 1;
    }
    if (numbers.size() != 2 * static_cast<std::size_t>(question.draws))
        refuse(question, "one number for each of " + std::to_string(2 * question.draws) + " lines, not " +
                             std::to_string(numbers.size()) + " numbers");
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
                               quote ? "the quote's end" : "a program and its arguments");
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

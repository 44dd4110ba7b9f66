#pragma once
// What tests ask of the system and the program does not: processes that end badly, files that are none, limits.
// posix_test_system.cpp and windows_test_system.cpp define it.

#include "tests/platform/task.h"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace nictate::test {

/// What this program was started for, where Child started it for a task: what main() returns. Nothing in all other cases.
std::optional<int> givenTask();

/// Another process. It is waited for at last.
class Child {
  public:
    /// Does a task and ends with what that returns. No destructor of this program's runs at its end.
    Child(const Task& task, const std::vector<std::string>& words);
    /// A program with its arguments. What it prints goes nowhere.
    static Child running(const std::filesystem::path& program, const std::vector<std::string>& arguments);
    Child(const Child&) = delete;
    Child& operator=(const Child&) = delete;
    Child(Child&& other) noexcept;
    ~Child();

    void interrupt() const; ///< as Ctrl+C does
    void kill();
    /// Its exit status; negative when it was killed.
    int wait();

  private:
    friend class OnTerminal;
    struct State;
    explicit Child(std::unique_ptr<State> state);
    std::unique_ptr<State> state_;
};

/// What a task ends with in a process of its own.
inline int inChild(const Task& task, const std::vector<std::string>& words) { return Child(task, words).wait(); }

/// A program on a terminal of its own: standard input and errors. What it prints goes nowhere.
class OnTerminal {
  public:
    OnTerminal(const std::filesystem::path& program, const std::vector<std::string>& arguments);
    OnTerminal(const OnTerminal&) = delete;
    OnTerminal& operator=(const OnTerminal&) = delete;
    ~OnTerminal();

    /// What it says next; nothing at its end.
    std::string read() const;
    bool type(const std::string& line) const;
    int wait() { return child_.wait(); }

  private:
    int terminal_;
    Child child_;
};

/// What a command line printed in the system's shell, and its exit status.
struct CommandRun {
    int status = 0;
    std::string text;
};
CommandRun inShell(const std::string& command);

/// Whether bytes are somewhere in others; many times faster than string::find.
bool holds(std::string_view all, std::string_view part);

/// Other names of a file or folder that is there, as systems have them: links made beside it, letters of the other case, short
/// names, paths written in other ways.
std::vector<std::filesystem::path> otherNamesOf(const std::filesystem::path& path);

/// A name that leads to a folder: a symbolic link, on Windows a junction. False where there are none.
bool makeFolderLink(const std::filesystem::path& folder, const std::filesystem::path& link);
bool makeFifo(const std::filesystem::path& path);
bool makeSocket(const std::filesystem::path& path);

/// Whether permissions do not bind this user.
bool mayDoEverything();
/// Of this process from now on; unset where there is no value.
void setVariable(const std::string& name, const char* value);
/// From now on files of this process cannot grow beyond this: writing fails.
void limitFiles(std::uint64_t bytes);
/// From now on this process gets no randomness from the system; false where that cannot be arranged.
bool forbidRandomness();

/// On the processor, so that a busy machine does not count: of all children that were waited for, and of this thread.
double secondsOfChildren();
double secondsOfThread();

} // namespace nictate::test

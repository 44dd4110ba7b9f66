#pragma once
// What tests ask of the system and the program does not: processes that end badly, files that are none, limits.
// posix_test_system.cpp defines it.

#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace nictate::test {

/// Another process of this test. It is waited for at last.
class Child {
  public:
    /// A copy of this process that does this, and ends with what it returns; with 99, and the reason on standard error, when it
    /// throws. No destructor runs at its end.
    explicit Child(const std::function<int()>& work);
    /// A program with its arguments. What it prints goes nowhere.
    static Child running(const std::filesystem::path& program, const std::vector<std::string>& arguments);
    Child(const Child&) = delete;
    Child& operator=(const Child&) = delete;
    Child(Child&& other) noexcept;
    ~Child();

    void interrupt() const; ///< as Ctrl+C does
    void kill() const;
    /// Its exit status; negative when it was killed.
    int wait();

  private:
    int process_;
};

/// What `work` ends with in a process of its own.
inline int inChild(const std::function<int()>& work) { return Child(work).wait(); }

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

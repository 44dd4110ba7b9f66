#include "tests/platform/test_system.h"

#include <cstdlib>
#include <stdexcept>
#include <utility>

#ifndef NOMINMAX
#define NOMINMAX
#endif
#define WIN32_LEAN_AND_MEAN
#include <windows.h>

namespace nictate::test {

namespace {

[[noreturn]] void refuse(const char* what) { throw std::runtime_error(std::string("not on Windows: ") + what); }

double secondsOf(const FILETIME& a, const FILETIME& b) {
    const auto ticks = [](const FILETIME& time) { return (std::uint64_t{time.dwHighDateTime} << 32) + time.dwLowDateTime; };
    return static_cast<double>(ticks(a) + ticks(b)) * 1e-7;
}

} // namespace

// No process is a copy of another here, and the shell is none of POSIX; tests that need either are tagged [posix].
Child::Child(const std::function<int()>&) : process_(0) { refuse("a copy of this process"); }
Child Child::running(const std::filesystem::path&, const std::vector<std::string>&) { refuse("a child"); }
Child::Child(Child&& other) noexcept : process_(std::exchange(other.process_, 0)) {}
Child::~Child() = default;
void Child::interrupt() const {}
void Child::kill() const {}
int Child::wait() { return -1; }

OnTerminal::OnTerminal(const std::filesystem::path& program, const std::vector<std::string>& arguments)
    : terminal_(-1), child_(Child::running(program, arguments)) {}
OnTerminal::~OnTerminal() = default;
std::string OnTerminal::read() const { return {}; }
bool OnTerminal::type(const std::string&) const { return false; }

CommandRun inShell(const std::string&) { refuse("a shell of POSIX"); }

bool holds(std::string_view all, std::string_view part) { return all.find(part) != std::string_view::npos; }

bool makeFifo(const std::filesystem::path&) { return false; }
bool makeSocket(const std::filesystem::path&) { return false; }
bool mayDoEverything() { return true; } // permissions of POSIX bind nobody

void setVariable(const std::string& name, const char* value) { ::_putenv_s(name.c_str(), value == nullptr ? "" : value); }
void limitFiles(std::uint64_t) { refuse("a limit on files"); }
bool forbidRandomness() { return false; }

double secondsOfChildren() { return 0; }

double secondsOfThread() {
    FILETIME begun, ended, kernel, user;
    GetThreadTimes(GetCurrentThread(), &begun, &ended, &kernel, &user);
    return secondsOf(kernel, user);
}

} // namespace nictate::test

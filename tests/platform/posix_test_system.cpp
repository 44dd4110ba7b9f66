#include "tests/platform/test_system.h"

#include <cerrno>
#include <csignal>
#include <cstddef>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <fcntl.h>
#include <iostream>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <stdexcept>
#include <stdio.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <unistd.h>
#include <utility>

namespace nictate::test {

namespace {

/// Never returns: the process is now this program, its output nowhere, its input and errors those of `files`.
[[noreturn]] void become(const std::filesystem::path& program, const std::vector<std::string>& arguments, int input, int errors) {
    if (input >= 0)
        ::dup2(input, STDIN_FILENO);
    ::dup2(::open("/dev/null", O_WRONLY), STDOUT_FILENO);
    ::dup2(errors, STDERR_FILENO);
    const std::string name = program.filename().string();
    std::vector<char*> words = {const_cast<char*>(name.c_str())};
    for (const std::string& argument : arguments)
        words.push_back(const_cast<char*>(argument.c_str()));
    words.push_back(nullptr);
    ::execv(program.c_str(), words.data());
    ::_exit(99);
}

int terminalMade() {
    const int terminal = ::posix_openpt(O_RDWR | O_NOCTTY);
    if (terminal < 0 || ::grantpt(terminal) != 0 || ::unlockpt(terminal) != 0)
        throw std::runtime_error("there is no terminal");
    return terminal;
}

} // namespace

Child::Child(const std::function<int()>& work) : process_(::fork()) {
    if (process_ < 0)
        throw std::runtime_error("there is no process");
    if (process_ > 0)
        return;
    int status = 99;
    try {
        status = work();
    } catch (const std::exception& problem) {
        std::cerr << problem.what() << "\n";
    } catch (...) {
    }
    ::_exit(status);
}

Child Child::running(const std::filesystem::path& program, const std::vector<std::string>& arguments) {
    return Child([&]() -> int { become(program, arguments, -1, ::open("/dev/null", O_WRONLY)); });
}

Child::Child(Child&& other) noexcept : process_(std::exchange(other.process_, 0)) {}

Child::~Child() {
    if (process_ > 0)
        wait();
}

void Child::interrupt() const { ::kill(process_, SIGINT); }
void Child::kill() const { ::kill(process_, SIGKILL); }

int Child::wait() {
    int status = 0;
    ::waitpid(std::exchange(process_, 0), &status, 0);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status);
}

OnTerminal::OnTerminal(const std::filesystem::path& program, const std::vector<std::string>& arguments)
    : terminal_(terminalMade()), child_([&]() -> int {
          const int end = ::open(::ptsname(terminal_), O_RDWR | O_NOCTTY);
          become(program, arguments, end, end);
      }) {}

OnTerminal::~OnTerminal() { ::close(terminal_); }

std::string OnTerminal::read() const {
    char block[1024];
    const ssize_t got = ::read(terminal_, block, sizeof block);
    return {block, static_cast<std::size_t>(got > 0 ? got : 0)};
}

bool OnTerminal::type(const std::string& line) const {
    return ::write(terminal_, line.data(), line.size()) == static_cast<ssize_t>(line.size());
}

CommandRun inShell(const std::string& command) {
    FILE* pipe = ::popen(command.c_str(), "r");
    if (pipe == nullptr)
        throw std::runtime_error("there is no shell");
    CommandRun run;
    char block[4096];
    for (std::size_t got; (got = ::fread(block, 1, sizeof block, pipe)) > 0;)
        run.text.append(block, got);
    run.status = WEXITSTATUS(::pclose(pipe));
    return run;
}

bool holds(std::string_view all, std::string_view part) {
    return ::memmem(all.data(), all.size(), part.data(), part.size()) != nullptr;
}

bool makeFifo(const std::filesystem::path& path) { return ::mkfifo(path.c_str(), 0600) == 0; }

bool makeSocket(const std::filesystem::path& path) {
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    if (path.string().size() >= sizeof address.sun_path)
        return false;
    path.string().copy(address.sun_path, sizeof address.sun_path - 1);
    const int end = ::socket(AF_UNIX, SOCK_STREAM, 0);
    const bool made = ::bind(end, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0;
    ::close(end);
    return made;
}

bool mayDoEverything() { return ::geteuid() == 0; }

void setVariable(const std::string& name, const char* value) {
    if (value == nullptr)
        ::unsetenv(name.c_str());
    else
        ::setenv(name.c_str(), value, 1);
}

void limitFiles(std::uint64_t bytes) {
    std::signal(SIGXFSZ, SIG_IGN);
    const rlimit limit{bytes, bytes};
    ::setrlimit(RLIMIT_FSIZE, &limit);
}

/// The kernel answers getrandom() with EPERM.
bool forbidRandomness() {
    sock_filter program[] = {
        BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(seccomp_data, nr)),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_getrandom, 0, 1),
        BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | EPERM),
        BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
    };
    sock_fprog filter = {sizeof program / sizeof *program, program};
    return ::prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 && ::prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &filter) == 0;
}

double secondsOfChildren() {
    rusage used{};
    ::getrusage(RUSAGE_CHILDREN, &used);
    return static_cast<double>(used.ru_utime.tv_sec + used.ru_stime.tv_sec);
}

double secondsOfThread() {
    timespec now{};
    ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9;
}

} // namespace nictate::test

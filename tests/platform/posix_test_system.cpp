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

std::optional<int> givenTask() { return {}; } // a child is a copy and does its task at once

struct Child::State {
    /// In a copy of this process: `work`, and never back.
    template <class Work> explicit State(const Work& work) : process(::fork()) {
        if (process < 0)
            throw std::runtime_error("there is no process");
        if (process == 0)
            ::_exit(work());
    }
    pid_t process;
};

Child::Child(std::unique_ptr<State> state) : state_(std::move(state)) {}
Child::Child(const Task& task, const std::vector<std::string>& words)
    : Child(std::make_unique<State>([&] { return task.run(words); })) {}

Child Child::running(const std::filesystem::path& program, const std::vector<std::string>& arguments) {
    return Child(std::make_unique<State>([&]() -> int { become(program, arguments, -1, ::open("/dev/null", O_WRONLY)); }));
}

Child::Child(Child&& other) noexcept = default;

Child::~Child() {
    if (state_ && state_->process > 0)
        wait();
}

void Child::interrupt() const { ::kill(state_->process, SIGINT); }
void Child::kill() { ::kill(state_->process, SIGKILL); }

int Child::wait() {
    int status = 0;
    ::waitpid(std::exchange(state_->process, 0), &status, 0);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status);
}

OnTerminal::OnTerminal(const std::filesystem::path& program, const std::vector<std::string>& arguments)
    : terminal_(terminalMade()), child_(std::make_unique<Child::State>([&]() -> int {
          const int end = ::open(::ptsname(terminal_), O_RDWR | O_NOCTTY);
          become(program, arguments, end, end);
      })) {}

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

std::vector<std::filesystem::path> otherNamesOf(const std::filesystem::path& path) {
    const std::filesystem::path link = path.string() + "-link", folders = path.parent_path() / "links";
    std::filesystem::create_symlink(path.filename(), link);
    std::filesystem::create_directory_symlink(".", folders);
    return {link, folders / path.filename(), folders / link.filename(), path.parent_path() / "." / path.filename(),
            path.parent_path() / ".." / path.parent_path().filename() / path.filename()};
}

bool makeFolderLink(const std::filesystem::path& folder, const std::filesystem::path& link) {
    std::filesystem::create_directory_symlink(folder, link);
    return true;
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

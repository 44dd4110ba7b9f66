#include "core/files/platform/platform.h"

#include <cerrno>
#include <climits>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <dlfcn.h>
#include <fcntl.h>
#include <fnmatch.h>
#include <fstream>
#include <locale.h>
#include <poll.h>
#include <spawn.h>
#include <sys/file.h>
#include <sys/random.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <system_error>
#include <unistd.h>

extern char** environ;

namespace nictate::platform {

namespace fs = std::filesystem;

namespace {

int flagsOf(Opening how) {
    switch (how) {
    case Opening::reading: return O_RDONLY | O_NONBLOCK | O_NOCTTY;
    case Opening::appending: return O_RDWR | O_APPEND | O_NONBLOCK;
    case Opening::reading_unlinked: return O_RDONLY | O_NOFOLLOW | O_NONBLOCK;
    case Opening::changing_unlinked: return O_RDWR | O_NOFOLLOW | O_NONBLOCK;
    case Opening::writing_new: return O_WRONLY | O_CREAT | O_EXCL;
    case Opening::changing_new: return O_RDWR | O_CREAT | O_EXCL;
    case Opening::folder: return O_RDONLY | O_DIRECTORY;
    }
    return O_RDONLY;
}

FileKind kindOf(mode_t mode) {
    return S_ISDIR(mode)                    ? FileKind::folder
           : S_ISFIFO(mode)                 ? FileKind::fifo
           : S_ISSOCK(mode)                 ? FileKind::socket
           : S_ISCHR(mode) || S_ISBLK(mode) ? FileKind::device
                                            : FileKind::file;
}

FileStatus plainStatus(const struct stat& status) {
    return {
        kindOf(status.st_mode), static_cast<std::uint64_t>(status.st_size), status.st_nlink, {status.st_dev, 0, status.st_ino}};
}

} // namespace

int open(const fs::path& path, Opening how, Readers readers) {
    return ::open(path.c_str(), flagsOf(how) | O_CLOEXEC, readers == Readers::owner ? 0600 : 0666);
}
int close(int file) { return ::close(file); }

std::ptrdiff_t read(int file, char* buffer, std::size_t size) { return ::read(file, buffer, size); }
std::ptrdiff_t readAt(int file, char* buffer, std::size_t size, std::uint64_t at) {
    return ::pread(file, buffer, size, static_cast<off_t>(at));
}
std::ptrdiff_t write(int file, std::string_view bytes) { return ::write(file, bytes.data(), bytes.size()); }
std::int64_t seek(int file, std::int64_t offset, int from) { return ::lseek(file, offset, from); }
int truncate(int file, std::uint64_t size) { return ::ftruncate(file, static_cast<off_t>(size)); }
int sync(int file) { return ::fsync(file); }

int rename(const fs::path& from, const fs::path& to) { return ::rename(from.c_str(), to.c_str()); }
int link(const fs::path& from, const fs::path& to) { return ::link(from.c_str(), to.c_str()); }
int unlink(const fs::path& path) { return ::unlink(path.c_str()); }
int makeFolder(const fs::path& path) { return ::mkdir(path.c_str(), 0777); }

std::optional<FileStatus> statusOf(int file) {
    struct stat status {};
    return ::fstat(file, &status) == 0 ? std::optional(plainStatus(status)) : std::nullopt;
}
std::optional<FileStatus> statusOf(const fs::path& path) {
    struct stat status {};
    return ::stat(path.c_str(), &status) == 0 ? std::optional(plainStatus(status)) : std::nullopt;
}

int lock(int file, Locking kind, bool wait) {
    return ::flock(file, (kind == Locking::alone ? LOCK_EX : LOCK_SH) | (wait ? 0 : LOCK_NB));
}

int copyPermissions(const fs::path& from, int file) {
    struct stat status {};
    return ::stat(from.c_str(), &status) == 0 ? ::fchmod(file, status.st_mode & 07777) : 0;
}
bool mayWriteIn(const fs::path& folder) { return ::access(folder.c_str(), W_OK | X_OK) == 0; }

fs::path makeOwnFolder(const fs::path& place, std::string_view prefix) {
    std::string pattern = (place / (std::string(prefix) + "XXXXXX")).string();
    return ::mkdtemp(pattern.data()) == nullptr ? fs::path() : fs::path(pattern);
}

int lockFolder(const fs::path& folder) {
    const int file = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
    if (file < 0)
        return -1;
    struct stat status {};
    errno = EPERM;
    if (::fstat(file, &status) == 0 && status.st_uid == ::geteuid() && lock(file, Locking::alone, false) == 0) {
        if (::fstat(file, &status) == 0 && status.st_nlink > 0)
            return file;
        errno = ENOENT;
    }
    const int reason = errno;
    ::close(file);
    errno = reason;
    return -1;
}

void removeLocked(const fs::path& folder, int lock, bool with_everything) {
    std::error_code ignored;
    if (with_everything)
        fs::remove_all(folder, ignored);
    else
        ::rmdir(folder.c_str());
    ::close(lock);
}

int namelessFile() {
    std::FILE* file = std::tmpfile();
    if (file == nullptr)
        return -1;
    const int own = ::fcntl(::fileno(file), F_DUPFD_CLOEXEC, 0);
    std::fclose(file);
    return own;
}

bool matches(const std::string& pattern, const std::string& name) { return ::fnmatch(pattern.c_str(), name.c_str(), 0) == 0; }

fs::path trueName(const fs::path& path) { return path; }

bool isLink(const fs::path& path) {
    std::error_code ignored;
    return fs::is_symlink(path, ignored);
}

void withUtf8Names(const std::function<void()>& run) {
    const std::unique_ptr<std::remove_pointer_t<locale_t>, void (*)(locale_t)> utf8(
        ::newlocale(LC_CTYPE_MASK, "C.UTF-8", nullptr), ::freelocale);
    struct Restored {
        locale_t before;
        ~Restored() { ::uselocale(before); }
    } const restored{::uselocale(utf8.get())}; // of null it only tells which is used
    run();
}

std::ptrdiff_t randomBytes(void* out, std::size_t size) { return ::getrandom(out, size, 0); }

struct Program::State {
    pid_t process = 0;
    int output = -1;
    std::optional<int> status = {};
};

Program::Program(const std::vector<std::string>& words, int input) : state_(std::make_unique<State>()) {
    int ends[2];
    if (::pipe2(ends, O_CLOEXEC) != 0)
        throw std::system_error(errno, std::generic_category());
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO);
    posix_spawnattr_t attributes;
    posix_spawnattr_init(&attributes);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP); // what it starts ends with it
    std::vector<char*> arguments;
    for (const std::string& word : words)
        arguments.push_back(const_cast<char*>(word.c_str())); // as exec has it; it changes nothing
    arguments.push_back(nullptr);
    const int failed = ::posix_spawnp(&state_->process, arguments[0], &actions, &attributes, arguments.data(), environ);
    posix_spawn_file_actions_destroy(&actions);
    posix_spawnattr_destroy(&attributes);
    ::close(ends[1]);
    state_->output = ends[0];
    if (failed) {
        ::close(ends[0]);
        throw std::system_error(failed, std::generic_category());
    }
}

Program::~Program() {
    ::close(state_->output);
    if (!state_->status) {
        ::kill(-state_->process, SIGKILL);
        ::waitpid(state_->process, nullptr, 0);
    }
}

std::optional<std::size_t> Program::read(char* buffer, std::size_t size, int milliseconds) {
    pollfd ready{state_->output, POLLIN, 0};
    if (::poll(&ready, 1, milliseconds) <= 0)
        return {};
    const ssize_t got = ::read(state_->output, buffer, size);
    return got > 0 ? static_cast<std::size_t>(got) : 0;
}

std::optional<int> Program::status() {
    int status = 0;
    if (!state_->status && ::waitpid(state_->process, &status, WNOHANG) != 0)
        state_->status = WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status);
    return state_->status;
}

std::vector<std::string> arguments(int count, char** given) { return {given, given + count}; }
int ended(int status) { return status; }

const std::string_view temporary_folder_variable = "TMPDIR";
bool speaksPowerShell() { return false; }
bool triedUnderWineOnly() { return false; }

bool onTerminal() { return ::isatty(STDIN_FILENO) == 1 && ::isatty(STDERR_FILENO) == 1; }
bool hasScreen() { return std::getenv("DISPLAY") != nullptr || std::getenv("WAYLAND_DISPLAY") != nullptr; }
void reportSizeLimits() { std::signal(SIGXFSZ, SIG_IGN); }

double secondsSinceStart() {
    std::ifstream stat("/proc/self/stat");
    std::string text;
    std::getline(stat, text, '\0');
    std::size_t at = text.rfind(')'); // its second field, a name, may hold anything
    for (int field = 2; field < 22 && at != std::string::npos; ++field)
        at = text.find(' ', at + 1);
    if (at == std::string::npos)
        return 0;
    const double ticks = std::strtod(text.c_str() + at, nullptr); // field 22 of proc(5)
    timespec now{};
    ::clock_gettime(CLOCK_BOOTTIME, &now);
    return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9 -
           ticks / static_cast<double>(::sysconf(_SC_CLK_TCK));
}

fs::path programFile() { return fs::read_symlink("/proc/self/exe"); }

void* functionOf(const fs::path& folder, const std::string& module, const char* function) {
    void* library = ::dlopen((folder / ("lib" + module + ".so")).c_str(), RTLD_NOW | RTLD_LOCAL);
    return library != nullptr ? ::dlsym(library, function) : nullptr;
}

void setUnlessSet(const char* name, const char* value) { ::setenv(name, value, 0); }

} // namespace nictate::platform

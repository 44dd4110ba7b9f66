#include "tests/platform/test_system.h"

#include "core/files/file_operations.h"
#include "core/files/platform/platform.h"

#include <cstdlib>
#include <fstream>
#include <stdexcept>
#include <string_view>
#include <system_error>
#include <utility>

#ifndef NOMINMAX
#define NOMINMAX
#endif
#define WIN32_LEAN_AND_MEAN
#include <windows.h>

#include <winioctl.h>

namespace nictate::test {

namespace {

[[noreturn]] void refuse(const char* what) { throw std::runtime_error(std::string("not on Windows: ") + what); }

/// Wine on a busy machine now and then fails to begin a program, by an internal error; what has not begun has done nothing.
std::optional<platform::Program> started(const std::vector<std::string>& words, int input) {
    constexpr const char* internal_error = "GetLastError=1359";
    for (int tries = 0;; ++tries)
        try {
            return std::optional<platform::Program>(std::in_place, words, input);
        } catch (const std::system_error& problem) {
            if (tries == 5 || std::string_view(problem.what()).find(internal_error) == std::string_view::npos)
                throw;
        }
}

std::string everythingOf(platform::Program& program) {
    std::string all;
    char block[4096];
    for (std::optional<std::size_t> got; !(got = program.read(block, sizeof block, 100)) || *got > 0;)
        all.append(block, got.value_or(0));
    return all;
}

int statusOf(platform::Program& program) {
    std::optional<int> status;
    while (!(status = program.status()))
        Sleep(1);
    return *status;
}

double secondsOf(const FILETIME& a, const FILETIME& b) {
    const auto ticks = [](const FILETIME& time) { return (std::uint64_t{time.dwHighDateTime} << 32) + time.dwLowDateTime; };
    return static_cast<double>(ticks(a) + ticks(b)) * 1e-7;
}

} // namespace

// No process is a copy of another here: this program is started again, with the task's name and words.
std::optional<int> givenTask() {
    static char* none[] = {nullptr};
    const std::vector<std::string> given = platform::arguments(0, none);
    if (given.size() < 3 || given[1] != "--task")
        return {};
    return Task::called(given[2]).run({given.begin() + 3, given.end()});
}

struct Child::State {
    explicit State(const std::vector<std::string>& words)
        : input(platform::namelessFile()), program(started(words, input.get())) {}
    FileHandle input;
    std::optional<platform::Program> program; // nothing: killed
};

Child::Child(std::unique_ptr<State> state) : state_(std::move(state)) {}

Child Child::running(const std::filesystem::path& program, const std::vector<std::string>& arguments) {
    std::vector<std::string> words = {program.string()};
    words.insert(words.end(), arguments.begin(), arguments.end());
    return Child(std::make_unique<State>(words));
}

Child::Child(const Task& task, const std::vector<std::string>& words) {
    std::vector<std::string> all = {platform::programFile().string(), "--task", task.name()};
    all.insert(all.end(), words.begin(), words.end());
    state_ = std::make_unique<State>(all);
}

Child::Child(Child&& other) noexcept = default;

Child::~Child() {
    if (state_)
        wait();
}

void Child::interrupt() const { refuse("an interrupt for another program"); }
void Child::kill() { state_->program.reset(); }

int Child::wait() {
    if (!state_->program)
        return -1;
    everythingOf(*state_->program);
    return statusOf(*state_->program);
}

OnTerminal::OnTerminal(const std::filesystem::path& program, const std::vector<std::string>& arguments)
    : terminal_(-1), child_(Child::running(program, arguments)) {}
OnTerminal::~OnTerminal() = default;
std::string OnTerminal::read() const { return {}; }
bool OnTerminal::type(const std::string&) const { return false; }

namespace {

/// As a shell of POSIX takes a command apart, as far as quotes go; a \\ is one, as in paths here.
std::vector<std::string> wordsOf(const std::string& command) {
    std::vector<std::string> words;
    bool in_word = false;
    char quote = 0;
    for (const char c : command) {
        if (quote == 0 && c == ' ') {
            in_word = false;
            continue;
        }
        if (!in_word)
            words.emplace_back();
        in_word = true;
        if (c == quote || (quote == 0 && (c == '\'' || c == '"')))
            quote = quote == 0 ? c : 0;
        else
            words.back() += c;
    }
    return words;
}

std::string everythingIn(int file) {
    std::string all;
    char block[4096];
    for (std::ptrdiff_t got; (got = platform::readAt(file, block, sizeof block, all.size())) > 0;)
        all.append(block, static_cast<std::size_t>(got));
    return all;
}

} // namespace

// One program with its words, without variables, pipes and lists; 2>&1 comes after what the program prints.
CommandRun inShell(const std::string& command) {
    std::vector<std::string> words = wordsOf(command);
    std::string errors_to;
    const bool dropped = std::erase(words, ">/dev/null") > 0;
    for (auto word = words.begin(); word != words.end();)
        if (word->starts_with("2>")) {
            errors_to = word->substr(2);
            word = words.erase(word);
        } else
            ++word;
    const FileHandle input(platform::namelessFile()), errors(platform::namelessFile());
    const HANDLE before = GetStdHandle(STD_ERROR_HANDLE);
    SetStdHandle(STD_ERROR_HANDLE,
                 reinterpret_cast<HANDLE>(static_cast<std::intptr_t>(errors.get()))); // as the platform numbers files
    std::optional<platform::Program> program = started(words, input.get());
    SetStdHandle(STD_ERROR_HANDLE, before);
    CommandRun run;
    run.text = everythingOf(*program);
    if (dropped)
        run.text.clear();
    run.status = statusOf(*program);
    if (errors_to == "&1")
        run.text += everythingIn(errors.get());
    else if (errors_to != "/dev/null")
        std::ofstream(errors_to, std::ios::binary) << everythingIn(errors.get());
    return run;
}

bool holds(std::string_view all, std::string_view part) { return all.find(part) != std::string_view::npos; }

std::vector<std::filesystem::path> otherNamesOf(const std::filesystem::path& path) {
    std::wstring other_case = path.filename().wstring(), text = path.wstring(), slashes = text;
    for (wchar_t& c : other_case)
        c = c >= L'a' && c <= L'z' ? static_cast<wchar_t>(c - L'a' + L'A') : c;
    for (wchar_t& c : slashes)
        c = c == L'\\' ? L'/' : c;
    std::wstring short_name(32768, L'\0');
    short_name.resize(GetShortPathNameW(text.c_str(), short_name.data(), static_cast<DWORD>(short_name.size())));
    std::vector<std::filesystem::path> names = {path.parent_path() / other_case, slashes, L"\\\\?\\" + text, short_name,
                                                path.parent_path() / ".." / path.parent_path().filename() / path.filename()};
    const std::filesystem::path here = std::filesystem::current_path(), relative = path.lexically_relative(here);
    if (path.root_name() == here.root_name()) // from the folder where the program runs, and from its drive
        for (const std::filesystem::path& name :
             {relative, std::filesystem::path(here.root_name().wstring() + relative.wstring()), L"\\" / path.relative_path()})
            names.push_back(name);
    return names;
}

bool makeFolderLink(const std::filesystem::path& folder, const std::filesystem::path& link) {
    // What a junction holds: where it leads, and that name as it is shown.
    const std::wstring target = L"\\??\\" + folder.wstring(), shown = folder.wstring();
    const auto bytes = [](const std::wstring& text) { return static_cast<WORD>(2 * text.size()); };
    const WORD lengths[] = {0, bytes(target), static_cast<WORD>(bytes(target) + 2), bytes(shown)};
    std::string data(reinterpret_cast<const char*>(lengths), sizeof lengths);
    data.append(reinterpret_cast<const char*>(target.c_str()), bytes(target) + 2);
    data.append(reinterpret_cast<const char*>(shown.c_str()), bytes(shown) + 2);
    const DWORD tag = IO_REPARSE_TAG_MOUNT_POINT;
    const WORD size[] = {static_cast<WORD>(data.size()), 0};
    data = std::string(reinterpret_cast<const char*>(&tag), sizeof tag) +
           std::string(reinterpret_cast<const char*>(size), sizeof size) + data;
    CreateDirectoryW(link.c_str(), nullptr);
    const HANDLE made = CreateFileW(link.c_str(), GENERIC_WRITE, 0, nullptr, OPEN_EXISTING,
                                    FILE_FLAG_BACKUP_SEMANTICS | FILE_FLAG_OPEN_REPARSE_POINT, nullptr);
    DWORD none = 0;
    const bool linked =
        made != INVALID_HANDLE_VALUE &&
        DeviceIoControl(made, FSCTL_SET_REPARSE_POINT, data.data(), static_cast<DWORD>(data.size()), nullptr, 0, &none, nullptr);
    CloseHandle(made);
    if (!linked)
        RemoveDirectoryW(link.c_str());
    return linked;
}

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

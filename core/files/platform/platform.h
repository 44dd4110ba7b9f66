#pragma once
// What differs from system to system: files and their locks, randomness, other programs, limits. posix.cpp and windows.cpp
// define it, and no other file of the program knows which system it runs on. Where nothing else is said, a negative number (or
// nothing) means failure, and errno says why; EINTR is left to the caller.

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace nictate::platform {

/// What a file is opened for. Opening waits for no pipe and takes no terminal; programs that are started do not inherit the
/// file. Bytes are read and written as they are. Others may meanwhile rename or remove the file, also on Windows.
enum class Opening {
    reading,           ///< what is there, a folder too
    appending,         ///< a file that is there: it is read, and written at its end, wherever that is by then
    reading_unlinked,  ///< as reading, but not through a symbolic link
    changing_unlinked, ///< to read, lock and write, not through a symbolic link
    writing_new,       ///< a file that is not there yet (else EEXIST): of two programs one succeeds
    changing_new,      ///< the same, to read and lock it too
    folder             ///< to sync the names in it
};

/// Who may read and change a new file.
enum class Readers {
    usual, ///< whoever the person's settings allow (umask; on Windows the folder's access list)
    owner  ///< this user alone (0600; on Windows an access list that inherits nothing)
};

int open(const std::filesystem::path& path, Opening how, Readers readers = Readers::usual);
int close(int file);

std::ptrdiff_t read(int file, char* buffer, std::size_t size); ///< at most so many; 0 = end
std::ptrdiff_t readAt(int file, char* buffer, std::size_t size, std::uint64_t at);
std::ptrdiff_t write(int file, std::string_view bytes); ///< perhaps a part only
/// `from`: SEEK_SET, SEEK_CUR or SEEK_END. Returns the new place.
std::int64_t seek(int file, std::int64_t offset, int from);
int truncate(int file, std::uint64_t size);
/// Returns when a file, or the names in a folder, would survive a power cut. EINVAL where a file system cannot sync folders.
int sync(int file);

/// Replaces a file that is there, whole at every moment, and an empty folder, never one with anything in it. Windows:
/// write-through; also over a file that is read-only or open, and again for two seconds while a virus scanner holds it.
int rename(const std::filesystem::path& from, const std::filesystem::path& to);
/// A second name for a file; EEXIST when it is taken. EPERM, EOPNOTSUPP or ENOSYS where the file system has no links.
int link(const std::filesystem::path& from, const std::filesystem::path& to);
int unlink(const std::filesystem::path& path);
int makeFolder(const std::filesystem::path& path);

/// What a path leads to.
enum class FileKind { file, folder, fifo, socket, device };

/// Equal for two names, or two openings, of one file, and for no others as long as one of them is open.
struct FileIdentity {
    std::uint64_t device = 0, high = 0, low = 0;
    bool operator==(const FileIdentity&) const = default;
};

/// What the system knows of a file.
struct FileStatus {
    FileKind kind = FileKind::file;
    std::uint64_t size = 0;  ///< in bytes
    std::uint64_t names = 0; ///< 0 = removed, and there only as long as it is open
    FileIdentity identity = {};
};
std::optional<FileStatus> statusOf(int file);
std::optional<FileStatus> statusOf(const std::filesystem::path& path); ///< follows links, and opens no device

/// How a lock is shared.
enum class Locking { shared, alone };
/// Locks an open file among programs that lock it, until it is closed or its program ends in any way. EWOULDBLOCK when another
/// has the lock and this may not wait.
int lock(int file, Locking kind, bool wait);

/// Gives an open file the permissions of another, if that exists.
int copyPermissions(const std::filesystem::path& from, int file);
/// Whether new names can be made in a folder, as far as that can be known without trying.
bool mayWriteIn(const std::filesystem::path& folder);

/// Makes a folder in `place` that only this user can enter: the prefix, and letters that no other has. Empty on failure.
std::filesystem::path makeOwnFolder(const std::filesystem::path& place, std::string_view prefix);
/// Locks a folder of this user's until removeLocked() or the end of the program; fails for links, for other people's folders,
/// and when another program has it (EWOULDBLOCK) or has removed it.
int lockFolder(const std::filesystem::path& folder);
/// Removes a folder that is locked, with everything in it or only if it is empty, and ends the lock.
void removeLocked(const std::filesystem::path& folder, int lock, bool with_everything);

/// An open file without a name, for this program and those it starts.
int namelessFile();

/// Whether a name is one that a pattern with *, ? and […] describes; of both all characters count, also dots at the beginning.
bool matches(const std::string& pattern, const std::string& name);

/// A path with every name as the system keeps it, as far as it exists: the case of letters, no short names, no links between.
/// Where letters of either case are different names, the path as it is.
std::filesystem::path trueName(const std::filesystem::path& path);
/// Whether a name leads elsewhere: a symbolic link, or a junction of Windows.
bool isLink(const std::filesystem::path& path);

/// Runs this while libraries in C take and give names as UTF-8, whatever the person's locale; in this thread only.
void withUtf8Names(const std::function<void()>& run);

/// Fills at most `size` bytes from the operating system's generator for keys, once that has been seeded. There is no other
/// source: where it fails, so does this.
std::ptrdiff_t randomBytes(void* out, std::size_t size);

/// Another program. It and whatever it has started end with this value.
class Program {
  public:
    /// Starts a program, looked for as the system does, with arguments as they are: no shell reads them. It reads the open file
    /// `input` from where that stands; its errors go where this program's go. Throws std::system_error.
    Program(const std::vector<std::string>& words, int input);
    Program(const Program&) = delete;
    Program& operator=(const Program&) = delete;
    ~Program();

    /// What it printed next, at most so many bytes; 0 = that was all; nothing = none came within this time.
    std::optional<std::size_t> read(char* buffer, std::size_t size, int milliseconds);
    /// Its exit status, or a negative number where it was ended by force; nothing while it runs.
    std::optional<int> status();

  private:
    struct State;
    std::unique_ptr<State> state_;
};

/// What this program was started with, its own name first, in UTF-8. On Windows what is typed and printed is UTF-8 until the
/// program ends, what is printed has its bytes as they are, and a program of windows prints on the console it was started from.
std::vector<std::string> arguments(int count, char** given);
/// What main() returns, where nothing is left but statics. On Windows the program ends here: there the system ends its threads
/// before the libraries do, and a library that waits for one of its own then waits for ever (seen under Wine).
int ended(int status);
/// The variable of the environment that says where temporary files go: TMPDIR, on Windows TMP.
extern const std::string_view temporary_folder_variable;
/// Whether people type commands into PowerShell here, and not into a shell of POSIX.
bool speaksPowerShell();
/// Whether locks, lasting writes and permissions were tried on an imitation of this system alone (Wine).
bool triedUnderWineOnly();
/// Whether somebody can be asked: input and errors are a terminal's.
bool onTerminal();
/// Whether windows can be shown here.
bool hasScreen();
/// From now on a write beyond the size that files may have fails, and does not end the program.
void reportSizeLimits();
/// Since the system started this program; 0 = unknown.
double secondsSinceStart();
/// The file that this program was started from.
std::filesystem::path programFile();
/// A function of a module ("nictate_video") that lies in this folder; the module is loaded and stays. Null where it is not there.
void* functionOf(const std::filesystem::path& folder, const std::string& module, const char* function);
/// Sets what libraries read from the environment, unless somebody has set it. Only before other threads begin.
void setUnlessSet(const char* name, const char* value);

} // namespace nictate::platform

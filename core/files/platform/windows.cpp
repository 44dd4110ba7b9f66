#include "core/files/platform/platform.h"

#ifndef NOMINMAX
#define NOMINMAX
#endif
#define WIN32_LEAN_AND_MEAN
#ifndef UNICODE
#define UNICODE
#endif
#undef _WIN32_WINNT
#define _WIN32_WINNT 0x0A00 // Windows 10
#include <windows.h>

#include <aclapi.h>
#include <bcrypt.h>
#include <sddl.h>
#include <shellapi.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <clocale>
#include <codecvt>
#include <cstdio>
#include <cstdlib>
#include <fcntl.h>
#include <io.h>
#include <iostream>
#include <locale>
#include <process.h>
#include <system_error>
#include <thread>
#include <type_traits>
#include <utility>

#if __GNUC__ < 14
// libstdc++ makes names of char wide by this function alone; before 14 it took every byte for a letter in the locale of C. Names
// are UTF-8 in this program, and the other way libstdc++ writes UTF-8 itself.
std::codecvt_base::result std::codecvt<wchar_t, char, std::mbstate_t>::do_in(state_type&, const char* from, const char* from_end,
                                                                             const char*& from_next, wchar_t* to, wchar_t* to_end,
                                                                             wchar_t*& to_next) const {
    std::mbstate_t begin{};
    return std::codecvt_utf8_utf16<wchar_t>().in(begin, from, from_end, from_next, to, to_end, to_next);
}
#endif

namespace nictate::platform {

namespace fs = std::filesystem;

namespace {

int errnoOf(DWORD error) {
    switch (error) {
    case ERROR_FILE_NOT_FOUND:
    case ERROR_PATH_NOT_FOUND:
    case ERROR_BAD_NETPATH:
    case ERROR_BAD_NET_NAME:
    case ERROR_INVALID_DRIVE: return ENOENT;
    case ERROR_ACCESS_DENIED: return EACCES;
    case ERROR_SHARING_VIOLATION:
    case ERROR_BUSY: return EBUSY;
    case ERROR_LOCK_VIOLATION: return EWOULDBLOCK;
    case ERROR_ALREADY_EXISTS:
    case ERROR_FILE_EXISTS: return EEXIST;
    case ERROR_DIR_NOT_EMPTY: return ENOTEMPTY;
    case ERROR_DIRECTORY: return ENOTDIR;
    case ERROR_DISK_FULL:
    case ERROR_HANDLE_DISK_FULL: return ENOSPC;
    case ERROR_NOT_SAME_DEVICE: return EXDEV;
    case ERROR_WRITE_PROTECT: return EROFS;
    case ERROR_INVALID_FUNCTION:
    case ERROR_NOT_SUPPORTED: return EOPNOTSUPP;
    case ERROR_INVALID_HANDLE: return EBADF;
    case ERROR_NOT_ENOUGH_MEMORY:
    case ERROR_OUTOFMEMORY: return ENOMEM;
    case ERROR_TOO_MANY_OPEN_FILES: return EMFILE;
    case ERROR_FILENAME_EXCED_RANGE: return ENAMETOOLONG;
    case ERROR_INVALID_NAME:
    case ERROR_INVALID_PARAMETER: return EINVAL;
    case ERROR_PRIVILEGE_NOT_HELD: return EPERM;
    default: return EIO;
    }
}

int failed(DWORD error = GetLastError()) {
    errno = errnoOf(error);
    return -1;
}

int refused(int reason) {
    errno = reason;
    return -1;
}

int zeroIf(BOOL succeeded) { return succeeded ? 0 : failed(); }

/// An open file as a number: Windows promises that of a handle only 32 bits matter.
HANDLE handleOf(int file) { return reinterpret_cast<HANDLE>(static_cast<std::intptr_t>(file)); }
int numberOf(HANDLE handle) { return static_cast<int>(reinterpret_cast<std::intptr_t>(handle)); }

struct CloseHandles {
    void operator()(HANDLE handle) const { CloseHandle(handle); }
};
using OwnHandle = std::unique_ptr<std::remove_pointer_t<HANDLE>, CloseHandles>;
OwnHandle owned(HANDLE handle) { return OwnHandle(handle == INVALID_HANDLE_VALUE ? nullptr : handle); }

struct FreeLocal {
    void operator()(void* memory) const { LocalFree(memory); }
};
template <class Type> using LocalMemory = std::unique_ptr<Type, FreeLocal>;

std::wstring wide(std::string_view utf8) {
    const int size = static_cast<int>(utf8.size());
    std::wstring text(static_cast<std::size_t>(std::max(0, MultiByteToWideChar(CP_UTF8, 0, utf8.data(), size, nullptr, 0))),
                      L'\0');
    MultiByteToWideChar(CP_UTF8, 0, utf8.data(), size, text.data(), static_cast<int>(text.size()));
    return text;
}

/// CON, NUL.csv, COM1 and their like are devices in every folder.
bool isReserved(std::wstring name) {
    name = name.substr(0, name.find(L'.'));
    name.erase(name.find_last_not_of(L' ') + 1);
    for (wchar_t& c : name)
        c = c >= L'a' && c <= L'z' ? static_cast<wchar_t>(c - L'a' + L'A') : c;
    static const std::array<std::wstring, 6> devices = {L"CON", L"PRN", L"AUX", L"NUL", L"CONIN$", L"CONOUT$"};
    if (std::find(devices.begin(), devices.end(), name) != devices.end())
        return true;
    const bool numbered = name.starts_with(L"COM") || name.starts_with(L"LPT");
    return numbered && name.size() == 4 && (std::wstring(L"0123456789\u00b9\u00b2\u00b3").find(name[3]) != std::wstring::npos);
}

bool leadsToDevice(const fs::path& path) {
    const std::wstring& text = path.native();
    if (text.starts_with(L"\\\\.\\") || text.starts_with(L"//./"))
        return true;
    return std::any_of(path.begin(), path.end(), [](const fs::path& part) { return isReserved(part.native()); });
}

/// Whether Windows would make a name of it that is not the one that was asked for, or that other programs cannot remove.
bool isUnsafeName(const fs::path& path) {
    const std::wstring name = path.filename().native();
    if (name.empty() || name == L"." || name == L"..")
        return leadsToDevice(path);
    return name.back() == L'.' || name.back() == L' ' || name.find(L':') != std::wstring::npos || leadsToDevice(path);
}

/// Absolute and with the prefix that lets it be as long as a path may be.
std::wstring longPath(const fs::path& path) {
    const std::wstring& given = path.native();
    if (given.starts_with(L"\\\\?\\") || given.starts_with(L"\\\\.\\"))
        return given;
    const DWORD needed = GetFullPathNameW(given.c_str(), 0, nullptr, nullptr);
    std::wstring full(needed, L'\0');
    full.resize(GetFullPathNameW(given.c_str(), needed, full.data(), nullptr));
    if (full.empty())
        return given;
    if (full.starts_with(L"\\\\"))
        return full.starts_with(L"\\\\.\\") || full.starts_with(L"\\\\?\\") ? full : L"\\\\?\\UNC\\" + full.substr(2);
    return L"\\\\?\\" + full;
}

/// Again for two seconds while somebody, perhaps a virus scanner, holds the file in a way that bars us.
template <class Call> BOOL patiently(const Call& call, bool also_denied) {
    constexpr int most_ms = 2000;
    for (int waited = 0, wait = 10;; waited += wait, wait = std::min(2 * wait, 200)) {
        if (call())
            return TRUE;
        const DWORD error = GetLastError();
        const bool held = error == ERROR_SHARING_VIOLATION || error == ERROR_LOCK_VIOLATION || error == ERROR_USER_MAPPED_FILE ||
                          (also_denied && (error == ERROR_ACCESS_DENIED || error == ERROR_DELETE_PENDING));
        if (!held || waited >= most_ms) {
            SetLastError(error);
            return FALSE;
        }
        std::this_thread::sleep_for(std::chrono::milliseconds(wait));
    }
}

/// This user's number in the system.
std::vector<char> ownUser() {
    HANDLE token = nullptr;
    if (!OpenProcessToken(GetCurrentProcess(), TOKEN_QUERY, &token))
        return {};
    const OwnHandle closed(token);
    DWORD size = 0;
    GetTokenInformation(token, TokenUser, nullptr, 0, &size);
    std::vector<char> user(size);
    if (size == 0 || !GetTokenInformation(token, TokenUser, user.data(), size, &size))
        return {};
    return user;
}
PSID sidOf(std::vector<char>& user) { return reinterpret_cast<TOKEN_USER*>(user.data())->User.Sid; }

/// An access list with this user alone, which inherits nothing and which what is made in a folder inherits.
LocalMemory<void> ownersList(bool of_folder) {
    std::vector<char> user = ownUser();
    wchar_t* name = nullptr;
    if (user.empty() || !ConvertSidToStringSidW(sidOf(user), &name))
        return {};
    const LocalMemory<wchar_t> freed(name);
    const std::wstring words = std::wstring(L"D:P(A;") + (of_folder ? L"OICI" : L"") + L";FA;;;" + name + L")";
    PSECURITY_DESCRIPTOR list = nullptr;
    if (!ConvertStringSecurityDescriptorToSecurityDescriptorW(words.c_str(), SDDL_REVISION_1, &list, nullptr))
        return {};
    return LocalMemory<void>(list);
}

constexpr DWORD for_everybody = FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE;

struct Asked {
    DWORD access, disposition, flags;
};

constexpr DWORD making = READ_CONTROL | WRITE_DAC; // for copyPermissions()

Asked askedFor(Opening how) {
    constexpr DWORD changing = GENERIC_READ | GENERIC_WRITE;
    constexpr DWORD adding = FILE_GENERIC_READ | FILE_APPEND_DATA | SYNCHRONIZE; // without FILE_WRITE_DATA the end moves along
    switch (how) {
    case Opening::reading: return {GENERIC_READ, OPEN_EXISTING, FILE_FLAG_BACKUP_SEMANTICS};
    case Opening::appending: return {adding, OPEN_EXISTING, 0};
    case Opening::reading_unlinked: return {GENERIC_READ, OPEN_EXISTING, FILE_FLAG_OPEN_REPARSE_POINT};
    case Opening::changing_unlinked: return {changing, OPEN_EXISTING, FILE_FLAG_OPEN_REPARSE_POINT};
    case Opening::writing_new: return {GENERIC_WRITE | making, CREATE_NEW, 0};
    case Opening::changing_new: return {changing | making, CREATE_NEW, 0};
    case Opening::folder: return {FILE_LIST_DIRECTORY | FILE_ADD_FILE, OPEN_EXISTING, FILE_FLAG_BACKUP_SEMANTICS};
    }
    return {GENERIC_READ, OPEN_EXISTING, 0};
}

bool isLink(HANDLE file) {
    FILE_ATTRIBUTE_TAG_INFO info{};
    return GetFileInformationByHandleEx(file, FileAttributeTagInfo, &info, sizeof info) &&
           (info.FileAttributes & FILE_ATTRIBUTE_REPARSE_POINT) != 0 &&
           (info.ReparseTag == IO_REPARSE_TAG_SYMLINK || info.ReparseTag == IO_REPARSE_TAG_MOUNT_POINT);
}

bool isFolder(HANDLE file) {
    FILE_STANDARD_INFO info{};
    return GetFileInformationByHandleEx(file, FileStandardInfo, &info, sizeof info) && info.Directory;
}

/// What locks lock: one byte where no file ends, so that everybody can still read and write.
OVERLAPPED lockedByte() {
    OVERLAPPED place{};
    place.OffsetHigh = 0x40000000;
    return place;
}

DWORD atMost(std::size_t size) { return static_cast<DWORD>(std::min<std::size_t>(size, 1u << 30)); }

bool setPlace(HANDLE file, std::int64_t offset, DWORD from, std::int64_t* place) {
    LARGE_INTEGER distance, now;
    distance.QuadPart = offset;
    if (!SetFilePointerEx(file, distance, &now, from))
        return false;
    *place = now.QuadPart;
    return true;
}

/// Replaces a file although others have it open, if they opened it as this program does.
BOOL replaceOpen(const std::wstring& from, const std::wstring& to) {
    const OwnHandle file =
        owned(CreateFileW(from.c_str(), DELETE | GENERIC_WRITE, for_everybody, nullptr, OPEN_EXISTING, 0, nullptr));
    if (!file)
        return FALSE;
    // As in the SDK; the headers of mingw-w64 have them or not, and number what follows accordingly.
    constexpr auto rename_info_ex = static_cast<FILE_INFO_BY_HANDLE_CLASS>(22);
    constexpr DWORD replace_if_exists = 1, posix_semantics = 2;
    struct RenameInfo {
        DWORD flags;
        HANDLE folder;
        DWORD bytes;
        wchar_t name[1];
    };
    const std::size_t bytes = to.size() * sizeof(wchar_t);
    std::vector<std::uint64_t> memory((sizeof(RenameInfo) + bytes) / sizeof(std::uint64_t) + 1);
    auto* info = reinterpret_cast<RenameInfo*>(memory.data());
    info->flags = replace_if_exists | posix_semantics;
    info->bytes = static_cast<DWORD>(bytes);
    std::copy(to.begin(), to.end(), info->name);
    if (!SetFileInformationByHandle(file.get(), rename_info_ex, info, static_cast<DWORD>(sizeof(RenameInfo) + bytes)))
        return FALSE;
    FlushFileBuffers(file.get());
    return TRUE;
}

void makeWritable(const std::wstring& path) {
    const DWORD attributes = GetFileAttributesW(path.c_str());
    if (attributes != INVALID_FILE_ATTRIBUTES && (attributes & FILE_ATTRIBUTE_READONLY) != 0 &&
        (attributes & FILE_ATTRIBUTE_DIRECTORY) == 0)
        SetFileAttributesW(path.c_str(), attributes & ~static_cast<DWORD>(FILE_ATTRIBUTE_READONLY));
}

/// As std::filesystem::remove_all, also of long paths; does not follow links.
void removeEverything(const std::wstring& folder) {
    WIN32_FIND_DATAW entry{};
    const HANDLE search = FindFirstFileW((folder + L"\\*").c_str(), &entry);
    if (search != INVALID_HANDLE_VALUE) {
        do {
            const std::wstring name = entry.cFileName, path = folder + L"\\" + name;
            const bool is_folder = (entry.dwFileAttributes & FILE_ATTRIBUTE_DIRECTORY) != 0;
            if (name == L"." || name == L"..")
                continue;
            if (is_folder && (entry.dwFileAttributes & FILE_ATTRIBUTE_REPARSE_POINT) == 0)
                removeEverything(path);
            else if (is_folder)
                RemoveDirectoryW(path.c_str());
            else
                unlink(path);
        } while (FindNextFileW(search, &entry));
        FindClose(search);
    }
    RemoveDirectoryW(folder.c_str());
}

std::wstring freshLetters() {
    std::array<unsigned char, 10> bytes{};
    if (randomBytes(bytes.data(), bytes.size()) < 0)
        return {};
    std::wstring letters;
    for (const unsigned char byte : bytes)
        letters += L"abcdefghijklmnopqrstuvwxyz234567"[byte % 32];
    return letters;
}

} // namespace

int open(const fs::path& path, Opening how, Readers readers) {
    const Asked asked = askedFor(how);
    if (asked.disposition == CREATE_NEW && isUnsafeName(path))
        return refused(EINVAL);
    LocalMemory<void> list;
    if (readers == Readers::owner && !(list = ownersList(false)))
        return failed();
    SECURITY_ATTRIBUTES attributes{sizeof attributes, list.get(), FALSE};
    const std::wstring name = longPath(path);
    HANDLE file = INVALID_HANDLE_VALUE;
    const auto openFor = [&](DWORD access) {
        file = CreateFileW(name.c_str(), access, for_everybody, &attributes, asked.disposition,
                           FILE_ATTRIBUTE_NORMAL | asked.flags, nullptr);
        return file != INVALID_HANDLE_VALUE;
    };
    BOOL opened = patiently([&] { return openFor(asked.access); }, false);
    if (!opened && asked.disposition == CREATE_NEW && GetLastError() == ERROR_ACCESS_DENIED)
        opened = openFor(asked.access & ~making); // a network's folder may keep its access lists to itself
    if (!opened && how == Opening::folder && GetLastError() == ERROR_ACCESS_DENIED)
        opened = openFor(FILE_LIST_DIRECTORY);
    if (!opened)
        return failed();
    const bool through_link = (asked.flags & FILE_FLAG_OPEN_REPARSE_POINT) != 0 && isLink(file);
    if (through_link || (how == Opening::folder && !isFolder(file))) {
        CloseHandle(file);
        return refused(through_link ? ELOOP : ENOTDIR);
    }
    return numberOf(file);
}

int close(int file) {
    OVERLAPPED place = lockedByte();
    UnlockFileEx(handleOf(file), 0, 1, 0, &place); // else some time passes until the lock ends
    return zeroIf(CloseHandle(handleOf(file)));
}

std::ptrdiff_t read(int file, char* buffer, std::size_t size) {
    DWORD got = 0;
    if (ReadFile(handleOf(file), buffer, atMost(size), &got, nullptr))
        return got;
    const DWORD error = GetLastError();
    return error == ERROR_HANDLE_EOF || error == ERROR_BROKEN_PIPE ? 0 : failed(error);
}

std::ptrdiff_t readAt(int file, char* buffer, std::size_t size, std::uint64_t at) {
    std::int64_t before = 0, ignored = 0; // reading at a place moves the file's own
    if (!setPlace(handleOf(file), 0, FILE_CURRENT, &before))
        return failed();
    OVERLAPPED place{};
    place.Offset = static_cast<DWORD>(at);
    place.OffsetHigh = static_cast<DWORD>(at >> 32);
    DWORD got = 0;
    const BOOL succeeded = ReadFile(handleOf(file), buffer, atMost(size), &got, &place);
    const DWORD error = succeeded ? ERROR_SUCCESS : GetLastError();
    setPlace(handleOf(file), before, FILE_BEGIN, &ignored);
    if (succeeded)
        return got;
    return error == ERROR_HANDLE_EOF ? 0 : failed(error);
}

std::ptrdiff_t write(int file, std::string_view bytes) {
    DWORD written = 0;
    return WriteFile(handleOf(file), bytes.data(), atMost(bytes.size()), &written, nullptr) ? static_cast<std::ptrdiff_t>(written)
                                                                                            : failed();
}

std::int64_t seek(int file, std::int64_t offset, int from) {
    static_assert(SEEK_SET == FILE_BEGIN && SEEK_CUR == FILE_CURRENT && SEEK_END == FILE_END);
    std::int64_t place = 0;
    return setPlace(handleOf(file), offset, static_cast<DWORD>(from), &place) ? place : failed();
}

int truncate(int file, std::uint64_t size) {
    // What only appends may not cut: the same file once more.
    const OwnHandle whole = owned(ReOpenFile(handleOf(file), GENERIC_WRITE, for_everybody, 0));
    if (!whole)
        return failed();
    FILE_END_OF_FILE_INFO end{};
    end.EndOfFile.QuadPart = static_cast<LONGLONG>(size);
    return zeroIf(SetFileInformationByHandle(whole.get(), FileEndOfFileInfo, &end, sizeof end));
}

int sync(int file) {
    if (FlushFileBuffers(handleOf(file)))
        return 0;
    const DWORD error = GetLastError();
    return isFolder(handleOf(file)) ? refused(EINVAL) : failed(error); // NTFS keeps names in a journal, and renames write through
}

int rename(const fs::path& from, const fs::path& to) {
    if (isUnsafeName(to))
        return refused(EINVAL);
    const std::wstring source = longPath(from), target = longPath(to);
    const DWORD there = GetFileAttributesW(target.c_str());
    if (there != INVALID_FILE_ATTRIBUTES && (there & FILE_ATTRIBUTE_DIRECTORY) != 0) {
        const DWORD what = GetFileAttributesW(source.c_str());
        if (what == INVALID_FILE_ATTRIBUTES)
            return failed();
        if ((what & FILE_ATTRIBUTE_DIRECTORY) == 0)
            return refused(EISDIR);
        if (source != target && !RemoveDirectoryW(target.c_str()))
            return failed();
    }
    makeWritable(target);
    const auto moved = [&] {
        if (MoveFileExW(source.c_str(), target.c_str(), MOVEFILE_REPLACE_EXISTING | MOVEFILE_WRITE_THROUGH))
            return TRUE;
        const DWORD error = GetLastError();
        if ((error == ERROR_ACCESS_DENIED || error == ERROR_SHARING_VIOLATION) && replaceOpen(source, target))
            return TRUE;
        SetLastError(error);
        return FALSE;
    };
    return zeroIf(patiently(moved, true));
}

int link(const fs::path& from, const fs::path& to) {
    if (isUnsafeName(to))
        return refused(EINVAL);
    const std::wstring source = longPath(from), target = longPath(to);
    return zeroIf(patiently([&] { return CreateHardLinkW(target.c_str(), source.c_str(), nullptr); }, false));
}

int unlink(const fs::path& path) {
    const std::wstring name = longPath(path);
    const DWORD attributes = GetFileAttributesW(name.c_str());
    if (attributes != INVALID_FILE_ATTRIBUTES && (attributes & FILE_ATTRIBUTE_DIRECTORY) != 0 &&
        (attributes & FILE_ATTRIBUTE_REPARSE_POINT) == 0)
        return refused(EISDIR);
    makeWritable(name);
    return zeroIf(patiently([&] { return DeleteFileW(name.c_str()); }, true));
}

int makeFolder(const fs::path& path) {
    return isUnsafeName(path) ? refused(EINVAL) : zeroIf(CreateDirectoryW(longPath(path).c_str(), nullptr));
}

std::optional<FileStatus> statusOf(int file) {
    const HANDLE handle = handleOf(file);
    FileStatus status;
    const DWORD type = GetFileType(handle);
    if (type == FILE_TYPE_CHAR || type == FILE_TYPE_PIPE) {
        status.kind = type == FILE_TYPE_CHAR ? FileKind::device : FileKind::fifo;
        return status;
    }
    FILE_STANDARD_INFO standard{};
    BY_HANDLE_FILE_INFORMATION numbers{};
    if (!GetFileInformationByHandleEx(handle, FileStandardInfo, &standard, sizeof standard) ||
        !GetFileInformationByHandle(handle, &numbers)) {
        failed();
        return {};
    }
    status.kind = standard.Directory ? FileKind::folder : FileKind::file;
    status.size = static_cast<std::uint64_t>(standard.EndOfFile.QuadPart);
    status.names = standard.DeletePending ? 0 : standard.NumberOfLinks;
    FILE_ID_INFO id{};
    if (GetFileInformationByHandleEx(handle, FileIdInfo, &id, sizeof id)) {
        static_assert(sizeof id.FileId == 16);
        std::array<std::uint64_t, 2> halves{};
        std::copy_n(reinterpret_cast<const char*>(&id.FileId), sizeof id.FileId, reinterpret_cast<char*>(halves.data()));
        status.identity = {id.VolumeSerialNumber, halves[1], halves[0]};
    } else // file systems without long numbers
        status.identity = {numbers.dwVolumeSerialNumber, 0,
                           static_cast<std::uint64_t>(numbers.nFileIndexHigh) << 32 | numbers.nFileIndexLow};
    return status;
}

std::optional<FileStatus> statusOf(const fs::path& path) {
    if (leadsToDevice(path))
        return FileStatus{FileKind::device, 0, 0, {}};
    const OwnHandle file = owned(CreateFileW(longPath(path).c_str(), FILE_READ_ATTRIBUTES, for_everybody, nullptr, OPEN_EXISTING,
                                             FILE_FLAG_BACKUP_SEMANTICS, nullptr));
    if (!file) {
        failed();
        return {};
    }
    return statusOf(numberOf(file.get()));
}

int lock(int file, Locking kind, bool wait) {
    OVERLAPPED place = lockedByte();
    const DWORD how = (kind == Locking::alone ? LOCKFILE_EXCLUSIVE_LOCK : 0) | (wait ? 0 : LOCKFILE_FAIL_IMMEDIATELY);
    if (LockFileEx(handleOf(file), how, 0, 1, 0, &place))
        return 0;
    const DWORD error = GetLastError();
    return error == ERROR_IO_PENDING ? refused(EWOULDBLOCK) : failed(error);
}

int copyPermissions(const fs::path& from, int file) {
    std::wstring name = longPath(from);
    const DWORD attributes = GetFileAttributesW(name.c_str());
    if (attributes == INVALID_FILE_ATTRIBUTES)
        return 0;
    PACL list = nullptr;
    PSECURITY_DESCRIPTOR all = nullptr;
    if (GetNamedSecurityInfoW(name.data(), SE_FILE_OBJECT, DACL_SECURITY_INFORMATION, nullptr, nullptr, &list, nullptr, &all) !=
        ERROR_SUCCESS)
        return 0; // a file system without access lists
    const LocalMemory<void> freed(all);
    SECURITY_DESCRIPTOR_CONTROL control = 0;
    DWORD revision = 0;
    GetSecurityDescriptorControl(all, &control, &revision);
    const SECURITY_INFORMATION inherits = (control & SE_DACL_PROTECTED) != 0
                                              ? static_cast<SECURITY_INFORMATION>(PROTECTED_DACL_SECURITY_INFORMATION)
                                              : static_cast<SECURITY_INFORMATION>(UNPROTECTED_DACL_SECURITY_INFORMATION);
    const DWORD error =
        SetSecurityInfo(handleOf(file), SE_FILE_OBJECT, DACL_SECURITY_INFORMATION | inherits, nullptr, nullptr, list, nullptr);
    return error == ERROR_SUCCESS ? 0 : failed(error);
}

bool mayWriteIn(const fs::path& folder) {
    const OwnHandle tried = owned(CreateFileW(longPath(folder).c_str(), FILE_ADD_FILE | FILE_ADD_SUBDIRECTORY, for_everybody,
                                              nullptr, OPEN_EXISTING, FILE_FLAG_BACKUP_SEMANTICS, nullptr));
    if (!tried)
        failed();
    return tried != nullptr;
}

fs::path makeOwnFolder(const fs::path& place, std::string_view prefix) {
    const LocalMemory<void> list = ownersList(true);
    if (!list) {
        failed();
        return {};
    }
    SECURITY_ATTRIBUTES attributes{sizeof attributes, list.get(), FALSE};
    for (int attempts = 100; attempts > 0; --attempts) {
        const std::wstring letters = freshLetters();
        if (letters.empty())
            return {};
        fs::path folder = place / (wide(prefix) + letters);
        if (CreateDirectoryW(longPath(folder).c_str(), &attributes))
            return folder;
        if (failed(); errno != EEXIST)
            return {};
    }
    return {};
}

/// Folders cannot be locked: a file beside it, which nobody else can open, is the lock. It goes with its handle.
int lockFolder(const fs::path& folder) {
    fs::path beside = folder;
    beside += L".lock";
    const LocalMemory<void> list = ownersList(false);
    SECURITY_ATTRIBUTES attributes{sizeof attributes, list.get(), FALSE};
    OwnHandle lock = owned(CreateFileW(longPath(beside).c_str(), GENERIC_WRITE | DELETE, 0, &attributes, OPEN_ALWAYS,
                                       FILE_ATTRIBUTE_HIDDEN | FILE_ATTRIBUTE_TEMPORARY | FILE_FLAG_DELETE_ON_CLOSE, nullptr));
    if (!lock) {
        const DWORD error = GetLastError();
        const bool held = error == ERROR_SHARING_VIOLATION || error == ERROR_DELETE_PENDING || error == ERROR_ACCESS_DENIED;
        return held ? refused(EWOULDBLOCK) : failed(error);
    }
    const OwnHandle file =
        owned(CreateFileW(longPath(folder).c_str(), READ_CONTROL | FILE_READ_ATTRIBUTES, for_everybody, nullptr, OPEN_EXISTING,
                          FILE_FLAG_BACKUP_SEMANTICS | FILE_FLAG_OPEN_REPARSE_POINT, nullptr));
    if (!file)
        return failed();
    if (isLink(file.get()))
        return refused(ELOOP);
    if (!isFolder(file.get()))
        return refused(ENOTDIR);
    PSID owner = nullptr;
    PSECURITY_DESCRIPTOR all = nullptr;
    std::vector<char> user = ownUser();
    if (user.empty() || GetSecurityInfo(file.get(), SE_FILE_OBJECT, OWNER_SECURITY_INFORMATION, &owner, nullptr, nullptr, nullptr,
                                        &all) != ERROR_SUCCESS)
        return refused(EPERM);
    const LocalMemory<void> freed(all);
    BOOL of_group = FALSE; // what an administrator makes may belong to all of them
    if (!EqualSid(owner, sidOf(user)) && !(CheckTokenMembership(nullptr, owner, &of_group) && of_group))
        return refused(EPERM);
    return numberOf(lock.release());
}

void removeLocked(const fs::path& folder, int lock, bool with_everything) {
    if (with_everything)
        removeEverything(longPath(folder));
    else
        RemoveDirectoryW(longPath(folder).c_str());
    CloseHandle(handleOf(lock));
}

int namelessFile() {
    std::error_code error;
    const fs::path place = fs::temp_directory_path(error);
    const std::wstring letters = freshLetters();
    if (error || letters.empty())
        return refused(ENOENT);
    const LocalMemory<void> list = ownersList(false);
    SECURITY_ATTRIBUTES attributes{sizeof attributes, list.get(), FALSE};
    const HANDLE file =
        CreateFileW(longPath(place / (L"nictate-" + letters)).c_str(), GENERIC_READ | GENERIC_WRITE, for_everybody, &attributes,
                    CREATE_NEW, FILE_ATTRIBUTE_TEMPORARY | FILE_FLAG_DELETE_ON_CLOSE, nullptr);
    return file == INVALID_HANDLE_VALUE ? failed() : numberOf(file);
}

namespace {

/// Whether a set, of which `at` is the place after its '[', holds a character; the place after the set. Nothing where no ']' ends
/// it.
std::optional<std::pair<bool, std::size_t>> inSet(std::string_view pattern, std::size_t at, char c) {
    const bool others = at < pattern.size() && (pattern[at] == '!' || pattern[at] == '^');
    if (others)
        ++at;
    bool found = false;
    for (const std::size_t first = at; at < pattern.size(); ++at) {
        if (pattern[at] == ']' && at > first)
            return std::pair(found != others, at + 1);
        if (at + 2 < pattern.size() && pattern[at + 1] == '-' && pattern[at + 2] != ']') {
            found = found || (pattern[at] <= c && c <= pattern[at + 2]);
            at += 2;
        } else
            found = found || pattern[at] == c;
    }
    return {};
}

bool matchesFrom(std::string_view pattern, std::string_view name) {
    for (std::size_t at = 0; at < pattern.size();) {
        if (pattern[at] == '*') {
            for (std::size_t skipped = 0; skipped <= name.size(); ++skipped)
                if (matchesFrom(pattern.substr(at + 1), name.substr(skipped)))
                    return true;
            return false;
        }
        if (name.empty())
            return false;
        const auto set = pattern[at] == '[' ? inSet(pattern, at + 1, name[0]) : std::nullopt;
        const bool literal = pattern[at] == '\\' && at + 1 < pattern.size();
        if (set ? !set->first : pattern[literal ? at + 1 : at] != name[0] && (literal || pattern[at] != '?'))
            return false;
        at = set ? set->second : at + (literal ? 2 : 1);
        name.remove_prefix(1);
    }
    return name.empty();
}

} // namespace

bool matches(const std::string& pattern, const std::string& name) { return matchesFrom(pattern, name); }

fs::path trueName(const fs::path& path) {
    fs::path there = path, rest;
    for (;;) {
        const OwnHandle file = owned(
            CreateFileW(longPath(there).c_str(), 0, for_everybody, nullptr, OPEN_EXISTING, FILE_FLAG_BACKUP_SEMANTICS, nullptr));
        if (file) {
            std::wstring name(1u << 15, L'\0');
            const DWORD length = GetFinalPathNameByHandleW(file.get(), name.data(), static_cast<DWORD>(name.size()), 0);
            if (length == 0 || length >= name.size())
                return path;
            name.resize(length);
            if (name.starts_with(L"\\\\?\\UNC\\"))
                name.replace(0, 8, L"\\\\");
            else if (name.starts_with(L"\\\\?\\"))
                name.erase(0, 4);
            return rest.empty() ? fs::path(name) : fs::path(name) / rest;
        }
        if (!there.has_filename() || there == there.parent_path())
            return path;
        rest = rest.empty() ? there.filename() : there.filename() / rest;
        there = there.parent_path();
    }
}

bool isLink(const fs::path& path) {
    const OwnHandle file = owned(CreateFileW(longPath(path).c_str(), 0, for_everybody, nullptr, OPEN_EXISTING,
                                             FILE_FLAG_BACKUP_SEMANTICS | FILE_FLAG_OPEN_REPARSE_POINT, nullptr));
    return file && isLink(file.get());
}

void withUtf8Names(const std::function<void()>& run) {
    struct Restored {
        int per_thread = _configthreadlocale(_ENABLE_PER_THREAD_LOCALE);
        std::string before = std::setlocale(LC_CTYPE, nullptr);
        Restored() { std::setlocale(LC_CTYPE, ".UTF-8"); }
        ~Restored() {
            std::setlocale(LC_CTYPE, before.c_str());
            _configthreadlocale(per_thread);
        }
    } const restored;
    run();
}

std::ptrdiff_t randomBytes(void* out, std::size_t size) {
    const ULONG count = static_cast<ULONG>(std::min<std::size_t>(size, 1u << 30));
    if (BCryptGenRandom(nullptr, static_cast<PUCHAR>(out), count, BCRYPT_USE_SYSTEM_PREFERRED_RNG) < 0)
        return refused(EIO);
    return static_cast<std::ptrdiff_t>(count);
}

struct Program::State {
    HANDLE job = nullptr, process = nullptr, output = nullptr;
    ~State() {
        for (const HANDLE handle : {output, process, job}) // closing the job ends whatever is in it
            if (handle != nullptr)
                CloseHandle(handle);
    }
};

namespace {

/// A word as the usual start of a program in C takes it apart again.
std::wstring quoted(const std::wstring& word) {
    if (!word.empty() && word.find_first_of(L" \t\n\v\"") == std::wstring::npos)
        return word;
    std::wstring out = L"\"";
    std::size_t slashes = 0;
    for (const wchar_t c : word) {
        if (c == L'"')
            out.append(slashes + 1, L'\\');
        slashes = c == L'\\' ? slashes + 1 : 0;
        out += c;
    }
    return out.append(slashes, L'\\') + L'"';
}

[[noreturn]] void throwSystem(DWORD error = GetLastError()) {
    throw std::system_error(errnoOf(error), std::generic_category(), "GetLastError=" + std::to_string(error));
}

OwnHandle inheritable(HANDLE handle) {
    HANDLE copy = nullptr;
    if (handle == nullptr || handle == INVALID_HANDLE_VALUE)
        return {};
    if (!DuplicateHandle(GetCurrentProcess(), handle, GetCurrentProcess(), &copy, 0, TRUE, DUPLICATE_SAME_ACCESS))
        throwSystem();
    return OwnHandle(copy);
}

/// What a new program inherits, and nothing else.
class Inherited {
  public:
    explicit Inherited(std::vector<HANDLE> handles) : handles_(std::move(handles)) {
        SIZE_T size = 0;
        InitializeProcThreadAttributeList(nullptr, 1, 0, &size);
        memory_.resize(size);
        if (!InitializeProcThreadAttributeList(list(), 1, 0, &size) ||
            !UpdateProcThreadAttribute(list(), 0, PROC_THREAD_ATTRIBUTE_HANDLE_LIST, handles_.data(),
                                       handles_.size() * sizeof(HANDLE), nullptr, nullptr))
            throwSystem();
    }
    Inherited(const Inherited&) = delete;
    Inherited& operator=(const Inherited&) = delete;
    ~Inherited() { DeleteProcThreadAttributeList(list()); }
    LPPROC_THREAD_ATTRIBUTE_LIST list() { return reinterpret_cast<LPPROC_THREAD_ATTRIBUTE_LIST>(memory_.data()); }

  private:
    std::vector<HANDLE> handles_;
    std::vector<char> memory_;
};

bool isShellScript(const std::string& program) {
    std::string ending = program.size() < 4 ? "" : program.substr(program.size() - 4);
    for (char& c : ending)
        c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    return ending == ".bat" || ending == ".cmd";
}

} // namespace

Program::Program(const std::vector<std::string>& words, int input) : state_(std::make_unique<State>()) {
    if (words.empty() || isShellScript(words.front())) // a shell would read the words once more
        throw std::system_error(EINVAL, std::generic_category());
    HANDLE reading = nullptr, writing = nullptr;
    if (!CreatePipe(&reading, &writing, nullptr, 0))
        throwSystem();
    state_->output = reading;
    const OwnHandle ours(writing);
    const OwnHandle in = inheritable(handleOf(input)), out = inheritable(writing),
                    errors = inheritable(GetStdHandle(STD_ERROR_HANDLE));
    std::vector<HANDLE> handles = {in.get(), out.get()};
    if (errors)
        handles.push_back(errors.get());
    Inherited inherited(handles);
    STARTUPINFOEXW start{};
    start.StartupInfo.cb = sizeof start;
    start.StartupInfo.dwFlags = STARTF_USESTDHANDLES;
    start.StartupInfo.hStdInput = in.get();
    start.StartupInfo.hStdOutput = out.get();
    start.StartupInfo.hStdError = errors.get();
    start.lpAttributeList = inherited.list();
    state_->job = CreateJobObjectW(nullptr, nullptr);
    JOBOBJECT_EXTENDED_LIMIT_INFORMATION limits{};
    limits.BasicLimitInformation.LimitFlags = JOB_OBJECT_LIMIT_KILL_ON_JOB_CLOSE;
    if (!state_->job || !SetInformationJobObject(state_->job, JobObjectExtendedLimitInformation, &limits, sizeof limits))
        throwSystem();
    std::wstring line;
    for (const std::string& word : words)
        line += (line.empty() ? L"" : L" ") + quoted(wide(word));
    PROCESS_INFORMATION made{};
    if (!CreateProcessW(nullptr, line.data(), nullptr, nullptr, TRUE,
                        CREATE_SUSPENDED | CREATE_NO_WINDOW | EXTENDED_STARTUPINFO_PRESENT, nullptr, nullptr, &start.StartupInfo,
                        &made))
        throwSystem();
    state_->process = made.hProcess;
    const OwnHandle thread(made.hThread);
    if (!AssignProcessToJobObject(state_->job, made.hProcess)) {
        const DWORD error = GetLastError();
        TerminateProcess(made.hProcess, 1);
        throwSystem(error);
    }
    ResumeThread(made.hThread);
}

Program::~Program() {
    if (state_->job)
        TerminateJobObject(state_->job, 1);
}

std::optional<std::size_t> Program::read(char* buffer, std::size_t size, int milliseconds) {
    const auto deadline = std::chrono::steady_clock::now() + std::chrono::milliseconds(milliseconds);
    for (;;) {
        DWORD there = 0, got = 0;
        if (!PeekNamedPipe(state_->output, nullptr, 0, nullptr, &there, nullptr))
            return 0; // nobody has its other end
        if (there > 0)
            return ReadFile(state_->output, buffer, atMost(size), &got, nullptr) ? got : 0;
        if (std::chrono::steady_clock::now() >= deadline)
            return {};
        std::this_thread::sleep_for(std::chrono::milliseconds(2)); // a pipe cannot be waited for
    }
}

std::optional<int> Program::status() {
    DWORD status = 0;
    if (WaitForSingleObject(state_->process, 0) != WAIT_OBJECT_0 || !GetExitCodeProcess(state_->process, &status))
        return {};
    return static_cast<int>(status); // of a crash negative, as its number is
}

int ended(int status) {
    std::cout.flush();
    _cexit(); // files are closed, and the program's own statics end
    TerminateProcess(GetCurrentProcess(), static_cast<UINT>(status));
    return status;
}

std::vector<std::string> arguments(int, char**) {
    if (GetStdHandle(STD_OUTPUT_HANDLE) == nullptr && AttachConsole(ATTACH_PARENT_PROCESS)) {
        std::freopen("CONOUT$", "w", stdout);
        std::freopen("CONOUT$", "w", stderr);
    }
    static const UINT shown = GetConsoleOutputCP(), typed = GetConsoleCP(); // the console is others' before and after
    std::atexit([] {
        SetConsoleOutputCP(shown);
        SetConsoleCP(typed);
    });
    SetConsoleOutputCP(CP_UTF8);
    SetConsoleCP(CP_UTF8);
    ::_setmode(::_fileno(stdout), _O_BINARY);
    int count = 0;
    wchar_t** const words = CommandLineToArgvW(GetCommandLineW(), &count);
    std::vector<std::string> utf8;
    for (int i = 0; i < count; ++i)
        utf8.push_back(fs::path(words[i]).string());
    LocalFree(words);
    return utf8;
}

const std::string_view temporary_folder_variable = "TMP";
bool speaksPowerShell() { return true; }
bool triedUnderWineOnly() { return true; }

bool onTerminal() {
    DWORD mode = 0;
    return GetConsoleMode(GetStdHandle(STD_INPUT_HANDLE), &mode) && GetConsoleMode(GetStdHandle(STD_ERROR_HANDLE), &mode);
}

bool hasScreen() { return true; }

void reportSizeLimits() {} // writing never ends a program here

double secondsSinceStart() {
    FILETIME made, ended, kernel, user, now;
    if (!GetProcessTimes(GetCurrentProcess(), &made, &ended, &kernel, &user))
        return 0;
    GetSystemTimePreciseAsFileTime(&now);
    const auto ticks = [](const FILETIME& time) {
        return static_cast<std::int64_t>(static_cast<std::uint64_t>(time.dwHighDateTime) << 32 | time.dwLowDateTime);
    };
    return static_cast<double>(ticks(now) - ticks(made)) * 1e-7;
}

fs::path programFile() {
    std::wstring name(MAX_PATH, L'\0');
    for (;;) {
        const DWORD length = GetModuleFileNameW(nullptr, name.data(), static_cast<DWORD>(name.size()));
        if (length == 0)
            throw std::system_error(errnoOf(GetLastError()), std::generic_category());
        if (length < name.size())
            return name.substr(0, length);
        name.resize(2 * name.size());
    }
}

void* functionOf(const fs::path& folder, const std::string& module, const char* function) {
    const HMODULE library = LoadLibraryW((folder / ("lib" + module + ".dll")).c_str());
    return library != nullptr ? reinterpret_cast<void*>(GetProcAddress(library, function)) : nullptr;
}

void setUnlessSet(const char* name, const char* value) {
    if (std::getenv(name) == nullptr)
        ::_putenv_s(name, value);
}

} // namespace nictate::platform

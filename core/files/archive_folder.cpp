#include "core/files/archive_folder.h"

#include "core/errors.h"
#include "core/files/archive_input.h"
#include "core/files/folder.h"
#include "core/files/unpack.h"
#include "core/files/words.h"

#include <algorithm>
#include <archive.h>
#include <archive_entry.h>
#include <cerrno>
#include <set>
#include <string>

namespace nictate {

namespace fs = std::filesystem;

namespace {

constexpr const char* prefix = "nictate-unpacked-";
constexpr const char* mark = ".nictate-unpacked"; // a name alone makes no folder ours

void removeLeftBehind(const fs::path& place) {
    std::error_code error, ignored;
    for (fs::directory_iterator entry(place, error), end; !error && entry != end; entry.increment(error)) {
        if (!entry->path().filename().string().starts_with(prefix))
            continue;
        const int lock = platform::lockFolder(entry->path());
        if (lock >= 0) // one without a mark is ours if it is empty: killed before it was marked
            platform::removeLocked(entry->path(), lock, fs::is_regular_file(fs::symlink_status(entry->path() / mark, ignored)));
    }
}

fs::path temporaryPlace() {
    std::error_code error;
    fs::path place = fs::temp_directory_path(error);
    if (error)
        throwOutputError(platform::temporary_folder_variable, error.value());
    removeLeftBehind(place);
    return place;
}

/// Makes a folder and locks it. Until it is locked somebody may take it for left behind: then another is made.
int lockedFolder(const fs::path& place, fs::path& folder) {
    for (int attempts = 100;;) {
        folder = platform::makeOwnFolder(place, prefix);
        if (folder.empty())
            throwOutputError(place, errno);
        if (const int lock = platform::lockFolder(folder); lock >= 0)
            return lock;
        if (--attempts == 0)
            throwOutputError(folder, errno);
    }
}

constexpr std::size_t most_packed_files = 100000;

/// The parts of an entry's name, written by whatever system; hidden ones and "." among them.
std::vector<std::string> partsOf(std::string name) {
    std::replace(name.begin(), name.end(), '\\', '/');
    std::vector<std::string> parts;
    for (const fs::path& part : fs::path(name))
        if (!part.empty() && part != ".")
            parts.push_back(part.string());
    return parts;
}

bool leadsOut(const std::vector<std::string>& parts) {
    return std::any_of(parts.begin(), parts.end(), [](const std::string& part) {
        return part == "/" || part == ".." || part.size() > 255 || part.find('\0') != std::string::npos ||
               (part.size() == 2 && part[1] == ':'); // a drive
    });
}

/// Whether a file lies where stimuli are looked for; a video elsewhere is what a camera saw.
bool isStimulus(const std::vector<std::string>& parts) {
    static constexpr std::string_view folders[] = {"stimuli", "images", "pictures"};
    return parts.size() > 1 &&
           std::find(std::begin(folders), std::end(folders), lowerCase(parts[parts.size() - 2])) != std::end(folders);
}

/// What a study does not need.
bool isLeftOut(const std::vector<std::string>& parts) {
    static const std::vector<std::string> videos = {".mp4", ".avi", ".mkv", ".mov", ".mjpeg", ".wmv", ".webm", ".wav"};
    return (hasExtension(parts.back(), videos) && !isStimulus(parts)) ||
           std::any_of(parts.begin(), parts.end(),
                       [](const std::string& part) { return part.starts_with('.') || part == "__MACOSX"; });
}

class Unpacking {
  public:
    Unpacking(const fs::path& archive, const fs::path& into, const Progress& progress) : name_(archive.string()), into_(into) {
        std::error_code error;
        const fs::space_info space = fs::space(into, error);
        if (!error)
            most_bytes_ = std::min<std::uint64_t>(most_unpacked, space.available / 2);
        ByteStream bytes = fileBytes(archive);
        size_ = bytes.size;
        bytes.read = [read = bytes.read, taken = bytes.taken, size = size_, &progress](char* buffer, std::size_t room) {
            progress(std::min(1.0, static_cast<double>(*taken) / static_cast<double>(size)));
            return read(buffer, room);
        };
        ByteStream head = fileBytes(archive);
        // libarchive asks the locale, and drops names that do not fit it
        platform::withUtf8Names([&] { readAll(std::move(bytes), lookAhead(head, 2) == "PK"); });
    }

  private:
    /// A zip file's list of names is at its end.
    void readAll(ByteStream bytes, bool zip) {
        ArchiveInput input(zip ? std::move(bytes) : unpacked(std::move(bytes), name_), name_);
        if (zip)
            archive_read_support_format_zip_seekable(input.get());
        else
            archive_read_support_format_tar(input.get());
        input.open();
        while (archive_entry* entry = input.nextEntry())
            read(input, entry);
        if (files_ == 0)
            refuse(Text("holds no files"), {});
    }

    void read(ArchiveInput& input, archive_entry* entry) {
        const char* name = archive_entry_pathname(entry);
        if (name == nullptr)
            name = archive_entry_pathname_utf8(entry);
        if (name == nullptr)
            refuse(Text("holds a file whose name cannot be read"), Text("unpack it and open the folder"));
        const std::vector<std::string> parts = partsOf(name);
        if (leadsOut(parts))
            refuse(Text("holds a file that would lie outside of it, %1", inQuotes(name)), Text("it may be meant to do harm"));
        const bool link = archive_entry_hardlink(entry) != nullptr || archive_entry_filetype(entry) != AE_IFREG;
        if (parts.empty() || link || isLeftOut(parts))
            return;
        if (archive_entry_is_data_encrypted(entry) != 0)
            refuse(Text("is encrypted"), Text("unpack it with its password and open the folder"));
        if (archive_entry_size_is_set(entry) != 0) { // what it claims is refused before it is written
            claimed_ += static_cast<std::uint64_t>(std::max<la_int64_t>(0, archive_entry_size(entry)));
            refuseBomb(claimed_, size_, name_, most_unpacked);
        }
        if (++files_ > most_packed_files)
            refuse(Text("holds more than %1 files", most_packed_files), Text("unpack it and open a part"));
        fs::path file = into_;
        for (const std::string& part : parts)
            file /= part;
        write(input, file, name);
    }

    void write(ArchiveInput& input, const fs::path& file, const char* name) {
        std::error_code error;
        fs::create_directories(file.parent_path(), error);
        const FileHandle out(platform::open(file, platform::Opening::writing_new, platform::Readers::owner));
        if (out.get() < 0 && (errno == EEXIST || errno == ENOTDIR || errno == EISDIR))
            refuse(Text("holds two files called %1", inQuotes(name)), Text("unpack it and open the folder"));
        if (out.get() < 0 && errno == EINVAL)
            refuse(Text("holds a file whose name this system cannot have, %1", inQuotes(name)),
                   Text("unpack it under other names"));
        if (out.get() < 0)
            throwOutputError(file, errno);
        const FileOperations files;
        std::vector<char> buffer(1u << 20);
        std::uint64_t of_file = 0;
        while (const std::size_t count = input.readData(buffer.data(), buffer.size())) {
            written_ += count;
            refuseBomb(written_, size_, name_, most_unpacked);
            if ((of_file += count) > most_unpacked_file)
                refuse(Text("holds a file of more than %1 GiB, %2", most_unpacked_file >> 30, inQuotes(name)),
                       Text("unpack it yourself and look what is in it"));
            if (written_ > most_bytes_)
                refuse(Text("unpacks to more than %1 MiB, half of what the disk of %2 has left", most_bytes_ >> 20,
                            into_.parent_path().string()),
                       Text("unpack it elsewhere and open the folder, or set %1", platform::temporary_folder_variable));
            writeAll(files, out.get(), {buffer.data(), count}, file);
        }
    }

    [[noreturn]] void refuse(const Text& problem, const Text& what_to_do) const {
        throw ParseError(name_, 0, 0, problem, what_to_do);
    }

    std::string name_;
    fs::path into_;
    std::uint64_t size_ = 0, written_ = 0, claimed_ = 0, most_bytes_ = most_unpacked;
    std::size_t files_ = 0;
};

/// The folder, or the one in it, if it holds nothing else.
fs::path withoutWrapping(const fs::path& folder) {
    fs::directory_iterator entry(folder), end;
    const fs::path first = entry->path();
    return entry->is_directory() && ++entry == end ? first : folder;
}

} // namespace

PrivateFolder::PrivateFolder() : lock_(lockedFolder(temporaryPlace(), path_)) {
    try {
        writeNewFile(FileOperations(), path_ / mark, "nictate unpacks an archive here and removes this folder\n",
                     platform::Readers::owner);
    } catch (const OutputError&) {
        platform::removeLocked(path_, lock_, true);
        throw;
    }
}

PrivateFolder::~PrivateFolder() { platform::removeLocked(path_, lock_, true); }

const std::vector<std::string>& archiveExtensions() {
    static const std::vector<std::string> extensions = {".zip",  ".tar",    ".tar.gz", ".tgz",    ".tar.bz2",
                                                        ".tbz2", ".tar.xz", ".txz",    ".tar.zst"};
    return extensions;
}

bool isArchiveName(const fs::path& path) {
    const std::string name = lowerCase(path.filename().string());
    const auto& extensions = archiveExtensions();
    return std::any_of(extensions.begin(), extensions.end(),
                       [&](const std::string& extension) { return name.ends_with(extension); });
}

ArchiveFolder::ArchiveFolder(const fs::path& archive, const Progress& progress) try {
    const fs::path folder = place_.path() / archive.filename(); // messages name files in it
    fs::create_directory(folder);
    Unpacking(archive, folder, progress);
    path_ = withoutWrapping(folder);
} catch (const OutputError& problem) {
    throw ParseError(archive.string(), 0, 0, Text("cannot be unpacked: %1", problem.text),
                     Text("set %1 to a folder with room", platform::temporary_folder_variable));
}

void ArchiveFolder::keepOnly(const std::vector<fs::path>& files) const {
    std::vector<fs::path> all;
    std::error_code error;
    for (fs::recursive_directory_iterator entry(path_, error), end; !error && entry != end; entry.increment(error))
        if (entry->is_regular_file())
            all.push_back(entry->path());
    const std::set<fs::path> kept(files.begin(), files.end());
    for (const fs::path& file : all)
        if (!kept.contains(file))
            fs::remove(file, error);
}

} // namespace nictate

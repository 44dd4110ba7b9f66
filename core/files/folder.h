#pragma once
// What lies in a folder, and what names say.

#include <filesystem>
#include <functional>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace nictate {

/// The files in a folder that are not hidden, FIFOs and devices among them, sorted by name. Throws ParseError when it cannot be
/// read.
std::vector<std::filesystem::path> filesIn(const std::filesystem::path& folder);

/// The files in the folders below a folder, at most eight levels down, sorted by path. Folders that `enter` does not
/// want, hidden files and folders, and links to folders are passed over. Throws ParseError when one cannot be read, or when
/// there are more than 100000 files.
std::vector<std::filesystem::path> filesBelow(const std::filesystem::path& folder,
                                              const std::function<bool(const std::filesystem::path& folder)>& enter);

/// A name without the ending of a compressed file (".gz", ".bz2", ".xz", ".zst"): "gaze.csv" of "gaze.csv.gz".
std::filesystem::path withoutCompression(const std::filesystem::path& path);

/// Whether a name ends with one of these (".csv"), whatever its case, compressed or not.
bool hasExtension(const std::filesystem::path& path, std::span<const std::string> extensions);

/// The last part of a path as UTF-8; "study" where it has none.
std::string nameOf(const std::filesystem::path& path);
/// The same without extension, and without that of a compressed file: "gaze" of "gaze.csv.gz".
std::string stemOf(const std::filesystem::path& path);

/// A new file's name, `stem` and `ending`, with "-2", "-3" … between them where that is taken; on some systems A is a, so they
/// are one name here. It is taken from then on.
std::string freeName(std::set<std::string>& taken, const std::string& stem, const std::string& ending = {},
                     const std::string& before_number = "-");

/// What a relative path leads to, with all links followed, where that is in the folder; nothing where it is not, or not there.
std::optional<std::filesystem::path> insideFolder(const std::filesystem::path& folder, const std::filesystem::path& relative);

/// The folder a file lies in, "." for a bare name.
std::filesystem::path folderOf(const std::filesystem::path& file);

} // namespace nictate

#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace nictate {

/// What a file's name says about it.
struct NameParts {
    std::string participant;
    std::string recording; ///< empty where the pattern has none
    std::string condition; ///< likewise
    bool operator==(const NameParts&) const = default;
};

/// A file name with holes: `{participant}` (must be there), `{recording}`, `{condition}`, each at least one character and
/// as few as the rest allows, and `*` for anything. Other text stands for itself, whatever its case.
class NamePattern {
  public:
    /// Throws InvalidParameter naming `pattern`.
    explicit NamePattern(const std::string& text);
    std::optional<NameParts> match(const std::string& file_name) const;
    const std::string& text() const { return text_; }

  private:
    struct Piece {
        std::string literal;                    ///< used when hole is null
        std::string NameParts::*hole = nullptr; ///< or `anything`
        bool anything = false;
    };
    bool matchFrom(std::size_t piece, std::string_view rest, NameParts& parts) const;

    std::string text_;
    std::vector<Piece> pieces_;
};

/// Tried in this order when nobody gave a pattern.
const std::vector<std::string>& defaultNamePatterns();

/// One file of a folder as a pattern reads it.
struct NamedFile {
    std::filesystem::path file;
    std::optional<NameParts> parts; ///< nothing: the name does not match
    std::string condition;          ///< what the file's condition will be called
};

/// Settles what the conditions are called: what the pattern says, or the recording's number where the pattern names no
/// condition or all files share one while recordings differ. Throws ParseError naming both files where two are of one
/// participant and condition.
void settleConditions(std::vector<NamedFile>& files);

/// What a pattern makes of these files, for a preview and for opening. The empty pattern stands for the first default one
/// that fits a file; where none does, no file has parts. Throws InvalidParameter for a pattern that cannot be, or that
/// matches nothing.
std::vector<NamedFile> nameFiles(const std::vector<std::filesystem::path>& files, const std::string& pattern);
/// The same for the tables of a folder, conditions settled as far as they can be.
std::vector<NamedFile> previewNames(const std::filesystem::path& folder, const std::string& pattern);

} // namespace nictate

#pragma once

#include "core/errors.h"
#include "core/io/labels.h"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace nictate {

/// Files of a folder whose names do not say whose they are: a person must give a pattern (--pattern, import dialog).
struct NamesNotRecognised : ParseError {
    using ParseError::ParseError;
};

/// What a file's name says about it.
struct NameParts {
    std::string participant;
    std::string recording; ///< empty where the pattern has none
    std::string condition; ///< likewise
    std::string stimulus;  ///< likewise
    bool operator==(const NameParts&) const = default;
};

/// A file name with holes: `{participant}` (must be there), `{recording}`, `{condition}`, `{stimulus}`, each at least one
/// character and as few as the rest allows, and `*` for anything. Other text stands for itself, whatever its case. Names of
/// folders may stand before it, `{participant}/{recording}/gaze.csv`; holes and `*` end where a folder's name does.
class NamePattern {
  public:
    /// Throws InvalidParameter naming `pattern`.
    explicit NamePattern(const std::string& text);
    /// By the file's name and those of as many folders as the pattern has.
    std::optional<NameParts> match(const std::filesystem::path& file) const;
    const std::string& text() const { return text_; }

  private:
    struct Piece {
        std::string literal;                    ///< used when hole is null
        std::string NameParts::*hole = nullptr; ///< or `anything`
        bool anything = false;
    };
    /// Which pieces are known not to fit the text from where on; keeps many stars from taking forever.
    using DeadEnds = std::vector<bool>;
    bool matchFrom(std::size_t piece, std::string_view rest, NameParts& parts, DeadEnds& dead) const;
    bool tryFrom(std::size_t piece, std::string_view rest, NameParts& parts, DeadEnds& dead) const;

    std::string text_;
    std::vector<Piece> pieces_;
    std::size_t folders_ = 0;
};

/// Tried in this order when nobody gave a pattern.
const std::vector<std::string>& defaultNamePatterns();

/// One file of a folder as a pattern reads it.
struct NamedFile {
    std::filesystem::path file;
    std::optional<NameParts> parts; ///< nothing: the name does not match
    std::string condition;          ///< what the file's condition will be called
};

/// Settles what the conditions are called, each file's by its own name: what labels say, else the pattern's condition, else the
/// recording's number, also where the same person has several recordings of a condition, and both where these are numbered anew
/// in each. Throws NamesNotRecognised naming both files where two are of one participant, stimulus and condition; all conditions
/// are settled even then.
void settleConditions(std::vector<NamedFile>& files, const Labels& labels = {});

/// The first default pattern that fits most of these files, else patternByWords(); empty where none does. One file never decides
/// for the others.
std::string fittingPattern(const std::vector<std::filesystem::path>& files);

/// What a pattern makes of these files. The empty pattern stands for the fitting default one; where none fits, no file
/// has parts. Throws InvalidParameter for a pattern that cannot be, or that matches nothing.
std::vector<NamedFile> nameFiles(const std::vector<std::filesystem::path>& files, const std::string& pattern);

/// What opening these files by a pattern would make of them, and why it would not go. Never throws for the pattern.
struct NamePreview {
    std::vector<NamedFile> files;
    std::size_t matching = 0;
    Text problem; ///< one line for a person; empty = they can be opened so
};
NamePreview previewNames(const std::vector<std::filesystem::path>& files, const Labels& labels, const std::string& pattern);

} // namespace nictate

#pragma once

#include "core/files/byte_stream.h"
#include "core/progress.h"

#include <string>
#include <string_view>
#include <vector>

namespace nictate {

/// The same bytes, or as UTF-8 where they are UTF-16: by their byte-order mark, or by their first thousand bytes, every other
/// one of which is NUL where text in Latin letters lacks the mark. Nothing that comes later changes this. Reading throws
/// ParseError where UTF-16 is cut off or malformed; `name` is used in the message.
ByteStream asUtf8Bytes(ByteStream bytes, const std::string& name);

/// The bytes of one text, read forward in blocks of 1 MiB: whoever reads a 2 GB export through it holds a few
/// blocks in memory, never the file. Skips a UTF-8 byte-order mark; throws ParseError where the text is
/// binary (NUL bytes) or cannot be read. Reports progress by bytes and stops when cancelled.
class TextSource {
  public:
    /// `name` is used in messages. Without a size of the bytes there is no progress.
    TextSource(ByteStream bytes, std::string name, Progress progress = {});

    /// A text in memory, which must outlive the source. UTF-16 is read as UTF-8.
    static TextSource fromMemory(std::string_view text, std::string name);
    /// The text of a file, unpacked where it is compressed; UTF-16 is read as UTF-8. What a file is, its first bytes say.
    /// Throws ParseError as fileBytes does.
    static TextSource fromFile(const std::filesystem::path& path, Progress progress = {});

    /// Whether the text was made here of a workbook or of arrays, with tabs between the cells.
    bool isMade() const { return made_; }

    /// Who is told about what is read from now on, and may cancel it.
    void report(Progress progress);

    /// Bytes read and not yet consumed. Invalid after more().
    std::string_view pending() const { return {buffer_.data() + begin_, end_ - begin_}; }
    /// Read another block behind the pending bytes; false when there is none.
    bool more();
    void consume(std::size_t bytes) { begin_ += bytes; }
    /// Pending bytes, at least `bytes` of them if the text has as many.
    std::string_view peek(std::size_t bytes);
    bool atEnd() const { return at_end_; }
    const std::string& name() const { return name_; }

  private:
    static TextSource made(ByteStream bytes, const std::string& name, Progress progress);
    void tell() const;
    void refuseWhatIsNoText(std::string_view fresh) const;

    ByteStream bytes_;
    std::string name_;
    Progress progress_;
    std::vector<char> buffer_;
    std::size_t begin_ = 0;
    std::size_t end_ = 0;
    std::uint64_t total_ = 0; ///< bytes of the text that were read
    bool at_end_ = false;
    bool made_ = false;
};

/// A line of a text without its end (CRLF, LF or CR) and the number of its line, from 1.
class LineReader {
  public:
    explicit LineReader(TextSource& source) : source_(source) {}
    /// False at the end. The line is valid until the next call. Throws ParseError for a line above 4 MiB.
    bool next(std::string_view& line);
    std::size_t lineNumber() const { return line_number_; }
    /// Whether the last line read ended with a line end; a file cut off in mid-line does not.
    bool lineWasComplete() const { return complete_; }

  private:
    TextSource& source_;
    std::size_t line_number_ = 0;
    bool complete_ = true;
};

/// Passes over the lines before this one (from 1). The source must stand at its first line.
void skipToLine(TextSource& source, std::size_t line);

/// Longest line or record a reader takes; longer ones are no table but an unterminated quote or another
/// format.
inline constexpr std::size_t longest_record = 4u << 20;

} // namespace nictate

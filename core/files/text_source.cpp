#include "core/files/text_source.h"

#include "core/errors.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <memory>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>

namespace nictate {

namespace {

constexpr std::size_t block = 1u << 20;

std::string systemReason(int reason) { return std::generic_category().message(reason); }

/// Where the line ends, or npos. A plain loop: find_first_of calls a function for every byte.
std::size_t lineEnd(std::string_view text) {
    for (std::size_t i = 0; i < text.size(); ++i)
        if (text[i] == '\n' || text[i] == '\r')
            return i;
    return std::string_view::npos;
}

/// A file descriptor that closes itself.
struct OpenFile {
    explicit OpenFile(int file_) : file(file_) {}
    OpenFile(const OpenFile&) = delete;
    OpenFile& operator=(const OpenFile&) = delete;
    ~OpenFile() { ::close(file); }
    int file;
};

} // namespace

TextSource::TextSource(Read read, std::string name, std::uint64_t size, Progress progress)
    : read_(std::move(read)), name_(std::move(name)), size_(size), progress_(std::move(progress)) {
    if (peek(3).starts_with("\xEF\xBB\xBF"))
        consume(3);
}

TextSource TextSource::fromMemory(std::string_view text, std::string name) {
    auto rest = std::make_shared<std::string_view>(text);
    auto read = [rest](char* buffer, std::size_t size) {
        std::size_t count = std::min(size, rest->size());
        std::copy_n(rest->data(), count, buffer);
        rest->remove_prefix(count);
        return count;
    };
    return TextSource(read, std::move(name), text.size());
}

TextSource TextSource::fromFile(const std::filesystem::path& path, Progress progress) {
    std::string name = path.string();
    int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
    if (file < 0)
        throw ParseError(name, 0, 0, "cannot be read: " + systemReason(errno), "check the path and its permissions");
    auto opened = std::make_shared<OpenFile>(file);
    struct stat status {};
    if (::fstat(file, &status) != 0 || S_ISDIR(status.st_mode))
        throw ParseError(name, 0, 0, "is a folder, not a file", "give a text file");
    auto read = [opened, name](char* buffer, std::size_t size) {
        for (;;) {
            ssize_t count = ::read(opened->file, buffer, size);
            if (count >= 0)
                return static_cast<std::size_t>(count);
            if (errno != EINTR)
                throw ParseError(name, 0, 0, "cannot be read: " + systemReason(errno), "");
        }
    };
    auto size = S_ISREG(status.st_mode) ? static_cast<std::uint64_t>(status.st_size) : 0;
    return TextSource(read, name, size, std::move(progress));
}

bool TextSource::more() {
    if (at_end_)
        return false;
    std::size_t kept = end_ - begin_;
    if (begin_ > 0)
        std::memmove(buffer_.data(), buffer_.data() + begin_, kept);
    begin_ = 0;
    end_ = kept;
    // A small text gets a small buffer: peeking at many little files should not cost a block each.
    std::size_t wanted = size_ > 0 ? std::min<std::uint64_t>(block, size_ + 1) : block;
    if (buffer_.size() < kept + wanted)
        buffer_.resize(kept + wanted);
    std::size_t count = read_(buffer_.data() + kept, buffer_.size() - kept);
    end_ += count;
    at_end_ = count == 0;
    refuseWhatIsNoText({buffer_.data() + kept, count});
    total_ += count;
    tell();
    return count > 0;
}

void TextSource::report(Progress progress) {
    progress_ = std::move(progress);
    tell();
}

void TextSource::tell() const {
    if (size_ > 0)
        progress_(std::min(1.0, static_cast<double>(total_) / static_cast<double>(size_)));
    else if (progress_.cancelled())
        throw Cancelled();
}

std::string_view TextSource::peek(std::size_t bytes) {
    while (pending().size() < bytes && more()) {
    }
    return pending();
}

void TextSource::refuseWhatIsNoText(std::string_view fresh) const {
    if (total_ == 0 && (fresh.starts_with("\xFF\xFE") || fresh.starts_with("\xFE\xFF")))
        throw ParseError(name_, 1, 0, "is UTF-16 text, which Nictate does not read", "save it as UTF-8");
    if (total_ == 0 && fresh.starts_with("\x1F\x8B"))
        throw ParseError(name_, 0, 0, "is compressed with gzip", "unpack it first");
    std::size_t zero = fresh.find('\0');
    if (zero != std::string_view::npos)
        throw ParseError(name_, 0, 0, "holds binary data (a NUL byte at offset " + std::to_string(total_ + zero) + ")",
                         "give a text export, saved as UTF-8");
}

bool LineReader::next(std::string_view& line) {
    for (;;) {
        std::string_view text = source_.pending();
        std::size_t end = lineEnd(text);
        bool whole = end != std::string_view::npos && (text[end] == '\n' || end + 1 < text.size() || source_.atEnd());
        if (!whole) {
            if (text.size() > longest_record)
                throw ParseError(source_.name(), line_number_ + 1, 0, "is a line longer than 4 MiB", "");
            if (source_.more())
                continue;
            if (end == std::string_view::npos && text.empty())
                return false;
            text = source_.pending();
        }
        ++line_number_;
        complete_ = end != std::string_view::npos;
        line = text.substr(0, end);
        std::size_t used = complete_ ? end + 1 : text.size();
        if (complete_ && text[end] == '\r' && end + 1 < text.size() && text[end + 1] == '\n')
            ++used;
        source_.consume(used);
        return true;
    }
}

void skipToLine(TextSource& source, std::size_t line) {
    LineReader lines(source);
    std::string_view passed;
    while (lines.lineNumber() + 1 < line && lines.next(passed)) {
    }
}

} // namespace nictate

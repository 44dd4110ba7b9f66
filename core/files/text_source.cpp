#include "core/files/text_source.h"

#include "core/errors.h"
#include "core/files/hdf5_file.h"
#include "core/files/iohub_file.h"
#include "core/files/mat_file.h"
#include "core/files/mat_text.h"
#include "core/files/r_file.h"
#include "core/files/recode.h"
#include "core/files/unpack.h"
#include "core/files/workbook.h"

#include <algorithm>
#include <cstring>

namespace nictate {

namespace {

constexpr std::size_t block = 1u << 20;

/// Where the line ends, or npos. A plain loop: find_first_of calls a function for every byte.
std::size_t lineEnd(std::string_view text) {
    for (std::size_t i = 0; i < text.size(); ++i)
        if (text[i] == '\n' || text[i] == '\r')
            return i;
    return std::string_view::npos;
}

ByteStream ownedBytes(std::string text) {
    const auto whole = std::make_shared<const std::string>(std::move(text));
    ByteStream inner = memoryBytes(*whole);
    return {[whole, read = std::move(inner.read)](char* buffer, std::size_t size) { return read(buffer, size); }, inner.size,
            inner.taken};
}

} // namespace

TextSource::TextSource(ByteStream bytes, std::string name, Progress progress)
    : bytes_(std::move(bytes)), name_(std::move(name)), progress_(std::move(progress)) {
    if (peek(3).starts_with("\xEF\xBB\xBF"))
        consume(3);
}

TextSource TextSource::fromMemory(std::string_view text, std::string name) {
    return TextSource(asUtf8Bytes(memoryBytes(text), name), name);
}

TextSource TextSource::fromFile(const std::filesystem::path& path, Progress progress) {
    const std::string name = path.string();
    ByteStream bytes = fileBytes(path);
    const std::string begins = lookAhead(bytes, 8);
    if (begins.starts_with(zip_beginning))
        if (std::optional<std::string> text = workbookText(path))
            return TextSource(ownedBytes(std::move(*text)), name, std::move(progress));
    if (begins == hdf5_beginning && isIohub(path))
        return TextSource(iohubText(path), name, std::move(progress));
    ByteStream plain = unpacked(fileBytes(path), name);
    const std::string head = lookAhead(plain, mat_beginning.size());
    if (head == mat_beginning)
        return TextSource(ownedBytes(matText(std::move(plain), name)), name, std::move(progress));
    if (isRFile(head))
        return TextSource(rText(std::move(plain), name), name, std::move(progress));
    return TextSource(asUtf8Bytes(std::move(plain), name), name, std::move(progress));
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
    std::size_t wanted = bytes_.size > 0 ? std::min<std::uint64_t>(block, bytes_.size + 1) : block;
    if (buffer_.size() < kept + wanted)
        buffer_.resize(kept + wanted);
    std::size_t count = bytes_.read(buffer_.data() + kept, buffer_.size() - kept);
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
    if (bytes_.size > 0)
        progress_(std::min(1.0, static_cast<double>(*bytes_.taken) / static_cast<double>(bytes_.size)));
    else if (progress_.cancelled())
        throw Cancelled();
}

std::string_view TextSource::peek(std::size_t bytes) {
    while (pending().size() < bytes && more()) {
    }
    return pending();
}

void TextSource::refuseWhatIsNoText(std::string_view fresh) const {
    std::size_t zero = fresh.find('\0');
    if (zero != std::string_view::npos)
        throw ParseError(name_, 0, 0, Text("holds binary data (a NUL byte at offset %1)", total_ + zero),
                         Text("give a text export, saved as UTF-8"));
}

bool LineReader::next(std::string_view& line) {
    for (;;) {
        std::string_view text = source_.pending();
        std::size_t end = lineEnd(text);
        bool whole = end != std::string_view::npos && (text[end] == '\n' || end + 1 < text.size() || source_.atEnd());
        if (!whole) {
            if (text.size() > longest_record)
                throw ParseError(source_.name(), line_number_ + 1, 0, Text("is a line longer than 4 MiB"), {});
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

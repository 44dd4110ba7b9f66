#include "core/files/text_source.h"

#include "core/errors.h"
#include "core/files/arff.h"
#include "core/files/hdf5_file.h"
#include "core/files/iohub_file.h"
#include "core/files/mat_file.h"
#include "core/files/r_file.h"
#include "core/files/tracker_log.h"
#include "core/files/unpack.h"
#include "core/files/words.h"
#include "core/files/workbook.h"

#include <algorithm>
#include <cstring>
#include <memory>
#include <optional>
#include <vector>

namespace nictate {

namespace {

constexpr std::size_t head_bytes = 1000;

/// Whether pairs of bytes are text of which the low byte comes at `low` (0 or 1), nearly all in Latin letters.
bool looksLikeUtf16(std::string_view head, std::size_t low) {
    std::size_t latin = 0;
    for (std::size_t i = 0; i + 1 < head.size(); i += 2) {
        const auto code = static_cast<unsigned char>(head[i + low]);
        if (head[i + 1 - low] != '\0')
            continue;
        if (code < 0x20 && code != '\t' && code != '\n' && code != '\r')
            return false;
        ++latin;
    }
    return head.size() >= 4 && 4 * latin >= 3 * (head.size() / 2);
}

/// Which byte of a pair is the low one; nothing for what needs no recoding.
std::optional<std::size_t> lowByteOf(std::string_view head) {
    if (head.starts_with("\xFF\xFE") || (head.find('\0') == 1 && looksLikeUtf16(head, 0)))
        return 0;
    if (head.starts_with("\xFE\xFF") || (head.find('\0') == 0 && looksLikeUtf16(head, 1)))
        return 1;
    return {};
}

class Recoder {
  public:
    Recoder(ByteStream bytes, std::string name, std::size_t low)
        : bytes_(std::move(bytes)), name_(std::move(name)), low_(low), input_(64u << 10) {}

    /// False at the end.
    bool next(std::string& plain) {
        const std::size_t fresh = bytes_.read(input_.data() + left_, input_.size() - left_);
        if (fresh == 0 && left_ > 0)
            refuse(Text("half a character"));
        convert(left_ + fresh, plain);
        return fresh > 0;
    }

  private:
    char16_t unitAt(std::size_t i) const {
        return static_cast<char16_t>(static_cast<unsigned char>(input_[i + low_]) |
                                     static_cast<unsigned char>(input_[i + 1 - low_]) << 8);
    }

    void convert(std::size_t have, std::string& plain) {
        plain.reserve(2 * have); // two bytes become three at most, four become four
        std::size_t i = 0;
        for (std::size_t length = 2; i + length <= have; i += length, length = 2) {
            char32_t code = unitAt(i);
            if (code >= 0xD800 && code < 0xDC00) { // the first half of a pair
                if (i + 4 > have)
                    break;
                const char16_t second = unitAt(i + 2);
                if (second < 0xDC00 || second > 0xDFFF)
                    refuse(Text("no character"), i);
                code = 0x10000 + ((code - 0xD800) << 10) + (second - 0xDC00u);
                length = 4;
            } else if (code >= 0xDC00 && code < 0xE000)
                refuse(Text("no character"), i);
            appendUtf8(plain, code);
        }
        left_ = have - i;
        read_ += i;
        std::copy_n(input_.data() + i, left_, input_.data());
    }

    [[noreturn]] void refuse(const Text& what, std::size_t further = 0) const {
        throw ParseError(name_, 0, 0, Text("is UTF-16 text with %1 at byte %2", what, read_ + further), Text("save it as UTF-8"));
    }

    ByteStream bytes_;
    std::string name_;
    std::size_t low_;
    std::vector<char> input_;
    std::size_t left_ = 0; ///< of input_, at its beginning
    std::uint64_t read_ = 0;
};

} // namespace

ByteStream asUtf8Bytes(ByteStream bytes, const std::string& name) {
    const std::optional<std::size_t> low = lowByteOf(lookAhead(bytes, head_bytes));
    if (!low)
        return bytes;
    const std::uint64_t size = bytes.size;
    const auto taken = bytes.taken;
    auto recoder = std::make_shared<Recoder>(std::move(bytes), name, *low);
    ByteStream plain = textBytes([recoder](std::string& text) { return recoder->next(text); });
    plain.size = size;
    plain.taken = taken;
    return plain;
}

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

TextSource TextSource::made(ByteStream bytes, const std::string& name, Progress progress) {
    TextSource text(std::move(bytes), name, std::move(progress));
    text.made_ = true;
    return text;
}

TextSource TextSource::fromFile(const std::filesystem::path& path, Progress progress) {
    const std::string name = path.string();
    ByteStream bytes = fileBytes(path);
    const std::string begins = lookAhead(bytes, 8);
    if (begins.starts_with(zip_beginning))
        if (std::optional<std::string> text = workbookText(path))
            return made(ownedBytes(std::move(*text)), name, std::move(progress));
    if (begins == hdf5_beginning && isIohub(path))
        return made(iohubText(path), name, std::move(progress));
    ByteStream plain = unpacked(fileBytes(path), name);
    const std::string head = lookAhead(plain, mat_beginning.size());
    if (head == mat_beginning)
        return made(ownedBytes(matText(std::move(plain), name)), name, std::move(progress));
    if (mayBeArff(head) && isArff(lookAhead(plain, 4096)))
        return made(arffText(asUtf8Bytes(std::move(plain), name), name), name, std::move(progress));
    if (isRFile(head))
        return made(rText(std::move(plain), name), name, std::move(progress));
    ByteStream text = asUtf8Bytes(std::move(plain), name);
    if (const auto log = trackerLogIn(lookAhead(text, tracker_log_head)))
        return made(trackerLogText(std::move(text), *log, name), name, std::move(progress));
    return TextSource(std::move(text), name, std::move(progress));
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

#include "core/files/recode.h"

#include "core/errors.h"

#include <algorithm>
#include <cerrno>
#include <iconv.h>
#include <memory>
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

/// iconv's name of what the text is in; null for what needs no recoding.
const char* encodingOf(std::string_view head) {
    if (head.starts_with("\xFF\xFE") || (head.find('\0') == 1 && looksLikeUtf16(head, 0)))
        return "UTF-16LE";
    if (head.starts_with("\xFE\xFF") || (head.find('\0') == 0 && looksLikeUtf16(head, 1)))
        return "UTF-16BE";
    return nullptr;
}

class Recoder {
  public:
    Recoder(ByteStream bytes, std::string name, const char* from)
        : bytes_(std::move(bytes)), name_(std::move(name)), converter_(iconv_open("UTF-8", from)), input_(64u << 10) {
        if (!isOpen())
            throw ParseError(name_, 0, 0, std::string("is ") + from + " text, which this system's iconv does not know",
                             "save it as UTF-8");
    }
    Recoder(const Recoder&) = delete;
    Recoder& operator=(const Recoder&) = delete;
    ~Recoder() {
        if (isOpen())
            iconv_close(converter_);
    }

    /// False at the end.
    bool next(std::string& plain) {
        const std::size_t fresh = bytes_.read(input_.data() + left_, input_.size() - left_);
        if (fresh == 0 && left_ > 0)
            refuse("half a character");
        convert(left_ + fresh, plain);
        return fresh > 0;
    }

  private:
    void convert(std::size_t have, std::string& plain) {
        plain.resize(2 * have); // two bytes become three at most, four become four
        char* in = input_.data();
        char* out = plain.data();
        std::size_t room = plain.size();
        left_ = have;
        const bool failed = iconv(converter_, &in, &left_, &out, &room) == static_cast<std::size_t>(-1);
        read_ += have - left_;
        if (failed && errno != EINVAL) // which is the beginning of a character
            refuse("no character");
        std::copy_n(in, left_, input_.data());
        plain.resize(plain.size() - room);
    }

    bool isOpen() const { return converter_ != reinterpret_cast<iconv_t>(-1); }
    [[noreturn]] void refuse(const std::string& what) const {
        throw ParseError(name_, 0, 0, "is UTF-16 text with " + what + " at byte " + std::to_string(read_), "save it as UTF-8");
    }

    ByteStream bytes_;
    std::string name_;
    iconv_t converter_;
    std::vector<char> input_;
    std::size_t left_ = 0; ///< of input_, at its beginning
    std::uint64_t read_ = 0;
};

} // namespace

ByteStream asUtf8Bytes(ByteStream bytes, const std::string& name) {
    const char* encoding = encodingOf(lookAhead(bytes, head_bytes));
    if (encoding == nullptr)
        return bytes;
    const std::uint64_t size = bytes.size;
    const auto taken = bytes.taken;
    auto recoder = std::make_shared<Recoder>(std::move(bytes), name, encoding);
    ByteStream plain = textBytes([recoder](std::string& text) { return recoder->next(text); });
    plain.size = size;
    plain.taken = taken;
    return plain;
}

} // namespace nictate

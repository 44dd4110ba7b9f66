#include "core/files/recode.h"

#include "core/errors.h"
#include "core/files/words.h"

#include <algorithm>
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

} // namespace nictate

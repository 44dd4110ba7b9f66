#include "core/files/words.h"

#include "core/files/figures.h"

#include <algorithm>
#include <cctype>

namespace nictate {

namespace {

/// Bytes of the UTF-8 character `text` begins with, 0 if it is none.
std::size_t characterLength(std::string_view text) {
    auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    unsigned char first = byte(0);
    std::size_t length = first < 0x80                    ? 1
                         : first >= 0xC2 && first < 0xE0 ? 2
                         : (first & 0xF0) == 0xE0        ? 3
                         : first >= 0xF0 && first < 0xF5 ? 4
                                                         : 0;
    if (length == 0 || length > text.size())
        return 0;
    for (std::size_t i = 1; i < length; ++i)
        if ((byte(i) & 0xC0) != 0x80)
            return 0;
    bool overlong = (first == 0xE0 && byte(1) < 0xA0) || (first == 0xF0 && byte(1) < 0x90);
    bool surrogate = first == 0xED && byte(1) > 0x9F;
    bool too_large = first == 0xF4 && byte(1) > 0x8F;
    return overlong || surrogate || too_large ? 0 : length;
}

/// Latin-1, but for the characters Windows puts where it has none.
void appendWindows1252(std::string& text, unsigned char byte) {
    static constexpr char16_t windows[32] = {0x20AC, 0x81,   0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021,
                                             0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0x8D,   0x017D, 0x8F,
                                             0x90,   0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
                                             0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x9D,   0x017E, 0x0178};
    appendUtf8(text, byte >= 0x80 && byte < 0xA0 ? windows[byte - 0x80] : byte);
}

bool isAsciiDigit(char c) { return c >= '0' && c <= '9'; }

} // namespace

void appendUtf8(std::string& text, char32_t code) {
    const auto continued = [&](int shift) { text += static_cast<char>(0x80 | (code >> shift & 0x3F)); };
    if (code < 0x80) {
        text += static_cast<char>(code);
    } else if (code < 0x800) {
        text += static_cast<char>(0xC0 | code >> 6);
        continued(0);
    } else if (code < 0x10000) {
        text += static_cast<char>(0xE0 | code >> 12);
        continued(6);
        continued(0);
    } else {
        text += static_cast<char>(0xF0 | code >> 18);
        continued(12);
        continued(6);
        continued(0);
    }
}

bool isUtf8(std::string_view text) {
    while (!text.empty()) {
        std::size_t length = characterLength(text);
        if (length == 0)
            return false;
        text.remove_prefix(length);
    }
    return true;
}

std::string asUtf8(std::string_view text) {
    if (isUtf8(text))
        return std::string(text);
    std::string result;
    for (char c : text)
        appendWindows1252(result, static_cast<unsigned char>(c));
    return result;
}

std::string inQuotes(std::string_view cell) {
    bool cut = cell.size() > 200;
    std::string text = asUtf8(cell.substr(0, 200));
    std::string result = "\"";
    std::string_view rest = text;
    for (int characters = 0; !rest.empty(); ++characters) {
        if (characters == 40) {
            cut = true;
            break;
        }
        std::size_t length = characterLength(rest);
        if (static_cast<unsigned char>(rest[0]) < 0x20 || rest[0] == 0x7F)
            result += ' ';
        else
            result += rest.substr(0, length);
        rest.remove_prefix(length);
    }
    return result + (cut ? "…\"" : "\"");
}

std::string listOf(const std::vector<std::string>& names, std::size_t most) {
    std::string list;
    for (std::size_t i = 0; i < std::min(most, names.size()); ++i)
        list += (i > 0 ? ", " : "") + inQuotes(names[i]);
    return list + (names.size() > most ? " …" : "");
}

Text counted(std::size_t count, const Text& one, const Text& many) {
    return Text("%1 %2", countFigure(count), count == 1 ? one : many);
}

std::vector<std::string> split(std::string_view text, char at) {
    std::vector<std::string> parts;
    for (std::size_t end = 0; end != std::string_view::npos;) {
        end = text.find(at);
        parts.emplace_back(text.substr(0, end));
        if (end != std::string_view::npos)
            text.remove_prefix(end + 1);
    }
    return parts;
}

std::string lowerCase(std::string_view text) {
    std::string result(text);
    for (char& c : result)
        if (c >= 'A' && c <= 'Z')
            c = static_cast<char>(c - 'A' + 'a');
    return result;
}

bool naturallyBefore(std::string_view a, std::string_view b) {
    std::size_t i = 0, j = 0;
    while (i < a.size() && j < b.size()) {
        if (isAsciiDigit(a[i]) && isAsciiDigit(b[j])) {
            const auto run = [](std::string_view text, std::size_t& at) {
                while (at < text.size() && text[at] == '0')
                    ++at;
                const std::size_t from = at;
                while (at < text.size() && isAsciiDigit(text[at]))
                    ++at;
                return text.substr(from, at - from);
            };
            const std::string_view x = run(a, i), y = run(b, j);
            if (x.size() != y.size() || x != y)
                return x.size() != y.size() ? x.size() < y.size() : x < y;
        } else {
            const int x = std::tolower(static_cast<unsigned char>(a[i++])), y = std::tolower(static_cast<unsigned char>(b[j++]));
            if (x != y)
                return x < y;
        }
    }
    const bool a_ended = i == a.size(), b_ended = j == b.size();
    return a_ended != b_ended ? a_ended : a < b;
}

std::string_view withoutByteOrderMark(std::string_view text) { return text.substr(text.starts_with("\xEF\xBB\xBF") ? 3 : 0); }

} // namespace nictate

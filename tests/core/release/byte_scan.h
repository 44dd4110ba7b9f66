#pragma once
// Looks for words and numbers in every byte of a file: as they are, in streams that were compressed (PNG text and
// pixels, PDF, TIFF) and in base64 (pictures inside SVG).

#include "tests/platform/test_system.h"

#include <zlib.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>
#include <cstring>
#include <iterator>
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

namespace nictate::test {

inline std::string inflated(std::string_view bytes) {
    z_stream stream{};
    inflateInit(&stream);
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(bytes.data()));
    stream.avail_in = static_cast<uInt>(bytes.size());
    std::string out;
    std::array<char, 1 << 15> block;
    int state = Z_OK;
    while (state == Z_OK && out.size() < (64u << 20)) {
        stream.next_out = reinterpret_cast<Bytef*>(block.data());
        stream.avail_out = block.size();
        state = inflate(&stream, Z_NO_FLUSH);
        out.append(block.data(), block.size() - stream.avail_out);
        if (stream.avail_out == block.size())
            break;
    }
    inflateEnd(&stream);
    return out;
}

inline std::string unBase64(std::string_view text) {
    static constexpr std::string_view letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    std::string out;
    unsigned value = 0;
    int bits = 0;
    for (char c : text) {
        const std::size_t digit = letters.find(c);
        if (digit == std::string_view::npos)
            continue;
        value = value << 6 | static_cast<unsigned>(digit);
        if ((bits += 6) >= 8) {
            bits -= 8;
            out += static_cast<char>(value >> bits & 0xff);
        }
    }
    return out;
}

/// The bytes and everything hidden in them, down to three layers.
inline void layersOf(std::string bytes, std::vector<std::string>& layers, int depth = 0) {
    if (depth < 3) {
        // PNG cuts one compressed stream into IDAT chunks; joined they inflate.
        std::string idat;
        for (std::size_t at = 8; bytes.starts_with("\x89PNG") && at + 12 <= bytes.size();) {
            auto byte = [&](std::size_t i) { return static_cast<std::size_t>(static_cast<unsigned char>(bytes[at + i])); };
            const std::size_t length = byte(0) << 24 | byte(1) << 16 | byte(2) << 8 | byte(3);
            if (bytes.compare(at + 4, 4, "IDAT") == 0)
                idat += bytes.substr(at + 8, length);
            at += 12 + length;
        }
        if (!idat.empty())
            layers.push_back(inflated(idat));
        for (std::size_t at = 0; at + 2 < bytes.size(); ++at) {
            const auto first = static_cast<unsigned char>(bytes[at]), second = static_cast<unsigned char>(bytes[at + 1]);
            if ((first & 0x0f) != 8 || first >> 4 > 7 || (first * 256 + second) % 31 != 0)
                continue;
            std::string inside = inflated(std::string_view(bytes).substr(at));
            if (inside.size() >= 8)
                layersOf(std::move(inside), layers, depth + 1);
        }
        for (std::size_t at = bytes.find("base64,"); at != std::string::npos; at = bytes.find("base64,", at + 1))
            layersOf(unBase64(std::string_view(bytes).substr(at + 7, bytes.find('"', at) - at - 7)), layers, depth + 1);
    }
    layers.push_back(std::move(bytes));
}

/// Without the letters of PNGs in base64, which are a layer by themselves.
inline std::string withoutPictures(std::string bytes) {
    static constexpr std::string_view before = "base64,", signature = "iVBORw0KGgo";
    for (std::size_t at = bytes.find(before); at != std::string::npos; at = bytes.find(before, at + 1))
        if (bytes.compare(at + before.size(), signature.size(), signature) == 0)
            bytes.erase(at + before.size(), bytes.find('"', at) - at - before.size());
    return bytes;
}

inline std::string utf16(std::string_view text, bool big_endian) {
    std::string out;
    for (char c : text)
        out += big_endian ? std::string{'\0', c} : std::string{c, '\0'};
    return out;
}

template <class Number> std::string binary(Number value) {
    std::string out(sizeof value, '\0');
    std::memcpy(out.data(), &value, sizeof value);
    return out;
}

/// What is looked for, by its first eight bytes: all of it in one walk over the bytes.
class Needles {
  public:
    /// Of at least eight bytes.
    void add(const std::string& needle, const std::string& name) {
        const std::uint64_t head = headAt(needle.data());
        seen_[placeOf(head)] = true;
        of_[head].push_back({needle, name});
    }
    void findIn(const std::string& bytes, std::set<std::string>& found) const {
        for (std::size_t at = 0; at + 8 <= bytes.size(); ++at)
            if (const std::uint64_t head = headAt(bytes.data() + at); seen_[placeOf(head)])
                if (const auto known = of_.find(head); known != of_.end())
                    for (const auto& [needle, name] : known->second)
                        if (bytes.compare(at, needle.size(), needle) == 0)
                            found.insert(name);
    }

  private:
    static std::uint64_t headAt(const char* bytes) {
        std::uint64_t head;
        std::memcpy(&head, bytes, sizeof head);
        return head;
    }
    static std::size_t placeOf(std::uint64_t head) { return static_cast<std::size_t>(head * 0x9e3779b97f4a7c15 >> 48); }

    std::array<bool, 1 << 16> seen_{};
    std::unordered_map<std::uint64_t, std::vector<std::pair<std::string, std::string>>> of_;
};

/// Which of the words and numbers are found: words as UTF-8 and UTF-16, numbers by their first 11 digits (fewer would be
/// met by chance) and as little-endian doubles.
inline std::set<std::string> findings(const std::string& bytes, const std::vector<std::string>& words,
                                      const std::vector<double>& numbers) {
    std::vector<std::string> layers;
    layersOf(bytes, layers);
    std::vector<std::string> readable; // a short word is met by chance among the letters of a picture
    std::transform(layers.begin(), layers.end(), std::back_inserter(readable), withoutPictures);
    std::set<std::string> found;
    const auto needles = std::make_unique<Needles>();
    auto look = [&](const std::string& needle, const std::string& name) {
        if (needle.size() >= 8)
            return needles->add(needle, name);
        for (const std::string& layer : readable)
            if (holds(layer, needle))
                found.insert(name);
    };
    for (const std::string& word : words)
        for (const std::string& needle : {word, utf16(word, true), utf16(word, false)})
            look(needle, word);
    for (double number : numbers) {
        char text[32];
        const std::string decimal(text, std::to_chars(text, text + sizeof text, number).ptr);
        look(decimal.substr(0, 12), decimal);
        look(binary(number), decimal + " as double");
    }
    for (const std::string& layer : layers)
        needles->findIn(layer, found);
    return found;
}

/// Of the numbers that `look` finds in a draw, those of three draws in a row: noise meets one by chance, a leak is always there.
template <class Look> std::set<std::string> inEveryDraw(const Look& look) {
    std::set<std::string> found = look();
    for (int again = 0; again < 2 && !found.empty(); ++again) {
        const std::set<std::string> other = look();
        std::erase_if(found, [&](const std::string& name) { return !other.contains(name); });
    }
    return found;
}

} // namespace nictate::test

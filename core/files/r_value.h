#pragma once

#include "core/files/byte_stream.h"

#include <cstdint>
#include <string>
#include <vector>

namespace nictate {

/// The kinds of R's objects that hold something here, by their numbers in its files.
enum class RKind : int {
    none = 0,
    symbol = 1,
    pairs = 2,
    characters = 9,
    logicals = 10,
    integers = 13,
    reals = 14,
    texts = 16,
    list = 19
};

/// An object of R.
struct RValue {
    RKind kind = RKind::none;
    std::vector<double> reals;
    std::vector<std::int32_t> integers; ///< logicals too; r_missing_integer = NA
    std::vector<std::uint32_t> texts;   ///< places in RFile::pool, plus one; 0 = NA. Of a symbol or characters its own, alone.
    std::vector<RValue> parts;          ///< of lists and pairs
    std::vector<std::string> names;     ///< of pairs
    std::vector<RValue> attributes;
    std::vector<std::string> attribute_names; ///< of as many
    const RValue* attribute(const std::string& name) const;
};
inline constexpr std::int32_t r_missing_integer = INT32_MIN;

/// What a file of R holds.
struct RFile {
    RValue value;
    std::vector<std::string> pool; ///< all texts, each once, as UTF-8
    std::string text(const RValue& texts, std::size_t at) const;
};

/// The file's one object; of save() the pairs of names and objects. Throws ParseError as rText does.
RFile readR(ByteStream bytes, const std::string& name);

} // namespace nictate

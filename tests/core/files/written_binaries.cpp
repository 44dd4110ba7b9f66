#include "tests/core/files/written_binaries.h"

#include "tests/core/io/written_studies.h"

#include <zlib.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <map>
#include <stdexcept>

namespace nictate::test {

namespace {

template <class Number> std::string little(Number value) {
    const auto bits = std::bit_cast<std::array<char, sizeof(Number)>>(value);
    return {bits.begin(), bits.end()};
}
template <class Number> std::string big(Number value) {
    std::string bytes = little(value);
    std::reverse(bytes.begin(), bytes.end());
    return bytes;
}

std::string deflated(const std::string& bytes) {
    std::string packed(compressBound(bytes.size()), '\0');
    uLongf length = packed.size();
    if (compress(reinterpret_cast<Bytef*>(packed.data()), &length, reinterpret_cast<const Bytef*>(bytes.data()), bytes.size()) !=
        Z_OK)
        throw std::runtime_error("not deflated");
    packed.resize(length);
    return packed;
}

std::string padded(std::string bytes, std::size_t multiple) {
    bytes.append((multiple - bytes.size() % multiple) % multiple, '\0');
    return bytes;
}

std::string matElement(std::uint32_t type, const std::string& data) {
    return little(type) + little(static_cast<std::uint32_t>(data.size())) + padded(data, 8);
}

/// Flags, size and name; kinds: 1 cells, 2 structure, 4 characters, 6 doubles, 9 bytes.
std::string matArray(const std::string& name, std::uint32_t kind, int rows, int columns, const std::string& content) {
    return matElement(14, matElement(6, little(kind) + little(std::uint32_t{0})) +
                              matElement(5, little(std::int32_t{rows}) + little(std::int32_t{columns})) + matElement(1, name) +
                              content);
}

} // namespace

std::string matNumbers(const std::string& name, int rows, int columns, const std::vector<double>& values) {
    std::string data;
    for (const double value : values)
        data += little(value);
    return matArray(name, 6, rows, columns, matElement(9, data));
}

std::string matWord(const std::string& name, const std::string& text) {
    std::string data;
    for (const char c : text)
        data += little(static_cast<std::uint16_t>(static_cast<unsigned char>(c)));
    return matArray(name, 4, 1, static_cast<int>(text.size()), matElement(4, data));
}

std::string matCells(const std::string& name, int rows, int columns, const std::vector<std::string>& arrays) {
    std::string content;
    for (const std::string& array : arrays)
        content += array;
    return matArray(name, 1, rows, columns, content);
}

std::string matStructure(const std::string& name, const std::vector<std::pair<std::string, std::string>>& fields) {
    std::string names, content;
    for (const auto& [field, array] : fields) {
        names += field + std::string(32 - field.size(), '\0');
        content += array;
    }
    // The length of names is written in four bytes, in the place of its size.
    return matArray(name, 2, 1, 1,
                    little(std::uint32_t{4u << 16 | 5u}) + little(std::int32_t{32}) + matElement(1, names) + content);
}

std::string matFile(const std::vector<std::string>& variables, bool compressed) {
    std::string file = "MATLAB 5.0 MAT-file, written by hand";
    file.resize(124, ' ');
    file += little(std::uint16_t{0x0100});
    file += "IM";
    for (const std::string& variable : variables)
        if (compressed) {
            const std::string packed = deflated(variable);
            file += little(std::uint32_t{15}) + little(static_cast<std::uint32_t>(packed.size())) + packed;
        } else
            file += variable;
    return file;
}

std::string matKeptAside(const std::vector<std::string>& variables) {
    std::string inner = little(std::uint16_t{0x0100}) + "IM" + std::string(4, '\0');
    for (const std::string& variable : variables)
        inner += variable;
    return matArray("", 9, 1, static_cast<int>(inner.size()), matElement(2, inner));
}

namespace {

std::string rCharacters(const std::string& text) {
    return text == "NA" ? big(std::int32_t{9}) + big(std::int32_t{-1})
                        : big(std::int32_t{9 | 0x40000}) + big(static_cast<std::int32_t>(text.size())) + text;
}
std::string rSymbol(const std::string& text) { return big(std::int32_t{1}) + rCharacters(text); }
const std::string r_end = big(std::int32_t{254});

/// Links of a chain with names, without its end.
std::string rPairs(const std::vector<std::pair<std::string, std::string>>& pairs) {
    std::string bytes;
    for (const auto& [name, object] : pairs)
        bytes += big(std::int32_t{2 | 0x400}) + rSymbol(name) + object;
    return bytes;
}

std::string rWordsOf(const std::vector<std::string>& words) {
    std::string bytes = big(std::int32_t{16}) + big(static_cast<std::int32_t>(words.size()));
    for (const std::string& word : words)
        bytes += rCharacters(word);
    return bytes;
}

std::string rHead() {
    return "X\n" + big(std::int32_t{3}) + big(std::int32_t{0x40201}) + big(std::int32_t{0x30500}) + big(std::int32_t{5}) +
           "UTF-8";
}

} // namespace

std::string rReals(const std::vector<double>& values) {
    std::string bytes = big(std::int32_t{14}) + big(static_cast<std::int32_t>(values.size()));
    for (const double value : values)
        bytes += big(value);
    return bytes;
}

std::string rIntegers(const std::vector<int>& values) {
    std::string bytes = big(std::int32_t{13}) + big(static_cast<std::int32_t>(values.size()));
    for (const int value : values)
        bytes += big(std::int32_t{value});
    return bytes;
}

std::string rWords(const std::vector<std::string>& words) { return rWordsOf(words); }

std::string rFactor(const std::vector<int>& values, const std::vector<std::string>& levels) {
    std::string bytes = rIntegers(values);
    bytes[2] |= 0x02; // has attributes
    return bytes + rPairs({{"levels", rWordsOf(levels)}, {"class", rWordsOf({"factor"})}}) + r_end;
}

std::string rSequence(int count) {
    const std::string about = big(std::int32_t{2}) + rSymbol("compact_intseq") + big(std::int32_t{2}) + rSymbol("base") +
                              big(std::int32_t{2}) + rIntegers({13}) + r_end;
    return big(std::int32_t{238}) + about + rReals({static_cast<double>(count), 1, 1}) + r_end;
}

std::string rFrame(const std::vector<std::pair<std::string, std::string>>& columns) {
    std::string bytes = big(std::int32_t{19 | 0x300}) + big(static_cast<std::int32_t>(columns.size()));
    std::vector<std::string> names;
    for (const auto& [name, object] : columns) {
        bytes += object;
        names.push_back(name);
    }
    return bytes +
           rPairs({{"names", rWordsOf(names)}, {"class", rWordsOf({"data.frame"})}, {"row.names", rIntegers({INT32_MIN, -2})}}) +
           r_end;
}

std::string rdsFile(const std::string& object) { return rHead() + object; }

std::string rdaFile(const std::vector<std::pair<std::string, std::string>>& objects) {
    return "RDX3\n" + rHead() + rPairs(objects) + r_end;
}

namespace {

constexpr std::uint64_t nowhere = ~std::uint64_t{0};

/// Bytes one behind the other, each block at an address that is known when it is put.
class HdfWriter {
  public:
    std::uint64_t put(const std::string& block) {
        bytes_ = padded(std::move(bytes_), 8);
        bytes_ += block;
        return bytes_.size() - block.size();
    }
    std::string bytes_ = std::string(96, '\0');

    std::uint64_t object(const std::vector<std::pair<int, std::string>>& messages) {
        std::string all;
        for (const auto& [type, data] : messages)
            all += little(static_cast<std::uint16_t>(type)) + little(static_cast<std::uint16_t>(padded(data, 8).size())) +
                   std::string(4, '\0') + padded(data, 8);
        return put(std::string(1, '\1') + std::string(1, '\0') + little(static_cast<std::uint16_t>(messages.size())) +
                   little(std::uint32_t{1}) + little(static_cast<std::uint32_t>(all.size())) + std::string(4, '\0') + all);
    }

    std::uint64_t group(const std::map<std::string, std::uint64_t>& members) {
        std::string names(8, '\0'), entries;
        for (const auto& [name, address] : members) {
            entries += little(static_cast<std::uint64_t>(names.size())) + little(address) + std::string(24, '\0');
            names += padded(name + '\0', 8);
        }
        const std::uint64_t names_at = put(names);
        const std::uint64_t heap = put("HEAP" + std::string(4, '\0') + little(static_cast<std::uint64_t>(names.size())) +
                                       little(nowhere) + little(names_at));
        const std::uint64_t symbols =
            put("SNOD" + std::string("\1\0", 2) + little(static_cast<std::uint16_t>(members.size())) + entries);
        const std::uint64_t tree = put(treeOf(0, {{std::string(8, '\0'), symbols}}, std::string(8, '\0')));
        return object({{0x11, little(tree) + little(heap)}});
    }

    std::string treeOf(int type, const std::vector<std::pair<std::string, std::uint64_t>>& children,
                       const std::string& last) const {
        std::string tree = "TREE" + std::string(1, static_cast<char>(type)) + std::string(1, '\0') +
                           little(static_cast<std::uint16_t>(children.size())) + little(nowhere) + little(nowhere);
        for (const auto& [key, child] : children)
            tree += key + little(child);
        return tree + last;
    }
};

std::size_t widthOf(const HdfColumn& column) { return column.text_width > 0 ? static_cast<std::size_t>(column.text_width) : 4; }

std::string typeOf(const HdfColumn& column) {
    const std::string width = little(static_cast<std::uint32_t>(widthOf(column)));
    if (column.text_width > 0)
        return std::string("\x13\0\0\0", 4) + width;
    if (column.whole)
        return std::string("\x10\0\0\0", 4) + width + little(std::uint16_t{0}) + little(std::uint16_t{32});
    return std::string("\x11\x20\x1f\0", 4) + width + little(std::uint16_t{0}) + little(std::uint16_t{32}) +
           std::string("\x17\x08\0\x17\x7f\0\0\0", 8);
}

std::string cellOf(const HdfColumn& column, const std::string& text) {
    if (column.text_width > 0)
        return text + std::string(widthOf(column) - text.size(), '\0');
    return column.whole ? little(static_cast<std::uint32_t>(std::stoul(text))) : little(std::stof(text));
}

std::uint64_t putTable(HdfWriter& out, const HdfTable& table) {
    std::string members, rows;
    std::uint32_t width = 0;
    for (const HdfColumn& column : table.columns) {
        members += padded(column.name + '\0', 8) + little(width) + std::string(28, '\0') + typeOf(column);
        width += static_cast<std::uint32_t>(widthOf(column));
    }
    for (const auto& row : table.rows)
        for (std::size_t i = 0; i < row.size(); ++i)
            rows += cellOf(table.columns[i], row[i]);
    const std::string type = std::string(1, '\x16') + little(static_cast<std::uint16_t>(table.columns.size())) +
                             std::string(1, '\0') + little(width) + members;
    const std::string space = std::string("\1\1\0\0\0\0\0\0", 8) + little(static_cast<std::uint64_t>(table.rows.size()));
    if (!table.packed)
        return out.object({{0x01, space},
                           {0x03, type},
                           {0x08, std::string("\3\1", 2) + little(table.rows.empty() ? nowhere : out.put(rows)) +
                                      little(static_cast<std::uint64_t>(rows.size()))}});
    constexpr std::uint32_t chunk = 64;
    std::vector<std::pair<std::string, std::uint64_t>> chunks;
    for (std::uint64_t first = 0; first < table.rows.size(); first += chunk) {
        std::string plain = rows.substr(first * width, chunk * width);
        plain.resize(chunk * width, '\0');
        std::string shuffled;
        for (std::uint32_t byte = 0; byte < width; ++byte)
            for (std::uint32_t row = 0; row < chunk; ++row)
                shuffled += plain[row * width + byte];
        const std::string packed = deflated(shuffled);
        chunks.emplace_back(little(static_cast<std::uint32_t>(packed.size())) + little(std::uint32_t{0}) + little(first) +
                                little(std::uint64_t{0}),
                            out.put(packed));
    }
    const std::uint64_t tree = out.put(out.treeOf(1, chunks, std::string(24, '\0')));
    const std::string filters = std::string("\1\2\0\0\0\0\0\0", 8) +                                        // two of them
                                std::string("\2\0\0\0\0\0\1\0", 8) + little(width) + std::string(4, '\0') + // shuffle
                                std::string("\1\0\0\0\0\0\1\0", 8) + little(std::uint32_t{6}) + std::string(4, '\0');
    return out.object({{0x01, space},
                       {0x03, type},
                       {0x0B, filters},
                       {0x08, std::string("\3\2\2", 3) + little(tree) + little(chunk) + little(width)}});
}

/// A group with what lies below it.
std::uint64_t putGroup(HdfWriter& out, const std::vector<HdfTable>& tables, const std::string& prefix) {
    std::map<std::string, std::uint64_t> members;
    for (const HdfTable& table : tables) {
        if (!table.path.starts_with(prefix))
            continue;
        const std::string rest = table.path.substr(prefix.size()), name = rest.substr(0, rest.find('/'));
        if (!members.contains(name))
            members[name] = name == rest ? putTable(out, table) : putGroup(out, tables, prefix + name + "/");
    }
    return out.group(members);
}

} // namespace

std::string hdf5File(const std::vector<HdfTable>& tables) {
    HdfWriter out;
    const std::uint64_t root = putGroup(out, tables, "");
    const std::string head = std::string("\x89HDF\r\n\x1A\n") + std::string(5, '\0') + "\x08\x08" + std::string(1, '\0') +
                             little(std::uint16_t{4}) + little(std::uint16_t{16}) + little(std::uint32_t{0}) +
                             little(std::uint64_t{0}) + little(nowhere) + little(static_cast<std::uint64_t>(out.bytes_.size())) +
                             little(nowhere) + little(std::uint64_t{0}) + little(root);
    return out.bytes_.replace(0, head.size(), head);
}

std::string iohubFile(double x, double y, int trials, bool packed) {
    HdfTable samples{"data_collection/events/eyetracker/MonocularEyeSampleEvent",
                     {{"session_id", 0, true}, {"time"}, {"gaze_x"}, {"gaze_y"}, {"pupil_measure1"}, {"status", 0, true}},
                     {},
                     packed};
    HdfTable messages{
        "data_collection/events/experiment/MessageEvent", {{"session_id", 0, true}, {"time"}, {"text", 64}}, {}, packed};
    for (int trial = 0; trial < trials; ++trial) {
        const double begin = trial;
        messages.rows.push_back({"1", number(begin), "TRIAL_START " + std::to_string(trial)});
        messages.rows.push_back({"1", number(begin + 0.004), "picture p" + std::to_string(trial % 2) + ".png"});
        messages.rows.push_back({"1", number(begin + 0.596), "TRIAL_END"});
        for (int i = 0; i < 70; ++i) {
            const bool lost = i == 30;
            samples.rows.push_back(
                {"1", number(begin + i / 100.0), number(lost ? 0 : x), number(lost ? 0 : y), "3", lost ? "2" : "0"});
        }
    }
    return hdf5File({samples,
                     messages,
                     {"data_collection/session_meta_data",
                      {{"session_id", 0, true}, {"code", 24}, {"user_variables", 128}},
                      {{"1", "001", "{}"}}}});
}

} // namespace nictate::test

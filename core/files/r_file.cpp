#include "core/files/r_file.h"

#include "core/errors.h"
#include "core/files/byte_stream.h"
#include "core/files/number.h"
#include "core/files/table_text.h"
#include "core/files/words.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <memory>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

namespace nictate {

namespace {

using namespace std::string_view_literals;

/// The kinds of R's objects that hold something here, by their numbers in its files.
enum class RKind {
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
    const RValue* attribute(const std::string& name) const {
        for (std::size_t i = 0; i < attributes.size() && i < attribute_names.size(); ++i)
            if (attribute_names[i] == name)
                return &attributes[i];
        return nullptr;
    }
};
constexpr std::int32_t r_missing_integer = INT32_MIN;

/// What a file of R holds.
struct RFile {
    RValue value;
    std::vector<std::string> pool; ///< all texts, each once, as UTF-8
    std::string text(const RValue& texts, std::size_t at) const {
        return at < texts.texts.size() && texts.texts[at] > 0 ? pool[texts.texts[at] - 1] : std::string();
    }
};

constexpr std::size_t most_r_bytes = std::size_t{2} << 30;
constexpr std::size_t r_value_bytes = sizeof(RValue) + 64; ///< that an object takes beside its content, about
constexpr int most_r_nested = 200;

// Kinds of objects that are passed over or stand for others; the rest is in RKind.
enum PassedKind : int {
    closure = 3,
    environment = 4,
    promise = 5,
    language = 6,
    special = 7,
    builtin = 8,
    complex = 15,
    expression = 20,
    external_pointer = 22,
    weak_reference = 23,
    raw = 24,
    s4 = 25,
    altrep = 238,
    pairs_with_attributes = 239,
    language_with_attributes = 240,
    first_constant = 241, ///< base and empty environments, missing and unbound values, NULL
    last_constant = 254,
    persistent = 247,
    name_space = 249,
    reference = 255
};

/// The bytes one after the other, most significant first.
class RBytes {
  public:
    RBytes(ByteStream bytes, const std::string& name) : bytes_(std::move(bytes)), name_(name), block_(1u << 18) {}

    void read(char* to, std::size_t count) {
        while (count > 0) {
            if (at_ == end_) {
                at_ = 0;
                end_ = bytes_.read(block_.data(), block_.size());
                if (end_ == 0)
                    refuseDamaged();
            }
            const std::size_t taken = std::min(count, end_ - at_);
            std::memcpy(to, block_.data() + at_, taken);
            at_ += taken;
            to += taken;
            count -= taken;
        }
    }
    template <class Number> Number number() {
        char bytes[sizeof(Number)];
        read(bytes, sizeof bytes);
        if constexpr (std::endian::native == std::endian::little)
            std::reverse(std::begin(bytes), std::end(bytes));
        return std::bit_cast<Number>(bytes);
    }
    std::size_t length() {
        const auto low = number<std::int32_t>();
        if (low >= 0)
            return static_cast<std::size_t>(low);
        if (low != -1)
            refuseDamaged();
        const auto high = number<std::uint32_t>();
        return static_cast<std::size_t>(high) << 32 | number<std::uint32_t>();
    }
    void spend(std::size_t bytes) {
        if (bytes > left_)
            throw ParseError(name_, 0, 0, Text("holds more than 2 GiB"), Text("save what is needed of it in a file of its own"));
        left_ -= bytes;
    }
    [[noreturn]] void refuseDamaged() const {
        throw ParseError(name_, 0, 0, Text("is damaged or cut off"), Text("save it again with R's saveRDS()"));
    }
    const std::string& name() const { return name_; }

  private:
    ByteStream bytes_;
    const std::string& name_;
    std::vector<char> block_;
    std::size_t at_ = 0, end_ = 0, left_ = most_r_bytes;
};

class RReader {
  public:
    explicit RReader(RBytes& in) : in_(in) {}

    RFile read() {
        RFile file;
        file.value = item();
        file.pool = std::move(pool_);
        return file;
    }

  private:
    RValue item() { return itemOf(in_.number<std::int32_t>()); }

    RValue itemOf(std::int32_t flags) {
        if (++nested_ > most_r_nested)
            in_.refuseDamaged();
        in_.spend(r_value_bytes);
        RValue value = contentOf(flags);
        --nested_;
        return value;
    }

    RValue contentOf(std::int32_t flags) {
        const int kind = flags & 0xFF;
        const bool attributed = (flags & 0x200) != 0;
        switch (kind) {
        case 0: return {};
        case static_cast<int>(RKind::symbol): return remembered(symbol());
        case static_cast<int>(RKind::characters): return characters();
        case static_cast<int>(RKind::pairs):
        case language:
        case closure:
        case promise:
        case pairs_with_attributes:
        case language_with_attributes: return pairs(flags);
        case environment: return environmentItem();
        case external_pointer: return pointer(attributed);
        case weak_reference: remembered({}); return withAttributes({}, attributed);
        case special:
        case builtin: skip(in_.length()); return {};
        case s4: return withAttributes({}, attributed);
        case altrep: return alternative();
        case reference: return referred(flags >> 8);
        case persistent:
        case persistent + 1:
        case name_space: return named();
        default: return kind >= first_constant && kind <= last_constant ? RValue() : withAttributes(vectorOf(kind), attributed);
        }
    }

    RValue vectorOf(int kind) {
        RValue value;
        const std::size_t length = in_.length();
        if (kind == static_cast<int>(RKind::logicals) || kind == static_cast<int>(RKind::integers)) {
            value.kind = RKind::integers;
            take(value.integers, length);
        } else if (kind == static_cast<int>(RKind::reals)) {
            value.kind = RKind::reals;
            take(value.reals, length);
        } else if (kind == static_cast<int>(RKind::texts)) {
            value.kind = RKind::texts;
            for (std::size_t i = 0; i < length; ++i) {
                const RValue text = contentOf(in_.number<std::int32_t>());
                if (text.kind != RKind::characters)
                    in_.refuseDamaged();
                in_.spend(sizeof(std::uint32_t));
                value.texts.push_back(text.texts.front());
            }
        } else if (kind == static_cast<int>(RKind::list) || kind == expression) {
            value.kind = RKind::list;
            for (std::size_t i = 0; i < length; ++i)
                value.parts.push_back(item());
        } else if (kind == complex || kind == raw)
            skip(kind == raw ? length : length > most_r_bytes ? length : 16 * length);
        else
            throw ParseError(in_.name(), 0, 0, Text("holds an object of R that is not read (kind %1)", kind),
                             Text("save the data frame alone: saveRDS(NAME, 'FILE.rds')"));
        return value;
    }

    /// Grows with what is there.
    template <class Number> void take(std::vector<Number>& numbers, std::size_t length) {
        for (std::size_t i = 0; i < length; ++i) {
            if (i % 1024 == 0)
                in_.spend(1024 * sizeof(Number));
            numbers.push_back(in_.number<Number>());
        }
    }

    void skip(std::size_t bytes) {
        char buffer[4096];
        for (; bytes > 0; bytes -= std::min(bytes, sizeof buffer)) {
            in_.spend(std::min(bytes, sizeof buffer));
            in_.read(buffer, std::min(bytes, sizeof buffer));
        }
    }

    RValue characters() {
        RValue value;
        value.kind = RKind::characters;
        const auto length = in_.number<std::int32_t>();
        if (length < -1)
            in_.refuseDamaged();
        std::string text;
        for (std::int32_t left = length; left > 0;) {
            char buffer[4096];
            const auto count = std::min<std::int32_t>(left, sizeof buffer);
            in_.spend(static_cast<std::size_t>(count));
            in_.read(buffer, static_cast<std::size_t>(count));
            text.append(buffer, static_cast<std::size_t>(count));
            left -= count;
        }
        value.texts = {length < 0 ? 0 : inPool(asUtf8(text))};
        return value;
    }

    std::uint32_t inPool(const std::string& text) {
        const auto [found, fresh] = places_.try_emplace(text, static_cast<std::uint32_t>(pool_.size()) + 1);
        if (fresh) {
            in_.spend(2 * (text.size() + 64));
            pool_.push_back(text);
        }
        return found->second;
    }

    RValue symbol() {
        RValue value = item();
        if (value.kind != RKind::characters)
            in_.refuseDamaged();
        value.kind = RKind::symbol;
        return value;
    }

    RValue remembered(RValue value) {
        remembered_.push_back(value.texts.empty() ? 0 : value.texts.front());
        return value;
    }

    RValue referred(std::int32_t packed) {
        const std::int32_t at = packed != 0 ? packed : in_.number<std::int32_t>();
        if (at < 1 || static_cast<std::size_t>(at) > remembered_.size())
            in_.refuseDamaged();
        RValue value;
        value.kind = RKind::symbol;
        value.texts = {remembered_[static_cast<std::size_t>(at) - 1]};
        return value;
    }

    RValue environmentItem() {
        remembered({});
        in_.number<std::int32_t>();
        for (int i = 0; i < 4; ++i)
            item();
        return {};
    }

    RValue pointer(bool attributed) {
        remembered({});
        item();
        item();
        return withAttributes({}, attributed);
    }

    RValue named() {
        in_.number<std::int32_t>();
        for (std::size_t left = in_.length(); left > 0; --left)
            item();
        return remembered({});
    }

    RValue withAttributes(RValue value, bool attributed) {
        if (attributed) {
            RValue all = item();
            value.attributes = std::move(all.parts);
            value.attribute_names = std::move(all.names);
        }
        return value;
    }

    /// A chain: its attributes, its name and its head, then the rest, which may be an object that is no chain.
    RValue pairs(std::int32_t flags) {
        RValue value;
        value.kind = RKind::pairs;
        for (;;) {
            const int kind = flags & 0xFF;
            if ((flags & 0x200) != 0 || kind == pairs_with_attributes || kind == language_with_attributes)
                item();
            std::string name;
            if ((flags & 0x400) != 0)
                if (const RValue tag = item(); !tag.texts.empty() && tag.texts.front() > 0)
                    name = pool_[tag.texts.front() - 1];
            value.names.push_back(std::move(name));
            value.parts.push_back(item());
            flags = in_.number<std::int32_t>();
            const int next = flags & 0xFF;
            if (next == last_constant || next == 0)
                return value;
            if (next != static_cast<int>(RKind::pairs) && next != pairs_with_attributes && next != language) {
                value.names.emplace_back();
                value.parts.push_back(itemOf(flags));
                return value;
            }
        }
    }

    /// What R writes in fewer words: sequences, numbers to be made texts, and wrapped vectors.
    RValue alternative() {
        const RValue about = item();
        RValue state = item();
        const std::string name = about.parts.empty() || about.parts[0].texts.empty() || about.parts[0].texts[0] == 0
                                     ? std::string()
                                     : pool_[about.parts[0].texts[0] - 1];
        RValue value;
        if (name.starts_with("compact_"))
            value = sequence(state);
        else if (name == "deferred_string" && !state.parts.empty())
            value = asTexts(state.parts.front());
        else if (name.starts_with("wrap_") && !state.parts.empty())
            value = std::move(state.parts.front());
        else
            throw ParseError(in_.name(), 0, 0, Text("holds an object of R that is not read (%1)", inQuotes(name)),
                             Text("save the data frame alone: saveRDS(NAME, 'FILE.rds')"));
        return withAttributes(std::move(value), true);
    }

    RValue sequence(const RValue& state) {
        if (state.reals.size() != 3 || !(state.reals[0] >= 0) || state.reals[0] > 1e9)
            in_.refuseDamaged();
        const auto length = static_cast<std::size_t>(state.reals[0]);
        in_.spend(length * sizeof(double));
        RValue value;
        value.kind = RKind::reals; // whole numbers too: they are written alike
        for (std::size_t i = 0; i < length; ++i)
            value.reals.push_back(state.reals[1] + static_cast<double>(i) * state.reals[2]);
        return value;
    }

    RValue asTexts(const RValue& numbers) {
        RValue value;
        value.kind = RKind::texts;
        for (double number : numbers.reals)
            value.texts.push_back(inPool(numberText(number)));
        for (std::int32_t number : numbers.integers)
            value.texts.push_back(number == r_missing_integer ? 0 : inPool(std::to_string(number)));
        return value;
    }

    RBytes& in_;
    int nested_ = 0;
    std::vector<std::string> pool_;
    std::unordered_map<std::string, std::uint32_t> places_;
    std::vector<std::uint32_t> remembered_; ///< what references lead to: a symbol's text, 0 for others
};

/// The file's one object; of save() the pairs of names and objects. Throws ParseError as rText does.
RFile readR(ByteStream bytes, const std::string& name) {
    RBytes in(std::move(bytes), name);
    char first = 0;
    in.read(&first, 1);
    char beginning[6];
    in.read(beginning, first == 'R' ? 6 : 1); // "RDX3\nX\n" or "X\n"
    const auto version = in.number<std::int32_t>();
    in.number<std::int32_t>();
    in.number<std::int32_t>();
    if (version == 3) {
        char encoding[64];
        const std::size_t length = in.length();
        if (length > sizeof encoding)
            in.refuseDamaged();
        in.read(encoding, length);
    } else if (version != 2)
        in.refuseDamaged();
    return RReader(in).read();
}

struct NamedFrame {
    std::string name;
    const RValue* value;
};

bool isOfClass(const RFile& file, const RValue& value, const std::string& name) {
    const RValue* classes = value.attribute("class");
    for (std::size_t i = 0; classes != nullptr && i < classes->texts.size(); ++i)
        if (file.text(*classes, i) == name)
            return true;
    return false;
}

std::vector<NamedFrame> framesIn(const RFile& file) {
    std::vector<NamedFrame> frames;
    if (isOfClass(file, file.value, "data.frame"))
        return {{"", &file.value}};
    for (std::size_t i = 0; i < file.value.parts.size() && i < file.value.names.size(); ++i)
        if (isOfClass(file, file.value.parts[i], "data.frame"))
            frames.push_back({file.value.names[i], &file.value.parts[i]});
    return frames;
}

/// What makes one table of a list of data frames with the same columns, a line for a shell.
std::string bindingOf(const std::string& path) {
    const std::string file = path.substr(path.find_last_of('/') + 1);
    return filledIn("Rscript -e \"x <- Filter(is.data.frame, readRDS('%1')); write.csv(do.call(rbind, Map(cbind, part = "
                    "seq_along(x), x)), '%1.csv', row.names = FALSE)\"",
                    {file});
}

const RValue& onlyFrame(const RFile& file, const std::string& name) {
    const std::vector<NamedFrame> frames = framesIn(file);
    const auto listed = file.value.kind != RKind::list
                            ? 0
                            : std::count_if(file.value.parts.begin(), file.value.parts.end(),
                                            [&](const RValue& part) { return isOfClass(file, part, "data.frame"); });
    if (frames.empty() && listed > 0)
        throw ParseError(name, 0, 0,
                         Text("holds a list of %1 data frames; one data frame is expected", static_cast<std::size_t>(listed)),
                         Text("bind them in R: %1", bindingOf(name)));
    if (frames.empty())
        throw ParseError(name, 0, 0, Text("holds no data frame"),
                         Text("save the table of gaze with R: saveRDS(NAME, 'FILE.rds')"));
    std::string all;
    for (const NamedFrame& frame : frames)
        all += (all.empty() ? "" : ", ") + frame.name;
    if (frames.size() > 1)
        throw ParseError(name, 0, 0, Text("holds %1 data frames; one is expected", frames.size()),
                         Text("save the one with gaze (%1): saveRDS(NAME, 'FILE.rds')", all));
    return *frames.front().value;
}

std::size_t columnLength(const RValue& column) {
    return std::max({column.reals.size(), column.integers.size(), column.texts.size()});
}

/// Rows of a frame as text, when they are asked for.
class FrameRows {
  public:
    FrameRows(RFile file, const std::string& name) : file_(std::move(file)), frame_(onlyFrame(file_, name)), table_('\t') {
        const RValue* names = frame_.attribute("names");
        for (std::size_t i = 0; i < frame_.parts.size(); ++i) {
            const std::string column = names == nullptr ? std::string() : file_.text(*names, i);
            table_.text(column.empty() ? "column " + std::to_string(i + 1) : column);
            count_ = std::max(count_, columnLength(frame_.parts[i]));
            levels_.push_back(isOfClass(file_, frame_.parts[i], "factor") ? frame_.parts[i].attribute("levels") : nullptr);
        }
        table_.endRow();
        text_ = table_.take();
    }

    /// Some more rows, the names of columns first; false after the last one.
    bool next(std::string& text) {
        text = std::exchange(text_, {});
        for (std::size_t i = 0; i < block_rows && row_ < count_; ++i)
            addRow();
        text += table_.take();
        return !text.empty();
    }

  private:
    static constexpr std::size_t block_rows = 4096;

    void addRow() {
        for (std::size_t i = 0; i < frame_.parts.size(); ++i)
            addCell(frame_.parts[i], levels_[i]);
        table_.endRow();
        ++row_;
    }

    void addCell(const RValue& column, const RValue* levels) {
        if (row_ < column.texts.size())
            table_.textOrNothing(file_.text(column, row_));
        else if (row_ < column.reals.size())
            table_.number(std::isfinite(column.reals[row_]) ? column.reals[row_] : std::nan(""));
        else if (row_ >= column.integers.size() || column.integers[row_] == r_missing_integer)
            table_.nothing();
        else if (levels != nullptr)
            table_.textOrNothing(file_.text(*levels, static_cast<std::size_t>(column.integers[row_]) - 1));
        else
            table_.number(column.integers[row_]);
    }

    RFile file_;
    const RValue& frame_;
    std::vector<const RValue*> levels_; ///< of factors
    std::size_t count_ = 0, row_ = 0;
    TableText table_;
    std::string text_; ///< the names of columns, until they are given
};

} // namespace

bool isRFile(std::string_view head) {
    return head.starts_with("RDX2\nX\n") || head.starts_with("RDX3\nX\n") || head.starts_with("X\n\0\0\0\2"sv) ||
           head.starts_with("X\n\0\0\0\3"sv);
}

ByteStream rText(ByteStream bytes, const std::string& name) {
    const auto rows = std::make_shared<FrameRows>(readR(std::move(bytes), name), name);
    return textBytes([rows](std::string& text) { return rows->next(text); });
}

} // namespace nictate

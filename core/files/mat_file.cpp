#include "core/files/mat_file.h"

#include "core/errors.h"
#include "core/files/number.h"
#include "core/files/table_text.h"
#include "core/files/words.h"

#include <zlib.h>

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstring>
#include <functional>
#include <limits>
#include <map>

namespace nictate {

namespace {

constexpr std::size_t most_mat_bytes = std::size_t{512} << 20;
constexpr std::size_t mat_header_bytes = 128;
constexpr std::size_t mat_value_bytes = 2 * sizeof(MatValue); ///< that an array takes beside its content, about
constexpr int most_mat_nested = 64;

// Types of data and classes of arrays that are looked at, by their numbers in the format's description.
enum DataType : std::uint32_t {
    mi_int8 = 1,
    mi_uint8 = 2,
    mi_int16 = 3,
    mi_uint16 = 4,
    mi_int32 = 5,
    mi_uint32 = 6,
    mi_single = 7,
    mi_double = 9,
    mi_int64 = 12,
    mi_uint64 = 13,
    mi_matrix = 14,
    mi_compressed = 15,
    mi_utf8 = 16,
    mi_utf16 = 17
};
enum ArrayClass : std::uint32_t { mx_cell = 1, mx_struct = 2, mx_object = 3, mx_char = 4, mx_sparse = 5, mx_opaque = 17 };

struct MatElement {
    std::uint32_t type = 0;
    std::string_view data;
};

/// What is left to give to arrays, so that a small file does not become a huge study.
class MatBudget {
  public:
    explicit MatBudget(const std::string& name) : name_(name) {}
    void spend(std::size_t bytes) {
        if (bytes > left_)
            throw ParseError(name_, 0, 0, Text("holds more than 512 MiB"),
                             Text("save what is needed of it in a file of its own"));
        left_ -= bytes;
    }
    [[noreturn]] void refuseDamaged() const {
        throw ParseError(name_, 0, 0, Text("is damaged or cut off"), Text("save it again with MATLAB's save(…, '-v7')"));
    }

  private:
    const std::string& name_;
    std::size_t left_ = most_mat_bytes;
};

/// MatElements one behind the other.
class MatElements {
  public:
    MatElements(std::string_view bytes, bool swapped, MatBudget& budget) : bytes_(bytes), swapped_(swapped), budget_(budget) {}

    bool atEnd() const { return bytes_.size() < 8; }

    MatElement next() {
        const std::uint32_t first = number<std::uint32_t>(take(4).data());
        if (first >> 16 != 0) { // four bytes at most, in the place of their size
            const std::string_view data = take(4);
            if (first >> 16 > 4)
                budget_.refuseDamaged();
            return {first & 0xFFFF, data.substr(0, first >> 16)};
        }
        const std::size_t size = number<std::uint32_t>(take(4).data());
        const MatElement element{first, take(size)};
        if (element.type != mi_compressed)
            bytes_.remove_prefix(std::min(bytes_.size(), (8 - size % 8) % 8));
        return element;
    }

    std::vector<double> numbers(const MatElement& element) {
        switch (element.type) {
        case mi_int8: return numbersAs<std::int8_t>(element.data);
        case mi_uint8: return numbersAs<std::uint8_t>(element.data);
        case mi_int16: return numbersAs<std::int16_t>(element.data);
        case mi_uint16: return numbersAs<std::uint16_t>(element.data);
        case mi_int32: return numbersAs<std::int32_t>(element.data);
        case mi_uint32: return numbersAs<std::uint32_t>(element.data);
        case mi_single: return numbersAs<float>(element.data);
        case mi_double: return numbersAs<double>(element.data);
        case mi_int64: return numbersAs<std::int64_t>(element.data);
        case mi_uint64: return numbersAs<std::uint64_t>(element.data);
        default: budget_.refuseDamaged();
        }
    }

  private:
    std::string_view take(std::size_t count) {
        if (count > bytes_.size())
            budget_.refuseDamaged();
        const std::string_view taken = bytes_.substr(0, count);
        bytes_.remove_prefix(count);
        return taken;
    }
    template <class Number> Number number(const char* at) const {
        char bytes[sizeof(Number)];
        std::memcpy(bytes, at, sizeof bytes);
        if (swapped_)
            std::reverse(std::begin(bytes), std::end(bytes));
        return std::bit_cast<Number>(bytes);
    }
    template <class Number> std::vector<double> numbersAs(std::string_view data) {
        const std::size_t count = data.size() / sizeof(Number);
        budget_.spend(count * sizeof(double));
        std::vector<double> values(count);
        for (std::size_t i = 0; i < count; ++i)
            values[i] = static_cast<double>(number<Number>(data.data() + i * sizeof(Number)));
        return values;
    }

    std::string_view bytes_;
    bool swapped_;
    MatBudget& budget_;
};

/// MATLAB keeps the rows of a list of names equally long, with blanks behind them.
std::string textOf(const std::vector<double>& characters, std::size_t row, std::size_t rows, std::size_t columns) {
    std::string text;
    for (std::size_t column = 0; column < columns; ++column)
        if (const double code = characters[column * rows + row]; code > 0 && code < 0x10000)
            appendUtf8(text, static_cast<char32_t>(code));
    text.erase(text.find_last_not_of(' ') + 1);
    return text;
}

MatValue ofText(std::string text) {
    MatValue value;
    value.kind = MatValue::Kind::text;
    value.rows = value.columns = 1;
    value.text = std::move(text);
    return value;
}

class MatReader {
  public:
    MatReader(bool swapped, MatBudget& budget) : swapped_(swapped), budget_(budget) {}

    std::vector<MatVariable> variables(std::string_view bytes) {
        std::vector<MatVariable> all;
        for (MatElements elements(bytes, swapped_, budget_); !elements.atEnd();) {
            const MatElement element = elements.next();
            std::string unpacked;
            MatElement matrix = element;
            if (element.type == mi_compressed) {
                unpacked = inflated(element.data);
                matrix = MatElements(unpacked, swapped_, budget_).next();
            }
            if (matrix.type == mi_matrix)
                take(matrix.data, all);
        }
        return all;
    }

  private:
    struct Head {
        std::uint32_t array_class = 0;
        std::size_t rows = 0, columns = 0;
        std::string name;
    };

    /// What objects keep is a MATLAB file of its own in an array of bytes without a name.
    void take(std::string_view data, std::vector<MatVariable>& all) {
        MatElements elements(data, swapped_, budget_);
        const Head head = headOf(elements);
        if (head.name.empty() && head.array_class == 9) {
            const MatElement bytes = elements.next();
            enter();
            if (bytes.data.size() > 8)
                for (MatVariable& variable : variables(bytes.data.substr(8)))
                    all.push_back(std::move(variable));
            --nested_;
            return;
        }
        all.push_back({head.name, contentOf(head, elements)});
    }

    std::string inflated(std::string_view packed) {
        z_stream stream{};
        if (inflateInit(&stream) != Z_OK)
            throw std::bad_alloc();
        stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(packed.data()));
        stream.avail_in = static_cast<uInt>(packed.size());
        std::string unpacked;
        int state = Z_OK;
        try {
            while (state == Z_OK) {
                char buffer[1u << 16];
                stream.next_out = reinterpret_cast<Bytef*>(buffer);
                stream.avail_out = sizeof buffer;
                state = inflate(&stream, Z_NO_FLUSH);
                budget_.spend(sizeof buffer - stream.avail_out);
                unpacked.append(buffer, sizeof buffer - stream.avail_out);
            }
        } catch (...) {
            inflateEnd(&stream);
            throw;
        }
        inflateEnd(&stream);
        if (state != Z_STREAM_END)
            budget_.refuseDamaged();
        return unpacked;
    }

    Head headOf(MatElements& elements) {
        Head head;
        const std::vector<double> flags = elements.numbers(elements.next());
        if (flags.empty())
            budget_.refuseDamaged();
        head.array_class = static_cast<std::uint32_t>(flags[0]) & 0xFF;
        if (head.array_class != mx_opaque) {
            const std::vector<double> dimensions = elements.numbers(elements.next());
            if (dimensions.size() < 2)
                budget_.refuseDamaged();
            head.rows = extent(dimensions[0]);
            head.columns = 1;
            for (std::size_t i = 1; i < dimensions.size(); ++i) {
                head.columns *= extent(dimensions[i]);
                if (head.columns > most_mat_bytes || head.rows * head.columns > most_mat_bytes)
                    budget_.refuseDamaged();
            }
        }
        head.name = std::string(elements.next().data);
        return head;
    }

    void enter() {
        if (++nested_ > most_mat_nested)
            budget_.refuseDamaged();
    }

    std::size_t extent(double value) {
        if (!(value >= 0) || value > 1u << 30)
            budget_.refuseDamaged();
        return static_cast<std::size_t>(value);
    }

    MatValue array(const MatElement& element) {
        budget_.spend(mat_value_bytes);
        if (element.type != mi_matrix)
            budget_.refuseDamaged();
        if (element.data.empty())
            return {};
        enter();
        MatElements elements(element.data, swapped_, budget_);
        const Head head = headOf(elements);
        MatValue value = contentOf(head, elements);
        --nested_;
        return value;
    }

    MatValue contentOf(const Head& head, MatElements& elements) {
        MatValue value;
        value.rows = head.rows;
        value.columns = head.columns;
        if (head.array_class == mx_opaque)
            return object(elements);
        if (head.array_class == mx_cell) {
            value.kind = MatValue::Kind::cells;
            readParts(value, value.size(), elements);
        } else if (head.array_class == mx_struct || head.array_class == mx_object) {
            if (head.array_class == mx_object)
                elements.next(); // its class
            value.kind = MatValue::Kind::structure;
            value.fields = fieldsOf(elements);
            readParts(value, value.size() * value.fields.size(), elements);
        } else if (head.array_class == mx_char)
            return characters(head, elements);
        else if (head.array_class > mx_sparse && head.array_class < 16)
            readNumbers(value, elements);
        return value;
    }

    /// "MCOS" and a class; only what holds other objects' properties is followed.
    MatValue object(MatElements& elements) {
        elements.next();
        const bool holds_all = elements.next().data == "FileWrapper__";
        const MatValue value = array(elements.next());
        return holds_all ? value : MatValue();
    }

    void readParts(MatValue& value, std::size_t count, MatElements& elements) {
        for (std::size_t i = 0; i < count; ++i)
            value.parts.push_back(array(elements.next()));
    }

    std::vector<std::string> fieldsOf(MatElements& elements) {
        const std::vector<double> length = elements.numbers(elements.next());
        if (length.size() != 1 || length[0] < 1 || length[0] > 1024)
            budget_.refuseDamaged();
        const std::string_view names = elements.next().data;
        const auto each = static_cast<std::size_t>(length[0]);
        std::vector<std::string> fields;
        for (std::size_t at = 0; at + each <= names.size(); at += each) {
            budget_.spend(sizeof(std::string) + each);
            const std::string_view field = names.substr(at, each);
            fields.emplace_back(field.substr(0, std::min(field.find('\0'), field.size())));
        }
        return fields;
    }

    MatValue characters(const Head& head, MatElements& elements) {
        const MatElement element = elements.next();
        if (element.type == mi_utf8 && head.rows <= 1)
            return ofText(std::string(element.data.substr(0, std::min(element.data.find('\0'), element.data.size()))));
        const MatElement plain{element.type == mi_utf8    ? mi_uint8
                               : element.type == mi_utf16 ? mi_uint16
                                                          : element.type,
                               element.data};
        const std::vector<double> codes = elements.numbers(plain);
        if (codes.size() < head.rows * head.columns)
            budget_.refuseDamaged();
        if (head.rows <= 1)
            return ofText(textOf(codes, 0, head.rows, head.rows * head.columns));
        MatValue list;
        list.kind = MatValue::Kind::cells;
        list.rows = head.columns > 0 ? head.rows : 0;
        list.columns = 1;
        for (std::size_t row = 0; row < list.rows; ++row) {
            budget_.spend(mat_value_bytes + head.columns);
            list.parts.push_back(ofText(textOf(codes, row, head.rows, head.columns)));
        }
        return list;
    }

    void readNumbers(MatValue& value, MatElements& elements) {
        value.kind = MatValue::Kind::numbers;
        value.numbers = elements.numbers(elements.next());
        if (value.numbers.size() != value.size())
            budget_.refuseDamaged();
        for (double& number : value.numbers)
            if (std::isinf(number))
                number = std::numeric_limits<double>::quiet_NaN();
    }

    bool swapped_;
    MatBudget& budget_;
    int nested_ = 0;
};

} // namespace

std::vector<MatVariable> readMat(ByteStream bytes, const std::string& name) {
    MatBudget budget(name);
    std::string text;
    std::vector<char> block(1u << 20);
    while (const std::size_t count = bytes.read(block.data(), block.size())) {
        budget.spend(count);
        text.append(block.data(), count);
    }
    if (text.size() < mat_header_bytes || !text.starts_with(mat_beginning))
        budget.refuseDamaged();
    const std::string_view order = std::string_view(text).substr(mat_header_bytes - 2, 2);
    if (order != "IM" && order != "MI")
        budget.refuseDamaged();
    const bool little = order == "IM";
    return MatReader(little != (std::endian::native == std::endian::little), budget)
        .variables(std::string_view(text).substr(mat_header_bytes));
}

namespace {

using ArrayKind = MatValue::Kind;

constexpr std::size_t most_matrix_columns = 16; ///< wider ones are maps of pixels
constexpr std::size_t most_mat_text = std::size_t{512} << 20;

/// What holds for all rows of an array, by column.
using GivenTexts = std::vector<std::pair<std::string, std::string>>;

struct ArrayField {
    std::string name;
    const MatValue* value;
};
using ArrayFields = std::vector<ArrayField>;

/// A column of rows: a vector, or one of a matrix's.
struct ArrayColumn {
    std::string name;
    const MatValue* value;
    std::size_t first = 0; ///< the place of its first row
};

struct ArrayRows {
    const GivenTexts& given;
    std::vector<ArrayColumn> columns;
    std::size_t count = 0;
};

bool isVector(const MatValue& value) {
    return value.kind == ArrayKind::numbers && value.size() > 0 && std::min(value.rows, value.columns) == 1;
}

bool isMatrix(const MatValue& value) {
    return value.kind == ArrayKind::numbers && value.rows > 0 && value.columns > 1 && value.columns <= most_matrix_columns;
}

bool isListOfTexts(const MatValue& value) {
    return value.kind == ArrayKind::cells && !value.parts.empty() &&
           std::all_of(value.parts.begin(), value.parts.end(), [](const MatValue& part) { return part.kind == ArrayKind::text; });
}

/// Whether there is more below.
bool isNested(const MatValue& value) {
    return (value.kind == ArrayKind::structure || value.kind == ArrayKind::cells) && !value.parts.empty() &&
           !isListOfTexts(value);
}

/// The longest of the lengths that two vectors share or a matrix has; 0 = no field is a column.
std::size_t rowsOf(const ArrayFields& fields) {
    std::map<std::size_t, std::size_t> vectors;
    std::size_t length = 0;
    bool nested = false;
    for (const ArrayField& field : fields) {
        nested = nested || isNested(*field.value);
        if (isVector(*field.value))
            ++vectors[field.value->size()];
        if (isMatrix(*field.value))
            length = std::max(length, field.value->rows);
    }
    for (const auto& [size, times] : vectors)
        if (times > 1 && (size > 1 || !nested)) // single numbers beside what is nested describe it
            length = std::max(length, size);
    return length;
}

/// CAT2000 calls a recording 24-53-ak.eye, after its trial, picture and observer.
std::string observerIn(const std::string& text) {
    const std::vector<std::string> parts = split(text, '-');
    return parts.size() == 3 && parts[2].ends_with(".eye") ? parts[2].substr(0, parts[2].size() - 4) : std::string();
}

/// Goes through everything and tells each array of rows.
class ArrayWalk {
  public:
    using Sink = std::function<void(const ArrayRows& rows)>;
    explicit ArrayWalk(Sink sink) : sink_(std::move(sink)) {}

    void variables(const std::vector<MatVariable>& all) {
        ArrayFields fields;
        for (const MatVariable& variable : all)
            fields.push_back({variable.name.empty() ? "object" : variable.name, &variable.value});
        fieldsOf(fields, {}, true);
    }

  private:
    void fieldsOf(const ArrayFields& fields, GivenTexts given, bool outermost) {
        const std::size_t length = rowsOf(fields);
        ArrayRows rows{given, columnsOf(fields, length), length};
        for (const ArrayField& field : fields)
            giveOne(field, length, given);
        if (length > 0)
            sink_(rows);
        for (const ArrayField& field : fields)
            if (isNested(*field.value)) {
                GivenTexts below = given;
                if (outermost)
                    below.emplace_back("variable", field.name);
                nested(field, fields, std::move(below));
            }
    }

    static std::vector<ArrayColumn> columnsOf(const ArrayFields& fields, std::size_t length) {
        std::vector<ArrayColumn> columns;
        for (const auto& [name, value] : fields)
            if (length > 0 &&
                ((isVector(*value) && value->size() == length) || (isListOfTexts(*value) && value->parts.size() == length)))
                columns.push_back({name, value});
            else if (length > 0 && isMatrix(*value) && value->rows == length)
                for (std::size_t i = 0; i < value->columns; ++i)
                    columns.push_back({name + "_" + std::to_string(i + 1), value, i * length});
        return columns;
    }

    static void giveOne(const ArrayField& field, std::size_t length, GivenTexts& given) {
        if (field.value->kind == ArrayKind::text) {
            given.emplace_back(field.name, field.value->text);
            if (const std::string observer = observerIn(field.value->text); !observer.empty())
                given.emplace_back("observer", observer);
        } else if (isVector(*field.value) && field.value->size() == 1 && length != 1)
            given.emplace_back(field.name, numberText(field.value->numbers.front()));
    }

    void nested(const ArrayField& field, const ArrayFields& beside, GivenTexts given) {
        const MatValue& value = *field.value;
        const std::size_t each = value.kind == ArrayKind::structure ? value.fields.size() : 1;
        const bool numbered = value.kind == ArrayKind::cells || value.size() > 1;
        ArrayFields naming;
        for (const ArrayField& other : beside)
            if (other.value->parts.size() * each == value.parts.size() && isListOfTexts(*other.value))
                naming.push_back(other);
        for (std::size_t i = 0; each > 0 && i < value.parts.size() / each; ++i) {
            GivenTexts own = given;
            if (numbered)
                own.emplace_back(freeName(field.name, own), std::to_string(i + 1));
            for (const ArrayField& other : naming)
                own.emplace_back(other.name, other.value->parts[i].text);
            if (value.kind == ArrayKind::cells)
                part(field.name, value.parts[i], std::move(own));
            else
                fieldsOf(elementOf(value, i), std::move(own), false);
        }
    }

    void part(const std::string& name, const MatValue& value, GivenTexts given) {
        if (value.kind == ArrayKind::structure && value.size() == 1)
            return fieldsOf(elementOf(value, 0), std::move(given), false);
        fieldsOf({{name, &value}}, std::move(given), false);
    }

    static ArrayFields elementOf(const MatValue& value, std::size_t at) {
        ArrayFields fields;
        for (std::size_t f = 0; f < value.fields.size(); ++f)
            fields.push_back({value.fields[f], &value.parts[at * value.fields.size() + f]});
        return fields;
    }

    /// Of lists in a list of one name the inner ones are called NAME_2, NAME_3.
    static std::string freeName(const std::string& name, const GivenTexts& given) {
        std::string free = name;
        for (int i = 2; std::any_of(given.begin(), given.end(), [&](const auto& one) { return one.first == free; }); ++i)
            free = name + "_" + std::to_string(i);
        return free;
    }

    Sink sink_;
};

/// All names once, those that are given first.
class ArrayHeader {
  public:
    void see(const ArrayRows& rows) {
        for (const auto& [name, text] : rows.given)
            add(name);
        for (const ArrayColumn& column : rows.columns)
            add(column.name);
    }
    const std::vector<std::string>& names() const { return names_; }
    std::size_t at(const std::string& name) const { return places_.at(name); }

  private:
    void add(const std::string& name) {
        if (places_.try_emplace(name, names_.size()).second)
            names_.push_back(name);
    }
    std::vector<std::string> names_;
    std::map<std::string, std::size_t> places_;
};

void writeRows(const ArrayRows& rows, const ArrayHeader& header, TableText& table) {
    std::vector<const std::string*> given(header.names().size(), nullptr);
    std::vector<const ArrayColumn*> columns(header.names().size(), nullptr);
    for (const auto& [name, text] : rows.given)
        given[header.at(name)] = &text;
    for (const ArrayColumn& column : rows.columns)
        columns[header.at(column.name)] = &column;
    for (std::size_t row = 0; row < rows.count; ++row) {
        for (std::size_t i = 0; i < columns.size(); ++i)
            if (columns[i] == nullptr)
                table.textOrNothing(given[i] == nullptr ? std::string_view() : std::string_view(*given[i]));
            else if (columns[i]->value->kind == ArrayKind::cells)
                table.textOrNothing(columns[i]->value->parts[row].text);
            else
                table.number(columns[i]->value->numbers[columns[i]->first + row]);
        table.endRow();
    }
}

} // namespace

std::string matText(ByteStream bytes, const std::string& name) {
    const std::vector<MatVariable> variables = readMat(std::move(bytes), name);
    ArrayHeader header;
    ArrayWalk([&](const ArrayRows& rows) { header.see(rows); }).variables(variables);
    if (header.names().empty())
        for (const MatVariable& variable : variables)
            header.see({{{variable.name.empty() ? "object" : variable.name, ""}}, {}});
    TableText table('\t');
    for (const std::string& column : header.names())
        table.text(column);
    table.endRow();
    ArrayWalk([&](const ArrayRows& rows) {
        writeRows(rows, header, table);
        if (table.str().size() > most_mat_text)
            throw ParseError(name, 0, 0, Text("is a table of more than 512 MiB"),
                             Text("save what is needed of it in a file of its own"));
    }).variables(variables);
    return table.take();
}

} // namespace nictate

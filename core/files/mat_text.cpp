#include "core/files/mat_text.h"

#include "core/errors.h"
#include "core/files/mat_file.h"
#include "core/files/number.h"
#include "core/files/table_text.h"
#include "core/files/words.h"

#include <algorithm>
#include <functional>
#include <map>

namespace nictate {

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

#include "core/io/table_format.h"

#include "core/files/number.h"
#include "core/io/columns.h"
#include "core/io/head_lines.h"
#include "core/io/plan_options.h"

#include <algorithm>
#include <charconv>

namespace nictate {

namespace {

std::optional<TableHead> headBy(const std::vector<std::string_view>& lines, std::size_t at, char delimiter,
                                const TableFormat& format, bool one_stimulus) {
    TableHead head;
    head.one_stimulus = one_stimulus;
    head.header = splitLine(lines[at], delimiter);
    if (!std::all_of(format.marks.begin(), format.marks.end(), [&](const std::string& mark) { return head.has(mark); }))
        return {};
    head.delimiter = delimiter;
    for (std::size_t i = 0; i < at; ++i)
        head.preamble.emplace_back(lines[i]);
    for (std::size_t i = at + 1; i < lines.size(); ++i)
        head.rows.push_back(splitLine(lines[i], delimiter));
    return head;
}

template <class Row> std::string cellOf(Row row, Row end, const TableHead& head, const std::string& name) {
    const auto place = static_cast<std::size_t>(std::find(head.header.begin(), head.header.end(), name) - head.header.begin());
    for (; row != end; ++row)
        if (place < row->size() && !(*row)[place].empty())
            return (*row)[place];
    return {};
}

} // namespace

std::string TableHead::column(std::initializer_list<std::string_view> names) const {
    for (std::string_view name : names)
        for (const std::string& candidate : header)
            if (candidate == name)
                return candidate;
    for (std::string_view name : names)
        for (const std::string& candidate : header)
            if (withoutUnit(candidate) == name)
                return candidate;
    return {};
}

std::string TableHead::stated(std::string_view word) const {
    for (const std::string& line : preamble)
        if (const std::size_t at = line.find(word); at != std::string::npos) {
            const std::size_t begin = line.find_first_not_of(" \t:,;", at + word.size());
            return begin == std::string::npos ? std::string() : line.substr(begin, line.find_last_not_of(" \t,;") - begin + 1);
        }
    return {};
}

std::string TableHead::firstCell(const std::string& name) const { return cellOf(rows.begin(), rows.end(), *this, name); }

std::string TableHead::lastCell(const std::string& name) const { return cellOf(rows.rbegin(), rows.rend(), *this, name); }

ReadingPlan formatPlan(TextSource& source, const std::vector<TableFormat>& among, bool one_stimulus) {
    const std::vector<std::string_view> lines = headLines(source);
    for (const TableFormat& format : among)
        for (std::size_t at = firstHeaderLine(lines); at < lines.size(); ++at) {
            if (lines[at].find(format.marks.front()) == std::string_view::npos)
                continue;
            for (char delimiter : {'\t', ',', ';', ' '})
                if (auto head = headBy(lines, at, delimiter, format, one_stimulus)) {
                    head->file = std::filesystem::path(source.name()).filename().string();
                    ReadingPlan plan = format.plan(*head);
                    if (!plan.find("columns.x")) // named alike by somebody else: what it would be read from is not there
                        continue;
                    if (delimiter == ';' && plan.value("decimal") == "point")
                        plan.forget("decimal"); // saved again by a program that speaks with commas: each file's numbers show it
                    plan.say("format", format.id, Origin::format);
                    plan.say("delimiter", wordOf(delimiter), Origin::format);
                    plan.say("header", "line", Origin::format);
                    return plan;
                }
        }
    return {};
}

void sayColumn(ReadingPlan& plan, const TableHead& head, const std::string& role, std::initializer_list<std::string_view> names) {
    if (const std::string column = head.column(names); !column.empty())
        plan.say("columns." + role, column, Origin::format);
}

bool namesPicturesOwn(std::string_view column) {
    return column.find("MCS") != std::string_view::npos || column.find("Mapped") != std::string_view::npos;
}

std::vector<double> numbersIn(const TableHead& head, std::initializer_list<std::string_view> columns) {
    std::vector<double> numbers;
    DecimalSign sign = DecimalSign::unknown;
    for (const std::string_view name : columns) {
        const auto place =
            static_cast<std::size_t>(std::find(head.header.begin(), head.header.end(), name) - head.header.begin());
        for (const std::vector<std::string>& row : head.rows)
            if (place < row.size())
                if (const ParsedNumber cell = parseNumber(row[place], sign); cell.kind == NumberKind::number)
                    numbers.push_back(cell.value);
    }
    return numbers;
}

ReadingPlan planWith(const TableHead& head, std::initializer_list<std::pair<const char*, std::string_view>> columns,
                     std::initializer_list<std::pair<const char*, const char*>> facts) {
    ReadingPlan plan;
    for (const auto& [role, name] : columns)
        sayColumn(plan, head, role, {name});
    for (const auto& [key, value] : facts)
        plan.say(key, value, Origin::format);
    return plan;
}

std::string sizeIn(std::string_view text) {
    int sizes[2] = {0, 0};
    for (int& size : sizes) {
        const std::size_t begin = text.find_first_of("0123456789");
        if (begin == std::string_view::npos)
            return {};
        text.remove_prefix(begin);
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), size);
        if (error != std::errc() || size < 1 || size > 20000)
            return {};
        text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    }
    return std::to_string(sizes[0]) + "x" + std::to_string(sizes[1]);
}

ParseError otherScreen(const std::string& file, std::size_t line, const std::string& stated, const std::string& planned) {
    return {file, line, 0, Text("was recorded on a screen of %1 where %2 is what the others are read by", stated, planned),
            Text("open recordings of one screen at a time")};
}

} // namespace nictate

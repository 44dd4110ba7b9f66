#include "core/files/workbook.h"

#include "core/errors.h"
#include "core/files/archive_input.h"

#include <archive.h>
#include <archive_entry.h>
#include <pugixml.hpp>

#include <algorithm>
#include <charconv>
#include <cstring>
#include <map>
#include <vector>

namespace nictate {

namespace {

constexpr std::size_t most_bytes = 256u << 20;
constexpr std::size_t most_columns = 16384; ///< Excel's own limit
constexpr const char* sheet_folder = "xl/worksheets/";
constexpr const char* workbook_part = "xl/workbook.xml";
constexpr const char* shared_part = "xl/sharedStrings.xml";

using Parts = std::map<std::string, std::string>;

void refuseLarge(std::size_t bytes, const std::filesystem::path& file) {
    if (bytes > most_bytes)
        throw ParseError(file.string(), 0, 0, Text("is a workbook of more than 256 MiB"), Text("save its sheet as CSV"));
}

/// The parts that hold cells; none for an archive of other things.
Parts workbookParts(const std::filesystem::path& file) {
    ArchiveInput input(fileBytes(file), file.string());
    archive_read_support_format_zip(input.get());
    input.open();
    Parts parts;
    std::size_t total = 0;
    while (archive_entry* entry = input.nextEntry()) {
        const char* path = archive_entry_pathname(entry);
        const std::string name = path != nullptr ? path : "";
        if (name != workbook_part && name != shared_part && !(name.starts_with(sheet_folder) && name.ends_with(".xml")))
            continue;
        std::string& text = parts[name];
        char buffer[1u << 16];
        while (const std::size_t count = input.readData(buffer, sizeof buffer)) {
            text.append(buffer, count);
            refuseLarge(total += count, file);
        }
    }
    return parts.contains(workbook_part) ? parts : Parts();
}

pugi::xml_document xmlIn(std::string& text, const std::filesystem::path& file, const std::string& part) {
    pugi::xml_document document;
    const pugi::xml_parse_result result = document.load_buffer_inplace(text.data(), text.size());
    if (!result)
        throw ParseError(file.string(), 0, 0, Text("is damaged: its part %1 cannot be read", part),
                         Text("save the workbook again"));
    return document;
}

/// A text in one or several runs, as <t>ab</t> or <r><t>a</t></r><r><t>b</t></r>.
std::string textIn(const pugi::xml_node& node) {
    std::string text;
    for (const pugi::xml_node& child : node.children())
        if (std::strcmp(child.name(), "t") == 0)
            text += child.text().get();
        else if (std::strcmp(child.name(), "r") == 0)
            text += child.child("t").text().get();
    return text;
}

/// "AB12" → 27, the column from 0; `otherwise` where the cell does not name its place.
std::size_t columnIn(std::string_view reference, std::size_t otherwise) {
    std::size_t column = 0, letters = 0;
    for (; letters < reference.size() && letters < 4 && reference[letters] >= 'A' && reference[letters] <= 'Z'; ++letters)
        column = 26 * column + static_cast<std::size_t>(reference[letters] - 'A') + 1;
    return letters > 0 ? column - 1 : otherwise;
}

std::string valueOf(const pugi::xml_node& cell, const std::vector<std::string>& shared) {
    const std::string_view type = cell.attribute("t").value(), value = cell.child("v").text().get();
    if (type == "inlineStr")
        return textIn(cell.child("is"));
    if (type == "e")
        return {};
    if (type == "b")
        return value == "1" ? "TRUE" : "FALSE";
    if (type != "s")
        return std::string(value);
    std::size_t at = shared.size();
    std::from_chars(value.data(), value.data() + value.size(), at);
    return at < shared.size() ? shared[at] : std::string();
}

void appendCell(std::string& line, const std::string& value) {
    if (value.find_first_of("\t\n\r\"") == std::string::npos) {
        line += value;
        return;
    }
    line += '"';
    for (char c : value)
        line += c == '"' ? "\"\"" : std::string(1, c);
    line += '"';
}

struct SheetRow {
    std::string text;
    std::size_t width = 0; ///< cells in it; what is empty behind them is not written
};

SheetRow rowIn(const pugi::xml_node& row, const std::vector<std::string>& shared, const std::filesystem::path& file) {
    SheetRow line;
    bool any = false;
    for (const pugi::xml_node& cell : row.children("c")) {
        const std::size_t column = columnIn(cell.attribute("r").value(), line.width);
        if (column < line.width || column >= most_columns)
            throw ParseError(file.string(), 0, 0,
                             Text("is damaged: its cell %1 is out of order", std::string(cell.attribute("r").value())),
                             Text("save the workbook again"));
        const std::string value = valueOf(cell, shared);
        any = any || !value.empty();
        if (column > 0)
            line.text.append(column + 1 - std::max<std::size_t>(line.width, 1), '\t');
        appendCell(line.text, value);
        refuseLarge(line.text.size(), file);
        line.width = column + 1;
    }
    return any ? line : SheetRow();
}

/// All rows as wide as the widest.
std::string sheetText(const pugi::xml_document& sheet, const std::vector<std::string>& shared,
                      const std::filesystem::path& file) {
    std::vector<SheetRow> rows;
    std::size_t width = 0, bytes = 0;
    for (const pugi::xml_node& node : sheet.child("worksheet").child("sheetData").children("row"))
        if (SheetRow row = rowIn(node, shared, file); row.width > 0) {
            width = std::max(width, row.width);
            refuseLarge(bytes += row.text.size(), file);
            rows.push_back(std::move(row));
        }
    std::string text;
    for (SheetRow& row : rows) {
        refuseLarge(text.size(), file);
        text += row.text;
        text.append(width - row.width, '\t');
        text += '\n';
        row.text.clear();
    }
    return text;
}

} // namespace

std::optional<std::string> workbookText(const std::filesystem::path& file) {
    Parts parts = workbookParts(file);
    if (parts.empty())
        return {};
    std::vector<std::string> shared;
    if (const auto part = parts.find(shared_part); part != parts.end()) {
        const pugi::xml_document strings = xmlIn(part->second, file, part->first);
        for (const pugi::xml_node& text : strings.child("sst").children("si"))
            shared.push_back(textIn(text));
    }
    std::vector<std::string> sheets;
    for (auto& [name, part] : parts)
        if (name.starts_with(sheet_folder)) {
            std::string text = sheetText(xmlIn(part, file, name), shared, file);
            if (!text.empty())
                sheets.push_back(std::move(text));
        }
    if (sheets.size() > 1)
        throw SeveralSheets(file.string(), 0, 0, Text("has %1 sheets with cells; one is expected", sheets.size()),
                            Text("keep one sheet in each workbook, or save the sheet as CSV"));
    return sheets.empty() ? std::string() : std::move(sheets.front());
}

} // namespace nictate

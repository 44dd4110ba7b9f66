#include "core/io/table_file.h"

#include "core/files/folder.h"
#include "core/io/feature_reader.h"
#include "core/io/head_lines.h"
#include "core/io/table_format.h"
#include "core/io/table_names.h"
#include "core/io/unreadable_files.h"

namespace nictate {

void TableFile::sniff() {
    if (refused_)
        std::rethrow_exception(refused_);
    if (layout_)
        return;
    try {
        TextSource& text = file_.look();
        TableLayout layout = detectLayout(text, options_);
        if (layout.columns.complete() && layout.not_found.empty())
            content_ = Content::gaze;
        else if (std::optional<TableLayout> features = asFeatureTable(text, layout, options_)) {
            content_ = Content::features;
            layout = *std::move(features);
        }
        layout_ = std::move(layout);
    } catch (const ParseError&) {
        refused_ = std::current_exception();
        throw;
    }
}

const TableLayout& TableFile::layout() {
    sniff();
    return *layout_;
}

TableFile::Content TableFile::content() {
    sniff();
    return content_;
}

std::string TableFile::inPreamble(const std::string& word) {
    TableHead head;
    for (std::string_view line : headLines(file_.look()))
        if (head.preamble.size() + 1 < layout().header_line)
            head.preamble.emplace_back(line);
    return head.stated(word);
}

std::string TableFile::firstCell(Role role) {
    const std::optional<std::size_t> column = layout().columns[role];
    const std::vector<std::string_view> lines = headLines(file_.look());
    for (std::size_t at = layout().first_data_line; column && at <= lines.size(); ++at)
        if (const std::vector<std::string> cells = splitLine(lines[at - 1], layout().delimiter);
            *column < cells.size() && !cells[*column].empty())
            return cells[*column];
    return {};
}

bool TableFile::namesParticipants() {
    return content() == Content::features || (content() == Content::gaze && layout().columns[Role::participant]);
}

bool tellsOfGaze(const std::filesystem::path& file) {
    try {
        SourceFile source(file);
        if (formatPlan(source.look()).find("format"))
            return true;
        const OpenOptions anything;
        TableFile table(std::move(source), anything);
        return table.content() == TableFile::Content::gaze && table.layout().has_rows;
    } catch (const ParseError&) { // no table
        return false;
    }
}

bool tellsOfData(const std::filesystem::path& file, const OpenOptions& options) {
    if (!hasExtension(file, tableExtensions()) || tellsOfGaze(file))
        return true;
    try {
        TableFile table(SourceFile(file), options);
        return table.content() != TableFile::Content::unknown || table.layout().header_line == 0; // without names it may hold any
    } catch (const ParseError&) { // whoever has to read it says why
        return !isCalledUnreadable(file);
    }
}

} // namespace nictate

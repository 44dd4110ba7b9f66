#include "core/io/head_lines.h"

#include "core/files/words.h"

namespace nictate {

namespace {

constexpr std::size_t head_bytes = 64u << 10;
constexpr std::size_t head_lines = 400;

} // namespace

std::vector<std::string_view> headLines(TextSource& source) {
    std::string_view head = source.peek(head_bytes);
    bool whole = source.atEnd() && head.size() <= head_bytes;
    if (!whole)
        head = head.substr(0, head_bytes);
    std::vector<std::string_view> lines;
    while (!head.empty() && lines.size() < head_lines) {
        std::size_t end = head.find_first_of("\r\n");
        if (end == std::string_view::npos) {
            if (whole || lines.empty())
                lines.push_back(head);
            break;
        }
        lines.push_back(head.substr(0, end));
        bool pair = head[end] == '\r' && end + 1 < head.size() && head[end + 1] == '\n';
        head.remove_prefix(end + (pair ? 2 : 1));
    }
    return lines;
}

std::size_t firstHeaderLine(const std::vector<std::string_view>& lines) {
    for (std::size_t i = 0; i + 1 < lines.size(); ++i)
        if (lines[i].starts_with("#DATA") && lines[i].find_first_not_of(",;\t ", 5) == std::string_view::npos)
            return i + 1;
    return 0;
}

std::string_view trimmed(std::string_view text) {
    std::size_t begin = text.find_first_not_of(" \t");
    if (begin == std::string_view::npos)
        return {};
    return text.substr(begin, text.find_last_not_of(" \t") - begin + 1);
}

std::vector<std::string> splitLine(std::string_view line, char delimiter) {
    std::vector<std::string> cells(1);
    bool inside = false;
    auto separates = [&](char c) { return c == delimiter || (delimiter == ' ' && c == '\t'); };
    if (delimiter == ' ')
        line = trimmed(line);
    for (std::size_t i = 0; i < line.size(); ++i) {
        char c = line[i];
        if (c == '"' && inside && i + 1 < line.size() && line[i + 1] == '"') {
            cells.back() += '"';
            ++i;
        } else if (c == '"' && (inside || trimmed(cells.back()).empty()))
            inside = !inside;
        else if (separates(c) && !inside) {
            if (delimiter != ' ' || !separates(line[i - 1]))
                cells.emplace_back();
        } else
            cells.back() += c;
    }
    for (std::string& cell : cells)
        cell = asUtf8(trimmed(cell));
    return cells;
}

} // namespace nictate

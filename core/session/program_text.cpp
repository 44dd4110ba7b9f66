#include "core/session/program_text.h"

#include "core/files/platform/platform.h"
#include "core/files/words.h"
#include "core/session/shell_text.h"

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <optional>
#include <string_view>

namespace nictate {

namespace {

std::string hex(const char* pattern, unsigned value) {
    char text[16];
    std::snprintf(text, sizeof text, pattern, value);
    return text;
}

/// The sign that these bytes of UTF-8 are.
unsigned signOf(std::string_view bytes) {
    const auto at = [&](std::size_t i) { return static_cast<unsigned>(static_cast<unsigned char>(bytes[i])); };
    if (bytes.size() == 1)
        return at(0);
    return bytes.size() == 2 ? (at(0) & 0x1F) << 6 | (at(1) & 0x3F) : (at(0) & 0x0F) << 12 | (at(1) & 0x3F) << 6 | (at(2) & 0x3F);
}

std::string joined(const std::vector<std::string>& words, const char* between) {
    std::string text;
    for (const std::string& word : words)
        text += (text.empty() ? "" : between) + word;
    return text;
}

/// Each with its line end.
std::vector<std::string> linesOf(const std::string& text) {
    std::vector<std::string> lines;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find('\n', at), text.size() - 1) + 1;
        lines.push_back(text.substr(at, end - at));
        at = end;
    }
    return lines;
}

/// What lies in the programs' own folder, as on Windows.
std::optional<std::filesystem::path> besideProgram(const char* name) {
    const std::filesystem::path place = platform::programFile().parent_path() / name;
    std::error_code none;
    return std::filesystem::exists(place, none) ? std::optional(place) : std::nullopt;
}

} // namespace

std::string ProgramLanguage::quoted(const std::string& text) const {
    const bool bytes = !isUtf8(text); // which Python writes as \udcXX, and R, where \x and \u do not mix, as \xXX
    std::string out = "\"";
    for (std::size_t i = 0; i < text.size();) {
        const char c = text[i];
        const bool high = static_cast<unsigned char>(c) >= 0x80;
        const std::size_t hidden = bytes && high ? 0 : hiddenBytes(std::string_view(text).substr(i));
        if (c == '\\' || c == '"')
            out += std::string("\\") + c;
        else if (c == '\n' || c == '\r' || c == '\t')
            out += c == '\n' ? "\\n" : c == '\r' ? "\\r" : "\\t";
        else if (bytes && high)
            out += hex(is_python ? "\\udc%02x" : "\\x%02x", static_cast<unsigned char>(c));
        else if (hidden > 0)
            out += hex(bytes && !is_python ? "\\x%02x" : "\\u%04x", signOf(std::string_view(text).substr(i, hidden)));
        else
            out += c;
        i += std::max<std::size_t>(hidden, 1);
    }
    return out + "\"";
}

std::string ProgramLanguage::number(const std::string& text) const {
    const auto digits = std::count_if(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
    return !is_python && digits > 15 ? quoted(text) : text;
}

std::string ProgramLanguage::list(const std::vector<std::string>& values) const {
    return is_python ? "[" + joined(values, ", ") + "]" : "c(" + joined(values, ", ") + ")";
}

std::string ProgramLanguage::entry(const std::string& name, const std::string& value) const {
    return is_python ? quoted(name) + ": " + value : name + " = " + value;
}

std::string ProgramLanguage::dictionary(const std::vector<std::string>& entries) const {
    return is_python ? "{" + joined(entries, ", ") + "}" : "list(" + joined(entries, ", ") + ")";
}

std::string ProgramLanguage::method(const std::string& name, const std::vector<std::string>& arguments) const {
    if (is_python)
        return "study." + name + "(" + joined(arguments, ", ") + ")";
    std::vector<std::string> words = {"study"};
    words.insert(words.end(), arguments.begin(), arguments.end());
    return "nictate_" + name + "(" + joined(words, ", ") + ")";
}

std::string ProgramLanguage::writesFile(const std::string& name, const std::string& text) const {
    std::vector<std::string> lines;
    for (const std::string& line : linesOf(text))
        lines.push_back(quoted(line));
    if (lines.empty())
        lines.push_back(quoted(""));
    if (!is_python)
        return "cat(" + joined(lines, ",\n    ") + ",\n    sep = \"\", file = " + quoted(name) + ")\n";
    return "with open(" + quoted(name) + ", \"w\", encoding=\"utf-8\", errors=\"surrogateescape\", newline=\"\") as file:\n" +
           "    file.write(" + joined(lines, "\n               ") + ")\n";
}

const ProgramLanguage& python() {
    static const ProgramLanguage language = [] {
        ProgramLanguage made = {"import nictate\n", " = ", "=", "nictate.open", true};
        if (const auto place = besideProgram("python"))
            made.begin = "import sys\nsys.path.append(" + made.quoted(place->generic_string()) + ")\n" + made.begin;
        return made;
    }();
    return language;
}

const ProgramLanguage& r() {
    static const ProgramLanguage language = [] {
        ProgramLanguage made = {"", " <- ", " = ", "nictate_open", false};
        const auto place = besideProgram("r/nictate.R");
        made.begin = "source(Sys.getenv(\"NICTATE_R\", " +
                     made.quoted(place ? place->generic_string() : "/usr/share/nictate/nictate.R") + "))\n";
        return made;
    }();
    return language;
}

} // namespace nictate

#include "core/io/imotions_slides.h"

#include "core/errors.h"
#include "core/files/folder.h"
#include "core/files/number.h"
#include "core/files/words.h"
#include "core/io/head_lines.h"
#include "core/io/study_source.h"
#include "core/io/table_format.h"

#include <algorithm>
#include <optional>

namespace nictate {

namespace fs = std::filesystem;

namespace {

constexpr const char* slide_event = "SlideEvent";
constexpr const char* slide_name = "SourceStimuliName";

struct SlideHead {
    std::vector<std::string> header;
    char delimiter = ',';
    std::size_t line = 0; ///< index of the header's line
    std::string respondent;
};

std::optional<SlideHead> slideHead(TextSource& text) {
    const std::vector<std::string_view> lines = headLines(text);
    TableHead above;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (i >= firstHeaderLine(lines) && lines[i].find(slide_event) != std::string_view::npos)
            for (char delimiter : {',', '\t', ';'}) {
                TableHead head;
                head.header = splitLine(lines[i], delimiter);
                const bool gaze = head.has("ET_GazeLeftx"); // it knows its slides itself
                if (!gaze && head.has(slide_event) && head.has(slide_name) && head.has("Timestamp"))
                    return SlideHead{head.header, delimiter, i, above.stated("#Respondent Name")};
            }
        above.preamble.emplace_back(lines[i]);
    }
    return {};
}

std::size_t placeOf(const std::vector<std::string>& header, std::string_view name) {
    return static_cast<std::size_t>(std::find(header.begin(), header.end(), name) - header.begin());
}

/// A name without the words that say which of a person's exports it is.
std::string plainName(const fs::path& file) {
    static constexpr std::string_view kinds[] = {"gaze", "et",   "eyetracker", "eyetracking", "slides", "slide",  "slideevents",
                                                 "raw",  "data", "sensor",     "sensors",     "events", "stimuli"};
    std::string plain, word;
    for (char c : lowerCase(stemOf(file)) + "_") {
        if (c != '_' && c != '-' && c != ' ' && c != '.') {
            word += c;
            continue;
        }
        if (std::find(std::begin(kinds), std::end(kinds), word) == std::end(kinds) && !word.empty())
            plain += (plain.empty() ? "" : " ") + word;
        word.clear();
    }
    return "file " + plain;
}

double timeIn(const std::vector<std::string>& cells, std::size_t column, const TextSource& text, std::size_t line) {
    DecimalSign point = DecimalSign::point;
    const ParsedNumber time = parseNumber(column < cells.size() ? cells[column] : std::string(), point);
    if (time.kind != NumberKind::number)
        throw ParseError(text.name(), line, column + 1, Text("a slide has no time where a number of milliseconds is expected"),
                         Text("correct the cell, or leave the file out"));
    return time.value;
}

std::vector<Shown> readSlides(TextSource& text, const SlideHead& head) {
    const std::size_t event = placeOf(head.header, slide_event), name = placeOf(head.header, slide_name),
                      time = placeOf(head.header, "Timestamp");
    std::vector<Shown> shown;
    LineReader lines(text);
    std::string_view line;
    while (lines.next(line)) {
        const std::vector<std::string> cells = splitLine(line, head.delimiter);
        if (lines.lineNumber() <= head.line + 1 || std::max(event, name) >= cells.size())
            continue;
        if (cells[event] == "StartMedia")
            shown.push_back({timeIn(cells, time, text, lines.lineNumber()), 1e300, cells[name]});
        if (cells[event] == "EndMedia")
            for (auto last = shown.rbegin(); last != shown.rend(); ++last)
                if (last->name == cells[name]) {
                    last->to_ms = timeIn(cells, time, text, lines.lineNumber());
                    break;
                }
    }
    for (std::size_t i = 0; i + 1 < shown.size(); ++i) // what has no end lasts until the next begins
        shown[i].to_ms = std::min(shown[i].to_ms, shown[i + 1].from_ms);
    return shown;
}

} // namespace

bool isSlideTable(const fs::path& file) {
    try {
        return slideHead(SourceFile(file).look()).has_value();
    } catch (const ParseError&) { // whoever has to read it says why
        return false;
    }
}

ShownTo slidesIn(const std::vector<fs::path>& files) {
    ShownTo shown;
    std::map<std::string, fs::path> files_of;
    for (const fs::path& file : files) {
        TextSource text = TextSource::fromFile(file);
        const std::optional<SlideHead> head = slideHead(text);
        if (!head)
            continue;
        const std::string who = head->respondent.empty() ? plainName(file) : head->respondent;
        if (const auto [first, fresh] = files_of.try_emplace(who, file); !fresh)
            throw ParseError(file.string(), 0, 0,
                             Text("it and %1 are both tables of slides of %2", first->second.filename().string(), inQuotes(who)),
                             Text("keep one table of slides for each person (--leave-out NAME)"));
        shown[who] = readSlides(text, *head);
    }
    return shown;
}

std::string respondentOf(const fs::path& file) {
    TableHead above;
    SourceFile source(file);
    for (std::string_view line : headLines(source.look()))
        if (line.starts_with('#'))
            above.preamble.emplace_back(line);
    const std::string stated = above.stated("#Respondent Name");
    return stated.empty() ? plainName(file) : stated;
}

} // namespace nictate

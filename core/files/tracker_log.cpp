#include "core/files/tracker_log.h"

#include "core/errors.h"
#include "core/files/number.h"
#include "core/files/text_source.h"
#include "core/files/words.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <memory>
#include <vector>

namespace nictate {

namespace {

using LogJson = nlohmann::json;

constexpr std::size_t log_block_bytes = 64 << 10;

bool holds(std::string_view text, std::string_view part) { return text.find(part) != std::string_view::npos; }

/// Whether a JSON text holds the member with this word, however they are spaced.
bool holdsMember(std::string_view json, std::string_view name, std::string_view word) {
    for (std::size_t at = json.find(name); at != std::string_view::npos; at = json.find(name, at + 1)) {
        const std::string_view behind = json.substr(at + name.size());
        const std::size_t value = behind.find_first_not_of(" \t:");
        if (value != std::string_view::npos && behind.substr(value).starts_with(word))
            return true;
    }
    return false;
}

/// Whether The Eye Tribe's server answered so. Heartbeats and a calibration may go before frames, or be all that there is.
bool isTribeAnswer(std::string_view head) {
    const bool answers = holds(head, "\"statuscode\"") && (holdsMember(head, "\"category\"", "\"heartbeat\"") ||
                                                           holdsMember(head, "\"category\"", "\"calibration\""));
    return answers ||
           (holdsMember(head, "\"category\"", "\"tracker\"") && holds(head, "\"frame\"") && holds(head, "\"lefteye\""));
}

bool isMark(std::string_view line, std::string_view first, std::string_view second) {
    return line.starts_with(first) && line.substr(first.size()).starts_with(second);
}

/// Lines of a log become rows of a table.
class LogRows {
  public:
    virtual ~LogRows() = default;
    /// Appends the rows that the line makes, with their ends.
    virtual void take(std::string_view line, std::string& rows) = 0;
    /// Whether a line has named the columns.
    virtual bool named() const = 0;
};

// The Eye Tribe -----------------------------------------------------------------------------------------------------------------

constexpr const char* tribe_members[] = {"/time",           "/lefteye/raw/x",  "/lefteye/raw/y", "/lefteye/psize",
                                         "/righteye/raw/x", "/righteye/raw/y", "/righteye/psize"};

/// {"category":"tracker","statuscode":200,"values":{"frame":{"time":…,"state":7,"lefteye":{"raw":{"x":…,"y":…},"psize":…} …}}}
class TribeRows : public LogRows {
  public:
    TribeRows(const LineReader& lines, const std::string& name) : lines_(lines), name_(name) {}

    void take(std::string_view line, std::string& rows) override {
        if (first_)
            for (const std::string_view member : tribe_members)
                rows += (member == tribe_members[0] ? "" : "\t") + nameOf(member);
        rows += first_ ? "\n" : "";
        first_ = false;
        if (line.find_first_not_of(" \t\r,") == std::string_view::npos)
            return;
        const LogJson json = LogJson::parse(line, nullptr, false);
        if (json.is_discarded() && !lines_.lineWasComplete()) // it was cut off
            return;
        if (!json.is_object())
            throw ParseError(name_, lines_.lineNumber(), 0, Text("is not a JSON object"),
                             Text("give the log as The Eye Tribe's server answered: an object a line"));
        const LogJson::json_pointer frame("/values/frame");
        if (json.contains(frame) && json[frame].is_object())
            takeFrame(json[frame], rows);
    }
    bool named() const override { return true; }

  private:
    static std::string nameOf(std::string_view member) {
        std::string name(member.substr(1));
        std::replace(name.begin(), name.end(), '/', '.');
        return name;
    }

    /// The first bit of the state says that gaze was found.
    static void takeFrame(const LogJson& frame, std::string& rows) {
        const LogJson state = frame.value("state", LogJson());
        const bool lost = state.is_number_integer() && state.get<std::int64_t>() % 2 == 0;
        for (const std::string_view member : tribe_members) {
            const LogJson::json_pointer place{std::string(member)};
            const bool clock = member == tribe_members[0];
            rows += clock ? "" : "\t";
            if (frame.contains(place) && frame[place].is_number() && (clock || !lost))
                appendNumber(rows, frame[place].get<double>());
        }
        rows += '\n';
    }

    const LineReader& lines_;
    const std::string& name_;
    bool first_ = true;
};

// ViewPoint ---------------------------------------------------------------------------------------------------------------------

/// The names of line 6 by those of line 5.
std::string viewpointName(std::string_view id) {
    static constexpr std::pair<std::string_view, std::string_view> names[] = {
        {"TT", "TotalTime"},       {"DT", "DeltaTime"},       {"LX", "X_Gaze"},     {"LY", "Y_Gaze"},
        {"CX", "X_CorrectedGaze"}, {"CY", "Y_CorrectedGaze"}, {"PW", "PupilWidth"}, {"PH", "PupilHeight"},
        {"PD", "PupilDiameter"},   {"QU", "Quality"}};
    if (id.size() == 3 && (id[0] == 'A' || id[0] == 'B'))
        for (const auto& [own, name] : names)
            if (id.substr(1) == own)
                return std::string(name) + (id[0] == 'B' ? " B" : "");
    return std::string(id);
}

/// Lines of tabs that begin with what they are: 5 and 6 name the columns, 10 is a sample, others are settings and messages.
class ViewpointRows : public LogRows {
  public:
    void take(std::string_view line, std::string& rows) override {
        const std::size_t tab = line.find('\t');
        if (tab == std::string_view::npos)
            return;
        const std::string_view kind = line.substr(0, tab), rest = line.substr(tab + 1);
        if (kind == "5" || (kind == "6" && header_.empty()))
            takeNames(rest, kind == "6");
        else if (kind == "10" && !header_.empty())
            takeSample(rest, rows);
    }
    bool named() const override { return !header_.empty(); }

  private:
    void takeNames(std::string_view line, bool ids) {
        std::vector<std::string> names = split(line, '\t');
        for (std::size_t i = 0; i < names.size(); ++i) {
            if (ids)
                names[i] = viewpointName(names[i]);
            if (std::find(names.begin(), names.begin() + static_cast<std::ptrdiff_t>(i), names[i]) !=
                names.begin() + static_cast<std::ptrdiff_t>(i))
                names[i] += " B";
        }
        while (!names.empty() && names.back().empty())
            names.pop_back();
        if (!header_.empty())
            return;
        header_ = std::move(names);
    }

    /// As many cells as there are names: markers and texts at its end may lack.
    void takeSample(std::string_view line, std::string& rows) {
        if (!told_)
            for (std::size_t i = 0; i < header_.size(); ++i)
                rows += (i > 0 ? "\t" : "") + header_[i];
        rows += told_ ? "" : "\n";
        told_ = true;
        const std::vector<std::string> cells = split(line, '\t');
        for (std::size_t i = 0; i < header_.size(); ++i)
            rows += (i > 0 ? "\t" : "") + (i < cells.size() ? cells[i] : std::string());
        rows += '\n';
    }

    std::vector<std::string> header_;
    bool told_ = false;
};

// psychopy_tobii_controller -----------------------------------------------------------------------------------------------------

/// "Session Start", a table of gaze, perhaps one of events, "Session End", and again.
class SessionRows : public LogRows {
  public:
    void take(std::string_view line, std::string& rows) override {
        if (isMark(line, "Session ", "Start"))
            ++session_, width_ = 0;
        else if (isMark(line, "Session ", "End"))
            width_ = 0;
        else if (line.starts_with("TimeStamp\t"))
            takeNames(line, rows);
        else if (session_ == 0 && isMark(line, "Recording ", "resolution:"))
            rows += std::string(line) + "\n";
        else if (width_ > 0)
            takeRow(line, rows);
    }
    bool named() const override { return told_; }

  private:
    void takeNames(std::string_view line, std::string& rows) {
        const std::vector<std::string> names = split(line, '\t');
        const bool gaze = holds(line, "GazePoint");
        width_ = gaze ? names.size() : 0;
        event_ = static_cast<std::size_t>(std::find(names.begin(), names.end(), "Event") - names.begin());
        if (gaze && !told_)
            rows += "SessionNumber\t" + std::string(line) + "\n";
        told_ = told_ || gaze;
    }

    void takeRow(std::string_view line, std::string& rows) {
        const std::vector<std::string> cells = split(line, '\t');
        if (line.empty() || (event_ < cells.size() && !cells[event_].empty()))
            return;
        rows += std::to_string(session_) + "\t" + std::string(line) + "\n";
    }

    std::size_t session_ = 0, width_ = 0, event_ = 0;
    bool told_ = false;
};

// GazeCom -----------------------------------------------------------------------------------------------------------------------

/// What the lines above the rows say: "gaze 1280 720", pixels of the screen, and "geometry distance 0.45 width 0.4 height 0.225".
struct CoordHead {
    int width_px = 0, height_px = 0;
    bool geometry = false;
    bool complete() const { return width_px > 0 && height_px > 0 && geometry; }

    /// Whether it is such a line, a comment or empty.
    bool take(std::string_view line) {
        const std::vector<std::string> words = wordsIn(line);
        if (words.empty() || words[0].starts_with('#'))
            return true;
        if (words[0] == "geometry" && words.size() >= 3) {
            geometry = true;
            return true;
        }
        if (words[0] != "gaze" || words.size() != 3)
            return false;
        width_px = pixelsIn(words[1]);
        height_px = pixelsIn(words[2]);
        return width_px > 0 && height_px > 0;
    }

    static std::vector<std::string> wordsIn(std::string_view line) {
        std::string plain(line);
        std::replace_if(
            plain.begin(), plain.end(), [](char c) { return c == '\t' || c == '\r'; }, ' ');
        std::vector<std::string> words = split(plain, ' ');
        std::erase(words, "");
        return words;
    }
};

bool isCoordLog(std::string_view head) {
    CoordHead said;
    while (!head.empty() && !said.complete()) {
        const std::size_t end = std::min(head.find_first_of("\r\n"), head.size());
        if (!said.take(head.substr(0, end)))
            return false;
        head.remove_prefix(std::min(end + 1, head.size()));
    }
    return said.complete();
}

/// Rows "time x y confidence", of which more words may follow.
class CoordRows : public LogRows {
  public:
    CoordRows(const LineReader& lines, const std::string& name) : lines_(lines), name_(name) {}

    void take(std::string_view line, std::string& rows) override {
        if (!head_.complete()) {
            head_.take(line);
            if (head_.complete())
                rows += "Screen (coord): " + std::to_string(head_.width_px) + " x " + std::to_string(head_.height_px) +
                        "\ntime\tx\ty\tconfidence\n";
            return;
        }
        const std::vector<std::string> words = CoordHead::wordsIn(line);
        if (words.empty() || words[0].starts_with('#') || (words.size() < 4 && !lines_.lineWasComplete())) // it was cut off
            return;
        if (words.size() < 4)
            throw ParseError(name_, lines_.lineNumber(), 0,
                             Text("the row has %1", counted(words.size(), Text("value"), Text("values"))),
                             Text("time, x, y and confidence are expected"));
        for (std::size_t i = 0; i < 4; ++i)
            rows += (i > 0 ? "\t" : "") + words[i];
        rows += '\n';
    }
    bool named() const override { return head_.complete(); }

  private:
    const LineReader& lines_;
    const std::string& name_;
    CoordHead head_;
};

/// The rows of a log, when they are asked for.
class LogTable {
  public:
    LogTable(ByteStream bytes, TrackerLog kind, const std::string& name) : source_(std::move(bytes), name), lines_(source_) {
        if (kind == TrackerLog::eye_tribe)
            rows_ = std::make_unique<TribeRows>(lines_, source_.name());
        else if (kind == TrackerLog::gaze_coord)
            rows_ = std::make_unique<CoordRows>(lines_, source_.name());
        else if (kind == TrackerLog::viewpoint)
            rows_ = std::make_unique<ViewpointRows>();
        else
            rows_ = std::make_unique<SessionRows>();
    }

    bool next(std::string& text) {
        std::string_view line;
        bool more = true;
        while (text.size() < log_block_bytes && (more = lines_.next(line)))
            rows_->take(line, text);
        if (!more && !rows_->named())
            throw ParseError(source_.name(), 0, 0, Text("is a tracker's log without a line that names its columns"),
                             Text("the file is cut off"));
        return more || !text.empty();
    }

  private:
    TextSource source_;
    LineReader lines_;
    std::unique_ptr<LogRows> rows_;
};

} // namespace

std::optional<TrackerLog> trackerLogIn(std::string_view head) {
    head = withoutByteOrderMark(head);
    const std::size_t first = head.find_first_not_of(" \t\r\n");
    if (first == std::string_view::npos)
        return {};
    head.remove_prefix(first);
    if (head.starts_with('{') && isTribeAnswer(head))
        return TrackerLog::eye_tribe;
    if (isMark(head, "Recording ", "date:\t") && (holds(head, " mode:\tEmbedded") || holds(head, " mode:\tSeparated")))
        return TrackerLog::psychopy_tobii;
    if (head.starts_with("3\t") &&
        (holds(head, "\n5\tTotalTime\t") || holds(head, "\n6\tATT\t") || holds(head, "\r5\tTotalTime\t")))
        return TrackerLog::viewpoint;
    if ((head.starts_with('#') || head.starts_with("gaze") || head.starts_with("geometry")) && isCoordLog(head))
        return TrackerLog::gaze_coord;
    return {};
}

ByteStream trackerLogText(ByteStream bytes, TrackerLog kind, const std::string& name) {
    const auto table = std::make_shared<LogTable>(std::move(bytes), kind, name);
    return textBytes([table](std::string& text) { return table->next(text); });
}

} // namespace nictate

#include "core/errors.h"
#include "core/files/folder.h"
#include "core/files/number.h"
#include "core/files/words.h"
#include "core/io/agreed_plan.h"
#include "core/io/file_owners.h"
#include "core/io/head_lines.h"
#include "core/io/importer.h"
#include "core/io/labels.h"
#include "core/io/pictures.h"
#include "core/io/recording_order.h"
#include "core/io/tally.h"

#include <algorithm>

namespace nictate {

namespace fs = std::filesystem;

namespace {

const std::vector<std::string> smi_extensions = {".txt"};
constexpr std::string_view header_mark = "Table Header for ";
constexpr std::string_view message_mark = "# Message: ";
constexpr const char* by_subject = "preamble Subject:";

bool isEventExport(TextSource& text) {
    const std::vector<std::string_view> lines = headLines(text);
    return std::any_of(lines.begin(), lines.end(), [](std::string_view line) { return line.starts_with(header_mark); });
}

/// What a line of the heading says behind a word; nothing where it is another line.
std::string behind(std::string_view word, std::string_view line) {
    return line.starts_with(word) ? asUtf8(trimmed(line.substr(word.size()))) : std::string();
}

/// One file of events.
class SmiEvents {
  public:
    SmiEvents(TextSource& text, std::string subject, std::string condition, StudyBuilder& builder)
        : lines_(text), name_(text.name()), stem_(stemOf(text.name())), subject_(std::move(subject)),
          condition_(std::move(condition)), builder_(builder), first_recording_(builder.study.recordings.size()) {}

    void read() {
        std::string_view line;
        while (lines_.next(line))
            if (line.starts_with(header_mark))
                takeHeader(line);
            else if (headers_.empty())
                takeHeading(line);
            else if (!trimmed(line).empty())
                takeEvent(splitLine(line, delimiter_));
        builder_.participant(subject_.empty() ? stem_ : subject_); // who is there whatever the rows are
        for (std::size_t at = first_recording_; at < builder_.study.recordings.size(); ++at)
            finish(builder_.study.recordings[at]);
        not_understood_.warn(builder_.study.warnings, name_);
        no_position_.warn(builder_.study.warnings, name_);
    }

  private:
    using Cells = std::vector<std::string>;

    /// "Table Header for Fixations:", and the names of its columns on the next line.
    void takeHeader(std::string_view line) {
        std::string event(trimmed(line.substr(header_mark.size(), 3)));
        std::string_view names;
        if (!lines_.next(names))
            return;
        delimiter_ = names.find('\t') != std::string_view::npos ? '\t' : names.find(';') != std::string_view::npos ? ';' : ',';
        headers_[event] = splitLine(names, delimiter_);
    }

    void takeHeading(std::string_view line) {
        DecimalSign sign = DecimalSign::point;
        if (const std::string rate = behind("Sample Rate:", line); !rate.empty())
            rate_ = parseNumber(rate, sign).value;
        if (const std::string subject = behind("Subject:", line); !subject.empty() && subject_.empty())
            subject_ = subject;
        if (const std::string stimulus = behind("Stimulus:", line); !stimulus.empty())
            shown_ = stimulus;
    }

    void takeEvent(const Cells& cells) {
        const std::string& kind = cells.front();
        const auto header = headers_.find(kind.starts_with("User") ? "Use" : kind.substr(0, 3));
        if (header == headers_.end())
            return not_understood_.note(lines_.lineNumber());
        if (header->first == "Use")
            return takeMessage(cells);
        columns_ = &header->second;
        const Eye eye = kind.ends_with(" L") ? Eye::left : kind.ends_with(" R") ? Eye::right : Eye::both;
        if (header->first == "Fix")
            takeFixation(cells, eye);
        else if (header->first == "Sac")
            takeSaccade(cells, eye);
        else
            recordingOf(cells).blinks.push_back({microseconds(cells, "Start"), microseconds(cells, "Duration"), eye});
    }

    void takeMessage(const Cells& cells) {
        for (const std::string& cell : cells)
            if (cell.starts_with(message_mark) && namesPictureOrVideo(cell))
                shown_ = cell.substr(message_mark.size());
    }

    void takeFixation(const Cells& cells, Eye eye) {
        const Fixation fixation{number(cells, "Location X"),     number(cells, "Location Y"),        microseconds(cells, "Start"),
                                microseconds(cells, "Duration"), number(cells, "Avg. Pupil Size X"), eye};
        if (!(fixation.duration_ms >= 0) || !(fixation.x_px == fixation.x_px) || !(fixation.y_px == fixation.y_px))
            return no_position_.note(lines_.lineNumber());
        Recording& recording = recordingOf(cells);
        recording.eye = joined(recording.eye, eye);
        recording.fixations.push_back(fixation);
    }

    void takeSaccade(const Cells& cells, Eye eye) {
        recordingOf(cells).saccades.push_back({.start_ms = microseconds(cells, "Start"),
                                               .duration_ms = microseconds(cells, "Duration"),
                                               .from_x_px = number(cells, "Start Loc.X"),
                                               .from_y_px = number(cells, "Start Loc.Y"),
                                               .to_x_px = number(cells, "End Loc.X"),
                                               .to_y_px = number(cells, "End Loc.Y"),
                                               .amplitude_deg = number(cells, "Amplitude"),
                                               .peak_velocity_deg_s = number(cells, "Peak Speed"),
                                               .eye = eye});
    }

    std::string cell(const Cells& cells, std::string_view name) const {
        const auto at = static_cast<std::size_t>(std::find(columns_->begin(), columns_->end(), name) - columns_->begin());
        return at < columns_->size() && at < cells.size() ? cells[at] : std::string();
    }

    double number(const Cells& cells, std::string_view name) {
        const std::string text = cell(cells, name);
        DecimalSign sign = DecimalSign::point;
        const ParsedNumber parsed = parseNumber(text, sign);
        if (parsed.kind == NumberKind::not_a_number)
            throw ParseError(name_, lines_.lineNumber(), 0, Text("%1 holds %2", inQuotes(name), inQuotes(text)),
                             Text("a number is expected there"));
        return parsed.kind == NumberKind::number ? parsed.value : missing;
    }
    double microseconds(const Cells& cells, std::string_view name) { return number(cells, name) / 1000; }

    /// By the picture of the event, or else by what was shown.
    Recording& recordingOf(const Cells& cells) {
        const std::string image = cell(cells, "Image");
        const std::string& stimulus = image.empty() || image == "-" ? shown_ : image;
        const std::size_t participant = builder_.participant(subject_.empty() ? stem_ : subject_);
        const std::size_t at = builder_.recording(participant, builder_.stimulus(stimulus.empty() ? stem_ : stimulus), condition_,
                                                  cell(cells, "Trial"));
        Recording& recording = builder_.study.recordings[at];
        recording.sampling_rate_hz = rate_;
        recording.rate_stated = rate_ > 0;
        return recording;
    }

    static void finish(Recording& recording) {
        std::vector<double> starts;
        for (const Fixation& fixation : recording.fixations)
            starts.push_back(fixation.start_ms);
        orderFixations(recording, std::move(starts));
    }

    LineReader lines_;
    std::string name_, stem_, subject_, condition_, shown_;
    StudyBuilder& builder_;
    std::size_t first_recording_;
    std::map<std::string, Cells> headers_; ///< by how an event's name begins: "Fix"
    const Cells* columns_ = nullptr;
    char delimiter_ = ',';
    double rate_ = 0;
    Tally not_understood_{Text("row of no known event was left out"), Text("rows of no known event were left out")};
    Tally no_position_{Text("fixation without a position or duration was left out"),
                       Text("fixations without a position or duration were left out")};
};

bool isEventExport(const fs::path& file) {
    try {
        return isEventExport(SourceFile(file).look());
    } catch (const ParseError&) { // no text
        return false;
    }
}

std::vector<fs::path> exportsAmong(StudySource& source, const OpenOptions& = {}) {
    std::vector<fs::path> files = source.files(smi_extensions);
    if (source.isFolder())
        std::erase_if(files, [](const fs::path& file) { return !isEventExport(file); });
    return files;
}

bool recognisesSmiEvents(StudySource& source, const OpenOptions&) {
    return source.isFolder() ? !exportsAmong(source).empty() : isEventExport(source.file().look());
}

std::string subjectIn(TextSource& text) {
    for (std::string_view line : headLines(text))
        if (std::string subject = behind("Subject:", line); !subject.empty())
            return subject;
    return {};
}

ReadingPlan planSmiEvents(StudySource& source, const OpenOptions& options) {
    const std::vector<fs::path> files = exportsAmong(source);
    std::vector<OwnPlan> own;
    for (const fs::path& path : files) {
        SourceFile file(path);
        own.push_back({path, {}, {}});
        if (options.person.empty() && !subjectIn(source.isFolder() ? file.look() : source.file().look()).empty())
            own.back().plan.say("person", by_subject, Origin::format);
    }
    ReadingPlan plan = agreedPlan(own);
    if (!plan.find("person"))
        plan.take(planOwners(files, options));
    plan.say("positions", "px", Origin::format);
    plan.say("time-unit", "us", Origin::format);
    return plan;
}

void readSmiEvents(StudySource& source, const OpenOptions& options, StudyBuilder& builder) {
    const std::vector<fs::path> files = exportsAmong(source);
    const bool stated = options.person == by_subject;
    const std::vector<FileOwner> owners = stated ? std::vector<FileOwner>(files.size()) : ownersOf(files, options, source.name());
    for (std::size_t i = 0; i < files.size(); ++i) {
        SourceFile own(files[i]);
        SourceFile& file = source.isFolder() ? own : source.file();
        if (stated && subjectIn(file.look()).empty())
            throw ParseError(files[i].string(), 0, 0, Text("does not say whose it is (%1)", inQuotes("Subject:")),
                             Text("give --person file, or another rule"));
        TextSource text = file.take(source.part(i, files.size()));
        builder.beginFile(files[i]);
        SmiEvents(text, owners[i].participant, owners[i].recording(), builder).read();
    }
    Labels::beside(source.folder()).join(builder.study);
    attachPictures(builder.study, PictureFolders(pictureFoldersBeside(source.folder())), options);
    settleSizes(builder.study, options, PositionUnit::pixels);
    warnOfGazeOffStimulus(builder.study);
}

} // namespace

Importer smiEventStudies() {
    return {.id = "smi-events",
            .name = Text("SMI BeGaze events"),
            .extensions = smi_extensions,
            .recognises = recognisesSmiEvents,
            .plan = planSmiEvents,
            .read = readSmiEvents,
            .files = [](StudySource& source, const OpenOptions& options) { return exportsAmong(source, options); }};
}

} // namespace nictate

#include "core/io/table_import.h"

#include "core/files/delimited_reader.h"
#include "core/files/number.h"
#include "core/files/words.h"
#include "core/io/odd_cells.h"
#include "core/io/parted_recording.h"
#include "core/io/pictures.h"
#include "core/io/plan_options.h"
#include "core/io/recording_order.h"
#include "core/io/table_format.h"
#include "core/io/tally.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <numbers>
#include <set>
#include <string>
#include <string_view>
#include <utility>

namespace nictate {

namespace {

constexpr double least_confidence = 0.5;

Eye eyeNamed(std::string_view cell) {
    std::string word = lowerCase(cell);
    if (word == "l" || word == "left" || word == "le")
        return Eye::left;
    if (word == "r" || word == "right" || word == "re")
        return Eye::right;
    if (word == "b" || word == "both" || word == "lr" || word == "binocular" || word == "average" || word == "avg")
        return Eye::both;
    return Eye::unknown;
}

/// What programs write where nobody or nothing is named: R "NA", pandas "nan" and "<NA>", Data Viewer "UNDEFINED".
bool namesNothing(std::string_view cell) {
    static constexpr std::string_view words[] = {"",     ".",    "-",    "NA",   "N/A",       "#N/A",      "NaN",          "nan",
                                                 "<NA>", "None", "null", "NULL", "UNDEFINED", "undefined", "UNDEFINEDnull"};
    return std::find(std::begin(words), std::end(words), cell) != std::end(words);
}

/// Fixations a tracker found, told row by row with the samples they consist of: rows of one index are one fixation, whatever
/// lies between them (a lost sample), until another index comes; it has the position, start and duration the last of them states,
/// or else their mean and extent.
class SampleFixations {
  public:
    struct Row {
        std::string_view index;
        double t_ms = missing;
        EyeSample gaze;
        double x = missing, y = missing; ///< of the fixation
        double start_ms = missing, duration_ms = missing;
    };
    /// A row of a fixation; `fixations` are those of its recording.
    void take(const Row& row, std::vector<Fixation>& fixations) {
        if (index_ != row.index || fixations.empty()) {
            index_ = row.index;
            sum_x_ = sum_y_ = 0;
            seen_ = 0;
            first_ms_ = row.t_ms;
            fixations.emplace_back();
        }
        if (!std::isnan(row.gaze.x_px) && !std::isnan(row.gaze.y_px)) {
            sum_x_ += row.gaze.x_px;
            sum_y_ += row.gaze.y_px;
            ++seen_;
        }
        Fixation& fixation = fixations.back();
        const double n = static_cast<double>(seen_);
        fixation.x_px = std::isnan(row.x) ? finiteOrMissing(sum_x_ / n) : row.x;
        fixation.y_px = std::isnan(row.y) ? finiteOrMissing(sum_y_ / n) : row.y;
        fixation.start_ms = std::isnan(row.start_ms) ? first_ms_ : row.start_ms;
        const double lasting = std::isnan(row.duration_ms) ? finiteOrMissing(row.t_ms - first_ms_) : row.duration_ms;
        fixation.duration_ms = lasting < 0 ? missing : lasting;
    }

  private:
    std::string index_; ///< of the fixation that is running; empty = none is
    double sum_x_ = 0, sum_y_ = 0, first_ms_ = missing;
    std::size_t seen_ = 0;
};

class TableImport {
  public:
    TableImport(TextSource& source, const TableLayout& layout, const TableDefaults& defaults, StudyBuilder& builder,
                WatchedColumns* watched)
        : layout_(layout), defaults_(defaults), builder_(builder), watched_(watched),
          reader_(source, layout.delimiter, layout.first_data_line), sign_(layout.decimal_sign),
          time_factor_(inMilliseconds(layout.time_unit)), duration_factor_(inMilliseconds(layout.duration_unit)),
          rules_(layout.rules) {
        bool timed = column(Role::start) || column(Role::time);
        ordered_by_index_ = layout.rows == RowKind::fixations && !timed && column(Role::index);
        if (mayBeParted())
            parted_.emplace(builder, defaults.stimulus);
    }

    void run() {
        while (reader_.next())
            if (repeatsHeader())
                headers_.note(reader_.line());
            else if (rules_.counts(reader_.cells()) && rowFits()) {
                refuseOtherScreen();
                takeRow();
            } else
                takeMessage();
        finishRecordings();
        std::vector<Text>& warnings = builder_.study.warnings;
        for (const Tally* tally :
             {&cut_off_, &no_position_, &no_owner_, &negative_, &other_events_, &no_time_, &between_, &duplicates_,
              &same_samples_, &invalid_, &off_stimulus_, &headers_, &thousands_, &messages_, &earlier_, &same_clock_, &restarts_})
            tally->warn(warnings, reader_.name());
        for (const RoleInfo& info : columnRoles())
            if (const auto& used = column(info.role);
                used && std::count(layout_.header.begin(), layout_.header.end(), layout_.header[*used]) > 1)
                warnings.push_back(Text("%1: more than one column is called %2; the first is read", reader_.name(),
                                        inQuotes(layout_.header[*used])));
        if (rows_ == 0)
            warnings.push_back(
                without_stimulus_ > 0 && without_stimulus_ == no_owner_.count()
                    ? Text("%1: no row counts, since the column of stimuli, %2, is empty; name another one "
                           "(--columns stimulus=NAME), or say that there is one stimulus (--columns stimulus=none)",
                           reader_.name(), inQuotes(layout_.header[*column(Role::stimulus)]))
                    : Text("%1: the table holds no rows that count", reader_.name()));
    }

  private:
    /// Whether messages between rows may say what was looked at: where no column or file does. A message is of its file's person.
    bool mayBeParted() const {
        return layout_.rows == RowKind::samples && !column(Role::stimulus) && !column(Role::participant) &&
               defaults_.shown.empty() && builder_.hasFiles();
    }

    /// A row that holds no gaze: of the format's own messages, or as PyGaze logs them (MSG, time of day, time, message).
    void takeMessage() {
        if (!parted_)
            return;
        const std::vector<Cell>& cells = reader_.cells();
        std::string message(rules_.messageIn(cells));
        if (message.empty() && isLoggedMessage())
            for (std::size_t i = std::min<std::size_t>(3, cells.size() - 1); i < cells.size(); ++i)
                message += (message.empty() ? "" : " ") + std::string(cells[i].text);
        else if (namesPictureOrVideo(message) && !(own_words_ && PartedRecording::isOfTrial(message))) {
            parted_->show(message);
            message.clear();
        }
        if (!message.empty() && own_words_)
            parted_->say(message);
        last_ = nobody;
    }

    bool isLoggedMessage() const { return reader_.cells().size() < layout_.header.size() && reader_.cells()[0].text == "MSG"; }

    /// How many rows of each kind a recording had when its times went back to its beginning.
    struct Restart {
        std::size_t samples, fixations, saccades, blinks, blink_times, line;

        Restart since(const Restart& before) const {
            return {samples - before.samples, fixations - before.fixations,     saccades - before.saccades,
                    blinks - before.blinks,   blink_times - before.blink_times, line};
        }
    };
    /// What the table tells of a recording besides what goes into it.
    struct Told {
        SampleFixations running;
        std::vector<double> blink_times;
        double blinked_ms = 0;               ///< what the column of blinks said last
        Eye eye = Eye::unknown;              ///< of the last row
        std::vector<std::size_t> right_rows; ///< samples that are the right eye's alone
        bool merged = false;                 ///< whether others are of both eyes
        std::vector<Restart> restarts;
        double first_ms = missing, first_of_run_ms = missing, last_ms = missing; ///< rows' times so far
        std::size_t run = 0;                                                     ///< rows since the last restart
        bool unordered = false;                                                  ///< its times went back elsewhere, too
    };

    const std::optional<std::size_t>& column(Role role) const { return layout_.columns[role]; }

    std::string_view text(Role role) const { return column(role) ? cell(*column(role)) : std::string_view(); }
    std::string_view cell(std::size_t at) const { return reader_.cells()[at].text; }

    double number(Role role, double factor = 1) {
        if (!column(role))
            return missing;
        const std::size_t axis = role == Role::y || role == Role::y_right || role == Role::fixation_y ? 1
                                 : role == Role::z || role == Role::z_right                           ? 2
                                                                                                      : 0;
        ParsedNumber parsed = parseNumber(partOfTuple(cell(*column(role)), axis), sign_);
        if (parsed.kind == NumberKind::not_a_number)
            if (const std::optional<double> date = dateIn(role))
                return *date;
        if (parsed.kind == NumberKind::not_a_number)
            refuseCell(*column(role));
        if (parsed.kind == NumberKind::number && isClock(role))
            refuseNumber(*column(role));
        if (layout_.delimiter == ',' && sign_ == DecimalSign::comma) // "1,024"
            if (const std::string_view text = cell(*column(role)), behind = text.substr(std::min(text.find(','), text.size()));
                behind.size() == 4 && text[0] != '0')
                thousands_.note(reader_.line());
        return parsed.kind == NumberKind::number ? finiteOrMissing(parsed.value * factor) : missing;
    }

    bool isClock(Role role) const {
        const bool when = role == Role::time || role == Role::start || role == Role::end;
        return (when && layout_.time_unit == TimeUnit::clock) ||
               (role == Role::duration && layout_.duration_unit == TimeUnit::clock);
    }

    std::optional<double> dateIn(Role role) const {
        return isClock(role) ? clockInMilliseconds(cell(*column(role))) : dateInMilliseconds(cell(*column(role)));
    }

    [[noreturn]] void refuseNumber(std::size_t at) const {
        throw ParseError(reader_.name(), reader_.line(), at + 1,
                         Text("%1 holds %2 where a time of day is expected", inQuotes(layout_.header[at]), inQuotes(cell(at))),
                         Text("write the times of all rows alike, or choose another column (--columns time=…)"));
    }

    [[noreturn]] void refuseCell(std::size_t at) const {
        const bool no_number = cell(at).find_first_of("0123456789") == std::string_view::npos;
        const Text advice = cell(at).find(':') != std::string_view::npos
                                ? Text("times are numbers, or times of day with fractions of a second: export seconds or "
                                       "milliseconds, or choose another column (--columns time=…)")
                            : !no_number && sign_ == DecimalSign::comma ? Text("this file's decimal sign is a comma")
                            : !no_number && sign_ == DecimalSign::point ? Text("this file's decimal sign is a point")
                                                                        : Text("correct the cell or leave it empty");
        throw ParseError(reader_.name(), reader_.line(), at + 1,
                         Text("%1 holds %2 where a number is expected", inQuotes(layout_.header[at]), inQuotes(cell(at))),
                         advice);
    }

    /// As where files were written one behind the other.
    bool repeatsHeader() const {
        const std::vector<Cell>& cells = reader_.cells();
        return layout_.header_line > 0 && cells.size() >= layout_.header.size() &&
               std::equal(layout_.header.begin(), layout_.header.end(), cells.begin(),
                          [](const std::string& name, const Cell& own) { return own.text == name; });
    }

    /// Whether the row is as wide as the header. Empty cells behind the last column do not count.
    bool rowFits() {
        const std::vector<Cell>& cells = reader_.cells();
        std::size_t width = layout_.header.size();
        bool too_long = false;
        for (std::size_t i = width; i < cells.size(); ++i)
            too_long = too_long || !cells[i].text.empty();
        if (cells.size() >= width && !too_long)
            return true;
        if (!cells[0].quoted && cells[0].text.starts_with('#'))
            return false;
        if (isLoggedMessage()) { // as PyGaze logs them between samples
            messages_.note(reader_.line());
            return false;
        }
        if (cells.size() < width && !reader_.recordWasComplete()) {
            cut_off_.note(reader_.line());
            return false;
        }
        throw ParseError(
            reader_.name(), reader_.line(), std::min(cells.size(), width + 1),
            Text("the row has %1 where the header has %2", counted(cells.size(), Text("cell"), Text("cells")), width),
            Text("correct the row, or quote cells that hold the delimiter"));
    }

    void refuseOtherScreen() const {
        if (const std::string stated = rules_.otherScreen(reader_.cells()); !stated.empty())
            throw otherScreen(reader_.name(), reader_.line(), stated, rules_.screen());
    }

    void takeRow() {
        std::size_t at = currentRecording();
        if (at == nobody)
            return;
        if (watched_ != nullptr)
            for (auto& [column, runs] : *watched_)
                runs.take(cell(column));
        rules_.showRow(reader_.cells(), sign_);
        bool taken = layout_.rows == RowKind::fixations ? takeFixation(at) : takeSample(at);
        rows_ += taken ? 1 : 0;
    }

    bool takeFixation(std::size_t at) {
        const RowEvent event = column(Role::event) ? rules_.eventOf(text(Role::event)) : RowEvent::fixation;
        if (event == RowEvent::saccade || event == RowEvent::blink)
            return takeOther(event, builder_.study.recordings[at]);
        if (event == RowEvent::between || event == RowEvent::other) {
            other_events_.note(reader_.line());
            return false;
        }
        if (column(Role::validity) && !rules_.isValid(text(Role::validity))) {
            (tells_place_ ? off_stimulus_ : invalid_).note(reader_.line());
            return false;
        }
        Fixation fixation;
        fixation.x_px = number(Role::x);
        fixation.y_px = number(Role::y);
        rules_.move(fixation.x_px, fixation.y_px);
        fixation.start_ms = number(column(Role::start) ? Role::start : Role::time, time_factor_);
        fixation.duration_ms = column(Role::duration) ? number(Role::duration, duration_factor_)
                                                      : finiteOrMissing(number(Role::end, time_factor_) - fixation.start_ms);
        fixation.pupil = number(Role::pupil);
        fixation.eye = eyeNamed(text(Role::eye));
        if (ordered_by_index_) // instead of a start, until it is ordered
            fixation.start_ms = number(Role::index);
        if (std::isnan(fixation.x_px) || std::isnan(fixation.y_px)) {
            no_position_.note(reader_.line());
            return false;
        }
        if (fixation.duration_ms < 0) {
            negative_.note(reader_.line());
            return false;
        }
        seeTime(fixation.start_ms, at);
        append(builder_.study.recordings[at].fixations, fixation);
        return true;
    }

    /// A row of a fixations' table that tells of another event.
    bool takeOther(RowEvent event, Recording& recording) {
        const double start = number(column(Role::start) ? Role::start : Role::time, time_factor_);
        const double lasting = column(Role::duration) ? number(Role::duration, duration_factor_)
                                                      : finiteOrMissing(number(Role::end, time_factor_) - start);
        const Eye eye = eyeNamed(text(Role::eye));
        if (event == RowEvent::blink)
            recording.blinks.push_back({start, lasting, eye});
        else
            recording.saccades.push_back({.start_ms = start, .duration_ms = lasting, .eye = eye});
        return true;
    }

    /// A position as the row states it; a direction becomes yaw and pitch in degrees.
    EyeSample gazeIn(Role x, Role y, Role z, Role pupil, Role validity) {
        EyeSample gaze{number(x), number(y), number(pupil)};
        rules_.clean(gaze);
        if (column(validity) && !rules_.isValid(text(validity)) && !otherEyeMadeIt(validity))
            return {};
        if (layout_.positions == PositionUnit::vector) {
            const double forward = number(z), across = gaze.x_px, up = gaze.y_px;
            gaze.x_px = std::atan2(across, forward) * 180 / std::numbers::pi;
            gaze.y_px = std::atan2(up, std::hypot(across, forward)) * 180 / std::numbers::pi;
            if (across == 0 && up == 0 && forward == 0)
                gaze = {};
        }
        rules_.move(gaze.x_px, gaze.y_px);
        return gaze;
    }

    /// Whether the one gaze point of two eyes is there by the right eye alone.
    bool otherEyeMadeIt(Role validity) {
        return validity == Role::validity && column(Role::validity_right) && !column(Role::x_right) &&
               rules_.isValid(text(Role::validity_right));
    }

    /// Whether a column says that its positions are the picture's own, wherever on the screen it was.
    bool liesOnPicture(Role role) const { return column(role) && namesPicturesOwn(layout_.header[*column(role)]); }

    void takeFixationOf(const Sample& sample, std::size_t at) {
        const std::string_view index = text(Role::event_index);
        const RowEvent event = column(Role::event) ? rules_.eventOf(text(Role::event)) : RowEvent::fixation;
        if (event != RowEvent::fixation && column(Role::event) == column(Role::event_index)) // what lies between ends it
            told_->running = {};
        if (index.empty() || index == "." || index == "-" || event != RowEvent::fixation)
            return;
        SampleFixations::Row row{index,
                                 sample.t_ms,
                                 sample.gaze,
                                 number(Role::fixation_x),
                                 number(Role::fixation_y),
                                 number(Role::start, time_factor_),
                                 number(Role::duration, duration_factor_)};
        if (!liesOnPicture(Role::fixation_x))
            rules_.move(row.x, row.y);
        if (std::isnan(row.gaze.x_px))
            row.gaze = sample.second;
        told_->running.take(row, builder_.study.recordings[at].fixations);
    }

    /// A blink that ended with this row, told once though more rows may repeat it.
    void takeBlinkBefore(double t_ms, std::size_t at) {
        if (!rules_.blinkColumn())
            return;
        const ParsedNumber parsed = parseNumber(cell(*rules_.blinkColumn()), sign_);
        const double lasted = parsed.kind == NumberKind::number ? finiteOrMissing(parsed.value * duration_factor_) : 0;
        if (lasted > 0 && lasted != told_->blinked_ms)
            builder_.study.recordings[at].blinks.push_back({t_ms - lasted, lasted, Eye::unknown});
        told_->blinked_ms = lasted;
    }

    /// Rows of a recording repeat it, or only its first one states it.
    void takeValidation(Recording& recording) {
        if (!rules_.validationColumn() || !std::isnan(recording.validation_mean_deg))
            return;
        if (const ParsedNumber parsed = parseNumber(cell(*rules_.validationColumn()), sign_); parsed.kind == NumberKind::number)
            recording.validation_mean_deg = finiteOrMissing(parsed.value);
    }

    /// A time of day that falls by more than half a day is the next day's.
    double pastMidnight(const Recording& recording, double t_ms) const {
        constexpr double day_ms = 86400e3;
        if (layout_.time_unit != TimeUnit::clock || recording.samples.empty() || !(t_ms < day_ms)) // else a date is before it
            return t_ms;
        const double fallen = recording.samples.back().t_ms - t_ms;
        return fallen > day_ms / 2 ? t_ms + day_ms * std::round(fallen / day_ms) : t_ms;
    }

    double timeOfSample(const Recording& recording) {
        if (column(Role::time) || layout_.rate_hz == 0)
            return pastMidnight(recording, number(Role::time, time_factor_));
        return static_cast<double>(recording.samples.size()) * 1e3 / layout_.rate_hz;
    }

    bool takeSample(std::size_t at) {
        Sample sample;
        sample.t_ms = timeOfSample(builder_.study.recordings[at]);
        sample.gaze = gazeIn(Role::x, Role::y, Role::z, Role::pupil, Role::validity);
        if (column(Role::x_right))
            sample.second = gazeIn(Role::x_right, Role::y_right, Role::z_right, Role::pupil_right, Role::validity_right);
        else
            sample.second.pupil = number(Role::pupil_right);
        if (std::isnan(sample.t_ms) && column(Role::time)) {
            no_time_.note(reader_.line());
            return false;
        }
        if (column(Role::confidence) && number(Role::confidence) < least_confidence)
            sample.gaze = sample.second = {};
        seeTime(sample.t_ms, at);
        if (parted_)
            parted_->saw(at, sample.t_ms);
        if (column(Role::event_index))
            takeFixationOf(sample, at);
        takeBlinkBefore(sample.t_ms, at);
        if (column(Role::event) && rules_.eventOf(text(Role::event)) == RowEvent::blink) {
            sample.gaze = sample.second = {};
            told_->blink_times.push_back(sample.t_ms);
        }
        Recording& recording = builder_.study.recordings[at];
        takeValidation(recording);
        recording.eye = column(Role::x_right) ? Eye::both : joined(recording.eye, eyeNamed(text(Role::eye)));
        if (isOtherEyeOf(recording, sample))
            return true;
        if (layout_.time_unit == TimeUnit::clock && !recording.samples.empty() && sample.t_ms == recording.samples.back().t_ms)
            same_clock_.note(reader_.line());
        if (told_->eye == Eye::right)
            told_->right_rows.push_back(recording.samples.size());
        recording.samples.push_back(sample);
        return true;
    }

    std::size_t leastRun() const { return layout_.rows == RowKind::samples ? 10 : 4; }

    /// A stimulus that is seen again, by columns that name nothing else, has times that begin again where they first began,
    /// within a tenth of what they went through. Times that go back elsewhere are those of one recording in another order.
    void seeTime(double t_ms, std::size_t at) {
        Told& told = *told_;
        const Recording& recording = builder_.study.recordings[at];
        if (std::isnan(t_ms))
            return;
        if (told.run == 0 && std::isnan(told.first_ms)) {
            told.first_ms = told.first_of_run_ms = t_ms;
            told.unordered = parted_ || at < others_;
            if (at < others_ && !recording.samples.empty() && t_ms < recording.samples.back().t_ms)
                noteEarlier(reader_.line());
        } else if (t_ms < told.last_ms) {
            const double lasted = told.last_ms - told.first_of_run_ms;
            if (told.unordered || told.run < leastRun() || std::abs(t_ms - told.first_ms) > 0.1 * lasted) {
                leaveInOne(told);
                noteEarlier(reader_.line());
            } else {
                told.restarts.push_back({recording.samples.size(), recording.fixations.size(), recording.saccades.size(),
                                         recording.blinks.size(), told.blink_times.size(), reader_.line()});
                told.first_of_run_ms = t_ms;
                told.run = 0;
            }
        }
        told.last_ms = t_ms;
        ++told.run;
    }

    void noteEarlier(std::size_t line) {
        if (layout_.rows == RowKind::samples)
            earlier_.note(line);
    }

    void leaveInOne(Told& told) {
        for (const Restart& restart : told.restarts)
            noteEarlier(restart.line);
        told.restarts.clear();
        told.unordered = true;
    }

    /// A row of the other eye at the same time as the row before is the same sample's; the left eye's comes first.
    bool isOtherEyeOf(Recording& recording, const Sample& sample) {
        if (!column(Role::eye) || column(Role::x_right))
            return false;
        const Eye eye = eyeNamed(text(Role::eye)), before = std::exchange(told_->eye, eye);
        const bool other = (eye == Eye::right && before == Eye::left) || (eye == Eye::left && before == Eye::right);
        if (!other || recording.samples.empty() || recording.samples.back().t_ms != sample.t_ms)
            return false;
        Sample& both = recording.samples.back();
        both.second = sample.gaze;
        if (eye == Eye::left) {
            std::swap(both.gaze, both.second);
            told_->right_rows.pop_back();
        }
        told_->merged = true;
        return true;
    }

    /// The recording this row belongs to. Rows of one recording mostly follow each other.
    std::size_t currentRecording() {
        const bool told = column(Role::stimulus).has_value();
        if (!told && !defaults_.shown.empty())
            shown_ = shownNow();
        const auto& whole = rules_.wholeColumn();
        std::array<std::string_view, 6> owner = {text(Role::participant), told ? text(Role::stimulus) : std::string_view(shown_),
                                                 text(Role::condition),   text(Role::trial),
                                                 text(Role::session),     whole ? cell(*whole) : std::string_view()};
        if (last_ != nobody && std::equal(owner.begin(), owner.end(), last_owner_.begin()))
            return last_;
        std::copy(owner.begin(), owner.end(), last_owner_.begin());
        last_ = nobody;
        const bool without_person = column(Role::participant) && namesNothing(owner[0]);
        if (without_person || (told && namesNothing(owner[1]))) {
            no_owner_.note(reader_.line());
            without_stimulus_ += without_person ? 0 : 1;
            return nobody;
        }
        std::size_t participant = builder_.participant(column(Role::participant) ? personOf(owner[0]) : defaults_.participant);
        if (!told && !defaults_.shown.empty() && owner[1].empty()) {
            between_.note(reader_.line());
            return nobody;
        }
        takeAttributes(builder_.study.participants[participant]);
        const std::string condition = conditionOf(participant, owner[4], owner[2]);
        const std::string_view trial = defaults_.wearers.empty() ? owner[3] : owner[0];
        last_ = parted_ ? parted_->at(participant, condition, std::string(trial))
                        : builder_.recording(participant, stimulusOf(owner[1], owner[5]), condition, trial);
        const bool goes_on = last_ < others_ && continued_.insert(last_).second;
        if (ordered_by_index_ && goes_on) // what another file told of it comes first
            for (Fixation& earlier : builder_.study.recordings[last_].fixations)
                earlier.start_ms = std::numeric_limits<double>::lowest();
        told_ = &told_of_[last_];
        return last_;
    }

    std::size_t stimulusOf(std::string_view own, std::string_view whole) {
        const std::string name(own.empty() ? std::string_view(defaults_.stimulus) : own);
        return builder_.stimulus(whole.empty() ? name : std::string(whole) + " " + name);
    }

    /// What was shown at the row's time; empty = nothing.
    std::string shownNow() {
        const double now = number(Role::time, time_factor_);
        const auto shown = std::find_if(defaults_.shown.begin(), defaults_.shown.end(),
                                        [now](const Shown& one) { return one.from_ms <= now && now < one.to_ms; });
        return shown == defaults_.shown.end() ? std::string() : shown->name;
    }

    /// Whose recording the row names.
    std::string_view personOf(std::string_view recording) const {
        if (defaults_.wearers.empty())
            return recording;
        const auto wearer = defaults_.wearers.find(std::string(recording));
        if (wearer == defaults_.wearers.end())
            throw ParseError(reader_.name(), reader_.line(), 0,
                             Text("nothing says who wore the tracker in recording %1", inQuotes(recording)),
                             Text("add the recording's info.json or sections.csv, or tell people apart by --person column"));
        return wearer->second;
    }

    /// A person's session and condition together, as far as columns or the file's name tell.
    std::string conditionOf(std::size_t participant, std::string_view session, std::string_view condition) const {
        const std::string own = column(Role::condition) ? std::string(condition) : defaults_.condition;
        std::string of_several;
        if (session.empty() && !defaults_.recording.empty())
            of_several = builder_.nameless(participant, defaults_.recording);
        else if (!session.empty())
            of_several = namesRecordings(layout_.header[*column(Role::session)]) ? builder_.nameless(participant, session)
                                                                                 : "session " + std::string(session);
        return of_several.empty() || own.empty() ? of_several + own : of_several + " " + own;
    }

    void takeAttributes(Participant& participant) {
        for (std::size_t at : layout_.attributes)
            if (!cell(at).empty())
                participant.attributes.try_emplace(layout_.header[at], asUtf8(cell(at)));
    }

    /// Gaze between the trials that messages tell is of none.
    void settleParts() {
        parted_->nameAll();
        if (!parted_->toldTrials())
            return;
        builder_.study.frame.reading.say("stimulus", by_messages, Origin::guessed);
        std::size_t between = 0;
        for (std::size_t at = others_; at < builder_.study.recordings.size(); ++at) {
            const auto [from_ms, to_ms] = parted_->timesOf(at);
            between += leaveOutside(builder_.study.recordings[at], from_ms, to_ms);
            std::erase_if(told_of_[at].blink_times,
                          [from = from_ms, to = to_ms](double t_ms) { return t_ms < from || t_ms >= to; });
        }
        if (between > 0)
            builder_.study.warnings.push_back(Text("%1: %2", reader_.name(), betweenTrials(between)));
    }

    void finishRecordings() {
        if (parted_)
            settleParts();
        for (std::size_t at : continued_)
            finish(at);
        for (std::size_t at = others_; at < builder_.study.recordings.size(); ++at)
            finish(at);
    }

    /// Where other samples are of both eyes, one of the right eye alone is its.
    static void settleRightRows(Recording& recording, const Told& told) {
        if (told.merged)
            for (const std::size_t row : told.right_rows)
                recording.samples[row] = {recording.samples[row].t_ms, {}, recording.samples[row].gaze};
    }

    /// Whether rows from `second` on repeat those before it, as where a table was written behind itself.
    template <class Row, class Same> static bool repeats(const std::vector<Row>& rows, std::size_t second, const Same& same) {
        return rows.size() >= 2 * second && std::equal(rows.begin(), rows.begin() + static_cast<std::ptrdiff_t>(second),
                                                       rows.begin() + static_cast<std::ptrdiff_t>(second), same);
    }

    static bool repeatsItself(const Recording& recording, const Restart& second) {
        const auto one = [](double a, double b) { return a == b || (std::isnan(a) && std::isnan(b)); };
        return repeats(recording.samples, second.samples,
                       [&](const Sample& a, const Sample& b) {
                           return one(a.t_ms, b.t_ms) && one(a.gaze.x_px, b.gaze.x_px) && one(a.gaze.y_px, b.gaze.y_px);
                       }) &&
               repeats(recording.fixations, second.fixations, [&](const Fixation& a, const Fixation& b) {
                   return one(a.start_ms, b.start_ms) && one(a.x_px, b.x_px) && one(a.y_px, b.y_px);
               });
    }

    /// The eye that rows of each run are of; unknown for several.
    std::vector<Eye> eyesOfRuns(const Recording& recording, const Told& told) const {
        std::vector<Eye> eyes;
        std::size_t begin = 0;
        for (std::size_t k = 0; k <= told.restarts.size(); ++k) {
            const bool last = k == told.restarts.size(), sampled = layout_.rows == RowKind::samples;
            const std::size_t all = sampled ? recording.samples.size() : recording.fixations.size();
            const std::size_t end = last ? all : sampled ? told.restarts[k].samples : told.restarts[k].fixations;
            std::size_t right = 0;
            for (std::size_t i = begin; i < end && !sampled; ++i)
                right += recording.fixations[i].eye == Eye::right ? 1 : 0;
            right += static_cast<std::size_t>(std::count_if(told.right_rows.begin(), told.right_rows.end(),
                                                            [&](std::size_t row) { return begin <= row && row < end; }));
            eyes.push_back(right == 0 ? Eye::left : right == end - begin ? Eye::right : Eye::unknown);
            begin = end;
        }
        return eyes;
    }

    /// Samples of one eye and, from `second` on, those of the other at the same times.
    static void joinEyes(Recording& recording, Told& told, std::size_t second, bool left_first) {
        std::vector<Sample> joined;
        std::size_t i = 0, j = second;
        while (i < second || j < recording.samples.size()) {
            const double here = i < second ? recording.samples[i].t_ms : std::numeric_limits<double>::infinity();
            const double there =
                j < recording.samples.size() ? recording.samples[j].t_ms : std::numeric_limits<double>::infinity();
            Sample sample{std::min(here, there), {}, {}};
            if (here <= there)
                (left_first ? sample.gaze : sample.second) = recording.samples[i++].gaze;
            if (there <= here)
                (left_first ? sample.second : sample.gaze) = recording.samples[j++].gaze;
            joined.push_back(sample);
        }
        recording.samples = std::move(joined);
        recording.eye = Eye::both;
        told.right_rows.clear();
        told.restarts.clear();
    }

    template <class Row> static std::vector<Row> cutFrom(std::vector<Row>& rows, std::size_t begin) {
        const auto from = rows.begin() + static_cast<std::ptrdiff_t>(std::min(begin, rows.size()));
        std::vector<Row> behind(from, rows.end());
        rows.erase(from, rows.end());
        return behind;
    }

    /// What lies behind a restart becomes a recording of the same person and stimulus.
    std::size_t cutAt(const Restart& restart, std::size_t at) {
        const std::size_t made =
            builder_.newRecording(builder_.study.recordings[at].participant, builder_.study.recordings[at].stimulus,
                                  builder_.study.recordings[at].condition);
        Recording &first = builder_.study.recordings[at], &second = builder_.study.recordings[made];
        second.sampling_rate_hz = first.sampling_rate_hz;
        second.rate_stated = first.rate_stated;
        second.eye = first.eye;
        second.validation_mean_deg = first.validation_mean_deg;
        second.samples = cutFrom(first.samples, restart.samples);
        second.fixations = cutFrom(first.fixations, restart.fixations);
        second.saccades = cutFrom(first.saccades, restart.saccades);
        second.blinks = cutFrom(first.blinks, restart.blinks);
        told_of_[made].blink_times = cutFrom(told_of_[at].blink_times, restart.blink_times);
        for (const std::size_t row : told_of_[at].right_rows)
            if (row >= restart.samples)
                told_of_[made].right_rows.push_back(row - restart.samples);
        std::erase_if(told_of_[at].right_rows, [&](std::size_t row) { return row >= restart.samples; });
        told_of_[made].merged = told_of_[at].merged;
        restarts_.note(restart.line);
        return made;
    }

    /// Runs of a recording that begin again become recordings, unless they repeat the first or tell of the other eye.
    void settleRestarts(std::size_t at) {
        Told& told = told_of_[at];
        if (told.restarts.empty())
            return;
        Recording& recording = builder_.study.recordings[at];
        const std::vector<Eye> eyes = column(Role::eye) ? eyesOfRuns(recording, told) : std::vector<Eye>();
        const bool same_eyes = std::adjacent_find(eyes.begin(), eyes.end(), std::not_equal_to<>()) == eyes.end();
        if (!same_eyes && layout_.rows == RowKind::samples && eyes.size() == 2 && eyes[0] != Eye::unknown &&
            eyes[1] != Eye::unknown)
            joinEyes(recording, told, told.restarts[0].samples, eyes[0] == Eye::left);
        else if (!same_eyes || told.run < leastRun() || repeatsItself(recording, told.restarts[0]))
            leaveInOne(told);
        const std::vector<Restart> restarts = std::exchange(told.restarts, {});
        for (std::size_t k = 0; k < restarts.size(); ++k)
            at = cutAt(k == 0 ? restarts[0] : restarts[k].since(restarts[k - 1]), at);
    }

    void finish(std::size_t at) {
        settleRestarts(at);
        Recording& recording = builder_.study.recordings[at];
        if (const auto told = told_of_.find(at); told != told_of_.end())
            settleRightRows(recording, told->second);
        if (layout_.rows == RowKind::samples) // fixations that were lost from beginning to end
            std::erase_if(recording.fixations, [](const Fixation& f) { return std::isnan(f.x_px) || std::isnan(f.y_px); });
        for (const Fixation& fixation : recording.fixations)
            recording.eye = joined(recording.eye, fixation.eye);
        duplicates_.note(0, orderFixations(recording, takeKeys(recording)));
        settleEye(recording);
        if (column(Role::time))
            same_samples_.note(0, orderSamples(recording));
        if (recording.sampling_rate_hz == 0)
            recording.sampling_rate_hz = samplingRate(recording.samples);
        if (layout_.rows == RowKind::samples)
            addBlinks(recording, std::move(told_of_[at].blink_times));
        giveBackRoom(recording);
    }

    std::vector<double> takeKeys(Recording& recording) const {
        std::vector<double> keys;
        for (Fixation& fixation : recording.fixations) {
            keys.push_back(fixation.start_ms);
            if (ordered_by_index_)
                fixation.start_ms = missing;
        }
        return keys;
    }

    static constexpr std::size_t nobody = static_cast<std::size_t>(-1);

    const TableLayout& layout_;
    const TableDefaults& defaults_;
    StudyBuilder& builder_;
    WatchedColumns* watched_; ///< none: null
    DelimitedReader reader_;
    DecimalSign sign_;
    double time_factor_, duration_factor_;
    RowRules rules_; ///< the layout's, at the current row
    bool ordered_by_index_ = false;
    const std::size_t others_ = builder_.study.recordings.size(); ///< recordings that other tables began
    std::set<std::size_t> continued_;                             ///< those among them that this one goes on with
    std::map<std::size_t, Told> told_of_;                         ///< by recording; of samples only
    Told* told_ = nullptr;                                        ///< of last_
    std::size_t last_ = nobody;
    std::array<std::string, 6> last_owner_;
    std::string shown_; ///< by a table of what was shown when
    std::optional<PartedRecording> parted_;
    /// Whether messages in the experiment's own words count: not where a person says that they do not.
    const bool own_words_ = [this] {
        const std::string said = builder_.study.frame.reading.value("stimulus");
        return said.empty() || said == by_messages;
    }();
    std::size_t rows_ = 0, without_stimulus_ = 0;
    Tally cut_off_{Text("line at the end was cut off and left out"), Text("lines at the end were cut off and left out")};
    Tally no_position_{Text("row without a position was left out"), Text("rows without a position were left out")};
    Tally no_owner_{Text("row without a participant or stimulus was left out"),
                    Text("rows without a participant or stimulus were left out")};
    Tally negative_{Text("row with a negative duration was left out"), Text("rows with a negative duration were left out")};
    Tally other_events_{Text("row of another event than a fixation, saccade or blink was left out"),
                        Text("rows of other events than fixations, saccades and blinks were left out")};
    Tally no_time_{Text("sample without a time was left out"), Text("samples without a time were left out")};
    Tally duplicates_{Text("row repeats the fixation before it and counts once"),
                      Text("rows repeat the fixation before them and count once")};
    Tally earlier_{Text("sample is earlier than the row before it; it was put in order of time"),
                   Text("samples are earlier than the rows before them; they were put in order of time")};
    Tally restarts_{
        Text("recording of a person and stimulus follows another from the same first time on; it is read by itself"),
        Text("recordings of a person and stimulus follow another from the same first time on; each is read by itself")};
    Tally same_clock_{Text("sample tells the same time of day as the row before it; export times with more digits"),
                      Text("samples tell the same time of day as the rows before them; export times with more digits")};
    Tally same_samples_{Text("sample repeats the one before it; it was kept"),
                        Text("samples repeat one before them; they were kept")};
    Tally thousands_{Text("number with a comma before three digits was read as a decimal; write thousands without it"),
                     Text("numbers with a comma before three digits were read as decimals; write thousands without it")};
    Tally headers_{Text("row repeats the header and was left out"), Text("rows repeat the header and were left out")};
    Tally messages_{Text("row is a message and holds no gaze"), Text("rows are messages and hold no gaze")};
    Tally between_{Text("row at a time when nothing was shown was left out"),
                   Text("rows at times when nothing was shown were left out")};
    /// Whether the column of validity says where a fixation lies, not whether it is one.
    const bool tells_place_ = column(Role::validity) && namesStimulusHit(layout_.header[*column(Role::validity)]);
    Tally off_stimulus_{Text("fixation off the stimulus was left out"), Text("fixations off the stimulus were left out")};
    Tally invalid_{Text("row the tracker calls invalid was left out"), Text("rows the tracker calls invalid were left out")};
};

} // namespace

void readTable(TextSource& source, const TableLayout& layout, const TableDefaults& defaults, StudyBuilder& builder,
               WatchedColumns* watched) {
    if (!layout.columns.complete() || !layout.not_found.empty())
        throw ColumnsNotRecognised(source.name(), layout.header_line, layout.header, layout.not_found);
    skipToLine(source, layout.first_data_line);
    TableImport(source, layout, defaults, builder, watched).run();
}

} // namespace nictate

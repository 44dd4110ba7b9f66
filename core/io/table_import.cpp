#include "core/io/table_import.h"

#include "core/files/delimited_reader.h"
#include "core/files/words.h"
#include "core/io/tally.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace nictate {

namespace {

constexpr double least_confidence = 0.5;

double inMilliseconds(TimeUnit unit) {
    switch (unit) {
    case TimeUnit::seconds: return 1e3;
    case TimeUnit::microseconds: return 1e-3;
    case TimeUnit::nanoseconds: return 1e-6;
    case TimeUnit::milliseconds: break;
    }
    return 1;
}

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

Eye joined(Eye a, Eye b) { return a == Eye::unknown || a == b ? b : b == Eye::unknown ? a : Eye::both; }

bool sameFixation(const Fixation& a, const Fixation& b) {
    auto same = [](double p, double q) { return p == q || (std::isnan(p) && std::isnan(q)); };
    return same(a.x_px, b.x_px) && same(a.y_px, b.y_px) && same(a.start_ms, b.start_ms) && same(a.duration_ms, b.duration_ms) &&
           a.eye == b.eye;
}

/// Sort `rows` by `keys` (which sort along); rows without a key go last.
template <class Row> void sortBy(std::vector<double>& keys, std::vector<Row>& rows) {
    auto before = [](double a, double b) { return a < b || (std::isnan(b) && !std::isnan(a)); };
    if (std::is_sorted(keys.begin(), keys.end(), before))
        return;
    std::vector<std::size_t> order(rows.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return before(keys[a], keys[b]); });
    std::vector<Row> sorted_rows;
    std::vector<double> sorted_keys;
    for (std::size_t i : order) {
        sorted_rows.push_back(rows[i]);
        sorted_keys.push_back(keys[i]);
    }
    rows = std::move(sorted_rows);
    keys = std::move(sorted_keys);
}

/// Hertz from the median step between sample times; 0 when there are too few.
double samplingRate(const std::vector<Sample>& samples) {
    std::vector<double> steps;
    for (std::size_t i = 1; i < samples.size() && steps.size() < 1000; ++i)
        if (samples[i].t_ms > samples[i - 1].t_ms)
            steps.push_back(samples[i].t_ms - samples[i - 1].t_ms);
    if (steps.empty())
        return 0;
    auto middle = steps.begin() + static_cast<std::ptrdiff_t>(steps.size() / 2);
    std::nth_element(steps.begin(), middle, steps.end());
    double rate = 1000 / *middle;
    if (!std::isfinite(rate))
        return 0;
    double whole = std::round(rate);
    return std::abs(rate - whole) < 0.01 * rate ? whole : rate;
}

class TableImport {
  public:
    TableImport(TextSource& source, const TableLayout& layout, const TableDefaults& defaults, StudyBuilder& builder)
        : layout_(layout), defaults_(defaults), builder_(builder), first_recording_(builder.study.recordings.size()),
          reader_(source, layout.delimiter, layout.first_data_line), sign_(layout.decimal_sign),
          time_factor_(inMilliseconds(layout.time_unit)), duration_factor_(inMilliseconds(layout.duration_unit)) {
        bool timed = column(Role::start) || column(Role::time);
        ordered_by_index_ = layout.rows == RowKind::fixations && !timed && column(Role::index);
    }

    void run() {
        while (reader_.next())
            if (rowFits())
                takeRow();
        finishRecordings();
        std::vector<std::string>& warnings = builder_.study.warnings;
        for (const Tally* tally : {&cut_off_, &no_position_, &no_owner_, &negative_, &no_time_, &duplicates_})
            tally->warn(warnings, reader_.name());
        if (rows_ == 0)
            warnings.push_back(reader_.name() + ": the table holds no rows that count");
    }

  private:
    const std::optional<std::size_t>& column(Role role) const { return layout_.columns[role]; }

    std::string_view text(Role role) const { return column(role) ? cell(*column(role)) : std::string_view(); }
    std::string_view cell(std::size_t at) const { return reader_.cells()[at].text; }

    double number(Role role, double factor = 1) {
        if (!column(role))
            return missing;
        ParsedNumber parsed = parseNumber(cell(*column(role)), sign_);
        if (parsed.kind == NumberKind::not_a_number)
            refuseCell(*column(role));
        return parsed.kind == NumberKind::number ? finiteOrMissing(parsed.value * factor) : missing;
    }

    [[noreturn]] void refuseCell(std::size_t at) const {
        const char* advice = sign_ == DecimalSign::comma   ? "this file's decimal sign is a comma"
                             : sign_ == DecimalSign::point ? "this file's decimal sign is a point"
                                                           : "correct the cell or leave it empty";
        throw ParseError(reader_.name(), reader_.line(), at + 1,
                         inQuotes(layout_.header[at]) + " holds " + inQuotes(cell(at)) + " where a number is expected", advice);
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
        if (cells.size() < width && !reader_.recordWasComplete()) {
            cut_off_.note(reader_.line());
            return false;
        }
        throw ParseError(reader_.name(), reader_.line(), std::min(cells.size(), width + 1),
                         "the row has " + counted(cells.size(), "cell", "cells") + " where the header has " +
                             std::to_string(width),
                         "correct the row, or quote cells that hold the delimiter");
    }

    void takeRow() {
        std::size_t at = currentRecording();
        if (at == nobody)
            return;
        bool taken = layout_.rows == RowKind::fixations ? takeFixation(at) : takeSample(at);
        rows_ += taken ? 1 : 0;
    }

    bool takeFixation(std::size_t at) {
        Fixation fixation;
        fixation.x_px = number(Role::x);
        fixation.y_px = number(Role::y);
        fixation.start_ms = number(column(Role::start) ? Role::start : Role::time, time_factor_);
        fixation.duration_ms = column(Role::duration) ? number(Role::duration, duration_factor_)
                                                      : finiteOrMissing(number(Role::end, time_factor_) - fixation.start_ms);
        fixation.pupil = number(Role::pupil);
        fixation.eye = eyeNamed(text(Role::eye));
        double index = ordered_by_index_ ? number(Role::index) : missing;
        if (std::isnan(fixation.x_px) || std::isnan(fixation.y_px)) {
            no_position_.note(reader_.line());
            return false;
        }
        if (fixation.duration_ms < 0) {
            negative_.note(reader_.line());
            return false;
        }
        builder_.study.recordings[at].fixations.push_back(fixation);
        if (ordered_by_index_)
            indicesOf(at).push_back(index);
        return true;
    }

    bool takeSample(std::size_t at) {
        Sample sample;
        sample.t_ms = number(Role::time, time_factor_);
        sample.gaze = {number(Role::x), number(Role::y), number(Role::pupil)};
        sample.second = {number(Role::x_right), number(Role::y_right), number(Role::pupil_right)};
        if (std::isnan(sample.t_ms) && column(Role::time)) {
            no_time_.note(reader_.line());
            return false;
        }
        if (column(Role::confidence) && number(Role::confidence) < least_confidence)
            sample.gaze = sample.second = {};
        if (column(Role::event) && lowerCase(text(Role::event).substr(0, 5)) == "blink") {
            sample.gaze = sample.second = {};
            blinkTimesOf(at).push_back(sample.t_ms);
        }
        Recording& recording = builder_.study.recordings[at];
        recording.eye = column(Role::x_right) ? Eye::both : joined(recording.eye, eyeNamed(text(Role::eye)));
        recording.samples.push_back(sample);
        return true;
    }

    std::vector<double>& blinkTimesOf(std::size_t at) {
        if (at - first_recording_ >= blink_times_.size())
            blink_times_.resize(at - first_recording_ + 1);
        return blink_times_[at - first_recording_];
    }

    std::vector<double>& indicesOf(std::size_t at) {
        if (at - first_recording_ >= indices_.size())
            indices_.resize(at - first_recording_ + 1);
        return indices_[at - first_recording_];
    }

    /// The recording this row belongs to. Rows of one recording mostly follow each other.
    std::size_t currentRecording() {
        std::array<std::string_view, 4> owner = {text(Role::participant), text(Role::stimulus), text(Role::condition),
                                                 text(Role::trial)};
        if (last_ != nobody && std::equal(owner.begin(), owner.end(), last_owner_.begin()))
            return last_;
        std::copy(owner.begin(), owner.end(), last_owner_.begin());
        last_ = nobody;
        if ((column(Role::participant) && owner[0].empty()) || (column(Role::stimulus) && owner[1].empty())) {
            no_owner_.note(reader_.line());
            return nobody;
        }
        std::size_t participant = builder_.participant(column(Role::participant) ? owner[0] : defaults_.participant);
        std::size_t stimulus = builder_.stimulus(column(Role::stimulus) ? owner[1] : defaults_.stimulus);
        takeAttributes(builder_.study.participants[participant]);
        last_ = builder_.recording(participant, stimulus, column(Role::condition) ? owner[2] : defaults_.condition, owner[3]);
        return last_;
    }

    void takeAttributes(Participant& participant) {
        for (std::size_t at : layout_.attributes)
            if (!cell(at).empty())
                participant.attributes.try_emplace(layout_.header[at], asUtf8(cell(at)));
    }

    void finishRecordings() {
        for (std::size_t at = first_recording_; at < builder_.study.recordings.size(); ++at) {
            Recording& recording = builder_.study.recordings[at];
            finishFixations(recording, at);
            finishSamples(recording);
            finishBlinks(recording, at);
            // Vectors double as they grow; a large study would keep half as much again for nothing.
            recording.fixations.shrink_to_fit();
            recording.samples.shrink_to_fit();
        }
    }

    void finishFixations(Recording& recording, std::size_t at) {
        std::vector<Fixation>& fixations = recording.fixations;
        std::vector<double> keys;
        if (ordered_by_index_ && !fixations.empty())
            keys = std::move(indicesOf(at));
        else
            for (const Fixation& fixation : fixations)
                keys.push_back(fixation.start_ms);
        sortBy(keys, fixations);
        for (std::size_t i = 0; i < fixations.size(); ++i) {
            recording.eye = joined(recording.eye, fixations[i].eye);
            bool same_key = i > 0 && (keys[i] == keys[i - 1] || (std::isnan(keys[i]) && std::isnan(keys[i - 1])));
            if (same_key && sameFixation(fixations[i], fixations[i - 1]))
                duplicates_.note(0);
        }
    }

    void finishSamples(Recording& recording) {
        std::vector<Sample>& samples = recording.samples;
        if (samples.empty())
            return;
        auto earlier = [](const Sample& a, const Sample& b) { return a.t_ms < b.t_ms; };
        if (column(Role::time) && !std::is_sorted(samples.begin(), samples.end(), earlier))
            std::stable_sort(samples.begin(), samples.end(), earlier);
        for (std::size_t i = 1; i < samples.size(); ++i)
            if (samples[i].t_ms == samples[i - 1].t_ms && samples[i].gaze.x_px == samples[i - 1].gaze.x_px &&
                samples[i].gaze.y_px == samples[i - 1].gaze.y_px)
                duplicates_.note(0);
        if (recording.sampling_rate_hz == 0)
            recording.sampling_rate_hz = samplingRate(samples);
    }

    /// The vendor's blinks: from the first sample of a run of them to the first one behind.
    void finishBlinks(Recording& recording, std::size_t at) {
        std::vector<double> times = std::move(blinkTimesOf(at));
        std::sort(times.begin(), times.end());
        std::size_t next = 0;
        bool inside = false;
        for (const Sample& sample : recording.samples) {
            const bool blinks = next < times.size() && times[next] == sample.t_ms;
            next += blinks ? 1 : 0;
            if (inside)
                recording.blinks.back().duration_ms = sample.t_ms - recording.blinks.back().start_ms;
            if (blinks && !inside)
                recording.blinks.push_back({sample.t_ms, 0, Eye::unknown});
            inside = blinks;
        }
    }

    static constexpr std::size_t nobody = static_cast<std::size_t>(-1);

    const TableLayout& layout_;
    const TableDefaults& defaults_;
    StudyBuilder& builder_;
    std::size_t first_recording_;
    DelimitedReader reader_;
    DecimalSign sign_;
    double time_factor_, duration_factor_;
    bool ordered_by_index_ = false;
    std::vector<std::vector<double>> indices_, blink_times_;
    std::size_t last_ = nobody;
    std::array<std::string, 4> last_owner_;
    std::size_t rows_ = 0;
    Tally cut_off_{"line at the end was cut off and left out", "lines at the end were cut off and left out"};
    Tally no_position_{"row without a position was left out", "rows without a position were left out"};
    Tally no_owner_{"row without a participant or stimulus was left out", "rows without a participant or stimulus were left out"};
    Tally negative_{"row with a negative duration was left out", "rows with a negative duration were left out"};
    Tally no_time_{"sample without a time was left out", "samples without a time were left out"};
    Tally duplicates_{"row repeats the row before it; it was kept", "rows repeat a row before them; they were kept"};
};

} // namespace

void readTable(TextSource& source, const TableLayout& layout, const TableDefaults& defaults, StudyBuilder& builder) {
    if (!layout.columns.complete() || !layout.not_found.empty())
        throw ColumnsNotRecognised(source.name(), layout.header_line, layout.header, layout.not_found);
    skipToLine(source, layout.first_data_line);
    TableImport(source, layout, defaults, builder).run();
}

} // namespace nictate

#include "core/analysis/gaze_table.h"

#include "core/data/off_stimulus.h"
#include "core/files/figures.h"
#include "core/files/number.h"
#include "core/files/words.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>
#include <cmath>
#include <limits>
#include <map>
#include <utility>

namespace nictate {

namespace {

using Place = GazePlace;

std::string_view nameOfEye(Eye eye) {
    switch (eye) {
    case Eye::left: return "left";
    case Eye::right: return "right";
    case Eye::both: return "both";
    case Eye::unknown: break;
    }
    return {};
}

std::string_view whether(const Place& at, double x_px, double y_px) {
    if (std::isnan(x_px) || std::isnan(y_px))
        return "no position";
    return offStimulus(at.study->stimuli[at.recording->stimulus], x_px, y_px) ? "off" : "on";
}

double ordinal(const Place& at) { return static_cast<double>(at.index + 1); }

const GazeColumn participant{Text("participant"), {}, 0, [](const Place& at) -> std::string_view {
                                 return at.study->participants[at.recording->participant].id;
                             }};
const GazeColumn stimulus{
    Text("stimulus"), {}, 0, [](const Place& at) -> std::string_view { return at.study->stimuli[at.recording->stimulus].id; }};
const GazeColumn condition{Text("condition"), {}, 0, [](const Place& at) -> std::string_view { return at.recording->condition; }};

// Fixations ---------------------------------------------------------------------------------------------------------------------

const Fixation& fixation(const Place& at) { return at.recording->fixations[at.index]; }

const std::vector<GazeColumn>& fixationColumns() {
    static const std::vector<GazeColumn> columns = {
        {Text("number"), {}, 0, nullptr, ordinal},
        {Text("start"), Text("ms"), 1, nullptr, [](const Place& at) { return fixation(at).start_ms; }},
        {Text("duration"), Text("ms"), 1, nullptr, [](const Place& at) { return fixation(at).duration_ms; }},
        {Text("x"), Text("px"), 1, nullptr, [](const Place& at) { return fixation(at).x_px; }},
        {Text("y"), Text("px"), 1, nullptr, [](const Place& at) { return fixation(at).y_px; }},
        {Text("stimulus hit"),
         {},
         0,
         [](const Place& at) { return whether(at, fixation(at).x_px, fixation(at).y_px); },
         nullptr,
         true},
        {Text("pupil"), Text("tracker's"), 2, nullptr, [](const Place& at) { return fixation(at).pupil; }},
        {Text("eye"), {}, 0, [](const Place& at) { return nameOfEye(fixation(at).eye); }, nullptr, true},
        {Text("origin"),
         {},
         0,
         [](const Place& at) -> std::string_view { return at.beside->fixations ? "detected" : "read"; },
         nullptr,
         true}};
    return columns;
}

// Samples -----------------------------------------------------------------------------------------------------------------------

const Sample& sample(const Place& at) { return at.recording->samples[at.index]; }

const std::vector<GazeColumn>& sampleColumns() {
    static const std::vector<GazeColumn> columns = {
        {Text("number"), {}, 0, nullptr, ordinal},
        {Text("time"), Text("ms"), 1, nullptr, [](const Place& at) { return sample(at).t_ms; }},
        {Text("x"), Text("px"), 1, nullptr, [](const Place& at) { return sample(at).gaze.x_px; }},
        {Text("y"), Text("px"), 1, nullptr, [](const Place& at) { return sample(at).gaze.y_px; }},
        {Text("stimulus hit"),
         {},
         0,
         [](const Place& at) { return whether(at, sample(at).gaze.x_px, sample(at).gaze.y_px); },
         nullptr,
         true},
        {Text("pupil"), Text("tracker's"), 2, nullptr, [](const Place& at) { return sample(at).gaze.pupil; }}};
    return columns;
}

const std::vector<GazeColumn>& secondEyeColumns() {
    static const std::vector<GazeColumn> columns = {
        {Text("right x"), Text("px"), 1, nullptr, [](const Place& at) { return sample(at).second.x_px; }},
        {Text("right y"), Text("px"), 1, nullptr, [](const Place& at) { return sample(at).second.y_px; }},
        {Text("right pupil"), Text("tracker's"), 2, nullptr, [](const Place& at) { return sample(at).second.pupil; }}};
    return columns;
}

// Events: fixations, then saccades, then blinks of a recording ------------------------------------------------------------------

struct EventPlace {
    const Fixation* fixation = nullptr;
    const Saccade* saccade = nullptr;
    const Blink* blink = nullptr;
};

EventPlace event(const Place& at) {
    std::size_t index = at.index;
    if (index < at.recording->fixations.size())
        return {&at.recording->fixations[index]};
    index -= at.recording->fixations.size();
    const std::vector<Saccade>& saccades = saccadesOf(*at.recording, *at.beside);
    if (index < saccades.size())
        return {nullptr, &saccades[index]};
    return {nullptr, nullptr, &blinksOf(*at.recording, *at.beside)[index - saccades.size()]};
}

/// `take` of whichever event it is.
template <class Take> auto ofEvent(const Place& at, Take take) {
    const EventPlace found = event(at);
    return found.fixation ? take(*found.fixation) : found.saccade ? take(*found.saccade) : take(*found.blink);
}

template <double Saccade::*value> double ofSaccade(const Place& at) {
    const EventPlace found = event(at);
    return found.saccade ? found.saccade->*value : missing;
}

template <double Fixation::*value, double Saccade::*from> double position(const Place& at) {
    const EventPlace found = event(at);
    return found.fixation ? found.fixation->*value : found.saccade ? found.saccade->*from : missing;
}

std::string_view kindOfEvent(const Place& at) {
    const EventPlace found = event(at);
    return found.fixation ? "fixation" : found.saccade ? "saccade" : "blink";
}

std::string_view originOfEvent(const Place& at) {
    const EventPlace found = event(at);
    const bool detected = found.fixation  ? at.beside->fixations
                          : found.saccade ? at.recording->saccades.empty()
                                          : at.recording->blinks.empty();
    return detected ? "detected" : "read";
}

const std::vector<GazeColumn>& eventColumns() {
    static const std::vector<GazeColumn> columns = {
        {Text("event"), {}, 0, kindOfEvent, nullptr, true},
        {Text("start"), Text("ms"), 1, nullptr,
         [](const Place& at) { return ofEvent(at, [](const auto& of) { return of.start_ms; }); }},
        {Text("duration"), Text("ms"), 1, nullptr,
         [](const Place& at) { return ofEvent(at, [](const auto& of) { return of.duration_ms; }); }},
        {Text("x"), Text("px"), 1, nullptr, position<&Fixation::x_px, &Saccade::from_x_px>},
        {Text("y"), Text("px"), 1, nullptr, position<&Fixation::y_px, &Saccade::from_y_px>},
        {Text("to x"), Text("px"), 1, nullptr, ofSaccade<&Saccade::to_x_px>},
        {Text("to y"), Text("px"), 1, nullptr, ofSaccade<&Saccade::to_y_px>},
        {Text("amplitude"), Text("°"), 2, nullptr, ofSaccade<&Saccade::amplitude_deg>},
        {Text("peak velocity"), Text("°/s"), 1, nullptr, ofSaccade<&Saccade::peak_velocity_deg_s>},
        {Text("eye"),
         {},
         0,
         [](const Place& at) { return nameOfEye(ofEvent(at, [](const auto& of) { return of.eye; })); },
         nullptr,
         true},
        {Text("origin"), {}, 0, originOfEvent, nullptr, true}};
    return columns;
}

// Hits of areas -----------------------------------------------------------------------------------------------------------------

const StudyHit& hit(const Place& at) {
    return at.hits->hits[static_cast<std::size_t>(at.recording - at.study->recordings.data())][at.index];
}

const Fixation& hitFixation(const Place& at) { return at.recording->fixations[hit(at).fixation]; }

const std::vector<GazeColumn>& hitColumns() {
    static const std::vector<GazeColumn> columns = {
        {Text("area"),
         {},
         0,
         [](const Place& at) -> std::string_view { return at.hits->areas[at.recording->stimulus][hit(at).area].name; }},
        {Text("fixation"), {}, 0, nullptr, [](const Place& at) { return hit(at).fixation + 1.0; }},
        {Text("start"), Text("ms"), 1, nullptr, [](const Place& at) { return hitFixation(at).start_ms; }},
        {Text("duration"), Text("ms"), 1, nullptr, [](const Place& at) { return hitFixation(at).duration_ms; }},
        {Text("inside"), Text("ms"), 1, nullptr, [](const Place& at) { return hit(at).inside_ms; }},
        {Text("x"), Text("px"), 1, nullptr, [](const Place& at) { return hitFixation(at).x_px; }},
        {Text("y"), Text("px"), 1, nullptr, [](const Place& at) { return hitFixation(at).y_px; }}};
    return columns;
}

// Quality of recordings ---------------------------------------------------------------------------------------------------------

constexpr std::size_t quality_figures = 7;

template <std::size_t i> double ofQuality(const Place& at) {
    const QualityFigure& figure = qualityFigures()[i];
    return at.quality->*figure.value * (figure.unit == "%" ? 100 : 1);
}

template <std::size_t... i> void addQualityColumns(std::vector<GazeColumn>& columns, bool in_degrees, std::index_sequence<i...>) {
    columns.push_back(
        {Text("samples"), {}, 0, nullptr, [](const Place& at) { return static_cast<double>(at.quality->samples); }});
    (columns.push_back({qualityFigures()[i].name, unitOf(qualityFigures()[i], in_degrees),
                        decimalsOf(qualityFigures()[i], in_degrees), nullptr, ofQuality<i>}),
     ...);
}

// -------------------------------------------------------------------------------------------------------------------------

const DetectedBeside nothing_beside;

const std::vector<GazeColumn>& ownColumns(GazeRows rows) {
    switch (rows) {
    case GazeRows::fixations: return fixationColumns();
    case GazeRows::events: return eventColumns();
    case GazeRows::area_hits: return hitColumns();
    case GazeRows::samples: return sampleColumns();
    case GazeRows::quality: break; // see addQualityColumns
    }
    static const std::vector<GazeColumn> none;
    return none;
}

std::size_t rowsOf(const Recording& recording, const DetectedBeside& beside, GazeRows rows) {
    if (rows == GazeRows::fixations)
        return recording.fixations.size();
    if (rows == GazeRows::samples)
        return recording.samples.size();
    if (rows == GazeRows::quality)
        return 1;
    return recording.fixations.size() + saccadesOf(recording, beside).size() + blinksOf(recording, beside).size();
}

bool twoEyed(const Dataset& study) {
    return std::any_of(study.recordings.begin(), study.recordings.end(), [](const Recording& recording) {
        return std::any_of(recording.samples.begin(), recording.samples.end(),
                           [](const Sample& each) { return !std::isnan(each.second.x_px) || !std::isnan(each.second.pupil); });
    });
}

std::vector<GazeColumn> columnsOf(const Dataset& study, GazeRows rows, const StudyQuality* quality) {
    std::vector<GazeColumn> columns{participant, stimulus};
    if (std::any_of(study.recordings.begin(), study.recordings.end(), [](const Recording& r) { return !r.condition.empty(); }))
        columns.push_back(condition);
    const std::vector<GazeColumn>& own = ownColumns(rows);
    columns.insert(columns.end(), own.begin(), own.end());
    if (rows == GazeRows::quality)
        addQualityColumns(columns, quality->in_degrees, std::make_index_sequence<quality_figures>());
    if (rows == GazeRows::samples && twoEyed(study))
        columns.insert(columns.end(), secondEyeColumns().begin(), secondEyeColumns().end());
    return columns;
}

} // namespace

GazeTable::GazeTable(std::shared_ptr<const Dataset> study, GazeRows rows,
                     std::shared_ptr<const std::vector<DetectedBeside>> beside, std::shared_ptr<const StudyHits> hits,
                     std::shared_ptr<const StudyQuality> quality)
    : study_(std::move(study)), beside_(std::move(beside)), hits_(std::move(hits)), quality_(std::move(quality)), rows_(rows),
      columns_(columnsOf(*study_, rows, quality_.get())), first_row_{0} {
    first_row_.reserve(study_->recordings.size() + 1);
    for (std::size_t i = 0; i < study_->recordings.size(); ++i)
        first_row_.push_back(first_row_.back() +
                             (rows == GazeRows::area_hits
                                  ? hits_->hits[i].size()
                                  : rowsOf(study_->recordings[i], beside_ ? (*beside_)[i] : nothing_beside, rows)));
}

std::size_t GazeTable::recordingOf(std::size_t row) const {
    return static_cast<std::size_t>(std::upper_bound(first_row_.begin(), first_row_.end(), row) - first_row_.begin()) - 1;
}

GazePlace GazeTable::placeIn(std::size_t recording, std::size_t row) const {
    return {study_.get(),
            &study_->recordings[recording],
            beside_ ? &(*beside_)[recording] : &nothing_beside,
            hits_.get(),
            quality_ ? &quality_->recordings[recording] : nullptr,
            row - first_row_[recording]};
}

const QualityFigure* GazeTable::qualityFigure(std::size_t column) const {
    const std::size_t first = columns_.size() - quality_figures;
    return rows_ == GazeRows::quality && column >= first ? &qualityFigures()[column - first] : nullptr;
}

double GazeTable::startOf(const GazePlace& place) const {
    if (rows_ == GazeRows::quality)
        return missing;
    if (rows_ == GazeRows::samples)
        return sample(place).t_ms;
    if (rows_ == GazeRows::fixations)
        return fixation(place).start_ms;
    if (rows_ == GazeRows::area_hits)
        return hitFixation(place).start_ms;
    return ofEvent(place, [](const auto& of) { return of.start_ms; });
}

std::vector<Text> cellWords() {
    return {Text("fixation"), Text("saccade"), Text("blink"), Text("left"),     Text("right"),      Text("both"),
            Text("on"),       Text("off"),     Text("read"),  Text("detected"), Text("no position")};
}

std::string cellText(const GazeColumn& column, const GazePlace& place) {
    if (column.text)
        return std::string(column.text(place));
    const double value = column.number(place);
    if (std::isnan(value))
        return {};
    return fixedFigure(value, column.decimals);
}

std::string cellCopied(const GazeColumn& column, const GazePlace& place) {
    if (column.text)
        return std::string(column.text(place));
    std::string text;
    appendNumber(text, column.number(place));
    return text;
}

namespace {

constexpr std::size_t rows_between_reports = 1 << 16;

/// Texts repeat for many rows in a row: what is known of one is kept until another comes.
template <class Result> class Remembered {
  public:
    template <class Compute> const Result& operator()(std::string_view text, Compute compute) {
        if (!known_ || text.data() != text_.data() || text.size() != text_.size()) {
            text_ = text;
            result_ = compute(text);
            known_ = true;
        }
        return result_;
    }

  private:
    bool known_ = false;
    std::string_view text_;
    Result result_{};
};

/// Whether some cell of a row shows a text.
class Search {
  public:
    Search(const std::vector<GazeColumn>& columns, const GazeOrder& order)
        : columns_(columns), words_(order.shown_words), text_(lowerCase(order.text)), seen_(columns.size()),
          numeric_(text_.find_first_not_of("0123456789.-") == std::string::npos) {}

    bool operator()(const GazePlace& place) {
        for (std::size_t i = 0; i < columns_.size(); ++i) {
            if (columns_[i].text) {
                if (seen_[i](columns_[i].text(place), [&](std::string_view text) { return shows(text, columns_[i].words); }))
                    return true;
            } else if (numeric_ && cellText(columns_[i], place).find(text_) != std::string::npos) {
                return true;
            }
        }
        return false;
    }

  private:
    bool shows(std::string_view text, bool of_words) const {
        const auto word = of_words ? words_.find(std::string(text)) : words_.end();
        return lowerCase(word == words_.end() ? text : std::string_view(word->second)).find(text_) != std::string::npos;
    }

    const std::vector<GazeColumn>& columns_;
    const std::map<std::string, std::string>& words_;
    std::string text_;
    std::vector<Remembered<bool>> seen_; ///< by column
    bool numeric_;                       ///< a number could show it
};

using Rows = std::vector<std::uint32_t>;

/// Calls take(place, row) for every row of the wanted recordings.
template <class Take> void forRows(const GazeTable& table, const GazeOrder& order, const Progress& progress, Take take) {
    std::size_t reported = 0;
    for (std::size_t recording = 0; recording < table.recordings(); ++recording) {
        if (!order.recordings.empty() && !order.recordings[recording])
            continue;
        for (std::size_t row = table.firstRow(recording); row < table.firstRow(recording + 1); ++row) {
            if (row >= reported) {
                progress(static_cast<double>(row) / static_cast<double>(table.size()));
                reported = row + rows_between_reports;
            }
            take(table.placeIn(recording, row), static_cast<std::uint32_t>(row));
        }
    }
}

/// Calls take(place) for rows that ascend.
template <class Take> void forPlaces(const GazeTable& table, const Rows& rows, Take take) {
    std::size_t recording = 0;
    for (const std::uint32_t row : rows) {
        while (row >= table.firstRow(recording + 1))
            ++recording;
        take(table.placeIn(recording, row));
    }
}

/// The place in natural order of each text that occurs.
std::map<std::string, double, std::less<>> ranksOf(const GazeTable& table, const Rows& rows, const GazeColumn& column) {
    std::map<std::string, double, std::less<>> ranks;
    Remembered<bool> seen;
    forPlaces(table, rows, [&](const GazePlace& place) {
        seen(column.text(place), [&](std::string_view text) { return ranks.emplace(text, 0), true; });
    });
    std::vector<std::pair<const std::string, double>*> ordered;
    for (auto& entry : ranks)
        ordered.push_back(&entry);
    std::sort(ordered.begin(), ordered.end(), [](const auto* a, const auto* b) { return naturallyBefore(a->first, b->first); });
    for (std::size_t i = 0; i < ordered.size(); ++i)
        ordered[i]->second = ordered[i]->first.empty() ? missing : static_cast<double>(i);
    return ranks;
}

std::vector<double> keysOf(const GazeTable& table, const Rows& rows, const GazeColumn& column) {
    std::vector<double> keys;
    keys.reserve(rows.size());
    if (!column.text) {
        forPlaces(table, rows, [&](const GazePlace& place) { keys.push_back(column.number(place)); });
        return keys;
    }
    const auto ranks = ranksOf(table, rows, column);
    Remembered<double> rank;
    forPlaces(table, rows, [&](const GazePlace& place) {
        keys.push_back(rank(column.text(place), [&](std::string_view text) { return ranks.find(text)->second; }));
    });
    return keys;
}

struct Keyed {
    double key;
    std::uint32_t row;
};

void sortByKeys(Rows& rows, const std::vector<double>& keys, bool descending, const Progress& progress) {
    std::vector<Keyed> there;
    Rows missing_ones;
    there.reserve(rows.size());
    for (std::size_t i = 0; i < rows.size(); ++i)
        if (std::isnan(keys[i]))
            missing_ones.push_back(rows[i]);
        else
            there.push_back({descending ? -keys[i] : keys[i], rows[i]});
    progress(0.6);
    std::sort(there.begin(), there.end(),
              [](const Keyed& a, const Keyed& b) { return a.key != b.key ? a.key < b.key : a.row < b.row; });
    for (std::size_t i = 0; i < there.size(); ++i)
        rows[i] = there[i].row;
    std::copy(missing_ones.begin(), missing_ones.end(), rows.begin() + static_cast<std::ptrdiff_t>(there.size()));
}

/// Within each recording by time, which is how a person reads events.
void sortEventsByTime(const GazeTable& table, Rows& rows) {
    auto begin = rows.begin();
    while (begin != rows.end()) {
        const std::size_t recording = table.recordingOf(*begin);
        const auto end = std::lower_bound(begin, rows.end(), table.firstRow(recording + 1));
        const auto start = [&](std::uint32_t row) {
            const double at = table.startOf(table.placeIn(recording, row));
            return std::isnan(at) ? std::numeric_limits<double>::infinity() : at;
        };
        std::stable_sort(begin, end, [&](std::uint32_t a, std::uint32_t b) { return start(a) < start(b); });
        begin = end;
    }
}

} // namespace

std::vector<std::uint32_t> rowsInOrder(const GazeTable& table, const GazeOrder& order, const Progress& progress) {
    Rows rows;
    if (order.text.empty()) {
        forRows(table, order, progress.within(0, 0.3), [&](const GazePlace&, std::uint32_t row) { rows.push_back(row); });
    } else {
        Search shows(table.columns(), order);
        forRows(table, order, progress.within(0, 0.5), [&](const GazePlace& place, std::uint32_t row) {
            if (shows(place))
                rows.push_back(row);
        });
    }
    if (order.column)
        sortByKeys(rows, keysOf(table, rows, table.columns().at(*order.column)), order.descending, progress);
    else if (table.rows() == GazeRows::events)
        sortEventsByTime(table, rows);
    progress(1);
    return rows;
}

} // namespace nictate

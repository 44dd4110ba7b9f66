#include "core/analysis/gaze_order.h"

#include "core/files/words.h"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <limits>
#include <map>

namespace nictate {

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
    Search(const std::vector<GazeColumn>& columns, const std::string& text)
        : columns_(columns), text_(lowerCase(text)), seen_(columns.size()),
          numeric_(text_.find_first_not_of("0123456789.-") == std::string::npos) {}

    bool operator()(const GazePlace& place) {
        for (std::size_t i = 0; i < columns_.size(); ++i) {
            if (columns_[i].text) {
                if (seen_[i](columns_[i].text(place),
                             [this](std::string_view text) { return lowerCase(text).find(text_) != std::string::npos; }))
                    return true;
            } else if (numeric_ && cellText(columns_[i], place).find(text_) != std::string::npos) {
                return true;
            }
        }
        return false;
    }

  private:
    const std::vector<GazeColumn>& columns_;
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
        Search shows(table.columns(), order.text);
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

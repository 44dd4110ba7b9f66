#pragma once
// Fixations, events, samples, looks into areas and the quality of recordings of a study as the rows of a table, for a person to
// look through. Sensitive in every cell.

#include "core/analysis/data_quality.h"
#include "core/data/dataset.h"
#include "core/domains/areas/area_gaze.h"
#include "core/events/recorded_events.h"
#include "core/progress.h"
#include "core/text.h"

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace nictate {

/// What a row of the table stands for.
enum class GazeRows {
    fixations,
    events, ///< fixations, saccades and blinks of a recording together
    samples,
    area_hits, ///< a row a fixation and area it lies in
    quality    ///< a row a recording
};

/// Where a row comes from: the study's own arrays.
struct GazePlace {
    const Dataset* study;
    const Recording* recording;
    const DetectedBeside* beside;
    const StudyHits* hits;      ///< of area_hits
    const DataQuality* quality; ///< of quality
    std::size_t index;          ///< within the recording
};

/// A column shows text (which lives as long as the study) or a number, NaN where the tracker gave none.
struct GazeColumn {
    Text name;
    Text unit;        ///< empty for none
    int decimals = 0; ///< as shown; copied numbers are whole
    std::string_view (*text)(const GazePlace&) = nullptr;
    double (*number)(const GazePlace&) = nullptr;
    bool words = false; ///< texts are of cellWords(), not of the study
};

/// Words that cells say of themselves, in English; copied cells keep them.
std::vector<Text> cellWords();

/// Rows of one kind over all recordings, in the study's order; events of a recording in order of kind. Nothing is copied but
/// one number a recording.
class GazeTable {
  public:
    /// `beside` is empty or has an entry a recording. `hits` are what area_hits has rows of, `quality`
    /// what quality shows.
    GazeTable(std::shared_ptr<const Dataset> study, GazeRows rows, std::shared_ptr<const std::vector<DetectedBeside>> beside = {},
              std::shared_ptr<const StudyHits> hits = {}, std::shared_ptr<const StudyQuality> quality = {});

    const std::vector<GazeColumn>& columns() const { return columns_; }
    std::size_t size() const { return first_row_.back(); }
    std::size_t recordings() const { return first_row_.size() - 1; }
    /// The rows of a recording are firstRow(i) … firstRow(i + 1) − 1.
    std::size_t firstRow(std::size_t recording) const { return first_row_[recording]; }
    std::size_t recordingOf(std::size_t row) const;
    GazePlace place(std::size_t row) const { return placeIn(recordingOf(row), row); }
    GazePlace placeIn(std::size_t recording, std::size_t row) const;
    /// When it begins on its recording's clock; NaN where the tracker did not say.
    double startOf(const GazePlace& place) const;
    /// The figure of quality that a column shows; null for other columns.
    const QualityFigure* qualityFigure(std::size_t column) const;
    const Dataset& study() const { return *study_; }
    GazeRows rows() const { return rows_; }

  private:
    std::shared_ptr<const Dataset> study_;
    std::shared_ptr<const std::vector<DetectedBeside>> beside_;
    std::shared_ptr<const StudyHits> hits_;
    std::shared_ptr<const StudyQuality> quality_;
    GazeRows rows_;
    std::vector<GazeColumn> columns_;
    std::vector<std::size_t> first_row_; ///< by recording, and the number of all rows
};

/// A cell as a person reads it: numbers with the column's decimals; empty for what is missing.
std::string cellText(const GazeColumn& column, const GazePlace& place);
/// A cell as it is copied: numbers to the last digit.
std::string cellCopied(const GazeColumn& column, const GazePlace& place);

/// Which rows of a table, in which order.
struct GazeOrder {
    std::vector<bool> recordings;      ///< by recording; empty = all
    std::string text;                  ///< stands in some cell as it is shown, letters' case ignored; empty = whatever there is
    std::optional<std::size_t> column; ///< sorted by; nothing = the study's order, events by time
    bool descending = false;
    std::map<std::string, std::string> shown_words =
        {}; ///< in another language, by the English ones; `text` is looked for in these

    bool operator==(const GazeOrder&) const = default;
};

/// The rows in that order. What is missing comes last either way, equal rows stay in the study's order, and texts are in
/// natural order ("P2" before "P10"). Throws Cancelled.
std::vector<std::uint32_t> rowsInOrder(const GazeTable& table, const GazeOrder& order, const Progress& progress = {});

} // namespace nictate

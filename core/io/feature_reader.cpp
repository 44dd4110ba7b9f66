#include "core/io/feature_reader.h"

#include "core/data/window_feature_names.h"
#include "core/errors.h"
#include "core/files/delimited_reader.h"
#include "core/files/number.h"
#include "core/files/words.h"
#include "core/io/feature_rows.h"
#include "core/io/known_heads.h"
#include "core/io/tally.h"

#include <algorithm>
#include <optional>

namespace nictate {

namespace {

double numberIn(const Cell& cell, DecimalSign& sign, const DelimitedReader& rows, std::size_t column, const std::string& name) {
    const ParsedNumber parsed = parseNumber(cell.text, sign);
    if (parsed.kind == NumberKind::not_a_number)
        throw ParseError(rows.name(), rows.line(), column + 1,
                         Text("%1 holds %2 where a number is expected", inQuotes(name), inQuotes(cell.text)),
                         Text("correct the cell or leave it empty"));
    return parsed.kind == NumberKind::number ? parsed.value : missing;
}

/// Whether the row is as wide as it must be. False for a last line that was cut off.
bool rowFits(const DelimitedReader& rows, std::size_t width, Tally& cut_off) {
    const std::vector<Cell>& cells = rows.cells();
    bool too_long = false;
    for (std::size_t i = width; i < cells.size(); ++i)
        too_long = too_long || !cells[i].text.empty();
    if (cells.size() >= width && !too_long)
        return true;
    if (cells.size() < width && !rows.recordWasComplete()) {
        cut_off.note(rows.line());
        return false;
    }
    throw ParseError(
        rows.name(), rows.line(), std::min(cells.size(), width + 1),
        Text("the row has %1 where the rows before have %2", counted(cells.size(), Text("column"), Text("columns")), width),
        Text("every row has a number for each feature"));
}

enum class Kind { text, number };

/// What the columns hold, by the rows in the first blocks of the file: numbers where a cell is one and hardly any is not.
std::vector<Kind> kindsOf(TextSource& source, const TableLayout& layout) {
    std::string_view head = source.peek(256u << 10);
    if (const std::size_t end = head.find_last_of("\r\n"); !source.atEnd() && end != std::string_view::npos)
        head = head.substr(0, end + 1);
    TextSource memory = TextSource::fromMemory(head, source.name());
    skipToLine(memory, layout.first_data_line);
    DelimitedReader rows(memory, layout.delimiter, layout.first_data_line);
    std::vector<std::size_t> numbers(layout.header.size(), 0), words(layout.header.size(), 0);
    DecimalSign sign = layout.decimal_sign;
    while (rows.next())
        for (std::size_t i = 0; i < std::min(rows.cells().size(), numbers.size()); ++i) {
            const NumberKind kind = parseNumber(rows.cells()[i].text, sign).kind;
            numbers[i] += kind == NumberKind::number ? 1 : 0;
            words[i] += kind == NumberKind::not_a_number ? 1 : 0;
        }
    std::vector<Kind> kinds;
    for (std::size_t i = 0; i < numbers.size(); ++i)
        kinds.push_back(numbers[i] > 0 && words[i] * 10 < numbers[i] ? Kind::number : Kind::text);
    return kinds;
}

constexpr char between_names = '\n'; ///< of the plan's entries "features" and "conditions"

std::string nameAt(const std::vector<std::string>& header, std::size_t column) {
    return header[column].empty() ? "column " + std::to_string(column + 1) : header[column];
}

constexpr Role measures[] = {Role::duration, Role::index}; ///< of fixations, or of people

/// What each column of a long table is for.
struct LongLayout {
    std::size_t participant = 0;
    std::vector<std::size_t> condition, features, describing;
};

std::vector<std::string> plannedNames(const ReadingPlan& plan, const char* key) {
    return plan.find(key) ? split(plan.value(key), between_names) : std::vector<std::string>();
}

bool among(const std::vector<std::string>& names, const std::string& name) {
    return std::find(names.begin(), names.end(), name) != names.end();
}

/// Features the plan names and the table has not.
std::vector<std::string> missingFeatures(const TableLayout& layout, const ReadingPlan& plan) {
    std::vector<std::string> names, missing = plannedNames(plan, "features");
    for (std::size_t i = 0; i < layout.header.size(); ++i)
        names.push_back(nameAt(layout.header, i));
    std::erase_if(missing, [&](const std::string& feature) { return among(names, feature); });
    return missing;
}

LongLayout plannedLayout(const TableLayout& layout, const ReadingPlan& plan) {
    const std::vector<std::string> features = plannedNames(plan, "features"), conditions = plannedNames(plan, "conditions");
    LongLayout result;
    result.participant = *layout.columns[Role::participant];
    for (std::size_t i = 0; i < layout.header.size(); ++i) {
        const std::string name = nameAt(layout.header, i);
        if (i == result.participant)
            continue;
        (among(features, name) ? result.features : among(conditions, name) ? result.condition : result.describing).push_back(i);
    }
    return result;
}

std::optional<LongLayout> longLayout(TextSource& source, const TableLayout& layout, const OpenOptions& options) {
    const ColumnMap& columns = layout.columns;
    if (layout.header_line == 0 || !columns[Role::participant] || !layout.not_found.empty())
        return {};
    if (!options.columns.contains("participant") && knownHead(layout.header))
        return {};
    const auto said = [&](Role role) {
        const auto found = options.columns.find(std::string(columnRoles()[static_cast<std::size_t>(role)].name));
        return found != options.columns.end() && found->second != no_column;
    };
    for (Role role : {Role::x, Role::y, Role::time, Role::start, Role::end})
        if (columns[role] || said(role))
            return {};
    for (Role role : measures) // "nfix" and "dwell time" are features, too, where no columns may be positions
        if (said(role) || (columns[role] && mayBePositions(layout.header, layout.header.size())))
            return {};
    if (options.settled && options.plan.find("features")) {
        if (!missingFeatures(layout, options.plan).empty())
            return {};
        return plannedLayout(layout, options.plan);
    }
    LongLayout result;
    result.participant = *columns[Role::participant];
    const std::vector<Kind> kinds = kindsOf(source, layout);
    const bool chosen = options.columns.contains("condition");
    for (std::size_t i = 0; i < layout.header.size(); ++i) {
        if (i == result.participant)
            continue;
        const bool attribute = std::find(layout.attributes.begin(), layout.attributes.end(), i) != layout.attributes.end();
        if (chosen ? columns[Role::condition] == i : namesCondition(layout.header[i]))
            result.condition.push_back(i);
        else if (attribute || kinds[i] == Kind::text)
            result.describing.push_back(i);
        else
            result.features.push_back(i);
    }
    if (result.features.empty())
        return {};
    return result;
}

/// Values of the columns that may describe people: of each person those that stay the same in all their rows.
class ParticipantAttributes {
  public:
    explicit ParticipantAttributes(const std::vector<std::size_t>& columns) : columns_(columns), cells_(columns.size()) {}
    void take(std::size_t participant, const DelimitedReader& rows, DecimalSign sign) {
        const std::vector<Cell>& cells = rows.cells();
        for (std::size_t i = 0; i < columns_.size(); ++i) {
            const NumberKind kind = parseNumber(cells[columns_[i]].text, sign).kind;
            Cells& of = cells_[i];
            of.numbers += kind == NumberKind::number ? 1 : 0;
            if (kind == NumberKind::not_a_number && of.words++ == 0)
                of.first_word = rows.line();
        }
        if (participant >= seen_.size())
            seen_.resize(participant + 1, std::vector<Seen>(columns_.size()));
        for (std::size_t i = 0; i < columns_.size(); ++i) {
            Seen& seen = seen_[participant][i];
            const std::string_view text = cells[columns_[i]].text;
            if (seen.text.empty())
                seen.text = asUtf8(text);
            else if (!text.empty() && seen.text != asUtf8(text))
                seen.changes = true;
        }
    }
    void give(Dataset& study, const std::vector<std::string>& header) const {
        std::vector<std::string> changing;
        for (std::size_t i = 0; i < columns_.size(); ++i) {
            bool changes = false;
            for (std::size_t person = 0; person < seen_.size(); ++person) {
                const Seen& seen = seen_[person][i];
                changes = changes || seen.changes;
                if (!seen.text.empty() && !seen.changes)
                    study.participants[person].attributes.try_emplace(header[columns_[i]], seen.text);
            }
            if (changes)
                changing.push_back(header[columns_[i]]);
        }
        if (!changing.empty())
            study.warnings.push_back(Text("text that changes from row to row of a participant is left out for them: %1; if a "
                                          "column says the condition, name it (--columns condition=NAME)",
                                          listOf(changing)));
    }
    /// Of columns that would be features but for a few words: else one would be missing without a word.
    void tellOddCells(std::vector<Text>& warnings, const TableLayout& layout, const std::string& file) const {
        for (std::size_t i = 0; i < columns_.size(); ++i) {
            const Cells& of = cells_[i];
            const bool attribute = std::ranges::count(layout.attributes, columns_[i]) > 0;
            if (attribute || of.words >= of.numbers)
                continue;
            const std::string name = inQuotes(layout.header[columns_[i]]);
            Tally odd(Text("cell of %1 is not a number: the column describes people and is not a feature", name),
                      Text("cells of %1 are not numbers: the column describes people and is not a feature", name));
            odd.note(of.first_word, of.words);
            odd.warn(warnings, file);
        }
    }

  private:
    struct Seen {
        std::string text;
        bool changes = false;
    };
    struct Cells {
        std::size_t numbers = 0, words = 0, first_word = 0; ///< how many, and the line of the first word
    };
    const std::vector<std::size_t>& columns_;
    std::vector<Cells> cells_;            ///< of each column
    std::vector<std::vector<Seen>> seen_; ///< by participant, then column
};

std::string conditionOf(const LongLayout& columns, const TableLayout& layout, const std::vector<Cell>& cells,
                        std::size_t participant, StudyBuilder& builder) {
    std::string text;
    for (std::size_t column : columns.condition) {
        const std::string cell = asUtf8(cells[column].text);
        if (cell.empty())
            continue;
        text += text.empty() ? "" : " ";
        if (namesRecordings(layout.header[column]))
            text += builder.nameless(participant, cell);
        else
            text += columns.condition.size() == 1 ? cell : layout.header[column] + " " + cell;
    }
    return text;
}

} // namespace

std::optional<TableLayout> asFeatureTable(TextSource& source, TableLayout layout, const OpenOptions& options) {
    if (!longLayout(source, layout, options))
        return {};
    for (Role role : measures) {
        layout.may_be_gaze = layout.may_be_gaze || layout.columns[role];
        layout.columns[role].reset();
    }
    return layout;
}

ReadingPlan planOfFeatures(TextSource& source, const TableLayout& layout, const OpenOptions& options) {
    ReadingPlan plan;
    auto say = [&](const char* key, const std::vector<std::size_t>& columns, Origin origin) {
        std::string names;
        for (std::size_t column : columns)
            names += (names.empty() ? "" : std::string(1, between_names)) + nameAt(layout.header, column);
        if (!names.empty())
            plan.say(key, names, origin);
    };
    if (const std::optional<LongLayout> columns = longLayout(source, layout, options)) {
        say("features", columns->features, Origin::guessed);
        say("conditions", columns->condition, Origin::format);
    }
    return plan;
}

void readLongFeatureTable(TextSource& source, const TableLayout& layout, const OpenOptions& options, StudyBuilder& builder) {
    const std::optional<LongLayout> columns = longLayout(source, layout, options);
    if (!columns)
        throw ColumnsNotRecognised(source.name(), layout.header_line, layout.header,
                                   layout.not_found.empty() ? missingFeatures(layout, options.plan) : layout.not_found);
    FeatureSet& set = builder.study.features;
    for (std::size_t column : columns->features)
        set.names.push_back(nameAt(layout.header, column));
    checkFeatureNames(source.name(), set.names, 0);
    skipToLine(source, layout.first_data_line);
    DelimitedReader rows(source, layout.delimiter, layout.first_data_line);
    DecimalSign sign = layout.decimal_sign;
    FeatureRows tables(set.names.size());
    ParticipantAttributes describing(columns->describing);
    Tally cut_off(Text("line at the end was cut off and left out"), Text("lines at the end were cut off and left out"));
    Tally nobody(Text("row without a participant was left out"), Text("rows without a participant were left out"));
    std::vector<double> values(set.names.size());
    while (rows.next()) {
        if (!rowFits(rows, layout.header.size(), cut_off))
            continue;
        const std::vector<Cell>& cells = rows.cells();
        if (cells[columns->participant].text.empty()) {
            nobody.note(rows.line());
            continue;
        }
        for (std::size_t i = 0; i < values.size(); ++i)
            values[i] = numberIn(cells[columns->features[i]], sign, rows, columns->features[i], set.names[i]);
        const std::size_t participant = builder.participant(cells[columns->participant].text);
        tables.add(participant, conditionOf(*columns, layout, cells, participant, builder), values);
        describing.take(participant, rows, sign);
    }
    set.tables = tables.take();
    describing.give(builder.study, layout.header);
    describing.tellOddCells(builder.study.warnings, layout, source.name());
    for (const Tally* tally : {&cut_off, &nobody})
        tally->warn(builder.study.warnings, source.name());
    if (set.empty())
        throw ParseError(source.name(), 0, 0, Text("the table holds no rows that count"),
                         Text("give a row for each participant"));
}

FeatureFile readFeatureFile(TextSource& source, const TableLayout& layout) {
    auto numeric = [&](const std::string& cell) {
        DecimalSign sign = layout.decimal_sign;
        return parseNumber(cell, sign).kind != NumberKind::not_a_number;
    };
    const bool headed = layout.header_line > 0 && !std::all_of(layout.header.begin(), layout.header.end(), numeric);
    const std::size_t first_line = headed ? layout.first_data_line : 1;
    skipToLine(source, first_line);
    DelimitedReader rows(source, layout.delimiter, first_line);
    FeatureFile file;
    if (headed) {
        file.names = layout.header;
        checkFeatureNames(source.name(), file.names, 0);
    }
    std::vector<double> row;
    Tally cut_off({}, {});
    std::optional<FeatureRows> collected;
    DecimalSign sign = layout.decimal_sign;
    std::size_t width = file.names.size();
    while (rows.next()) {
        if (width == 0)
            for (width = rows.cells().size(); width > 1 && rows.cells()[width - 1].text.empty();)
                --width;
        if (!rowFits(rows, width, cut_off))
            throw ParseError(source.name(), rows.line(), 0, Text("the table is cut off in its last line"),
                             Text("every line must end with a line end"));
        row.clear();
        for (std::size_t i = 0; i < width; ++i)
            row.push_back(numberIn(rows.cells()[i], sign, rows, i, headed ? file.names[i] : "column " + std::to_string(i + 1)));
        if (!collected)
            collected.emplace(width);
        collected->add(0, "", row);
    }
    if (!collected)
        throw ParseError(source.name(), 0, 0, Text("holds no rows of features"), Text("every row is a window"));
    file.values = std::move(collected->take().front().values);
    if (!headed)
        for (std::size_t i = 0; i < width; ++i)
            file.names.push_back(width == window_feature_names.size() ? std::string(window_feature_names[i].name)
                                                                      : "feature " + std::to_string(i + 1));
    return file;
}

} // namespace nictate

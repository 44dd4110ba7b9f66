#include "core/io/row_rules.h"

#include "core/errors.h"
#include "core/files/number.h"
#include "core/files/words.h"
#include "core/io/formats.h"
#include "core/io/pictures.h"
#include "core/io/table_format.h"

#include <algorithm>
#include <cmath>

namespace nictate {

namespace {

double numberIn(const std::string& word, const char* entry, const std::string& whole) {
    DecimalSign point = DecimalSign::point;
    const ParsedNumber parsed = parseNumber(word, point);
    if (parsed.kind != NumberKind::number)
        throw InvalidParameter(entry, whole, Text("numbers, as in 0,0 or >=0.5"));
    return parsed.value;
}

bool among(const std::vector<std::string>& words, std::string_view word) {
    return std::find(words.begin(), words.end(), word) != words.end();
}

constexpr std::string_view anything = "*"; ///< in "keep": any value that is not empty

std::size_t columnNamed(const char* entry, const std::string& name, const std::vector<std::string>& header,
                        const std::string& file) {
    const auto column = std::find(header.begin(), header.end(), name);
    if (column == header.end())
        throw ParseError(file, 0, 0,
                         Text("there is no column %1, which the study is read by (%2)", inQuotes(name), std::string(entry)),
                         Text("correct the file, leave it out (--leave-out NAME), or say how it is read"));
    return static_cast<std::size_t>(column - header.begin());
}

} // namespace

RowEvent eventNamed(std::string_view word) {
    if (word.empty() || word == "-" || word == ".")
        return RowEvent::none;
    const std::string lower = lowerCase(word.substr(0, 12));
    if (lower.starts_with("fix") || lower.starts_with("visual intak") || lower == "1" || lower == "true")
        return RowEvent::fixation;
    if (lower.starts_with("sac"))
        return RowEvent::saccade;
    if (lower.starts_with("blink") || lower.starts_with("eyesnotfound") || lower.starts_with("eyes not fou"))
        return RowEvent::blink;
    return RowEvent::other;
}

RowRules::RowRules(const ReadingPlan& plan, const std::vector<std::string>& header, const std::string& file) {
    if (const std::string keep = plan.value("keep"); !keep.empty())
        for (const std::string& rule : split(keep, '\n')) {
            const std::size_t equals = rule.find('=');
            if (equals == std::string::npos)
                throw InvalidParameter("keep", rule, Text("column=value|value"));
            keep_.push_back({columnNamed("keep", rule.substr(0, equals), header, file), split(rule.substr(equals + 1), '|')});
        }
    message_ = plan.value("messages");
    if (const std::string axis = plan.value("x-axis"); !axis.empty() && axis != "left" && axis != "right")
        throw InvalidParameter("x-axis", axis, Text("left or right"));
    leftwards_ = plan.value("x-axis") == "left";
    if (const std::string columns = plan.value("screen-columns"); !columns.empty() && plan.find("screen"))
        for (const std::string& name : split(columns, '|'))
            screen_columns_.push_back(columnNamed("screen-columns", name, header, file));
    if (const std::string columns = plan.value("media-columns"); !columns.empty())
        for (const std::string& name : split(columns, '|'))
            media_columns_.push_back(columnNamed("media-columns", name, header, file));
    if (media_columns_.size() % 2 != 0 || media_columns_.size() > 6)
        throw InvalidParameter("media-columns", plan.value("media-columns"),
                               Text("x|y, x|y|width|height, or also its own width|height"));
    if (const std::string blink = plan.value("blink-column"); !blink.empty())
        blink_column_ = columnNamed("blink-column", blink, header, file);
    for (const std::string_view name : tobiiValidationColumns())
        if (const auto column = std::find(header.begin(), header.end(), name); column != header.end() && !validation_column_)
            validation_column_ = static_cast<std::size_t>(column - header.begin());
    if (const std::string whole = plan.value("stimulus-within"); !whole.empty())
        whole_column_ = columnNamed("stimulus-within", whole, header, file);
    screen_ = screen_columns_.empty() ? std::string() : plan.value("screen");
    if (const std::string valid = plan.value("valid"); valid.starts_with(">="))
        least_ = numberIn(valid.substr(2), "valid", valid);
    else if (!valid.empty())
        valid_ = split(valid, '|');
    if (const std::string lost = plan.value("lost"); lost == "negative")
        negative_is_lost_ = true;
    else if (!lost.empty())
        for (const std::string& position : split(lost, '|')) {
            const std::vector<std::string> parts = split(position, ',');
            if (parts.size() != 2)
                throw InvalidParameter("lost", lost, Text("negative, or positions as in 0,0 or -1,-1|0,0"));
            lost_.emplace_back(numberIn(parts[0], "lost", lost), numberIn(parts[1], "lost", lost));
        }
}

std::string RowRules::otherScreen(const std::vector<Cell>& cells) const {
    std::string stated;
    for (std::size_t column : screen_columns_)
        (stated += stated.empty() ? "" : "x") += column < cells.size() ? cells[column].text : std::string_view();
    if (stated == screen_)
        return {};
    stated = sizeIn(stated);
    return stated == screen_ ? std::string() : stated;
}

void RowRules::showRow(const std::vector<Cell>& cells, DecimalSign& sign) {
    if (media_columns_.empty())
        return;
    auto stated = [&](std::size_t i, double otherwise) {
        if (i >= media_columns_.size() || media_columns_[i] >= cells.size())
            return otherwise;
        const ParsedNumber parsed = parseNumber(cells[media_columns_[i]].text, sign);
        return parsed.kind == NumberKind::number && std::isfinite(parsed.value) ? parsed.value : otherwise;
    };
    auto scale = [](double own, double shown) { return own > 0 && shown > 0 ? own / shown : 1; };
    media_x_ = stated(0, 0);
    media_y_ = stated(1, 0);
    scale_x_ = scale(stated(4, 0), stated(2, 0));
    scale_y_ = scale(stated(5, 0), stated(3, 0));
}

void RowRules::move(double& x, double& y) const {
    if (media_columns_.empty())
        return;
    x = finiteOrMissing((x - media_x_) * scale_x_);
    y = finiteOrMissing((y - media_y_) * scale_y_);
}

bool RowRules::counts(const std::vector<Cell>& cells) const {
    return std::all_of(keep_.begin(), keep_.end(), [&](const Keep& keep) {
        if (keep.column >= cells.size())
            return false;
        const std::string_view text = cells[keep.column].text;
        return keep.values.front() == anything ? !text.empty() : among(keep.values, text);
    });
}

std::string_view RowRules::shownBy(const std::vector<Cell>& cells) const {
    if (message_.empty() || counts(cells))
        return {};
    for (const Cell& cell : cells)
        if (cell.text.starts_with(message_) && namesPictureOrFilm(cell.text.substr(message_.size())))
            return cell.text.substr(message_.size());
    return {};
}

bool RowRules::isValid(std::string_view word) const {
    if (valid_.empty() && !(least_ == least_))
        return true;
    if (!valid_.empty())
        return among(valid_, word);
    DecimalSign point = DecimalSign::point;
    const ParsedNumber parsed = parseNumber(word, point);
    return parsed.kind == NumberKind::number && parsed.value >= least_;
}

void RowRules::clean(Gaze& gaze) const {
    for (const auto& [x, y] : lost_)
        if (gaze.x_px == x && gaze.y_px == y)
            gaze.x_px = gaze.y_px = gaze.pupil = missing;
    if (negative_is_lost_ && (gaze.x_px < 0 || gaze.y_px < 0))
        gaze.x_px = gaze.y_px = gaze.pupil = missing;
    if (leftwards_)
        gaze.x_px = -gaze.x_px;
}

} // namespace nictate

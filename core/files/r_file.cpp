#include "core/files/r_file.h"

#include "core/errors.h"
#include "core/files/r_value.h"
#include "core/files/table_text.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <utility>

namespace nictate {

namespace {

using namespace std::string_view_literals;

struct NamedFrame {
    std::string name;
    const RValue* value;
};

bool isOfClass(const RFile& file, const RValue& value, const std::string& name) {
    const RValue* classes = value.attribute("class");
    for (std::size_t i = 0; classes != nullptr && i < classes->texts.size(); ++i)
        if (file.text(*classes, i) == name)
            return true;
    return false;
}

std::vector<NamedFrame> framesIn(const RFile& file) {
    std::vector<NamedFrame> frames;
    if (isOfClass(file, file.value, "data.frame"))
        return {{"", &file.value}};
    for (std::size_t i = 0; i < file.value.parts.size() && i < file.value.names.size(); ++i)
        if (isOfClass(file, file.value.parts[i], "data.frame"))
            frames.push_back({file.value.names[i], &file.value.parts[i]});
    return frames;
}

const RValue& onlyFrame(const RFile& file, const std::string& name) {
    const std::vector<NamedFrame> frames = framesIn(file);
    if (frames.empty())
        throw ParseError(name, 0, 0, Text("holds no data frame"),
                         Text("save the table of gaze with R: saveRDS(NAME, 'FILE.rds')"));
    std::string all;
    for (const NamedFrame& frame : frames)
        all += (all.empty() ? "" : ", ") + frame.name;
    if (frames.size() > 1)
        throw ParseError(name, 0, 0, Text("holds %1 data frames; one is expected", frames.size()),
                         Text("save the one with gaze (%1): saveRDS(NAME, 'FILE.rds')", all));
    return *frames.front().value;
}

std::size_t columnLength(const RValue& column) {
    return std::max({column.reals.size(), column.integers.size(), column.texts.size()});
}

/// Rows of a frame as text, when they are asked for.
class FrameRows {
  public:
    FrameRows(RFile file, const std::string& name) : file_(std::move(file)), frame_(onlyFrame(file_, name)), table_('\t') {
        const RValue* names = frame_.attribute("names");
        for (std::size_t i = 0; i < frame_.parts.size(); ++i) {
            const std::string column = names == nullptr ? std::string() : file_.text(*names, i);
            table_.text(column.empty() ? "column " + std::to_string(i + 1) : column);
            count_ = std::max(count_, columnLength(frame_.parts[i]));
            levels_.push_back(isOfClass(file_, frame_.parts[i], "factor") ? frame_.parts[i].attribute("levels") : nullptr);
        }
        table_.endRow();
        text_ = table_.take();
    }

    /// Some more rows, the names of columns first; false after the last one.
    bool next(std::string& text) {
        text = std::exchange(text_, {});
        for (std::size_t i = 0; i < block_rows && row_ < count_; ++i)
            addRow();
        text += table_.take();
        return !text.empty();
    }

  private:
    static constexpr std::size_t block_rows = 4096;

    void addRow() {
        for (std::size_t i = 0; i < frame_.parts.size(); ++i)
            addCell(frame_.parts[i], levels_[i]);
        table_.endRow();
        ++row_;
    }

    void addCell(const RValue& column, const RValue* levels) {
        if (row_ < column.texts.size())
            table_.textOrNothing(file_.text(column, row_));
        else if (row_ < column.reals.size())
            table_.number(std::isfinite(column.reals[row_]) ? column.reals[row_] : std::nan(""));
        else if (row_ >= column.integers.size() || column.integers[row_] == r_missing_integer)
            table_.nothing();
        else if (levels != nullptr)
            table_.textOrNothing(file_.text(*levels, static_cast<std::size_t>(column.integers[row_]) - 1));
        else
            table_.number(column.integers[row_]);
    }

    RFile file_;
    const RValue& frame_;
    std::vector<const RValue*> levels_; ///< of factors
    std::size_t count_ = 0, row_ = 0;
    TableText table_;
    std::string text_; ///< the names of columns, until they are given
};

} // namespace

bool isRFile(std::string_view head) {
    return head.starts_with("RDX2\nX\n") || head.starts_with("RDX3\nX\n") || head.starts_with("X\n\0\0\0\2"sv) ||
           head.starts_with("X\n\0\0\0\3"sv);
}

ByteStream rText(ByteStream bytes, const std::string& name) {
    const auto rows = std::make_shared<FrameRows>(readR(std::move(bytes), name), name);
    return textBytes([rows](std::string& text) { return rows->next(text); });
}

} // namespace nictate

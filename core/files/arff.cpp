#include "core/files/arff.h"

#include "core/errors.h"
#include "core/files/number.h"
#include "core/files/text_source.h"
#include "core/files/words.h"

#include <algorithm>
#include <memory>

namespace nictate {

namespace {

constexpr std::size_t block_bytes = 64 << 10;

std::string_view trimmedLine(std::string_view line) {
    const std::size_t begin = line.find_first_not_of(" \t\r");
    return begin == std::string_view::npos ? std::string_view() : line.substr(begin, line.find_last_not_of(" \t\r") + 1 - begin);
}

bool beginsWith(std::string_view line, std::string_view word) { return lowerCase(line.substr(0, word.size())) == word; }

/// "time" of "@ATTRIBUTE time INTEGER", "gaze x" of "@attribute 'gaze x' numeric".
std::string attributeName(std::string_view line) {
    line = trimmedLine(line.substr(std::string_view("@attribute").size()));
    const bool quoted = line.starts_with('\'') || line.starts_with('"');
    const std::size_t end = quoted ? line.find(line.front(), 1) : line.find_first_of(" \t");
    return std::string(line.substr(quoted ? 1 : 0, end == std::string_view::npos ? end : end - (quoted ? 1 : 0)));
}

class ArffRows {
  public:
    ArffRows(ByteStream bytes, const std::string& name) : source_(std::move(bytes), name), lines_(source_) {}

    bool next(std::string& text) {
        std::string_view line;
        while (text.size() < block_bytes && lines_.next(line))
            take(trimmedLine(line), text);
        if (text.empty() && !in_data_)
            throw ParseError(source_.name(), 0, 0, Text("is ARFF without a line @DATA"), Text("the file is cut off"));
        return !text.empty();
    }

  private:
    void take(std::string_view line, std::string& text) {
        if (line.empty() || line.front() == '%')
            return in_data_ ? void() : takeComment(line);
        if (in_data_) {
            text += line;
            std::replace(text.end() - static_cast<std::ptrdiff_t>(line.size()), text.end(), ',', '\t');
        } else if (beginsWith(line, "@attribute"))
            header_ += (header_.empty() ? "" : "\t") + attributeName(line);
        else if (beginsWith(line, "@data")) {
            in_data_ = true;
            if (width_px_ > 0 && height_px_ > 0)
                text += "Screen (ARFF): " + std::to_string(width_px_) + " x " + std::to_string(height_px_) + "\n";
            text += header_;
        }
        if (in_data_)
            text += '\n';
    }

    /// "%@METADATA width_px 1280"
    void takeComment(std::string_view line) {
        constexpr std::string_view mark = "%@metadata";
        if (!beginsWith(line, mark))
            return;
        line = trimmedLine(line.substr(mark.size()));
        const std::size_t end = std::min(line.find_first_of(" \t"), line.size());
        const std::string name = lowerCase(line.substr(0, end));
        if (name == "width_px")
            width_px_ = pixelsIn(trimmedLine(line.substr(end)));
        else if (name == "height_px")
            height_px_ = pixelsIn(trimmedLine(line.substr(end)));
    }

    TextSource source_;
    LineReader lines_;
    std::string header_;
    int width_px_ = 0, height_px_ = 0; ///< 0 = not said
    bool in_data_ = false;
};

} // namespace

bool mayBeArff(std::string_view head) {
    const std::string_view text = trimmedLine(withoutByteOrderMark(head).substr(0, 1));
    return text.empty() || text.front() == '@' || text.front() == '%' || text.front() == '\n';
}

bool isArff(std::string_view head) {
    head = withoutByteOrderMark(head);
    while (!head.empty()) {
        const std::size_t end = std::min(head.find('\n'), head.size());
        const std::string_view line = trimmedLine(head.substr(0, end));
        if (!line.empty() && line.front() != '%')
            return beginsWith(line, "@relation ") || beginsWith(line, "@relation\t");
        head.remove_prefix(std::min(end + 1, head.size()));
    }
    return false;
}

ByteStream arffText(ByteStream bytes, const std::string& name) {
    const auto rows = std::make_shared<ArffRows>(std::move(bytes), name);
    return textBytes([rows](std::string& text) { return rows->next(text); });
}

} // namespace nictate

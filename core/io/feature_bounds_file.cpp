#include "core/io/feature_bounds_file.h"

#include "core/errors.h"
#include "core/files/delimited_reader.h"
#include "core/files/number.h"
#include "core/files/table_text.h"
#include "core/files/words.h"

#include <cmath>
#include <map>
#include <optional>

namespace nictate {

namespace {

struct BoundsColumns {
    std::optional<std::size_t> feature, lower, upper;
};

BoundsColumns columnsOf(const std::vector<Cell>& header) {
    BoundsColumns columns;
    for (std::size_t i = 0; i < header.size(); ++i) {
        const std::string name = lowerCase(std::string(header[i].text));
        if (name == "feature")
            columns.feature = i;
        else if (name == "lower")
            columns.lower = i;
        else if (name == "upper")
            columns.upper = i;
    }
    return columns;
}

double numberAt(const DelimitedReader& reader, std::size_t column, DecimalSign& sign, const Text& what) {
    const auto& cells = reader.cells();
    const ParsedNumber number = column < cells.size() ? parseNumber(cells[column].text, sign) : ParsedNumber{};
    if (number.kind != NumberKind::number)
        throw ParseError(reader.name(), reader.line(), column + 1, Text("%1 is not a number", what),
                         Text("every feature needs a finite lower and upper bound"));
    return number.value;
}

char delimiterOf(TextSource& source) {
    const std::string_view text = source.peek(4096);
    const std::string_view line = text.substr(0, text.find_first_of("\r\n"));
    for (char candidate : {'\t', ';'})
        if (line.find(candidate) != std::string_view::npos)
            return candidate;
    return ',';
}

} // namespace

void checkBounds(const FeatureBounds& bounds, const std::string& whose) {
    if (!std::isfinite(bounds.lower) || !std::isfinite(bounds.upper) || !std::isfinite(bounds.range()) ||
        bounds.lower >= bounds.upper) {
        std::string value;
        appendNumber(value, bounds.lower);
        value += " … ";
        appendNumber(value, bounds.upper);
        throw InvalidParameter(Text("bounds of %1", whose), value, Text("finite numbers with lower < upper"));
    }
}

std::vector<FeatureBounds> readFeatureBounds(TextSource& source, const std::vector<std::string>& features) {
    DelimitedReader reader(source, delimiterOf(source));
    if (!reader.next())
        throw ParseError(source.name(), 1, 0, Text("the table of bounds is empty"), Text("give the columns feature,lower,upper"));
    const BoundsColumns columns = columnsOf(reader.cells());
    if (!columns.feature || !columns.lower || !columns.upper)
        throw ParseError(source.name(), reader.line(), 0, Text("this is not a table of bounds"),
                         Text("its first line must name the columns feature,lower,upper"));
    std::map<std::string, FeatureBounds> known;
    DecimalSign sign = DecimalSign::unknown;
    while (reader.next()) {
        if (*columns.feature >= reader.cells().size())
            throw ParseError(reader.name(), reader.line(), *columns.feature + 1, Text("the feature's name is missing"),
                             Text("give feature,lower,upper"));
        const std::string name(reader.cells()[*columns.feature].text);
        const std::size_t line = reader.line();
        const FeatureBounds bounds{numberAt(reader, *columns.lower, sign, Text("the lower bound")),
                                   numberAt(reader, *columns.upper, sign, Text("the upper bound"))};
        checkBounds(bounds, name);
        if (!known.emplace(name, bounds).second)
            throw ParseError(source.name(), line, *columns.feature + 1, Text("the feature \"%1\" is there twice", name),
                             Text("keep one line a feature"));
    }
    std::vector<FeatureBounds> out;
    for (const std::string& feature : features) {
        auto found = known.find(feature);
        if (found == known.end())
            throw MissingData(Text("%1 has no bounds for the feature \"%2\"", source.name(), feature));
        out.push_back(found->second);
    }
    return out;
}

std::string featureBoundsCsv(const std::vector<std::string>& features, const std::vector<FeatureBounds>& bounds) {
    TableText table;
    table.header({"feature", "lower", "upper"});
    for (std::size_t i = 0; i < features.size(); ++i)
        table.text(features[i]).number(bounds[i].lower).number(bounds[i].upper).endRow();
    return table.take();
}

} // namespace nictate

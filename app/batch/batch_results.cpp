#include "app/batch/batch_results.h"

#include "core/files/strict_table.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace nictate {

namespace {

struct Shown {
    const char* measure;
    const char* quantity; ///< of the rows that are drawn
    const char* label;
    bool by_size = false; ///< errors: without their sign
    bool logarithmic = false;
};
constexpr Shown shown[] = {
    {"tradeoff", "cc_mean", QT_TRANSLATE_NOOP("nictate::ResultsWindow", "correlation with the noise-free heatmap (CC)")},
    {"utility", "utility", QT_TRANSLATE_NOOP("nictate::ResultsWindow", "utility, mean of 1/|NMSE|"), false, true},
    {"evaluate", "accuracy", QT_TRANSLATE_NOOP("nictate::ResultsWindow", "accuracy of the attacker")},
    {"aoi", "error", QT_TRANSLATE_NOOP("nictate::ResultsWindow", "size of the error"), true}};

struct Sums {
    double sum = 0, squares = 0;
    int count = 0;
    void add(double value) {
        sum += value;
        squares += value * value;
        ++count;
    }
    double mean() const { return sum / count; }
    double sd() const { return count > 1 ? std::sqrt(std::max(0.0, (squares - sum * sum / count) / (count - 1))) : 0; }
};

using SumsOf = std::map<std::string, std::map<double, Sums>>; ///< by curve and ε

/// What differs within a figure is the curve's name; the rest is the figure's title.
std::pair<std::string, std::string> titleAndCurve(const Shown& what, const std::string& study, const std::string& mechanism,
                                                  const std::string& parameters, const std::string& row) {
    const std::string own = mechanism + (parameters.empty() ? "" : " " + parameters), measure = what.measure;
    const std::string title = measure + ": " + study;
    if (measure == "aoi")
        return {title + ", " + row.substr(0, row.find(' ')), own};
    if (measure == "evaluate") {
        const std::size_t signals = row.rfind(' ');
        return {title + ", " + row.substr(0, signals), own + row.substr(std::min(signals, row.size()))};
    }
    return {title, row.empty() || row.ends_with("prior-only") || row.ends_with("constant") || row.ends_with("no-noise")
                       ? (row.empty() ? own : row)
                       : own + " " + row};
}

void settle(BatchFigure& figure, const SumsOf& sums) {
    for (const auto& [curve, points] : sums)
        for (const auto& [epsilon, values] : points)
            figure.curves[curve][epsilon] = {values.mean(), values.sd(), values.count};
}

} // namespace

std::vector<BatchFigure> batchFigures(const std::string& results) {
    TableReader table(TextSource::fromMemory(results, "results.csv"), ',');
    const auto column = [&](const char* name) { return table.required(name); };
    const std::size_t measure = column("measure"), study = column("study"), mechanism = column("mechanism"),
                      epsilon = column("epsilon"), parameters = column("parameters"), row = column("row"),
                      quantity = column("quantity"), value = column("value");
    std::vector<BatchFigure> figures;
    std::vector<SumsOf> sums;
    while (table.next())
        for (const Shown& what : shown) {
            if (table.text(measure) != what.measure || table.text(quantity) != what.quantity)
                continue;
            const double found = table.number(value);
            if (!std::isfinite(found))
                continue;
            const auto [title, curve] =
                titleAndCurve(what, table.text(study), table.text(mechanism), table.text(parameters), table.text(row));
            const auto known = std::find_if(figures.begin(), figures.end(),
                                            [&, &wanted = title](const BatchFigure& each) { return each.title == wanted; });
            const auto place = static_cast<std::size_t>(known - figures.begin());
            if (known == figures.end()) {
                figures.push_back({title, what.label, what.logarithmic, {}});
                sums.emplace_back();
            }
            sums[place][curve][table.positive(epsilon)].add(what.by_size ? std::abs(found) : found);
        }
    for (std::size_t i = 0; i < figures.size(); ++i)
        settle(figures[i], sums[i]);
    return figures;
}

CurveContent curvesOf(const BatchFigure& figure) {
    CurveContent content;
    content.x_axis.label = "ε";
    content.x_axis.logarithmic = true;
    content.y_axis.label = QCoreApplication::translate("nictate::ResultsWindow", figure.label.c_str());
    content.y_axis.logarithmic = figure.logarithmic;
    for (const auto& [name, points] : figure.curves) {
        Curve curve;
        curve.name = QString::fromStdString(name);
        for (const auto& [epsilon, values] : points) {
            curve.x.push_back(epsilon);
            curve.y.push_back(values.mean);
            curve.sd.push_back(values.sd);
        }
        curve.reference = name == "prior-only" || name.ends_with("constant") || name.ends_with("no-noise");
        content.curves.push_back(std::move(curve));
    }
    return content;
}

} // namespace nictate

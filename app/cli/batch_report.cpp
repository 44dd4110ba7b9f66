#include "app/cli/batch_report.h"

#include "core/evaluation/tradeoff_picture.h"
#include "core/files/figures.h"
#include "core/files/strict_table.h"
#include "widgets/curve_drawing.h"
#include "widgets/plot_picture.h"

#include <cmath>
#include <map>

namespace nictate::cli {

namespace {

struct Shown {
    const char* measure;
    const char* quantity; ///< of the rows that are drawn
    const char* label;
    bool by_size = false; ///< errors: without their sign
    bool logarithmic = false;
};
constexpr Shown shown[] = {{"tradeoff", "cc_mean", "correlation with the noise-free heatmap (CC)"},
                           {"utility", "utility", "utility, mean of 1/|NMSE|", false, true},
                           {"evaluate", "accuracy", "accuracy of the attacker"},
                           {"aoi", "error", "size of the error", true}};

struct Values {
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

struct Figure {
    const Shown* what;
    std::string title;
    std::map<std::string, std::map<double, Values>> curves; ///< by name and ε
};

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

std::vector<Figure> figuresOf(const std::string& results) {
    TableReader table(TextSource::fromMemory(results, "results.csv"), ',');
    const auto column = [&](const char* name) { return table.required(name); };
    const std::size_t measure = column("measure"), study = column("study"), mechanism = column("mechanism"),
                      epsilon = column("epsilon"), parameters = column("parameters"), row = column("row"),
                      quantity = column("quantity"), value = column("value");
    std::vector<Figure> figures;
    while (table.next())
        for (const Shown& what : shown) {
            if (table.text(measure) != what.measure || table.text(quantity) != what.quantity)
                continue;
            const double found = table.number(value);
            if (!std::isfinite(found))
                continue;
            const auto [title, curve] =
                titleAndCurve(what, table.text(study), table.text(mechanism), table.text(parameters), table.text(row));
            auto figure = std::find_if(figures.begin(), figures.end(),
                                       [&, &wanted = title](const Figure& each) { return each.title == wanted; });
            if (figure == figures.end())
                figure = figures.insert(figures.end(), Figure{&what, title, {}});
            figure->curves[curve][table.number(epsilon)].add(what.by_size ? std::abs(found) : found);
        }
    return figures;
}

std::string pictureOf(const Figure& figure) {
    CurveContent content;
    content.x_axis.label = "ε";
    content.x_axis.logarithmic = true;
    content.y_axis.label = figure.what->label;
    content.y_axis.logarithmic = figure.what->logarithmic;
    for (const auto& [name, points] : figure.curves) {
        Curve curve;
        curve.name = QString::fromStdString(name);
        for (const auto& [epsilon, values] : points) {
            curve.x.push_back(epsilon);
            curve.y.push_back(values.mean());
            curve.sd.push_back(values.sd());
        }
        curve.reference = name == "prior-only" || name.ends_with("constant") || name.ends_with("no-noise");
        content.curves.push_back(std::move(curve));
    }
    const DrawPlot draw = [content](QCustomPlot& plot, QSize size, const Theme& theme) {
        drawCurves(plot, content, size, theme);
    };
    const std::string svg = svgOf(plotPicture(draw, QString::fromStdString(figure.title), {}, {760, 420}), 96);
    return svg.substr(svg.find("<svg")) + "\n"; // without the XML declaration
}

std::string cell(const std::string& text) { return "<td>" + escaped(text) + "</td>"; }

std::string tableOf(const Figure& figure) {
    std::string out = "<table><tr><th>Curve</th><th>ε</th><th>Mean</th><th>SD</th><th>Values</th></tr>\n";
    for (const auto& [name, points] : figure.curves)
        for (const auto& [epsilon, values] : points)
            out += "<tr>" + cell(name) + cell(shortFigure(epsilon)) + cell(shortFigure(values.mean())) +
                   cell(shortFigure(values.sd())) + cell(std::to_string(values.count)) + "</tr>\n";
    return out + "</table>\n";
}

} // namespace

std::string batchReport(const std::string& results) {
    std::string out = "<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"><title>Results of a plan</title>\n"
                      "<style>body{font-family:sans-serif;max-width:60em;margin:2em "
                      "auto;color:#222}table{border-collapse:collapse;margin:1em 0}"
                      "td,th{border:1px solid #ccc;padding:.2em "
                      ".6em;text-align:left}.mark{color:#b00020;font-weight:bold}</style></head><body>\n"
                      "<h1>Results of a plan</h1>\n<p>Made by Nictate " NICTATE_VERSION ".</p>\n"
                      "<p class=\"mark\">Simulations, compared with the original data: no guarantee covers these numbers.</p>\n";
    for (const Figure& figure : figuresOf(results))
        out += "<h2>" + escaped(figure.title) + "</h2>\n" + pictureOf(figure) + tableOf(figure);
    return out + "</body></html>\n";
}

} // namespace nictate::cli

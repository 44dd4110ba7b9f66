#include "app/cli/batch_report.h"

#include "app/batch/batch_results.h"
#include "core/evaluation/tradeoff_picture.h"
#include "core/files/figures.h"
#include "widgets/plot_picture.h"

namespace nictate::cli {

namespace {

std::string pictureOf(const BatchFigure& figure) {
    const CurveContent content = curvesOf(figure);
    const DrawPlot draw = [content](QCustomPlot& plot, QSize size, const Theme& theme) {
        drawCurves(plot, content, size, theme);
    };
    const std::string svg = svgOf(plotPicture(draw, QString::fromStdString(figure.title), {}, {760, 420}), 96);
    return svg.substr(svg.find("<svg")) + "\n"; // without the XML declaration
}

std::string cell(const std::string& text) { return "<td>" + escaped(text) + "</td>"; }

std::string tableOf(const BatchFigure& figure) {
    std::string out = "<table><tr><th>Curve</th><th>ε</th><th>Mean</th><th>SD</th><th>Values</th></tr>\n";
    for (const auto& [name, points] : figure.curves)
        for (const auto& [epsilon, values] : points)
            out += "<tr>" + cell(name) + cell(shortFigure(epsilon)) + cell(shortFigure(values.mean)) +
                   cell(shortFigure(values.sd)) + cell(std::to_string(values.count)) + "</tr>\n";
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
    for (const BatchFigure& figure : batchFigures(results))
        out += "<h2>" + escaped(figure.title) + "</h2>\n" + pictureOf(figure) + tableOf(figure);
    return out + "</body></html>\n";
}

} // namespace nictate::cli

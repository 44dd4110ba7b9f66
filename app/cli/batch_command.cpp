#include "app/batch/batch_plan.h"
#include "app/batch/batch_results.h"
#include "app/cli/batch_workflow.h"
#include "app/cli/commands.h"
#include "app/cli/output.h"
#include "app/cli/plan_studies.h"
#include "app/cli/values.h"
#include "core/errors.h"
#include "core/evaluation/tradeoff_picture.h"
#include "core/files/atomic_file.h"
#include "core/files/figures.h"
#include "core/files/folder.h"
#include "core/files/number.h"
#include "core/files/platform/platform.h"
#include "core/files/strict_table.h"
#include "core/files/table_text.h"
#include "core/files/whole_file.h"
#include "widgets/plot_picture.h"

#include <CLI/CLI.hpp>
#include <QApplication>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <iostream>
#include <set>
#include <sstream>
#include <string>

namespace nictate::cli {

namespace fs = std::filesystem;

namespace {

struct BatchCommand {
    std::string plan, out;
    double jobs_per_minute = 0; ///< 0: measured
};

std::string contentOf(const fs::path& file) {
    if (auto text = wholeFile(file))
        return *std::move(text);
    throw MissingData(Text("%1: cannot be read; name a file that is there", file.string()));
}

void makeFolder(const fs::path& folder) {
    std::error_code problem;
    if (fs::create_directories(folder, problem); problem)
        throw OutputError(Text("%1: %2", folder.string(), problem.message()));
}

/// What a stream would print while this lives.
class Overheard {
  public:
    explicit Overheard(std::ostream& stream) : stream_(stream), before_(stream.rdbuf(text_.rdbuf())) {}
    Overheard(const Overheard&) = delete;
    Overheard& operator=(const Overheard&) = delete;
    ~Overheard() { stream_.rdbuf(before_); }
    std::string text() const { return text_.str(); }

  private:
    std::ostringstream text_;
    std::ostream& stream_;
    std::streambuf* before_;
};

std::string printed(const BatchCell& cell, std::vector<std::string>& notes) {
    CLI::App app("", "nictate-cli");
    app.allow_windows_style_options(false);
    addTradeoffCommand(app);
    addUtilityCommand(app);
    addEvaluateCommand(app);
    addAreasCommand(app);
    const Overheard out(std::cout), said(std::cerr);
    try {
        app.parse(std::vector<std::string>(cell.arguments.rbegin(), cell.arguments.rend())); // as CLI11 takes them
    } catch (const CLI::ParseError& error) {
        throw InvalidParameter("options", cell.options, std::string(error.what()));
    }
    std::istringstream lines(said.text());
    for (std::string line; std::getline(lines, line);)
        if (std::find(notes.begin(), notes.end(), line) == notes.end())
            notes.push_back(line);
    return out.text();
}

class Rows {
  public:
    explicit Rows(const BatchCell& cell) : cell_(cell) {}

    void add(const std::string& row, const std::string& quantity, const std::string& value) {
        if (value.empty())
            return;
        for (const std::string* word :
             {&cell_.measure, &cell_.study, &cell_.stimulus, &cell_.mechanism, &cell_.epsilon, &cell_.parameters, &cell_.options})
            text_.textOrNothing(*word);
        text_.count(static_cast<std::size_t>(cell_.repetition)).text(std::to_string(cell_.seed));
        text_.textOrNothing(row).text(quantity).text(value).endRow();
    }
    std::string take() { return text_.take(); }

  private:
    const BatchCell& cell_;
    TableText text_;
};

/// Columns that are a line's words; those that repeat the cell's ε.
const std::set<std::string> word_columns = {"mechanism", "condition", "task", "protocol", "attacker", "train", "signals"};
const std::set<std::string> epsilon_columns = {"epsilon", "epsilon_per_feature"};

std::string rowsOfTable(const BatchCell& cell, const std::string& csv) {
    TableReader table(TextSource::fromMemory(csv, cell.measure), ',');
    Rows rows(cell);
    while (table.next()) {
        std::string row;
        for (std::size_t i = 0; i < table.header().size(); ++i)
            if (const std::string text = table.text(i);
                word_columns.contains(table.header()[i]) && !text.empty() && text != cell.mechanism)
                row += (row.empty() ? "" : " ") + text;
        for (std::size_t i = 0; i < table.header().size(); ++i)
            if (!word_columns.contains(table.header()[i]) && !epsilon_columns.contains(table.header()[i]))
                rows.add(row, table.header()[i], table.text(i));
    }
    return rows.take();
}

std::string rowsOfAreas(const BatchCell& cell, const std::string& text) {
    Rows rows(cell);
    const auto printed = nlohmann::json::parse(text);
    for (const auto& each : printed.at("rows")) {
        const std::string row = each.at("metric").get<std::string>() + " " + each.at("aoi").get<std::string>();
        for (const char* quantity : {"original", "private", "ci_low", "ci_high"})
            if (each.at(quantity).is_number())
                rows.add(row, quantity, numberText(each.at(quantity).get<double>()));
        if (each.at("private").is_number() && each.at("original").is_number())
            rows.add(row, "error", numberText(each.at("private").get<double>() - each.at("original").get<double>()));
    }
    return rows.take();
}

std::string commandOf(const BatchCell& cell) {
    std::string line = "nictate-cli";
    for (const std::string& argument : cell.arguments)
        line += " " + argument;
    return line;
}

/// The header of results.csv, with its line end: the cell's words, then row, quantity and value.
std::string batchHeader() {
    TableText text;
    text.header({"measure", "study", "stimulus", "mechanism", "epsilon", "parameters", "options", "repetition", "seed", "row",
                 "quantity", "value"});
    return text.take();
}

/// Runs one cell in this process, as its arguments say, and returns its rows: one a quantity of each line that the command
/// prints. `row` is the line's own words (an area and a metric, a task and an attacker), without the cell's mechanism. What the
/// command has to note is added to `notes`. Throws what the command throws, its line of arguments before it.
std::string batchRows(const BatchCell& cell, std::vector<std::string>& notes) {
    try {
        const std::string text = printed(cell, notes);
        return cell.measure == "aoi" ? rowsOfAreas(cell, text) : rowsOfTable(cell, text);
    } catch (const InvalidParameter& error) {
        throw InvalidParameter(error.name, error.value, Text("%1 (in %2)", error.allowed, commandOf(cell)));
    } catch (const Error& error) {
        throw MissingData(Text("%1: %2", commandOf(cell), textOf(error)));
    }
}

/// The cell's rows, from `folder` where they are known, else computed and kept there.
std::string computed(const BatchCell& cell, const fs::path& folder, std::vector<std::string>& notes) {
    char name[24];
    std::snprintf(name, sizeof name, "%016llx.csv", static_cast<unsigned long long>(cell.seed));
    const fs::path file = folder / name;
    if (fs::exists(file))
        return contentOf(file);
    const std::string rows = batchRows(cell, notes);
    writeFileAtomically(file, rows);
    return rows;
}

/// By sweep, of its first cell, which is done then.
std::vector<double> measuredSeconds(const std::vector<BatchCell>& cells, const fs::path& folder) {
    std::vector<double> seconds(cells.back().sweep + 1, -1);
    std::vector<std::string> notes;
    for (const BatchCell& cell : cells) {
        if (seconds[cell.sweep] >= 0)
            continue;
        const auto begin = std::chrono::steady_clock::now();
        computed(cell, folder, notes);
        seconds[cell.sweep] = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    }
    for (const std::string& note : notes)
        std::cerr << note << "\n";
    return seconds;
}

void runBatch(const BatchCommand& options) {
    const fs::path out = options.out;
    const std::string plan = contentOf(options.plan);
    if (fs::exists(out / "plan.json")) {
        if (contentOf(out / "plan.json") != plan)
            throw OutputError(Text("%1: holds the workflow of another plan; choose another folder", out.string()));
        std::cerr << "nictate-cli: note: this plan's workflow is there already; what is done stays done\n";
        return;
    }
    const std::vector<BatchCell> cells = readBatchPlan(plan, options.plan, stimuliAsCommanded());
    for (const char* folder : {"jobs", "cells"})
        makeFolder(out / folder);
    const std::vector<double> seconds = options.jobs_per_minute > 0
                                            ? std::vector<double>(cells.back().sweep + 1, 60 / options.jobs_per_minute)
                                            : measuredSeconds(cells, out / "cells");
    const std::vector<BatchJob> jobs = batchJobs(cells, seconds);
    for (std::size_t i = 0; i < jobs.size(); ++i)
        writeFileAtomically(out / "jobs" / (batchJobName(i) + ".json"),
                            batchCellsText({cells.begin() + static_cast<std::ptrdiff_t>(jobs[i].first),
                                            cells.begin() + static_cast<std::ptrdiff_t>(jobs[i].second)}));
    writeFileAtomically(out / "Snakefile", batchSnakefile(jobs.size(), platform::programFile()));
    writeFileAtomically(out / "plan.json", plan); // last: from here on it is whole
    Json said;
    said["cells"] = cells.size();
    said["jobs"] = jobs.size();
    said["run"] = "snakemake -c2, in " + out.string();
    print(said, false);
}

void runCells(const std::string& job, const std::string& out) {
    const fs::path folder = fs::absolute(job).parent_path().parent_path() / "cells";
    makeFolder(folder);
    std::string rows = batchHeader();
    std::vector<std::string> notes;
    for (const BatchCell& cell : readBatchCells(job))
        rows += computed(cell, folder, notes);
    for (const std::string& note : notes)
        std::cerr << note << "\n";
    makeFolder(fs::absolute(out).parent_path());
    writeFileAtomically(out, rows);
}

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

/// A self-contained page of HTML of a plan's results.csv: for every measure and study a plot against ε (SVG; mean and one
/// standard deviation over stimuli and repetitions) and the same as a table. The same results give the same page. Needs a
/// QApplication. Throws ParseError for any other table.
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

void runResults(const fs::path& folder) {
    std::string results = batchHeader();
    for (const fs::path& job : filesIn(folder / "jobs")) {
        const fs::path part = folder / "parts" / (job.stem().string() + ".csv");
        const std::string rows = contentOf(part);
        if (!rows.starts_with(batchHeader()))
            throw ParseError(part.string(), 1, 0, Text("is not of this version of nictate-cli"),
                             Text("remove it and run the workflow again"));
        results += rows.substr(batchHeader().size());
    }
    int count = 0;
    const QApplication application(count, nullptr); // plots are drawn
    const std::string report = batchReport(results);
    writeFileAtomically(folder / "results.csv", results);
    writeFileAtomically(folder / "report.html", report);
}

} // namespace

void addBatchCommand(CLI::App& app) {
    auto options = std::make_shared<BatchCommand>();
    auto* command = app.add_subcommand("batch", "a plan of simulations as a Snakemake workflow, for several cores or a cluster");
    command->add_option("PLAN", options->plan, "studies, stimuli, mechanisms, parameters, ε and repetitions to cross, as JSON")
        ->required();
    command->add_option("--out", options->out, "the workflow's folder; results.csv and report.html will be in it")->required();
    command
        ->add_option("--jobs-per-minute", options->jobs_per_minute,
                     "how many cells are done in a minute; default: one of each sweep is done first, to see")
        ->transform(positiveNumber());
    command->callback([options] { runBatch(*options); });

    auto job = std::make_shared<std::pair<std::string, std::string>>();
    auto* cells = app.add_subcommand("batch-cells", "one job of a plan's workflow");
    cells->add_option("JOB", job->first, "a file of the workflow's jobs/")->required();
    cells->add_option("--out", job->second, "the table to write")->required();
    cells->callback([job] { runCells(job->first, job->second); });

    auto folder = std::make_shared<std::string>();
    auto* results = app.add_subcommand("batch-results", "the tables of a plan's jobs as one, and the report");
    results->add_option("FOLDER", *folder, "the workflow's")->required();
    results->callback([folder] { runResults(*folder); });
}

} // namespace nictate::cli

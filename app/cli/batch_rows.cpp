#include "app/cli/batch_rows.h"

#include "app/cli/commands.h"
#include "app/cli/output.h"
#include "core/errors.h"
#include "core/files/number.h"
#include "core/files/strict_table.h"
#include "core/files/table_text.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <iostream>
#include <set>
#include <sstream>

namespace nictate::cli {

namespace {

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
    addAoiCommand(app);
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

} // namespace

std::string batchHeader() {
    TableText text;
    text.header({"measure", "study", "stimulus", "mechanism", "epsilon", "parameters", "options", "repetition", "seed", "row",
                 "quantity", "value"});
    return text.take();
}

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

} // namespace nictate::cli

#include "app/cli/options.h"

#include "app/study/study_opener.h"
#include "core/errors.h"
#include "core/io/open_study.h"
#include "core/maps/heatmap.h"
#include "core/mechanisms/maps/map_parameters.h"
#include "core/mechanisms/registry.h"
#include "core/mechanisms/signals/signal_parameters.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <iostream>
#include <numeric>

namespace nictate::cli {

namespace {

std::map<std::string, std::string> parseColumns(const std::string& text) {
    std::map<std::string, std::string> columns;
    for (std::size_t start = 0; start < text.size();) {
        std::size_t end = std::min(text.find(',', start), text.size());
        std::string pair = text.substr(start, end - start);
        std::size_t equals = pair.find('=');
        if (equals == std::string::npos || equals == 0 || equals + 1 == pair.size())
            throw InvalidParameter("columns", pair, "role=header pairs, as in participant=subject,x=x_px,y=y_px");
        columns[pair.substr(0, equals)] = pair.substr(equals + 1);
        start = end + 1;
    }
    return columns;
}

std::pair<std::string, std::string> splitSetting(const std::string& text) {
    std::size_t equals = text.find('=');
    if (equals == std::string::npos || equals == 0)
        throw InvalidParameter("set", text, "name=value, as in --set epsilon=1");
    return {text.substr(0, equals), text.substr(equals + 1)};
}

bool declares(const MechanismInfo& info, const std::string& name) {
    return std::any_of(info.parameters.begin(), info.parameters.end(),
                       [&](const ParameterSpec& spec) { return spec.name == name; });
}

bool isSignalFact(const std::string& name) {
    const auto specs = signalFactSpecs();
    return std::any_of(specs.begin(), specs.end(), [&](const ParameterSpec& spec) { return spec.name == name; });
}

} // namespace

void DataOptions::addTo(CLI::App& command) {
    command.add_option("DATA", path, "a native dataset folder, or any file or folder the importers recognise")->required();
    command.add_option("--columns", columns, "participant=…,stimulus=…,x=…,y=…: columns that were not recognised");
    command.add_option("--pattern", pattern,
                       "how files of a folder are named, as in Data_P{participant}_R{recording}_{condition}.csv");
    command.add_option("--size", size, "WxH: the picture's pixels where no picture is found");
}

Dataset DataOptions::open() const {
    OpenOptions options;
    options.picture_size = pictureSize;
    options.columns = parseColumns(columns);
    options.name_pattern = pattern;
    if (!size.empty())
        options.screen_size = parseSize("size", size, 100000);
    Dataset study = openStudy(path, options);
    for (const std::string& warning : study.warnings)
        std::cerr << "nictate-cli: note: " << warning << "\n";
    return study;
}

void Settings::addTo(CLI::App& command) {
    command.add_option("--set", texts, "name=value, a parameter of the mechanism; repeatable")
        ->take_all()
        ->allow_extra_args(false);
}

Parameters Settings::of(const MechanismInfo& info) const {
    Parameters out;
    for (const std::string& text : texts) {
        auto [name, value] = splitSetting(text);
        if (declares(info, name)) {
            out.set(name, parseParameter(info.parameter(name), value));
            continue;
        }
        if (name == "observers" || isSignalFact(name))
            continue;
        const auto all = mechanismInfos();
        bool elsewhere = std::any_of(all.begin(), all.end(),
                                     [&, known = name](const MechanismInfo* other) { return declares(*other, known); });
        if (!elsewhere)
            throw InvalidParameter(name, value, "the parameters of " + info.id + ", see nictate-cli mechanisms");
        std::cerr << "nictate-cli: note: " << info.id << " does not use " << name << "\n";
    }
    return out;
}

int Settings::observers() const {
    int observers = 1;
    for (const std::string& text : texts)
        if (auto [name, value] = splitSetting(text); name == "observers") {
            double number = std::get<double>(parseParameter(observersSpec(), value));
            if (number > 2e9)
                throw InvalidParameter("observers", value, "a whole number, 1 ≤ observers ≤ 2000000000");
            observers = static_cast<int>(number);
        }
    return observers;
}

std::optional<double> Settings::fact(const std::string& wanted) const {
    std::optional<double> value;
    for (const ParameterSpec& spec : signalFactSpecs())
        for (const std::string& text : texts)
            if (auto [name, typed] = splitSetting(text); name == wanted && spec.name == wanted) {
                value = std::get<double>(parseParameter(spec, typed));
                if (spec.integer && *value > 1e9)
                    throw InvalidParameter(name, typed, "a whole number below 1000000000");
            }
    return value;
}

bool Settings::has(const std::string& wanted) const {
    return std::any_of(texts.begin(), texts.end(), [&](const std::string& text) { return splitSetting(text).first == wanted; });
}

long long wholeNumber(const std::string& option, const std::string& text, long long low, long long high) {
    long long value = 0;
    auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (text.empty() || error != std::errc() || end != text.data() + text.size() || value < low || value > high)
        throw InvalidParameter(option, text.empty() ? "(empty)" : text,
                               "a whole number from " + std::to_string(low) + " to " + std::to_string(high));
    return value;
}

double anyNumber(const std::string& option, const std::string& text) {
    double value = 0;
    auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (text.empty() || error != std::errc() || end != text.data() + text.size() || !std::isfinite(value))
        throw InvalidParameter(option, text.empty() ? "(empty)" : text, "a finite number");
    return value;
}

double positiveNumber(const std::string& option, const std::string& text) {
    const double value = anyNumber(option, text);
    if (value <= 0)
        throw InvalidParameter(option, text, "a number above 0");
    return value;
}

PixelSize parseSize(const std::string& option, const std::string& text, int most) {
    std::size_t by = text.find_first_of("xX");
    if (by == std::string::npos)
        throw InvalidParameter(option, text, "WIDTHxHEIGHT, as in 800x600");
    return {static_cast<int>(wholeNumber(option, text.substr(0, by), 1, most)),
            static_cast<int>(wholeNumber(option, text.substr(by + 1), 1, most))};
}

void HeatmapOptions::addTo(CLI::App& command) {
    data.addTo(command);
    command.add_option("--stimulus", stimulus, "id of the stimulus")->required();
    command.add_option("--seed", seed, "seed of the simulation (default 1)");
    command.add_option("--blur", blur, "σ_b in picture pixels (default 3 % of the picture's width)");
    command.add_option("--display", display, "WxH cells of the display grid (default: longer side 200)");
    command.add_option("--replicate", replicate, "every observer N times over, to study scale; no privacy for the real ones");
}

HeatmapInput openHeatmap(const HeatmapOptions& options) {
    HeatmapInput input;
    // Everything a person typed is checked before a large file is read.
    auto times = wholeNumber("replicate", options.replicate, 1, 1000000);
    input.seed = static_cast<std::uint64_t>(wholeNumber("seed", options.seed, 0, INT64_MAX));
    double blur = options.blur.empty() ? 0 : positiveNumber("blur", options.blur);
    PixelSize display = options.display.empty() ? PixelSize{} : parseSize("display", options.display);

    input.study = options.data.open();
    std::size_t index = stimulusIndex(input.study, options.stimulus);
    input.stimulus = input.study.stimuli[index];
    std::vector<std::size_t> everyone(input.study.participants.size());
    std::iota(everyone.begin(), everyone.end(), std::size_t{0});
    ObserverPoints points = collectPoints(input.study, index, everyone);
    if (points.observers() == 0)
        throw MissingData("the study has no observers, so there is nothing to average");
    if (times > 1) {
        if (static_cast<double>(times) * static_cast<double>(std::max(points.points.size(), points.observers())) > 2e8)
            throw InvalidParameter("replicate", options.replicate, "fewer than 200 million points in all");
        points = replicate(points, static_cast<int>(times));
        std::cerr << "nictate-cli: note: --replicate repeats every observer to study scale; it is no privacy for the "
                     "real people\n";
    }
    input.facts.observers = static_cast<int>(points.observers());
    double width = input.stimulus.width_px, height = input.stimulus.height_px;
    input.facts.display = displayGrid(width, height);
    if (!options.display.empty())
        input.facts.display = {display.width_px, display.height_px, width, height};
    input.facts.blur_px = options.blur.empty() ? defaultBlur(width) : blur;
    input.points = std::make_shared<const ObserverPoints>(std::move(points));
    return input;
}

} // namespace nictate::cli

#include "core/io/open_study.h"

#include "core/errors.h"
#include "core/events/map_fixations.h"
#include "core/files/number.h"
#include "core/io/name_pattern.h"
#include "core/io/plan_file.h"
#include "core/io/plan_options.h"
#include "core/io/same_people.h"

#include <algorithm>
#include <new>

namespace nictate {

namespace {

void checkOptions(const OpenOptions& options) {
    if (options.screen_size) {
        auto [width, height] = *options.screen_size;
        if (width < 1 || height < 1 || width > 20000 || height > 20000)
            throw InvalidParameter("size", std::to_string(width) + "x" + std::to_string(height), "1x1 to 20000x20000 pixels");
    }
    if (!options.name_pattern.empty())
        NamePattern{options.name_pattern};
}

const Importer& chosenImporter(StudySource& source, const OpenOptions& options, const std::vector<Importer>& among) {
    const std::string id = options.plan.value("format");
    auto found = std::find_if(among.begin(), among.end(), [&](const Importer& importer) { return importer.id == id; });
    return found != among.end() ? *found : importerOf(source, options, among);
}

/// The plan's own word for how fixations are found in samples; nothing where samples are counted as they are.
std::optional<EventParameters> detectionOf(const ReadingPlan& plan) {
    EventParameters parameters;
    const std::string word = plan.value("detect");
    if (word == "none")
        return {};
    if (!word.empty() && word != "ivt" && word != "idt")
        throw InvalidParameter("detect", word, "ivt, idt or none");
    parameters.algorithm = word == "idt" ? EventAlgorithm::idt : EventAlgorithm::ivt;
    for (const auto& [key, value] : {std::pair("detect-velocity", &EventParameters::velocity_threshold_deg_s),
                                     std::pair("detect-dispersion", &EventParameters::dispersion_deg),
                                     std::pair("detect-minimum", &EventParameters::minimum_fixation_s)})
        if (const std::string text = plan.value(key); !text.empty()) {
            DecimalSign point = DecimalSign::point;
            const ParsedNumber number = parseNumber(text, point);
            if (number.kind != NumberKind::number)
                throw InvalidParameter(key, text, "a number");
            parameters.*value = number.value;
        }
    checkEventParameters(parameters);
    return parameters;
}

/// All that is known about how the source is read: what a person said, the plan kept beside it, and what its importer sees.
/// A plan that names the format names all columns that are read; what else it leaves out is still a guess.
ReadingPlan planOf(StudySource& source, OpenOptions options, const Importer& importer) {
    ReadingPlan plan = options.plan;
    options.settled = plan.find("format") != nullptr;
    if (importer.plan)
        plan.take(importer.plan(source, options));
    plan.say("format", importer.id, Origin::format);
    plan.say("detect", "ivt", Origin::format);
    return plan;
}

Dataset read(const std::filesystem::path& path, OpenOptions options, const Progress& progress,
             const std::vector<Importer>& among) {
    StudySource source(path, progress.within(0, 0.9));
    ReadingPlan said = saidIn(options);
    said.take(options.plan);
    said.take(planBeside(path));
    options.plan = said;
    options = valuesOf(std::move(options));
    const Importer& importer = chosenImporter(source, options, among);
    const ReadingPlan plan = planOf(source, options, importer);

    StudyBuilder builder;
    builder.study.name = source.name();
    builder.study.plan = plan;
    importer.read(source, settledBy(plan, std::move(options)), builder);
    if (builder.study.plan.entries().empty()) // an importer of a whole study
        builder.study.plan = plan;
    settleIds(builder.study);
    source.keepPictures(builder.study);
    detectFixations(builder.study, detectionOf(plan), progress.within(0.9, 1));
    warnOfEmptyMaps(builder.study);
    return std::move(builder.study);
}

} // namespace

Dataset openStudy(const std::filesystem::path& path, const OpenOptions& options, const Progress& progress,
                  const std::vector<Importer>& among) {
    checkOptions(options); // before anything is read
    try {
        return read(path, options, progress, among);
    } catch (const Error&) {
        throw;
    } catch (const std::bad_alloc&) {
        throw ParseError(path.string(), 0, 0, "does not fit into this machine's memory", "open a part of it");
    } catch (const std::exception& problem) {
        throw ParseError(path.string(), 0, 0, std::string("cannot be read: ") + problem.what(), "");
    }
}

} // namespace nictate

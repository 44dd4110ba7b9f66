#include "core/io/open_study.h"

#include "core/errors.h"
#include "core/events/map_fixations.h"
#include "core/files/number.h"
#include "core/io/name_pattern.h"
#include "core/io/plan_options.h"
#include "core/io/same_people.h"
#include "core/io/settle_frame.h"
#include "core/io/study_choices.h"
#include "core/io/study_plan.h"
#include "core/io/table_layout.h"

#include <new>

namespace nictate {

namespace {

void checkOptions(const OpenOptions& options) {
    if (options.screen_size) {
        auto [width, height] = *options.screen_size;
        if (width < 1 || height < 1 || width > 20000 || height > 20000)
            throw InvalidParameter("size", std::to_string(width) + "x" + std::to_string(height),
                                   Text("1x1 to 20000x20000 pixels"));
    }
    if (!options.name_pattern.empty())
        NamePattern{options.name_pattern};
}

Dataset readSource(StudySource& source, OpenOptions options, const Progress& progress, const std::vector<Importer>& among) {
    const Importer& importer = importerFor(source, options, among);
    const ReadingPlan plan = planBy(importer, source, options);

    StudyBuilder builder;
    builder.study.name = source.name();
    builder.study.frame.reading = plan;
    const OpenOptions settled = settledBy(plan, std::move(options));
    importer.read(source, settled, builder);
    builder.refuseSplitRecordings();
    if (builder.study.frame.reading.entries().empty()) // an importer of a whole study
        builder.study.frame.reading = plan;
    settleIds(builder.study);
    source.keepPictures(builder.study);
    detectFixations(builder.study, detectionOf(plan), progress.within(0.9, 1));
    settleFrame(builder.study, source, settled, importer, among);
    warnOfEmptyMaps(builder.study);
    return std::move(builder.study);
}

Dataset read(const std::filesystem::path& path, OpenOptions options, const Progress& progress,
             const std::vector<Importer>& among) {
    StudySource source(path, progress.within(0, 0.9));
    options = withSaid(path, std::move(options));
    passOver(source, options.plan);
    try {
        return readSource(source, options, progress, among);
    } catch (const ColumnsNotRecognised&) {
        throw;
    } catch (const NamesNotRecognised&) {
        throw;
    } catch (const ParseError& problem) {
        std::vector<StudyChoice> choices = studyChoices(source);
        if (choices.empty())
            throw;
        throw SeveralStudies(problem, std::move(choices));
    }
}

} // namespace

std::optional<EventParameters> detectionOf(const ReadingPlan& plan) {
    EventParameters parameters;
    const std::string word = plan.value("detect");
    if (word == "none")
        return {};
    if (!word.empty() && word != "ivt" && word != "idt")
        throw InvalidParameter("detect", word, Text("ivt, idt or none"));
    parameters.algorithm = word == "idt" ? EventAlgorithm::idt : EventAlgorithm::ivt;
    for (const auto& [key, value] : {std::pair("detect-velocity", &EventParameters::velocity_threshold_deg_s),
                                     std::pair("detect-dispersion", &EventParameters::dispersion_deg),
                                     std::pair("detect-minimum", &EventParameters::minimum_fixation_s)})
        if (const std::string text = plan.value(key); !text.empty()) {
            DecimalSign point = DecimalSign::point;
            const ParsedNumber number = parseNumber(text, point);
            if (number.kind != NumberKind::number)
                throw InvalidParameter(key, text, Text("a number"));
            parameters.*value = number.value;
        }
    checkEventParameters(parameters);
    return parameters;
}

Dataset openStudy(const std::filesystem::path& path, const OpenOptions& options, const Progress& progress,
                  const std::vector<Importer>& among) {
    checkOptions(options); // before anything is read
    try {
        return read(path, options, progress, among);
    } catch (const Error&) {
        throw;
    } catch (const std::bad_alloc&) {
        throw ParseError(path.string(), 0, 0, Text("does not fit into this machine's memory"), Text("open a part of it"));
    } catch (const std::exception& problem) {
        throw ParseError(path.string(), 0, 0, Text("cannot be read: %1", textOf(problem)), {});
    }
}

} // namespace nictate

#include "core/io/study_plan.h"

#include "core/io/plan_file.h"
#include "core/io/plan_options.h"

#include <algorithm>

namespace nictate {

OpenOptions withSaid(const std::filesystem::path& path, OpenOptions options) {
    ReadingPlan said = saidIn(options);
    said.take(options.plan);
    said.take(planBeside(path));
    if (!options.frame)
        options.frame = frameBeside(path);
    options.plan = said;
    return valuesOf(std::move(options));
}

const Importer& importerFor(StudySource& source, const OpenOptions& options, const std::vector<Importer>& among) {
    const std::string id = options.plan.value("format");
    auto found = std::find_if(among.begin(), among.end(), [&](const Importer& importer) { return importer.id == id; });
    return found != among.end() ? *found : importerOf(source, options, among);
}

ReadingPlan planBy(const Importer& importer, StudySource& source, OpenOptions options) {
    ReadingPlan plan = options.plan;
    // A format that was only named says which importer reads, and nothing of columns.
    options.settled =
        plan.find("format") != nullptr && (plan.find("delimiter") || plan.find("columns.x") || plan.find("content"));
    if (importer.plan)
        plan.take(importer.plan(source, options));
    plan.say("format", importer.id, Origin::format);
    plan.say("detect", "ivt", Origin::format);
    return plan;
}

} // namespace nictate

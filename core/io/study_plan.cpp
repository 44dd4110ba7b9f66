#include "core/io/study_plan.h"

#include "core/errors.h"
#include "core/io/plan_file.h"
#include "core/io/plan_options.h"
#include "core/io/table_format.h"

#include <algorithm>

namespace nictate {

namespace {

/// Throws InvalidParameter for a format that somebody named and nothing reads.
void requireKnown(const ReadingPlan& plan, const std::vector<Importer>& among) {
    const PlanEntry* format = plan.find("format");
    if (format == nullptr || format->origin != Origin::given)
        return;
    std::vector<std::string> known;
    for (const Importer& importer : among)
        known.push_back(importer.id);
    for (const TableFormat& table : tableFormats())
        known.push_back(table.id);
    if (std::find(known.begin(), known.end(), format->value) != known.end())
        return;
    std::string list;
    for (const std::string& id : known)
        list += (list.empty() ? "" : ", ") + id;
    throw InvalidParameter("format", format->value, Text("one of %1", list));
}

} // namespace

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
    requireKnown(options.plan, among);
    // A table's format is the table importer's, whatever else lies in the folder.
    const bool of_table =
        std::any_of(tableFormats().begin(), tableFormats().end(), [&](const TableFormat& format) { return format.id == id; });
    auto found = std::find_if(among.begin(), among.end(),
                              [&](const Importer& importer) { return of_table ? importer.asks_columns : importer.id == id; });
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

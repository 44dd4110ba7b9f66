#include "tests/sample/pupil/pupil_view.h"

#include "core/choices/bench_kind.h"

namespace nictate {

namespace {

nlohmann::json viewJson(const BenchView& any, const std::filesystem::path&) {
    const PupilRows& rows = any.as<PupilView>().rows;
    return {{"rows", rows.rows}, {"part_s", rows.part_s}};
}

BenchView readView(JsonReader& reader, const std::filesystem::path&) {
    PupilView view;
    reader.read("rows", view.rows.rows, 1, 1000);
    reader.read("part_s", view.rows.part_s, 0.001, 3600);
    return view;
}

} // namespace

BenchKind pupilBench() {
    return {PupilView::bench, {"pupil-laplace", {}, PupilView{}}, Pupils::reads, viewJson, readView, pupilsCommand};
}

CommandScript pupilsCommand(const Session& session, const Dataset& study) {
    const PupilRows& rows = session.view<PupilView>().rows;
    CommandCall call = callOf("pupils", session);
    call.number("rows", std::to_string(rows.rows)).number("part", valueText(rows.part_s));
    call.parameters(session.parameters(session.at(PupilView::bench).mechanism));
    call.number("seed", std::to_string(session.seed));
    return {remarksOn(session, study), {}, {call}, {}};
}

} // namespace nictate

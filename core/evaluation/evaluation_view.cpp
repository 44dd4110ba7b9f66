#include "core/evaluation/evaluation_view.h"

#include "core/choices/bench_kind.h"
#include "core/domains/signals/signals.h"
#include "core/errors.h"
#include "core/evaluation/evaluation.h"

namespace nictate {

using nlohmann::json;

namespace {

json evaluationJson(const BenchView& any, const std::filesystem::path&) {
    const auto& view = any.as<EvaluationView>();
    return {{"attribute", view.attribute},     {"attacker", view.attacker},
            {"protocol", view.protocol},       {"table_of_conditions", view.table_of_conditions},
            {"train_clean", view.train_clean}, {"control", view.control},
            {"classifiers", view.classifiers}, {"epsilons", view.epsilons}};
}

/// `known(id)` throws for one that does not exist.
template <class Known> void checkId(JsonReader& reader, const char* key, const std::string& id, Known known) {
    try {
        known(id);
    } catch (const InvalidParameter& unknown) {
        reader.refuse(key, unknown.text);
    }
}

BenchView readEvaluation(JsonReader& reader, const std::filesystem::path&) {
    EvaluationView view;
    reader.read("attribute", view.attribute);
    reader.read("attacker", view.attacker);
    if (!view.attacker.empty())
        checkId(reader, "attacker", view.attacker, attackerInfo);
    reader.read("protocol", view.protocol);
    if (!view.protocol.empty())
        checkId(reader, "protocol", view.protocol, protocolNamed);
    reader.read("table_of_conditions", view.table_of_conditions);
    reader.read("train_clean", view.train_clean);
    reader.read("control", view.control);
    checkId(reader, "control", view.control, controlNamed);
    reader.readTexts("classifiers", [&](const std::string& id) {
        checkId(reader, "classifiers", id, attackerInfo);
        view.classifiers.push_back(id);
    });
    if (reader.has("epsilons")) {
        view.epsilons.clear();
        for (const json& epsilon : json::parse(reader.text("epsilons"))) {
            const double value = epsilon.is_number() ? epsilon.get<double>() : 0;
            if (!(value > 0 && value <= 1000) || view.epsilons.size() == EvaluationView::most_epsilons)
                reader.refuse("epsilons", Text("at most 12 numbers in (0, 1000]"));
            view.epsilons.push_back(value);
        }
    }
    return view;
}

} // namespace

BenchKind evaluationBench() {
    return {EvaluationView::bench, {"fpa", {"lpa", "cfpa"}, EvaluationView{}}, Signals::reads, evaluationJson, readEvaluation,
            evaluationCommand};
}

} // namespace nictate

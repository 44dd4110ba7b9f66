#include "app/release/report_content.h"

#include "app/release/ledger_place.h"
#include "core/analysis/data_view.h"
#include "core/domains/signals/chosen_signals.h"
#include "core/errors.h"
#include "core/evaluation/chosen_evaluation.h"
#include "core/events/window_features.h"
#include "core/files/whole_file.h"
#include "core/privacy/ledger.h"
#include "core/release/card_entry.h"

#include <QObject>

namespace nictate {

ReportContent reportContent(const std::string& study, const std::filesystem::path& data, const std::filesystem::path& ledger_file,
                            const std::vector<std::string>& cards) {
    ReportContent content;
    content.study = study;
    const Ledger ledger(ledger_file.empty() ? defaultLedger(data) : ledger_file);
    if (!ledger_file.empty() && !ledger.exists())
        throw MissingData(
            QObject::tr("%1: the ledger does not exist").arg(QString::fromStdString(ledger_file.string())).toStdString());
    if (ledger.exists()) {
        content.releases = ledger.entries();
        content.totals = ledger.totals();
        content.chain_holds = ledger.verified();
    }
    for (const std::string& card : cards) {
        auto text = wholeFile(card);
        if (!text)
            throw MissingData(QObject::tr("%1: the privacy card does not exist").arg(QString::fromStdString(card)).toStdString());
        const CardEntry at = cardEntryOf(card);
        const auto held = content.totals && !at.chain.empty() ? std::optional(ledger.holds(at.entry, at.chain)) : std::nullopt;
        content.cards.push_back({*std::move(text), held});
    }
    return content;
}

ReportQuality reportQuality(const Dataset& study, const Session& session, const Progress& progress) {
    ReportQuality quality{{}, studyQuality(study, progress), session.view<DataView>().quality};
    for (const Participant& participant : study.participants)
        quality.people.push_back(participant.id);
    return quality;
}

std::vector<EvaluationResult> reportFindings(const Dataset& study, const Session& session, const Progress& progress) {
    Dataset with_features;
    with_features.participants = study.participants;
    with_features.features = study.features;
    if (study.features.empty()) {
        WindowParameters parameters;
        parameters.window_s = session.view<SignalsView>().window_s;
        with_features.features = featuresOf(study, parameters, progress.within(0, 0.3));
    }
    const SignalStudy signals = signalStudy(with_features, signalOptions(session, with_features));
    const RecordingSet set = recordingSet(with_features, signals);
    return evaluate(signals, set, chosenEvaluation(session, set.conditions.size()), evaluatedMechanisms(session),
                    progress.within(0.3, 1));
}

} // namespace nictate

#include "tests/sample/pupil/pupil_release.h"

#include "core/errors.h"
#include "core/files/table_text.h"
#include "core/files/words.h"
#include "core/release/card_parts.h"
#include "core/release/lattice_query.h"
#include "tests/sample/pupil/pupil_view.h"

#include <cmath>

namespace nictate {

namespace {

const char* meaning = "mean pupil diameter over observers, in equal parts of time from each recording's start";

std::string csv(const Release<Pupils>& release) {
    TableText text;
    text.header({"start_s", "diameter"});
    double start = 0;
    for (const double mean : release.drawn().means) {
        text.number(start).number(mean);
        text.endRow();
        start += release.plan().facts.rows.part_s;
    }
    return text.take();
}

Contents contentsOf(const Release<Pupils>& release) {
    const std::size_t rows = release.drawn().means.size();
    return {"pupils", {{"rows", rows}}, rows * sizeof(double)};
}

} // namespace

void fillExact(ReleasePlan<Pupils>& plan) {
    plan.exact = plan.mechanism.exact(plan.resolved, plan.facts);
    plan.guarantee = plan.mechanism.guarantee(plan.resolved, plan.facts);
    plan.previewed_scale = plan.guarantee.noise_scale;
    plan.loss = pureLoss(plan.resolved.number("epsilon"));
    plan.loss.user_epsilon = plan.guarantee.user_epsilon;
    plan.loss.published_epsilon = plan.guarantee.published_epsilon;
    plan.guarantee.rho = plan.loss.rho;
}

void describe(const ReleasePlan<Pupils>&, LedgerRecord& record) { record.what = "pupil diameters"; }

PupilData plannedData(const ReleasePlan<Pupils>& plan, const Dataset& study, const std::vector<std::size_t>& included) {
    if (included.size() != static_cast<std::size_t>(plan.facts.observers))
        throw MissingData(Text("the release was planned for %1 participants, and not those are included", plan.facts.observers));
    return pupilData(study, included, plan.facts.rows);
}

Drawn<Pupils> draw(const ReleasePlan<Pupils>& plan, const PupilData& data, const std::vector<std::size_t>&, SecureNoise& noise) {
    const PupilBounds bounds = pupilBounds(plan.resolved);
    LatticeMap sum(static_cast<std::size_t>(data.rows()), 0);
    for (Eigen::Index i = 0; i < data.cols(); ++i)
        for (Eigen::Index row = 0; row < data.rows(); ++row)
            sum[static_cast<std::size_t>(row)] +=
                static_cast<std::int64_t>(std::floor((bounds.held(data(row, i)) - bounds.lower) / plan.exact.pitch));
    addLatticeNoise(sum, plan.exact, noise);
    Drawn<Pupils> drawn;
    for (const std::int64_t units : sum)
        drawn.means.push_back(bounds.lower +
                              plan.exact.pitch * static_cast<double>(units) / static_cast<double>(plan.exact.divisor));
    return drawn;
}

CardFacts cardFacts(const ReleasePlan<Pupils>& plan) {
    CardFacts facts;
    facts.neighbours = "Two studies in which the pupil diameters of one observer differ.";
    facts.bounds_from = "The smallest and the largest diameter were chosen by hand or are defaults; they count as public.";
    facts.released = {{"what", "pupil diameters"}, {"value", meaning}};
    facts.shape = {{"rows", plan.facts.rows.rows}, {"part_s", plan.facts.rows.part_s}};
    facts.noise = {{"distribution", card::noiseName(plan.exact.noise)},
                   {"scale", plan.guarantee.noise_scale},
                   {"scale_name", plan.guarantee.noise_name},
                   {"scale_unit", plan.guarantee.noise_unit}};
    card::addLattice(facts.noise, plan.exact);
    card::addSamplers(facts.noise);
    facts.what = {{"Pupil diameters", meaning}, {"Rows", std::to_string(plan.facts.rows.rows)}};
    facts.noise_in_words = "discrete Laplace, " + plan.guarantee.noise_name.english() + " = " +
                           card::figure(plan.guarantee.noise_scale) + ", drawn exactly on integers";
    return facts;
}

template std::string privacyCardJson(const Release<Pupils>&);
template std::vector<CardSection> privacyCardPage(const Release<Pupils>&);

std::vector<PublicWriter<Pupils>> publicWriters(const Release<Pupils>&) {
    return {{"pupils.csv", csv}, {"privacy_card.json", [](const Release<Pupils>& made) { return privacyCardJson(made); }}};
}

ReleaseBasis pupilBasis(const Session&) { return {.lists_stimuli = true}; }

ReleaseJob pupilJob(const std::shared_ptr<const Dataset>& study, const Session& session, const std::set<std::string>& declared,
                    const ReleaseDrawing<Pupils>& drawing) {
    const std::string& mechanism = session.at(PupilView::bench).mechanism;
    const std::vector<std::size_t> included = releasedParticipants(session, *study);
    const PupilFacts facts{static_cast<int>(included.size()), session.view<PupilView>().rows};
    ReleasePlan<Pupils> plan = planned(mechanismOf<Pupils>(mechanism), session.parameters(mechanism), facts, Scope<Pupils>());
    settle(plan, session, restsOn(*study, session, pupilBasis(session), declared));
    const double scale = plan.guarantee.noise_scale;

    ReleaseJob job = jobOf(onePlanned(study, included, std::move(plan), "pupils", contentsOf, drawing), session);
    job.size = Text("n = %1 observers, %2", facts.observers,
                    counted(static_cast<std::size_t>(facts.rows.rows), Text("row"), Text("rows")));
    job.files = {cardFiles(), {Text("Protected diameters (CSV)"), {"pupils.csv"}}};
    job.expected = [scale] { return ReleaseExpectation{Text("A mean is off by %1 on average.", valueText(scale)), {}}; };
    return job;
}

} // namespace nictate

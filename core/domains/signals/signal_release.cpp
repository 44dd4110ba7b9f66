#include "core/domains/signals/signal_release.h"

#include "core/domains/signals/signal_finish.h"
#include "core/domains/signals/signal_lattice.h"
#include "core/domains/signals/signals_view.h"
#include "core/errors.h"
#include "core/files/figures.h"
#include "core/files/folder.h"
#include "core/files/table_text.h"
#include "core/files/words.h"
#include "core/io/feature_bounds_file.h"
#include "core/mechanism/mechanisms.h"
#include "core/privacy/gaussian_profile.h"
#include "core/release/privacy_card.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <filesystem>
#include <map>
#include <set>

namespace nictate {

// The plan ----------------------------------------------------------------------------------------------------------------------

namespace {

/// How many vectors of each chunk length one participant has in the release, of one feature.
std::map<int, std::uint64_t> timesByLength(const ReleasePlan<Signals>& plan) {
    std::map<int, std::uint64_t> times;
    for (const Chunk& chunk : plan.exact.plan->chunks)
        times[chunk.length] += static_cast<std::uint64_t>(plan.facts.recordings);
    return times;
}

std::uint64_t allTimes(const ReleasePlan<Signals>& plan) {
    return static_cast<std::uint64_t>(plan.facts.features) * static_cast<std::uint64_t>(plan.facts.recordings) *
           plan.exact.plan->chunks.size();
}

void add(Loss& loss, const ExactLoss& more) {
    loss.rho = *loss.rho == 0 ? more.rho : std::nextafter(*loss.rho + more.rho, INFINITY);
    loss.rho_exact += (loss.rho_exact.empty() ? "" : " + ") + more.exact;
}

/// Σ D2²/(2σ²) over all features, chunks and recordings; equal fractions are counted together.
void addGaussian(Loss& loss, const ReleasePlan<Signals>& plan) {
    std::map<std::string, std::pair<Fraction, std::uint64_t>> terms;
    for (std::size_t f = 0; f < plan.features.size(); ++f)
        for (const auto& [length, times] : timesByLength(plan)) {
            const LatticePlan& lattice = plan.lattices->of(f, length, SignalPlan::keptIn({0, length}, plan.exact.plan->k));
            const Fraction rho = gaussianRho(lattice.l2_squared, lattice.sigma_squared);
            auto& [fraction, count] = terms[fractionText(rho)];
            fraction = rho;
            count += times;
        }
    for (const auto& [text, term] : terms)
        add(loss, timesLoss(term.first, term.second));
}

/// Σ μ² of the same.
std::optional<ComposedLoss> gaussianParts(const ReleasePlan<Signals>& plan) {
    ComposedLoss parts;
    for (std::size_t f = 0; f < plan.features.size(); ++f)
        for (const auto& [length, times] : timesByLength(plan)) {
            const LatticePlan& lattice = plan.lattices->of(f, length, SignalPlan::keptIn({0, length}, plan.exact.plan->k));
            const auto mu_squared = gaussianMuSquared(lattice.l2_squared, lattice.sigma_squared);
            if (!mu_squared)
                return {};
            parts.mu_squared = (parts.mu_squared + *mu_squared * static_cast<double>(times)) * (1 + 0x1p-50);
        }
    return parts;
}

/// k is chosen after the entry is made: ρ of a vector at any k is at most 1/(2q²), because σ ≥ q·D2.
ExactLoss gaussianAtAnyK(const SignalPlan& plan, std::uint64_t times) {
    const double q = analyticSigma(plan.epsilon, plan.delta);
    return timesLoss(typedDecimal(std::nextafter(1 / (2 * q * q) * (1 + 0x1p-50), INFINITY), "rho"), times);
}

Loss lossOf(const ReleasePlan<Signals>& plan) {
    Loss loss;
    loss.delta = plan.guarantee.delta;
    loss.published_epsilon = plan.guarantee.published_epsilon;
    const std::optional<KeptChoice> choice = keptChoice(plan);
    // Noise scaled by one participant's length or a k read from the data promises nothing that could be added up.
    if (!plan.perturbs() || !plan.facts.length_public || choice == KeptChoice::optimal)
        return loss;
    loss.rho = 0;
    const std::uint64_t times = allTimes(plan);
    const auto factor = static_cast<UInt128>(plan.exact.plan->loss_factor);
    if (plan.exact.plan->noise == SignalNoise::gaussian) {
        if (choice == KeptChoice::noisy) {
            add(loss, gaussianAtAnyK(*plan.exact.plan, times));
            loss.parts = ComposedLoss{{}, 2 * *loss.rho}; // μ² is at most 1/q² as well: σ² − s² ≥ q²·D2²
        } else {
            addGaussian(loss, plan);
            loss.parts = gaussianParts(plan);
        }
    } else {
        add(loss, squaredLoss(plan.exact.plan->epsilon, 2 * factor * factor, times));
        const double twice = timesTyped(plan.exact.plan->epsilon, times); // halving a double is exact
        loss.pure_epsilon = twice / static_cast<double>(plan.exact.plan->loss_factor);
        loss.parts = ComposedLoss{{{plan.exact.plan->epsilon / static_cast<double>(plan.exact.plan->loss_factor), times}}, 0};
    }
    if (choice == KeptChoice::noisy) {
        const double epsilon_k = plan.exact.plan->kept_epsilon;
        add(loss, squaredLoss(epsilon_k, 8, times));
        if (loss.parts)
            loss.parts->pure[epsilon_k] += times;
        if (loss.pure_epsilon)
            loss.pure_epsilon = std::nextafter(*loss.pure_epsilon + timesTyped(epsilon_k, times), INFINITY);
    }
    return loss;
}

} // namespace

SignalReleaseRequest signalReleaseRequest(const SignalStudy& study, const Parameters& given) {
    if (!study.bounds_public && study.participants == 1)
        throw Refused(Text("with one participant and bounds from the data no noise is added and nothing is guaranteed: the "
                           "signals would leave as they are; give public bounds (--bounds FILE with feature,lower,upper)"));
    if (!study.bounds_public)
        throw Refused(Text("a release of signals needs public bounds (--bounds FILE with feature,lower,upper): noise scaled by "
                           "the data's own range would tell about it"));
    SignalReleaseRequest request;
    request.given = given;
    request.features = study.features;
    request.bounds = study.bounds;
    for (const SignalGroup& group : study.conditions)
        request.conditions.push_back(group.condition);
    request.participants = study.participants;
    request.length = study.length;
    request.length_public = study.length_public;
    request.step_s = study.step_s;
    return request;
}

/// The figures of the exact release, of a full chunk and in ranges of the feature.
void fillExact(ReleasePlan<Signals>& plan) {
    plan.guarantee = plan.mechanism.guarantee(plan.resolved, plan.facts);
    plan.previewed_scale = plan.guarantee.noise_scale;
    plan.exact = plan.mechanism.exact(plan.resolved, plan.facts);
    if (plan.exact.plan) {
        plan.lattices = std::make_shared<const SignalLattices>(*plan.exact.plan, plan.bounds);
        const int length = plan.exact.plan->chunks.front().length, k = plan.exact.plan->inSpectrum() ? fullK(plan) : 1;
        plan.guarantee.noise_scale = 0;
        for (std::size_t f = 0; f < plan.features.size(); ++f) {
            const double range = static_cast<double>(plan.lattices->samples(f).range());
            const LatticePlan& lattice = plan.lattices->of(f, length, k);
            const double scale = plan.lattices->scaleInRanges(f, length, k);
            if (scale <= plan.guarantee.noise_scale)
                continue;
            plan.guarantee.noise_scale = scale;
            if (lattice.l1 > 0)
                plan.guarantee.sensitivity_l1 = static_cast<double>(lattice.l1) * lattice.pitch / range;
            if (lattice.l2_squared > 0)
                plan.guarantee.sensitivity_l2 = std::sqrt(static_cast<double>(lattice.l2_squared)) * lattice.pitch / range;
        }
    }
    plan.loss = lossOf(plan);
    plan.guarantee.rho = plan.loss.rho;
    if (plan.loss.pure_epsilon)
        plan.guarantee.user_epsilon = plan.loss.pure_epsilon;
    else if (!plan.loss.rho)
        plan.guarantee.user_epsilon.reset();
    plan.loss.user_epsilon = plan.guarantee.user_epsilon;
}

int fullK(const ReleasePlan<Signals>& plan) { return SignalPlan::keptIn(plan.exact.plan->chunks.front(), plan.exact.plan->k); }

std::optional<KeptChoice> keptChoice(const ReleasePlan<Signals>& plan) {
    return plan.perturbs() && plan.exact.plan->inSpectrum() ? std::optional(plan.exact.plan->kept) : std::nullopt;
}

ReleasePlan<Signals> planRelease(const Mechanism<Signals>& mechanism, const SignalReleaseRequest& request) {
    if (request.features.empty() || request.conditions.empty())
        throw MissingData(Text("the study has no feature signals"));
    if (request.bounds.size() != request.features.size())
        throw InvalidParameter("bounds", Text("%1 of them", request.bounds.size()),
                               Text("one per feature: %1", request.features.size()));
    for (std::size_t f = 0; f < request.features.size(); ++f)
        checkBounds(request.bounds[f], "\"" + request.features[f] + "\"");
    if (request.length < 2)
        throw InvalidParameter("length", std::to_string(request.length), Text("a whole number, 2 ≤ length"));
    SignalFacts facts;
    facts.length = request.length;
    facts.features = static_cast<int>(request.features.size());
    facts.recordings = static_cast<int>(request.conditions.size());
    facts.participants = request.participants;
    facts.range_is_unit = true;
    facts.length_public = request.length_public;
    Scope<Signals> scope;
    scope.features = request.features;
    scope.bounds = request.bounds;
    scope.conditions = request.conditions;
    scope.step_s = request.step_s;
    return planned(mechanism, request.given, facts, scope);
}

void describe(const ReleasePlan<Signals>&, LedgerRecord& record) { record.what = "feature signals"; }

// What is released --------------------------------------------------------------------------------------------------------------

namespace {

/// A group keeps its size in every condition only when everybody has signals in all of them.
void requireCompleteGroups(const SignalStudy& study, std::size_t k) {
    std::set<std::size_t> people;
    for (const SignalGroup& group : study.conditions)
        people.insert(group.participants.begin(), group.participants.end());
    for (const SignalGroup& group : study.conditions)
        if (group.participants.size() < people.size())
            throw MissingData(Text("some participants have no signals in every condition, so groups would be smaller there; "
                                   "release complete participants only"));
    if (people.size() < k)
        throw MissingData(Text("groups of k = %1 need as many participants with signals, there are %2", k, people.size()));
}

KeptTable keptOf(const SignalPlan& plan, const SignalLattices& lattices, const SignalStudy& study, SecureNoise& noise) {
    switch (plan.kept) {
    case KeptChoice::noisy: return chosenKept(plan, lattices, study, noise);
    case KeptChoice::optimal: // reads the data, and was confirmed; its draws only look for the least error
        return optimalKept(plan, study, 100, SeededNoise(noise.next()));
    case KeptChoice::fixed: break;
    }
    return fixedKept(plan, study);
}

SignalStudy drawnStudy(const ReleasePlan<Signals>& plan, const SignalStudy& study, SecureNoise& noise) {
    if (!plan.perturbs())
        return releasedGroupMeans(study, plan.exact.group_size, noise);
    const KeptTable kept = keptOf(*plan.exact.plan, *plan.lattices, study, noise);
    return releasedSignals(*plan.exact.plan, *plan.lattices, study, kept, noise);
}

/// Tables under their participants' numbers, and in their order.
ReleasedTables numbered(SignalGroup&& group, const std::map<std::size_t, int>& number_of) {
    std::map<int, Eigen::MatrixXd> by_number;
    for (std::size_t i = 0; i < group.tables.size(); ++i)
        by_number.emplace(number_of.at(group.participants[i]), std::move(group.tables[i]));
    ReleasedTables out{group.condition, {}, {}};
    for (auto& [number, table] : by_number) {
        out.numbers.push_back(number);
        out.tables.push_back(std::move(table));
    }
    return out;
}

} // namespace

SignalStudy plannedData(const ReleasePlan<Signals>& plan, const Dataset& dataset, const std::vector<std::size_t>& included) {
    const std::set<std::size_t> people(included.begin(), included.end());
    if (people.size() != included.size() || included.size() != static_cast<std::size_t>(plan.facts.participants))
        throw MissingData(
            Text("the release was planned for %1 participants, but %2 are included", plan.facts.participants, people.size()));
    SignalOptions options;
    options.included = included;
    options.length = plan.facts.length;
    options.bounds = plan.bounds;
    if (dataset.features.names != plan.features)
        throw MissingData(Text("the release was planned for other features than the study has"));
    SignalStudy study = signalStudy(dataset, options);
    std::vector<std::string> conditions;
    for (const SignalGroup& group : study.conditions) {
        conditions.push_back(group.condition);
        // The losses count one table a participant and condition.
        if (std::set<std::size_t>(group.participants.begin(), group.participants.end()).size() != group.participants.size())
            throw MissingData(Text("a participant has two feature tables in one condition; keep one of them"));
    }
    if (conditions != plan.conditions)
        throw MissingData(Text("the release was planned for other conditions than the study has"));
    if (!plan.perturbs())
        requireCompleteGroups(study, plan.exact.group_size);
    return study;
}

Drawn<Signals> draw(const ReleasePlan<Signals>& plan, const SignalStudy& study, const std::vector<std::size_t>& included,
                    SecureNoise& noise) {
    SignalStudy out = drawnStudy(plan, study, noise);
    const std::vector<std::size_t> order = shuffled(included.size(), noise);
    std::map<std::size_t, int> number_of;
    for (std::size_t i = 0; i < included.size(); ++i)
        number_of[included[i]] = 1 + static_cast<int>(order[i]);
    Drawn<Signals> drawn;
    for (SignalGroup& group : out.conditions)
        drawn.conditions.push_back(numbered(std::move(group), number_of));
    return drawn;
}

namespace {

/// Conditions as parts of file names; different ones stay different.
std::vector<std::string> conditionNames(const Release<Signals>& release) {
    std::vector<std::string> names;
    std::set<std::string> taken;
    for (const ReleasedTables& tables : release.drawn().conditions) {
        const std::string plain = tables.condition.empty() ? "" : "_" + folderName(tables.condition);
        names.push_back(freeName(taken, plain, "", "_"));
    }
    return names;
}

} // namespace

std::vector<PublicWriter<Signals>> publicWriters(const Release<Signals>& release) {
    std::vector<PublicWriter<Signals>> writers;
    const std::vector<std::string> names = conditionNames(release);
    const std::size_t digits = std::max<std::size_t>(3, std::to_string(release.plan().facts.participants).size());
    for (std::size_t c = 0; c < names.size(); ++c)
        for (std::size_t i = 0; i < release.drawn().conditions[c].tables.size(); ++i) {
            std::string number = std::to_string(release.drawn().conditions[c].numbers[i]);
            number.insert(0, digits - number.size(), '0');
            writers.push_back({"participant_" + number + names[c] + ".csv", [c, i](const Release<Signals>& made) {
                                   TableText text;
                                   for (const std::string& feature : made.plan().features)
                                       text.text(feature);
                                   text.endRow();
                                   text.rows(made.drawn().conditions[c].tables[i]);
                                   return text.take();
                               }});
        }
    writers.push_back({"features.csv",
                       [](const Release<Signals>& made) { return featureBoundsCsv(made.plan().features, made.plan().bounds); }});
    writers.push_back({"privacy_card.json", [](const Release<Signals>& made) { return privacyCardJson(made); }});
    return writers;
}

// The expected error ------------------------------------------------------------------------------------------------------------

namespace {

constexpr int model_participants = 12; ///< each is one draw of the prior and of the noise
constexpr std::uint64_t model_seed = 2718;

/// One feature between 0 and 1.
SignalStudy modelStudy(const SignalFacts& facts) {
    SignalStudy study;
    study.features = {"model"};
    study.bounds = {{0, 1}};
    study.bounds_public = study.length_public = true;
    study.length = facts.length;
    study.participants = model_participants;
    SignalGroup group;
    const Eigen::ArrayXd spread = priorVariances(facts.length).sqrt();
    const RealDft dft(facts.length);
    for (int i = 0; i < model_participants; ++i) {
        const SeededNoise noise = SeededNoise(model_seed).stream(static_cast<std::uint64_t>(i));
        Eigen::VectorXd signal(facts.length);
        for (int c = 0; c < facts.length; ++c)
            signal[c] = spread[c] * noise.normal(static_cast<std::uint64_t>(c));
        dft.inverse(signal.data(), signal.data());
        group.participants.push_back(static_cast<std::size_t>(i));
        group.tables.emplace_back((signal.array() + 0.5).max(0.0).min(1.0).matrix());
    }
    study.conditions = {std::move(group)};
    return study;
}

} // namespace

std::optional<SignalExpectation> expectedSignalError(const Mechanism<Signals>& mechanism, const Parameters& resolved,
                                                     const SignalFacts& facts) {
    if (!mechanism.steps.plan)
        return {};
    const SignalStudy study = modelStudy(facts);
    const SignalStudy out = mechanism.simulate(mechanism, study, resolved, signalFacts(study),
                                               SeededNoise(model_seed).stream(model_participants), {});
    SignalExpectation sum;
    for (int i = 0; i < model_participants; ++i) {
        const Eigen::MatrixXd& signal = study.conditions[0].tables[static_cast<std::size_t>(i)];
        sum.error += (out.conditions[0].tables[static_cast<std::size_t>(i)] - signal).squaredNorm();
        sum.constant += (signal.array() - 0.5).square().sum();
    }
    const double samples = static_cast<double>(model_participants) * facts.length;
    return SignalExpectation{std::sqrt(sum.error / samples), std::sqrt(sum.constant / samples)};
}

// The job -----------------------------------------------------------------------------------------------------------------------

namespace {

constexpr auto all_tables = "participant_*.csv";

Text sizeOf(const SignalFacts& facts) {
    auto count = [](int number, const Text& one, const Text& many) {
        return counted(static_cast<std::size_t>(number), one, many);
    };
    Text recordings = count(facts.participants, Text("participant"), Text("participants"));
    if (facts.recordings > 1)
        recordings = Text("%1, %2", recordings, count(facts.recordings, Text("condition"), Text("conditions")));
    return Text("%1, %2 × %3 rows", recordings, count(facts.features, Text("feature"), Text("features")), facts.length);
}

ReleaseExpectation expectationOf(const ReleasePlan<Signals>& plan) {
    const auto expected = expectedSignalError(plan.mechanism, plan.resolved, plan.facts);
    if (!expected)
        return {Text("No noise is added: nothing but averaging hides anybody."), {}};
    auto percent = [](double part) {
        char text[32];
        std::snprintf(text, sizeof text, "%.*g %%", 100 * part < 1 ? 2 : 3, 100 * part);
        return std::string(text);
    };
    ReleaseExpectation out{Text("Expected error of a value: %1 of its feature's range. The middle of the range, published for "
                                "everybody, would be off by %2 (root mean squares, on a public model of signals).",
                                percent(expected->error), percent(expected->constant)),
                           {}};
    if (expected->mostlyNoise())
        out.warning =
            Text("Mostly noise: the tables will say hardly more than the middle of each range, and they are paid for all the "
                 "same. A larger ε, fewer kept frequencies or another mechanism help.");
    return out;
}

Contents contentsOf(const Release<Signals>& release) {
    std::size_t tables = 0, bytes = 0;
    for (const ReleasedTables& condition : release.drawn().conditions)
        for (const Eigen::MatrixXd& table : condition.tables) {
            ++tables;
            bytes += static_cast<std::size_t>(table.size()) * sizeof(double);
        }
    const ReleasePlan<Signals>& plan = release.plan();
    return {"signals",
            {{"rows", static_cast<std::size_t>(plan.facts.length)}, {"features", plan.features.size()}, {"tables", tables}},
            bytes};
}

} // namespace

ReleaseBasis signalBasis(const Session& session) { return {.tables = true, .rows = session.view<SignalsView>().length}; }

ReleaseJob signalJob(const std::shared_ptr<const Dataset>& study, const SignalStudy& signals, const Session& session,
                     const ReleaseDrawing<Signals>& drawing, const std::set<std::string>& declared) {
    const SignalsView& view = session.view<SignalsView>();
    const std::string& mechanism = session.at(SignalsView::bench).mechanism;
    const std::vector<std::size_t> included = releasedParticipants(session, *study);
    SignalReleaseRequest request = signalReleaseRequest(signals, session.parameters(mechanism));
    const std::vector<FrameLine> rests_on = restsOn(*study, session, signalBasis(session), declared);
    request.length_public = request.length_public || std::all_of(rests_on.begin(), rests_on.end(), [](const FrameLine& line) {
                                return line.entry != "rows" || isSettled(line.origin);
                            });
    ReleasePlan<Signals> plan = planRelease(mechanismOf<Signals>(mechanism), request);
    settle(plan, session, rests_on);
    const SignalFacts facts = plan.facts;
    const auto planned = onePlanned(study, included, std::move(plan), "signals", contentsOf, drawing);

    ReleaseJob job = jobOf(planned, session);
    job.size = sizeOf(facts);
    job.choices.push_back(choiceOf(Text("Public bounds"), std::filesystem::path(view.bounds).filename().string(), true));
    job.choices.push_back(choiceOf(Text("Rows n"), figure(facts.length), view.length.has_value()));
    job.files = {
        cardFiles(), {Text("Protected tables (CSV)"), {all_tables}}, {Text("Features and bounds (CSV)"), {"features.csv"}}};
    job.expected = [plans = planned.plans] { return expectationOf(plans->front()); };
    return job;
}

} // namespace nictate

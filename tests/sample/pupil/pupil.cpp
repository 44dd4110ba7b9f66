#include "tests/sample/pupil/pupil.h"

#include "core/audit/domain_kind.h"
#include "core/errors.h"
#include "core/mechanism/shared_parameters.h"
#include "core/privacy/lattice_calibration.h"
#include "tests/sample/pupil/pupil_release.h"

#include <algorithm>
#include <cmath>

namespace nictate {

namespace {

constexpr double lattice_steps = 1024; ///< at least so many make up the range
constexpr double usual_lower = 2, usual_upper = 8;

ParameterSpec boundSpec(const char* name, const char* symbol, const Text& label, double usual) {
    return {.name = name,
            .symbol = symbol,
            .label = label,
            .meaning = Text("A public bound of pupil diameters, in the tracker's unit."),
            .min = 0,
            .max = 10000,
            .slider_min = 0,
            .slider_max = 10,
            .default_formula = std::to_string(static_cast<int>(usual))};
}

Parameters defaults(const Parameters& given, const PupilFacts&) {
    Parameters out = given;
    for (const auto& [name, value] :
         {std::pair("epsilon", 1.0), std::pair("smallest", usual_lower), std::pair("largest", usual_upper)})
        if (!given.has(name))
            out.set(name, value);
    if (out.number("smallest") >= out.number("largest"))
        throw InvalidParameter("largest", valueText(out.number("largest")),
                               Text("above the smallest, %1", valueText(out.number("smallest"))));
    return out;
}

/// The bounds' range in steps of a power of two, and Laplace noise for rows · range.
LatticePlan exact(const Parameters& resolved, const PupilFacts& facts) {
    const double range = pupilBounds(resolved).range();
    LatticePlan plan;
    plan.pitch = std::exp2(std::floor(std::log2(range / lattice_steps)));
    plan.cell_max = static_cast<std::uint64_t>(std::ceil(range / plan.pitch));
    plan.l1 = static_cast<UInt128>(*plan.cell_max) * static_cast<UInt128>(facts.rows.rows);
    plan.noise = LatticeNoise::discrete_laplace;
    plan.laplace = latticeLaplaceScale(resolved.number("epsilon"), plan.l1);
    plan.divisor = static_cast<std::uint64_t>(facts.observers);
    return plan;
}

Guarantee guarantee(const Parameters& resolved, const PupilFacts& facts) {
    const LatticePlan plan = exact(resolved, facts);
    Guarantee out;
    out.definition = Definition::pure_dp;
    out.status = Status::proven;
    out.unit = Text("one observer, all their pupil diameters");
    out.published_epsilon = out.user_epsilon = resolved.number("epsilon");
    out.rho = *out.user_epsilon * *out.user_epsilon / 2;
    out.noise_name = Text("b");
    out.noise_unit = Text("of the tracker's unit");
    out.noise_scale = plan.noiseScale();
    out.sensitivity_l1 = static_cast<double>(plan.l1) * plan.pitch / static_cast<double>(plan.divisor);
    out.reasons = {Text("One observer changes every row by no more than the public range, and noise is calibrated to all rows.")};
    return out;
}

Eigen::VectorXd simulated(const Mechanism<Pupils>& mechanism, const PupilData& data, const Parameters& resolved,
                          const PupilFacts& facts, const SeededNoise& noise, const Progress& progress) {
    progress(0);
    Eigen::VectorXd out = boundedPupils(data, pupilBounds(resolved));
    const double scale = mechanism.guarantee(resolved, facts).noise_scale;
    for (Eigen::Index row = 0; row < out.size(); ++row)
        out[row] += scale * noise.laplace(static_cast<std::uint64_t>(row));
    return out;
}

const std::vector<Mutant<Pupils>>& noMutants() {
    static const std::vector<Mutant<Pupils>> none;
    return none;
}

/// Samples of a row, and their sum.
struct RowSum {
    double sum = 0;
    int samples = 0;
};

void add(const Recording& recording, const PupilRows& rows, std::vector<RowSum>& sums) {
    if (recording.samples.empty())
        return;
    const double start = recording.samples.front().t_ms;
    for (const Sample& sample : recording.samples) {
        const double part = std::floor((sample.t_ms - start) / 1000 / rows.part_s);
        if (!std::isfinite(sample.gaze.pupil) || !(part >= 0) || part >= rows.rows)
            continue;
        RowSum& row = sums[static_cast<std::size_t>(part)];
        row.sum += sample.gaze.pupil;
        ++row.samples;
    }
}

} // namespace

void Pupils::check(const PupilFacts& facts) {
    if (facts.observers < 1)
        throw InvalidParameter("observers", std::to_string(facts.observers), Text("at least 1"));
}

double PupilBounds::held(double diameter) const {
    return std::isfinite(diameter) ? std::clamp(diameter, lower, upper) : (lower + upper) / 2;
}

PupilBounds pupilBounds(const Parameters& resolved) { return {resolved.number("smallest"), resolved.number("largest")}; }

PupilData pupilData(const Dataset& study, const std::vector<std::size_t>& included, const PupilRows& rows) {
    PupilData out = PupilData::Constant(rows.rows, static_cast<Eigen::Index>(included.size()), missing);
    for (std::size_t i = 0; i < included.size(); ++i) {
        std::vector<RowSum> sums(static_cast<std::size_t>(rows.rows));
        for (const Recording& recording : study.recordings)
            if (recording.participant == included[i])
                add(recording, rows, sums);
        for (std::size_t row = 0; row < sums.size(); ++row)
            if (sums[row].samples > 0)
                out(static_cast<Eigen::Index>(row), static_cast<Eigen::Index>(i)) = sums[row].sum / sums[row].samples;
    }
    return out;
}

Eigen::VectorXd boundedPupils(const PupilData& data, const PupilBounds& bounds) {
    return data.unaryExpr([&](double diameter) { return bounds.held(diameter); }).rowwise().mean();
}

Mechanism<Pupils> pupilLaplace() {
    return {
        .info = {.id = "pupil-laplace",
                 .name = Text("Pupil means, Laplace"),
                 .reads = Pupils::reads,
                 .summary = Text("Laplace noise on the mean pupil diameter of every row."),
                 .formula = Text("mean + Lap(b) with b = rows · range / (n · ε)"),
                 .citation = "of the tests",
                 .parameters = {epsilonSpec(), boundSpec("smallest", "l", Text("Smallest diameter"), usual_lower),
                                boundSpec("largest", "u", Text("Largest diameter"), usual_upper)},
                 .statuses = {Status::proven}},
        .defaults = defaults,
        .guarantee = guarantee,
        .simulate = simulated,
        .exact = exact,
    };
}

template <> const std::vector<Mechanism<Pupils>>& mechanisms() {
    static const std::vector<Mechanism<Pupils>> all = {pupilLaplace()};
    return all;
}

BlackBox blackBoxOf(const Mechanism<Pupils>& mechanism, const Parameters& given) {
    PupilFacts facts;
    facts.observers = 2;
    BlackBox out;
    out.parameters = resolve(mechanism, given, facts);
    const PupilBounds bounds = pupilBounds(out.parameters);
    const Guarantee promised = mechanism.guarantee(out.parameters, facts);
    out.neighbours = Text("the pupils of one of two observers are as wide as can be in every row, or as narrow");
    out.event = Text("the mean over rows is above all that it can be without noise");
    out.promise = promised.user_epsilon;
    out.sensitivity_stated = promised.sensitivity_l1;
    out.sensitivity_reached = facts.rows.rows * bounds.range() / facts.observers;
    const PupilData wide = PupilData::Constant(facts.rows.rows, facts.observers, bounds.upper);
    PupilData narrow = wide;
    narrow.col(0).setConstant(bounds.lower);
    out.event_above = bounds.upper;
    out.halfway_above = bounds.upper - bounds.range() / 4;
    out.seen = [=, resolved = out.parameters](bool neighbour, const SeededNoise& noise) {
        return mechanism.simulate(mechanism, neighbour ? narrow : wide, resolved, facts, noise, {}).mean();
    };
    return out;
}

DomainKind pupilDomain() {
    return domainKind<Pupils, noMutants>([](const Session& session, const std::string&) { return pupilBasis(session); });
}

} // namespace nictate

#include "core/domains/gaze/gaze_audit.h"

#include "core/audit/domain_kind.h"
#include "core/domains/gaze/gaze_release.h"
#include "core/errors.h"
#include "core/mechanism/mechanisms.h"

#include <algorithm>
#include <cmath>

namespace nictate {

namespace {

/// Wide enough that hardly any noise is cut off at its edge.
constexpr double half_field_deg = 80, rate_of_stream_hz = 100;

/// One window of few samples, unless told otherwise, and nothing after the noise. As printed, tests have too little noise by the
/// radius: one test, and a radius that shows it.
Parameters oneWindow(const MechanismInfo& info, Parameters given) {
    const bool printed = given.has("form") && given.text("form") == "as-printed";
    using Few = std::vector<std::pair<const char*, double>>;
    for (const auto& [name, value] :
         printed ? Few{{"epsilon", 3}, {"window", 5}, {"skip", 4}, {"radius", 10}, {"threshold", 4}, {"smooth", 0}}
                 : Few{{"epsilon", 3}, {"window", 5}, {"skip", 1}, {"smooth", 0}})
        if (info.has(name) && !given.has(name))
            given.set(name, value);
    return given;
}

GazeStudy restingAt(Direction place, std::size_t rows) {
    GazeStudy study;
    study.participants = 1;
    study.tasks = {{0, ""}};
    const Stimulus screen{"screen", 100, 100, SizeSource::given, "", {}};
    study.streams.push_back({0, 0, rate_of_stream_hz, GazeField(screen, 2 * half_field_deg, 2 * half_field_deg),
                             std::vector<Direction>(rows, place)});
    return study;
}

double apart(const Direction& a, const Direction& b) { return std::hypot(a.yaw - b.yaw, a.pitch - b.pitch); }

/// Every test said that gaze had not left the first published position, and that lies near the place.
bool staysNear(const std::vector<Direction>& rows, const Direction& place, double reach) {
    return std::all_of(rows.begin(), rows.end(), [&](const Direction& row) {
        return row.yaw == rows.front().yaw && row.pitch == rows.front().pitch && apart(row, place) <= reach;
    });
}

} // namespace

BlackBox blackBoxOf(const Mechanism<Gaze>& mechanism, const Parameters& given) {
    if (!mechanism.info.has("radius"))
        throw InvalidParameter("mechanism", mechanism.info.id,
                               Text("one that promises an ε for gaze: this one does not, there is nothing to audit"));
    GazeFacts facts;
    facts.rate_hz = rate_of_stream_hz;
    facts.half_yaw = facts.half_pitch = half_field_deg;
    BlackBox out;
    out.parameters = resolve(mechanism, oneWindow(mechanism.info, given), facts);
    const double radius = out.parameters.number("radius");
    const auto rows = static_cast<std::size_t>(out.parameters.number("window"));
    facts.rows = {{rows}};
    out.promise = mechanism.guarantee(out.parameters, facts).published_epsilon;
    out.neighbours = Text("gaze rests at one place for one window of samples, or at another, as far off as the radius");
    const bool printed = out.parameters.text("form") == "as-printed"; // with too little noise in its tests, not in positions
    out.event =
        printed
            ? Text("the position published first lies within a third of the radius of the first place and is repeated to the end")
            : Text("over the window, what is published lies nearer to the first place than to the second by four fifths of the "
                   "radius");
    out.sensitivity_reached = radius;
    out.sensitivity_stated = radius;
    const Direction a{0, 0}, b{radius, 0};
    const GazeStudy here = restingAt(a, rows), there = restingAt(b, rows);
    out.event_above = out.halfway_above = printed ? 0.5 : 0.8;
    out.seen = [=, resolved = out.parameters](bool neighbour, const SeededNoise& noise) {
        const SimulatedGaze made = mechanism.simulate(mechanism, neighbour ? there : here, resolved, facts, noise, {});
        const std::vector<Direction>& seen = made.study.streams.front().rows;
        if (printed)
            return staysNear(seen, a, radius / 3) ? 1.0 : 0.0;
        double nearer = 0;
        for (const Direction& row : seen)
            nearer += row.seen() ? apart(row, b) - apart(row, a) : 0;
        return nearer / (radius * static_cast<double>(rows));
    };
    return out;
}

namespace {

constexpr auto kaleido_id = "kaleido";

void halfPlanarNoise(Mechanism<Gaze>& mechanism) {
    mechanism.simulate = [](const Mechanism<Gaze>& self, const GazeStudy& study, const Parameters& resolved,
                            const GazeFacts& facts, const SeededNoise& noise, const Progress& progress) {
        Parameters twice = resolved;
        twice.set("epsilon", 2 * resolved.number("epsilon"));
        return mechanismOf<Gaze>(kaleido_id).simulate(self, study, twice, facts, noise, progress);
    };
}

} // namespace

const std::vector<Mutant<Gaze>>& gazeMutants() {
    static const std::vector<Mutant<Gaze>> all = {{"half-noise", kaleido_id, Text("half the noise"), halfPlanarNoise}};
    return all;
}

DomainKind gazeDomain() {
    return domainKind<Gaze, gazeMutants>([](const Session&, const std::string&) { return gazeBasis(); });
}

} // namespace nictate

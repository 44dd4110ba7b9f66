#include "core/audit/black_box.h"

#include "core/errors.h"

#include <cmath>

namespace nictate {

namespace {

/// Wide enough that hardly any noise is cut off at its edge.
constexpr double half_field_deg = 80, rate_of_stream_hz = 100;

/// One window of few samples, unless told otherwise, and nothing after the noise.
Parameters oneWindow(const MechanismInfo& info, Parameters given) {
    for (auto [name, value] :
         {std::pair("epsilon", 3.0), std::pair("window", 5.0), std::pair("skip", 1.0), std::pair("smooth", 0.0)})
        if (info.has(name) && !given.has(name))
            given.set(name, value);
    return given;
}

StreamStudy restingAt(Direction place, std::size_t rows) {
    StreamStudy study;
    study.participants = 1;
    study.tasks = {{0, ""}};
    const Stimulus screen{"screen", 100, 100, SizeSource::given, "", {}};
    study.streams.push_back({0, 0, rate_of_stream_hz, GazeField(screen, 2 * half_field_deg, 2 * half_field_deg),
                             std::vector<Direction>(rows, place)});
    return study;
}

double apart(const Direction& a, const Direction& b) { return std::hypot(a.yaw - b.yaw, a.pitch - b.pitch); }

} // namespace

BlackBox blackBoxOf(const Mechanism<Streams>& mechanism, const Parameters& given) {
    if (!mechanism.info.has("radius"))
        throw InvalidParameter("mechanism", mechanism.info.id,
                               "one that promises an ε for gaze: this one does not, there is nothing to audit");
    StreamFacts facts;
    facts.rate_hz = rate_of_stream_hz;
    facts.half_yaw = facts.half_pitch = half_field_deg;
    BlackBox out;
    out.parameters = resolve(mechanism, oneWindow(mechanism.info, given), facts);
    const double radius = out.parameters.number("radius");
    const auto rows = static_cast<std::size_t>(out.parameters.number("window"));
    facts.rows = {{rows}};
    out.promise = mechanism.guarantee(out.parameters, facts).published_epsilon;
    out.neighbours = "gaze rests at one place for one window of samples, or at another, as far off as the radius";
    out.event =
        "over the window, what is published lies nearer to the first place than to the second by four fifths of the radius";
    out.sensitivity_reached = radius;
    out.sensitivity_stated = radius;
    const Direction a{0, 0}, b{radius, 0};
    const StreamStudy here = restingAt(a, rows), there = restingAt(b, rows);
    out.happens = [=, resolved = out.parameters](bool neighbour, const SeededNoise& noise) {
        const SimulatedStreams made = mechanism.simulate(mechanism, neighbour ? there : here, resolved, facts, noise, {});
        double nearer = 0;
        for (const Direction& row : made.study.streams.front().rows)
            nearer += row.seen() ? apart(row, b) - apart(row, a) : 0;
        return nearer >= 0.8 * radius * static_cast<double>(rows);
    };
    return out;
}

} // namespace nictate

#include "core/domains/gaze/gaze.h"

#include "core/errors.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace nictate {

double GazeFacts::windows(double window) const {
    double most = 0;
    for (const std::vector<std::size_t>& person : rows) {
        double sum = 0;
        for (std::size_t length : person)
            sum += std::ceil(static_cast<double>(length) / window);
        most = std::max(most, sum);
    }
    return most;
}

GazeFacts gazeFacts(const GazeOutlines& study) {
    GazeFacts facts;
    facts.participants = std::max(study.participants, 1);
    facts.public_grid = study.public_grid;
    facts.rate_hz = facts.half_yaw = facts.half_pitch = 0;
    std::map<std::size_t, std::vector<std::size_t>> rows;
    std::vector<std::set<std::size_t>> people(study.tasks);
    for (const GazeOutline& stream : study.streams) {
        facts.rate_hz = std::max(facts.rate_hz, stream.rate_hz);
        facts.half_yaw = std::max(facts.half_yaw, stream.field.halfYaw());
        facts.half_pitch = std::max(facts.half_pitch, stream.field.halfPitch());
        rows[stream.participant].push_back(stream.rows);
        people[stream.task].insert(stream.participant);
    }
    facts.rows.clear();
    for (auto& [participant, lengths] : rows)
        facts.rows.push_back(std::move(lengths));
    facts.least_in_task = facts.participants;
    for (const std::set<std::size_t>& task : people)
        facts.least_in_task = std::min(facts.least_in_task, static_cast<int>(task.size()));
    return facts;
}

void Gaze::check(const GazeFacts& facts) {
    if (facts.participants < 1)
        throw InvalidParameter("observers", std::to_string(facts.participants), Text("a whole number, 1 ≤ observers"));
}

} // namespace nictate

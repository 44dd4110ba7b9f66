#include "tests/core/io/contributions.h"

#include <bit>
#include <initializer_list>

namespace nictate::test {

namespace {

void addBits(std::string& bytes, std::initializer_list<double> values) {
    for (double value : values) {
        const auto bits = std::bit_cast<std::uint64_t>(value);
        bytes.append(reinterpret_cast<const char*>(&bits), sizeof bits);
    }
}

} // namespace

std::map<std::string, std::string> contributions(const Dataset& study) {
    std::map<std::string, std::string> of;
    for (const Recording& recording : study.recordings) {
        std::string& bytes = of[study.participants[recording.participant].id];
        bytes += study.stimuli[recording.stimulus].id + "/" + recording.condition + ":";
        addBits(bytes, {recording.sampling_rate_hz, static_cast<double>(recording.eye)});
        for (const Fixation& fixation : recording.fixations)
            addBits(bytes, {fixation.x_px, fixation.y_px, fixation.start_ms, fixation.duration_ms, fixation.pupil});
        for (const Sample& sample : recording.samples)
            addBits(bytes, {sample.t_ms, sample.gaze.x_px, sample.gaze.y_px, sample.second.x_px, sample.second.y_px});
    }
    for (const FeatureTable& table : study.features.tables) {
        std::string& bytes = of[study.participants[table.participant].id];
        bytes += table.condition + ":";
        for (Eigen::Index i = 0; i < table.values.size(); ++i)
            addBits(bytes, {table.values.data()[i]});
    }
    return of;
}

} // namespace nictate::test

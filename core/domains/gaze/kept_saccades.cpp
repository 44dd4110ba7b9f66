#include "core/domains/gaze/kept_saccades.h"

#include "core/domains/gaze/event_synthesis.h"
#include "core/domains/gaze/mechanisms/event_synth_pd.h"
#include "core/errors.h"
#include "core/files/atomic_file.h"

#include <sodium.h>

#include <array>
#include <fstream>
#include <sstream>

namespace nictate {

namespace {

/// Of everything the model is learnt from.
std::string digestOf(const GazeStudy& study) {
    crypto_generichash_state state;
    std::array<unsigned char, 24> digest{};
    crypto_generichash_init(&state, nullptr, 0, digest.size());
    auto take = [&](const void* bytes, std::size_t size) {
        crypto_generichash_update(&state, static_cast<const unsigned char*>(bytes), size);
    };
    for (const GazeStream& stream : study.streams) {
        const std::array<double, 3> shape = {stream.rate_hz, stream.field.halfYaw(), static_cast<double>(stream.rows.size())};
        take(shape.data(), sizeof(shape));
        take(stream.rows.data(), stream.rows.size() * sizeof(Direction));
    }
    crypto_generichash_final(&state, digest.data(), digest.size());
    std::array<char, 2 * 24 + 1> hex{};
    return sodium_bin2hex(hex.data(), hex.size(), digest.data(), digest.size());
}

} // namespace

SaccadeModel KeptSaccades::of(const GazeStudy& study, const Progress& progress) const {
    namespace fs = std::filesystem;
    const fs::path file = folder_ / (digestOf(study) + ".json");
    if (std::ifstream in(file, std::ios::binary); in) {
        std::ostringstream text;
        text << in.rdbuf();
        try {
            return SaccadeModel::restored(text.str(), file.string());
        } catch (const ParseError&) { // learnt again
        }
    }
    SaccadeModel model = learntSaccades(study, false, learning_seed, progress);
    try {
        fs::create_directories(folder_);
        fs::permissions(folder_, fs::perms::owner_all);
        writeFileAtomically(file, model.kept());
    } catch (const std::exception&) { // it is learnt again next time
    }
    return model;
}

} // namespace nictate

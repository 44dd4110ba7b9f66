#include "core/analysis/heatmap_noise_surface.h"

namespace nictate {

Eigen::ArrayXXd noiseSurface(const Mechanism<Maps>& mechanism, const Parameters& given, const MapFacts& facts,
                             const std::vector<int>& sides, const std::vector<int>& observers) {
    Eigen::ArrayXXd out(static_cast<Eigen::Index>(sides.size()), static_cast<Eigen::Index>(observers.size()));
    for (std::size_t i = 0; i < sides.size(); ++i)
        for (std::size_t j = 0; j < observers.size(); ++j) {
            Parameters at = given;
            at.set("width", static_cast<double>(sides[i]));
            at.set("height", static_cast<double>(sides[i]));
            MapFacts there = facts;
            there.observers = observers[j];
            out(static_cast<Eigen::Index>(i), static_cast<Eigen::Index>(j)) = guaranteeOf(mechanism, at, there).noise_scale;
        }
    return out;
}

} // namespace nictate

#include "core/domains/heatmap/heatmap_noise_surface.h"

namespace nictate {

Guarantee guaranteeAt(const Mechanism<Heatmaps>& mechanism, Parameters given, HeatmapFacts facts, int width, int height,
                      int observers) {
    given.set("width", static_cast<double>(width));
    given.set("height", static_cast<double>(height));
    facts.observers = observers;
    return guaranteeOf(mechanism, given, facts);
}

Eigen::ArrayXXd noiseSurface(const Mechanism<Heatmaps>& mechanism, const Parameters& given, const HeatmapFacts& facts,
                             const std::vector<int>& sides, const std::vector<int>& observers) {
    Eigen::ArrayXXd out(static_cast<Eigen::Index>(sides.size()), static_cast<Eigen::Index>(observers.size()));
    for (std::size_t i = 0; i < sides.size(); ++i)
        for (std::size_t j = 0; j < observers.size(); ++j)
            out(static_cast<Eigen::Index>(i), static_cast<Eigen::Index>(j)) =
                guaranteeAt(mechanism, given, facts, sides[i], sides[i], observers[j]).noise_scale;
    return out;
}

} // namespace nictate

#pragma once

#include "core/maps/film.h"

#include <memory>
#include <vector>

namespace nictate {

/// The windows' maps of a film, cut out of it once, so that what does not change is not drawn again. A still map is its own only
/// window.
class FilmSlices {
  public:
    std::shared_ptr<const GazeMap> at(const std::shared_ptr<const GazeMap>& maps, int window, int windows) {
        if (windows == 1 || !maps)
            return maps;
        if (maps != of_ || std::ssize(slices_) != windows) {
            of_ = maps;
            slices_.clear();
            for (GazeMap& map : windowMaps(*maps, windows))
                slices_.push_back(std::make_shared<const GazeMap>(std::move(map)));
        }
        return slices_[static_cast<std::size_t>(window)];
    }

  private:
    std::shared_ptr<const GazeMap> of_;
    std::vector<std::shared_ptr<const GazeMap>> slices_;
};

} // namespace nictate

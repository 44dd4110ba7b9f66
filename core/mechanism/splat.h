#pragma once
// How a fixation is spread over the cells of a grid before an observer is clipped, one axis at a time.

#include <algorithm>
#include <cmath>
#include <vector>

namespace nictate {

/// A Gaussian of `sigma` > 0 cells centred at `position` (in cells, within 0 … cells), sampled at cell centres and scaled to
/// sum 1 over the cells that exist, so a fixation at the border keeps its whole weight.
struct SplatKernel {
    SplatKernel(double position, double sigma, int cells);

    int first = 0;
    std::vector<double> weights;
};

inline SplatKernel::SplatKernel(double position, double sigma, int cells) {
    double reach = 4 * sigma;
    first = std::max(0, static_cast<int>(std::floor(position - reach)));
    int last = std::min(cells - 1, static_cast<int>(std::floor(position + reach)));
    double total = 0;
    for (int cell = first; cell <= last; ++cell) {
        double distance = (cell + 0.5 - position) / sigma;
        weights.push_back(std::exp(-0.5 * distance * distance));
        total += weights.back();
    }
    for (double& weight : weights)
        weight /= total;
}

} // namespace nictate

#include "widgets/heatmap_renderer.h"

#include "tests/catch.h"

#include <cmath>
#include <limits>
#include <random>

using namespace nictate;

namespace {

GazeMap someMap(int width, int height, unsigned seed) {
    std::mt19937 random(seed);
    GazeMap map(height, width);
    for (Eigen::Index i = 0; i < map.size(); ++i)
        map.data()[i] = static_cast<double>(random() % 10000) / 10000;
    return map;
}

PixelRange whole(int pixels, Eigen::Index cells) {
    double step = static_cast<double>(cells) / pixels;
    return {step / 2, step, pixels};
}

struct Canvas {
    int width, height;
    std::vector<std::uint32_t> under, out;

    Canvas(int w, int h) : width(w), height(h), under(static_cast<std::size_t>(w * h)), out(under.size(), 0) {
        for (std::size_t i = 0; i < under.size(); ++i)
            under[i] = 0xff000000u | static_cast<std::uint32_t>(i * 2654435761u) >> 8;
    }
    RenderJob job(const GazeMap& map) {
        RenderJob job;
        job.map = &map;
        job.columns = whole(width, map.cols());
        job.rows = whole(height, map.rows());
        job.table = blendTable(colourTable(ColourMap::viridis), 0.7, Fade::low_end);
        job.under = under.data();
        job.out = out.data();
        job.under_stride = job.out_stride = width;
        return job;
    }
};

/// The plain formula, pixel by pixel.
void renderReference(const RenderJob& job) {
    for (int y = 0; y < job.rows.count; ++y)
        for (int x = 0; x < job.columns.count; ++x) {
            double value = valueAt(*job.map, job.minus, job.columns.first + x * job.columns.step,
                                   job.rows.first + y * job.rows.step, job.upsampling);
            double level = (value - job.limits.low) / (job.limits.high - job.limits.low) * 255;
            auto index = std::isnan(level) ? 0 : std::lround(std::clamp(level, 0.0, 255.0));
            std::uint32_t over = job.table[static_cast<std::size_t>(index)];
            std::uint32_t under = job.under[y * job.under_stride + x];
            double keep = 1 - (over >> 24) / 255.0;
            std::uint32_t out = 0xff000000u;
            for (int shift : {0, 8, 16})
                out |= static_cast<std::uint32_t>(std::lround((under >> shift & 255) * keep + (over >> shift & 255))) << shift;
            job.out[y * job.out_stride + x] = out;
        }
}

/// Largest difference of any channel between the fast and the plain renderer.
int worst(RenderJob job, std::size_t pixels) {
    std::vector<std::uint32_t> plain(pixels);
    nictate::render(job);
    const std::uint32_t* fast = job.out;
    job.out = plain.data();
    renderReference(job);
    int most = 0;
    for (std::size_t i = 0; i < pixels; ++i)
        for (int shift : {0, 8, 16, 24})
            most = std::max(most, std::abs(static_cast<int>(fast[i] >> shift & 255) - static_cast<int>(plain[i] >> shift & 255)));
    return most;
}

// A value on the edge between two of the 256 colours may fall either way; neighbours differ by at most this.
constexpr int one_colour_off = 5;

} // namespace

TEST_CASE("the fast renderer agrees with the plain formula", "[renderer]") {
    Canvas canvas(257, 130);
    GazeMap map = someMap(20, 15, 1), other = someMap(20, 15, 2);
    RenderJob job = canvas.job(map);

    SECTION("stretched") { CHECK(worst(job, canvas.out.size()) <= one_colour_off); }
    SECTION("nearest cells") {
        job.upsampling = Upsampling::nearest;
        CHECK(worst(job, canvas.out.size()) <= one_colour_off);
    }
    SECTION("a difference") {
        job.minus = &other;
        job.limits = {-0.8, 0.8};
        job.table = blendTable(colourTable(ColourMap::diverging), 0.9, Fade::middle);
        CHECK(worst(job, canvas.out.size()) <= one_colour_off);
    }
    SECTION("a corner, enlarged") {
        job.columns = {17.3, 0.011, 257};
        job.rows = {0.01, 0.013, 130};
        CHECK(worst(job, canvas.out.size()) <= one_colour_off);
    }
    SECTION("shrunk") {
        GazeMap large = someMap(700, 500, 3);
        RenderJob small = canvas.job(large);
        CHECK(worst(small, canvas.out.size()) <= one_colour_off);
    }
    SECTION("one cell a pixel") {
        GazeMap same = someMap(257, 130, 4);
        CHECK(worst(canvas.job(same), canvas.out.size()) <= one_colour_off);
    }
    SECTION("a single cell") {
        GazeMap one = GazeMap::Constant(1, 1, 0.5);
        CHECK(worst(canvas.job(one), canvas.out.size()) <= one_colour_off);
    }
}

TEST_CASE("a constant map has its colour everywhere and opacity mixes it with the stimulus", "[renderer]") {
    Canvas canvas(33, 17);
    GazeMap map = GazeMap::Constant(4, 5, 1.0);
    RenderJob job = canvas.job(map);
    std::uint32_t top = colourTable(ColourMap::viridis)[255];

    job.table = blendTable(colourTable(ColourMap::viridis), 1, Fade::none);
    nictate::render(job);
    CHECK(canvas.out == std::vector<std::uint32_t>(canvas.out.size(), top));

    job.table = blendTable(colourTable(ColourMap::viridis), 0, Fade::none);
    nictate::render(job);
    CHECK(canvas.out == canvas.under);
}

TEST_CASE("where nobody looked the stimulus shows untouched", "[renderer]") {
    Canvas canvas(40, 30);
    GazeMap map = GazeMap::Zero(10, 10);
    RenderJob job = canvas.job(map);
    nictate::render(job);
    CHECK(canvas.out == canvas.under);

    job.limits = {-1, 1};
    job.table = blendTable(colourTable(ColourMap::diverging), 0.8, Fade::middle);
    nictate::render(job);
    CHECK(canvas.out == canvas.under);
}

TEST_CASE("values outside the limits, NaN and infinities are drawn, not spread", "[renderer]") {
    Canvas canvas(64, 8);
    GazeMap map = GazeMap::Constant(1, 8, 0.5);
    map(0, 1) = std::numeric_limits<double>::quiet_NaN();
    map(0, 3) = std::numeric_limits<double>::infinity();
    map(0, 6) = -7;
    RenderJob job = canvas.job(map);
    job.upsampling = Upsampling::nearest;
    const ColourTable& table = colourTable(ColourMap::viridis);
    job.table = blendTable(table, 1, Fade::none);
    nictate::render(job);
    CHECK(canvas.out[8 + 4] == table[0]);
    CHECK(canvas.out[24 + 4] == table[255]);
    CHECK(canvas.out[48 + 4] == table[0]);
    CHECK(canvas.out[4] == table[128]);
    CHECK(canvas.out[16 + 4] == table[128]);
}

TEST_CASE("upsampling is smooth: a coarse Gaussian comes back within 1 % of the true one", "[renderer]") {
    GazeMap map(24, 32);
    auto truth = [](double column, double row) {
        return std::exp(-((column - 15) * (column - 15) + (row - 11) * (row - 11)) / (2 * 2.0 * 2.0));
    };
    for (int r = 0; r < 24; ++r)
        for (int c = 0; c < 32; ++c)
            map(r, c) = truth(c + 0.5, r + 0.5);
    double cubic = 0;
    for (double row = 4; row < 20; row += 0.17)
        for (double column = 4; column < 28; column += 0.13)
            cubic = std::max(cubic, std::abs(valueAt(map, nullptr, column, row, Upsampling::cubic) - truth(column, row)));
    CHECK(cubic < 0.01);
    CHECK(valueAt(map, nullptr, 15.5, 11.5, Upsampling::cubic) == Approx(map(11, 15)));
    CHECK(valueAt(map, &map, 3.3, 7.9, Upsampling::cubic) == 0);
    CHECK(valueAt(map, nullptr, 15.99, 11.01, Upsampling::nearest) == Approx(map(11, 15)));
}

TEST_CASE("blending never carries from one channel into the next", "[renderer]") {
    for (ColourMap map : colourMaps())
        for (double opacity : {0.1, 0.5, 0.77, 0.99})
            for (std::uint32_t entry : blendTable(colourTable(map), opacity, Fade::low_end))
                for (int shift : {0, 8, 16})
                    REQUIRE((entry >> shift & 255) <= entry >> 24);
}

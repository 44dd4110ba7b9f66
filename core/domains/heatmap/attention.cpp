#include "core/domains/heatmap/attention.h"

#include "core/domains/heatmap/picture_centre.h"

#include <opencv2/imgproc.hpp>
#include <opencv2/objdetect.hpp>

#include <algorithm>
#include <array>
#include <cmath>

namespace nictate {

extern const char face_cascade[]; ///< OpenCV's frontal faces (haarcascade_frontalface_alt2.xml), compiled in by CMake

namespace {

constexpr int longer_side = 100;

// Fitted once on every second of the 60 OSIE pictures with a public stimulus, by their mean correlation with the heatmap.
constexpr std::array weights = {0.670F, 0.086F, 0.113F, 0.131F}; ///< surrounded, signature, corners, skin
constexpr float even_share = 0.229F;                             ///< of structure, before the power
constexpr float structure_power = 1.727F;
constexpr double face_weight = 9, face_spread = 0.3; ///< times what else is there · standard deviation, of a face's width

cv::Size sized(const cv::Mat& picture, int longer) {
    const double scale = static_cast<double>(longer) / std::max(picture.cols, picture.rows);
    auto side = [&](int length) { return std::max(4, static_cast<int>(std::lround(scale * length))); };
    return {side(picture.cols), side(picture.rows)};
}

cv::Mat scaled(const cv::Mat& picture, cv::Size size) {
    cv::Mat out;
    cv::resize(picture, out, size, 0, 0, cv::INTER_AREA);
    return out;
}

cv::Mat blurred(const cv::Mat& map, double sigma) {
    cv::Mat out;
    cv::GaussianBlur(map, out, {}, sigma);
    return out;
}

/// Lab colours turned so that the picture's own colours vary alike in every direction; 8 bits around 128.
cv::Mat whitened(const cv::Mat& lab) {
    const cv::Mat colours = lab.reshape(1, static_cast<int>(lab.total()));
    cv::Mat covariance, mean, values, vectors;
    cv::calcCovarMatrix(colours, covariance, mean, cv::COVAR_NORMAL | cv::COVAR_ROWS | cv::COVAR_SCALE, CV_32F);
    covariance += 4 * cv::Mat::eye(3, 3, CV_32F); // of Lab units: a grey picture has no second direction
    cv::eigen(covariance, values, vectors);
    cv::Mat centred = colours - cv::repeat(mean, colours.rows, 1), turned = centred * vectors.t();
    for (int k = 0; k < 3; ++k)
        turned.col(k) *= 40 / std::sqrt(values.at<float>(k));
    cv::Mat out = turned.reshape(3, lab.rows);
    out.convertTo(out, CV_8U, 1, 128);
    return out;
}

/// What a threshold on one channel leaves as a figure: regions that do not touch the border [Zhang & Sclaroff 2013].
cv::Mat surrounded(const cv::Mat& colours) {
    std::vector<cv::Mat> channels;
    cv::split(colours, channels);
    cv::Mat sum = cv::Mat::zeros(colours.size(), CV_32F), above, framed, figure, spread;
    for (const cv::Mat& channel : channels) {
        double low = 0, high = 0;
        cv::minMaxLoc(channel, &low, &high);
        for (double level = low + 8; level < high; level += 8)
            for (int kind : {cv::THRESH_BINARY, cv::THRESH_BINARY_INV}) {
                cv::threshold(channel, above, level, 1, kind);
                cv::copyMakeBorder(above, framed, 1, 1, 1, 1, cv::BORDER_CONSTANT, 1);
                cv::floodFill(framed, cv::Point(0, 0), 0);
                cv::dilate(framed(cv::Rect(1, 1, above.cols, above.rows)), figure, {});
                if (const double norm = cv::norm(figure); norm > 0) {
                    figure.convertTo(spread, CV_32F, 1 / norm);
                    sum += spread;
                }
            }
    }
    return blurred(sum, 1);
}

/// Image signature [Hou, Harel & Koch 2012]: the signs of the cosine transform keep what is sparse in space.
cv::Mat signature(const cv::Mat& lab) {
    cv::Size size = sized(lab, 64);
    size = {size.width + size.width % 2, size.height + size.height % 2}; // cv::dct takes even sizes
    std::vector<cv::Mat> channels;
    cv::split(scaled(lab, size), channels);
    cv::Mat sum = cv::Mat::zeros(size, CV_32F), transformed, back;
    for (const cv::Mat& channel : channels) {
        cv::dct(channel, transformed);
        transformed.forEach<float>([](float& value, const int*) { value = value > 0 ? 1.0F : value < 0 ? -1.0F : 0.0F; });
        cv::idct(transformed, back);
        sum += back.mul(back);
    }
    return blurred(sum, 2);
}

/// Corners lie densely on text and on things with much detail.
cv::Mat corners(const cv::Mat& picture) {
    cv::Mat grey, response;
    cv::cvtColor(scaled(picture, sized(picture, 800)), grey, cv::COLOR_RGB2GRAY);
    grey.convertTo(grey, CV_32F, 1.0 / 255);
    cv::cornerHarris(grey, response, 2, 3, 0.04);
    cv::sqrt(cv::max(response, 0), response);
    return blurred(response, 8);
}

/// How near colours are to those of skin, in the plane of the two chrominances.
cv::Mat skin(const cv::Mat& picture) {
    cv::Mat colours;
    cv::cvtColor(picture, colours, cv::COLOR_RGB2YCrCb);
    cv::Mat likely(colours.size(), CV_32F);
    likely.forEach<float>([&](float& value, const int* at) {
        const auto colour = colours.at<cv::Vec3b>(at[0], at[1]);
        const float red = (colour[1] - 153.0F) / 9, blue = (colour[2] - 108.0F) / 10;
        value = colour[0] > 50 ? std::exp(-0.5F * (red * red + blue * blue + 0.6F * red * blue)) : 0.0F;
    });
    return blurred(likely, 2);
}

/// Faces seen from the front [Viola & Jones 2001; Lienhart & Maydt 2002]: 1 at the middle of each, 0 far from all.
cv::Mat faces(const cv::Mat& picture, cv::Size size) {
    cv::Mat grey;
    cv::cvtColor(scaled(picture, sized(picture, 640)), grey, cv::COLOR_RGB2GRAY);
    cv::equalizeHist(grey, grey);
    thread_local cv::CascadeClassifier detector; // its text is parsed once, not for every picture
    if (detector.empty())
        detector.read(cv::FileStorage(face_cascade, cv::FileStorage::READ | cv::FileStorage::MEMORY).getFirstTopLevelNode());
    std::vector<cv::Rect> found;
    detector.detectMultiScale(grey, found, 1.15, 2, 0, {24, 24});
    cv::Mat out = cv::Mat::zeros(size, CV_32F);
    const double cell = static_cast<double>(std::max(grey.cols, grey.rows)) / longer_side;
    for (const cv::Rect& face : found)
        out.forEach<float>([&](float& value, const int* at) {
            const double x = (at[1] + 0.5) * cell - (face.x + face.width / 2.0);
            const double y = (at[0] + 0.5) * cell - (face.y + face.height / 2.0);
            const double spread = std::max(face_spread * face.width, 1.5 * cell);
            value = std::max(value, static_cast<float>(std::exp(-0.5 * (x * x + y * y) / (spread * spread))));
        });
    return out;
}

/// exp(−x²/2w²) over the middle of `cells`, of mean 1.
Eigen::ArrayXd bump(int cells, double width) {
    const Eigen::ArrayXd x = (Eigen::ArrayXd::LinSpaced(cells, 0, cells - 1) + 0.5) / cells - 0.5;
    const Eigen::ArrayXd out = (-0.5 * (x / width).square()).exp();
    return out / out.mean();
}

/// Overlap of output cells with input cells, as a share of the input cell. The output reaches `reach` times as far.
Eigen::MatrixXd overlaps(int outputs, Eigen::Index inputs, double reach) {
    Eigen::MatrixXd out = Eigen::MatrixXd::Zero(outputs, inputs);
    const double pitch = reach * static_cast<double>(inputs) / outputs; // in input cells
    for (int i = 0; i < outputs; ++i)
        for (auto j = static_cast<Eigen::Index>(i * pitch); j < inputs && static_cast<double>(j) < (i + 1) * pitch; ++j)
            out(i, j) = std::max(0.0, std::min((i + 1) * pitch, j + 1.0) - std::max(i * pitch, static_cast<double>(j)));
    return out;
}

} // namespace

GazeMap centreAttention(int rows, int columns) {
    // 90 % around the middle with 0.22 of the sides, 10 % even, as in PriorShrinkage.
    GazeMap out = ((0.9 * bump(rows, 0.22) + 0.1).matrix() * (0.9 * bump(columns, 0.22) + 0.1).matrix().transpose()).array();
    return out / out.sum();
}

GazeMap resampled(const GazeMap& density, int rows, int columns, double down, double across) {
    return (overlaps(rows, density.rows(), down) * density.matrix() * overlaps(columns, density.cols(), across).transpose())
        .array();
}

GazeMap attentionTo(const PicturePixels& pixels) {
    const cv::Mat picture(pixels.height, pixels.width, CV_8UC3, const_cast<std::uint8_t*>(pixels.rgb.data()));
    const cv::Mat small = scaled(picture, sized(picture, 2 * longer_side));
    const cv::Size size = sized(picture, longer_side);
    cv::Mat part, lab;
    small.convertTo(part, CV_32F, 1.0 / 255);
    cv::cvtColor(part, lab, cv::COLOR_RGB2Lab);

    const std::array<cv::Mat, weights.size()> maps = {surrounded(scaled(whitened(lab), size)), signature(lab), corners(picture),
                                                      skin(small)};
    cv::Mat structure = cv::Mat::zeros(size, CV_32F);
    for (std::size_t k = 0; k < maps.size(); ++k) {
        const cv::Mat map = cv::max(scaled(maps[k], size), 0);
        structure += weights[k] * map / std::max(cv::mean(map)[0], 1e-6);
    }
    cv::pow((1 - even_share) * structure + even_share, structure_power, structure);
    structure = structure.mul(1 + face_weight * faces(picture, size));

    GazeMap out(size.height, size.width);
    for (int row = 0; row < size.height; ++row)
        for (int column = 0; column < size.width; ++column)
            out(row, column) = structure.at<float>(row, column);
    out *= pictureCentre(size.height, size.width);
    return out / out.sum();
}

} // namespace nictate

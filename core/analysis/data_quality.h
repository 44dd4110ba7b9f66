#pragma once
// How good a tracker's data are, in the figures that laboratories report (mathematics.md §14). Sensitive: all of it reads the
// originals. Loss, RMS-S2S and BCEA after Holmqvist, Nyström & Mulvey 2012, Blignaut & Beelders 2012, and Niehorster et al. 2020.

#include "core/data/dataset.h"
#include "core/progress.h"
#include "core/text.h"

#include <optional>
#include <string_view>
#include <vector>

namespace nictate {

/// Of one recording or one person. NaN where the data do not say it.
struct DataQuality {
    std::size_t samples = 0;
    double loss = missing;      ///< share of the samples in which no eye has a position, 0 … 1
    double rms_s2s = missing;   ///< root mean square of the angles (or distances) from sample to sample
    double bcea = missing;      ///< area of the ellipse that holds 68.2 % of a bivariate normal distribution
    double rate_hz = missing;   ///< one over the median interval between samples
    double jitter_ms = missing; ///< standard deviation (N − 1) of the intervals, of at least two
    double validation_mean_deg = missing, validation_max_deg = missing; ///< as the tracker states them
};

/// Of a whole study. Degrees where the screen's size and distance are known for every stimulus, else pixels: one unit for all.
struct StudyQuality {
    bool in_degrees = false;             ///< of RMS-S2S; BCEA has its square
    std::vector<DataQuality> recordings; ///< in the study's order
    std::vector<DataQuality> people;     ///< loss over all samples, the largest of the largest errors; else means
                                         ///< over the recordings that have a value
};

/// The largest values that are still good enough; unset: any is. Whoever sets them answers for them: none is usual everywhere.
struct QualityLimits {
    std::optional<double> loss;           ///< share of samples, 0 … 1
    std::optional<double> rms_s2s;        ///< in the unit of the study's table: degrees, or pixels
    std::optional<double> bcea;           ///< its square
    std::optional<double> jitter_ms;      ///< standard deviation of the intervals between samples
    std::optional<double> validation_deg; ///< mean error at the validation

    bool operator==(const QualityLimits&) const = default;
};

/// RMS-S2S and BCEA are medians over windows of 200 ms, as fixations fill most of the time; a window begins at each sample. It
/// counts where it holds at least three samples, all with a position of the eye that was seen more often, and none comes later
/// than 2.5 median intervals after the one before. In a window, RMS-S2S = √(Σ d²/(N − 1)) over its N − 1 steps d, and
/// BCEA = 2·k·π·σx·σy·√(1 − ρ²) with 1 − e^(−k) = 0.682 and divisor N − 1. Throws Cancelled.
DataQuality dataQuality(const Recording& recording, const Stimulus& stimulus, bool in_degrees);
StudyQuality studyQuality(const Dataset& study, const Progress& progress = {});

/// A figure, how it is called in files and in the window, and the limit it may be held to.
struct QualityFigure {
    std::string_view id;   ///< "rms_s2s"
    Text name;             ///< for a person
    std::string_view unit; ///< "°" also stands for pixels, "°²" for their square: see unitOf()
    int decimals;          ///< shown in degrees: see decimalsOf()
    double DataQuality::*value;
    std::optional<double> QualityLimits::*limit; ///< null: there is none
};
const std::vector<QualityFigure>& qualityFigures();
/// In a window ("px²"), and in names of columns ("px2"; empty where the figure's name says it).
Text unitOf(const QualityFigure& figure, bool in_degrees);
std::string_view columnUnitOf(const QualityFigure& figure, bool in_degrees);
/// As many as are worth showing in that unit: a degree has some 40 pixels.
int decimalsOf(const QualityFigure& figure, bool in_degrees);

/// Whether a figure lies beyond its limit. What is not known lies beyond none.
bool isBeyond(const QualityFigure& figure, const DataQuality& quality, const QualityLimits& limits);

/// Loss, RMS-S2S and BCEA of each person with samples as a table of features with one row, for a protected table of their means:
/// "loss", "rms_s2s_deg" and "bcea_deg2" (or "rms_s2s_px", "bcea_px2").
FeatureSet qualityFeatures(const StudyQuality& quality);

} // namespace nictate

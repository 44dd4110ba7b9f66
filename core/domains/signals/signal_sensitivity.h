#pragma once
// How much one signal can change when its participant is replaced (mathematics.md §4.4).

#include <Eigen/Core>

#include <vector>

namespace nictate {

/// Of a vector in the signal's own unit. With public bounds `range` is U − L and everything is proportional to it;
/// range = 0 means that l1 and l2 were read from the data, where the direct bounds do not apply.
struct SignalSensitivity {
    double l1 = 0;
    double l2 = 0;
    double range = 0;
    bool operator==(const SignalSensitivity&) const = default;
};

/// Clamped to a range R: c samples change by at most cR in ℓ1 and √c·R in ℓ2.
SignalSensitivity samplesSensitivity(int length, double range);
/// Their differences with the first value kept: (2c−1)R and √(4c−3)·R.
SignalSensitivity differencesSensitivity(int length, double range);

/// As the papers do it, from the data: the largest ‖X^(p) − X^(q)‖ over pairs of participants. `signals`: rows are
/// samples (or differences), a column a participant. Not differentially private.
SignalSensitivity sensitivityFromData(const Eigen::MatrixXd& signals);

/// Which coefficients the direct bounds are for.
enum class Coefficients { dft, orthonormal }; ///< Re and Im F_j themselves, or the orthonormal real ones

/// Direct bounds at R = 1 for one chunk length; with `of_differences` for the transform of the differences.
/// l1(k) = max over s ∈ {±1}^p of ‖Aᵀs‖₁, A the kept rows (times the difference operator), enumerated for p ≤ 17,
/// else Σ|A_it|. l2(k) = min(√Σ‖row‖₁², Σ‖column‖₂, √c·‖A‖_op, √(4c−3) or √c) for orthonormal rows.
/// 1 ≤ k ≤ ⌊c/2⌋+1.
double directL1(int length, int k, bool of_differences, Coefficients coefficients);
double directL2(int length, int k, bool of_differences);

/// Rows of orthonormal or plain Fourier coefficients 0 … p−1 as a function of the chunk's samples: p × c.
Eigen::MatrixXd coefficientRows(int length, int count, bool of_differences, Coefficients coefficients);

} // namespace nictate

#include "core/compute/real_dft.h"

#include <fftw3.h>

#include <cmath>
#include <map>
#include <mutex>
#include <numbers>
#include <vector>

namespace nictate {

/// FFTW's half-complex format: r0 r1 … r_{n/2} i_{(n+1)/2−1} … i1.
struct RealDft::Plans {
    fftw_plan forward = nullptr;
    fftw_plan backward = nullptr;

    static std::mutex& planner() { // FFTW plans on one thread at a time
        static std::mutex mutex;
        return mutex;
    }
    explicit Plans(int length) {
        std::lock_guard lock(planner());
        std::vector<double> in(static_cast<std::size_t>(length)), out(in);
        const unsigned flags = FFTW_ESTIMATE | FFTW_UNALIGNED; // the same plan, and so the same bits, every time
        forward = fftw_plan_r2r_1d(length, in.data(), out.data(), FFTW_R2HC, flags | FFTW_PRESERVE_INPUT);
        backward = fftw_plan_r2r_1d(length, in.data(), out.data(), FFTW_HC2R, flags | FFTW_DESTROY_INPUT);
    }
    static std::shared_ptr<const Plans> of(int length);
    Plans(const Plans&) = delete;
    Plans& operator=(const Plans&) = delete;
    ~Plans() {
        std::lock_guard lock(planner());
        fftw_destroy_plan(forward);
        fftw_destroy_plan(backward);
    }
};

namespace {

std::vector<double>& scratch(int length) {
    thread_local std::vector<double> buffer;
    buffer.resize(static_cast<std::size_t>(2 * length));
    return buffer;
}

} // namespace

/// Planning takes longer than a transform, and the same few lengths come again and again.
std::shared_ptr<const RealDft::Plans> RealDft::Plans::of(int length) {
    static std::mutex mutex;
    planner(); // made before the plans, so that it outlives them
    static std::map<int, std::shared_ptr<const Plans>> known;
    std::lock_guard lock(mutex);
    auto& plans = known[length];
    if (!plans)
        plans = std::make_shared<const Plans>(length);
    return plans;
}

RealDft::RealDft(int length) : length_(length), plans_(Plans::of(length)) {}

void RealDft::forward(const double* signal, double* coefficients) const {
    const int n = length_;
    double* in = scratch(n).data();
    double* half = in + n;
    std::copy(signal, signal + n, in);
    fftw_execute_r2r(plans_->forward, in, half);
    const double once = 1 / std::sqrt(static_cast<double>(n)), twice = std::sqrt(2.0) * once;
    coefficients[0] = half[0] * once;
    for (int j = 1; 2 * j < n; ++j) {
        coefficients[2 * j - 1] = half[j] * twice;
        coefficients[2 * j] = half[n - j] * twice;
    }
    if (n % 2 == 0)
        coefficients[n - 1] = half[n / 2] * once;
}

void RealDft::inverse(const double* coefficients, double* signal) const {
    const int n = length_;
    double* half = scratch(n).data();
    double* out = half + n;
    const double once = 1 / std::sqrt(static_cast<double>(n)), twice = once / std::sqrt(2.0);
    half[0] = coefficients[0] * once;
    for (int j = 1; 2 * j < n; ++j) {
        half[j] = coefficients[2 * j - 1] * twice;
        half[n - j] = coefficients[2 * j] * twice;
    }
    if (n % 2 == 0)
        half[n / 2] = coefficients[n - 1] * once;
    fftw_execute_r2r(plans_->backward, half, out);
    std::copy(out, out + n, signal);
}

double dftScale(int length, int coefficient) {
    const bool alone = coefficient == 0 || (length % 2 == 0 && coefficient == length - 1);
    return std::sqrt(alone ? length : length / 2.0);
}

Eigen::MatrixXd dftRows(int length, int coefficients) {
    Eigen::MatrixXd rows(coefficients, length);
    for (int i = 0; i < coefficients; ++i) {
        const int j = frequencyOf(i);
        const bool imaginary = i > 0 && i % 2 == 0;
        for (int t = 0; t < length; ++t) {
            const auto turn = static_cast<double>(static_cast<long long>(j) * t % length) / length;
            const double angle = 2 * std::numbers::pi * turn;
            rows(i, t) = (imaginary ? -std::sin(angle) : std::cos(angle)) / dftScale(length, i);
        }
    }
    return rows;
}

} // namespace nictate

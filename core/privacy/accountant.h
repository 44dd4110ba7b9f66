#pragma once
// What several releases cost together (mathematics.md §6.4).

#include "core/privacy/loss_bound.h"

#include <compare>
#include <cstddef>
#include <map>
#include <optional>
#include <string>

namespace nictate {

/// Losses of one observer that compose, adaptively or not.
struct ComposedLoss {
    std::map<double, std::size_t> pure; ///< how many releases are ε-DP, by ε > 0
    double mu_squared = 0;              ///< Σ(Δ2/σ)² of the Gaussian releases, rounded up

    auto operator<=>(const ComposedLoss&) const = default;
};

/// The least ε that the distribution of their privacy loss proves at δ, 0 < δ < 1; rounded up, so never below the true one. An
/// ε-DP release loses at most what randomised response loses, ±ε (Kairouz, Oh & Viswanath 2015, Theorem 3.4); Gaussian ones
/// compose to a Gaussian (Dong, Roth & Su 2022); convolved on a grid, never too low (Meiser & Mohammadi 2018; Doroshenko et al.
/// 2022).
double composedEpsilon(const ComposedLoss& losses, double delta);

/// What one release costs an observer who is in it. Each of its figures is a bound by itself.
struct Loss {
    std::optional<double> pure_epsilon;      ///< set for ε-DP
    std::optional<double> rho;               ///< zCDP, rounded up; unset = unbounded
    std::string rho_exact;                   ///< the same as a fraction or formula; empty = unbounded
    std::optional<ComposedLoss> parts;       ///< what it is composed of; unset = not known, or the pure ε alone
    double delta = 0;                        ///< the nominal δ of this release
    std::optional<double> user_epsilon;      ///< of this release alone, at its δ; for a person to read, not to add up
    std::optional<double> published_epsilon; ///< what the paper would report

    bool operator==(const Loss&) const = default;
};

/// The composition of any number of losses. Every addition is rounded up. mathematics.md §6.4.
class LossSum {
  public:
    void add(const Loss& loss);
    void add(const LossSum& other);
    /// What is missing from a ledger; unset = unbounded. No entry.
    void addMissing(const std::optional<LossBound>& bound);

    /// The least ε that is proven at this δ, of several bounds. Unset = unbounded.
    std::optional<double> epsilon(double delta) const;
    /// At least that, at a small part of its price.
    std::optional<double> roughEpsilon(double delta) const;
    std::optional<double> rho() const;
    double publishedEpsilon() const { return published_; }
    std::size_t entries() const { return entries_; }
    auto operator<=>(const LossSum&) const = default; ///< any order, for sets of distinct sums

  private:
    double spared(double delta) const;

    double pure_epsilon_ = 0;
    double rho_pure_ = 0;
    double rho_rest_ = 0;
    double published_ = 0;
    std::size_t entries_ = 0;
    bool unbounded_ = false;
    ComposedLoss parts_;           ///< of all entries that say theirs
    double rho_without_parts_ = 0; ///< of all others
    double missing_delta_ = 0;     ///< with this probability everything is lost
};

/// The study's total: that of the observer who lost most.
struct Totals {
    std::optional<double> epsilon = 0; ///< unset = unbounded
    double delta = 0;
    std::optional<double> rho = 0;
    double published_epsilon = 0;
    std::size_t worst_observer_entries = 0;
    std::size_t unproven = 0; ///< releases that are booked and not proven: with one of them the total is not, either
};

/// "Nobody loses more than ε = 2 at δ = 10⁻⁵ by BY." Where the total is not proven it says so. It must be bounded.
std::string limitInWords(const Totals& totals, const std::string& by);

} // namespace nictate

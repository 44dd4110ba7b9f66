#pragma once
// What a prepared plan perturbs, its noise, and what follows it, table by table: so that another ε draws nothing anew
// (mathematics.md §13.6).

#include "core/domains/signals/signal_perturbation.h"
#include "core/progress.h"

namespace nictate {

/// A matrix for each table of a study, by condition and table: coefficients (or samples), chunk after chunk × features.
using SlotTables = std::vector<std::vector<Eigen::MatrixXd>>;

/// A prepared plan, its slots laid out. Simulations only.
class PerturbedSlots {
  public:
    /// Throws InvalidParameter (`window`) for subsampled samples, whose query nobody can repeat.
    PerturbedSlots(PreparedPlan prepared, const SignalStudy& study);

    const PreparedPlan& prepared() const { return prepared_; }
    /// The rows of a chunk: as many as any slot keeps of it.
    Eigen::Index first(std::size_t chunk) const { return first_[chunk]; }
    Eigen::Index count(std::size_t chunk) const { return first_[chunk + 1] - first_[chunk]; }
    std::size_t features() const { return study_.features.size(); }
    /// Those that a feature's slot keeps.
    Eigen::Index kept(std::size_t condition, std::size_t feature, std::size_t chunk) const;
    /// Rows × features: what a slot's unit noise is multiplied by, 0 where nothing is kept.
    const Eigen::MatrixXd& scales(std::size_t condition) const { return scales_[condition]; }
    /// By row: what a coefficient's unit noise is multiplied by besides.
    const Eigen::ArrayXd& weights() const { return weights_; }
    /// Whether queries and unit noise are those of the other plan as well: it differs in its scale alone.
    bool sharesDraws(const PerturbedSlots& other) const;

    /// What the mechanism asks of signals of the study's shape.
    SlotTables queries(const SignalStudy& signals, const Progress& progress = {}) const;
    /// The noise that simulatePrepared(…, noise) adds, at scale 1.
    SlotTables unitNoise(const SeededNoise& noise, const Progress& progress = {}) const;
    /// Queries and noise made signals again, into tables of the study's shape. Where it finishesSpectra(), both are spectra().
    void finish(const SlotTables& queries, const SlotTables& unit_noise, SignalStudy& out, const Progress& progress = {}) const;
    /// Whether what follows the noise on samples weighs their frequencies: then transforming once serves every ε.
    bool finishesSpectra() const { return !gains_.empty(); }
    SlotTables spectra(const SlotTables& samples, const Progress& progress = {}) const;

  private:
    Eigen::MatrixXd finisher(std::size_t chunk) const;
    Eigen::ArrayXd gains(std::size_t chunk) const;
    void weighSpectra(const Eigen::MatrixXd& noisy, Eigen::MatrixXd& table) const;
    void transformBack(const Eigen::MatrixXd& noisy, std::size_t condition, Eigen::MatrixXd& table) const;
    void withinBounds(Eigen::MatrixXd& table) const;
    Eigen::Index rows() const { return first_.back(); }

    PreparedPlan prepared_;
    const SignalStudy& study_;
    PlanTransforms transforms_;
    std::vector<Eigen::Index> first_;
    std::vector<Eigen::MatrixXd> scales_;
    Eigen::ArrayXd weights_;
    std::map<int, Eigen::MatrixXd> finishers_; ///< by length of a chunk: samples × rows; empty where transforms are quicker
    std::map<int, Eigen::ArrayXd> gains_;      ///< by length of a chunk: of the frequencies of shrunken samples
};

} // namespace nictate

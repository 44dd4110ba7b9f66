#pragma once

#include "app/background.h"
#include "app/signals/signal_jobs.h"

#include <QTimer>

#include <utility>
#include <vector>

namespace nictate {

/// The figures of the Signals bench that take longer than a frame, computed in the background and kept until what they
/// depend on changes. While a slider moves they are coarse; when it rests they are refined.
class SignalFigures : public QObject {
    Q_OBJECT

  public:
    explicit SignalFigures(QObject* parent = nullptr);

    void setFrame(const SignalFrame& frame, const Session& session);
    void clear();
    void recompute();
    /// The attack is costly and computed only while somebody looks at it.
    void watchAttack(bool on);

    /// Null, empty or nothing while not known for the present frame.
    const SignalPreview* finePreview() const { return fine_ ? &*fine_ : nullptr; }
    std::optional<KeptCurve> kept() const;
    struct Known {
        std::string mechanism;
        const UtilityCurve* curve;
    };
    std::vector<Known> utility() const; ///< the chosen mechanism's first
    const UtilityPoint& constant() const { return constant_; }
    /// Why there is no utility, or empty.
    QString noUtility() const;
    const LeakageResult* leakage() const { return leakage_ ? &*leakage_ : nullptr; }
    const FilterAttack* attack() const { return attack_ ? &*attack_ : nullptr; }

    std::vector<Background*> work() { return {&preview_work_, &kept_work_, &utility_work_, &leakage_work_, &attack_work_}; }
    bool pending() const;
    /// Everything on screen is of the present frame, though perhaps still coarse.
    bool upToDate() const;
    Background* utilityWork() { return &utility_work_; }

  Q_SIGNALS:
    void previewRefined();
    void keptChanged();
    void utilityChanged();
    void leakageChanged();
    void attackChanged();
    void failed(const QString& message);

  private:
    struct LeakageKey {
        std::string mechanism;
        Parameters resolved; ///< without ε and chunk
        SignalFacts facts;
        double phi = 0;
        bool operator==(const LeakageKey&) const = default;
    };
    void refine();
    void refreshKept();
    void refreshUtility();
    void nextUtility();
    void startUtility(const UtilityKey& key, bool coarse);
    void refreshLeakage();
    void refreshAttack();
    const UtilityCurve* curveFor(const UtilityKey& key) const;

    std::optional<SignalFrame> frame_;
    std::uint64_t seed_ = 1;
    QTimer delay_;
    Background preview_work_, kept_work_, utility_work_, leakage_work_, attack_work_;
    std::optional<SignalPreview> fine_;
    std::optional<KeptKey> kept_key_;
    std::optional<KeptResult> kept_;
    std::vector<UtilityKey> wanted_;
    std::vector<std::pair<UtilityKey, UtilityCurve>> curves_;
    std::vector<std::pair<UtilityKey, QString>> impossible_; ///< what cannot be computed, and why
    UtilityPoint constant_;
    std::optional<UtilityKey> constant_key_;
    std::optional<LeakageKey> leakage_key_;
    std::optional<LeakageResult> leakage_;
    bool attack_watched_ = false;
    std::optional<FilterAttack> attack_;
};

} // namespace nictate

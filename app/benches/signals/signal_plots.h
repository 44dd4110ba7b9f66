#pragma once

#include "app/benches/plot_board.h"
#include "app/benches/plot_figures.h"
#include "app/benches/signals/signal_jobs.h"

class QCheckBox;
class QComboBox;
class QSpinBox;

namespace nictate {

class Document;

/// The plots of the Signals workspace: what must follow a slider is drawn at once, the rest as it is computed.
class SignalPlots : public PlotBoard {
    Q_OBJECT

  public:
    explicit SignalPlots(Document& document, QWidget* parent = nullptr);

    void setFrame(const SignalFrame& frame);
    void clear(const QString& reason);
    void recompute();

    /// Range-normalised error of what leaves at the present ε, NaN while unknown, and the constant's.
    double error() const;
    double constantError() const { return constant_.mse_range_normalised; }

    /// Share of the noise that the filtering attacker removes; nothing while unknown.
    std::optional<double> removedByFilter() const;

    std::vector<Background*> work();
    bool pending() const;
    /// Everything on screen is of the present frame, though perhaps still coarse.
    bool upToDate() const;

  Q_SIGNALS:
    void errorChanged();
    void failed(const QString& message);

  private:
    void build();
    void addCorrelationControls();
    void wireFigures();
    void wireMarkers();
    void sync();
    void wantFigures();
    void wantAttack();
    void refreshConstant();
    void showSignal();
    void showSpectrum();
    void showCorrelations();
    void showKept();
    void showUtility();
    void showLeakage();
    void showAttack();
    void moveMarkers();
    std::vector<FiguresBase*> figures() { return {&preview_, &kept_, &utility_, &leakage_, &attack_}; }
    FrameKey frameKey() const;
    /// Why there is no utility; empty when there is, or may be.
    QString noUtility() const;
    bool hasParameter(const char* name) const { return frame_ && frame_->resolved.has(name); }

    Document& document_;
    std::shared_ptr<const SignalFrame> frame_;
    std::vector<UtilityKey> wanted_; ///< the chosen mechanism's, then those compared
    std::optional<KeptKey> kept_key_;
    std::optional<LeakageKey> leakage_key_;
    UtilityPoint constant_;
    std::pair<std::shared_ptr<const SignalStudy>, std::size_t> constant_of_; ///< study and condition
    QSpinBox* start_ = nullptr;
    QCheckBox* differences_ = nullptr;
    QCheckBox* protected_ = nullptr;
    QComboBox* scope_ = nullptr;
    Figures<FrameKey, SignalPreview> preview_;
    Figures<KeptKey, KeptResult> kept_;
    Figures<UtilityKey, UtilityCurve> utility_;
    Figures<LeakageKey, LeakageResult> leakage_;
    Figures<FrameKey, FilterAttack> attack_; ///< costly: only while somebody looks at it
};

} // namespace nictate

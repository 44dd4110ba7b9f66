#pragma once

#include "app/signals/signal_figures.h"
#include "widgets/curve_plot.h"

#include <QWidget>

#include <map>

class QCheckBox;
class QComboBox;
class QSpinBox;

namespace nictate {

class Document;
class PlotTabs;

/// The plots of the Signals bench: what must follow a slider is drawn at once, the rest as it is computed.
class SignalPlots : public QWidget {
    Q_OBJECT

  public:
    explicit SignalPlots(Document& document, QWidget* parent = nullptr);

    void setFrame(const SignalFrame& frame);
    void clear(const QString& reason);

    /// Names and titles of all plots, for menus: signal, spectrum, correlation, kept, utility, error, leakage, attack.
    static std::vector<std::pair<const char*, const char*>> pages();
    CurvePlot* plot(const QString& name) const { return plots_.at(name); }
    /// Comes to the front.
    void bringUp(const QString& name);
    /// The data of a plot; empty when it shows nothing that may leave.
    QString csv(const QString& name, const QString& caption) const;
    SignalFigures& figures() { return figures_; }
    const SignalFigures& figures() const { return figures_; }

  Q_SIGNALS:
    void hovered(const QString& text);
    /// Range-normalised error of what leaves at the present ε and the constant's; NaN while unknown.
    void errorKnown(double error, double constant);

  private:
    CurvePlot* addPlot(const char* name, PlotTabs* tabs, const QString& title);
    void build();
    QWidget* correlationControls();
    void wireFigures();
    void wireMarkers();
    void sync();
    void changeView(const QString& label, const std::function<void(SignalsView&)>& set, const QString& merge = {});
    void showSignal();
    void showSpectrum();
    void showCorrelations();
    void showKept();
    void showUtility();
    void showLeakage();
    void showAttack();
    void moveMarkers();
    void tellError();
    bool hasParameter(const char* name) const { return frame_ && frame_->resolved.has(name); }

    Document& document_;
    SignalFigures figures_;
    std::map<QString, CurvePlot*> plots_;
    std::map<QString, PlotTabs*> tabs_;
    std::optional<SignalFrame> frame_;
    QSpinBox* start_ = nullptr;
    QCheckBox* differences_ = nullptr;
    QCheckBox* private_ = nullptr;
    QComboBox* scope_ = nullptr;
};

} // namespace nictate

#pragma once

#include "core/mechanism/mechanism_info.h"

#include <QWidget>

#include <map>
#include <memory>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace nictate {

class ElidedLabel;

class ParameterRow;

/// Sliders, boxes and choices for any mechanism, made only from its self-description.
///
/// Rows carry object names for tests: "epsilon.slider", "epsilon.box", "epsilon.choice", "epsilon.on",
/// "epsilon.reset", "epsilon.mark"; the panel's own are "reset_all" and "message".
class ParameterPanel : public QWidget {
    Q_OBJECT
  public:
    explicit ParameterPanel(QWidget* parent = nullptr);
    ~ParameterPanel() override;

    /// Rebuilds the rows when the mechanism differs. `hidden` names parameters that are set elsewhere
    /// (observers is a fact of the study in the window).
    void setMechanism(const MechanismInfo& info, const std::vector<std::string>& hidden = {"observers"});
    const MechanismInfo& mechanism() const { return info_; }
    const Parameters& given() const { return given_; }
    /// Whether any parameter has a value.
    bool hasValues() const { return !given_.all().empty() || !resolved_.all().empty(); }
    /// From `before` the Tab key leads through the rows, top to bottom. Returns the last stop.
    QWidget* followTabsOf(QWidget* before) const;

  public Q_SLOTS:
    /// Show what a person chose and what it resolves to. Emits nothing.
    void setValues(const nictate::Parameters& given, const nictate::Parameters& resolved);

  Q_SIGNALS:
    void rowsBuilt(); ///< other rows than before, last in the order of tabs
    /// `given` holds only what a person chose; unset = public default. `finished` is false while a slider is
    /// dragged and true when it is let go, a box is left or a choice is made.
    void parametersChanged(const nictate::Parameters& given, bool finished);
    /// An entry was refused (text says the range), or "" when all is well again.
    void messageChanged(const QString& text);

  private:
    void rowChanged(const std::string& name, std::optional<ParameterValue> value, bool finished);
    void rowRefused(const std::string& name, const QString& text);
    void resetAll();
    void showState();

    MechanismInfo info_;
    std::vector<std::string> hidden_;
    Parameters given_;
    Parameters resolved_;
    std::vector<ParameterRow*> rows_;
    std::map<std::string, QString> refused_;
    QVBoxLayout* layout_;
    ElidedLabel* state_;
    QLabel* message_;
    QPushButton* reset_all_;
};

} // namespace nictate

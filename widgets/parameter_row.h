#pragma once

#include "core/mechanism/parameters.h"

#include <QWidget>

#include <optional>

class QCheckBox;
class QComboBox;
class QHBoxLayout;
class QLabel;
class QLayout;
class QLineEdit;
class QToolButton;

namespace nictate {

class ValueSlider;

/// One parameter: label, number box (or choice), slider, reset, and whether it is at its public default.
class ParameterRow : public QWidget {
    Q_OBJECT
  public:
    /// `mnemonic` is the letter to underline in the label; 0 for none.
    ParameterRow(ParameterSpec spec, QChar mnemonic, QWidget* parent = nullptr);

    const ParameterSpec& spec() const { return spec_; }
    /// Without echo. A value in `given` was chosen by hand; nothing in both = unset.
    void showValues(std::optional<ParameterValue> given, std::optional<ParameterValue> resolved);
    void reset();              ///< as the button
    QString shortUnit() const; ///< as shown beside the number; empty where there is none
    /// Boxes of a panel stand below each other: all of its rows keep room for the widest of their short units.
    void keepRoomFor(const QString& unit);

  Q_SIGNALS:
    void changed(const std::string& name, std::optional<nictate::ParameterValue> value, bool finished);
    void refused(const std::string& name, const QString& text); ///< empty text: all is well again

  protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    QString tip() const;
    void buildNumber();
    void buildReset();
    QLayout* makeEnds(const QString& long_unit) const; ///< which way is more faithful, and a unit that is long
    void buildChoice();
    void moved(double value, bool finished);
    void entered();
    void switched(bool on);
    void showNumber(double value);
    void showError(const QString& text);
    void showMark(bool by_hand);
    void enable(bool on);
    void fitText();
    void arrange();
    double startValue() const;

    ParameterSpec spec_;
    std::optional<ParameterValue> value_; ///< what is in force
    bool by_hand_ = false;
    QString shown_; ///< what the box says unless a person is typing
    QCheckBox* on_ = nullptr;
    QLabel* label_ = nullptr;
    QWidget* filler_ = nullptr; ///< in place of the label, where that stands above
    QHBoxLayout* top_ = nullptr;
    QLineEdit* box_ = nullptr;
    QLabel* unit_ = nullptr;
    QString widest_unit_; ///< of all rows of the panel
    QComboBox* choice_ = nullptr;
    ValueSlider* slider_ = nullptr;
    QToolButton* reset_ = nullptr;
    QWidget* mark_ = nullptr; ///< a bar beside what was chosen by hand
};

} // namespace nictate

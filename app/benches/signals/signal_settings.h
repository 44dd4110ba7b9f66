#pragma once

#include "app/benches/signals/signal_engine.h"

#include <QWidget>

class QCheckBox;
class QLabel;
class QPushButton;
class QRadioButton;
class QSpinBox;

namespace nictate {

class Document;
class ParameterRow;

/// Where the features' ranges come from, and the public length of signals: facts that a promise rests on.
class SignalBounds : public QWidget {
    Q_OBJECT

  public:
    explicit SignalBounds(Document& document, QWidget* parent = nullptr);

    void setFrame(const SignalFrame& frame);
    /// Reads `file` to see whether it fits the study, then takes it. What is wrong is told by refused().
    void take(const QString& file);
    /// Asks for a file, and takes it.
    void choose();
    /// The table to fill in, with the features' names and, where they are public, their bounds.
    void writeTemplate(const QString& file);

  Q_SIGNALS:
    void refused(const QString& text);
    void written(const QString& file);

  private:
    void chooseTemplate();
    void sync();
    const std::vector<std::string>& featureNames() const;

    Document& document_;
    QRadioButton* from_data_;
    QRadioButton* public_table_;
    QLabel* table_;
    QPushButton* write_;
    QCheckBox* fix_length_;
    QSpinBox* length_;
    std::shared_ptr<const SignalStudy> signals_; ///< last seen
};

/// What signals need besides a mechanism's parameters: the windows features are computed in, bounds and length.
class SignalSettings : public QWidget {
    Q_OBJECT

  public:
    explicit SignalSettings(Document& document, QWidget* parent = nullptr);

    void setFrame(const SignalFrame& frame);
    /// Nothing is set of a study without features. Windows are where features are not read from files.
    void offer(bool features, bool windows);
    SignalBounds* bounds() const { return bounds_; }

  Q_SIGNALS:
    void warned(const QString& text); ///< empty when all is well again
    void noted(const QString& text);

  private:
    void sync();

    Document& document_;
    ParameterRow* window_;
    SignalBounds* bounds_;
};

} // namespace nictate

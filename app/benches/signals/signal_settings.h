#pragma once

#include "app/benches/signals/signal_engine.h"

#include <QWidget>

namespace nictate {

class Document;
class ParameterRow;
class SignalBounds;

/// What signals need besides a mechanism's parameters: the windows features are computed in, bounds and length.
class SignalSettings : public QWidget {
    Q_OBJECT

  public:
    explicit SignalSettings(Document& document, QWidget* parent = nullptr);

    void setFrame(const SignalFrame& frame);
    /// The windows can be chosen where features are not read from files.
    void offerWindow(bool offered);
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

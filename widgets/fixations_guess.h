#pragma once

#include <QWidget>

class QDoubleSpinBox;

namespace nictate {

/// "at 10 fixations an observer": a public guess that a person may change.
class FixationsGuess : public QWidget {
    Q_OBJECT

  public:
    explicit FixationsGuess(QWidget* parent = nullptr);

    double value() const;
    void setValue(double fixations); ///< without echo

  Q_SIGNALS:
    void changed(double fixations);

  private:
    QDoubleSpinBox* box_;
};

} // namespace nictate

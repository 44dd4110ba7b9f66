#pragma once

#include "app/benches/areas/area_engine.h"

#include <QWidget>

class QDoubleSpinBox;
class QLabel;
class QPushButton;

namespace nictate {

class Document;

/// "Which ε for ±x": the error that is wanted of the metric on screen, and the ε that gives it.
class AreaSettings : public QWidget {
    Q_OBJECT
  public:
    explicit AreaSettings(Document& document, QWidget* parent = nullptr);

    void setFrame(const AreasFrame& frame);
    void clear(); ///< nothing is shown, so there is no error to ask for

  private:
    Document& document_;
    QDoubleSpinBox* target_;
    QLabel* epsilon_;
    QPushButton* apply_;
    std::optional<double> offered_;
    std::string mechanism_;
};

} // namespace nictate

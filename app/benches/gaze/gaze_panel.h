#pragma once

#include "app/benches/gaze/gaze_figures.h"

#include <QFrame>

class QComboBox;
class QDoubleSpinBox;
class QGridLayout;
class QLabel;
class QListWidget;

namespace nictate {

class Document;

/// Below the study, in the Samples workspace: conditions, whose recording is shown, and how its events are found.
class GazePanel : public QFrame {
    Q_OBJECT
  public:
    explicit GazePanel(Document& document, QWidget* parent = nullptr);

    void setFrame(const GazeFrame& frame);
    void clear();
    /// The recording before or after.
    void step(int direction);
    QListWidget* recordings() const { return recordings_; }
    QComboBox* conditions() const { return conditions_; }

  private:
    QWidget* eventRows();
    QDoubleSpinBox* addNumber(const char* parameter, const QString& label, double most, int decimals, QGridLayout& rows);
    void showEvents(const EventParameters& events);
    void fillRecordings(const GazeFrame& frame);

    struct Number {
        double EventParameters::*value;
        QDoubleSpinBox* box;
    };
    Document& document_;
    QComboBox* conditions_;
    QLabel* title_;
    QListWidget* recordings_;
    QComboBox* algorithm_;
    std::vector<Number> numbers_;
    GazeSetPtr shown_; ///< what the list was made from
    std::vector<std::size_t> shown_streams_;
};

} // namespace nictate

#pragma once

#include "app/audit/audit_run.h"

#include <QDialog>

class QComboBox;
class QLabel;
class QPushButton;
class QSpinBox;

namespace nictate {

class AuditView;
class ParameterPanel;

/// Any mechanism, or one with a fault, put to the test by its outputs alone. No data are read.
class AuditDialog : public QDialog {
    Q_OBJECT

  public:
    /// `mechanism` is the one that is chosen to begin with.
    explicit AuditDialog(const std::string& mechanism, QWidget* parent = nullptr);

    AuditRun& run() { return run_; }
    AuditQuestion question() const;
    /// The nictate-cli line that prints the same numbers.
    QString command() const;

  private:
    QWidget* buildChoices();
    void chooseMechanism();
    void describe();
    void startOrStop();

    AuditRun run_;
    Background description_;
    Parameters given_;
    QComboBox *mechanism_, *fault_, *samples_;
    QSpinBox* seed_;
    QLabel* refused_;
    ParameterPanel* parameters_;
    AuditView* view_;
    QPushButton* start_;
};

} // namespace nictate

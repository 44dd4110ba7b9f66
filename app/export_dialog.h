#pragma once

#include "app/picture_export.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QLineEdit;
class QSpinBox;

namespace nictate {

/// Asks how and where a picture of the simulation is written, shows it, and writes it.
class ExportDialog : public QDialog {
    Q_OBJECT

  public:
    /// `with_compared` may be null when there is nothing to compare with.
    ExportDialog(ExportPicture single, std::optional<ExportPicture> with_compared, QWidget* parent = nullptr);

    QString file() const;

  protected:
    void accept() override; ///< writes; stays open with a message when that fails

  private:
    const ExportPicture& picture() const;
    void showPreview();
    void showFormat();
    void browse();

    ExportPicture single_;
    std::optional<ExportPicture> both_;
    QComboBox* format_;
    QDoubleSpinBox* width_;
    QSpinBox* dpi_;
    QCheckBox* compared_;
    QLineEdit* file_;
    QLabel* preview_;
    QLabel* message_;
};

} // namespace nictate

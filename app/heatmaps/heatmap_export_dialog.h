#pragma once

#include "app/heatmaps/heatmap_export.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QLineEdit;
class QSpinBox;

namespace nictate {

/// Asks how and where a picture of the simulation is written, shows it, and writes it.
class HeatmapExportDialog : public QDialog {
    Q_OBJECT

  public:
    /// `with_compared` may be null when there is nothing to compare with.
    HeatmapExportDialog(HeatmapPicture single, std::optional<HeatmapPicture> with_compared, QWidget* parent = nullptr);

    QString file() const;

  protected:
    void accept() override; ///< writes; stays open with a message when that fails

  private:
    const HeatmapPicture& picture() const;
    void showPreview();
    void showFormat();
    void browse();

    HeatmapPicture single_;
    std::optional<HeatmapPicture> both_;
    QComboBox* format_;
    QDoubleSpinBox* width_;
    QSpinBox* dpi_;
    QCheckBox* compared_;
    QLineEdit* file_;
    QLabel* preview_;
    QLabel* message_;
};

} // namespace nictate

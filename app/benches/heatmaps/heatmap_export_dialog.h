#pragma once

#include "app/background.h"
#include "app/benches/heatmaps/heatmap_export.h"

#include <QDialog>

#include <functional>
#include <map>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;
class QSpinBox;

namespace nictate {

class StimulusChoice;

/// What can be exported: the stimulus on screen, and others of the study.
struct HeatmapExport {
    HeatmapPicture shown;
    std::optional<HeatmapPicture> with_compared; ///< nothing = there is nothing to compare with
    QString stimulus;                            ///< id of the one shown
    std::vector<std::string> stimuli;            ///< ids to choose from
    std::map<std::string, QString> names;        ///< by id, fit for a file's name
    /// The picture of any of them, on any thread; throws what computing it throws.
    std::function<HeatmapPicture(const std::string& stimulus, bool with_compared)> of;
};

/// Asks how and where a picture of the simulation is written, shows it, and writes it.
class HeatmapExportDialog : public QDialog {
    Q_OBJECT

  public:
    explicit HeatmapExportDialog(HeatmapExport offer, QWidget* parent = nullptr);

    QString said() const; ///< what was exported, for a person

  protected:
    void accept() override; ///< writes; stays open with a message when that fails
    void reject() override; ///< stops what is being written
    void showEvent(QShowEvent* event) override;

  private:
    QString file() const;
    /// By stimulus, beside the file named, where others than the one shown are chosen.
    std::vector<std::pair<std::string, QString>> files() const;
    bool mayReplace();
    void write();
    void writeAll();
    void showWriting(bool writing);
    void fail(const QString& text);
    void finish();
    const HeatmapPicture& picture() const;
    void grow();
    void showPreview();
    void showFormat();
    void browse();

    HeatmapExport offer_;
    Background work_;
    StimulusChoice* stimuli_;
    QComboBox* format_;
    QDoubleSpinBox* width_;
    QSpinBox* dpi_;
    QCheckBox* compared_;
    QLineEdit* file_;
    QLabel* preview_;
    QLabel* message_;
    QProgressBar* progress_;
    QPushButton* export_ = nullptr;
};

} // namespace nictate

#include "app/heatmaps/heatmap_export_dialog.h"

#include "core/errors.h"
#include "widgets/theme.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QDoubleSpinBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QSettings>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QVBoxLayout>

namespace nictate {

namespace {
constexpr auto folder_key = "export_folder";
constexpr int preview_width = 520;
constexpr int preview_height = 320;
} // namespace

HeatmapExportDialog::HeatmapExportDialog(HeatmapPicture single, std::optional<HeatmapPicture> with_compared, QWidget* parent)
    : QDialog(parent), single_(std::move(single)), both_(std::move(with_compared)), format_(new QComboBox),
      width_(new QDoubleSpinBox), dpi_(new QSpinBox), compared_(new QCheckBox(tr("The compared mechanism beside it"))),
      file_(new QLineEdit), preview_(new QLabel), message_(new QLabel) {
    setWindowTitle(tr("Export a picture of the simulation"));
    format_->setObjectName("export_format");
    format_->addItem(tr("PNG, pixels"), "png");
    format_->addItem(tr("SVG, for drawing programs"), "svg");
    format_->addItem(tr("PDF, for papers"), "pdf");
    width_->setRange(30, 1000);
    width_->setValue(both_ ? 180 : 120);
    width_->setDecimals(0);
    width_->setSuffix(" mm");
    dpi_->setObjectName("export_dpi");
    dpi_->setRange(72, 1200);
    dpi_->setValue(300);
    dpi_->setSuffix(" dpi");
    compared_->setVisible(both_.has_value());
    compared_->setChecked(both_.has_value());
    file_->setObjectName("export_file");
    file_->setMinimumWidth(320);
    const QString folder = QSettings().value(folder_key, QDir::homePath()).toString();
    file_->setText(QDir(folder).filePath("heatmap-simulation.png"));
    auto* browse_button = new QPushButton(tr("Browse…"));
    browse_button->setAutoDefault(false);
    preview_->setAlignment(Qt::AlignCenter);
    preview_->setFrameShape(QFrame::StyledPanel);
    auto* note = new QLabel(tr("A simulation is repeatable and never private: the caption and the file say so. The original, "
                               "differences and attacks are never exported, nor ids, paths or the study's name."));
    note->setWordWrap(true);
    message_->setWordWrap(true);
    message_->setObjectName("export_message");
    message_->setStyleSheet(QString("color: %1").arg(themeOf(this).danger.name()));
    message_->hide();

    auto* where = new QHBoxLayout;
    where->addWidget(file_, 1);
    where->addWidget(browse_button);
    auto* form = new QFormLayout;
    form->addRow(tr("Format"), format_);
    form->addRow(tr("Width"), width_);
    form->addRow(tr("Resolution"), dpi_);
    form->addRow({}, compared_);
    form->addRow(tr("File"), where);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Save | QDialogButtonBox::Cancel);
    buttons->button(QDialogButtonBox::Save)->setText(tr("Export"));
    for (QAbstractButton* button : buttons->buttons())
        button->setIcon({});
    preview_->setMinimumHeight(preview_height + 8);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(preview_, 1);
    layout->addLayout(form);
    layout->addWidget(note);
    layout->addWidget(message_);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &HeatmapExportDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(browse_button, &QPushButton::clicked, this, &HeatmapExportDialog::browse);
    connect(compared_, &QCheckBox::toggled, this, &HeatmapExportDialog::showPreview);
    connect(format_, &QComboBox::currentIndexChanged, this, &HeatmapExportDialog::showFormat);
    showPreview();
}

QString HeatmapExportDialog::file() const { return file_->text().trimmed(); }

const HeatmapPicture& HeatmapExportDialog::picture() const { return both_ && compared_->isChecked() ? *both_ : single_; }

void HeatmapExportDialog::showPreview() {
    const QSize room = QSize(preview_width, preview_height) * devicePixelRatioF();
    QImage image = previewPicture(picture(), width_->value(), room.width());
    image = image.scaled(room, Qt::KeepAspectRatio, Qt::SmoothTransformation);
    image.setDevicePixelRatio(devicePixelRatioF());
    preview_->setPixmap(QPixmap::fromImage(image));
}

void HeatmapExportDialog::showFormat() {
    const QFileInfo info(file());
    const QString ending = format_->currentData().toString();
    file_->setText(QDir(info.path()).filePath(info.completeBaseName() + "." + ending));
}

void HeatmapExportDialog::browse() {
    const QString chosen = QFileDialog::getSaveFileName(this, windowTitle(), file(), tr("Pictures (*.png *.svg *.pdf)"), nullptr,
                                                        QFileDialog::DontConfirmOverwrite);
    if (chosen.isEmpty())
        return;
    file_->setText(chosen);
    const int format = format_->findData(QFileInfo(chosen).suffix().toLower());
    if (format < 0)
        showFormat();
    else
        format_->setCurrentIndex(format);
}

void HeatmapExportDialog::accept() {
    if (QFileInfo::exists(file()) &&
        QMessageBox::question(this, windowTitle(), tr("%1 exists. Replace it?").arg(QFileInfo(file()).fileName())) !=
            QMessageBox::Yes)
        return;
    try {
        writePicture(pictureOf(picture(), width_->value()), file(), dpi_->value());
    } catch (const Error& error) {
        message_->setText(QString::fromUtf8(error.what()));
        message_->show();
        return;
    }
    QSettings().setValue(folder_key, QFileInfo(file()).absolutePath());
    QDialog::accept();
}

} // namespace nictate

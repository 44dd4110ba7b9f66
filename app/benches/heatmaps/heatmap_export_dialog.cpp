#include "app/benches/heatmaps/heatmap_export_dialog.h"

#include "core/errors.h"
#include "widgets/help_place.h"
#include "widgets/number_box.h"
#include "widgets/on_screen.h"
#include "widgets/show_percent.h"
#include "widgets/stimulus_choice.h"
#include "widgets/theme.h"
#include "widgets/translated.h"

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
#include <QProgressBar>
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

StimulusChoice::Words wordsOf(const HeatmapExport& offer) {
    return {offer.stimulus, QObject::tr("Chosen stimuli"),
            offer.stimuli.size() > 1 ? QObject::tr("All %1 stimuli").arg(offer.stimuli.size()) : QString()};
}

} // namespace

HeatmapExportDialog::HeatmapExportDialog(HeatmapExport offer, QWidget* parent)
    : QDialog(parent), offer_(std::move(offer)), work_(tr("Exporting")),
      stimuli_(new StimulusChoice("export", wordsOf(offer_), offer_.stimuli)), format_(new QComboBox), width_(new NumberBox),
      dpi_(new QSpinBox), compared_(new QCheckBox(tr("The compared mechanism beside it"))), file_(new QLineEdit),
      preview_(new QLabel), message_(new QLabel), progress_(new QProgressBar) {
    setWindowTitle(tr("Export a picture of the simulation"));
    setProperty(help_page, "heatmaps");
    format_->setObjectName("export_format");
    format_->addItem(tr("PNG, pixels"), "png");
    format_->addItem(tr("SVG, for drawing programs"), "svg");
    format_->addItem(tr("PDF, for papers"), "pdf");
    if (!offer_.shown.times_ms.empty()) {
        format_->setItemText(0, tr("PNG, all windows and each"));
        format_->addItem(tr("WebP, animated"), "webp");
    }
    format_->addItem(tr("CSV, the values of every cell"), "csv");
    width_->setRange(30, 1000);
    width_->setValue(offer_.with_compared ? 180 : 120);
    width_->setDecimals(0);
    width_->setSuffix(" mm");
    dpi_->setObjectName("export_dpi");
    dpi_->setRange(72, 1200);
    dpi_->setValue(300);
    dpi_->setSuffix(" dpi");
    compared_->setVisible(offer_.with_compared.has_value());
    compared_->setChecked(offer_.with_compared.has_value());
    file_->setObjectName("export_file");
    file_->setMinimumWidth(320);
    const QString folder = QSettings().value(folder_key, QDir::homePath()).toString();
    file_->setText(QDir(folder).filePath("heatmap-simulation.png"));
    auto* browse_button = new QPushButton(tr("Browse…"));
    browse_button->setAutoDefault(false);
    preview_->setAlignment(Qt::AlignCenter);
    preview_->setFrameShape(QFrame::StyledPanel);
    auto* note = new QLabel(tr("A simulation is repeatable and not protected: the caption and the file say so. The original, "
                               "differences and attacks are never exported, nor observers' ids, paths or the study's name."));
    note->setWordWrap(true);
    message_->setWordWrap(true);
    message_->setObjectName("export_message");
    message_->setStyleSheet(QString("color: %1").arg(themeOf(this).danger.name()));
    message_->hide();

    auto* where = new QHBoxLayout;
    where->addWidget(file_, 1);
    where->addWidget(browse_button);
    progress_->setTextVisible(false);
    progress_->hide();
    auto* form = new QFormLayout;
    if (offer_.stimuli.size() > 1)
        form->addRow(tr("Stimuli"), stimuli_);
    form->addRow(tr("Format"), format_);
    form->addRow(tr("Width"), width_);
    form->addRow(tr("Resolution"), dpi_);
    form->addRow({}, compared_);
    form->addRow(tr("File"), where);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Save | QDialogButtonBox::Cancel);
    export_ = buttons->button(QDialogButtonBox::Save);
    export_->setText(tr("Export"));
    for (QAbstractButton* button : buttons->buttons())
        button->setIcon({});
    preview_->setMinimumHeight(preview_height / 2); // less on a low screen
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(preview_, 1);
    layout->addLayout(form);
    layout->addWidget(note);
    layout->addWidget(message_);
    layout->addWidget(progress_);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &HeatmapExportDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(browse_button, &QPushButton::clicked, this, &HeatmapExportDialog::browse);
    connect(stimuli_, &StimulusChoice::changed, this, &HeatmapExportDialog::grow);
    connect(compared_, &QCheckBox::toggled, this, &HeatmapExportDialog::showPreview);
    connect(format_, &QComboBox::currentIndexChanged, this, &HeatmapExportDialog::showFormat);
    connect(&work_, &Background::failed, this, &HeatmapExportDialog::fail);
    connect(&work_, &Background::progressed, progress_, [this](double done) { showPercent(*progress_, qRound(done * 100)); });
    connect(&work_, &Background::started, this, [this] { showWriting(true); });
    connect(&work_, &Background::finished, this, [this] { showWriting(false); });
    showPreview();
}

QString HeatmapExportDialog::file() const { return file_->text().trimmed(); }

const HeatmapPicture& HeatmapExportDialog::picture() const {
    return offer_.with_compared && compared_->isChecked() ? *offer_.with_compared : offer_.shown;
}

/// Words that wrap and the list of stimuli need more height than the dialog was made with.
void HeatmapExportDialog::grow() {
    layout()->activate();
    growOnScreen(*this, {0, layout()->totalHeightForWidth(width())});
}

void HeatmapExportDialog::showEvent(QShowEvent* event) {
    QDialog::showEvent(event);
    grow();
}

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
    for (QWidget* of_pictures : {static_cast<QWidget*>(width_), static_cast<QWidget*>(dpi_)})
        of_pictures->setEnabled(ending != "csv");
}

void HeatmapExportDialog::browse() {
    const QString chosen =
        QFileDialog::getSaveFileName(this, windowTitle(), file(), tr("Pictures and tables (*.png *.svg *.pdf *.webp *.csv)"),
                                     nullptr, QFileDialog::DontConfirmOverwrite);
    if (chosen.isEmpty())
        return;
    file_->setText(chosen);
    const int format = format_->findData(QFileInfo(chosen).suffix().toLower());
    if (format < 0)
        showFormat();
    else
        format_->setCurrentIndex(format);
}

std::vector<std::pair<std::string, QString>> HeatmapExportDialog::files() const {
    const QFileInfo info(file());
    std::vector<std::pair<std::string, QString>> files;
    for (const std::string& id : stimuli_->chosen())
        files.emplace_back(id,
                           QDir(info.path()).filePath(info.completeBaseName() + "-" + offer_.names.at(id) + "." + info.suffix()));
    return files;
}

QString HeatmapExportDialog::said() const {
    const auto several = files();
    return several.empty() ? tr("Exported %1").arg(QFileInfo(file()).fileName())
                           : tr("Exported %n picture(s) to %1", nullptr, static_cast<int>(several.size()))
                                 .arg(QFileInfo(file()).absolutePath());
}

bool HeatmapExportDialog::mayReplace() {
    QStringList there;
    for (const auto& [id, path] : files())
        there << filesOf(picture(), path);
    if (there.isEmpty())
        there = filesOf(picture(), file());
    there.removeIf([](const QString& path) { return !QFileInfo::exists(path); });
    if (there.isEmpty())
        return true;
    const QString name = QFileInfo(there.front()).fileName();
    const QString asked = there.size() == 1 ? tr("%1 exists. Replace it?").arg(name)
                                            : tr("%1 and %2 more exist. Replace them?").arg(name).arg(there.size() - 1);
    return QMessageBox::question(this, windowTitle(), asked) == QMessageBox::Yes;
}

void HeatmapExportDialog::accept() {
    const bool several = stimuli_->some() || stimuli_->all();
    message_->hide();
    if (several && files().empty())
        fail(tr("Tick the stimuli whose pictures are to be exported."));
    else if (mayReplace())
        several ? writeAll() : write();
}

void HeatmapExportDialog::reject() {
    work_.cancel();
    QDialog::reject();
}

void HeatmapExportDialog::write() {
    try {
        writeHeatmapPicture(picture(), width_->value(), file(), dpi_->value());
        finish();
    } catch (const Error& error) {
        fail(translated(error));
    }
}

void HeatmapExportDialog::writeAll() {
    work_.start(
        [files = files(), of = offer_.of, with_compared = offer_.with_compared && compared_->isChecked(), width = width_->value(),
         dpi = dpi_->value()](const Progress& progress) {
            double written = 0;
            for (const auto& [id, path] : files) {
                if (progress.cancelled())
                    break;
                writeHeatmapPicture(of(id, with_compared), width, path, dpi);
                progress(++written / static_cast<double>(files.size()));
            }
            return true;
        },
        [this](bool) { finish(); });
}

void HeatmapExportDialog::showWriting(bool writing) {
    progress_->setVisible(writing);
    progress_->setValue(0);
    export_->setEnabled(!writing);
}

void HeatmapExportDialog::fail(const QString& text) {
    message_->setText(text);
    message_->show();
    grow();
}

void HeatmapExportDialog::finish() {
    QSettings().setValue(folder_key, QFileInfo(file()).absolutePath());
    QDialog::accept();
}

} // namespace nictate

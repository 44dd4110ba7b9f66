#include "app/benches/heatmaps/group_maps_dialog.h"

#include "app/benches/simulation_words.h"
#include "app/study/stimulus_picture.h"
#include "core/domains/heatmap/heatmap_look.h"
#include "core/domains/registry.h"
#include "core/errors.h"
#include "core/files/atomic_file.h"
#include "widgets/captioned.h"
#include "widgets/help_place.h"
#include "widgets/shown_number.h"
#include "widgets/translated.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace nictate {

namespace {

constexpr double page_mm = 240;

} // namespace

GroupMapsDialog::GroupMapsDialog(std::shared_ptr<const Dataset> study, Session session, HeatmapFacts facts, QWidget* parent)
    : QDialog(parent), study_(std::move(study)), session_(std::move(session)), facts_(std::move(facts)),
      included_(includedParticipants(session_, *study_)), attribute_(new QComboBox), pair_(new QComboBox), picture_(new QLabel),
      said_(new QLabel), export_(new QPushButton(tr("Export picture…"))), table_(new QPushButton(tr("Export differences…"))),
      release_(new QPushButton(tr("Release…"))) {
    setWindowTitle(tr("Heatmaps of groups (simulation)"));
    setProperty(help_page, "heatmaps");
    setObjectName("group_maps_dialog");
    attribute_->setObjectName("group_maps_attribute");
    pair_->setObjectName("group_maps_pair");
    picture_->setObjectName("group_maps_picture");
    picture_->setAlignment(Qt::AlignCenter);
    picture_->setMinimumSize(600, 260);
    said_->setWordWrap(true);
    for (const std::string& name : groupingAttributes(*study_, included_))
        attribute_->addItem(QString::fromStdString(name));
    auto* row = new QHBoxLayout;
    row->addWidget(captioned(tr("Groups by"), attribute_));
    row->addWidget(captioned(tr("Compared"), pair_));
    row->addStretch(1);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    buttons->addButton(export_, QDialogButtonBox::ActionRole);
    buttons->addButton(table_, QDialogButtonBox::ActionRole);
    release_->setObjectName("group_maps_release");
    release_->setToolTip(tr("The maps of all groups in one release, at one ε"));
    buttons->addButton(release_, QDialogButtonBox::ActionRole);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(row);
    layout->addWidget(picture_, 1);
    layout->addWidget(said_);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(attribute_, &QComboBox::activated, this, &GroupMapsDialog::computeMaps);
    connect(pair_, &QComboBox::activated, this, &GroupMapsDialog::showPair);
    connect(export_, &QPushButton::clicked, this, &GroupMapsDialog::exportPicture);
    connect(table_, &QPushButton::clicked, this, &GroupMapsDialog::exportDifference);
    connect(release_, &QPushButton::clicked, this, [this] {
        const std::string attribute = attribute_->currentText().toStdString();
        accept();
        Q_EMIT releaseAsked(attribute);
    });
    resize(1000, 560);
    computeMaps();
}

void GroupMapsDialog::computeMaps() {
    frame_.reset();
    try {
        if (attribute_->count() == 0)
            throw MissingData(tr("no attribute splits these people into 2 to 6 groups of two or more").toStdString());
        const PeopleGroups groups = groupsOf(*study_, attribute_->currentText().toStdString(), included_);
        facts_.observers = static_cast<int>(groups.people().size());
        const std::string& mechanism = session_.at(HeatmapLook::bench).mechanism;
        frame_ = mapsOfGroups(*study_, chosenStimulus(session_, *study_), groups, facts_, mechanismOf<Heatmaps>(mechanism),
                              session_.parameters(mechanism), session_.seed);
    } catch (const Error& error) {
        said_->setText(translated(error));
    }
    fillPairs();
    showPair();
}

void GroupMapsDialog::fillPairs() {
    pair_->clear();
    if (frame_)
        for (const MapDifference& one : frame_->differences)
            pair_->addItem(QString::fromStdString(one.group_a + " − " + one.group_b));
    for (QWidget* each : std::initializer_list<QWidget*>{pair_, export_, table_, release_})
        each->setEnabled(frame_.has_value());
}

void GroupMapsDialog::showPair() {
    shown_.reset();
    if (frame_) {
        const MapDifference& difference = frame_->differences.at(static_cast<std::size_t>(std::max(0, pair_->currentIndex())));
        const auto mapOf = [&](const std::string& group) {
            return *std::find_if(frame_->maps.begin(), frame_->maps.end(),
                                 [&](const GroupMap& map) { return map.group == group; });
        };
        const Stimulus& stimulus = study_->stimuli[chosenStimulus(session_, *study_)];
        const std::string& mechanism = session_.at(HeatmapLook::bench).mechanism;
        shown_ = GroupMapsPicture{mapOf(difference.group_a),
                                  mapOf(difference.group_b),
                                  difference,
                                  stimulusPicture(stimulus),
                                  QSizeF(stimulus.width_px, stimulus.height_px),
                                  simulationMark(),
                                  {}};
        shown_->caption = {QString("%1: %2. %3.")
                               .arg(translated(mechanismOf<Heatmaps>(mechanism).info.name), parametersText(frame_->resolved),
                                    guaranteeText(frame_->guarantee)),
                           tr("Outlined: beyond the noise (differences above %1, 5 % of all maps without a difference have one "
                              "anywhere). Beyond the noise only: whether people differ, or these happen to, it does not say.")
                               .arg(shortNumber(difference.threshold))};
        said_->setText(
            tr("%1 of %2 cells are beyond the noise. Both maps cost one ε together, for everybody is in one group only.")
                .arg(difference.cellsBeyond())
                .arg(difference.grid.cells()));
    }
    paint();
}

void GroupMapsDialog::paint() {
    if (!shown_)
        return picture_->setPixmap({});
    const Picture page = pictureOfGroups(*shown_, page_mm);
    const double scale = std::max(0.2, std::min(picture_->width() / page.size.width(), picture_->height() / page.size.height()));
    picture_->setPixmap(QPixmap::fromImage(imageOf(page, 96 * scale)));
}

void GroupMapsDialog::resizeEvent(QResizeEvent* event) {
    QDialog::resizeEvent(event);
    paint();
}

void GroupMapsDialog::exportPicture() {
    const QString file =
        QFileDialog::getSaveFileName(this, tr("Export picture"), "groups.svg", tr("SVG (*.svg);;PDF (*.pdf);;PNG (*.png)"));
    if (file.isEmpty() || !shown_)
        return;
    try {
        writePicture(pictureOfGroups(*shown_, 180), file, 300);
        said_->setText(tr("Written to %1").arg(file));
    } catch (const Error& error) {
        said_->setText(translated(error));
    }
}

void GroupMapsDialog::exportDifference() {
    const QString file = QFileDialog::getSaveFileName(this, tr("Export differences"), "difference.csv", tr("Table (*.csv)"));
    if (file.isEmpty() || !frame_)
        return;
    try {
        writeFileAtomically(file.toStdString(), mapDifferencesCsv(frame_->differences));
        said_->setText(tr("Written to %1").arg(file));
    } catch (const Error& error) {
        said_->setText(translated(error));
    }
}

} // namespace nictate

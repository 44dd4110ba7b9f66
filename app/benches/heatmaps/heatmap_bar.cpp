#include "app/benches/heatmaps/heatmap_bar.h"

#include "app/benches/heatmaps/heatmap_actions.h"
#include "app/benches/heatmaps/heatmap_engine.h"
#include "app/study/document.h"
#include "core/choices/number_field.h"
#include "core/domains/heatmap/heatmap.h"
#include "core/domains/registry.h"
#include "core/files/words.h"
#include "widgets/captioned.h"
#include "widgets/cut_text.h"
#include "widgets/flow_layout.h"
#include "widgets/shown_number.h"
#include "widgets/translated.h"
#include "widgets/view_transform.h"

#include <QButtonGroup>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QSlider>
#include <QSpinBox>
#include <QToolButton>

#include <algorithm>
#include <cmath>

namespace nictate {

namespace {

QToolButton* toggle(const QString& text, const char* name, const QString& tip) {
    auto* button = new QToolButton;
    button->setText(text);
    button->setCheckable(true);
    button->setObjectName(name);
    button->setToolTip(tip);
    return button;
}

QSlider* slider(const char* name, int low, int high) {
    auto* slider = new QSlider(Qt::Horizontal);
    slider->setObjectName(name);
    slider->setRange(low, high);
    slider->setFixedWidth(64);
    return slider;
}

} // namespace

HeatmapBar::HeatmapBar(Document& document, ViewTransform& transform, QWidget* parent)
    : QWidget(parent), document_(document), transform_(transform),
      side_by_side_(toggle(tr("Side by side"), "side_by_side", tr("Original and protected beside each other"))),
      swipe_(toggle(tr("Swipe"), "swipe", tr("Original and protected in one picture, with a line to drag"))),
      third_(new ElidedChoice), observer_(new QComboBox), colours_(new QComboBox), opacity_(slider("opacity", 0, 100)),
      blur_(slider("blur", 2, 100)), blur_value_(new QLabel), grid_(new QSpinBox), windows_(new QSpinBox),
      noise_(new QToolButton), zoom_(new QToolButton) {
    third_->setObjectName("third_panel");
    third_->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    third_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon); // two rows at 1280 pixels, in German too
    third_->setMinimumContentsLength(12);
    observer_->setObjectName("attacked");
    observer_->setAccessibleName(tr("Whose gaze is attacked"));
    observer_->setToolTip(tr("The observer whose gaze an attacker tries to recover"));
    colours_->setObjectName("colours");
    for (const char* map : {"viridis", "cividis", "turbo"})
        colours_->addItem(map, map);
    blur_->setToolTip(tr("Width σ of the Gaussian a fixation is drawn with, in % of the picture's width"));
    grid_->setObjectName("display_grid");
    grid_->setRange(static_cast<int>(display_field.low), static_cast<int>(display_field.high));
    grid_->setSuffix(tr(" cells"));
    grid_->setKeyboardTracking(false);
    grid_->setToolTip(tr("Longer side of the grid heatmaps are computed, shown and compared on"));
    windows_->setObjectName("windows");
    windows_->setRange(1, most_windows);
    windows_->setKeyboardTracking(false);
    windows_->setToolTip(tr("Windows of time: 1 is a still heatmap, more make a heatmap over time at the same ε"));
    noise_->setObjectName("new_noise");
    noise_->setText(tr("New noise"));
    noise_->setToolTip(tr("Draw new noise with the same mechanism (F5)"));
    zoom_->setObjectName("zoom");
    zoom_->setAccessibleName(tr("Zoom"));
    zoom_->setToolTip(tr("Zoom; click to see the whole picture (Ctrl+0)"));

    auto* modes = new QButtonGroup(this);
    modes->addButton(side_by_side_);
    modes->addButton(swipe_);
    auto* layout = new FlowLayout(this);
    layout->setContentsMargins(8, 4, 8, 4);
    layout->addWidget(captioned({}, side_by_side_, swipe_));
    layout->addWidget(captioned(tr("Third"), third_, observer_));
    layout->addWidget(captioned(tr("Colours"), colours_));
    layout->addWidget(noise_);
    layout->addWidget(captioned(tr("Opacity"), opacity_));
    layout->addWidget(captioned(tr("Blur"), blur_, blur_value_));
    layout->addWidget(captioned(tr("Grid"), grid_));
    layout->addWidget(captioned(tr("Windows"), windows_));
    layout->addWidget(zoom_);

    connect(side_by_side_, &QToolButton::clicked, this, [this] { showLayout(document_, PanelLayout::side_by_side); });
    connect(swipe_, &QToolButton::clicked, this, [this] { showLayout(document_, PanelLayout::swipe); });
    connect(colours_, &QComboBox::activated, this, [this] {
        changeView<HeatmapLook>(document_, tr("Change colours"),
                                [this](HeatmapLook& view) { view.colour_map = colours_->currentText().toStdString(); });
    });
    connect(observer_, &QComboBox::activated, this, [this] {
        changeView<HeatmapLook>(document_, tr("Attack another observer"),
                                [this](HeatmapLook& view) { view.attacked = observer_->currentText().toStdString(); });
    });
    connect(third_, &QComboBox::activated, this, &HeatmapBar::chooseThird);
    connect(opacity_, &QSlider::valueChanged, this, &HeatmapBar::moveOpacity);
    connect(opacity_, &QSlider::sliderReleased, this, [this] { moveOpacity(opacity_->value()); });
    connect(blur_, &QSlider::valueChanged, this, &HeatmapBar::moveBlur);
    connect(blur_, &QSlider::sliderReleased, this, [this] { moveBlur(blur_->value()); });
    connect(grid_, &QSpinBox::valueChanged, this, [this](int cells) {
        Session session = document_.session();
        session.display_longer = cells;
        document_.change(tr("Change display grid"), session);
    });
    connect(windows_, &QSpinBox::valueChanged, this, [this](int count) {
        changeView<HeatmapLook>(document_, tr("Change windows of time"), [count](HeatmapLook& look) {
            look.cut.windows = count;
            look.cut.at.clear();
            look.window = std::min(look.window, count - 1);
        });
    });
    connect(noise_, &QToolButton::clicked, this, [this] {
        Session session = document_.session();
        ++session.seed;
        document_.change(tr("Draw new noise"), session);
    });
    connect(zoom_, &QToolButton::clicked, &transform_, &ViewTransform::reset);
    connect(&transform_, &ViewTransform::changed, this, &HeatmapBar::syncZoom);
    connect(&document_, &Document::studyChanged, this, &HeatmapBar::sync);
    connect(&document_, &Document::sessionChanged, this, &HeatmapBar::sync);
    sync();
}

double HeatmapBar::stimulusWidth() const {
    return document_.study().stimuli[chosenStimulus(document_.session(), document_.study())].width_px;
}

void HeatmapBar::sync() {
    setEnabled(document_.hasStudy() && !document_.study().stimuli.empty());
    syncThird();
    syncZoom();
    const Session& session = document_.session();
    const HeatmapLook& look = session.view<HeatmapLook>();
    const QSignalBlocker quiet_opacity(opacity_), quiet_blur(blur_), quiet_grid(grid_), quiet_windows(windows_);
    side_by_side_->setChecked(look.layout == PanelLayout::side_by_side);
    swipe_->setChecked(look.layout == PanelLayout::swipe);
    colours_->setCurrentIndex(colours_->findData(QString::fromStdString(look.colour_map)));
    opacity_->setValue(static_cast<int>(std::lround(look.opacity * 100)));
    grid_->setValue(session.display_longer);
    windows_->setValue(look.cut.count());
    if (!isEnabled())
        return;
    const double width = stimulusWidth(), blur = session.blur_px.value_or(defaultBlur(width));
    blur_->setValue(static_cast<int>(std::lround(blur / width * 1000)));
    blur_value_->setText(tr("%1 px").arg(shortNumber(blur)));
    syncObservers();
}

void HeatmapBar::syncThird() {
    const Session& session = document_.session();
    const BenchChoice& choice = session.at(HeatmapLook::bench);
    const QString own = QString::fromStdString(choice.mechanism);
    if (third_->count() == 0 || third_->findData(own) >= 0) { // filled for another mechanism
        third_->clear();
        third_->addItem(tr("Difference"), "difference");
        third_->addItem(tr("Attacker's view"), "attacker");
        third_->addItem(tr("Decided by data"), "data-share");
        for (const Mechanism<Heatmaps>& mechanism : mechanisms<Heatmaps>())
            if (mechanism.info.id != choice.mechanism)
                third_->addItem(translated(mechanism.info.name), QString::fromStdString(mechanism.info.id));
        third_->addItem(tr("None"), "none");
    }
    const ThirdPanel third = thirdPanel(session);
    const QString current = third == ThirdPanel::difference   ? QStringLiteral("difference")
                            : third == ThirdPanel::attacker   ? QStringLiteral("attacker")
                            : third == ThirdPanel::data_share ? QStringLiteral("data-share")
                            : third == ThirdPanel::compared   ? QString::fromStdString(choice.compared.front())
                                                              : QStringLiteral("none");
    third_->setCurrentIndex(third_->findData(current));
}

void HeatmapBar::syncObservers() {
    const Session& session = document_.session();
    const bool attacking = session.view<HeatmapLook>().third == ThirdPanel::attacker;
    observer_->setVisible(attacking);
    if (!attacking)
        return;
    observer_->clear();
    std::vector<std::string> ids;
    try {
        for (std::size_t i : includedParticipants(session, document_.study()))
            ids.push_back(document_.study().participants[i].id);
    } catch (const std::exception&) { // a filter that cannot be read shows itself where it is typed
    }
    const std::string first = ids.empty() ? std::string() : ids.front(); // who is attacked where nobody was chosen
    std::sort(ids.begin(), ids.end(), naturallyBefore);
    for (const std::string& id : ids)
        observer_->addItem(QString::fromStdString(id));
    const int place = observer_->findText(QString::fromStdString(session.view<HeatmapLook>().attacked), Qt::MatchExactly);
    observer_->setCurrentIndex(place >= 0 ? place : observer_->findText(QString::fromStdString(first), Qt::MatchExactly));
}

void HeatmapBar::syncZoom() { zoom_->setText(percentNumber(transform_.zoom())); }

void HeatmapBar::chooseThird(int index) {
    const std::string choice = third_->itemData(index).toString().toStdString();
    Session session = document_.session();
    HeatmapLook& look = session.view<HeatmapLook>();
    if (choice == "none" || choice == "difference" || choice == "attacker" || choice == "data-share") {
        look.third = choice == "none"         ? ThirdPanel::none
                     : choice == "difference" ? ThirdPanel::difference
                     : choice == "attacker"   ? ThirdPanel::attacker
                                              : ThirdPanel::data_share;
    } else { // a mechanism: the first of those compared is the one in the panel
        std::vector<std::string>& compared = session.at(HeatmapLook::bench).compared;
        look.third = ThirdPanel::compared;
        std::erase(compared, choice);
        compared.insert(compared.begin(), choice);
    }
    document_.change(tr("Change third panel"), session);
}

void HeatmapBar::moveOpacity(int percent) {
    changeView<HeatmapLook>(
        document_, tr("Change opacity"),
        [percent](HeatmapLook& look) {
            if (std::lround(look.opacity * 100) != percent)
                look.opacity = percent / 100.0;
        },
        "opacity", !opacity_->isSliderDown());
}

void HeatmapBar::moveBlur(int per_mille) {
    Session session = document_.session();
    const double width = stimulusWidth(), before = session.blur_px.value_or(defaultBlur(width));
    if (std::lround(before / width * 1000) != per_mille) {
        session.blur_px = width * per_mille / 1000.0;
        if (per_mille == 30)
            session.blur_px.reset(); // the default's own name
    }
    document_.change(tr("Change blur"), session, "blur", !blur_->isSliderDown());
}

} // namespace nictate

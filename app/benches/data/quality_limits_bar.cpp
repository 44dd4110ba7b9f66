#include "app/benches/data/quality_limits_bar.h"

#include "app/benches/data/gaze_table_model.h"
#include "app/study/document.h"
#include "core/analysis/data_view.h"
#include "widgets/captioned.h"
#include "widgets/flow_layout.h"
#include "widgets/number_box.h"
#include "widgets/translated.h"

#include <QLabel>
#include <QSignalBlocker>

namespace nictate {

QualityLimitsBar::QualityLimitsBar(Document& document, QWidget* parent) : QWidget(parent), document_(document) {
    setLayout(new FlowLayout(this));
    layout()->setContentsMargins(8, 2, 8, 2);
    layout()->addWidget(new QLabel(tr("Mark rows above")));
    for (const QualityFigure& figure : qualityFigures())
        if (figure.limit)
            addLimit(figure);
    auto* sensitive = new QLabel(tr("sensitive – never released"));
    sensitive->setObjectName("quality_badge");
    sensitive->setProperty("muted", true);
    layout()->addWidget(sensitive);
}

void QualityLimitsBar::addLimit(const QualityFigure& figure) {
    const bool is_share = figure.unit == "%";
    auto* box = new NumberBox;
    box->setObjectName("limit_" + QString::fromUtf8(figure.id.data(), static_cast<int>(figure.id.size())));
    box->setDecimals(figure.decimals);
    box->setRange(0, is_share ? 100 : 100000);
    box->setSpecialValueText(tr("no limit"));
    box->setStepType(QAbstractSpinBox::AdaptiveDecimalStepType);
    box->setKeyboardTracking(false);
    box->setToolTip(
        tr("Recordings above it are marked in the table; 0 removes the limit. It is your own choice and saved in the session"));
    layout()->addWidget(captioned(columnTitle(figure.name, {}), box));
    limits_.push_back({&figure, box, is_share ? 100.0 : 1.0});
    connect(box, &QDoubleSpinBox::valueChanged, this, [this, limit = limits_.back()](double shown) {
        changeView<DataView>(document_, tr("Set a limit of quality"), [&](DataView& view) {
            auto& value = view.quality.*limit.figure->limit;
            value.reset();
            if (shown > 0)
                value = shown / limit.factor;
        });
    });
}

void QualityLimitsBar::show(const QualityLimits& limits, bool in_degrees) {
    for (const Limit& each : limits_) {
        const QSignalBlocker quiet(each.box);
        each.box->setSuffix(" " + translated(unitOf(*each.figure, in_degrees)));
        each.box->setValue((limits.*each.figure->limit).value_or(0) * each.factor);
    }
}

} // namespace nictate

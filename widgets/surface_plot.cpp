#include "widgets/surface_plot.h"

#include "core/files/table_text.h"
#include "widgets/custom_plot.h"
#include "widgets/shown_number.h"
#include "widgets/theme.h"

namespace nictate {

void SurfacePlot::setSurface(NoiseSurface surface) {
    content_.surface = std::move(surface);
    contentChanged();
}

void SurfacePlot::clear() {
    content_.surface.reset();
    contentChanged();
}

void SurfacePlot::setMarker(double side, double observers) {
    QPointF there(side, observers);
    if (content_.marker == there)
        return;
    content_.marker = there;
    contentChanged();
}

void SurfacePlot::draw() {
    content_.zoom = zoom();
    drawSurface(*plot(), content_, plot()->size(), themeOf(this));
}

QString SurfacePlot::textAt(QPointF position) const {
    const double side = plot()->xAxis->pixelToCoord(position.x()), n = plot()->yAxis->pixelToCoord(position.y());
    const std::optional<double> sigma = sigmaAt(*content_.surface, side, n);
    return sigma
               ? tr("√r = %1 cells, n = %2: %3 = %4 %5")
                     .arg(shortNumber(side), shortNumber(n), content_.surface->name, shortNumber(*sigma), content_.surface->unit)
               : QString();
}

QString SurfacePlot::csv(const QString& caption) const {
    QString out = csvCaption(caption);
    if (!content_.surface)
        return out;
    const NoiseSurface& s = *content_.surface;
    TableText csv;
    csv.header({"side (cells)", "observers", (s.name + " (" + s.unit + ")").toStdString()});
    for (std::size_t i = 0; i < s.sides.size(); ++i)
        for (std::size_t j = 0; j < s.observers.size(); ++j)
            csv.number(s.sides[i])
                .number(s.observers[j])
                .number(s.sigma(static_cast<Eigen::Index>(i), static_cast<Eigen::Index>(j)))
                .endRow();
    return out + QString::fromStdString(csv.str());
}

DrawPlot SurfacePlot::exported() const {
    SurfaceContent content = content_;
    content.zoom = zoom();
    return [content = std::move(content)](QCustomPlot& plot, QSize size, const Theme& theme) {
        drawSurface(plot, content, size, theme);
    };
}

} // namespace nictate

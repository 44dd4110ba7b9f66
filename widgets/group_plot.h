#pragma once

#include "widgets/plot.h"
#include "widgets/plot_picture.h"

namespace nictate {

/// Protected values by area and group, each with two intervals: of the noise, and of noise and sampling. Nothing sensitive.
struct GroupContent {
    struct Group {
        QString name;
        std::vector<double> values, lows, highs;       ///< as many as areas; NaN leaves a gap
        std::vector<double> people_lows, people_highs; ///< likewise; NaN where they are not known
        bool operator==(const Group&) const = default;
    };
    PlotAxis axis; ///< of the values
    QStringList areas;
    std::vector<Group> groups;
    QString noise_name, people_name; ///< what the thick and the thin interval are
    bool operator==(const GroupContent&) const = default;
};

/// As it stands in a paper: a colour and a shape for each group, told apart by the colour-blind and in grey.
DrawPlot drawGroups(GroupContent content, const std::optional<PlotZoom>& zoom = {});

/// The same painted without a widget, for releases: on any thread, and without a QApplication.
Picture groupFigure(const GroupContent& content, QSize size);

/// The width of a column of a two-column page, 85 mm, and a height to go with it; logical pixels.
inline constexpr QSize column_figure_size(321, 240);

/// Points by area and group.
class GroupPlot : public Plot {
    Q_OBJECT
  public:
    explicit GroupPlot(QWidget* parent = nullptr) : Plot(parent) {}

    void setContent(GroupContent content);
    const GroupContent& content() const { return content_; }

    bool empty() const override { return content_.areas.isEmpty() || content_.groups.empty(); }
    QString csv(const QString& caption = {}) const override; ///< group, name, private, low, high, people_low, people_high

  protected:
    void draw() override;
    DrawPlot exported() const override { return drawGroups(content_, zoom()); }
    QString textAt(QPointF position) const override;

  private:
    GroupContent content_;
};

} // namespace nictate

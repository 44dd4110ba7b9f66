#pragma once

#include <QWidget>

#include <vector>

namespace nictate {

class HeatmapView;

/// Heatmaps side by side, of which one has all the room when it asks for it (double click or Enter), and gives it back.
class PanelRow : public QWidget {
    Q_OBJECT
  public:
    explicit PanelRow(QWidget* parent = nullptr);

    void add(HeatmapView* panel);
    /// Whether the panel is there at all. One that goes while it is enlarged gives the room back.
    void setShown(HeatmapView* panel, bool shown);
    HeatmapView* enlarged() const { return enlarged_; }
    /// Null for none.
    void enlarge(HeatmapView* panel);

  private:
    struct Place {
        HeatmapView* panel;
        bool shown;
    };
    void arrange();

    std::vector<Place> places_;
    HeatmapView* enlarged_ = nullptr;
};

} // namespace nictate

#pragma once

#include "app/benches/heatmaps/heatmap_engine.h"
#include "app/benches/plot_figures.h"
#include "widgets/guarantee_card.h"

namespace nictate {

/// What the guarantee card expects of the heatmap on screen, from public facts: first its CC, then what would help.
class HeatmapExpectation : public QObject {
    Q_OBJECT

  public:
    explicit HeatmapExpectation(QObject* parent = nullptr);

    void setFrame(const HeatmapFrame& frame, const Session& session);
    void clear();
    /// As far as it is known; nothing where nothing is bought.
    std::optional<HeatmapOutlook> now() const;
    std::vector<Background*> work() { return {first_.work(), more_.work()}; }
    bool pending() const { return first_.pending() || more_.pending(); }

  Q_SIGNALS:
    void changed();

  private:
    struct Key {
        std::string mechanism;
        Parameters given;
        HeatmapFacts facts;
        double target_cc = 0; ///< says nothing of the CC
        bool operator==(const Key&) const = default;
    };
    static HeatmapOutlook expectCC(const Key& key, const Progress& progress);
    static HeatmapOutlook expectMore(const Key& key, const Progress& progress);
    Key withoutTarget() const;
    void tell();

    std::optional<Key> key_;
    Figures<Key, HeatmapOutlook> first_, more_;
};

} // namespace nictate

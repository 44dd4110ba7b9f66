#pragma once
// A table like tables 3 to 5 of David-John et al. 2023, of the open study; each line is a plain function of a key. Simulations
// only.

#include "app/benches/plot_figures.h"
#include "core/choices/session.h"
#include "core/evaluation/gaze_utility.h"
#include "widgets/figure_table.h"

#include <QStandardItemModel>

#include <memory>

namespace nictate {

/// What one line of the table depends on.
struct GazeFindingKey {
    std::shared_ptr<const Dataset> study;
    std::vector<std::size_t> included;
    std::string mechanism; ///< id; empty: the samples as they are; "centre": gaze at rest in the middle
    Parameters given;
    double window_s = 0; ///< of Kaleido, where it is not among those given: the same time at any rate
    std::uint64_t seed = 1;
    bool as_at_bench = false; ///< the settings of the Samples workspace
    bool operator==(const GazeFindingKey&) const = default;
};

/// What one line of the table shows.
struct GazeFinding {
    GazeUtilityRow row;
    double networks = 0; ///< people recognised by radial basis networks, learnt from and asked about one release
    double chance = 0;
};

/// The samples as they are, at rest, the Samples workspace's choice, then the published settings of every mechanism.
std::vector<GazeFindingKey> gazeFindingKeys(const Session& session, const std::shared_ptr<const Dataset>& study);

/// Throws InvalidParameter, MissingData, Cancelled.
GazeFinding gazeFindingOf(const GazeFindingKey& key, const Progress& progress);

/// "k = 4, γ = 1.5".
std::string settingsInWords(const GazeFindingKey& key);

/// Whether half of what the original samples give above chance is left of activity, and people are recognised at most half as
/// far above chance; and whether prediction is at most half as far off again.
struct Practical {
    bool activity = false, prediction = false;
};
Practical practical(const GazeFinding& found, const GazeFinding& raw, double activity_chance);

/// What protected gaze samples are still good for and who is still found in them, setting by setting. Computed while it is seen.
class GazeFindingTable : public FigureTable {
    Q_OBJECT
  public:
    enum Column { mechanism, settings, networks, identified, linked, activity, prediction, run_time, practical, columns };

    explicit GazeFindingTable(QWidget* parent = nullptr);

    /// Null: no samples. It reads whoever the session includes.
    void setStudy(const Session& session, const std::shared_ptr<const Dataset>& study);
    void clear();
    void recompute() { figures_.recompute(); }
    Background* work() { return figures_.work(); }
    bool pending() const { return figures_.pending(); }
    QStandardItemModel* items() { return &items_; }
    /// With a line that says what it is.
    QString copied() const override;

  protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

  private:
    void want();
    void fill();
    void fillRow(int row, const GazeFindingKey& key, const GazeFinding* raw);
    void put(int row, int column, const QString& text, const QString& tip = {});

    std::vector<GazeFindingKey> keys_;
    double activity_chance_ = 1;
    QStandardItemModel items_;
    Figures<GazeFindingKey, GazeFinding> figures_;
};

} // namespace nictate

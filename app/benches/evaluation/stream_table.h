#pragma once

#include "app/benches/evaluation/stream_findings.h"
#include "app/benches/plot_figures.h"

#include <QStandardItemModel>

namespace nictate {

/// What protected gaze samples are still good for and who is still found in them, setting by setting. Computed while it is seen.
class StreamTable : public FigureTable {
    Q_OBJECT
  public:
    enum Column { mechanism, settings, networks, identified, linked, activity, prediction, run_time, practical, columns };

    explicit StreamTable(QWidget* parent = nullptr);

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
    void fillRow(int row, const StreamFindingKey& key, const StreamFinding* raw);
    void put(int row, int column, const QString& text, const QString& tip = {});

    std::vector<StreamFindingKey> keys_;
    double activity_chance_ = 1;
    QStandardItemModel items_;
    Figures<StreamFindingKey, StreamFinding> figures_;
};

} // namespace nictate

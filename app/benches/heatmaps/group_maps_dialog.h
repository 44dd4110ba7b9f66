#pragma once

#include "core/choices/session.h"
#include "core/domains/heatmap/heatmap_groups.h"
#include "widgets/group_maps_picture.h"

#include <QDialog>

class QComboBox;
class QLabel;
class QPushButton;

namespace nictate {

/// Simulated heatmaps of two groups of one release side by side, with their difference.
class GroupMapsDialog : public QDialog {
    Q_OBJECT
  public:
    /// `facts`: of everybody together, as the bench has them.
    GroupMapsDialog(std::shared_ptr<const Dataset> study, Session session, HeatmapFacts facts, QWidget* parent = nullptr);

    const std::optional<GroupMapsPicture>& shown() const { return shown_; }

  Q_SIGNALS:
    /// The maps of all groups of this attribute are to be released; the dialog is closed.
    void releaseAsked(const std::string& attribute);

  protected:
    void resizeEvent(QResizeEvent* event) override;

  private:
    void computeMaps();
    void fillPairs();
    void showPair();
    void paint();
    void exportPicture();
    void exportDifference();

    std::shared_ptr<const Dataset> study_;
    Session session_;
    HeatmapFacts facts_;
    std::vector<std::size_t> included_;
    std::optional<MapGroupsFrame> frame_;
    std::optional<GroupMapsPicture> shown_;
    QComboBox *attribute_, *pair_;
    QLabel *picture_, *said_;
    QPushButton *export_, *table_, *release_;
};

} // namespace nictate

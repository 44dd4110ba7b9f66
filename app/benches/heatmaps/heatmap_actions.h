#pragma once

#include "app/benches/heatmaps/heatmap_engine.h"
#include "core/domains/heatmap/heatmap_look.h"

#include <QObject>
#include <QString>

#include <functional>
#include <vector>

class QAction;
class QActionGroup;
class QMenu;

namespace nictate {

class Document;
class ViewTransform;

/// Beside each other or swiped, as one undoable step.
void showLayout(Document& document, PanelLayout layout);

/// What the Heatmaps workspace has in the menus View and Analyse.
class HeatmapActions : public QObject {
    Q_OBJECT

  public:
    HeatmapActions(Document& document, ViewTransform& transform, QObject* parent);
    ~HeatmapActions() override;

    /// What is on screen; null when nothing is.
    void setFrame(const HeatmapFrame* frame);
    const std::vector<QAction*>& view() const { return view_; }
    const std::vector<QAction*>& analyse() const { return analyse_; }

  Q_SIGNALS:
    void ownScalesChosen(bool own); ///< a scale of colours for each panel, or one for those that are compared
    void noted(const QString& text);
    void warned(const QString& text);
    void groupsReleaseAsked(const std::string& attribute); ///< maps of the groups that an attribute makes

  private:
    void buildView(ViewTransform& transform);
    QAction* add(std::vector<QAction*>& menu, const QString& text, const char* name, const QString& shortcut,
                 std::function<void()> triggered);
    void separate(std::vector<QAction*>& menu);
    void sync();
    /// The chosen mechanism when it has a cell cap; says so and returns null when it has none.
    const Mechanism<Heatmaps>* mechanismWithCap();
    void takeCap(int cap, const QString& label, const QString& remark);
    void takeBestCap();
    void takeNoisyCap();
    void showGroups();

    Document& document_;
    const HeatmapFrame* frame_ = nullptr;
    std::vector<QAction*> view_, analyse_;
    QAction *side_by_side_, *swipe_, *show_stimulus_;
    std::unique_ptr<QMenu> third_menu_;
    QActionGroup* third_; ///< data: a ThirdPanel as int
};

} // namespace nictate

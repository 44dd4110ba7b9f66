#pragma once

#include "core/data/stimulus.h"
#include "core/domains/areas/area.h"

#include <QWidget>

#include <memory>
#include <vector>

class QComboBox;
class QLayout;
class QMenu;
class QToolButton;

namespace nictate {

class AreaView;
class Document;
struct Dataset;

/// What can be done with areas and what is reported of them, in a row below the picture.
class AreaBar : public QWidget {
    Q_OBJECT
  public:
    AreaBar(Document& document, AreaView& view, QWidget* parent = nullptr);

    /// Asks for the chosen area's name.
    void rename(std::size_t area);
    /// One step that gives these areas to the stimulus on screen.
    void take(const std::vector<Area>& areas, const QString& label, const QString& merge = {}, bool finished = true);

  Q_SIGNALS:
    void noted(const QString& text);
    void failed(const QString& text);

  private:
    void buildTools(QLayout& layout);
    void buildMetrics(QLayout& layout);
    void buildMetricsMenu();
    void sync();
    void syncTools();
    void syncObservers();
    void buildGroups(QLayout& layout);
    void buildPairs(QLayout& layout);
    void syncPairs();
    const Stimulus* stimulus() const;
    void recolour();
    void fillCopyMenu();
    void copyTo(const std::vector<std::string>& stimuli);
    void read();
    void write();

    Document& document_;
    AreaView& view_;
    std::vector<QToolButton*> tools_, of_chosen_;
    QToolButton* copy_ = nullptr;
    QToolButton* keyframe_ = nullptr;
    QToolButton* metrics_ = nullptr;
    QMenu* metrics_menu_ = nullptr;
    QMenu* copy_menu_ = nullptr;
    QComboBox *shown_ = nullptr, *attacked_ = nullptr, *scope_ = nullptr, *groups_ = nullptr, *pairs_ = nullptr;
    std::shared_ptr<const Dataset> listed_study_; ///< whose observers can be attacked
    std::vector<std::size_t> listed_;
};

} // namespace nictate

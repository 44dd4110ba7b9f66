#pragma once

#include "app/benches/area_plots.h"

#include <QWidget>

#include <memory>

class QComboBox;
class QMenu;
class QStackedWidget;
class QTabWidget;
class QToolButton;

namespace nictate {

class AreaTable;
class Document;
class EmptyState;
class FindingsPanel;
struct Dataset;

/// Means of features over people: which features, of which recordings and groups, their table, differences and plots.
class SummaryPanel : public QWidget {
    Q_OBJECT

  public:
    explicit SummaryPanel(Document& document, QWidget* parent = nullptr);

    /// Whose features can be chosen.
    void setStudy(std::shared_ptr<const Dataset> study);
    /// `methods`: the paragraph that goes with findings.
    void setFrame(const AreasFrame& frame, const QString& methods);
    enum class Lacks { nothing, bounds, features };
    /// The reason once, with a button for what is lacking.
    void clear(const QString& reason, Lacks lacks = Lacks::nothing);

    AreaPlots* plots() const { return plots_; }
    AreaTable* table() const { return table_; }
    FindingsPanel* findings() const { return findings_; }

  Q_SIGNALS:
    void boundsAsked();

  private:
    void buildBar();
    void help(const QString& id);
    void sync();
    void syncGroups();
    void takeFeatures();

    Document& document_;
    QWidget* bar_;
    QToolButton* features_;
    QMenu* features_menu_;
    QComboBox *recordings_, *groups_;
    QTabWidget* tabs_;
    AreaTable* table_;
    FindingsPanel* findings_;
    AreaPlots* plots_;
    EmptyState* why_;
    QStackedWidget* stack_;
    std::shared_ptr<const Dataset> study_;
    std::vector<std::size_t> listed_; ///< whose attributes make groups
    std::string shown_attribute_;
};

} // namespace nictate

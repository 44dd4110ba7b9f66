#pragma once

#include "core/choices/attribute_filter.h"
#include "core/data/dataset.h"

#include <QWidget>

#include <memory>
#include <vector>

class QLabel;
class QLineEdit;
class QModelIndex;
class QTimer;
class QTreeView;

namespace nictate {

class ElidedLabel;
class StudyModel;

/// The study at the left of the window: which stimulus is shown, who is included.
///
/// An observer counts when the check box is on (a person's choice) and the filter lets them through.
class StudyTree : public QWidget {
    Q_OBJECT
  public:
    explicit StudyTree(QWidget* parent = nullptr);
    ~StudyTree() override;

    /// Copies names and attributes, no gaze. Everyone is included, the first stimulus is current, no filter.
    void setStudy(const Dataset& dataset);
    void clear();

    /// Without echo.
    void setCurrentStimulus(std::size_t stimulus);
    void setExcluded(const std::vector<std::size_t>& participants);
    void setFilter(const QString& text); ///< a bad expression is shown as such and lets everyone through

    std::size_t currentStimulus() const;
    std::vector<std::size_t> excluded() const; ///< by check box, ascending
    QString filter() const;                    ///< the valid filter in force, empty for none
    std::vector<std::size_t> included() const; ///< by check box and filter, ascending
    bool filterActive() const { return !filter().isEmpty(); }
    QTreeView* view() const { return view_; }

  Q_SIGNALS:
    void stimulusChosen(std::size_t stimulus);
    void excludedChanged(const std::vector<std::size_t>& participants);
    void filterChanged(const QString& text); ///< only valid expressions (or "")

  protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void filterEdited();
    bool apply(const QString& text);
    void choose(const QModelIndex& index);
    void showCounts();
    void showMessage(const QString& text, bool error);
    void refreshColours();
    void search(const QString& text);
    void showCurrent();
    QModelIndex stimulusRow(std::size_t stimulus) const;

    std::unique_ptr<StudyModel> model_;
    ElidedLabel* title_;
    ElidedLabel* counts_;
    QLineEdit* search_; ///< among the stimuli
    QTreeView* view_;
    QLineEdit* filter_;
    QLabel* message_;
    QTimer* pause_;
    QString applied_; ///< the filter in force
};

} // namespace nictate

#pragma once

#include "core/release/release_job.h"

#include <QWidget>

class QLabel;
class QListWidget;
class QPushButton;
class QTextBrowser;

namespace nictate {

class PictureFrame;

/// What was released: pictures, privacy cards, and what can be done with them at no further cost.
class ReleaseResult : public QWidget {
    Q_OBJECT

  public:
    explicit ReleaseResult(QWidget* parent = nullptr);

    void setOutcome(ReleaseOutcome outcome);
    const ReleaseOutcome& outcome() const { return outcome_; }
    /// The release that is looked at.
    std::size_t current() const { return current_; }
    /// Into another folder, at no further cost; says in the page when it fails. What could not be written then stands there.
    void saveAgain(const QString& folder);
    void saveCard(const QString& file);
    /// Synthetic fixations of the released map, as many as its card says, into a new folder, at no cost.
    void saveSynthetic(const QString& folder);

  Q_SIGNALS:
    void saved();

  private:
    const ReleaseOutcome::One& one() const { return outcome_.done[current_]; }
    void show(int index);
    void say(const QString& text, bool error);
    void openFolder();
    void askSaveAgain();
    void askSaveCard();
    void askSaveSynthetic();

    ReleaseOutcome outcome_;
    std::size_t current_ = 0;
    QLabel* headline_;
    QLabel* message_;
    QListWidget* list_;
    PictureFrame* picture_;
    QTextBrowser* card_;
    QPushButton *open_, *save_card_, *save_again_, *synthesise_;
};

/// "2 of 3 were released …": what to say first about an outcome.
QString outcomeText(const ReleaseOutcome& outcome);

} // namespace nictate

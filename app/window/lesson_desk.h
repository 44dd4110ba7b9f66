#pragma once

#include "app/window/benches.h"
#include "core/choices/session.h"
#include "core/lessons/facts.h"

#include <QObject>
#include <QPointer>
#include <QString>
#include <QTimer>

#include <functional>
#include <memory>
#include <optional>

namespace nictate {

class LessonsColumn;
class MainWindow;
class Outline;
class PointerHalo;
struct Menus;

/// Lessons beside the workbench: opens their practice studies in place of what was open and brings that back, tells them what is
/// on screen, outlines controls, and makes the window ready for a projector.
class LessonDesk : public QObject {
    Q_OBJECT

  public:
    /// `fit` lays the columns out anew.
    LessonDesk(MainWindow& window, Menus& menus, const std::vector<Bench*>& benches, std::function<void()> fit);
    ~LessonDesk() override;

    /// Lessons at this path (empty: those that come with the program), with this seed; one that was named is shown at once.
    void openLessons(const QString& path, std::optional<std::uint64_t> seed);
    /// The window's from now on.
    LessonsColumn* column() const;
    /// Whether this study is one to practise on: it is never remembered, and its ledger lies in a folder of its own.
    bool isPractice(const std::string& path) const;
    bool isPractice(const QString& path) const { return isPractice(path.toStdString()); }
    bool isCopy(const std::string& path) const; ///< of recordings that may be real people's: nothing is released from it
    QString practiceFolder() const;             ///< for practice releases
    /// What was open before the lesson comes back.
    void leave();

  public Q_SLOTS:
    void showColumn(bool shown);
    void present(bool on);
    /// Something on screen, or in the ledger, may be different.
    void lookSoon();

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    /// What a person was at before they learnt.
    struct Own {
        std::shared_ptr<const Dataset> study;
        Session session;
        QString file;
        bool modified = false;
    };
    void wire(const std::vector<Bench*>& benches);
    Facts facts() const;
    void take(const Session& session);
    void bringBack();
    void point(const QString& control);
    void outline();
    void fold(bool folded);
    void record();
    void exportAnswers();

    MainWindow& window_;
    Menus& menus_;
    std::function<void()> fit_;
    QPointer<LessonsColumn> column_;
    QPointer<Outline> outline_;
    QPointer<PointerHalo> halo_;
    QString pointed_;
    std::optional<Own> own_;
    QTimer look_;         ///< several things change at once
    bool opened_ = false; ///< lessons were
    int text_size_ = 0;
    bool study_shown_ = true;
    bool unfolded_ = false; ///< the study's column, for what is pointed at
    bool folded_ = false;   ///< the parameters, for the study's column
};

} // namespace nictate

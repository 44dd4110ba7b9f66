#pragma once
// What the window is about: a study and the session that says how it is looked at, with undo and a file.

#include "core/choices/session.h"

#include <QObject>
#include <QString>

#include <memory>
#include <vector>

namespace nictate {

/// Undo swaps whole Session values; it never touches data. Opening a study starts a new history.
class Document : public QObject {
    Q_OBJECT

  public:
    using QObject::QObject;

    bool hasStudy() const { return study_ != nullptr; }
    const Dataset& study() const { return *study_; }
    std::shared_ptr<const Dataset> sharedStudy() const { return study_; }
    const Session& session() const { return session_; }

    /// A study just opened, with the session it is shown under. `file` is the session's own, or empty.
    void open(std::shared_ptr<const Dataset> study, Session session, const QString& file = {});

    /// One undoable step called `label`. Steps with the same non-empty `merge` become one until a step is
    /// `finished` (a slider let go). A session that equals the present one only finishes the step.
    void change(const QString& label, Session session, const QString& merge = {}, bool finished = true);
    /// Where one looks (zoom, swipe line): kept and saved, but no step to undo.
    void look(const Session& session);

    void undo();
    void redo();
    /// A step is under way: a slider is being dragged.
    bool moving() const { return open_step_; }
    bool canUndo() const { return !undo_.empty(); }
    bool canRedo() const { return !redo_.empty(); }
    QString undoLabel() const { return canUndo() ? undo_.back().label : QString(); }
    QString redoLabel() const { return canRedo() ? redo_.back().label : QString(); }

    /// The session's file; empty until saved or opened from one.
    const QString& file() const { return file_; }
    bool modified() const { return modified_; }
    /// What is open was never saved as it is, whatever its file holds.
    void setUnsaved();
    /// Throws OutputError.
    void saveTo(const QString& file);

  Q_SIGNALS:
    void studyChanged();
    void sessionChanged(const nictate::Session& before);
    void settled();        ///< what was moving rests, where it is
    void lookChanged();    ///< only zoom or swipe line
    void historyChanged(); ///< undo, redo, file or modified

  private:
    struct Step {
        QString label;
        QString merge;
        Session other; ///< what undo (redo) swaps in
    };
    void swapIn(std::vector<Step>& from, std::vector<Step>& to);
    void settle(const Session& before);

    std::shared_ptr<const Dataset> study_;
    Session session_;
    Session saved_;
    QString file_;
    std::vector<Step> undo_, redo_;
    bool open_step_ = false; ///< the last step may still be merged into
    bool modified_ = false;
};

/// One step that changes what is chosen of a bench's view: `set` is given it.
template <class View, class Set>
void changeView(Document& document, const QString& label, Set set, const QString& merge = {}, bool finished = true) {
    Session session = document.session();
    set(session.view<View>());
    document.change(label, std::move(session), merge, finished);
}

} // namespace nictate

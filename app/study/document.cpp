#include "app/study/document.h"

#include "core/choices/bench_kind.h"
#include "core/session/session_file.h"

namespace nictate {

void Document::open(std::shared_ptr<const Dataset> study, Session session, const QString& file) {
    study_ = std::move(study);
    session_ = std::move(session);
    if (file.isEmpty() || file != file_)
        saved_ = session_; // else the file holds what was saved last: the study may be the same, read in another way
    file_ = file;
    undo_.clear();
    redo_.clear();
    open_step_ = false;
    modified_ = session_ != saved_;
    Q_EMIT studyChanged();
    Q_EMIT historyChanged();
}

void Document::change(const QString& label, Session session, const QString& merge, bool finished) {
    if (session != session_) {
        const bool merged = open_step_ && !undo_.empty() && !merge.isEmpty() && undo_.back().merge == merge;
        if (!merged)
            undo_.push_back({label, merge, session_});
        redo_.clear();
        std::swap(session_, session);
        open_step_ = !finished;
        settle(session);
    } else if (finished && open_step_) {
        open_step_ = false;
        Q_EMIT settled();
    }
}

void Document::look(const Session& session) {
    const Session before = session_;
    keepLook(session_, session);
    if (session_ == before)
        return;
    modified_ = session_ != saved_;
    Q_EMIT lookChanged();
    Q_EMIT historyChanged();
}

void Document::settle(const Session& before) {
    modified_ = session_ != saved_;
    Q_EMIT sessionChanged(before);
    Q_EMIT historyChanged();
}

void Document::swapIn(std::vector<Step>& from, std::vector<Step>& to) {
    if (from.empty())
        return;
    Step step = std::move(from.back());
    from.pop_back();
    keepLook(step.other, session_);
    std::swap(session_, step.other);
    to.push_back(std::move(step));
    open_step_ = false;
    settle(to.back().other);
}

void Document::undo() { swapIn(undo_, redo_); }

void Document::redo() { swapIn(redo_, undo_); }

void Document::setUnsaved() {
    saved_ = Session{};
    modified_ = true;
    Q_EMIT historyChanged();
}

void Document::saveTo(const QString& file) {
    writeSession(session_, file.toStdString());
    file_ = file;
    saved_ = session_;
    modified_ = false;
    open_step_ = false;
    Q_EMIT historyChanged();
}

} // namespace nictate

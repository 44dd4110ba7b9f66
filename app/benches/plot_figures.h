#pragma once
// Figures that take longer than a frame: a key says what one depends on, it is computed in the background, and its result
// is kept. The latest request wins.

#include "app/background.h"
#include "core/errors.h"
#include "widgets/translated.h"

#include <QSignalBlocker>
#include <QTimer>

#include <algorithm>
#include <functional>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace nictate {

/// When a figure follows what it depends on.
enum class Pace {
    at_once, ///< cheap enough to follow a slider
    at_rest  ///< when nothing has moved for a moment
};

/// The part of Figures that does not depend on key and result: its background work and its signals.
class FiguresBase : public QObject {
    Q_OBJECT

  public:
    Background* work() { return &work_; }
    bool pending() const { return rest_.isActive() || work_.running(); }
    /// Nothing is on screen, and nothing is remembered.
    virtual void clear() = 0;
    /// Everything anew.
    virtual void recompute() = 0;
    /// So many results that are not wanted now are kept besides, for undo; fewer where each is large.
    void keepBesides(std::size_t others) { kept_besides_ = others; }

  Q_SIGNALS:
    void changed(); ///< something became known, or work ended without
    void failed(const QString& message);

  protected:
    FiguresBase(const QString& name, Pace pace, QObject* parent);
    /// Starts what is wanted and not known; false when there is nothing.
    virtual bool next() = 0;
    /// What is being computed cannot be.
    virtual void refuse(const QString& problem) = 0;
    /// A person stopped the work: it starts again only when told to.
    virtual void stopped() = 0;
    /// Something that is wanted is not known yet.
    void follow();

    std::size_t kept_besides_ = 8;
    const Pace pace_;
    QTimer rest_;
    Background work_; ///< last: its end waits for what runs
};

/// Figures of one kind. `Key` says all that one depends on and can be compared; equal keys give equal results.
template <class Key, class Result> class Figures : public FiguresBase {
  public:
    using Compute = std::function<Result(const Key&, const Progress&)>;

    /// `quick`, where given, makes a coarse one while things move. Both run on another thread; what they throw stands in
    /// problem().
    Figures(const QString& name, Pace pace, Compute compute, Compute quick = {}, QObject* parent = nullptr)
        : FiguresBase(name, pace, parent), compute_(std::move(compute)), quick_(std::move(quick)) {}

    /// These are on screen, the most important first. What is known stays; what is not is computed one after the other.
    /// `quickly`: the first one at once, coarsely. Whether they are others than before.
    bool want(std::vector<Key> keys, bool quickly = false);
    void clear() override;
    void recompute() override;

    /// Null while it is not known.
    const Result* find(const Key& key) const {
        const Known* known = knownOf(key);
        return known ? known->result.get() : nullptr;
    }
    /// Why there is none; empty when there is one, or may be.
    QString problem(const Key& key) const {
        const Known* known = knownOf(key);
        return known ? known->problem : QString();
    }

  protected:
    bool next() override;
    void refuse(const QString& problem) override;
    void stopped() override;

  private:
    struct Known {
        Key key;
        std::shared_ptr<const Result> result; ///< null where there is a problem
        QString problem;
        bool fine = true;
    };
    const Known* knownOf(const Key& key) const {
        for (const Known& known : known_)
            if (known.key == key)
                return &known;
        return nullptr;
    }
    bool isFine(const Key& key) const {
        const Known* known = knownOf(key);
        return known && known->fine;
    }
    bool computes() const { return work_.running() && computing_; }
    bool isWanted(const Key& key) const { return std::find(wanted_.begin(), wanted_.end(), key) != wanted_.end(); }
    void keep(Known known);
    /// It is no longer of use: nobody need hear of it.
    void cancel() {
        const QSignalBlocker quiet(this);
        computing_.reset();
        work_.cancel();
    }
    void start(const Key& key, bool quickly);

    Compute compute_, quick_;
    std::vector<Key> wanted_;
    std::vector<Known> known_;     ///< oldest first
    std::optional<Key> computing_; ///< while work_ is running
};

template <class Key, class Result> bool Figures<Key, Result>::want(std::vector<Key> keys, bool quickly) {
    const bool others = keys != wanted_;
    wanted_ = std::move(keys);
    for (const Key& key : wanted_) { // what is wanted is the last to be forgotten
        auto found = std::find_if(known_.begin(), known_.end(), [&](const Known& known) { return known.key == key; });
        if (found != known_.end())
            std::rotate(found, found + 1, known_.end());
    }
    if (known_.size() > wanted_.size() + kept_besides_)
        known_.erase(known_.begin(), known_.end() - static_cast<std::ptrdiff_t>(wanted_.size() + kept_besides_));
    if (computes() && !isWanted(*computing_))
        cancel();
    rest_.stop();
    if (std::all_of(wanted_.begin(), wanted_.end(), [this](const Key& key) { return isFine(key); }))
        return others;
    const Key& own = wanted_.front();
    if (quickly && quick_ && !knownOf(own) && !(computes() && *computing_ == own))
        start(own, true);
    follow();
    return others;
}

template <class Key, class Result> void Figures<Key, Result>::clear() {
    rest_.stop();
    cancel();
    wanted_.clear();
    known_.clear();
}

template <class Key, class Result> void Figures<Key, Result>::recompute() {
    const auto wanted = wanted_;
    clear();
    want(wanted);
}

template <class Key, class Result> bool Figures<Key, Result>::next() {
    if (computes() && isWanted(*computing_))
        return true;
    for (const Key& key : wanted_)
        if (!isFine(key)) {
            start(key, false);
            return true;
        }
    return false;
}

template <class Key, class Result> void Figures<Key, Result>::keep(Known known) {
    std::erase_if(known_, [&](const Known& each) { return each.key == known.key; });
    known_.push_back(std::move(known));
    computing_.reset();
}

template <class Key, class Result> void Figures<Key, Result>::refuse(const QString& problem) {
    if (computing_)
        keep({*computing_, nullptr, problem, true});
    next();
}

template <class Key, class Result> void Figures<Key, Result>::stopped() {
    if (!computing_)
        return; // it came to its end
    for (const Key& key : wanted_)
        if (!isFine(key))
            keep({key, nullptr, QObject::tr("Stopped; Analyse › Recompute starts it again."), true});
}

template <class Key, class Result> void Figures<Key, Result>::start(const Key& key, bool quickly) {
    computing_ = key;
    work_.start(
        [key, compute = quickly ? quick_ : compute_, quickly](const Progress& progress) {
            Known known{key, nullptr, {}, !quickly};
            try {
                known.result = std::make_shared<const Result>(compute(key, progress));
            } catch (const Cancelled&) {
                throw;
            } catch (const Error& error) { // a compared mechanism may not fit this study
                known.problem = translated(error);
            }
            return known;
        },
        [this](Known known) {
            keep(std::move(known));
            if (!rest_.isActive() && next())
                Q_EMIT changed(); // else the end of the work says so
        });
}

} // namespace nictate

#pragma once
// What of a window cannot be read or reached at its size: a matter of geometry, not of pixels.

#include "core/choices/session.h"
#include "core/data/dataset.h"
#include "tests/app/window/shown_texts.h"

#include <QString>
#include <QStringList>
#include <QWidget>

#include <map>
#include <memory>
#include <vector>

namespace nictate::test {

struct Misfit {
    QString what;   ///< "cut text", "cut name" (of a parameter), "overlap", "sideways scrollbar", "beyond the edge", "too large"
    QString widget; ///< its name and those of its parents
    QString detail; ///< its text and size

    QString sentence() const { return what + ": " + widget + ": " + detail; }
    /// The same at every size of the window.
    QString key() const { return what + ": " + widget; }
};

/// Of the window as it is laid out now, on a screen of that size: texts with no room (unless a tool tip holds the whole of them),
/// neighbours that overlap, horizontal scrollbars, columns and controls beyond an edge, a window that cannot be as small as the
/// screen. What can be scrolled to upwards or downwards is there.
std::vector<Misfit> misfits(QWidget& window, QSize screen);

/// Screens that windows are made for, in pixels without scaling: what a screen of 2560×1440 at 200 % shows is one of 1280×720.
const std::vector<QSize>& screens();
/// Names of everything in it are as long as those of real studies may be.
std::shared_ptr<const Dataset> longNamed(Dataset study);

/// Eight people who look at pictures, and tables of features in two conditions; and a session with areas on those pictures.
std::shared_ptr<const Dataset> longNamedPictures();
Session withAreas(const Dataset& study);

/// Gathers what does not fit, each once, with all circumstances in which it does not.
class Gathered {
  public:
    /// Lays the window out and looks. Where the environment's NICTATE_SCREENS names a folder, a picture of it is put there.
    void look(QWidget& window, QSize screen, const QString& circumstances);
    /// Sentences about all that is in neither list of keys, and about what is in `known` and fits by now. Those of `sometimes`
    /// depend on when a result comes.
    QStringList unexpected(const QStringList& known, const QStringList& sometimes = {}) const;

  private:
    struct Seen {
        QString sentence;
        QStringList where;
    };
    std::map<QString, Seen> seen_;
};

/// Fails with sentences about what is unexpected().
void requireFit(const Gathered& gathered, const QStringList& known, const QStringList& sometimes = {});

/// Walks in English, then in German; a walk has inLanguage(name).
template <class Walk> void inBothLanguages(Walk& walk) {
    walk.inLanguage("en");
    const German german;
    walk.inLanguage("de");
}

} // namespace nictate::test

#pragma once

#include "core/lessons/guessing_game.h"
#include "core/lessons/lesson.h"

#include <QWidget>

#include <vector>

class QLabel;
class QPushButton;

namespace nictate {

/// The guessing game in a lesson: two protected maps, was observer 7 among them? Hits so far stand against the bound of each ε.
class GameView : public QWidget {
    Q_OBJECT

  public:
    GameView(GuessingGame game, std::uint64_t seed, QWidget* parent = nullptr);

    Facts facts() const;
    const GameRound& round() const { return round_; }

  public Q_SLOTS:
    void guess(bool present);
    /// As somebody would who reckons: what is left of this ε.
    void playRest();

  Q_SIGNALS:
    void changed();

  private:
    struct Tally {
        int rounds = 0, hits = 0;
    };
    void deal();
    void show();
    QString results() const;

    GuessingGame game_;
    std::uint64_t seed_;
    std::vector<Tally> tallies_; ///< by ε
    std::size_t at_ = 0;         ///< the ε that is played
    GameRound round_;
    QLabel *title_, *said_, *results_;
    std::vector<QWidget*> maps_;
    std::vector<QPushButton*> buttons_;
};

} // namespace nictate

#include "app/lessons/game_view.h"

#include "widgets/colour_maps.h"
#include "widgets/flow_layout.h"
#include "widgets/shown_number.h"
#include "widgets/theme.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace nictate {

namespace {

/// A protected map of two cells, with its numbers.
class TinyMap : public QWidget {
  public:
    explicit TinyMap(QWidget* parent = nullptr) : QWidget(parent) { setMinimumSize(80, 64); }
    void setMap(const GazeMap& map) {
        map_ = map;
        setAccessibleName(QObject::tr("left %1, right %2").arg(shortNumber(map(0, 0)), shortNumber(map(0, 1))));
        update();
    }

  protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        const ColourTable& colours = colourTable(ColourMap::viridis);
        for (int cell = 0; cell < map_.cols(); ++cell) {
            const double value = map_(0, cell);
            const auto place = static_cast<std::size_t>(std::clamp(value / 2, 0.0, 1.0) * 255);
            const QRect half(cell * width() / 2, 0, width() / 2, height());
            const QColor colour = QColor::fromRgb(colours[place]);
            painter.fillRect(half, colour);
            painter.setPen(colour.lightness() > 128 ? Qt::black : Qt::white);
            painter.drawText(half, Qt::AlignCenter, shortNumber(value));
        }
        painter.setPen(themeOf(this).border);
        painter.drawRect(rect().adjusted(0, 0, -1, -1));
    }

  private:
    GazeMap map_ = GazeMap::Zero(1, 2);
};

} // namespace

GameView::GameView(GuessingGame game, std::uint64_t seed, QWidget* parent)
    : QWidget(parent), game_(std::move(game)), seed_(seed), tallies_(game_.epsilons.size()), title_(new QLabel),
      said_(new QLabel), results_(new QLabel) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    title_->setObjectName("game_title");
    title_->setFont(scaledFont(font(), 1, QFont::DemiBold));
    title_->setWordWrap(true);
    column->addWidget(title_);
    auto* maps = new QHBoxLayout;
    for (int i = 0; i < 2; ++i)
        maps->addWidget(maps_.emplace_back(new TinyMap));
    column->addLayout(maps);
    auto* answer_row = new QWidget; // two lines where words are long
    auto* answers = new FlowLayout(answer_row, 6, 4);
    answers->setContentsMargins(0, 0, 0, 0);
    const std::tuple<const char*, QString> named[] = {{"game_yes", tr("7 was there")}, {"game_no", tr("7 was not")}};
    for (const auto& [name, text] : named) {
        auto* button = buttons_.emplace_back(new QPushButton(text));
        button->setObjectName(name);
        answers->addWidget(button);
        connect(button, &QPushButton::clicked, this, [this, yes = button == buttons_.front()] { guess(yes); });
    }
    column->addWidget(answer_row);
    auto* rest = buttons_.emplace_back(new QPushButton(tr("Play the rest of this ε for me")));
    rest->setObjectName("game_rest");
    rest->setFlat(true);
    rest->setToolTip(tr("By the likelihood of both maps: nobody guesses better"));
    connect(rest, &QPushButton::clicked, this, &GameView::playRest);
    column->addWidget(rest);
    said_->setObjectName("game_said");
    said_->setWordWrap(true);
    results_->setObjectName("game_results");
    results_->setFont(scaledFont(font(), 0.9));
    results_->setTextFormat(Qt::RichText);
    column->addWidget(said_);
    column->addWidget(results_);
    deal();
    show();
}

Facts GameView::facts() const {
    int rounds = 0, finished = 0;
    for (const Tally& tally : tallies_) {
        rounds += tally.rounds;
        finished += tally.rounds == game_rounds;
    }
    return {{"game_rounds", static_cast<double>(rounds)}, {"game_finished", static_cast<double>(finished)}};
}

void GameView::deal() {
    const SeededNoise noise = SeededNoise(seed_).stream(at_).stream(static_cast<std::uint64_t>(tallies_[at_].rounds));
    round_ = drawRound(game_.epsilons[at_], noise);
}

void GameView::guess(bool present) {
    Tally& tally = tallies_[at_];
    if (tally.rounds == game_rounds)
        return;
    const bool hit = present == round_.present;
    tally.hits += hit;
    ++tally.rounds;
    said_->setText(round_.present ? (hit ? tr("Right: 7 was there.") : tr("Wrong: 7 was there."))
                                  : (hit ? tr("Right: 7 was not there.") : tr("Wrong: 7 was not there.")));
    if (tally.rounds == game_rounds && at_ + 1 < tallies_.size())
        ++at_;
    if (tallies_[at_].rounds < game_rounds)
        deal();
    show();
    Q_EMIT changed();
}

void GameView::playRest() {
    const std::size_t here = at_;
    while (at_ == here && tallies_[at_].rounds < game_rounds)
        guess(likelierPresent(round_, game_.epsilons[at_]));
}

void GameView::show() {
    const Tally& tally = tallies_[at_];
    const bool over = tally.rounds == game_rounds;
    title_->setText(over ? tr("All rounds are played.")
                         : tr("ε = %1, round %2 of %3: was observer 7 among them?")
                               .arg(game_.epsilons[at_])
                               .arg(tally.rounds + 1)
                               .arg(game_rounds));
    for (std::size_t i = 0; i < maps_.size(); ++i)
        static_cast<TinyMap*>(maps_[i])->setMap(round_.maps[i]);
    for (QPushButton* button : buttons_)
        button->setEnabled(!over);
    results_->setText(results());
}

QString GameView::results() const {
    QString rows = "<table cellspacing='0' cellpadding='3'><tr><th align='right'>ε</th><th align='right'>" + tr("right") +
                   "</th><th>" + tr("95 % interval") + "</th><th>" + tr("at most") + "</th></tr>";
    for (std::size_t i = 0; i < tallies_.size(); ++i) {
        const Tally& tally = tallies_[i];
        const HitRate rate = hitRate(tally.hits, tally.rounds);
        rows += QString("<tr><td align='right'>%1</td><td align='right'>%2/%3</td><td align='center'>%4 – %5</td><td "
                        "align='center'><b>%6</b></td></tr>")
                    .arg(shortNumber(game_.epsilons[i]))
                    .arg(tally.hits)
                    .arg(tally.rounds)
                    .arg(shortNumber(rate.low))
                    .arg(shortNumber(rate.high))
                    .arg(shortNumber(bestGuess(game_.epsilons[i])));
    }
    return rows + "</table>";
}

} // namespace nictate

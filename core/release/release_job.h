#pragma once
// The one release runner, for window and command line alike: a job says what would leave, an order what a person chose
// about it. What a job releases is behind a few functions; see heatmap_release.h and signal_release.h.

#include "core/privacy/guarantee.h"
#include "core/privacy/ledger.h"
#include "core/progress.h"
#include "core/release/planned_release.h"
#include "core/release/privacy_card.h"
#include "core/release/rests_on.h"
#include "core/text.h"

#include <atomic>
#include <exception>
#include <filesystem>
#include <functional>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace nictate {

/// Of fewer people it is easily known who they are: no release of theirs looks safe.
inline constexpr std::size_t fewest_people = 3;

/// One release: one draw of noise, one ledger entry, one folder.
struct ReleaseItem {
    std::string name;   ///< public: a stimulus' id, or "signals"
    std::string folder; ///< its folder's name inside that of a batch
    Guarantee guarantee;
    LedgerRecord record;

    bool needsConfirmation() const { return nictate::needsConfirmation(guarantee); }
};

/// A release that has been paid for. Everything in it may be published; looking at it and saving it cost nothing.
struct Released {
    std::string name;
    Booking booking;
    Guarantee guarantee;                                     ///< also for what was chosen with noise
    std::vector<std::pair<std::string, std::size_t>> counts; ///< how much of what: {"tables", 12}
    std::size_t bytes = 0;                                   ///< memory it holds
    std::vector<CardSection> card;
    /// PNG, to look at; and the card as PDF. Empty where nobody can draw them.
    std::function<std::string(int width)> picture;
    std::function<std::string()> card_pdf;
    std::function<void(const std::filesystem::path& folder)> save; ///< into a new or empty folder; throws OutputError
    std::function<std::vector<Text>()> undrawn = {};               ///< pictures the last save() went without, and why
};

/// What a person may wish of a job that is planned.
struct ReleaseWish {
    std::vector<std::string> stimuli;    ///< ids; none = the one on screen
    std::optional<NoisyCap> noisy_cap;   ///< the cell cap chosen with noise, at a price, not as it stands
    std::set<std::string> declared = {}; ///< entries of the frame, see requireDeclarable()
    std::string groups = {};             ///< of maps: an attribute of people, for a map of each group; empty = of everybody
};

/// Files that are chosen together.
struct FileGroup {
    Text label;
    std::vector<std::string> files; ///< names, or `*` in them for many alike
    bool always = false;            ///< no choice: the privacy card
    bool chosen = true;             ///< at first
};

/// What to expect before anything is spent, in words.
struct ReleaseExpectation {
    Text text;
    Text warning; ///< why it is hardly worth its price; empty when it is
};

/// What one item is drawn with.
struct DrawTerms {
    const std::vector<Text>& confirmed_reasons;
    const std::set<std::string>& files; ///< names, or `*` in them; see isChosen()
    std::optional<Together> batch;      ///< what it is one of; unset when it is alone
    SecureNoise& noise;
    Ledger& ledger;
    std::optional<double> budget;
};

/// Everything that would leave, stated before anything is spent, and how each item is drawn.
struct ReleaseJob {
    /// A parameter, its value and where it comes from ("default", "by hand").
    struct Choice {
        Text name, value, origin;
    };

    std::string study; ///< see Ledger::setStudy()
    Text mechanism;
    Text formula;
    Text size; ///< "n = 12 observers"
    std::vector<Choice> choices;
    std::size_t smallest_group = 0;                           ///< people in it; 0 = no groups
    std::optional<NoisyCap> noisy_cap;                        ///< what can be wished for; unset where there is no cell cap
    std::vector<Text> warnings;                               ///< to be read before
    std::vector<FrameLine> rests_on;                          ///< entries of the public frame
    std::vector<std::pair<std::string, std::string>> renamed; ///< stimuli whose ids look like files: id, public name
    std::vector<FileGroup> files;
    std::vector<ReleaseItem> items; ///< not empty
    /// From public facts, of the item that comes out worst; may take a second.
    std::function<ReleaseExpectation()> expected;
    /// Draws item i without values, before anything is booked, where there is something to draw. Throws OutputError.
    std::function<void(std::size_t i, const std::set<std::string>& files)> check = {};
    /// Books item i, then draws it. Throws what releasePlanned() throws.
    std::function<Released(std::size_t i, const DrawTerms&)> draw;

    std::vector<LedgerRecord> records() const;
    /// All items, at the ledger's δ.
    Together together(const Ledger& ledger) const;
    /// emptyPromise() of the item, or of all together.
    Text emptyPromise(const Ledger& ledger) const;
    /// What else speaks against it, as sentences: a large δ, fewer than three people, also in one group.
    std::vector<Text> risks() const;
};

/// A job and what a person chose about it.
struct ReleaseOrder {
    ReleaseJob job;
    std::filesystem::path out; ///< of one item its folder, of a batch the folder above all
    std::filesystem::path ledger;
    std::optional<double> budget;                           ///< the study's total ε, if the ledger has none
    std::optional<double> study_delta;                      ///< of a ledger that is to be made; default as planned
    bool same_study = false;                                ///< a person said so where the ledger says otherwise
    bool confirmed = false;                                 ///< the reasons were read where a release is not proven
    std::set<std::string> files;                            ///< names of those to write; what is `always` need not be in it
    bool other_people = false;                              ///< a person said that no other ledger is about the same people
    std::vector<std::filesystem::path> ledger_folders = {}; ///< where else ledgers of the same people may lie

    std::filesystem::path folderOf(std::size_t item) const;
    /// Ledgers that know these people where a new one would be begun; empty where a person said that these are others.
    std::vector<std::filesystem::path> ledgersOfSamePeople(const Ledger& ledger) const;
};

/// What became of an order: what was released, where it stands, and what stopped the rest.
struct ReleaseOutcome {
    struct One {
        Released released;
        std::filesystem::path folder;
        Text failure; ///< why it could not be written, and the entry that is paid for; empty = it stands there

        /// Writes it again, or for the first time, at no cost: it then stands there. Throws OutputError.
        void saveIn(const std::filesystem::path& other);
        std::vector<Text> undrawn() const { return released.undrawn ? released.undrawn() : std::vector<Text>(); }
    };
    std::vector<One> done;
    std::size_t planned = 0;
    bool stopped = false;     ///< by the person, before all were done
    Text failure;             ///< why not all were done
    std::exception_ptr error; ///< the same, as it was thrown

    /// The one in `done` that is paid for and stands nowhere, if any.
    std::optional<std::size_t> unwritten() const;
};

/// The order's ledger, which knows the study. Throws what Ledger's constructor throws.
Ledger ledgerOf(const ReleaseOrder& order);

/// What runRelease() checks first: confirmation, ledger, room in the budget for all items, folders. Throws
/// ConfirmationMissing, InvalidParameter, BudgetExceeded, LedgerBroken, Refused, OutputError.
void requireReleasable(const ReleaseOrder& order, const Ledger& ledger);

/// Throws what requireReleasable() throws, and OutputError where a folder cannot be made or a picture not be drawn, with nothing
/// booked or written. After that each item is booked, drawn and
/// written; `stop` and cancelled progress are looked at between items only, so that what is booked is also written. An
/// error ends the rest and stands in the outcome; what could then not be written is kept in it.
ReleaseOutcome runRelease(const ReleaseOrder& order, const Progress& progress, const std::atomic<bool>& stop);

/// Whether `file` is in `folder`, or is it.
bool liesIn(const std::filesystem::path& file, const std::filesystem::path& folder);
/// Throws InvalidParameter when the sensitive ledger would lie in the published folder.
void requireLedgerOutside(const std::filesystem::path& ledger, const std::filesystem::path& out);

} // namespace nictate

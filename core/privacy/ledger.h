#pragma once
// The curator's book of what has been released: append-only, sensitive, beside the study. ledger.md in this folder
// says what it can and cannot notice.

#include "core/files/file_operations.h"
#include "core/privacy/ledger_book.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace nictate {

/// One release to be booked.
struct LedgerRecord {
    std::string what;
    std::string stimulus;
    std::string mechanism;
    std::string parameters = "{}"; ///< a JSON object
    std::string unit;
    std::string status;
    Loss loss;
    double study_delta = 1e-5;          ///< proposed for the study, should this be its first entry
    std::vector<std::string> observers; ///< ids of everybody included; only keyed hashes are written
};

/// What the book says after a release was entered.
struct Booking {
    std::size_t entry = 0;
    Totals totals;
    std::optional<double> budget;
    std::string chain;               ///< of this entry's line, in hexadecimal
    std::vector<LedgerBreak> breaks; ///< of the whole ledger, all acknowledged
};

/// A ledger file; several programs may use it at once. Reading takes a shared, writing an exclusive lock on the file.
/// Not for several threads.
class Ledger {
  public:
    using Clock = std::function<std::int64_t()>; ///< seconds since 1970, UTC

    /// Reads and verifies the file. One that does not exist is empty and is made by the first entry. Throws
    /// LedgerBroken{0} without a usable header, ParseError when the file cannot be read. A broken chain does not throw
    /// here: see firstBroken().
    explicit Ledger(std::filesystem::path path, std::shared_ptr<const FileOperations> files = {}, Clock clock = {});

    /// Says which study is to be booked: any text that tells it from others, of which only a keyed hash is written. A new
    /// ledger becomes its ledger. One that was begun for another study refuses (requireRoom(), book()) unless a person
    /// `confirmed` that it is the same study; the next entry then says so. Unnamed studies and ledgers that were made
    /// before studies had names are not compared.
    void setStudy(std::string identity, bool confirmed = false);
    /// Whether this study would be refused without confirmation.
    bool isOf(const std::string& identity) const;

    /// Whether more than half of these people stand in it, under whatever name their study had.
    bool knowsMost(const std::vector<std::string>& observers) const;

    /// δ of a ledger that does not exist yet, instead of what its first entry proposes. A ledger that exists refuses
    /// another one (requireRoom(), book()). Throws InvalidParameter.
    void setDelta(std::optional<double> delta);
    /// The ledger's δ, or what it would be with this as its first entry.
    double deltaFor(const LedgerRecord& record) const;

    const std::filesystem::path& path() const { return path_; }
    bool exists() const { return book_.header().has_value(); }
    /// The study's δ; unset while the ledger is empty.
    std::optional<double> delta() const;
    std::optional<double> budget() const { return book_.budget(); }
    const std::vector<LedgerEntry>& entries() const { return book_.entries(); }
    /// The first entry (0 = header) whose chain does not hold and that nobody has acknowledged.
    std::optional<std::size_t> firstBroken() const { return book_.firstBroken(); }
    bool verified() const { return !firstBroken(); }
    const std::vector<LedgerBreak>& breaks() const { return book_.breaks(); }

    /// The study's total: its worst observer's.
    const Totals& totals() const { return totals_; }
    /// What the total would be after these further releases.
    Totals totalsAfter(const std::vector<LedgerRecord>& planned) const;

    /// Throws what book() would throw for the last of these releases, without writing.
    void requireRoom(const std::vector<LedgerRecord>& planned, std::optional<double> budget = {}) const;

    /// Enters a release, durably, before anything may be drawn or shown. `budget` sets the study's budget if it has
    /// none. Throws LedgerBroken (chain), Refused (another study's; δ ≥ 1/n), BudgetExceeded, InvalidParameter (`budget`
    /// disagrees), OutputError; no entry is left then.
    Booking book(const LedgerRecord& record, std::optional<double> budget = {});

    /// Takes note that the chain breaks at `entry`, which must be firstBroken(), or one that was acknowledged without saying
    /// what was lost there. Totals are unbounded until somebody says what that was at most. Itself an entry.
    void acknowledge(std::size_t entry, const std::optional<LossBound>& at_most = {});

    /// Whether this entry is there with this chain: if not, the file was rolled back, replaced or rewritten.
    bool holds(std::size_t entry, const std::string& chain) const;

    /// Looks for what other programs have added.
    void refresh();

  private:
    class Lock;
    void read(int file);
    void create(double delta, std::optional<double> budget);
    std::optional<double> agreedBudget(std::optional<double> wanted) const;
    LedgerEntry newEntry(EntryKind kind) const;
    std::string releaseLine(const LedgerRecord& record, std::optional<double> new_budget) const;
    std::vector<ObserverHash> hashes(const std::vector<std::string>& ids) const;
    void append(int file, std::string line);

    std::filesystem::path path_;
    std::shared_ptr<const FileOperations> files_;
    Clock clock_;
    std::string study_;
    std::optional<double> new_delta_;
    bool same_study_ = false; ///< whatever the ledger says
    LedgerBook book_;
    Totals totals_;                   ///< of book_; a tight total takes some milliseconds
    std::size_t bytes_ = 0;           ///< of the file that book_ has taken
    platform::FileIdentity identity_; ///< likewise
};

/// Other ledgers in these folders (nictate-ledger*.jsonl) that know most of these people; one that cannot be read is passed over.
std::vector<std::filesystem::path> ledgersThatKnow(const std::vector<std::string>& observers,
                                                   const std::vector<std::filesystem::path>& folders,
                                                   const std::filesystem::path& besides);

} // namespace nictate

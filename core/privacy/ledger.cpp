#include "core/privacy/ledger.h"

#include "core/errors.h"
#include "core/files/drafts.h"
#include "core/files/figures.h"
#include "core/noise/entropy.h"

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cmath>
#include <set>
#include <system_error>

namespace nictate {

namespace {

std::string utc(std::int64_t seconds) {
    const std::chrono::sys_seconds time{std::chrono::seconds(seconds)};
    const auto day = std::chrono::floor<std::chrono::days>(time);
    const std::chrono::year_month_day date(day);
    const std::chrono::hh_mm_ss clock(time - day);
    char text[80];
    std::snprintf(text, sizeof text, "%d-%02u-%02uT%02d:%02d:%02dZ", static_cast<int>(date.year()),
                  static_cast<unsigned>(date.month()), static_cast<unsigned>(date.day()), static_cast<int>(clock.hours().count()),
                  static_cast<int>(clock.minutes().count()), static_cast<int>(clock.seconds().count()));
    return text;
}

[[noreturn]] void throwReadError(const std::filesystem::path& path, int reason) {
    throw ParseError(path.string(), 0, 0, Text("the ledger could not be read: %1", std::generic_category().message(reason)),
                     Text("check the file and its permissions"));
}

std::string readRange(int file, std::size_t from, std::size_t to, const std::filesystem::path& path) {
    std::string text(to - from, '\0');
    std::size_t got = 0;
    while (got < text.size()) {
        const std::ptrdiff_t part = platform::readAt(file, text.data() + got, text.size() - got, from + got);
        if (part < 0 && errno == EINTR)
            continue;
        if (part < 0)
            throwReadError(path, errno);
        if (part == 0)
            break;
        got += static_cast<std::size_t>(part);
    }
    text.resize(got);
    return text;
}

/// Rounded up, as the CLI shows losses.
std::string lossText(const std::optional<double>& loss) { return loss ? figure(roundedUp(*loss, 6)) : "∞"; }

/// Opening a pipe or a device would already do something.
void requireFile(const std::filesystem::path& path) {
    std::error_code ignored;
    const auto status = std::filesystem::status(path, ignored);
    if (std::filesystem::exists(status) && !std::filesystem::is_regular_file(status))
        throw ParseError(path.string(), 0, 0, Text("this is not a file, so it cannot be a ledger"), Text("name a file"));
}

} // namespace

/// The ledger's file, open and locked; file() is −1 when there is none.
class Ledger::Lock {
  public:
    Lock(const std::filesystem::path& path, const FileOperations& files, bool exclusive) {
        do {
            requireFile(path);
            handle_.emplace(files.open(path, exclusive ? platform::Opening::appending : platform::Opening::reading));
            if (file() < 0 && errno == ENOENT)
                return;
            if (file() < 0 && exclusive)
                throwOutputError(path, errno);
            if (file() < 0)
                throwReadError(path, errno);
            while (platform::lock(file(), exclusive ? platform::Locking::alone : platform::Locking::shared, true) != 0)
                if (errno != EINTR)
                    throw OutputError(Text("%1 could not be locked: %2", path.string(), std::generic_category().message(errno)));
            // mutant ledger-replaced-while-waiting
        } while (!stillThere(path)); // replaced while this waited
    }
    int file() const { return handle_->get(); }

  private:
    bool stillThere(const std::filesystem::path& path) const {
        const auto opened = platform::statusOf(file()), named = platform::statusOf(path);
        return opened && named && opened->identity == named->identity;
    }
    std::optional<FileHandle> handle_;
};

// mutant ledger-by-its-link
Ledger::Ledger(std::filesystem::path path, std::shared_ptr<const FileOperations> files, Clock clock)
    : path_(canonicalPath(path)), files_(files ? std::move(files) : std::make_shared<FileOperations>()),
      clock_(clock ? std::move(clock) : [] { return static_cast<std::int64_t>(std::time(nullptr)); }) {
    startSodium();
    refresh();
}

void Ledger::refresh() {
    Lock lock(path_, *files_, false);
    read(lock.file());
}

void Ledger::read(int file) {
    const auto status = file < 0 ? platform::FileStatus() : platform::statusOf(file);
    if (!status)
        throwReadError(path_, errno);
    const auto size = static_cast<std::size_t>(status->size);
    if (status->identity != identity_ || size < bytes_) { // another file, or a first look
        book_ = {};
        bytes_ = 0;
        identity_ = status->identity;
    }
    totals_ = {};
    if (file < 0)
        return;
    if (size == 0)
        throw LedgerBroken(0,
                           Text("%1: it is empty, so it is not a ledger; remove it, or restore it from a copy", path_.string()));
    book_.take(readRange(file, bytes_, size, path_), path_.string());
    bytes_ = size;
    totals_ = book_.totals(*delta());
}

void Ledger::setStudy(std::string identity, bool confirmed) {
    study_ = std::move(identity);
    same_study_ = confirmed;
}

bool Ledger::isOf(const std::string& identity) const {
    return !exists() || identity.empty() || book_.isOf(studyHash(book_.header()->key, identity));
}

bool Ledger::knowsMost(const std::vector<std::string>& observers) const {
    const std::vector<ObserverHash> set = LedgerBook::asSet(hashes(observers));
    const auto known = std::count_if(set.begin(), set.end(), [this](const ObserverHash& one) { return book_.knows(one); });
    return 2 * static_cast<std::size_t>(known) > set.size();
}

void Ledger::setDelta(std::optional<double> delta) {
    if (delta && !(*delta > 0 && *delta < 1))
        throw InvalidParameter("study-delta", figure(*delta), Text("0 < study-delta < 1"));
    new_delta_ = delta;
}

double Ledger::deltaFor(const LedgerRecord& record) const { return delta().value_or(new_delta_.value_or(record.study_delta)); }

std::optional<double> Ledger::delta() const { return exists() ? std::optional(book_.header()->delta) : std::nullopt; }

std::vector<ObserverHash> Ledger::hashes(const std::vector<std::string>& ids) const {
    const LedgerHash key = exists() ? book_.header()->key : LedgerHash{};
    std::vector<ObserverHash> out;
    for (const std::string& id : ids)
        out.push_back(observerHash(key, id));
    return out;
}

Totals Ledger::totalsAfter(const std::vector<LedgerRecord>& planned) const {
    std::vector<LedgerBook::Planned> losses;
    for (const LedgerRecord& record : planned)
        losses.push_back({record.loss, hashes(record.observers)});
    return book_.totals(planned.empty() ? delta().value_or(0) : deltaFor(planned.front()), losses);
}

std::optional<double> Ledger::agreedBudget(std::optional<double> wanted) const {
    if (wanted && !(std::isfinite(*wanted) && *wanted > 0))
        throw InvalidParameter("budget", figure(*wanted), Text("0 < budget"));
    if (wanted && budget() && *wanted != *budget())
        throw InvalidParameter("budget", figure(*wanted),
                               Text("%1, the budget this study was given; leave it out", figure(*budget())));
    return wanted ? wanted : budget();
}

void Ledger::requireRoom(const std::vector<LedgerRecord>& planned, std::optional<double> wanted) const {
    if (auto broken = firstBroken())
        throw LedgerBroken(*broken, Text("%1: the chain of entries breaks at entry %2 (changed, removed or cut off); look into "
                                         "it, then acknowledge entry %3 to go on",
                                         path_.string(), *broken, *broken));
    if (!same_study_ && !isOf(study_))
        throw Refused(Text("%1: this is the ledger of another study, and each has a budget and a δ of its own; name a ledger of "
                           "this study, or confirm that it is the same one, only renamed or with other stimuli (--same-study)",
                           path_.string()));
    if (exists() && new_delta_ && *new_delta_ != *delta())
        throw InvalidParameter("study-delta", figure(*new_delta_),
                               Text("%1, the δ this study was given; leave it out", figure(*delta())));
    for (const LedgerRecord& record : planned)
        if (!exists() && deltaFor(record) * static_cast<double>(record.observers.size()) >= 1)
            throw Refused(
                Text("δ = %1 for the study is not below 1/n = 1/%2: it would allow to publish somebody's data as they are; "
                     "choose a smaller one",
                     figure(deltaFor(record)), record.observers.size()));
    const auto limit = agreedBudget(wanted);
    if (!limit)
        return;
    const Totals after = totalsAfter(planned);
    // Totals are good to some 1e-12 and rounded up; a budget that is met exactly is not exceeded.
    if (after.epsilon && *after.epsilon <= *limit * (1 + 1e-9))
        return;
    const auto now = totals().epsilon;
    throw BudgetExceeded(Text("the study's total would rise from ε = %1 to %2 at δ = %3, beyond its budget of %4; nothing was "
                              "released",
                              lossText(now), lossText(after.epsilon), lossText(after.delta), figure(*limit)));
}

Booking Ledger::book(const LedgerRecord& record, std::optional<double> wanted) {
    if (!exists()) {
        refresh();
        requireRoom({record}, wanted); // a refused release leaves no file
        if (!exists())
            create(deltaFor(record), wanted);
    }
    Lock lock(path_, *files_, true);
    if (lock.file() < 0)
        throwOutputError(path_, ENOENT);
    read(lock.file());
    requireRoom({record}, wanted);
    const auto new_budget = budget() ? std::nullopt : wanted;
    append(lock.file(), releaseLine(record, new_budget));
    removeDraftsOf(path_, "{"); // of ledgers that were begun at the same moment, or by a program that was killed
    return {entries().back().number, totals(), budget(), hexText(book_.chain().data(), book_.chain().size()), breaks()};
}

bool Ledger::holds(std::size_t entry, const std::string& chain) const {
    // mutant ledger-rolled-back
    return entry >= 1 && entry <= entries().size() && entries()[entry - 1].chain == chain;
}

void Ledger::acknowledge(std::size_t entry, const std::optional<LossBound>& at_most) {
    if (at_most)
        requireBound(*at_most);
    Lock lock(path_, *files_, true);
    if (lock.file() < 0)
        throw MissingData(Text("%1: the ledger does not exist", path_.string()));
    read(lock.file());
    const auto broken = firstBroken();
    if (broken != entry && !(at_most && book_.awaitsBound(entry)))
        throw InvalidParameter("acknowledge", std::to_string(entry),
                               broken ? Text("%1, the first entry that is broken", *broken)
                                      : Text("nothing: the ledger is whole"));
    LedgerEntry note = newEntry(EntryKind::acknowledgement);
    note.acknowledges = entry;
    note.at_most = at_most;
    LedgerHash chain = book_.chain();
    append(lock.file(), book_.nextLine(note, "{}", chain));
}

void Ledger::create(double delta, std::optional<double> budget) {
    LedgerHeader header;
    fillWithEntropy(header.key);
    header.created = utc(clock_());
    if (!study_.empty())
        header.study = studyHash(header.key, study_);
    header.delta = delta;
    header.budget = budget;
    const std::string body = headerBody(header);
    const std::filesystem::path draft = draftName(path_);
    // A link appears whole and never replaces a ledger that another program made meanwhile.
    try {
        writeNewFile(*files_, draft, chainedLine(body, nextChain(header.key, {}, body)),
                     platform::Readers::owner); // the key is for the curator only
    } catch (const OutputError& problem) {
        throwAboutFile(problem, draft, path_,
                       Text("; keep the study's ledger where you may write (--ledger FILE), always the same"));
    }
    if (files_->link(draft, path_) != 0) {
        const int reason = errno;
        const bool no_links_here = reason == EPERM || reason == EOPNOTSUPP || reason == ENOSYS;
        std::error_code ignored;
        if (!no_links_here || std::filesystem::exists(path_, ignored) || files_->rename(draft, path_) != 0) {
            files_->unlink(draft);
            if (reason != EEXIST && !std::filesystem::exists(path_, ignored))
                throwOutputError(path_, reason);
        }
    } else {
        files_->unlink(draft);
    }
    syncFolder(*files_, path_.parent_path());
}

LedgerEntry Ledger::newEntry(EntryKind kind) const {
    LedgerEntry entry;
    entry.kind = kind;
    entry.number = entries().size() + 1;
    entry.time = utc(clock_());
    const std::string& before = entries().empty() ? book_.header()->created : entries().back().time;
    entry.clock_behind = entry.time < before; // both are written alike, so text compares as time
    return entry;
}

std::string Ledger::releaseLine(const LedgerRecord& record, std::optional<double> new_budget) const {
    LedgerEntry entry = newEntry(EntryKind::release);
    std::array<unsigned char, 8> nonce{};
    fillWithEntropy(nonce);
    entry.nonce = hexText(nonce.data(), nonce.size());
    entry.what = record.what;
    entry.stimulus = record.stimulus;
    entry.mechanism = record.mechanism;
    entry.unit = record.unit;
    entry.status = record.status;
    entry.loss = record.loss;
    entry.sets_budget = new_budget;
    if (!isOf(study_))
        entry.study = studyHash(book_.header()->key, study_);
    entry.observers = LedgerBook::asSet(hashes(record.observers));
    entry.observers_as = book_.entryThatSpells(entry.observers);
    LedgerHash chain = book_.chain();
    return book_.nextLine(entry, record.parameters, chain);
}

void Ledger::append(int file, std::string line) {
    if (!book_.endsInNewline())
        line.insert(line.begin(), '\n');
    try {
        writeAll(*files_, file, line, path_);
        if (files_->sync(file) != 0)
            throwOutputError(path_, errno);
    } catch (const OutputError&) {
        // Nothing was released, so nothing is owed: take back what a full disk let through.
        files_->truncate(file, bytes_);
        throw;
    }
    book_.take(line, path_.string());
    bytes_ += line.size();
    totals_ = book_.totals(*delta());
}

std::vector<std::filesystem::path> ledgersThatKnow(const std::vector<std::string>& observers,
                                                   const std::vector<std::filesystem::path>& folders,
                                                   const std::filesystem::path& besides) {
    std::set<std::filesystem::path> candidates;
    for (const std::filesystem::path& folder : folders) {
        std::error_code error;
        for (std::filesystem::directory_iterator entry(folder, error), end; !error && entry != end; entry.increment(error)) {
            const std::string name = entry->path().filename().string();
            std::error_code ignored;
            if (name.starts_with("nictate-ledger") && name.ends_with(".jsonl") && entry->is_regular_file(ignored))
                candidates.insert(canonicalPath(entry->path()));
        }
    }
    candidates.erase(canonicalPath(besides));
    std::vector<std::filesystem::path> knowing;
    for (const std::filesystem::path& file : candidates)
        try {
            if (Ledger(file).knowsMost(observers))
                knowing.push_back(file);
        } catch (const Error&) { // the reason is reported when that ledger is opened by name
        }
    return knowing;
}

} // namespace nictate

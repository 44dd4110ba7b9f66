#include "core/privacy/ledger_book.h"

#include "core/compute/parallel.h"
#include "core/errors.h"
#include "core/privacy/guarantee.h"

#include <algorithm>
#include <limits>
#include <set>

namespace nictate {

namespace {

std::vector<std::string_view> splitLines(std::string_view text, bool& ends_in_newline) {
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        const std::size_t end = text.find('\n');
        lines.push_back(text.substr(0, end));
        ends_in_newline = end != std::string_view::npos;
        text.remove_prefix(ends_in_newline ? end + 1 : text.size());
    }
    return lines;
}

constexpr double infinity = std::numeric_limits<double>::infinity();

/// Distinct sums with the most their ε can be, the largest first: so that few have to be looked at closely.
std::vector<std::pair<double, LossSum>> ranked(const std::vector<LossSum>& spent, double delta) {
    std::vector<std::pair<double, LossSum>> sums;
    for (const LossSum& sum : std::set<LossSum>(spent.begin(), spent.end()))
        sums.emplace_back(sum.roughEpsilon(delta).value_or(infinity), sum);
    std::stable_sort(sums.begin(), sums.end(), [](const auto& a, const auto& b) { return a.first > b.first; });
    return sums;
}

Totals worst(const std::vector<LossSum>& spent, double delta) {
    Totals totals;
    totals.delta = delta;
    for (const auto& [at_most, sum] : ranked(spent, delta)) {
        const double now = totals.epsilon.value_or(infinity);
        if (at_most < now)
            break;
        const auto epsilon = sum.epsilon(delta);
        const double other = epsilon.value_or(infinity);
        if (other < now || (other == now && sum.entries() < totals.worst_observer_entries))
            continue;
        totals.epsilon = epsilon;
        totals.rho = sum.rho();
        totals.published_epsilon = sum.publishedEpsilon();
        totals.worst_observer_entries = sum.entries();
    }
    return totals;
}

} // namespace

void LedgerBook::take(std::string_view text, const std::string& file) {
    if (!ends_in_newline_ && text.starts_with('\n')) { // the end of a torn line, which has been counted already
        text.remove_prefix(1);
        ends_in_newline_ = true;
    }
    std::vector<std::string_view> lines = splitLines(text, ends_in_newline_);
    if (lines.empty())
        return;
    if (!header_) {
        takeHeader(lines.front(), file);
        lines.erase(lines.begin());
    }
    std::vector<LedgerEntry> parsed(lines.size());
    parallelRows(
        static_cast<Eigen::Index>(lines.size()),
        [&](Eigen::Index begin, Eigen::Index end) {
            for (auto i = static_cast<std::size_t>(begin); i < static_cast<std::size_t>(end); ++i)
                parsed[i] = parseEntry(lines[i]);
        },
        1000);
    entries_.reserve(entries_.size() + lines.size());
    for (std::size_t i = 0; i < lines.size(); ++i)
        takeEntry(lines[i], std::move(parsed[i]));
}

void LedgerBook::takeHeader(std::string_view line, const std::string& file) {
    header_ = parseHeader(line, file);
    budget_ = header_->budget;
    if (header_->study)
        studies_.insert(*header_->study);
    const LineParts parts = splitLine(line);
    if (!holds(parts))
        breaks_.push_back({0, false, {}});
    chain_ = nextChain(header_->key, chain_, parts.body);
    stated_ = statedChain(line);
}

bool LedgerBook::holds(const LineParts& parts) const {
    auto follows = [&](const LedgerHash& before) {
        const LedgerHash next = nextChain(header_->key, before, parts.body);
        return hexText(next.data(), next.size()) == parts.chain;
    };
    return follows(chain_) || (stated_ && follows(*stated_));
}

void LedgerBook::takeEntry(std::string_view line, LedgerEntry entry) {
    const LineParts parts = splitLine(line);
    const std::size_t place = entries_.size() + 1;
    const bool readable = entry.kind != EntryKind::unreadable;
    const bool in_turn = !last_readable_ || entry.number == last_number_ + 1 || entry.number == place;
    entry.broken = !readable || !in_turn || !holds(parts);
    // Behind a line without a chain nothing can hold: that is the same break.
    if (entry.broken && (stated_ || breaks_.empty()))
        breaks_.push_back({place, false, {}});
    else if (!entry.broken && entry.kind == EntryKind::acknowledgement)
        acknowledge(entry);
    chain_ = nextChain(header_->key, chain_, parts.body);
    stated_ = statedChain(line);
    last_readable_ = readable;
    last_number_ = readable ? entry.number : place;
    // What a broken entry says still counts: a total must not fall because somebody edited the file.
    if (entry.sets_budget && !entry.broken && !budget_)
        budget_ = entry.sets_budget;
    if (entry.study && !entry.broken)
        studies_.insert(*entry.study);
    if (entry.kind == EntryKind::release)
        count(entry);
    entry.observers = {};
    entry.number = place;
    entry.chain = parts.chain;
    entries_.push_back(std::move(entry));
}

void LedgerBook::acknowledge(const LedgerEntry& entry) {
    const auto found =
        std::find_if(breaks_.begin(), breaks_.end(), [&](const LedgerBreak& one) { return one.line == entry.acknowledges; });
    if (found == breaks_.end())
        return;
    // mutant ledger-all-breaks-at-once
    found->acknowledged = true;
    if (!found->at_most)
        found->at_most = entry.at_most;
    const std::size_t end = found + 1 == breaks_.end() ? entries_.size() + 1 : (found + 1)->line;
    for (std::size_t line = std::max<std::size_t>(1, found->line); line < end; ++line)
        entries_[line - 1].acknowledged = entries_[line - 1].broken;
}

void LedgerBook::count(const LedgerEntry& entry) {
    if (entry.observers_as) {
        auto found = set_spelled_in_.find(*entry.observers_as);
        (found == set_spelled_in_.end() ? spent_by_all_ : spent_[found->second]).add(entry.loss);
        return;
    }
    const std::size_t set = setIndex(asSet(entry.observers));
    if (entry.broken) // it may not take another's number
        set_spelled_in_.emplace(entry.number, set);
    else
        set_spelled_in_[entry.number] = set;
    if (!entry.broken && !spelled_[set])
        spelled_[set] = entry.number;
    spent_[set].add(entry.loss);
}

std::size_t LedgerBook::observerIndex(const ObserverHash& hash) {
    return observers_.emplace(hash, observers_.size()).first->second;
}

std::size_t LedgerBook::setIndex(const std::vector<ObserverHash>& set) {
    auto [place, is_new] = sets_.emplace(set, members_.size());
    if (is_new) {
        members_.emplace_back();
        for (const ObserverHash& hash : set)
            members_.back().push_back(observerIndex(hash));
        spent_.emplace_back();
        spelled_.emplace_back();
    }
    return place->second;
}

std::optional<std::size_t> LedgerBook::firstBroken() const {
    const auto found = std::find_if(breaks_.begin(), breaks_.end(), [](const LedgerBreak& one) { return !one.acknowledged; });
    return found == breaks_.end() ? std::nullopt : std::optional(found->line);
}

bool LedgerBook::awaitsBound(std::size_t line) const {
    return std::any_of(breaks_.begin(), breaks_.end(),
                       [line](const LedgerBreak& one) { return one.line == line && one.acknowledged && !one.at_most; });
}

LossSum LedgerBook::spentByAll() const {
    LossSum sum = spent_by_all_;
    // mutant ledger-break-forgotten
    for (const LedgerBreak& one : breaks_)
        sum.addMissing(one.at_most);
    return sum;
}

std::vector<LossSum> LedgerBook::spentByObserver() const {
    std::vector<LossSum> spent(std::max<std::size_t>(1, observers_.size()), spentByAll());
    for (std::size_t set = 0; set < members_.size(); ++set)
        for (std::size_t observer : members_[set])
            spent[observer].add(spent_[set]);
    return spent;
}

Totals LedgerBook::totals(double delta, const std::vector<Planned>& planned) const {
    std::vector<LossSum> spent = spentByObserver();
    const LossSum by_all = spentByAll();
    std::map<ObserverHash, LossSum> newcomers;
    for (const Planned& next : planned)
        for (const ObserverHash& hash : asSet(next.observers)) {
            auto found = observers_.find(hash);
            (found == observers_.end() ? newcomers.emplace(hash, by_all).first->second : spent[found->second]).add(next.loss);
        }
    for (const auto& [hash, sum] : newcomers)
        spent.push_back(sum);
    Totals totals = worst(spent, delta);
    totals.unproven = static_cast<std::size_t>(std::ranges::count_if(entries_, [](const LedgerEntry& entry) {
        return entry.kind == EntryKind::release && entry.status != name(Status::proven);
    }));
    return totals;
}

std::vector<ObserverHash> LedgerBook::asSet(std::vector<ObserverHash> observers) {
    std::sort(observers.begin(), observers.end());
    observers.erase(std::unique(observers.begin(), observers.end()), observers.end());
    return observers;
}

std::optional<std::size_t> LedgerBook::entryThatSpells(const std::vector<ObserverHash>& set) const {
    auto found = sets_.find(set);
    if (found == sets_.end() || !spelled_[found->second])
        return {};
    const std::size_t number = *spelled_[found->second]; // another line may have said it is this one, and counts then
    return set_spelled_in_.at(number) == found->second ? std::optional(number) : std::nullopt;
}

std::string LedgerBook::nextLine(const LedgerEntry& entry, const std::string& parameters, LedgerHash& chain) const {
    const std::string body = entryBody(entry, parameters);
    chain = nextChain(header_->key, chain, body);
    return chainedLine(body, chain);
}

} // namespace nictate

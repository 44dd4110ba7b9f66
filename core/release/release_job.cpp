#include "core/release/release_job.h"

#include "core/errors.h"
#include "core/files/file_operations.h"
#include "core/release/public_files.h"

#include <algorithm>

namespace nictate {

namespace {

/// In memory at once; beyond it finished releases can still be found in their folders.
constexpr std::size_t most_bytes_kept = 96u << 20;

Text paidText(const ReleaseOutcome::One& one) { return Text("ledger entry %1 is paid for", one.released.booking.entry); }

Text lostEntry(const Ledger& ledger, std::size_t entries_before, const Text& why) {
    if (ledger.entries().size() == entries_before)
        return why;
    return Text("%1 (the ledger counts entry %2 although nothing came of it)", why, ledger.entries().back().number);
}

} // namespace

std::vector<LedgerRecord> ReleaseJob::records() const {
    std::vector<LedgerRecord> all;
    for (const ReleaseItem& item : items)
        all.push_back(item.record);
    return all;
}

Together ReleaseJob::together(const Ledger& ledger) const {
    LossSum sum;
    for (const ReleaseItem& item : items)
        sum.add(item.record.loss);
    const double delta = ledger.deltaFor(items.front().record);
    return {items.size(), sum.epsilon(delta), delta, sum.rho()};
}

Text ReleaseJob::emptyPromise(const Ledger& ledger) const {
    const Guarantee& one = items.front().guarantee;
    const Text alone = nictate::emptyPromise(one);
    if (!alone.empty() || items.size() == 1)
        return alone;
    const Together all = together(ledger);
    return nictate::emptyPromise(one.status, all.epsilon, all.delta);
}

std::vector<Text> ReleaseJob::risks() const {
    std::vector<Text> out;
    const ReleaseItem& first = items.front();
    const std::size_t people = first.record.observers.size();
    if (smallest_group > 0 && smallest_group < fewest_people)
        out.push_back(
            Text("A group has fewer than three people: it is easily known who they are, and its noise is as large as the data."));
    else if (people < fewest_people)
        out.push_back(
            Text("Fewer than three people are in it: it is easily known who they are, and the noise is as large as the data."));
    if (first.guarantee.user_epsilon && !largeDelta(weakestDelta(first.guarantee), people).empty())
        out.push_back(largeDelta(weakestDelta(first.guarantee), people));
    return out;
}

std::filesystem::path ReleaseOrder::folderOf(std::size_t item) const {
    const std::filesystem::path folder = plainPath(out);
    return job.items.size() == 1 ? folder : folder / job.items[item].folder;
}

Ledger ledgerOf(const ReleaseOrder& order) {
    Ledger ledger(order.ledger);
    ledger.setStudy(order.job.study, order.same_study);
    ledger.setDelta(order.study_delta);
    return ledger;
}

std::vector<std::filesystem::path> ReleaseOrder::ledgersOfSamePeople(const Ledger& own) const {
    if (own.exists() || other_people)
        return {};
    std::vector<std::filesystem::path> folders = ledger_folders;
    folders.push_back(canonicalPath(ledger).parent_path());
    return ledgersThatKnow(job.items.front().record.observers, folders, ledger);
}

void requireReleasable(const ReleaseOrder& order, const Ledger& ledger) {
    for (const ReleaseItem& item : order.job.items) {
        MechanismInfo named;
        named.id = item.record.mechanism;
        if (!order.confirmed)
            requireConfirmation(named, item.guarantee, {Text()}); // none of its reasons, were there any
    }
    requireLedgerOutside(order.ledger, order.out);
    ledger.requireRoom(order.job.records(), order.budget);
    if (const auto others = order.ledgersOfSamePeople(ledger); !others.empty())
        throw Refused(Text("%1 is a ledger that knows most of these people; what was spent on them counts under every name of "
                           "their study: name it (--ledger), with --same-study where the study was renamed, or say that these "
                           "are other people (--other-people)",
                           others.front().string()));
    for (std::size_t i = 0; i < order.job.items.size(); ++i)
        requirePublishable(order.folderOf(i));
}

void ReleaseOutcome::One::saveIn(const std::filesystem::path& other) {
    released.save(other);
    if (!failure.empty())
        folder = plainPath(other);
    failure = {};
}

std::optional<std::size_t> ReleaseOutcome::unwritten() const {
    const auto found = std::find_if(done.begin(), done.end(), [](const One& one) { return !one.failure.empty(); });
    return found == done.end() ? std::nullopt : std::optional(static_cast<std::size_t>(found - done.begin()));
}

ReleaseOutcome runRelease(const ReleaseOrder& order, const Progress& progress, const std::atomic<bool>& stop) {
    Ledger ledger = ledgerOf(order);
    requireReleasable(order, ledger);
    for (std::size_t i = 0; i < order.job.items.size(); ++i) {
        tryFolder(order.folderOf(i));
        if (order.job.check)
            order.job.check(i, order.files);
    }
    SecureNoise noise;
    const auto batch = order.job.items.size() > 1 ? std::optional(order.job.together(ledger)) : std::nullopt;
    ReleaseOutcome outcome;
    outcome.planned = order.job.items.size();
    std::size_t bytes = 0;
    for (std::size_t i = 0; i < outcome.planned; ++i) {
        if (stop || progress.cancelled()) {
            outcome.stopped = true;
            break;
        }
        const std::size_t entries_before = ledger.entries().size();
        ReleaseOutcome::One one;
        try {
            one.released =
                order.job.draw(i, {order.job.items[i].guarantee.reasons, order.files, batch, noise, ledger, order.budget});
        } catch (const std::exception& error) {
            outcome.failure = lostEntry(ledger, entries_before, textOf(error));
            outcome.error = std::current_exception();
            break;
        }
        one.folder = order.folderOf(i);
        try {
            one.released.save(one.folder);
        } catch (const std::exception& error) {
            one.failure = outcome.failure = Text("%1; %2", textOf(error), paidText(one));
            outcome.error = std::current_exception();
        }
        bytes += one.released.bytes;
        if (bytes > most_bytes_kept && one.failure.empty())
            one.released.picture = nullptr, one.released.save = nullptr, one.released.card_pdf = nullptr;
        outcome.done.push_back(std::move(one));
        if (!outcome.failure.empty())
            break;
        if (!progress.cancelled())
            progress(static_cast<double>(i + 1) / static_cast<double>(outcome.planned));
    }
    return outcome;
}

bool liesIn(const std::filesystem::path& file, const std::filesystem::path& folder) {
    const auto relative = canonicalPath(file).lexically_relative(canonicalPath(folder));
    return !relative.empty() && *relative.begin() != "..";
}

void requireLedgerOutside(const std::filesystem::path& ledger, const std::filesystem::path& out) {
    if (liesIn(ledger, out))
        throw InvalidParameter("ledger", ledger.string(), Text("a place outside the released folder: the ledger is sensitive"));
}

} // namespace nictate

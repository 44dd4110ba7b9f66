#include "core/privacy/ledger_lines.h"

#include "core/errors.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <sodium.h>

namespace nictate {

namespace {

using Json = nlohmann::ordered_json;

constexpr std::string_view chain_before = ",\"chain\":\"";
constexpr std::string_view chain_after = "\"}";
constexpr std::size_t chain_digits = 2 * std::tuple_size_v<LedgerHash>;

template <std::size_t N> bool readHex(std::string_view text, std::array<unsigned char, N>& out) {
    std::size_t length = 0;
    return text.size() == 2 * N && sodium_hex2bin(out.data(), N, text.data(), text.size(), nullptr, &length, nullptr) == 0 &&
           length == N;
}

Json numberOrNull(const std::optional<double>& value) { return value ? Json(*value) : Json(nullptr); }

template <class Object> std::optional<double> numberIn(const Object& object, const char* key) {
    auto found = object.find(key);
    return found == object.end() || found->is_null() ? std::nullopt : std::optional(found->template get<double>());
}

/// The body of a JSON object: its text without the closing brace.
std::string openEnded(const Json& object) {
    std::string text = object.dump(-1, ' ', false, Json::error_handler_t::replace);
    text.pop_back();
    return text;
}

/// Throws for what is there and no hash.
std::optional<ObserverHash> studyIn(const nlohmann::json& line) {
    if (!line.contains("study"))
        return {};
    ObserverHash hash{};
    if (!readHex(line.at("study").get_ref<const std::string&>(), hash))
        throw std::invalid_argument("study");
    return hash;
}

std::optional<LossBound> boundIn(const nlohmann::json& line) {
    if (!line.contains("at_most"))
        return {};
    const LossBound bound{line.at("at_most").at("epsilon").get<double>(), line.at("at_most").at("delta").get<double>()};
    requireBound(bound);
    return bound;
}

/// Throws for what is there and no composition: a number it does not hold would make totals too low.
std::optional<ComposedLoss> partsIn(const nlohmann::json& line) {
    if (!line.contains("composed_of"))
        return {};
    ComposedLoss parts;
    parts.mu_squared = line.at("composed_of").at("mu_squared").get<double>();
    for (const auto& [epsilon, times] : line.at("composed_of").at("pure").get<std::vector<std::pair<double, std::size_t>>>())
        parts.pure[epsilon] += times;
    if (!(parts.mu_squared >= 0) || (!parts.pure.empty() && !(parts.pure.begin()->first > 0)))
        throw std::invalid_argument("composed_of");
    return parts;
}

Json toJson(const ComposedLoss& parts) {
    Json pure = Json::array();
    for (const auto& [epsilon, times] : parts.pure)
        pure.push_back({epsilon, times});
    return {{"mu_squared", parts.mu_squared}, {"pure", pure}};
}

void readRelease(const nlohmann::json& line, LedgerEntry& entry) {
    entry.what = line.value("what", "");
    entry.stimulus = line.value("stimulus", "");
    entry.mechanism = line.value("mechanism", "");
    entry.unit = line.value("unit", "");
    entry.status = line.value("status", "");
    entry.loss.pure_epsilon = numberIn(line, "pure_epsilon");
    entry.loss.rho = numberIn(line, "rho");
    entry.loss.rho_exact = line.value("rho_exact", "");
    entry.loss.parts = partsIn(line);
    entry.loss.delta = line.at("delta").get<double>();
    entry.loss.user_epsilon = numberIn(line, "epsilon");
    entry.loss.published_epsilon = numberIn(line, "published_epsilon");
    entry.sets_budget = numberIn(line, "sets_budget");
    entry.study = studyIn(line);
    if (line.contains("observers_as"))
        entry.observers_as = line.at("observers_as").get<std::size_t>();
    else
        for (const auto& text : line.at("observers")) {
            ObserverHash hash{};
            if (!readHex(text.get_ref<const std::string&>(), hash))
                throw std::invalid_argument("observer");
            entry.observers.push_back(hash);
        }
}

} // namespace

Text name(EntryKind kind) {
    switch (kind) {
    case EntryKind::release: return Text("release");
    case EntryKind::acknowledgement: return Text("acknowledgement");
    case EntryKind::unreadable: break;
    }
    return Text("unreadable");
}

Text whatInWords(const LedgerEntry& entry) {
    const Text what = knownWord(entry.what, {Text("heatmap"), Text("feature signals"), Text("feature summaries"),
                                             Text("areas of interest"), Text("gaze samples")});
    return entry.stimulus.empty() ? what : Text("%1 %2", what, entry.stimulus);
}

std::string hexText(const unsigned char* bytes, std::size_t size) {
    std::string text(2 * size + 1, '\0');
    sodium_bin2hex(text.data(), text.size(), bytes, size);
    text.pop_back();
    return text;
}

ObserverHash observerHash(const LedgerHash& key, std::string_view id) {
    ObserverHash out{};
    crypto_generichash(out.data(), out.size(), reinterpret_cast<const unsigned char*>(id.data()), id.size(), key.data(),
                       key.size());
    return out;
}

ObserverHash studyHash(const LedgerHash& key, std::string_view identity) {
    return observerHash(key, "study " + std::string(identity)); // no participant is called that
}

LedgerHash nextChain(const LedgerHash& key, const LedgerHash& before, std::string_view body) {
    LedgerHash out{};
    crypto_generichash_state state;
    crypto_generichash_init(&state, key.data(), key.size(), out.size());
    crypto_generichash_update(&state, before.data(), before.size());
    crypto_generichash_update(&state, reinterpret_cast<const unsigned char*>(body.data()), body.size());
    crypto_generichash_final(&state, out.data(), out.size());
    return out;
}

std::optional<LedgerHash> statedChain(std::string_view line) {
    LedgerHash stated{};
    return readHex(splitLine(line).chain, stated) ? std::optional(stated) : std::nullopt;
}

LineParts splitLine(std::string_view line) {
    const std::size_t tail = chain_before.size() + chain_digits + chain_after.size();
    if (line.size() <= tail || !line.ends_with(chain_after) ||
        line.substr(line.size() - tail, chain_before.size()) != chain_before)
        return {line, {}};
    return {line.substr(0, line.size() - tail), line.substr(line.size() - tail + chain_before.size(), chain_digits)};
}

std::string chainedLine(const std::string& body, const LedgerHash& chain) {
    return body + std::string(chain_before) + hexText(chain.data(), chain.size()) + std::string(chain_after) + "\n";
}

std::string headerBody(const LedgerHeader& header) {
    Json line;
    line["nictate_ledger"] = ledger_version;
    line["created"] = header.created;
    line["key"] = hexText(header.key.data(), header.key.size());
    if (header.study)
        line["study"] = hexText(header.study->data(), header.study->size());
    line["delta"] = header.delta;
    line["budget"] = numberOrNull(header.budget);
    return openEnded(line);
}

LedgerHeader parseHeader(std::string_view line, const std::string& file) {
    auto broken = [&file](const Text& what) { return LedgerBroken(0, Text("%1: %2", file, what)); };
    const nlohmann::json parsed = nlohmann::json::parse(line, nullptr, false);
    if (!parsed.is_object() || !parsed.contains("nictate_ledger") || !parsed["nictate_ledger"].is_number_integer())
        throw broken(Text("its first line is not a ledger's header; restore the file, or name another with --ledger"));
    if (parsed["nictate_ledger"].get<int>() > ledger_version)
        throw broken(Text("written by a newer version of Nictate; release with that version"));
    try {
        LedgerHeader header;
        header.created = parsed.at("created").get<std::string>();
        header.delta = parsed.at("delta").get<double>();
        header.budget = numberIn(parsed, "budget");
        header.study = studyIn(parsed);
        if (!readHex(parsed.at("key").get_ref<const std::string&>(), header.key) || !(header.delta > 0 && header.delta < 1))
            throw broken(Text("its header is damaged; restore the file from a copy"));
        return header;
    } catch (const LedgerBroken&) {
        throw;
    } catch (const std::exception&) { // a wrong type or a missing member
        throw broken(Text("its header is damaged; restore the file from a copy"));
    }
}

std::string entryBody(const LedgerEntry& entry, const std::string& parameters) {
    Json line;
    line["entry"] = entry.number;
    line["time"] = entry.time;
    if (entry.clock_behind)
        line["clock_behind"] = true;
    line["kind"] = name(entry.kind).english();
    if (entry.kind == EntryKind::acknowledgement)
        line["acknowledges"] = *entry.acknowledges;
    if (entry.at_most)
        line["at_most"] = {{"epsilon", entry.at_most->epsilon}, {"delta", entry.at_most->delta}};
    if (entry.kind != EntryKind::release)
        return openEnded(line);
    line["what"] = entry.what;
    line["stimulus"] = entry.stimulus;
    line["mechanism"] = entry.mechanism;
    line["parameters"] = Json::parse(parameters);
    line["unit"] = entry.unit;
    line["status"] = entry.status;
    line["epsilon"] = numberOrNull(entry.loss.user_epsilon);
    line["published_epsilon"] = numberOrNull(entry.loss.published_epsilon);
    line["delta"] = entry.loss.delta;
    line["pure_epsilon"] = numberOrNull(entry.loss.pure_epsilon);
    line["rho"] = numberOrNull(entry.loss.rho);
    line["rho_exact"] = entry.loss.rho_exact;
    if (entry.loss.parts)
        line["composed_of"] = toJson(*entry.loss.parts);
    if (entry.sets_budget)
        line["sets_budget"] = *entry.sets_budget;
    if (!entry.nonce.empty())
        line["nonce"] = entry.nonce;
    if (entry.study)
        line["study"] = hexText(entry.study->data(), entry.study->size());
    if (entry.observers_as) {
        line["observers_as"] = *entry.observers_as;
        return openEnded(line);
    }
    line["observers"] = Json::array();
    for (const ObserverHash& hash : entry.observers)
        line["observers"].push_back(hexText(hash.data(), hash.size()));
    return openEnded(line);
}

LedgerEntry parseEntry(std::string_view text) {
    LedgerEntry entry;
    const nlohmann::json line = nlohmann::json::parse(text, nullptr, false);
    if (!line.is_object())
        return entry;
    try {
        entry.number = line.at("entry").get<std::size_t>();
        entry.time = line.at("time").get<std::string>();
        entry.clock_behind = line.value("clock_behind", false);
        const std::string kind = line.at("kind").get<std::string>();
        if (kind == name(EntryKind::acknowledgement)) {
            entry.acknowledges = line.at("acknowledges").get<std::size_t>();
            entry.at_most = boundIn(line);
            entry.kind = EntryKind::acknowledgement;
        } else if (kind == name(EntryKind::release)) {
            readRelease(line, entry);
            entry.kind = EntryKind::release;
        }
    } catch (const std::exception&) { // a wrong type or a missing member
        return {};
    }
    return entry;
}

} // namespace nictate

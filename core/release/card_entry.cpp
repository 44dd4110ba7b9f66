#include "core/release/card_entry.h"

#include "core/errors.h"

#include <fstream>
#include <nlohmann/json.hpp>

namespace nictate {

CardEntry cardEntryOf(const std::filesystem::path& card) {
    std::ifstream file(card, std::ios::binary);
    const nlohmann::json parsed = nlohmann::json::parse(file, nullptr, false);
    if (!file.is_open() || !parsed.is_object() || !parsed.contains("nictate_privacy_card"))
        throw ParseError(card.string(), 0, 0, Text("this is not a privacy card"),
                         Text("name the privacy_card.json of a release"));
    try {
        return {parsed.at("ledger").at("entry").get<std::size_t>(), parsed.at("ledger").value("chain", "")};
    } catch (const nlohmann::json::exception&) {
        throw ParseError(card.string(), 0, 0, Text("this card does not say which entry of the ledger it is"),
                         Text("name another card"));
    }
}

} // namespace nictate

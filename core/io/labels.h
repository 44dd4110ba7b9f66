#pragma once

#include "core/data/dataset.h"

#include <filesystem>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace nictate {

/// What tables beside a study say about its people: participants.csv or .tsv, labels, demographics, Ground_Truth.csv,
/// and the tables in `info/`.
class Labels {
  public:
    /// Reads what is there; a folder without such tables has no labels. Throws ParseError for a table of labels that
    /// cannot be read.
    static Labels beside(const std::filesystem::path& folder);

    /// What the recording is called where a table names documents or conditions, e.g. "comic".
    std::optional<std::string> condition(const std::string& participant, const std::string& recording) const;

    /// Gives participants their attributes: columns that do not change in their rows. Ids are compared as they are, then
    /// by the number they end with (P07, 7 and 7.0 are one where that is unique). A person without a row keeps none; one
    /// warning counts them.
    void join(Dataset& study) const;

    /// Whether a table of participants (participants.csv, subjects.tsv) lists everybody in the study. Who is listed and has no
    /// recording joins it, with an empty record. False, and nothing is done, where somebody is not listed.
    bool completeRoster(Dataset& study) const;

  private:
    using Attributes = std::map<std::string, std::map<std::string, std::string>>; ///< by id as in the table

    void read(const std::filesystem::path& file);
    /// Of each participant their row, or the end.
    std::vector<Attributes::const_iterator> rowsOf(const Dataset& study) const;

    Attributes attributes_;
    std::set<std::string> listed_;                                          ///< ids in tables of participants
    std::map<std::pair<std::string, std::string>, std::string> conditions_; ///< by participant's key and recording
};

} // namespace nictate

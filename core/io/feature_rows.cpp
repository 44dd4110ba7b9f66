#include "core/io/feature_rows.h"

#include "core/errors.h"
#include "core/files/table_writer.h"
#include "core/files/words.h"

#include <algorithm>
#include <set>

namespace nictate {

namespace {

constexpr std::size_t largest_block = 5u << 20; ///< numbers: beyond the 32 MiB that malloc may keep when they are freed

} // namespace

void FeatureRows::add(std::size_t participant, const std::string& condition, std::span<const double> values) {
    auto [found, fresh] = places_.try_emplace({participant, condition}, tables_.size());
    if (fresh) {
        tables_.push_back({participant, condition, {}});
        values_.emplace_back();
    }
    Growing& into = values_[found->second];
    if (into.blocks.empty() || into.blocks.back().capacity() - into.blocks.back().size() < values.size())
        into.blocks.emplace_back().reserve(std::max(values.size(), std::min(largest_block, into.rows * values.size())));
    into.blocks.back().insert(into.blocks.back().end(), values.begin(), values.end());
    ++into.rows;
}

std::vector<FeatureTable> FeatureRows::take() {
    using RowMajor = Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;
    const auto columns = static_cast<Eigen::Index>(features_);
    for (std::size_t i = 0; i < tables_.size(); ++i) {
        Eigen::MatrixXd& values = tables_[i].values;
        values.resize(columns == 0 ? 0 : static_cast<Eigen::Index>(values_[i].rows), columns);
        Eigen::Index begin = 0;
        for (std::vector<double>& block : values_[i].blocks) {
            const Eigen::Index rows = columns == 0 ? 0 : static_cast<Eigen::Index>(block.size()) / columns;
            values.middleRows(begin, rows) = Eigen::Map<const RowMajor>(block.data(), rows, columns);
            begin += rows;
            block = std::vector<double>(); // {} would keep its memory
        }
    }
    return std::move(tables_);
}

void checkFeatureNames(const std::string& file, const std::vector<std::string>& names, std::size_t offset) {
    std::set<std::string_view> seen;
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (names[i].empty())
            throw ParseError(file, 1, offset + i + 1, Text("a feature has no name"), Text("name every column"));
        if (!seen.insert(names[i]).second)
            throw ParseError(file, 1, offset + i + 1, Text("the feature %1 occurs twice", inQuotes(names[i])),
                             Text("every column has a name of its own"));
    }
}

void checkFeatures(const Dataset& study) {
    const FeatureSet& features = study.features;
    if (features.empty())
        return;
    if (features.names.empty())
        refuseToWrite(Text("its feature tables have no columns"));
    try {
        checkFeatureNames("", features.names);
    } catch (const ParseError&) {
        refuseToWrite(Text("a feature has no name, or one that occurs twice"));
    }
    std::set<std::pair<std::size_t, std::string_view>> seen;
    for (const FeatureTable& table : features.tables) {
        if (table.participant >= study.participants.size())
            refuseToWrite(Text("a feature table belongs to no participant"));
        if (static_cast<std::size_t>(table.values.cols()) != features.names.size() || table.values.rows() < 1)
            refuseToWrite(Text("a feature table has no rows or another number of columns than features"));
        if (!seen.insert({table.participant, table.condition}).second)
            refuseToWrite(Text("there are two feature tables of one participant and condition"));
    }
}

} // namespace nictate

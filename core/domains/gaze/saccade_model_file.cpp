// How a model of saccades is kept between two sessions.

#include "core/domains/gaze/saccade_model.h"
#include "core/errors.h"

#include <nlohmann/json.hpp>

namespace nictate {

namespace {

constexpr int model_version = 2;

} // namespace

std::string SaccadeModel::kept() const {
    nlohmann::json weights = nlohmann::json::array(), epochs = nlohmann::json::array();
    for (const DenseMatrix<float>& matrix : autoencoder_.weights)
        weights.push_back({{"rows", matrix.rows()},
                           {"columns", matrix.cols()},
                           {"values", std::vector<float>(matrix.data(), matrix.data() + matrix.size())}});
    for (const TrainingEpoch& epoch : epochs_)
        epochs.push_back({epoch.training, epoch.validation, epoch.reconstruction, epoch.active});
    return nlohmann::json{{"nictate_saccades", model_version}, {"saccades", saccades_}, {"weights", weights}, {"epochs", epochs}}
        .dump();
}

SaccadeModel SaccadeModel::restored(const std::string& kept, const std::string& file) {
    try {
        const nlohmann::json all = nlohmann::json::parse(kept);
        if (all.at("nictate_saccades") != model_version)
            throw ParseError(file, 0, 0, Text("another version's model"), Text("remove it; it will be learnt again"));
        SaccadeModel model;
        model.saccades_ = all.at("saccades");
        for (const nlohmann::json& matrix : all.at("weights")) {
            const std::vector<float> values = matrix.at("values");
            const Eigen::Index rows = matrix.at("rows"), columns = matrix.at("columns");
            if (rows < 1 || columns < 1 || values.size() != static_cast<std::size_t>(rows) * static_cast<std::size_t>(columns))
                throw ParseError(file, 0, 0, Text("a matrix of another size than its numbers"),
                                 Text("remove it; it will be learnt again"));
            model.autoencoder_.weights.push_back(Eigen::Map<const DenseMatrix<float>>(values.data(), rows, columns));
        }
        for (const nlohmann::json& epoch : all.at("epochs"))
            model.epochs_.push_back({epoch.at(0), epoch.at(1), epoch.at(2), epoch.at(3)});
        const DenseWeights<float>& weights = model.autoencoder_.weights;
        const bool whole = weights.size() == 8 && weights[4].rows() >= model.autoencoder_.latent + 2 &&
                           weights[4].cols() == weights[6].rows() && weights[5].cols() == weights[4].cols() &&
                           weights[6].cols() == saccade_knots && weights[7].cols() == saccade_knots;
        if (!model.epochs_.empty() && !whole)
            throw ParseError(file, 0, 0, Text("layers that do not fit together"), Text("remove it; it will be learnt again"));
        return model;
    } catch (const nlohmann::json::exception& error) {
        throw ParseError(file, 0, 0, std::string(error.what()), Text("remove it; it will be learnt again"));
    }
}

} // namespace nictate

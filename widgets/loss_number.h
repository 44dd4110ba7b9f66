#pragma once

#include <QString>

#include <optional>

namespace nictate {

/// figureUp() of a loss.
QString lossNumber(const std::optional<double>& loss);

} // namespace nictate

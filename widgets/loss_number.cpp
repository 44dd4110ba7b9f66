#include "widgets/loss_number.h"

#include "core/files/figures.h"

namespace nictate {

QString lossNumber(const std::optional<double>& loss) { return QString::fromStdString(figureUp(loss)); }

} // namespace nictate

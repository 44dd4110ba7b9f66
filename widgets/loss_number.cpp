#include "widgets/loss_number.h"

#include "core/files/figures.h"
#include "widgets/translated.h"

namespace nictate {

QString lossNumber(const std::optional<double>& loss) { return translated(figureUp(loss)); }

} // namespace nictate

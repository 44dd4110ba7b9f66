#pragma once
// What the guarantee card says of signals beside the guarantee itself.

#include "app/signals/signal_engine.h"
#include "widgets/guarantee_card.h"

namespace nictate {

/// Published and user-level ε, each with how it comes about.
std::vector<CardLine> lossLines(const SignalFrame& frame);
/// MSE/R² against that of publishing a constant; NaN = not known yet.
CardLine errorLine(double error, double constant);

} // namespace nictate

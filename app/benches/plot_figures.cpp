#include "app/benches/plot_figures.h"

namespace nictate {

namespace {
constexpr int settle_ms = 250;
}

FiguresBase::FiguresBase(const QString& name, Pace pace, QObject* parent) : QObject(parent), pace_(pace), work_(name) {
    rest_.setSingleShot(true);
    rest_.setInterval(settle_ms);
    connect(&rest_, &QTimer::timeout, this, [this] { next(); });
    connect(&work_, &Background::finished, this, [this] {
        stopped();
        Q_EMIT changed();
    });
    connect(&work_, &Background::failed, this, [this](const QString& message) {
        refuse(message);
        Q_EMIT failed(message);
    });
}

void FiguresBase::follow() {
    if (pace_ == Pace::at_once)
        next();
    else
        rest_.start();
}

} // namespace nictate

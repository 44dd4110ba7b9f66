#pragma once

#include "widgets/plot.h"

#include <functional>

namespace nictate {

/// What a person can ask of a plot in its own menu.
enum class PlotWish { copy_picture, copy_data, export_picture, export_data };

/// A plot of a bench, as menus and exports see it. What it gives away holds neither an original nor an id.
struct PlotPage {
    QString name;  ///< "utility": in names of files and actions
    QString title; ///< as in a menu, with its mnemonic
    Plot* plot = nullptr;
    std::function<void()> bring_up;
    std::function<QString(const QString& caption)> csv; ///< empty while there is nothing that may leave
};

/// As exported, in logical pixels of 1/96 inch.
inline constexpr QSize plot_picture_size(640, 400);
inline constexpr double plot_picture_dpi = 300;

} // namespace nictate

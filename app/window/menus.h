#pragma once

#include <QObject>

class QAction;
class QActionGroup;
class QMainWindow;
class QMenu;

namespace nictate {

/// Every action of the window, in its menus, with its shortcut. What they do is wired elsewhere.
struct Menus {
    explicit Menus(QMainWindow& window);

    QAction *open, *open_folder, *open_pattern, *change_reading, *open_sample, *open_reading, *open_session, *save_session,
        *save_session_as, *save_study, *quit;
    QMenu* recent;
    QAction *undo, *redo, *copy_picture, *copy_command, *reset_parameters;
    QAction *side_by_side, *swipe, *zoom_in, *zoom_out, *zoom_reset, *show_stimulus, *show_study, *show_parameters, *show_ledger;
    QActionGroup* benches;            ///< data: a Bench as int
    QActionGroup* signal_plots;       ///< data: a name of SignalPlots::pages
    QActionGroup* export_signal_data; ///< likewise
    QActionGroup* export_signal_plot; ///< likewise
    QMenu* export_plot;
    QActionGroup* third; ///< data: a ThirdPanel as int, in the enum's order without `compared`
    QActionGroup* theme; ///< data: "light", "dark", "system"
    QActionGroup* plots; ///< data: see HeatmapPlots::bringUp
    QAction *new_noise, *recompute, *cancel, *best_cap, *private_cap;
    QAction *release, *export_picture;
    QActionGroup* export_data; ///< data: as of plots
    QAction *hints, *about;
};

} // namespace nictate

#pragma once
// An importer of the tests alone: a new format is one entry of the list.

#include "core/io/importer.h"

namespace nictate::test {

/// "GAZE 1.0", then lines of person x y.
inline Importer gazeNotes() {
    return {.id = "gaze-notes",
            .name = Text("Gaze notes"),
            .extensions = {".gaze"},
            .recognises =
                [](StudySource& source, const OpenOptions&) {
                    return !source.isFolder() && source.file().look().pending().starts_with("GAZE 1.0");
                },
            .read =
                [](StudySource& source, const OpenOptions&, StudyBuilder& builder) {
                    TextSource text = source.file().take(source.progress());
                    LineReader lines(text);
                    std::string_view line;
                    lines.next(line);
                    const std::size_t stimulus = builder.stimulus("page");
                    builder.study.stimuli[stimulus].width_px = builder.study.stimuli[stimulus].height_px = 100;
                    while (lines.next(line)) {
                        const std::size_t space = line.find(' ');
                        const std::size_t recording =
                            builder.recording(builder.participant(line.substr(0, space)), stimulus, "", "");
                        builder.study.recordings[recording].fixations.push_back({.x_px = 1, .y_px = 2});
                    }
                }};
}

inline std::vector<Importer> withGazeNotes() {
    std::vector<Importer> list = importers();
    list.insert(list.begin(), gazeNotes());
    return list;
}

} // namespace nictate::test

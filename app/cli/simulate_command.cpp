#include "app/cli/commands.h"
#include "app/cli/options.h"
#include "core/errors.h"
#include "core/io/native_folder.h"
#include "core/simulate/reading.h"
#include "core/simulate/viewing.h"
#include "widgets/gallery_writer.h"

#include <CLI/CLI.hpp>
#include <QGuiApplication>

#include <iostream>

namespace nictate::cli {

namespace {

void simulateGalleryInto(const std::string& folder, int participants, std::uint64_t seed) {
    int count = 0;
    QGuiApplication application(count, nullptr); // fonts for the pictures
    writeGallery(folder, participants, seed);
    std::cout << "gallery of " << participants << " simulated observers on 6 pictures: " << folder << "\n";
}

void simulateReadingInto(const std::string& folder, int participants, std::uint64_t seed) {
    writeStudyFolder(simulateReading(participants, seed), folder);
    std::cout << participants << " simulated readers of a comic, a newspaper and a textbook, raw gaze at 30 Hz: " << folder
              << "\n";
}

void simulateViewingInto(const std::string& folder, int participants, std::uint64_t seed, double seconds) {
    writeStudyFolder(simulateViewing(participants, seed, seconds), folder);
    std::cout << participants << " simulated viewers of three clips in four activities, raw gaze at 100 Hz: " << folder << "\n";
}

} // namespace

void addSimulateCommand(CLI::App& app) {
    struct Options {
        std::string kind, folder;
        std::optional<int> participants;
        double seconds = 60;
        std::uint64_t seed = 1;
    };
    auto options = std::make_shared<Options>();
    auto* command = app.add_subcommand("simulate", "make a study of simulated observers");
    command
        ->add_option("KIND", options->kind,
                     "gallery: six pictures; reading: raw gaze of readers of three documents; "
                     "viewing: raw gaze before three clips of moving objects, in four activities")
        ->required()
        ->check(CLI::IsMember({"gallery", "reading", "viewing"}));
    command->add_option("OUT_DIR", options->folder, "the folder to make; it must not hold anything yet")->required();
    command->add_option("--participants", options->participants, "how many observers (default 60, readers and viewers 20)")
        ->transform(wholeNumber(0, 100000));
    command->add_option("--seconds", options->seconds, "length of every recording, viewing only (default 60)")
        ->transform(positiveNumber());
    addSeed(*command, options->seed);
    command->callback([options] {
        const bool reading = options->kind == "reading";
        const int participants = options->participants.value_or(options->kind == "gallery" ? 60 : 20);
        if (options->kind == "viewing")
            return simulateViewingInto(options->folder, participants, options->seed, options->seconds);
        if (reading && participants > 10000)
            throw InvalidParameter("participants", std::to_string(participants),
                                   Text("a whole number from 0 to 10000, for readers"));
        (reading ? simulateReadingInto : simulateGalleryInto)(options->folder, participants, options->seed);
    });
}

} // namespace nictate::cli

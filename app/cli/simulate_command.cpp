#include "app/cli/commands.h"
#include "app/cli/options.h"
#include "core/io/native_folder.h"
#include "core/simulate/reading.h"
#include "widgets/gallery_writer.h"

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

} // namespace

void addSimulateCommand(CLI::App& app) {
    struct Options {
        std::string kind, folder, participants, seed = "1";
    };
    auto options = std::make_shared<Options>();
    auto* command = app.add_subcommand("simulate", "make a study of simulated observers");
    command->add_option("KIND", options->kind, "gallery: six pictures; reading: raw gaze of readers of three documents")
        ->required()
        ->check(CLI::IsMember({"gallery", "reading"}));
    command->add_option("OUT_DIR", options->folder, "the folder to make; it must not hold anything yet")->required();
    command->add_option("--participants", options->participants, "how many observers (default 60, readers 20)");
    command->add_option("--seed", options->seed, "seed of the simulation (default 1)");
    command->callback([options] {
        const bool reading = options->kind == "reading";
        const std::string given = options->participants.empty() ? (reading ? "20" : "60") : options->participants;
        auto participants = static_cast<int>(wholeNumber("participants", given, 0, reading ? 10000 : 100000));
        auto seed = static_cast<std::uint64_t>(wholeNumber("seed", options->seed, 0, INT64_MAX));
        (reading ? simulateReadingInto : simulateGalleryInto)(options->folder, participants, seed);
    });
}

} // namespace nictate::cli

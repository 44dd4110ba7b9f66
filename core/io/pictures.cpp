#include "core/io/pictures.h"

#include "core/errors.h"
#include "core/files/figures.h"
#include "core/files/number.h"
#include "core/files/words.h"
#include "core/io/picture_bounds.h"
#include "core/io/plan_options.h"
#include "core/io/stimulus_frames.h"
#include "core/io/video.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <numbers>

namespace nictate {

namespace fs = std::filesystem;

namespace {

bool hasPictureExtension(const std::string& lower_name) {
    static constexpr std::string_view extensions[] = {".png",  ".jpg",  ".jpeg", ".bmp", ".gif", ".tif",
                                                      ".tiff", ".webp", ".svg",  ".ppm", ".pgm"};
    return std::any_of(std::begin(extensions), std::end(extensions),
                       [&](std::string_view extension) { return lower_name.ends_with(extension); });
}

std::string withoutExtension(const std::string& name) { return name.substr(0, name.find_last_of('.')); }

constexpr std::array<PixelSize, 15> usual_screens = {{{640, 480},
                                                      {800, 600},
                                                      {1024, 768},
                                                      {1280, 720},
                                                      {1280, 800},
                                                      {1280, 1024},
                                                      {1366, 768},
                                                      {1440, 900},
                                                      {1600, 900},
                                                      {1680, 1050},
                                                      {1920, 1080},
                                                      {1920, 1200},
                                                      {2560, 1440},
                                                      {2560, 1600},
                                                      {3840, 2160}}};

/// Every place gaze was in a recording; f may change it.
template <class RecordingType, class F> void forEachPosition(RecordingType& recording, F f) {
    for (auto& fixation : recording.fixations)
        f(fixation.x_px, fixation.y_px);
    for (auto& sample : recording.samples) {
        f(sample.gaze.x_px, sample.gaze.y_px);
        f(sample.second.x_px, sample.second.y_px);
    }
}

template <class F> void forEachSaccadeEnd(Recording& recording, F f) {
    for (Saccade& saccade : recording.saccades) {
        f(saccade.from_x_px, saccade.from_y_px);
        f(saccade.to_x_px, saccade.to_y_px);
    }
}

bool sized(const Stimulus& stimulus) { return stimulus.width_px > 0 && stimulus.height_px > 0; }

/// How many positions each usual screen holds, of those on stimuli without a size.
PixelSize smallestScreenThatHolds(const Dataset& study) {
    std::array<std::size_t, usual_screens.size()> held{};
    std::size_t positions = 0;
    double right = 0, bottom = 0;
    for (const Recording& recording : study.recordings) {
        if (sized(study.stimuli[recording.stimulus]))
            continue;
        forEachPosition(recording, [&](double x, double y) {
            if (!(x >= 0 && y >= 0))
                return;
            ++positions;
            right = std::max(right, x);
            bottom = std::max(bottom, y);
            for (std::size_t i = 0; i < usual_screens.size(); ++i)
                held[i] += x < usual_screens[i].width_px && y < usual_screens[i].height_px ? 1 : 0;
        });
    }
    if (positions == 0)
        return {1920, 1080};
    for (std::size_t i = 0; i < usual_screens.size(); ++i)
        if (held[i] * 100 >= positions * 99)
            return usual_screens[i];
    auto rounded = [](double extent) { return static_cast<int>(std::min(20000.0, std::ceil((extent + 1) / 100) * 100)); };
    return {rounded(right), rounded(bottom)};
}

std::optional<PixelSize> commonestPictureSize(const Dataset& study) {
    std::map<std::pair<int, int>, std::size_t> counts;
    std::size_t pictures = 0;
    for (const Stimulus& stimulus : study.stimuli)
        if (sized(stimulus) && stimulus.size_source == SizeSource::picture) {
            ++counts[{stimulus.width_px, stimulus.height_px}];
            ++pictures;
        }
    for (auto [size, count] : counts)
        if (count * 2 > pictures)
            return PixelSize{size.first, size.second};
    return {};
}

std::string sizeText(PixelSize size) { return std::to_string(size.width_px) + "×" + std::to_string(size.height_px); }

/// "60x46"
struct Field {
    double x_deg = 60, y_deg = 46;
};

Field fieldOf(const ReadingPlan& plan) {
    Field field;
    const std::string text = plan.value("field-deg");
    const std::size_t cross = text.find('x');
    DecimalSign point = DecimalSign::point;
    if (cross != std::string::npos)
        field = {parseNumber(text.substr(0, cross), point).value, parseNumber(text.substr(cross + 1), point).value};
    if (!text.empty() && !(field.x_deg > 0 && field.y_deg > 0 && field.x_deg <= 360 && field.y_deg <= 360))
        throw InvalidParameter("field-deg", text, Text("degrees as in 60x46, up to 360x360"));
    return field;
}

/// Degrees right and up of the middle: on a flat screen where its geometry is known, else evenly over the field.
void fromDegrees(const Stimulus& stimulus, const Field& field, double& x, double& y) {
    if (stimulus.geometry) {
        const double degree = std::numbers::pi / 180;
        const ViewingGeometry& seen = *stimulus.geometry;
        x = finiteOrMissing(stimulus.width_px / 2.0 + std::tan(x * degree) * seen.distance_mm / seen.pixel_width_mm);
        y = finiteOrMissing(stimulus.height_px / 2.0 - std::tan(y * degree) * seen.distance_mm / seen.pixel_height_mm);
    } else {
        x = finiteOrMissing((0.5 + x / field.x_deg) * stimulus.width_px);
        y = finiteOrMissing((0.5 - y / field.y_deg) * stimulus.height_px);
    }
}

/// The geometry a plan states, for stimuli that fill its screen.
void settleGeometry(Dataset& study) {
    const std::string distance = study.frame.reading.value("distance-mm"), screen = study.frame.reading.value("screen-mm");
    if (distance.empty() || screen.empty())
        return;
    DecimalSign point = DecimalSign::point;
    const std::size_t cross = screen.find('x');
    const double away = parseNumber(distance, point).value;
    const double width = parseNumber(screen.substr(0, cross), point).value;
    const double height = cross == std::string::npos ? 0 : parseNumber(screen.substr(cross + 1), point).value;
    if (!(away > 0 && width > 0 && height > 0))
        throw InvalidParameter("screen-mm", screen, Text("millimetres as in 474x297, with distance-mm"));
    for (Stimulus& stimulus : study.stimuli)
        if (!stimulus.geometry)
            stimulus.geometry = ViewingGeometry{away, width / stimulus.width_px, height / stimulus.height_px};
}

bool isAngle(PositionUnit unit) {
    return unit == PositionUnit::degrees || unit == PositionUnit::radians || unit == PositionUnit::vector;
}

/// How many pixels of a stimulus one of a unit is that begins at the screen's centre; nothing for other units.
std::optional<std::pair<double, double>> fromCentre(PositionUnit unit, const Stimulus& stimulus) {
    const double width = stimulus.width_px, height = stimulus.height_px;
    switch (unit) {
    case PositionUnit::centred_pixels: return std::pair(1.0, 1.0);
    case PositionUnit::centred_halves: return std::pair(width / 2, height / 2);
    case PositionUnit::centred_heights: return std::pair(height, height);
    default: return {};
    }
}

void toPixels(Dataset& study, PositionUnit unit) {
    const Field field = fieldOf(study.frame.reading);
    for (Recording& recording : study.recordings) {
        const Stimulus& stimulus = study.stimuli[recording.stimulus];
        const double part = unit == PositionUnit::percent ? 0.01 : 1;
        auto scale = [&](double& x, double& y) {
            if (unit == PositionUnit::radians) {
                x *= 180 / std::numbers::pi;
                y *= 180 / std::numbers::pi;
            }
            if (isAngle(unit))
                return fromDegrees(stimulus, field, x, y);
            if (const auto one = fromCentre(unit, stimulus)) {
                x = finiteOrMissing(stimulus.width_px / 2.0 + x * one->first);
                y = finiteOrMissing(stimulus.height_px / 2.0 - y * one->second);
                return;
            }
            x = finiteOrMissing(x * part * stimulus.width_px);
            y = finiteOrMissing((unit == PositionUnit::fraction_y_up ? 1 - y : y * part) * stimulus.height_px);
        };
        forEachPosition(recording, scale);
        forEachSaccadeEnd(recording, scale);
    }
}

/// "stimuli", "images" or "pictures": there is nothing in it but stimuli.
bool isForPictures(const fs::path& folder) {
    const std::string name = lowerCase(folder.filename().string());
    return name == "stimuli" || name == "images" || name == "pictures";
}

} // namespace

PictureFolders::PictureFolders(const std::vector<fs::path>& folders) {
    for (auto place = folders.begin(); place != folders.end(); ++place) {
        const fs::path& folder = *place;
        std::error_code error;
        if (std::any_of(folders.begin(), place, [&](const fs::path& before) { return fs::equivalent(before, folder, error); }))
            continue; // Stimuli is stimuli on some systems
        for (fs::directory_iterator entry(folder, error), end; !error && entry != end; entry.increment(error)) {
            std::string name = entry->path().filename().string(), lower_name = lowerCase(name);
            std::error_code ignored;
            if (entry->is_directory(ignored)) { // of a stimulus that moves
                if (const fs::path first = firstFrameIn(entry->path()); !first.empty())
                    by_name_.try_emplace(name, first);
                if (isForPictures(folder))
                    lookBelow(entry->path());
                continue;
            }
            const bool video = namesVideo(name);
            if ((!video && !hasPictureExtension(lower_name)) || !entry->is_regular_file(ignored))
                continue;
            by_name_.try_emplace(name, entry->path());
            by_lower_name_.try_emplace(lower_name, entry->path());
            (video ? video_by_lower_stem_ : by_lower_stem_).try_emplace(withoutExtension(lower_name), entry->path());
        }
    }
}

void PictureFolders::lookBelow(const fs::path& folder) {
    const bool frames = !firstFrameIn(folder).empty();
    std::error_code error;
    fs::recursive_directory_iterator entry(folder, error), end; // does not follow links to folders
    for (; !error && entry != end; entry.increment(error)) {
        const std::string name = lowerCase(entry->path().filename().string());
        std::error_code ignored;
        if (entry->is_directory(ignored) && (entry.depth() >= 2 || name.starts_with('.')))
            entry.disable_recursion_pending();
        if (!entry->is_regular_file(ignored) || (!namesVideo(name) && !hasPictureExtension(name)))
            continue;
        in_own_folders_ += frames ? 0 : 1;
        const std::string in_folder = lowerCase(entry->path().parent_path().filename().string()) + "/" + name;
        for (const std::string& called : {in_folder, withoutExtension(in_folder), name, withoutExtension(name)})
            if (const auto [other, fresh] = below_.try_emplace(called, entry->path()); !fresh && other->second != entry->path())
                other->second.clear();
    }
}

fs::path PictureFolders::find(const std::string& stimulus_id) const {
    std::string path = lowerCase(stimulus_id);
    std::replace(path.begin(), path.end(), '\\', '/');
    const std::size_t last = path.find_last_of('/'),
                      before = last == 0 || last == std::string::npos ? last : path.find_last_of('/', last - 1);
    const std::string in_folder = last == std::string::npos ? std::string() : path.substr(before + 1);
    for (const std::string& called : {in_folder, fs::path(in_folder).replace_extension().generic_string()})
        if (auto found = below_.find(called); !called.empty() && found != below_.end() && !found->second.empty())
            return found->second;
    std::string name = stimulus_id.substr(stimulus_id.find_last_of("/\\") + 1);
    if (auto found = by_name_.find(name); found != by_name_.end())
        return found->second;
    std::string lower_name = lowerCase(name);
    if (auto found = by_lower_name_.find(lower_name); found != by_lower_name_.end())
        return found->second;
    for (const auto* stems : {&by_lower_stem_, &video_by_lower_stem_})
        for (const std::string& stem : {lower_name, withoutExtension(lower_name)})
            if (auto found = stems->find(stem); found != stems->end())
                return found->second;
    const auto below = below_.find(lower_name);
    return below == below_.end() ? fs::path() : below->second;
}

bool namesVideoOfTracker(std::string_view name) {
    const std::string lower = lowerCase(name);
    static constexpr std::string_view videos[] = {".avi", ".mp4", ".mov", ".wmv", ".mpg", ".mpeg", ".mkv", ".xvd", ".webm"};
    return std::any_of(std::begin(videos), std::end(videos), [&](std::string_view video) { return lower.ends_with(video); });
}

bool namesPictureOrVideo(std::string_view name) { return hasPictureExtension(lowerCase(name)) || namesVideoOfTracker(name); }

std::vector<fs::path> pictureFoldersBeside(const fs::path& folder) {
    return {folder,
            folder / "stimuli",
            folder / "images",
            folder / "pictures",
            folder / "Stimuli",
            folder / "Images",
            folder / "Pictures"};
}

void attachPictures(Dataset& study, const PictureFolders& folders, const OpenOptions& options) {
    std::size_t unreadable = 0, unreadable_videos = 0, too_large = 0;
    std::string first, first_video;
    Text first_too_large;
    for (Stimulus& stimulus : study.stimuli) {
        fs::path picture = stimulus.picture.empty() ? folders.find(stimulus.id) : fs::path(stimulus.picture);
        if (picture.empty())
            continue;
        stimulus.picture = picture.string();
        if (!options.picture_size)
            continue;
        if (auto size = options.picture_size(picture); size && size->width_px > 0 && size->height_px > 0) {
            stimulus.width_px = size->width_px;
            stimulus.height_px = size->height_px;
            stimulus.size_source = SizeSource::picture;
            if (!fitsInMemory(*size)) {
                if (too_large++ == 0)
                    first_too_large = Text("%1: %2", picture.string(), tooManyPixels(*size));
                stimulus.picture.clear();
            }
        } else {
            stimulus.picture.clear();
            const bool video = namesVideo(picture.string());
            if ((video ? unreadable_videos : unreadable)++ == 0)
                (video ? first_video : first) = picture.string();
        }
    }
    if (unreadable > 0)
        study.warnings.push_back(Text(
            "%1 (first: %2)", counted(unreadable, Text("picture could not be read"), Text("pictures could not be read")), first));
    if (unreadable_videos > 0)
        study.warnings.push_back(
            Text("%1 (first: %2)", counted(unreadable_videos, Text("video could not be read"), Text("videos could not be read")),
                 first_video));
    if (too_large > 0)
        study.warnings.push_back(Text("%1 (first: %2)",
                                      counted(too_large, Text("picture is too large to be shown, a blank canvas has its size"),
                                              Text("pictures are too large to be shown, a blank canvas has its size")),
                                      first_too_large));
}

void settleSizes(Dataset& study, const OpenOptions& options, PositionUnit unit) {
    std::size_t blank = static_cast<std::size_t>(std::count_if(study.stimuli.begin(), study.stimuli.end(), [](const Stimulus& s) {
        return s.picture.empty() && !s.scene_camera; // a scene has a video for each recording
    }));
    PixelSize size{};
    Text origin;
    if (!std::all_of(study.stimuli.begin(), study.stimuli.end(), sized)) {
        SizeSource source = SizeSource::assumed;
        if (options.screen_size) {
            size = *options.screen_size;
            const PlanEntry* planned = study.frame.reading.find("screen");
            const bool guessed = planned != nullptr && planned->origin == Origin::guessed;
            source = guessed ? SizeSource::assumed : SizeSource::given;
            origin = guessed ? Text(" of %1 pixels, as its files or their format say", sizeText(size))
                             : Text(" of %1 pixels, as given", sizeText(size));
        } else if (auto common = commonestPictureSize(study)) {
            size = *common;
            origin = Text(" of %1 pixels, assumed from the other pictures; give pictures or a size in pixels", sizeText(size));
        } else {
            size = unit == PositionUnit::pixels ? smallestScreenThatHolds(study) : PixelSize{1920, 1080};
            origin = Text(" of %1 pixels, assumed; give pictures or a size in pixels", sizeText(size));
        }
        if (source == SizeSource::assumed && !study.frame.reading.find("screen"))
            study.frame.reading.say("canvas", wordOf(size), Origin::guessed);
        for (Stimulus& stimulus : study.stimuli)
            if (!sized(stimulus)) {
                stimulus.width_px = size.width_px;
                stimulus.height_px = size.height_px;
                stimulus.size_source = source;
            }
    }
    settleGeometry(study);
    if (isAngle(unit) && !study.frame.reading.find("screen-mm"))
        study.frame.reading.say("field-deg", "60x46", Origin::guessed);
    if (unit != PositionUnit::pixels)
        toPixels(study, unit);
    if (blank > 0)
        study.warnings.push_back(
            study.stimuli.size() == 1
                ? Text("%1 of %2 stimulus has no picture: a blank canvas%3", blank, 1, origin)
                : Text("%1 of %2 stimuli have no picture: a blank canvas%3", blank, countFigure(study.stimuli.size()), origin));
}

void warnOfGazeOffStimulus(Dataset& study) {
    std::size_t fixations_off = 0, fixations = 0, samples_off = 0, samples = 0;
    for (const Recording& recording : study.recordings) {
        const Stimulus& stimulus = study.stimuli[recording.stimulus];
        auto off = [&](double x, double y) { return x < 0 || y < 0 || x >= stimulus.width_px || y >= stimulus.height_px; };
        fixations += recording.fixations.size();
        samples += recording.samples.size();
        for (const Fixation& fixation : recording.fixations)
            fixations_off += off(fixation.x_px, fixation.y_px) ? 1 : 0;
        for (const Sample& sample : recording.samples)
            samples_off += off(sample.gaze.x_px, sample.gaze.y_px) ? 1 : 0;
    }
    const Text of_fixations = fixations == 1 ? Text("%1 of %2 fixation", fixations_off, fixations)
                                             : Text("%1 of %2 fixations", fixations_off, countFigure(fixations));
    const Text of_samples = samples == 1 ? Text("%1 of %2 sample", samples_off, samples)
                                         : Text("%1 of %2 samples", samples_off, countFigure(samples));
    const Text parts = samples_off == 0     ? of_fixations
                       : fixations_off == 0 ? of_samples
                                            : Text("%1 and %2", of_fixations, of_samples);
    const bool mostly = 2 * (fixations_off + samples_off) > fixations + samples;
    if (fixations_off + samples_off > 0)
        study.warnings.push_back(Text("gaze off the stimulus: %1; kept in the recordings, left out of maps%2", parts,
                                      mostly ? Text("; check the unit of positions and the size of the screen") : Text()));
}

} // namespace nictate

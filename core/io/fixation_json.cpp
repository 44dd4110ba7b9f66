#include "core/errors.h"
#include "core/files/folder.h"
#include "core/files/json_problem.h"
#include "core/files/text_characters.h"
#include "core/files/words.h"
#include "core/io/agreed_plan.h"
#include "core/io/importer.h"
#include "core/io/labels.h"
#include "core/io/pictures.h"
#include "core/io/plan_options.h"
#include "core/io/tally.h"

#include <nlohmann/json.hpp>

#include <cmath>

namespace nictate {

namespace fs = std::filesystem;
using Json = nlohmann::json;

namespace {

const std::vector<std::string> json_extensions = {".json"};
constexpr std::size_t recognised_bytes = 64u << 10;

enum class JsonKind { none, scanpaths, salicon };

/// By the names the file begins with; no more is read.
JsonKind kindOf(TextSource& text) {
    std::string_view head = text.peek(recognised_bytes);
    head = head.substr(0, std::min(head.size(), recognised_bytes));
    const std::size_t first = head.find_first_not_of(" \t\r\n");
    auto names = [&](std::string_view name) { return head.find(name) != std::string_view::npos; };
    if (first == std::string_view::npos)
        return JsonKind::none;
    if (head[first] == '[' && names("\"subject\"") && names("\"X\"") && names("\"Y\""))
        return JsonKind::scanpaths;
    if (head[first] == '{' && (names("\"images\"") || names("\"annotations\"")) &&
        (names("\"file_name\"") || names("\"worker_id\"") || names("\"fixations\"")))
        return JsonKind::salicon;
    return JsonKind::none;
}

/// One file: every scanpath is taken as soon as it is read, and forgotten.
class JsonFile {
  public:
    JsonFile(TextSource& text, JsonKind kind, StudyBuilder& builder) : text_(text), kind_(kind), builder_(builder) {}

    void read() {
        const int depth = kind_ == JsonKind::scanpaths ? 1 : 2;
        auto take = [&](int at, Json::parse_event_t event, Json& json) {
            if (event == Json::parse_event_t::key && at == 1)
                list_ = json.get<std::string>();
            if (event != Json::parse_event_t::object_end || at != depth)
                return true;
            ++number_;
            takeObject(json);
            return false;
        };
        try {
            const Json emptied = Json::parse(TextCharacters(text_), TextCharacters(), take);
        } catch (const Json::exception& problem) {
            throw ParseError(text_.name(), 0, 0, Text("object %1: %2", number_ + 1, jsonProblem(problem)),
                             Text("give the file as it was published"));
        }
        no_position_.warn(builder_.study.warnings, text_.name());
        no_image_.warn(builder_.study.warnings, text_.name());
    }

  private:
    void takeObject(const Json& json) {
        if (kind_ == JsonKind::scanpaths)
            takeScanpath(json);
        else if (list_ == "images")
            images_[wordIn(json, "id")] = {wordIn(json, "file_name"), intIn(json, "width"), intIn(json, "height")};
        else if (list_ == "annotations")
            takeAnnotation(json);
    }

    void takeScanpath(const Json& json) {
        const std::string stimulus = wordIn(json, "name"), task = wordIn(json, "task"), how = wordIn(json, "condition");
        const Json &x = listIn(json, "X"), &y = listIn(json, "Y"), &t = json.contains("T") ? listIn(json, "T") : none_;
        if (x.size() != y.size() || (!t.empty() && t.size() != x.size()))
            refuse(Text("X, Y and T differ in length"), Text("a scanpath has as many of each"));
        Recording& recording =
            recordingOf(required(json, "subject"), stimulus, task + (task.empty() || how.empty() ? "" : " ") + how);
        recording.fixations.reserve(x.size());
        double start = 0;
        for (std::size_t i = 0; i < x.size(); ++i) {
            const double lasting = t.empty() ? missing : numberIn(t[i]);
            add(recording, {numberIn(x[i]), numberIn(y[i]), start, lasting, missing, Eye::unknown});
            start += std::isnan(lasting) ? 0 : lasting;
        }
    }

    /// Rows and columns count from 1; the middle of a pixel is meant.
    void takeAnnotation(const Json& json) {
        const auto image = images_.find(wordIn(json, "image_id"));
        if (image == images_.end())
            return no_image_.note(number_);
        Recording& recording = recordingOf(required(json, "worker_id"), image->second.name, {});
        Stimulus& stimulus = builder_.study.stimuli[recording.stimulus];
        const bool sized_before = stimulus.width_px > 0 && image->second.width > 0; // as by another file
        if (sized_before && (stimulus.width_px != image->second.width || stimulus.height_px != image->second.height))
            refuse(Text("picture %1 is %2x%3 pixels where another file says %4x%5", inQuotes(stimulus.id), image->second.width,
                        image->second.height, stimulus.width_px, stimulus.height_px),
                   Text("correct the file, or leave it out (--leave-out NAME)"));
        if (image->second.width > 0 && image->second.height > 0 && image->second.width <= 20000 &&
            image->second.height <= 20000) {
            stimulus.width_px = image->second.width;
            stimulus.height_px = image->second.height;
        }
        recording.fixations.reserve(listIn(json, "fixations").size());
        for (const Json& place : listIn(json, "fixations")) {
            if (!place.is_array() || place.size() < 2)
                refuse(Text("a fixation is not a pair of row and column"), Text("give the file as it was published"));
            add(recording, {numberIn(place[1]) - 0.5, numberIn(place[0]) - 0.5, missing, missing, missing, Eye::unknown});
        }
    }

    void add(Recording& recording, const Fixation& fixation) {
        if (std::isnan(fixation.x_px) || std::isnan(fixation.y_px) || fixation.duration_ms < 0)
            return no_position_.note(number_);
        recording.fixations.push_back(fixation);
    }

    Recording& recordingOf(const std::string& person, const std::string& stimulus, const std::string& condition) {
        if (stimulus.empty())
            refuse(Text("names no picture"), Text("every scanpath has a \"name\""));
        const std::size_t at = builder_.newRecording(builder_.participant(person), builder_.stimulus(stimulus), condition);
        return builder_.study.recordings[at];
    }

    [[noreturn]] void refuse(const Text& problem, const Text& advice) const {
        throw ParseError(text_.name(), 0, 0, Text("object %1: %2", number_, problem), advice);
    }

    /// A name or a number as text.
    static std::string wordIn(const Json& json, const char* key) {
        const auto found = json.find(key);
        if (found == json.end() || found->is_null() || found->is_structured())
            return {};
        return found->is_string() ? found->get<std::string>() : found->dump();
    }
    std::string required(const Json& json, const char* key) const {
        std::string word = wordIn(json, key);
        if (word.empty())
            refuse(Text("has no \"%1\"", std::string(key)), Text("every scanpath says whose it is"));
        return word;
    }
    static int intIn(const Json& json, const char* key) {
        const auto found = json.find(key);
        return found != json.end() && found->is_number() ? static_cast<int>(std::min(found->get<double>(), 1e6)) : 0;
    }
    static double numberIn(const Json& json) { return json.is_number() ? json.get<double>() : missing; }
    const Json& listIn(const Json& json, const char* key) const {
        const auto found = json.find(key);
        if (found == json.end() || !found->is_array())
            refuse(Text("has no list \"%1\"", std::string(key)), Text("give the file as it was published"));
        return *found;
    }

    struct Image {
        std::string name;
        int width = 0, height = 0;
    };

    TextSource& text_;
    JsonKind kind_;
    StudyBuilder& builder_;
    std::string list_; ///< which of a SALICON file's lists is being read
    std::map<std::string, Image> images_;
    std::size_t number_ = 0;
    const Json none_ = Json::array();
    Tally no_position_{Text("fixation without a position was left out"), Text("fixations without a position were left out")};
    Tally no_image_{Text("annotation of a picture the file does not list was left out"),
                    Text("annotations of pictures the file does not list were left out")};
};

std::vector<fs::path> filesOf(StudySource& source) {
    std::vector<fs::path> files = source.files(json_extensions);
    if (source.isFolder())
        std::erase_if(files, [](const fs::path& file) { return kindOf(SourceFile(file).look()) == JsonKind::none; });
    return files;
}

bool recognisesFixationJson(StudySource& source, const OpenOptions&) {
    if (!source.isFolder())
        return hasExtension(source.path(), json_extensions) && kindOf(source.file().look()) != JsonKind::none;
    return !filesOf(source).empty();
}

/// COCO-Search18 and COCO-FreeView were shown on 1680 × 1050; SALICON says its pictures' sizes.
ReadingPlan planFixationJson(StudySource& source, const OpenOptions&) {
    ReadingPlan plan;
    plan.say("person", "column", Origin::format);
    plan.say("positions", "px", Origin::format);
    plan.say("duration-unit", "ms", Origin::format);
    std::vector<OwnPlan> own;
    for (const fs::path& path : filesOf(source)) {
        SourceFile file(path);
        own.push_back({path, {}, {}});
        if (kindOf(source.isFolder() ? file.look() : source.file().look()) == JsonKind::scanpaths)
            own.back().plan.say("screen", "1680x1050", Origin::guessed);
    }
    plan.take(agreedPlan(own));
    return plan;
}

void readFixationJson(StudySource& source, const OpenOptions& options, StudyBuilder& builder) {
    const std::vector<fs::path> files = filesOf(source);
    for (std::size_t i = 0; i < files.size(); ++i) {
        SourceFile own(files[i]);
        SourceFile& file = source.isFolder() ? own : source.file();
        const JsonKind kind = kindOf(file.look());
        TextSource text = file.take(source.part(i, files.size()));
        builder.beginFile(files[i]);
        JsonFile(text, kind, builder).read();
    }
    Labels::beside(source.folder()).join(builder.study);
    attachPictures(builder.study, PictureFolders(pictureFoldersBeside(source.folder())), options);
    settleSizes(builder.study, options, PositionUnit::pixels);
    warnOfGazeOffStimulus(builder.study);
}

} // namespace

Importer fixationJson() {
    return {.id = "fixation-json",
            .name = Text("Fixations in JSON"),
            .extensions = json_extensions,
            .recognises = recognisesFixationJson,
            .plan = planFixationJson,
            .read = readFixationJson,
            .files = [](StudySource& source, const OpenOptions&) { return filesOf(source); }};
}

} // namespace nictate

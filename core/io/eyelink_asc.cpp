#include "core/io/eyelink_asc.h"

#include "core/errors.h"
#include "core/files/folder.h"
#include "core/files/number.h"
#include "core/files/trial_message.h"
#include "core/files/words.h"
#include "core/io/agreed_plan.h"
#include "core/io/columns.h"
#include "core/io/eyelink_words.h"
#include "core/io/file_owners.h"
#include "core/io/importer.h"
#include "core/io/pictures.h"
#include "core/io/plan_options.h"
#include "core/io/tally.h"
#include "core/io/trial_names.h"

#include <cmath>
#include <set>

namespace nictate {

namespace {

constexpr std::size_t eyelink_head = 256u << 10;

Eye eyeOf(std::string_view letter) { return letter == "L" ? Eye::left : letter == "R" ? Eye::right : Eye::unknown; }

/// Removes the last `count` numbers from the line and returns them in the order of the line. A line that ends with fewer numbers
/// is left as it is, and the list is empty.
std::vector<double> takeNumbers(std::string_view& line, std::size_t count) {
    std::vector<double> numbers(count);
    std::string_view before = line;
    for (std::size_t i = count; i-- > 0;) {
        const std::size_t blank = before.find_last_of(" \t");
        if (blank == std::string_view::npos || !toNumber(before.substr(blank + 1), numbers[i]))
            return {};
        before = before.substr(0, before.find_last_not_of(" \t", blank) + 1);
    }
    line = before;
    return numbers;
}

/// "0 0 1279 1023" and "0 0 1280 1024" both mean 1280 × 1024.
std::optional<PixelSize> screenSize(AscWords words) {
    double left = 0, top = 0, right = 0, bottom = 0;
    if (words.rest().starts_with('=')) // "DISPLAY_COORDS = 0 0 1279 1023"
        words.next();
    if (!readNumbers(words, left, top, right, bottom))
        return {};
    auto extent = [](double from, double to) {
        double size = std::round(to - from);
        return size >= 1 && size <= 20000 ? static_cast<int>(size) + static_cast<int>(size) % 2 : 0;
    };
    PixelSize size{extent(left, right), extent(top, bottom)};
    if (size.width_px == 0 || size.height_px == 0)
        return {};
    return size;
}

/// The errors that EyeLink's validations stated last, by eye: "!CAL VALIDATION HV9 R RIGHT GOOD ERROR 0.45 avg. 0.80 max OFFSET
/// …".
class EyelinkValidations {
  public:
    /// The words after "!CAL VALIDATION". One that was aborted states no error, and leaves the one before as it is.
    void take(AscWords words) {
        Errors* eye = nullptr;
        for (std::string_view word = words.next(); !word.empty(); word = words.next()) {
            if (word == "LEFT" || word == "RIGHT")
                eye = word == "LEFT" ? &left_ : &right_;
            if (word != "ERROR")
                continue;
            Errors stated;
            if (!toNumber(words.next(), stated.mean_deg) || std::isnan(stated.mean_deg))
                return;
            if (words.next() == "avg.")
                toNumber(words.next(), stated.max_deg);
            if (eye)
                *eye = stated;
            return;
        }
    }
    /// Into a recording that begins now: of the recorded eye; of two, the mean of their means and the larger of their largest.
    void stateIn(Recording& recording) const {
        const bool left = recording.eye != Eye::right && !std::isnan(left_.mean_deg);
        const bool right = recording.eye != Eye::left && !std::isnan(right_.mean_deg);
        if (left && right) {
            recording.validation_mean_deg = (left_.mean_deg + right_.mean_deg) / 2;
            recording.validation_max_deg = std::fmax(left_.max_deg, right_.max_deg);
        } else if (left || right) {
            recording.validation_mean_deg = (left ? left_ : right_).mean_deg;
            recording.validation_max_deg = (left ? left_ : right_).max_deg;
        }
    }

  private:
    struct Errors {
        double mean_deg = missing, max_deg = missing;
    };
    Errors left_, right_;
};

/// What messages say about the trial that is running.
struct Trial : TrialNames {
    std::string picture; ///< IMGLOAD
    PicturePlacement placement;
    bool has_id = false, has_block = false, over = false;
    double named_ms = missing, over_ms = missing; ///< when the first message named it, and one said that it was over
};

class AscReader {
  public:
    AscReader(TextSource& source, const std::string& condition, const std::string& fallback_stimulus, StudyBuilder& builder,
              EyelinkScreen& screen)
        : lines_(source), name_(source.name()), condition_(condition), fallback_(fallback_stimulus), builder_(builder),
          screen_(screen) {}

    void run(const std::string& participant) {
        std::string_view line;
        while (lines_.next(line))
            takeLine(line);
        if (!converted_ && blocks_.empty())
            throw ParseError(name_, 0, 0, Text("is not EyeLink ASC: it has neither its heading nor a START line"),
                             Text("convert the EDF with edf2asc"));
        participant_ = builder_.participant(participant);
        shown_in_all_ = isShownInAll(recordedTrials());
        leaveOutBetweenTrials();
        for (Block& block : blocks_)
            keep(block);
        warn();
    }

  private:
    struct Block {
        Recording recording;
        std::size_t trial = 0, run = 0; ///< run: of a START
    };

    void takeLine(std::string_view line) {
        if (line.empty())
            return;
        char first = line[0];
        if (first >= '0' && first <= '9') {
            if (open_ && !takeSample(line))
                garbage();
            return;
        }
        AscWords words(line);
        std::string_view keyword = words.next();
        if (keyword == "MSG")
            takeMessage(words);
        else if (keyword == "EFIX" || keyword == "ESACC" || keyword == "EBLINK")
            takeEvent(keyword, words);
        else if (keyword == "START")
            start(words);
        else if (keyword == "END")
            open_ = false;
        else if (keyword == "SAMPLES" || keyword == "EVENTS")
            takeFlags(keyword, words);
        else if (keyword == "**")
            converted_ = converted_ || words.rest().starts_with("CONVERTED FROM");
        else if (open_ && !isKnown(keyword))
            garbage();
    }

    static bool isKnown(std::string_view keyword) {
        static constexpr std::string_view known[] = {"",       "SFIX",  "SSACC",     "SBLINK",    "INPUT",
                                                     "BUTTON", "PUPIL", "PRESCALER", "VPRESCALER"};
        for (std::string_view word : known)
            if (keyword == word)
                return true;
        return keyword.starts_with(">>>>");
    }

    void garbage() {
        // A last line that was cut off is reported as cut off, not as unreadable.
        if (lines_.lineWasComplete())
            garbage_.note(lines_.lineNumber());
        else
            cut_off_.note(lines_.lineNumber());
    }

    Trial& trial() {
        if (trials_.empty())
            trials_.emplace_back();
        return trials_.back();
    }

    void start(AscWords words) {
        unfinished_ += open_ ? 1 : 0;
        Trial& current = trial();
        if (current.has_block && (current.over || !current.has_id))
            trials_.emplace_back();
        bool left = false, right = false;
        words.next(); // the time
        ++runs_;
        for (std::string_view word = words.next(); !word.empty(); word = words.next()) {
            left = left || word == "LEFT";
            right = right || word == "RIGHT";
        }
        openBlock(left && right ? Eye::both : left ? Eye::left : right ? Eye::right : Eye::unknown, 0);
        samples_are_gaze_ = events_are_gaze_ = true;
    }

    void openBlock(Eye eye, double rate) {
        trial().has_block = true;
        blocks_.emplace_back();
        blocks_.back().trial = trials_.size() - 1;
        blocks_.back().run = runs_;
        blocks_.back().recording.eye = eye;
        blocks_.back().recording.sampling_rate_hz = rate;
        blocks_.back().recording.rate_stated = rate > 0;
        validations_.stateIn(blocks_.back().recording);
        open_ = true;
    }

    void takeFlags(std::string_view keyword, AscWords words) {
        if (!open_)
            return;
        Recording& recording = blocks_.back().recording;
        bool gaze = false;
        for (std::string_view word = words.next(); !word.empty(); word = words.next()) {
            gaze = gaze || word == "GAZE";
            double rate = 0;
            if (word == "RATE" && toNumber(words.next(), rate) && rate > 0)
                recording.sampling_rate_hz = rate;
            recording.rate_stated = true;
        }
        (keyword == "SAMPLES" ? samples_are_gaze_ : events_are_gaze_) = gaze;
    }

    bool takeSample(std::string_view line) {
        AscWords words(line);
        Sample sample;
        Recording& recording = blocks_.back().recording;
        bool good = readNumbers(words, sample.t_ms, sample.gaze.x_px, sample.gaze.y_px, sample.gaze.pupil);
        if (recording.eye == Eye::both)
            good = good && readNumbers(words, sample.second.x_px, sample.second.y_px, sample.second.pupil);
        if (!good || std::isnan(sample.t_ms))
            return false;
        if (!samples_are_gaze_) {
            ++not_gaze_;
            sample.gaze.x_px = sample.gaze.y_px = sample.second.x_px = sample.second.y_px = missing;
        }
        recording.samples.push_back(sample);
        return true;
    }

    void takeEvent(std::string_view keyword, AscWords words) {
        if (!open_)
            return garbage_.note(lines_.lineNumber());
        Recording& recording = blocks_.back().recording;
        Eye eye = eyeOf(words.next());
        double start_ms = 0, end_ms = 0, duration_ms = 0;
        if (eye == Eye::unknown || !readNumbers(words, start_ms, end_ms, duration_ms))
            return garbage();
        if (duration_ms < 0 || end_ms < start_ms)
            return negative_.note(lines_.lineNumber());
        if (keyword == "EBLINK")
            recording.blinks.push_back({start_ms, duration_ms, eye});
        else if (keyword == "EFIX")
            takeFixation(recording, {missing, missing, start_ms, duration_ms, missing, eye}, words);
        else
            takeSaccade(recording, eye, start_ms, duration_ms, words);
    }

    void takeFixation(Recording& recording, Fixation fixation, AscWords words) {
        if (!readNumbers(words, fixation.x_px, fixation.y_px))
            return garbage();
        toNumber(words.next(), fixation.pupil);
        if (!events_are_gaze_)
            return not_gaze_events_.note(lines_.lineNumber());
        if (std::isnan(fixation.x_px) || std::isnan(fixation.y_px))
            return no_position_.note(lines_.lineNumber());
        recording.fixations.push_back(fixation);
    }

    void takeSaccade(Recording& recording, Eye eye, double start_ms, double duration_ms, AscWords words) {
        Saccade saccade;
        saccade.eye = eye;
        saccade.start_ms = start_ms;
        saccade.duration_ms = duration_ms;
        if (!readNumbers(words, saccade.from_x_px, saccade.from_y_px, saccade.to_x_px, saccade.to_y_px))
            return garbage();
        if (!events_are_gaze_)
            saccade.from_x_px = saccade.from_y_px = saccade.to_x_px = saccade.to_y_px = missing;
        toNumber(words.next(), saccade.amplitude_deg);
        toNumber(words.next(), saccade.peak_velocity_deg_s);
        recording.saccades.push_back(saccade);
    }

    void takeMessage(AscWords words) {
        toNumber(words.next(), message_ms_);
        std::string_view word = words.next();
        if (double delay = 0; toNumber(word, delay)) // "MSG 2096367 -4 SYNCTIME": an offset before the text
            word = words.next();
        if (word == "DISPLAY_COORDS" || word == "GAZE_COORDS" || word == "SCREEN_PIXEL_COORDS") {
            if (auto size = screenSize(words))
                checkScreen(*size);
        } else if (const TrialWord kind = trialWord(word); kind != TrialWord::none)
            takeTrialWord(kind, words);
        else if (word == "!V")
            takeViewerMessage(words);
        else if (word == "!CAL" && words.next() == "VALIDATION")
            validations_.take(words);
        else if (!word.starts_with('!'))
            takeOwnWords(std::string(word) + " " + std::string(words.rest()));
    }

    void takeTrialWord(TrialWord kind, AscWords words) {
        if (kind == TrialWord::names)
            nameTrial(words.rest());
        else if (kind == TrialWord::begins)
            startTrial(words.rest());
        else if (kind == TrialWord::ends)
            endTrial();
        else
            trial().takeVariable(words);
    }

    /// A message in the experiment's own words: a trial, or what is shown in it. Where TRIALID or start_trial name trials, it
    /// begins none; a trial that has a picture or a variable and no name yet gets its name by it.
    void takeOwnWords(const std::string& text) {
        if (!own_words_)
            return;
        const SaidOfTrial said = saidOfTrial(text);
        if (said.start && !named_by_program_)
            nameByOwnWords(said.number);
        if (namesPictureOrVideo(said.shown))
            takeShown(asUtf8(fileNameIn(said.shown)));
        if (said.end && trial().by_own_words)
            endTrial();
    }

    void endTrial() {
        if (!trial().over)
            trial().over_ms = message_ms_;
        trial().over = true;
    }

    void nameByOwnWords(const std::string& number) {
        Trial& current = trial();
        if (number.empty() || (current.id == number && !current.over) ||
            (current.has_id && !current.by_own_words && !current.over))
            return;
        const bool begun = !current.picture.empty() || current.saidByVariable();
        if (begun && !current.has_id) { // the next START begins another
            current.id = number;
            current.named_ms = message_ms_;
        } else {
            beginTrial(number);
        }
        trial().by_own_words = true;
    }

    /// Of one trial the first; where nothing names trials, each is one.
    void takeShown(const std::string& file) {
        if (!trial().shown.empty() && trial().shown != file && !trial().has_id && !named_by_program_) {
            trial().over = true;
            beginTrial({});
            trial().has_id = false;
        }
        if (trial().shown.empty())
            trial().shown = file;
        if (std::isnan(trial().named_ms))
            trial().named_ms = message_ms_;
    }

    /// Two screens in one study are never settled by the order of its files.
    void checkScreen(PixelSize size) {
        // mutant reading-screen-from-the-last-file
        if (screen_.size != size)
            throw ParseError(
                name_, lines_.lineNumber(), 0,
                !screen_.size
                    ? Text("was recorded on a screen of %1 pixels where the study is read as of an unknown screen", wordOf(size))
                : screen_.stated_by.empty() ? Text("was recorded on a screen of %1 pixels where the study is read as %2",
                                                   wordOf(size), wordOf(*screen_.size))
                                            : Text("was recorded on a screen of %1 pixels where %2 states %3", wordOf(size),
                                                   screen_.stated_by, wordOf(*screen_.size)),
                Text("open recordings of different screens as studies of their own"));
        screen_.stated_by = name_;
    }

    void nameTrial(std::string_view id) {
        named_by_program_ = true;
        if (!trial().by_start || trial().over)
            beginTrial(id);
        trial().id = asUtf8(id);
        trial().by_start = false;
        trial().by_id = true;
    }

    /// PyGaze and OpenSesame write start_trial and stop_trial, and "var" for variables; TRIALID, where there is one, says more.
    void startTrial(std::string_view id) {
        named_by_program_ = true;
        if (trial().has_id && !trial().by_start && !trial().over)
            return;
        beginTrial(id);
        trial().by_start = true;
    }

    void beginTrial(std::string_view id) {
        Trial& current = trial();
        bool already_named = current.has_id || (current.over && current.has_block);
        if (already_named) {
            Eye eye = Eye::unknown;
            double rate = 0;
            bool continues = open_;
            if (continues) {
                const Recording& before = blocks_.back().recording;
                eye = before.eye;
                rate = before.sampling_rate_hz;
                if (before.samples.empty() && before.fixations.empty() && before.saccades.empty())
                    blocks_.pop_back(); // nothing was recorded before the trial's name came
            }
            trials_.emplace_back();
            if (continues)
                openBlock(eye, rate);
        }
        if (!trial().has_block) // what was named before was only loaded
            trial().shown.clear();
        trial().id = asUtf8(id);
        trial().has_id = true;
        trial().named_ms = message_ms_;
    }

    /// Where one START serves several trials, gaze before the first one's name, and from a trial's end to the next one's name, is
    /// of none.
    void leaveOutBetweenTrials() {
        for (std::size_t i = 0; i < blocks_.size(); ++i) {
            const bool first = i == 0 || blocks_[i - 1].run != blocks_[i].run;
            const bool last = i + 1 == blocks_.size() || blocks_[i + 1].run != blocks_[i].run;
            if (first && last)
                continue;
            const Trial& trial = trials_[blocks_[i].trial];
            const bool ended = first || !std::isnan(trials_[blocks_[i - 1].trial].over_ms); // as all trials are, in most files
            const double from_ms = ended ? trial.named_ms : missing, to_ms = ended || !last ? trial.over_ms : missing;
            between_ += leaveOutside(blocks_[i].recording, from_ms, to_ms);
        }
    }

    void takeViewerMessage(AscWords words) {
        std::string_view command = words.next();
        if (command == "TRIAL_VAR")
            trial().takeVariable(words);
        else if (command == "IMGLOAD")
            takePicture(words);
    }

    void takePicture(AscWords words) {
        std::string_view path = words.rest(); // it may have blanks
        const std::string_view mode = words.next();
        PicturePlacement placement;
        if (mode == "TOP_LEFT" || mode == "CENTER" || mode == "CENTRE") {
            path = words.rest();
            std::vector<double> place = takeNumbers(path, 4);
            if (place.empty())
                place = takeNumbers(path, 2);
            if (!place.empty())
                placement = {mode == "TOP_LEFT" ? PicturePlacement::Anchor::top_left : PicturePlacement::Anchor::centre, place[0],
                             place[1]};
            if (place.size() == 4 && place[2] > 0 && place[3] > 0) {
                placement.width_px = place[2];
                placement.height_px = place[3];
            }
        } else if (mode == "FILL") {
            placement.anchor = PicturePlacement::Anchor::whole_screen;
            path = words.rest();
        }
        path = withoutQuotes(path);
        if (path.empty())
            return;
        if (!trial().picture.empty()) {
            if (fileNameIn(path) != trial().picture)
                more_pictures_.note(lines_.lineNumber());
            return;
        }
        trial().picture = asUtf8(fileNameIn(path));
        trial().placement = placement;
    }

    std::string stimulusOf(const Trial& trial) const {
        for (const std::string& name : {trial.picture, trial.stimulus(shown_in_all_), trial.numbered()})
            if (!name.empty())
                return name;
        return fallback_;
    }

    std::vector<const TrialNames*> recordedTrials() const {
        std::vector<const TrialNames*> recorded;
        for (const Trial& trial : trials_)
            if (trial.has_block)
                recorded.push_back(&trial);
        return recorded;
    }

    void keep(Block& block) {
        const Trial& trial = trials_[block.trial];
        const bool stated = !trial.picture.empty() || trial.saidByVariable();
        double number = 0;
        if (!stated && !trial.saidById() &&
            (!trial.shown.empty() || trial.by_own_words || toNumber(trial.id, number) || blocks_.size() > 1))
            builder_.study.frame.reading.say("stimulus", by_messages, Origin::guessed);
        if (!stated && trial.shown.empty() && trial.id.empty())
            ++unnamed_;
        std::size_t stimulus = builder_.stimulus(stimulusOf(trial));
        std::size_t at = builder_.newRecording(participant_, stimulus, trial.condition.empty() ? condition_ : trial.condition);
        Recording& kept = builder_.study.recordings[at];
        block.recording.participant = kept.participant;
        block.recording.stimulus = kept.stimulus;
        block.recording.condition = std::move(kept.condition);
        kept = std::move(block.recording);
        if (trial.picture.empty())
            return;
        screen_.placements.emplace(at, trial.placement);
    }

    void warn() const {
        std::vector<Text>& warnings = builder_.study.warnings;
        for (const Tally* tally : {&garbage_, &cut_off_, &negative_, &no_position_, &more_pictures_, &not_gaze_events_})
            tally->warn(warnings, name_);
        if (open_)
            warnings.push_back(Text("%1: the last recording has no END; the file looks cut off", name_));
        if (unfinished_ > 0)
            warnings.push_back(
                Text("%1: %2", name_, counted(unfinished_, Text("recording has no END"), Text("recordings have no END"))));
        if (blocks_.empty())
            warnings.push_back(Text("%1: no recording (START line) in it", name_));
        if (unnamed_ > 1)
            warnings.push_back(Text("%1: %2", name_,
                                    counted(unnamed_, Text("recording is not named by any message: it counts as of one stimulus"),
                                            Text("recordings are not named by any message: they count as of one stimulus"))));
        if (between_ > 0)
            warnings.push_back(Text("%1: %2", name_, betweenTrials(between_)));
        if (not_gaze_ > 0)
            warnings.push_back(Text("%1: %2", name_,
                                    counted(not_gaze_, Text("sample is no gaze (HREF or raw pupil) and have no position"),
                                            Text("samples are no gaze (HREF or raw pupil) and have no position"))));
    }

    LineReader lines_;
    std::string name_;
    const std::string& condition_;
    const std::string& fallback_;
    StudyBuilder& builder_;
    EyelinkScreen& screen_;
    std::size_t participant_ = 0;
    std::vector<Block> blocks_;
    std::vector<Trial> trials_;
    EyelinkValidations validations_;
    /// Whether messages in the experiment's own words count: not where a person says that they do not.
    const bool own_words_ = [this] {
        const std::string said = builder_.study.frame.reading.value("stimulus");
        return said.empty() || said == by_messages;
    }();
    bool named_by_program_ = false; ///< TRIALID or start_trial names trials
    bool shown_in_all_ = false;
    bool open_ = false, converted_ = false, samples_are_gaze_ = true, events_are_gaze_ = true;
    std::size_t unfinished_ = 0, not_gaze_ = 0, unnamed_ = 0, between_ = 0, runs_ = 0;
    double message_ms_ = 0; ///< of the last message
    Tally garbage_{Text("line was not understood and left out"), Text("lines were not understood and left out")};
    Tally cut_off_{Text("line at the end was cut off and left out"), Text("lines at the end were cut off and left out")};
    Tally negative_{Text("event with a negative duration was left out"), Text("events with a negative duration were left out")};
    Tally more_pictures_{Text("picture after the first of its trial was left out: gaze counts for the first"),
                         Text("pictures after the first of their trials were left out: gaze counts for the first")};
    Tally not_gaze_events_{Text("fixation in other units than pixels (HREF) was left out"),
                           Text("fixations in other units than pixels (HREF) were left out")};
    Tally no_position_{Text("fixation without a position was left out"), Text("fixations without a position were left out")};
};

/// Screen to picture pixels for one placed picture.
struct ScreenToPicture {
    ScreenToPicture(const PicturePlacement& placement, const Stimulus& picture, const std::optional<PixelSize>& screen) {
        double width = placement.width_px > 0 ? placement.width_px : picture.width_px;
        double height = placement.height_px > 0 ? placement.height_px : picture.height_px;
        using Anchor = PicturePlacement::Anchor;
        left = placement.x_px;
        top = placement.y_px;
        if (placement.anchor == Anchor::whole_screen && screen) {
            width = screen->width_px;
            height = screen->height_px;
        } else if (placement.anchor == Anchor::screen_centre && screen) {
            left = (screen->width_px - width) / 2;
            top = (screen->height_px - height) / 2;
        } else if (placement.anchor == Anchor::centre) {
            left -= width / 2;
            top -= height / 2;
        }
        scale_x = picture.width_px / width;
        scale_y = picture.height_px / height;
    }
    void operator()(double& x, double& y) const {
        x = finiteOrMissing((x - left) * scale_x);
        y = finiteOrMissing((y - top) * scale_y);
    }
    double left = 0, top = 0, scale_x = 1, scale_y = 1;
};

void moveGaze(Recording& recording, const ScreenToPicture& move) {
    for (Fixation& fixation : recording.fixations)
        move(fixation.x_px, fixation.y_px);
    for (Saccade& saccade : recording.saccades) {
        move(saccade.from_x_px, saccade.from_y_px);
        move(saccade.to_x_px, saccade.to_y_px);
    }
    for (Sample& sample : recording.samples) {
        move(sample.gaze.x_px, sample.gaze.y_px);
        move(sample.second.x_px, sample.second.y_px);
    }
}

} // namespace

std::optional<PixelSize> eyelinkScreen(TextSource& source) {
    TextSource head = TextSource::fromMemory(source.peek(eyelink_head), source.name());
    LineReader lines(head);
    for (std::string_view line; lines.next(line);)
        for (std::string_view word : {"DISPLAY_COORDS", "GAZE_COORDS", "SCREEN_PIXEL_COORDS"})
            if (const std::size_t at = line.find(word); line.starts_with("MSG") && at != std::string_view::npos)
                if (auto size = screenSize(AscWords(line.substr(at + word.size()))))
                    return size;
    return {};
}

void readEyelinkAsc(TextSource& source, const std::string& participant, const std::string& condition,
                    const std::string& fallback_stimulus, StudyBuilder& builder, EyelinkScreen& screen) {
    AscReader(source, condition, fallback_stimulus, builder, screen).run(participant);
}

void settleEyelinkScreens(Dataset& study, const EyelinkScreen& screen) {
    for (Stimulus& stimulus : study.stimuli)
        if (stimulus.width_px == 0 && screen.size) {
            stimulus.width_px = screen.size->width_px;
            stimulus.height_px = screen.size->height_px;
            const PlanEntry* planned = study.frame.reading.find("screen");
            const bool guessed = planned != nullptr && planned->origin == Origin::guessed;
            stimulus.size_source = guessed ? SizeSource::assumed : SizeSource::given;
        }
    std::set<std::size_t> assumed;
    for (std::size_t i = 0; i < study.recordings.size(); ++i) {
        Recording& recording = study.recordings[i];
        const Stimulus& stimulus = study.stimuli[recording.stimulus];
        if (stimulus.size_source != SizeSource::picture || stimulus.width_px == 0)
            continue;
        auto placed = screen.placements.find(i);
        PicturePlacement placement = placed == screen.placements.end() ? PicturePlacement{} : placed->second;
        bool fills = screen.size == PixelSize{stimulus.width_px, stimulus.height_px};
        if (placement.anchor == PicturePlacement::Anchor::screen_centre && !fills)
            assumed.insert(recording.stimulus);
        moveGaze(recording, ScreenToPicture(placement, stimulus, screen.size));
    }
    if (!assumed.empty())
        study.warnings.push_back(
            counted(assumed.size(), Text("picture is not as large as the screen; taken to have been shown in its middle"),
                    Text("pictures are not as large as the screen; taken to have been shown in its middle")));
}

namespace {

const std::vector<std::string> asc_extensions = {".asc"};

bool recognisesEyelink(StudySource& source, const OpenOptions&) {
    if (source.isFolder())
        return !source.files(asc_extensions).empty();
    return hasExtension(source.path(), asc_extensions) || source.file().look().pending().starts_with("** CONVERTED FROM");
}

ReadingPlan planEyelink(StudySource& source, const OpenOptions& options) {
    const std::vector<std::filesystem::path> files = source.files(asc_extensions);
    ReadingPlan plan = planOwners(files, options);
    plan.say("positions", "px", Origin::format);
    plan.say("time-unit", "ms", Origin::format);
    std::vector<OwnPlan> own;
    for (std::size_t i = 0; i < files.size() && !options.screen_size; ++i) {
        SourceFile file(files[i]);
        own.push_back({files[i], {}, {}});
        if (const auto size = eyelinkScreen(source.isFolder() ? file.look() : source.file().look()))
            own.back().plan.say("screen", wordOf(*size), Origin::guessed);
    }
    plan.take(agreedPlan(own));
    return plan;
}

void readEyelink(StudySource& source, const OpenOptions& options, StudyBuilder& builder) {
    EyelinkScreen screen;
    screen.size = options.screen_size;
    const std::vector<std::filesystem::path> files = source.files(asc_extensions);
    const std::vector<FileOwner> owners = ownersOf(files, options, source.name());
    for (std::size_t i = 0; i < files.size(); ++i) {
        const Progress progress = source.part(i, files.size());
        TextSource text = source.isFolder() ? TextSource::fromFile(files[i], progress) : source.file().take(progress);
        readEyelinkAsc(text, owners[i].participant, owners[i].recording(), source.name(), builder, screen);
    }
    attachPictures(builder.study, PictureFolders(pictureFoldersBeside(source.folder())), options);
    settleEyelinkScreens(builder.study, screen);
    settleSizes(builder.study, options, PositionUnit::pixels);
    warnOfGazeOffStimulus(builder.study);
}

} // namespace

Importer eyelinkStudies() {
    return {.id = "eyelink-asc",
            .name = std::string("EyeLink ASC"),
            .extensions = asc_extensions,
            .recognises = recognisesEyelink,
            .plan = planEyelink,
            .read = readEyelink,
            .files = [](StudySource& source, const OpenOptions&) { return source.files(asc_extensions); }};
}

} // namespace nictate

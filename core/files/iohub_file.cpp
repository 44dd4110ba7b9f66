#include "core/files/iohub_file.h"

#include "core/errors.h"
#include "core/files/hdf5_table.h"
#include "core/files/table_text.h"
#include "core/files/trial_message.h"
#include "core/files/words.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cctype>
#include <cmath>
#include <iterator>
#include <limits>
#include <map>
#include <memory>
#include <optional>
#include <utility>

namespace nictate {

namespace {

constexpr const char* message_events = "data_collection/events/experiment/MessageEvent";
constexpr const char* session_data = "data_collection/session_meta_data";
constexpr const char* sample_events[] = {"data_collection/events/eyetracker/BinocularEyeSampleEvent",
                                         "data_collection/events/eyetracker/MonocularEyeSampleEvent"};
constexpr std::size_t block_rows = 4096;
constexpr std::size_t most_messages = 1'000'000;

/// The first table of samples that holds any; nothing where there is none.
std::optional<Hdf5Table> samplesOf(const Hdf5File& file) {
    std::optional<Hdf5Table> found;
    for (const char* path : sample_events)
        if (!found || found->rows() == 0)
            if (std::optional<Hdf5Table> table = Hdf5Table::at(file, path))
                found = std::move(table);
    return found;
}

struct TimedMessage {
    double time = 0;
    SaidOfTrial said;
};

/// From a message to another; `shown` is what all of its samples are of.
struct IohubTrial {
    double from = 0, to = std::numeric_limits<double>::infinity();
    std::string number = {}, shown = {};
};

struct IohubSession {
    std::string code, participant;
    std::vector<TimedMessage> messages; ///< in order of time
    std::vector<IohubTrial> trials;     ///< likewise; none = all samples count
    std::size_t at = 0;                 ///< the trial of the sample read last
};

using Sessions = std::map<double, IohubSession>;

bool isAmong(const std::string& word, std::initializer_list<std::string_view> names) {
    return std::find(names.begin(), names.end(), lowerCase(word)) != names.end();
}

std::string participantIn(const std::string& variables) {
    const nlohmann::json all = nlohmann::json::parse(variables, nullptr, false);
    if (!all.is_object())
        return {};
    for (const auto& [key, value] : all.items()) {
        std::string letters;
        std::copy_if(key.begin(), key.end(), std::back_inserter(letters), [](unsigned char c) { return std::isalpha(c) != 0; });
        if (isAmong(letters, {"participant", "participantid", "participantcode", "subject", "subjectid", "subjectcode", "vp",
                              "observer"}) &&
            !value.is_structured() && !value.is_null())
            return value.is_string() ? value.get<std::string>() : value.dump();
    }
    return {};
}

Sessions sessionsOf(const Hdf5File& file) {
    Sessions sessions;
    std::optional<Hdf5Table> table = Hdf5Table::at(file, session_data);
    if (!table)
        return sessions;
    if (table->rows() > most_messages)
        file.refuse(Text("says that it holds more than a million sessions"));
    const std::vector<double> ids = table->numbers({"session_id"}, 0, table->rows());
    const std::vector<std::string> codes = table->texts("code", 0, table->rows());
    const bool told = table->hasColumn("user_variables");
    for (std::size_t i = 0; i < ids.size(); ++i) {
        IohubSession& session = sessions[ids[i]];
        session.code = codes[i].empty() ? "session " + std::to_string(std::llround(ids[i])) : codes[i];
        session.participant = told ? participantIn(table->texts("user_variables", i, 1).front()) : std::string();
        if (session.participant.empty() && ids.size() > 1)
            session.participant = session.code;
    }
    return sessions;
}

/// Trials by the messages that say so; without any, from each file that is named to the next.
std::vector<IohubTrial> trialsBy(const std::vector<TimedMessage>& messages) {
    const bool told =
        std::any_of(messages.begin(), messages.end(), [](const TimedMessage& message) { return message.said.start; });
    std::vector<IohubTrial> trials;
    bool named = false;
    for (const auto& [time, said] : messages) {
        if (told ? said.start : !said.shown.empty()) {
            if (!trials.empty())
                trials.back().to = std::min(trials.back().to, time);
            const std::string number = std::to_string(trials.size() + 1);
            trials.push_back({.from = time, .number = number, .shown = said.label.empty() ? "trial " + number : said.label});
            named = false;
        }
        if (!trials.empty() && !said.shown.empty() && !named && time <= trials.back().to) {
            trials.back().shown = said.shown;
            named = true;
        }
        if (told && said.end && !trials.empty())
            trials.back().to = std::min(trials.back().to, time);
    }
    return trials;
}

void addMessages(const Hdf5File& file, Sessions& sessions) {
    std::optional<Hdf5Table> table = Hdf5Table::at(file, message_events);
    if (!table)
        return;
    if (table->rows() > most_messages)
        file.refuse(Text("says that it holds more than a million messages"));
    for (std::size_t at = 0; at < table->rows(); at += block_rows) {
        const std::size_t count = std::min(block_rows, table->rows() - at);
        const std::vector<double> numbers = table->numbers({"session_id", "time"}, at, count);
        const std::vector<std::string> texts = table->texts("text", at, count);
        for (std::size_t i = 0; i < count; ++i)
            if (const SaidOfTrial said = saidOfTrial(texts[i]);
                std::isfinite(numbers[2 * i + 1]) && (said.start || said.end || !said.shown.empty()))
                sessions[numbers[2 * i]].messages.push_back({numbers[2 * i + 1], said});
    }
    for (auto& [id, session] : sessions) {
        std::stable_sort(session.messages.begin(), session.messages.end(),
                         [](const TimedMessage& a, const TimedMessage& b) { return a.time < b.time; });
        session.trials = trialsBy(session.messages);
    }
}

/// The trial of a time; nothing between trials.
const IohubTrial* trialAt(IohubSession& session, double time) {
    std::vector<IohubTrial>& trials = session.trials;
    while (session.at > 0 && time < trials[session.at].from) // samples may be a little out of order
        --session.at;
    while (session.at + 1 < trials.size() && trials[session.at + 1].from <= time)
        ++session.at;
    const IohubTrial& trial = trials[session.at];
    return trial.from <= time && time <= trial.to ? &trial : nullptr;
}

/// Samples as text, a block at a time.
class IohubRows {
  public:
    explicit IohubRows(const std::filesystem::path& path) : file_(path), samples_(*samplesOf(file_)), table_('\t') {
        sessions_ = sessionsOf(file_);
        addMessages(file_, sessions_);
        both_eyes_ = samples_.hasColumn("left_gaze_x");
        columns_ = {"session_id", "time", "status"};
        gaze_ = both_eyes_ ? std::vector<std::string>{"left_gaze_x",  "left_gaze_y",  "left_pupil_measure1",
                                                      "right_gaze_x", "right_gaze_y", "right_pupil_measure1"}
                           : std::vector<std::string>{"gaze_x", "gaze_y", "pupil_measure1"};
        columns_.insert(columns_.end(), gaze_.begin(), gaze_.end());
        for (const char* name : {"participant", "session_code", "trial", "stimulus", "time"})
            table_.text(name);
        for (const std::string& name : gaze_)
            table_.text(name);
        table_.endRow();
        text_ = table_.take();
    }

    /// A block of rows, the names of columns first; false after the last one.
    bool next(std::string& text) {
        text = std::exchange(text_, {});
        if (row_ >= samples_.rows())
            return !text.empty();
        addBlock();
        text += table_.take();
        return true;
    }

  private:
    void addBlock() {
        const std::size_t count = std::min(block_rows, samples_.rows() - row_);
        const std::vector<double> values = samples_.numbers(columns_, row_, count);
        for (std::size_t i = 0; i < count; ++i)
            addRow(values.data() + i * columns_.size());
        row_ += count;
    }

    void addRow(const double* row) {
        IohubSession& session = sessions_[row[0]];
        const IohubTrial* trial = session.trials.empty() ? &whole_ : trialAt(session, row[1]);
        if (trial == nullptr)
            return;
        table_.textOrNothing(session.participant).textOrNothing(session.code).textOrNothing(trial->number);
        table_.text(trial->shown);
        table_.number(row[1]);
        const long status = std::lround(std::clamp(row[2], 0.0, 255.0));
        for (std::size_t i = 0; i < gaze_.size(); ++i) {
            const bool right = both_eyes_ && i >= 3;
            const bool lost = both_eyes_ ? (right ? status % 10 == 2 : status / 10 == 2) : status == 2;
            const double value = row[3 + i];
            table_.number(lost || !std::isfinite(value) ? std::nan("") : value);
        }
        table_.endRow();
    }

    Hdf5File file_;
    Hdf5Table samples_;
    Sessions sessions_;
    const IohubTrial whole_{.shown = "screen"};
    bool both_eyes_ = false;
    std::vector<std::string> columns_, gaze_;
    std::size_t row_ = 0;
    TableText table_;
    std::string text_; ///< the names of columns, until they are given
};

} // namespace

bool isIohub(const std::filesystem::path& file) {
    try {
        return samplesOf(Hdf5File(file)).has_value();
    } catch (const ParseError&) { // whoever has to read it says why
        return false;
    }
}

ByteStream iohubText(const std::filesystem::path& file) {
    const auto rows = std::make_shared<IohubRows>(file);
    return textBytes([rows](std::string& text) { return rows->next(text); });
}

} // namespace nictate

#include "core/evaluation/narrowing.h"

#include "core/errors.h"
#include "core/evaluation/evaluation_run.h"
#include "core/evaluation/likelihood_attack.h"
#include "core/evaluation/numbered.h"
#include "core/evaluation/recording_attacks.h"
#include "core/files/figures.h"
#include "core/files/number.h"
#include "core/files/table_text.h"
#include "core/files/words.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <set>

namespace nictate {

namespace {

/// Empty where it is missing.
std::string valueOf(const std::map<std::string, std::string>& attributes, const std::string& name) {
    const auto found = attributes.find(name);
    return found == attributes.end() ? "" : found->second;
}

std::string inOneLine(const std::vector<std::string>& names) {
    std::string line;
    for (const std::string& name : names)
        line += (line.empty() ? "" : ", ") + name;
    return line;
}

void checkKnown(const KnownAttributes& known, const RecordingSet& set) {
    const std::vector<std::string> all = attributeNames(set);
    const std::string there = inOneLine(all);
    if (there.empty())
        throw MissingData(
            Text("task narrowing: the study's participants have no attributes, so nothing is known of them but gaze"));
    if (known.names.empty())
        throw InvalidParameter("attributes", "none", Text("one or several of %1", there));
    for (const std::string& name : known.names) {
        if (std::count(known.names.begin(), known.names.end(), name) > 1)
            throw InvalidParameter("attributes", name, Text("each attribute once"));
        if (std::find(all.begin(), all.end(), name) == all.end())
            throw MissingData(
                Text("task narrowing: nobody in the study has the attribute %1; there are %2", inQuotes(name), there));
    }
    if (!known.ranged.empty() && std::find(known.names.begin(), known.names.end(), known.ranged) == known.names.end())
        throw InvalidParameter("within", known.ranged, Text("one of the attributes that are known"));
    if (!std::isfinite(known.within) || known.within < 0)
        throw InvalidParameter("within", numberText(known.within), Text("a finite number, 0 ≤ within"));
}

} // namespace

std::string KnownAttributes::inWords() const {
    std::vector<std::string> words;
    for (const std::string& name : names)
        words.push_back(name == ranged ? name + " ± " + shortFigure(within) : name);
    return inOneLine(words);
}

std::vector<std::string> attributeNames(const RecordingSet& set) {
    std::set<std::string> names;
    for (const auto& attributes : set.attributes)
        for (const auto& [name, value] : attributes)
            if (!value.empty())
                names.insert(name);
    return {names.begin(), names.end()};
}

std::string ageAmong(const std::vector<std::string>& names, const RecordingSet& set) {
    for (const std::string& name : names) {
        const std::string small = lowerCase(name);
        if (small.rfind("age", 0) != 0 || (small.size() > 3 && small[3] >= 'a' && small[3] <= 'z'))
            continue;
        DecimalSign sign = DecimalSign::unknown;
        if (std::none_of(set.attributes.begin(), set.attributes.end(),
                         [&](const auto& of) { return parseNumber(valueOf(of, name), sign).kind == NumberKind::not_a_number; }))
            return name;
    }
    return {};
}

KnownPeople::KnownPeople(const KnownAttributes& known, const RecordingSet& set)
    : within_(known.within), ranged_(!known.ranged.empty()), values_(set.attributes.size()), numbers_(set.attributes.size()),
      missing_(known.names.size(), 0) {
    checkKnown(known, set);
    for (std::size_t a = 0; a < known.names.size(); ++a) {
        const std::string& name = known.names[a];
        DecimalSign sign = DecimalSign::unknown;
        Numbered<std::string> texts;
        for (std::size_t person = 0; person < values_.size(); ++person) {
            const std::string text = valueOf(set.attributes[person], name);
            texts.take(text);
            if (name != known.ranged) {
                values_[person].push_back(text.empty() ? -1 : texts.of.back());
                missing_[a] += text.empty();
                continue;
            }
            const ParsedNumber number = parseNumber(text, sign);
            if (number.kind == NumberKind::not_a_number)
                throw MissingData(
                    Text("task narrowing: %1 has the value %2, which is not a number, so a distance cannot be applied",
                         inQuotes(name), inQuotes(text)));
            values_[person].push_back(-1);
            if (number.kind == NumberKind::number)
                numbers_[person] = number.value;
            missing_[a] += !numbers_[person];
        }
    }
}

bool KnownPeople::alike(int person, int other) const {
    const auto p = static_cast<std::size_t>(person), o = static_cast<std::size_t>(other);
    for (std::size_t a = 0; a < values_[p].size(); ++a)
        if (values_[p][a] != values_[o][a] && values_[p][a] >= 0 && values_[o][a] >= 0)
            return false;
    return !numbers_[p] || !numbers_[o] || std::abs(*numbers_[p] - *numbers_[o]) <= within_;
}

std::vector<int> KnownPeople::classSizes(double band) const {
    constexpr double nothing = std::numeric_limits<double>::infinity();
    std::vector<std::pair<std::vector<int>, double>> classes;
    for (std::size_t p = 0; p < values_.size(); ++p) {
        const double number = numbers_[p].value_or(nothing);
        classes.emplace_back(values_[p], !numbers_[p] || band == 0 ? number : std::floor(number / band));
    }
    std::map<std::pair<std::vector<int>, double>, int> sizes;
    for (const auto& one : classes)
        ++sizes[one];
    std::vector<int> out;
    for (const auto& one : classes)
        out.push_back(sizes[one]);
    return out;
}

int KnownPeople::smallestClass(double band) const {
    const std::vector<int> sizes = classSizes(band);
    return *std::min_element(sizes.begin(), sizes.end());
}

std::optional<int> KnownPeople::bandFor(int k) const {
    if (!ranged_ || smallestClass(std::numeric_limits<double>::infinity()) < k)
        return {};
    for (int band = 1; band <= widest_band; ++band)
        if (smallestClass(band) >= k)
            return band;
    return {};
}

namespace {

double medianOf(std::vector<int> values) {
    std::sort(values.begin(), values.end());
    const std::size_t middle = values.size() / 2;
    return values.size() % 2 == 1 ? values[middle] : (values[middle - 1] + values[middle]) / 2.0;
}

/// Counts of those left, one each time somebody was asked about, draw after draw.
struct Left {
    std::vector<int> counts;
    std::vector<double> means; ///< of draws
    std::size_t of_draws = 0;  ///< counts that are in a mean

    void endDraw() {
        const auto from = counts.begin() + static_cast<std::ptrdiff_t>(of_draws);
        means.push_back(std::accumulate(from, counts.end(), 0.0) / static_cast<double>(counts.end() - from));
        of_draws = counts.size();
    }

    NarrowingRow row(Knowledge knows) const {
        NarrowingRow row;
        row.knows = knows;
        row.draws = static_cast<int>(means.size());
        row.asked = static_cast<int>(counts.size() / means.size());
        row.mean = std::accumulate(means.begin(), means.end(), 0.0) / row.draws;
        for (double mean : means)
            row.sd += (mean - row.mean) * (mean - row.mean);
        row.sd = means.size() > 1 ? std::sqrt(row.sd / static_cast<double>(means.size() - 1)) : 0;
        row.median = medianOf(counts);
        row.least = *std::min_element(counts.begin(), counts.end());
        row.alone = static_cast<double>(std::count(counts.begin(), counts.end(), 1)) / static_cast<double>(counts.size());
        return row;
    }
};

/// Everything one attacker was asked about one kind of signals.
struct Ranked {
    Left gaze, both;
    double candidates = 0, alike = 0; ///< sums over all who were asked about

    /// `costs`: of the candidates, the likeliest the least; `right`: the place of the one who is right.
    template <class Costs>
    void take(const KnownPeople& known, const std::vector<int>& people, const Costs& costs, std::size_t right) {
        int above = 0, above_alike = 0;
        for (std::size_t i = 0; i < people.size(); ++i) {
            const bool is_above = costs[static_cast<Eigen::Index>(i)] <= costs[static_cast<Eigen::Index>(right)],
                       is_alike = known.alike(people[right], people[i]);
            above += is_above;
            above_alike += is_above && is_alike;
            alike += is_alike;
        }
        candidates += static_cast<double>(people.size());
        gaze.counts.push_back(above);
        both.counts.push_back(above_alike);
    }

    void endDraw() {
        if (gaze.counts.empty())
            return;
        gaze.endDraw();
        both.endDraw();
    }

    std::vector<NarrowingRow> rows(const NarrowingRow& about) const {
        std::vector<NarrowingRow> out;
        if (gaze.counts.empty())
            return out;
        const auto asked = static_cast<double>(gaze.counts.size());
        for (const Knowledge knows : {Knowledge::gaze, Knowledge::both}) {
            NarrowingRow row = (knows == Knowledge::gaze ? gaze : both).row(knows);
            row.signals = about.signals;
            row.attacker = about.attacker;
            row.train_clean = about.train_clean;
            row.mechanism = about.mechanism;
            row.epsilon = about.epsilon;
            row.published_epsilon = about.published_epsilon;
            row.user_epsilon = about.user_epsilon;
            row.status = about.status;
            row.candidates = candidates / asked;
            // The right one stands anywhere among those who are left, each other one above them half of the time.
            row.chance = ((knows == Knowledge::gaze ? candidates : alike) / asked + 1) / 2;
            out.push_back(row);
        }
        return out;
    }
};

/// By each person's other conditions.
void rankAcrossConditions(const Eigen::MatrixXd& known, const Eigen::MatrixXd& released, const RecordingSet& set,
                          const KnownPeople& people, Ranked& found) {
    const Eigen::MatrixXd scaled_known = scaledOverPeople(known, set), scaled_released = scaledOverPeople(released, set);
    for (int condition = 0; condition < static_cast<int>(set.conditions.size()); ++condition) {
        const LinkageDistances distances = linkageDistances(scaled_known, scaled_released, set, condition);
        for (std::size_t i = 0; distances.candidates.size() >= 2 && i < distances.candidates.size(); ++i)
            found.take(people, distances.candidates, distances.square.row(static_cast<Eigen::Index>(i)), i);
    }
    found.endDraw();
}

/// By everybody's originals of the same condition.
void rankByOriginals(const std::vector<Eigen::MatrixXd>& costs, const RecordingSet& set, const KnownPeople& known,
                     Ranked& found) {
    std::vector<std::vector<int>> people(set.conditions.size());
    for (const EvaluatedRecording& recording : set.recordings) // by condition, then table
        people[static_cast<std::size_t>(recording.condition)].push_back(recording.person);
    for (const EvaluatedRecording& recording : set.recordings) {
        const auto condition = static_cast<std::size_t>(recording.condition);
        found.take(known, people[condition], costs[condition].row(static_cast<Eigen::Index>(recording.table)), recording.table);
    }
    found.endDraw();
}

class NarrowingRun {
  public:
    NarrowingRun(const SignalStudy& study, const RecordingSet& set, const NarrowingRequest& request, const KnownPeople& known)
        : study_(study), set_(set), request_(request), known_(known), clean_(recordingMeans(set, study)) {}

    std::vector<NarrowingRow> ofClean() const {
        Ranked found;
        if (asks("lda"))
            rankAcrossConditions(clean_, clean_, set_, known_, found);
        NarrowingRow about;
        about.attacker = "lda";
        return found.rows(about);
    }

    void makeControls() {
        for (SignalKind kind : request_.controls)
            controls_.push_back(controlSignals(kind, study_, set_, request_.seed));
    }

    std::vector<NarrowingRow> of(const EvaluatedMechanism& evaluated, const Progress& progress) const {
        ReleaseDraws draws = releaseDraws(*evaluated.mechanism, study_, request_.seed);
        draws.choose(evaluated.given, evaluated.epsilons, progress.within(0, 0.1));
        const std::size_t releases = draws.releases().size(), kinds = 1 + controls_.size();
        std::vector<std::vector<Ranked>> lda(releases, std::vector<Ranked>(kinds)), likelihood = lda;
        const Progress drawing = progress.within(0.1, 1);
        for (int field = 0; field <= request_.repetitions; ++field)
            for (std::size_t i = 0; i < releases; ++i)
                for (std::size_t kind = 0; kind < kinds; ++kind) {
                    drawing((field + static_cast<double>(i) / static_cast<double>(releases)) / (request_.repetitions + 1));
                    const bool asked = kind == 0 ? field < request_.repetitions : field > 0;
                    if (asked && asks("lda"))
                        takeLinked(draws, i, kind, field, lda[i][kind]);
                    if (asked && asks("likelihood"))
                        takeKnown(draws, i, kind, field, likelihood[i][kind]);
                }
        std::vector<NarrowingRow> rows;
        for (std::size_t i = 0; i < releases; ++i)
            for (const auto& [attacker, found] : {std::pair("lda", &lda[i]), std::pair("likelihood", &likelihood[i])})
                for (std::size_t kind = 0; kind < kinds; ++kind) {
                    const auto more = (*found)[kind].rows(about(evaluated, draws.releases()[i], attacker, kind));
                    rows.insert(rows.end(), more.begin(), more.end());
                }
        return rows;
    }

  private:
    bool asks(const std::string& attacker) const {
        return std::find(request_.attackers.begin(), request_.attackers.end(), attacker) != request_.attackers.end();
    }
    const SignalStudy& signalsOf(std::size_t kind) const { return kind == 0 ? study_ : controls_[kind - 1]; }

    void takeLinked(ReleaseDraws& draws, std::size_t release, std::size_t kind, int field, Ranked& found) const {
        const Eigen::MatrixXd means = recordingMeans(set_, draws(release, signalsOf(kind), 0, field));
        rankAcrossConditions(request_.train_clean ? clean_ : means, means, set_, known_, found);
    }

    void takeKnown(ReleaseDraws& draws, std::size_t release, std::size_t kind, int field, Ranked& found) const {
        const auto& slots = draws.releases()[release].slots;
        if (!slots)
            return;
        const SlotTables &originals = draws.queries(release, study_), &asked = draws.queries(release, signalsOf(kind));
        rankByOriginals(likelihoodCosts(*slots, originals, asked, draws.unitNoise(release, 0, field)), set_, known_, found);
    }

    NarrowingRow about(const EvaluatedMechanism& evaluated, const EvaluatedRelease& release, const std::string& attacker,
                       std::size_t kind) const {
        NarrowingRow row;
        row.signals = kind == 0 ? SignalKind::released : request_.controls[kind - 1];
        row.attacker = attacker;
        row.train_clean = request_.train_clean;
        row.mechanism = evaluated.mechanism->info.id;
        row.epsilon = release.epsilon;
        row.published_epsilon = release.guarantee.published_epsilon;
        row.user_epsilon = release.guarantee.user_epsilon;
        row.status = release.guarantee.status;
        return row;
    }

    const SignalStudy& study_;
    const RecordingSet& set_;
    const NarrowingRequest& request_;
    const KnownPeople& known_;
    Eigen::MatrixXd clean_;
    std::vector<SignalStudy> controls_;
};

NarrowingRow rowOf(const std::vector<int>& counts, Knowledge knows) {
    Left left{counts, {}, 0};
    left.endDraw();
    NarrowingRow row = left.row(knows);
    row.candidates = static_cast<double>(counts.size());
    return row;
}

std::vector<int> alikeCounts(const KnownPeople& known) {
    std::vector<int> counts(static_cast<std::size_t>(known.count()), 0);
    for (int person = 0; person < known.count(); ++person)
        for (int other = 0; other < known.count(); ++other)
            counts[static_cast<std::size_t>(person)] += known.alike(person, other);
    return counts;
}

void checkRequest(const NarrowingRequest& request) {
    for (const std::string& attacker : request.attackers)
        if (attacker != "lda" && attacker != "likelihood")
            throw InvalidParameter("attackers", attacker, Text("lda | likelihood, which rank people"));
    if (request.repetitions < 1)
        throw InvalidParameter("repetitions", std::to_string(request.repetitions), Text("a whole number, 1 ≤ repetitions"));
    if (request.k && *request.k < 1)
        throw InvalidParameter("k", std::to_string(*request.k), Text("a whole number, 1 ≤ k"));
}

} // namespace

const char* name(Knowledge knowledge) {
    switch (knowledge) {
    case Knowledge::attributes: return "attributes";
    case Knowledge::bands: return "attributes-in-bands";
    case Knowledge::gaze: return "gaze";
    case Knowledge::both: break;
    }
    return "both";
}

Narrowing narrow(const SignalStudy& study, const RecordingSet& set, const NarrowingRequest& request,
                 const std::vector<EvaluatedMechanism>& mechanisms, const Progress& progress) {
    checkRequest(request);
    const KnownPeople known(request.known, set);
    refuseTooLarge(study, set, {});
    Narrowing out;
    out.people = set.persons();
    out.missing = known.missing();
    out.k = known.smallestClass();
    out.rows.push_back(rowOf(alikeCounts(known), Knowledge::attributes));
    if (request.k && out.k < *request.k)
        out.band = known.bandFor(*request.k);
    if (out.band) {
        out.k_in_band = known.smallestClass(*out.band);
        out.rows.push_back(rowOf(known.classSizes(*out.band), Knowledge::bands));
    }
    NarrowingRun run(study, set, request, known);
    std::vector<NarrowingRow> more = run.ofClean();
    out.rows.insert(out.rows.end(), more.begin(), more.end());
    if (!mechanisms.empty())
        run.makeControls();
    for (std::size_t m = 0; m < mechanisms.size(); ++m) {
        const auto parts = static_cast<double>(mechanisms.size()), part = static_cast<double>(m);
        more = run.of(mechanisms[m], progress.within(part / parts, (part + 1) / parts));
        out.rows.insert(out.rows.end(), more.begin(), more.end());
    }
    return out;
}

std::string narrowingCsv(const Narrowing& narrowing) {
    TableText csv;
    const auto optional = [&](const std::optional<double>& value) { value ? csv.number(*value) : csv.nothing(); };
    csv.header({"knows",
                "signals",
                "attacker",
                "train",
                "mechanism",
                "epsilon_per_feature",
                "published_epsilon",
                "user_epsilon",
                "status",
                "draws",
                "asked",
                "candidates",
                "mean",
                "sd",
                "median",
                "least",
                "alone",
                "chance",
                "k",
                "band"});
    for (const NarrowingRow& row : narrowing.rows) {
        const bool gaze = !row.attacker.empty(), bands = row.knows == Knowledge::bands;
        csv.text(name(row.knows)).textOrNothing(gaze ? name(row.signals) : "");
        csv.textOrNothing(row.attacker)
            .textOrNothing(!gaze                                                 ? ""
                           : row.signals == SignalKind::clean || row.train_clean ? "clean"
                                                                                 : "private");
        csv.textOrNothing(row.mechanism);
        optional(row.epsilon);
        optional(row.published_epsilon);
        optional(row.user_epsilon);
        csv.textOrNothing(row.status ? name(*row.status).english() : "");
        csv.number(row.draws).number(row.asked).number(row.candidates).number(row.mean).number(row.sd).number(row.median);
        csv.number(row.least).number(row.alone);
        optional(row.chance);
        optional(gaze ? std::nullopt : std::optional<double>(bands ? narrowing.k_in_band.value_or(0) : narrowing.k));
        optional(bands ? narrowing.band : std::nullopt);
        csv.endRow();
    }
    return csv.str();
}

} // namespace nictate

#pragma once
// One question of an evaluation: which attacker is asked what, by which protocol.

#include "core/evaluation/protocol.h"
#include "core/evaluation/recognition.h"
#include "core/progress.h"
#include "core/text.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace nictate {

/// A kind of attacker.
struct AttackerInfo {
    std::string id;       ///< as on the command line
    Text name;            ///< as in the window
    bool rows = false;    ///< recognises rows and votes; else looks at whole recordings
    bool fast = true;     ///< answers while a person waits
    int repetitions = 20; ///< draws of protected signals, and of each control, that its numbers are means of
};
/// lda, lda-matched, lda-scale, likelihood, twice, knn, svm, dt, rf.
const std::vector<AttackerInfo>& attackerInfos();
/// Throws InvalidParameter (`attackers`).
const AttackerInfo& attackerInfo(const std::string& id);
/// The id as it stands in a window's table.
Text attackerWord(const std::string& id);

/// What attackers look at in one set of signals.
struct SignalView {
    Eigen::MatrixXd means, log_scales; ///< recordings × features
    Eigen::MatrixXd coarse, fine;      ///< every w-th row, for conditions and attributes; every w/2-th, for people
};

/// Rows an evaluation uses, public in their choice: every w-th, every w/2-th.
struct UsedRows {
    std::vector<EvaluatedRow> coarse, fine;
};

/// What of a view is looked at; the rest stays empty.
struct ViewNeeds {
    bool scales = false, coarse = false, fine = false;
    int smoothing = 0; ///< rows are means of so many around them; 0: as they are
};
SignalView viewOf(const SignalStudy& study, const RecordingSet& set, const UsedRows& rows, const ViewNeeds& needs);

/// A question made ready. Nobody's signals are in it.
struct Attack {
    Task task;
    std::optional<Protocol> protocol; ///< nothing for `likelihood` and `twice`
    AttackerInfo attacker;
    TaskLabels labels;
    std::shared_ptr<const std::vector<RowFold>> folds; ///< null for `likelihood` and `twice`
    bool twoReleases() const { return protocol == Protocol::halves_two_releases || attacker.id == "twice"; }
    std::string protocolId() const; ///< also "originals", "two-releases"
};
/// Whether an attacker answers a task by a protocol.
bool answers(const AttackerInfo& attacker, TaskKind task, Protocol protocol);

/// Asks it: `known` is learnt from, `asked` recognised; both the same where the protocol splits one release. Not `likelihood`.
Recognition ask(const Attack& attack, const SignalView& known, const SignalView& asked, const RecordingSet& set,
                const UsedRows& rows, const SeededNoise& noise, const Progress& progress = {});

/// Accuracies where labels mean nothing, everything retrained; empty where no such test is made (svm, dt, rf; knn of attributes).
std::vector<double> nullOf(const Attack& attack, const Recognition& recognition, const SignalView& known, const SignalView& asked,
                           const RecordingSet& set, const UsedRows& rows, int permutations, const SeededNoise& noise,
                           const Progress& progress = {});

} // namespace nictate

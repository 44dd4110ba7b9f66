#pragma once

#include "core/release/release_job.h"

#include <QString>
#include <QStringList>

#include <functional>

namespace nictate {

/// What can be released from a bench.
struct ReleaseOffer {
    std::function<ReleaseJob(const ReleaseWish&)> job; ///< throws what planning a release throws
    QString one, some, all;                            ///< what each is; `all` empty = there is only one
    std::vector<std::string> stimuli;                  ///< ids to choose from, where there are several
    QString none_chosen;                               ///< what to do where `some` are wanted and none is chosen yet
    bool size_wanted = false;                          ///< a stimulus has no picture and nobody said how large it is
    QStringList guesses;                               ///< how the study is read, where only its values told; a person must agree
    QString folder_name;                               ///< of one
    QString folder;                                    ///< of releases, the window's; a new one inside is suggested
    QString ledger;
};

} // namespace nictate

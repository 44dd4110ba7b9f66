#pragma once
// Where lessons practise: a private folder of their own with the lessons' studies, simulated or copied, their ledgers and what is
// released from them. It is gone when the program ends; nothing in it can reach a person's own ledger.

#include "app/background.h"
#include "core/choices/session.h"
#include "core/lessons/lesson.h"

#include <QTemporaryDir>

#include <filesystem>
#include <functional>
#include <set>
#include <string>

namespace nictate {

/// The lesson's people as a study's folder. `beside` is the folder the lesson lies in. Throws Cancelled, OutputError, ParseError.
void writePracticeStudy(const LessonStudy& study, std::uint64_t seed, const std::filesystem::path& beside,
                        const std::filesystem::path& folder, const Progress& progress);

class Practice : public QObject {
    Q_OBJECT

  public:
    explicit Practice(QObject* parent = nullptr);

    /// Makes the study in the background, unless it is there, and then calls `ready`. What fails is in work().
    void prepare(const Lesson& lesson, std::uint64_t seed, const std::filesystem::path& beside,
                 const std::function<void(const DataSource&)>& ready);
    Background* work() { return &work_; }
    /// Whether a study lies here.
    bool holds(const std::string& path) const;
    /// Whether it was copied from recordings, which may be real people's.
    bool holdsCopy(const std::string& path) const { return copies_.count(path) != 0; }
    QString folder() const { return folder_.path(); } ///< for releases
    /// Entries of a practice study's ledger and what they cost.
    Facts ledgerFacts(const std::string& study) const;

  private:
    std::filesystem::path placeOf(const Lesson& lesson, std::uint64_t seed, const std::filesystem::path& beside) const;

    QTemporaryDir folder_;
    std::set<std::string> copies_;
    Background work_;
};

} // namespace nictate

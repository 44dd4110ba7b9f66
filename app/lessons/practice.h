#pragma once
// Where lessons practise: a folder of their own with the lessons' studies, simulated or copied, their ledgers and what is
// released from them. It is removed when the program ends or, where that was killed, at the next start of a lesson. Nothing in
// it can reach a person's own ledger.

#include "app/background.h"
#include "core/choices/session.h"
#include "core/files/archive_folder.h"
#include "core/lessons/lesson.h"

#include <filesystem>
#include <functional>
#include <optional>
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
    /// For releases; empty before the first lesson.
    QString folder() const { return folder_ ? QString::fromStdString(folder_->path().generic_string()) : QString(); }
    /// Entries of a practice study's ledger and what they cost.
    Facts ledgerFacts(const std::string& study) const;

  private:
    std::filesystem::path placeOf(const Lesson& lesson, std::uint64_t seed, const std::filesystem::path& beside) const;

    std::optional<PrivateFolder> folder_; ///< made for the first lesson
    std::set<std::string> copies_;
    Background work_;
};

} // namespace nictate

#pragma once

#include "core/io/study_source.h"
#include "core/io/table_layout.h"

#include <exception>
#include <optional>
#include <string>

namespace nictate {

/// A file of delimited text and what its head says it holds; sniffed once, when it is first asked.
class TableFile {
  public:
    enum class Content { gaze, features, unknown };

    /// The options must outlive it.
    TableFile(SourceFile file, const OpenOptions& options) : file_(std::move(file)), options_(options) {}

    const std::filesystem::path& path() const { return file_.path(); }
    /// These throw ParseError where the file is no table.
    const TableLayout& layout();
    Content content();
    /// What follows a word in the lines above its header; empty where the word is not found.
    std::string inPreamble(const std::string& word);
    /// The first cell with something in it of the column that plays this role; empty where none does.
    std::string firstCell(Role role);
    /// Whether its own columns say whose the rows are.
    bool namesParticipants();

    /// The text from its beginning.
    TextSource take(const Progress& progress) { return file_.take(progress); }
    void close() { file_.close(); }
    SourceFile file() && { return std::move(file_); }

  private:
    void sniff();

    SourceFile file_;
    const OpenOptions& options_;
    std::optional<TableLayout> layout_;
    Content content_ = Content::unknown;
    std::exception_ptr refused_;
};

/// Whether a file's head is that of a table of gaze with rows, whatever it is called.
bool tellsOfGaze(const std::filesystem::path& file);

/// Whether a file may be a study's by its head: no table, or one of gaze, of features or of a known program, without names of
/// columns, or damaged. `options`: what was declared about its columns.
bool tellsOfData(const std::filesystem::path& file, const OpenOptions& options = {});

} // namespace nictate

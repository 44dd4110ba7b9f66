#pragma once

#include "core/io/open_options.h"
#include "core/text.h"

#include <array>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace nictate {

/// What a column of a table can be for. The names in columnRoles() are those of `--columns`.
enum class Role {
    participant,
    stimulus,
    x,
    y,
    duration,
    start,
    end,
    time,
    index,
    condition,
    trial,
    pupil,
    eye,
    x_right,
    y_right,
    pupil_right,
    confidence,
    event,
    session,
    z,
    z_right,
    validity,
    validity_right,
    event_index,
    fixation_x,
    fixation_y
};
inline constexpr std::size_t role_count = 26;

/// What a column can be for, and how it is explained to a person.
struct RoleInfo {
    Role role;
    std::string_view name;
    Text meaning;  ///< one line for a person
    bool required; ///< without it there is no study
};
const std::array<RoleInfo, role_count>& columnRoles();

/// Which column (from 0) plays which role.
struct ColumnMap {
    std::array<std::optional<std::size_t>, role_count> at;
    const std::optional<std::size_t>& operator[](Role role) const { return at[static_cast<std::size_t>(role)]; }
    std::optional<std::size_t>& operator[](Role role) { return at[static_cast<std::size_t>(role)]; }
    bool complete() const { return (*this)[Role::x] && (*this)[Role::y]; }
};

/// The columns that were chosen for roles. Throws InvalidParameter for a role there is none of; a chosen name that no header
/// has is left out and named in `not_found` when that is given, unless it is no_column.
ColumnMap mapChosen(const std::vector<std::string>& header, const std::map<std::string, std::string>& chosen,
                    std::vector<std::string>* not_found = nullptr);

/// As above, then for the other roles the synonyms trackers and papers use.
ColumnMap mapColumns(const std::vector<std::string>& header, const std::map<std::string, std::string>& chosen,
                     std::vector<std::string>* not_found = nullptr);

/// Whether a header may mean this role and may mean something else, so that a person is asked.
bool isWeakName(std::string_view header, Role role);

/// The column that best says this role by its name, weak names included; `but` says which columns are not looked at.
std::optional<std::size_t> bestNamed(const std::vector<std::string>& header, Role role,
                                     const std::function<bool(const std::string& name)>& but = {});

/// Whether names of columns differ in one place alone that is x in one and y in the other, or h and v, horizontal and vertical …,
/// as in "gazeLX" and "gazeLY", or are the columns of a matrix of gaze ("fixations_1", "fixations_2"). Of few columns positions
/// come so, and features seldom do; more than `most_columns` say nothing.
bool mayBePositions(const std::vector<std::string>& header, std::size_t most_columns = 12);

/// Whether a third axis stands beside this position ("pos_x", "pos_y", "pos_z"), so that it may be a place in a room.
bool standsBesideDepth(const std::vector<std::string>& header, std::size_t column);

/// Whether a column of this header names each recording, rather than a session that everybody has.
bool namesRecordings(const std::string& header);
/// The column of the whole (a book) that the stimulus in this column is a part of (a page), where there is one.
std::optional<std::size_t> wholeOf(const std::vector<std::string>& header, std::size_t stimulus);

/// Whether a column says of a position that it lies on the stimulus ("on_surf", "fixation detected in reference image").
bool namesStimulusHit(std::string_view header);

/// Participants' attributes among the columns (age, sex, group …).
std::vector<std::size_t> attributeColumns(const std::vector<std::string>& header, const ColumnMap& columns);

/// "Gaze point X [DACS px]", "GazePointX (ADCSpx)", "TIME(2024/01/31 10:02:11.5)" → without what stands in brackets.
std::string_view withoutUnit(std::string_view header);

/// The unit a header states ("duration_ms", "timestamp [ns]"), if any.
std::optional<TimeUnit> statedTimeUnit(std::string_view header);
std::optional<PositionUnit> statedPositionUnit(std::string_view header);

/// Whether a column of a feature table tells recordings of one person apart (condition, document, session, round …).
bool namesCondition(std::string_view header);

/// Whether a name a tracker's message gives to a value means this role ("image", "Picture_File" …).
bool nameMeans(std::string_view name, Role role);

} // namespace nictate

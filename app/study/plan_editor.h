#pragma once

#include "core/data/reading_plan.h"

#include <QTableWidget>

namespace nictate {

/// Every entry of a reading plan: what it is for, its value, and where that comes from. Values are edited in place, by
/// keyboard or mouse; those of which there are only a few are chosen from a list.
class PlanEditor : public QTableWidget {
    Q_OBJECT

  public:
    explicit PlanEditor(QWidget* parent = nullptr);

    /// Guesses come first. `headers` are the columns a table has, to choose from.
    void show(const ReadingPlan& plan, const std::vector<std::string>& headers);
    /// Edits the value of this entry, which is shown.
    void begin(const QString& key);

  Q_SIGNALS:
    /// A person said otherwise; an empty value: what was said is taken back.
    void said(const QString& key, const QString& value);

  private:
    void addRow(const std::string& key, const PlanEntry& entry);

    bool showing_ = false;
};

} // namespace nictate

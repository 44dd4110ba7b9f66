#pragma once

#include "app/background.h"
#include "core/audit/audit_question.h"
#include "core/lessons/lesson.h"

#include <QWidget>

#include <memory>

class QLabel;
class QPushButton;
class QRadioButton;

namespace nictate {

/// A small audit in a lesson: a mechanism with a fault and without, and a counter that runs while outputs are drawn.
class LessonAudit : public QWidget {
    Q_OBJECT

  public:
    LessonAudit(AuditBench bench, std::uint64_t seed, QWidget* parent = nullptr);

    Facts facts() const;
    Background* work() { return &work_; }

  public Q_SLOTS:
    void toggle();

  Q_SIGNALS:
    void changed();

  private:
    void choose();
    void more();
    void show();

    AuditBench bench_;
    std::uint64_t seed_;
    std::shared_ptr<const BlackBox> experiment_;
    BlackBoxCounts counts_;
    QRadioButton *faulty_, *sound_;
    QPushButton* start_;
    QLabel* counter_;
    Background work_;
};

} // namespace nictate

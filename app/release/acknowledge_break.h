#pragma once

#include "core/privacy/loss_bound.h"

#include <QWidget>

#include <optional>

class QLineEdit;
class QPushButton;

namespace nictate {

/// "Acknowledge the break at entry 3", and what was lost there at most, which may stay open.
class AcknowledgeBreak : public QWidget {
    Q_OBJECT

  public:
    /// The button is called NAME, the line NAME_at_most.
    explicit AcknowledgeBreak(const QString& name, QWidget* parent = nullptr);

    /// Which entry is broken; unset hides it.
    void setEntry(std::optional<std::size_t> entry);
    /// What the person wrote; unset = not known. Throws InvalidParameter.
    std::optional<LossBound> atMost() const;

  Q_SIGNALS:
    void pressed();

  private:
    QPushButton* button_ = nullptr;
    QLineEdit* at_most_ = nullptr;
};

} // namespace nictate

#pragma once

#include <QWidget>

class QLabel;
class QVBoxLayout;

namespace nictate {

/// What a place says while it has nothing to show, with buttons for what to do about it.
class EmptyState : public QWidget {
    Q_OBJECT
  public:
    explicit EmptyState(QWidget* parent = nullptr);

    void setText(const QString& title, const QString& text);
    /// `id` comes back in chosen(). The first button is the default one.
    void addButton(const QString& id, const QString& text);
    /// Alone, in place of those there were; none where `id` is empty.
    void setButton(const QString& id, const QString& text);

  Q_SIGNALS:
    void chosen(const QString& id);

  private:
    QLabel* title_;
    QLabel* text_;
    QVBoxLayout* buttons_;
};

} // namespace nictate

#pragma once

#include <QWidget>

class QToolButton;

namespace nictate {

/// A title that folds away what is below it, by mouse or keyboard.
class Fold : public QWidget {
    Q_OBJECT
  public:
    Fold(const QString& title, QWidget* content, QWidget* parent = nullptr);

    void setTitle(const QString& title);
    /// Without echo.
    void setFolded(bool folded);
    bool folded() const;
    QWidget* content() const { return content_; }

  Q_SIGNALS:
    void foldedChanged(bool folded); ///< by a person

  private:
    QToolButton* button_;
    QWidget* head_;
    QWidget* content_;
};

} // namespace nictate

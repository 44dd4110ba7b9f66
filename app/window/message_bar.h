#pragma once

#include <QFrame>
#include <QPointer>

class QAction;
class QLabel;
class QToolButton;

namespace nictate {

/// A line above the work that says what went wrong or what to know, until it is dismissed.
class MessageBar : public QFrame {
    Q_OBJECT

  public:
    enum class Kind { note, warning, error };

    explicit MessageBar(QWidget* parent = nullptr);

    /// `details` open in a window of their own; `lead` is what helps, as a button.
    void show(Kind kind, const QString& text, const QString& details = {}, QAction* lead = nullptr);
    void dismiss();
    QString text() const;

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void colour();
    void showDetails();

    Kind kind_ = Kind::note;
    QLabel* text_;
    QToolButton *more_, *lead_;
    QPointer<QAction> action_;
    QString details_;
};

} // namespace nictate

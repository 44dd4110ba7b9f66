#pragma once

#include "app/background.h"
#include "app/batch/plan_draft.h"

#include <QDialog>
#include <QTimer>

#include <memory>

class QComboBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QPlainTextEdit;
class QPushButton;
class QSpinBox;

namespace nictate {

class Document;

/// A plan of simulations for `nictate-cli batch`, filled in from what is on screen. What the command would refuse is refused
/// while one types, in the same words.
class PlanDialog : public QDialog {
    Q_OBJECT

  public:
    explicit PlanDialog(const Document& document, QWidget* parent = nullptr);

    PlanDraft draft() const;
    /// The plan as it stands has been looked at.
    bool checked() const { return !work_.running() && !delay_.isActive(); }
    /// Writes the plan and shows the commands that run it; what is wrong is said in the dialog.
    void write(const QString& file);

  Q_SIGNALS:
    void resultsAsked(); ///< of a plan that has run

  private:
    QWidget* buildStudies();
    QWidget* buildCrossed();
    void showDraft(const PlanDraft& draft);
    void showMechanisms(const std::vector<std::string>& chosen);
    void chooseStudy(bool folder);
    void chooseFile();
    void changed();
    void check();
    void showCommands(const QString& file);
    void say(const QString& text, bool problem);

    const Document& document_;
    QComboBox *measure_, *which_stimuli_;
    QListWidget *studies_, *mechanisms_;
    QLineEdit *stimuli_, *epsilons_;
    QPlainTextEdit *parameters_, *options_, *commands_;
    QSpinBox *repetitions_, *seed_;
    QLabel* message_;
    QPushButton *write_, *copy_;
    QTimer delay_;
    Background work_;
};

} // namespace nictate

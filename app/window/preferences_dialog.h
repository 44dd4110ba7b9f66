#pragma once

#include <QDialog>

class QComboBox;
class QFormLayout;
class QLabel;

namespace nictate {

/// What a person prefers, in force at once and kept for the next start.
class PreferencesDialog : public QDialog {
    Q_OBJECT

  public:
    explicit PreferencesDialog(QWidget* parent = nullptr);

    /// "": beside each study.
    void keepLedgersIn(const QString& folder);

  Q_SIGNALS:
    void themeChosen(const QString& name); ///< as name(ThemeChoice)
    void textSizeChosen(int size);         ///< as textSize()
    void ledgersMoved();                   ///< new ones are made elsewhere from now on

  private:
    void addTheme(QFormLayout& form);
    void addTextSize(QFormLayout& form);
    void addCores(QFormLayout& form);
    void addLedgers(QFormLayout& form);
    void showLedgers();

    QComboBox* ledgers_ = nullptr;
    QLabel* ledger_folder_ = nullptr;
};

/// As kept: applied when the program starts.
void applyKeptCores();

} // namespace nictate

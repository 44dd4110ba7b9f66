#pragma once

#include <QStringList>
#include <QWidget>

namespace nictate {

/// How the study is read, where only people's values told: nothing leaves before a person has agreed.
class ReadingQuestion : public QWidget {
    Q_OBJECT

  public:
    /// `guesses` are sentences; with none it stays hidden.
    explicit ReadingQuestion(const QStringList& guesses, QWidget* parent = nullptr);

  Q_SIGNALS:
    void agreed();
    /// The person wants it read otherwise.
    void refused();
};

} // namespace nictate

#pragma once

#include <QWidget>

#include <string>
#include <vector>

class QListWidget;
class QRadioButton;

namespace nictate {

/// One stimulus, some that are ticked in a list, or all.
class StimulusChoice : public QWidget {
    Q_OBJECT
  public:
    struct Words {
        QString one, some, all; ///< `all` empty: there is but one
    };
    /// The names of its parts begin with `name`: "release" gives release_one, release_some, release_all, release_stimuli.
    StimulusChoice(const QString& name, const Words& words, std::vector<std::string> stimuli, QWidget* parent = nullptr);

    bool some() const;
    bool all() const;
    /// Ids, all or those ticked; none while it is the one.
    std::vector<std::string> chosen() const;

  Q_SIGNALS:
    void changed();

  private:
    std::vector<std::string> stimuli_;
    QRadioButton *one_, *some_, *all_;
    QListWidget* list_;
};

} // namespace nictate

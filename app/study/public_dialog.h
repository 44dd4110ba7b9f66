#pragma once

#include "core/data/public_frame.h"

#include <QDialog>

#include <vector>

class QCheckBox;

namespace nictate {

/// The public frame of a study, one page that can be read in a minute: each entry with where it comes from, and a box where a
/// person has to say that it was fixed beforehand.
class PublicDialog : public QDialog {
    Q_OBJECT

  public:
    explicit PublicDialog(const PublicFrame& frame, QWidget* parent = nullptr);

    /// The frame with what was agreed to.
    PublicFrame agreed() const;

  Q_SIGNALS:
    void readingWanted(); ///< how the files are read is to be seen and changed

  private:
    void addLine(class QGridLayout* grid, const FrameLine& line);

    PublicFrame frame_;
    std::vector<std::pair<std::string, QCheckBox*>> agreed_; ///< by the entry's name
};

/// What an entry's origin means, in a few words.
QString originText(Origin origin);

} // namespace nictate

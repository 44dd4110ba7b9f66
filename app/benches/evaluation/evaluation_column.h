#pragma once

#include "core/evaluation/evaluation_view.h"

#include <QFrame>

#include <optional>
#include <vector>

class QCheckBox;
class QComboBox;
class QFormLayout;

namespace nictate {

class Document;
struct RecordingSet;

/// Below the study, in the Evaluation workspace: what is attacked, by whom and by which protocol.
class EvaluationColumn : public QFrame {
    Q_OBJECT
  public:
    explicit EvaluationColumn(Document& document, QWidget* parent = nullptr);

    /// The study's attributes and conditions.
    void setStudy(const RecordingSet& set);

  private:
    QComboBox* add(QFormLayout& form, const char* name, const QString& label, const QString& tip);
    void wire();
    void sync();
    void fillProtocols();

    Document& document_;
    QComboBox *attacked_, *attacker_, *table_, *protocol_, *train_, *control_;
    std::vector<QCheckBox*> classifiers_;
    std::size_t conditions_ = 2;           ///< of the study
    std::optional<EvaluationView> synced_; ///< what the controls show
};

} // namespace nictate

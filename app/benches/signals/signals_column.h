#pragma once

#include "app/benches/signals/signal_engine.h"

#include <QFrame>

class QComboBox;
class QLabel;
class QListWidget;

namespace nictate {

class Document;
class FeatureList;

/// Below the study, in the Signals workspace: conditions with their colours, who is shown, and all features.
class SignalsColumn : public QFrame {
    Q_OBJECT

  public:
    explicit SignalsColumn(Document& document, QWidget* parent = nullptr);

    void setFrame(const SignalFrame& frame);
    void clear();
    FeatureList* features() const { return features_; }
    QListWidget* conditions() const { return conditions_; }

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void showConditions(const SignalFrame& frame);
    void showPeople(const SignalFrame& frame);
    void showFeatures(const SignalFrame& frame);

    Document& document_;
    QLabel* title_;
    QLabel* left_out_;
    QListWidget* conditions_;
    QComboBox* participant_;
    FeatureList* features_;
    std::shared_ptr<const SignalStudy> shown_; ///< what the rows were made from
    std::string person_;
    std::size_t condition_ = 0;
};

} // namespace nictate

#include "widgets/paragraph.h"

#include <QResizeEvent>

#include <algorithm>
#include <map>
#include <utility>

namespace nictate {

namespace {

/// Remembers how high its words are: a card asks every one of its labels whenever one of them changes. What is shown is never
/// lower than its words at the width it has: a form asks at another one, such as before a scroll bar came.
class Paragraph : public QLabel {
  public:
    int heightForWidth(int width) const override {
        return isVisible() ? std::max(measured(width), measured(this->width())) : measured(width);
    }

  protected:
    void resizeEvent(QResizeEvent* event) override {
        QLabel::resizeEvent(event);
        if (measured(event->size().width()) != measured(event->oldSize().width()) || isCut())
            updateGeometry();
    }

    void showEvent(QShowEvent* event) override {
        QLabel::showEvent(event);
        if (isCut()) // asked before it could be seen, at the width it had then
            updateGeometry();
    }

  private:
    bool isCut() const { return height() < measured(width()); }

    int measured(int width) const {
        if (const auto now = std::pair(text(), font()); measured_ != now) {
            heights_.clear();
            measured_ = now;
        }
        const auto [known, fresh] = heights_.try_emplace(width);
        if (fresh)
            known->second = QLabel::heightForWidth(width);
        return known->second;
    }

    mutable std::map<int, int> heights_;
    mutable std::pair<QString, QFont> measured_;
};

} // namespace

QLabel* paragraph(const char* object_name) {
    auto* label = new Paragraph;
    label->setObjectName(object_name);
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    label->setFocusPolicy(Qt::ClickFocus);
    return label;
}

} // namespace nictate

#pragma once

#include <QHBoxLayout>
#include <QLabel>

namespace nictate {

/// A caption and its controls, which a line break must not part. The caption names the first one, and leads to it.
template <class... Widgets> QWidget* captioned(const QString& caption, QWidget* first, Widgets*... more) {
    auto* box = new QWidget;
    auto* row = new QHBoxLayout(box);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(6);
    if (!caption.isEmpty()) {
        auto* label = new QLabel(caption);
        label->setBuddy(first);
        row->addWidget(label);
    }
    row->addWidget(first);
    (row->addWidget(more), ...);
    first->setAccessibleName(caption);
    return box;
}

} // namespace nictate

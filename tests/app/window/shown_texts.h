#pragma once
// Every text of a window that a person may read: what stands there, and what appears on request.

#include <QString>
#include <QWidget>

#include <map>

namespace nictate::test {

/// As long as it lives, windows that are made speak German.
struct German {
    German();
    ~German();
};

/// Text as a person reads it (without markup, mnemonics and shortcuts) and one place where it stands.
using ShownTexts = std::map<QString, QString>;

/// Adds what the widget and everything in it shows, hidden parts too: labels, tooltips, names for screen readers, items, headers,
/// menus, axes, curves. What people type is left out.
void collectTexts(QWidget& root, ShownTexts& texts);
/// Without markup, mnemonics and shortcuts.
QString plainText(const QString& text);
/// One text more; nothing without words and numbers is kept.
void addText(ShownTexts& texts, const QString& text, const QString& place);

} // namespace nictate::test

#include "widgets/theme.h"

#include "widgets/text_size.h"

#include <QApplication>
#include <QDir>
#include <QFontDatabase>
#include <QScreen>
#include <QStyle>
#include <QStyleFactory>
#include <QWidget>

/// A static library's resources are linked only when asked for; the macro wants to stand outside namespaces.
static void initIcons() { Q_INIT_RESOURCE(widgets); }

namespace nictate {

namespace {

Theme makeLight() {
    Theme t;
    t.window = "#f3f5f8";
    t.panel = "#ffffff";
    t.border = "#d5dae2";
    t.text = "#1c2330";
    t.muted = "#5b6678";
    t.accent = "#3157d5";
    t.accent_text = "#ffffff";
    t.proven = "#1f7a37";
    t.as_published = "#9a5b00";
    t.none = "#5f6672";
    t.danger = "#c0262d";
    t.warning_text = "#8a5200";
    t.canvas = "#e9ecf1";
    t.grid = "#e3e7ed";
    t.released = "#3157d5";
    t.original = "#c4540a";
    t.methods = {"#0b8a66", "#a8387f", "#8c6d00", "#1d7fa8", "#7a4fbf", "#4a4f59", "#b3362b", "#5f7d00"};
    t.conditions = {"#332288", "#2b8577", "#b8485a", "#7d7a1c", "#882255", "#2a7fb0"};
    t.quantities = {"#1c2330", "#7b5b3a", "#4d6f8a"};
    return t;
}

Theme makeDark() {
    Theme t;
    t.dark = true;
    t.window = "#15181d";
    t.panel = "#1e2229";
    t.border = "#363c47";
    t.text = "#e8ebf0";
    t.muted = "#a0a9b8";
    t.accent = "#7d9bff";
    t.accent_text = "#10131a";
    t.proven = "#2c8a48";
    t.as_published = "#a9680b";
    t.none = "#6a7280";
    t.danger = "#ff7b7b";
    t.warning_text = "#f0b44c";
    t.canvas = "#2a2f38";
    t.grid = "#2e343e";
    t.released = "#7d9bff";
    t.original = "#ff9d5c";
    t.methods = {"#3ecf9f", "#f08bcb", "#e3c64a", "#5cc4ec", "#b79bff", "#b9c0cc", "#ff8f80", "#b5d24a"};
    t.conditions = {"#9d92ff", "#5fd0bd", "#f0899a", "#d3cc66", "#e07ab5", "#88ccee"};
    t.quantities = {"#e8ebf0", "#d0a982", "#93b7d3"};
    return t;
}

bool systemIsDark() {
    QStyle* fusion = QStyleFactory::create("Fusion");
    bool dark = fusion->standardPalette().color(QPalette::Window).lightness() < 128;
    delete fusion;
    return dark;
}

} // namespace

const char* name(ThemeChoice choice) {
    switch (choice) {
    case ThemeChoice::light: return "light";
    case ThemeChoice::dark: return "dark";
    case ThemeChoice::system: break;
    }
    return "system";
}

ThemeChoice themeNamed(const QString& text) {
    for (ThemeChoice choice : {ThemeChoice::light, ThemeChoice::dark})
        if (text == name(choice))
            return choice;
    return ThemeChoice::system;
}

const Theme& lightTheme() {
    static const Theme theme = makeLight();
    return theme;
}

const Theme& darkTheme() {
    static const Theme theme = makeDark();
    return theme;
}

const Theme& themeOf(const QWidget* widget) {
    return widget->palette().color(QPalette::Window).lightness() < 128 ? darkTheme() : lightTheme();
}

QPalette paletteOf(const Theme& t) {
    QPalette p;
    p.setColor(QPalette::Window, t.window);
    p.setColor(QPalette::WindowText, t.text);
    p.setColor(QPalette::Base, t.panel);
    p.setColor(QPalette::AlternateBase, t.window);
    p.setColor(QPalette::Text, t.text);
    p.setColor(QPalette::Button, t.panel);
    p.setColor(QPalette::ButtonText, t.text);
    p.setColor(QPalette::BrightText, t.danger);
    p.setColor(QPalette::ToolTipBase, t.panel);
    p.setColor(QPalette::ToolTipText, t.text);
    p.setColor(QPalette::PlaceholderText, t.muted);
    p.setColor(QPalette::Highlight, t.accent);
    p.setColor(QPalette::HighlightedText, t.accent_text);
    p.setColor(QPalette::Link, t.accent);
    p.setColor(QPalette::LinkVisited, t.accent);
    p.setColor(QPalette::Mid, t.border);
    p.setColor(QPalette::Midlight, t.grid);
    p.setColor(QPalette::Light, t.dark ? t.border : QColor("#ffffff"));
    p.setColor(QPalette::Dark, t.border.darker(120));
    p.setColor(QPalette::Shadow, QColor("#000000"));
    QColor faint = t.dark ? t.muted.darker(150) : t.muted.lighter(150);
    for (auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        p.setColor(QPalette::Disabled, role, faint);
    return p;
}

QString styleSheetOf(const Theme& t) {
    QString sheet = R"(
        QToolTip { color: @text; background: @panel; border: 1px solid @border; padding: 4px; }
        QFrame[panel="true"] { background: @panel; border: 1px solid @border; border-radius: 6px; }
        QLabel[muted="true"] { color: @muted; }
        QLabel[caption="true"] { color: @muted; font-weight: 600; }
        QLabel[error="true"] { color: @danger; }
        QLabel[warning="true"] { color: @warning; }
        QLineEdit, QComboBox, QAbstractSpinBox {
            background: @panel; border: 1px solid @border; border-radius: 4px; padding: 2px 6px; min-height: 1.3em;
            selection-background-color: @accent; selection-color: @accent_text; }
        QLineEdit:focus, QComboBox:focus, QAbstractSpinBox:focus { border-color: @accent; }
        QLineEdit[error="true"] { border: 2px solid @danger; padding: 1px 5px; }
        QLineEdit:disabled, QComboBox:disabled, QAbstractSpinBox:disabled { background: @window; }
        QComboBox { padding-right: 22px; }
        QComboBox::drop-down { border: none; width: 20px; }
        QComboBox::down-arrow { image: url(:/icons/down_@mode.svg); width: 12px; height: 12px; }
        QComboBox QAbstractItemView { background: @panel; color: @text; border: 1px solid @border;
            selection-background-color: @accent; selection-color: @accent_text; }
        QAbstractSpinBox { padding-right: 18px; }
        QAbstractSpinBox::up-button { subcontrol-position: top right; border: none; width: 18px; }
        QAbstractSpinBox::down-button { subcontrol-position: bottom right; border: none; width: 18px; }
        QAbstractSpinBox::up-arrow { image: url(:/icons/up_@mode.svg); width: 10px; height: 10px; }
        QAbstractSpinBox::down-arrow { image: url(:/icons/down_@mode.svg); width: 10px; height: 10px; }
        QCheckBox::indicator, QTreeView::indicator, QListView::indicator { width: 14px; height: 14px; }
        QCheckBox::indicator:unchecked, QTreeView::indicator:unchecked, QListView::indicator:unchecked { image: url(:/icons/box_@mode.svg); }
        QCheckBox::indicator:checked, QTreeView::indicator:checked, QListView::indicator:checked { image: url(:/icons/box_checked_@mode.svg); }
        QCheckBox::indicator:indeterminate, QTreeView::indicator:indeterminate, QListView::indicator:indeterminate {
            image: url(:/icons/box_partly_@mode.svg); }
        QCheckBox:focus { color: @accent; }
        QScrollBar:vertical { background: transparent; width: 10px; margin: 0; }
        QScrollBar:horizontal { background: transparent; height: 10px; margin: 0; }
        QScrollBar::handle { background: @border; border-radius: 4px; margin: 1px; min-height: 24px; min-width: 24px; }
        QScrollBar::handle:hover { background: @muted; }
        QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
        QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
        QPushButton {
            background: @panel; border: 1px solid @border; border-radius: 4px; padding: 4px 12px; }
        QPushButton[small="true"] { padding: 1px 8px; }
        QDialogButtonBox { dialogbuttonbox-buttons-have-icons: 0; }
        QPushButton:flat { border-color: transparent; color: @accent; }
        QPushButton:hover { border-color: @accent; }
        QPushButton:focus { border-color: @accent; }
        QPushButton:pressed { background: @window; }
        QPushButton:default, QPushButton[primary="true"] {
            background: @accent; color: @accent_text; border-color: @accent; font-weight: 600; }
        QPushButton:disabled, QPushButton[primary="true"]:disabled {
            background: @window; color: @muted; border-color: @border; }
        QPushButton[release="true"] { background: @proven; color: white; border-color: @proven; font-weight: 600; }
        QPushButton[release="true"]:hover, QPushButton[release="true"]:focus { border-color: @text; }
        QPushButton[release="true"]:disabled { background: @window; color: @muted; border-color: @border; }
        QRadioButton::indicator { width: 11px; height: 11px; border: 2px solid @muted; border-radius: 7px; background: @panel; }
        QRadioButton::indicator:checked { border-color: @accent; background: qradialgradient(cx: 0.5, cy: 0.5, radius: 0.5,
            fx: 0.5, fy: 0.5, stop: 0 @accent, stop: 0.6 @accent, stop: 0.7 @panel, stop: 1 @panel); }
        QRadioButton:focus { color: @accent; }
        QToolButton { border: 1px solid transparent; border-radius: 4px; padding: 2px 6px; }
        QToolButton:hover { border-color: @border; }
        QToolButton:focus { border-color: @accent; }
        QToolButton:checked { background: @accent; color: @accent_text; }
        QToolButton[fold="true"], QToolButton[fold="true"]:checked { background: transparent; color: @text; padding: 2px; }
        QSlider::groove:horizontal { height: 3px; background: @border; border-radius: 1px; }
        QSlider::sub-page:horizontal { background: @accent; border-radius: 1px; }
        QSlider::handle:horizontal {
            width: 12px; height: 12px; margin: -6px 0; border-radius: 7px; background: @panel; border: 2px solid @accent; }
        QSlider::handle:horizontal:focus, QSlider::handle:horizontal:hover { background: @accent; }
        QSlider::sub-page:horizontal:disabled { background: @border; }
        QSlider::handle:horizontal:disabled { border-color: @border; background: @window; }
        QTreeView { border: none; background: @panel; outline: 0; }
        QTreeView::item { padding: 1px 0; }
        QListWidget[swatches="true"] { background: transparent; outline: 0; }
        QListWidget[swatches="true"]::item { border-left: 3px solid transparent; padding-left: 3px; }
        QListWidget[swatches="true"]::item:selected { background: @window; color: @text; border-left-color: @accent; }
        QListWidget[swatches="true"]:focus::item:selected { border: 1px solid @accent; border-left-width: 3px; }
        QHeaderView { background: @panel; }
        QHeaderView::section { background: @panel; color: @muted; border: none; border-bottom: 1px solid @border;
            padding: 2px 8px; }
        QTableView { background: @panel; alternate-background-color: @window; }
        QTableView::item { border: none; padding: 0 8px; }
        QScrollArea { border: none; background: transparent; }
        QProgressBar { border: none; border-radius: 3px; background: @grid; max-height: 6px; }
        QProgressBar::chunk { border-radius: 3px; background: @accent; }
    )";
    const std::pair<const char*, QColor> colours[] = {
        {"@accent_text", t.accent_text}, {"@accent", t.accent}, {"@text", t.text},     {"@panel", t.panel},
        {"@border", t.border},           {"@muted", t.muted},   {"@danger", t.danger}, {"@warning", t.warning_text},
        {"@window", t.window},           {"@proven", t.proven}, {"@grid", t.grid}};
    sheet.replace("@mode", t.dark ? "dark" : "light");
    for (const auto& [key, colour] : colours)
        sheet.replace(key, colour.name());
    if (QGuiApplication::platformName() == "windows") // has fonts of its own for these
        sheet += QString("QMenuBar, QMenu, QAbstractItemView { font-family: \"%1\"; font-size: %2pt; }")
                     .arg(interfaceFont().family())
                     .arg(interfaceFont().pointSizeF());
    return sheet;
}

/// Fonts come with the program on Windows, and with the system elsewhere.
static QString installedFamily() {
    const QDir shipped(QCoreApplication::applicationDirPath() + "/fonts");
    for (const QString& file : shipped.entryList(QDir::Files))
        QFontDatabase::addApplicationFont(shipped.filePath(file));
    return QFontDatabase::hasFamily("Inter") ? "Inter" : "DejaVu Sans";
}

QFont interfaceFont() {
    static const QString family = installedFamily(); // asking takes a millisecond
    QFont font(family);
    const QScreen* screen = QGuiApplication::primaryScreen();
    bool large = screen && screen->size().height() >= 1300; // logical pixels: scaling is already taken out
    font.setPointSizeF((large ? 11 : 9.5) * textScale());
    return font;
}

QFont scaledFont(QFont font, double factor, QFont::Weight weight) {
    if (font.pointSizeF() > 0)
        font.setPointSizeF(font.pointSizeF() * factor);
    else
        font.setPixelSize(qRound(font.pixelSize() * factor));
    font.setWeight(weight);
    return font;
}

void applyTheme(QApplication& application, ThemeChoice choice) {
    bool dark = choice == ThemeChoice::dark || (choice == ThemeChoice::system && systemIsDark());
    const Theme& theme = dark ? darkTheme() : lightTheme();
    initIcons();
    if (application.style()->objectName().compare("fusion", Qt::CaseInsensitive) != 0)
        QApplication::setStyle(QStyleFactory::create("Fusion"));
    QApplication::setFont(interfaceFont());
    QApplication::setPalette(paletteOf(theme));
    application.setStyleSheet(styleSheetOf(theme));
}

StyledInTheEnd::StyledInTheEnd() : sheet_(qApp->styleSheet()) { qApp->setStyleSheet({}); }

StyledInTheEnd::~StyledInTheEnd() { qApp->setStyleSheet(sheet_); }

} // namespace nictate

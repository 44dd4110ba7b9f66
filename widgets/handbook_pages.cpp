#include "widgets/handbook_pages.h"

#include "core/domains/parameter_reference.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>

#include <md4c-html.h>

static void haveResources() { Q_INIT_RESOURCE(handbook); } // a static library's are not there by themselves

namespace nictate {

namespace {

constexpr const char* generated = "parameters";

QString unescaped(QString html) {
    html.remove(QRegularExpression("<[^>]*>"));
    return html.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"").replace("&amp;", "&");
}

QString inHtml(const QString& markdown) {
    const QByteArray text = markdown.toUtf8();
    QByteArray html;
    md_html(
        text.constData(), static_cast<MD_SIZE>(text.size()),
        [](const MD_CHAR* part, MD_SIZE size, void* out) {
            static_cast<QByteArray*>(out)->append(part, static_cast<qsizetype>(size));
        },
        &html, MD_DIALECT_GITHUB, 0);
    return QString::fromUtf8(html);
}

/// Headings get anchors, "page-heading"; links to other pages lead there.
QString withAnchors(const QString& page, QString html) {
    const QRegularExpression heading("<h([1-6])>(.*?)</h\\1>", QRegularExpression::DotMatchesEverythingOption);
    QString out;
    qsizetype from = 0;
    for (auto it = heading.globalMatch(html); it.hasNext();) {
        const auto match = it.next();
        out += html.mid(from, match.capturedStart() - from) +
               QString("<h%1 id=\"%2-%3\">%4</h%1>")
                   .arg(match.captured(1), page, headingAnchor(unescaped(match.captured(2))), match.captured(2));
        from = match.capturedEnd();
    }
    out += html.mid(from);
    static const QRegularExpression to_heading("href=\"([a-z]+)\\.md#([^\"]+)\""), to_page("href=\"([a-z]+)\\.md\""),
        here("href=\"#([^\"]+)\"");
    out.replace(here, "href=\"#" + page + "-\\1\"");
    out.replace(to_heading, "href=\"#\\1-\\2\"");
    return out.replace(to_page, "href=\"#\\1\"");
}

/// The pictures are in the page itself.
QString illustrated(QString html) {
    for (const QFileInfo& picture : QDir(":/handbook").entryInfoList({"*.svg"})) {
        QFile file(picture.filePath());
        if (file.open(QIODevice::ReadOnly))
            html.replace("src=\"" + picture.fileName() + "\"",
                         "src=\"data:image/svg+xml;base64," + file.readAll().toBase64() + "\"");
    }
    return html;
}

QString titleIn(const QString& markdown) { return markdown.section('\n', 0, 0).remove(0, 2); }

} // namespace

QStringList handbookPages() {
    return {"start",   "heatmaps", "signals", "areas",     "findings", "evaluation", "data",
            "samples", "release",  "privacy", "audit",     "files",    "batch",      "scripts",
            "lessons", "window",   generated, "questions", "glossary", "evidence",   "mathematics"};
}

QString handbookPage(const QString& name) {
    if (name == generated)
        return QString::fromStdString(parameterReference());
    haveResources();
    QFile file(":/handbook/" + name + ".md");
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QString headingAnchor(const QString& heading) {
    QString anchor;
    for (const QChar each : heading.trimmed().toLower())
        if (each.isLetterOrNumber() || each == '_' || each == '-')
            anchor += each;
        else if (each == ' ')
            anchor += '-';
    return anchor;
}

QString handbookHtml() {
    QString contents, sections;
    for (const QString& page : handbookPages()) {
        const QString text = handbookPage(page);
        contents += "<li><a href=\"#" + page + "\">" + titleIn(text).toHtmlEscaped() + "</a></li>\n";
        sections += "<section id=\"" + page + "\">\n" + withAnchors(page, inHtml(text)) + "</section>\n";
    }
    return "<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"><title>Nictate handbook</title>\n"
           "<style>body{max-width:48em;margin:2em auto;padding:0 1em;font-family:sans-serif;line-height:1.5}"
           "table{border-collapse:collapse}td,th{border:1px solid #ccc;padding:.2em .6em;text-align:left}"
           "pre{overflow-x:auto;background:#f4f4f4;padding:.6em}section{border-top:1px solid #ccc}</style></head><body>\n"
           "<nav><ol>\n" +
           contents + "</ol></nav>\n" + illustrated(sections) + "</body></html>\n";
}

} // namespace nictate

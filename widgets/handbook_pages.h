#pragma once
// The manual's pages: those of resources/handbook and one made from the mechanisms' descriptions.

#include <QString>
#include <QStringList>

namespace nictate {

/// Names of all pages, in reading order.
QStringList handbookPages();
/// A page in Markdown; empty where there is none of this name.
QString handbookPage(const QString& name);
/// What a heading is called in a link: "3.10 Heatmaps over time" is #310-heatmaps-over-time.
QString headingAnchor(const QString& heading);
/// All pages as one HTML text that needs no other file, links and headings' anchors included.
QString handbookHtml();

} // namespace nictate

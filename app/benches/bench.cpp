#include "app/benches/bench.h"

#include "app/study/document.h"
#include "core/domains/registry.h"

namespace nictate {

Bench::Bench(Document& document, std::string id, QString title, QWidget* parent)
    : QWidget(parent), document_(document), id_(std::move(id)), title_(std::move(title)) {
    setObjectName(QString::fromStdString(id_) + "_bench");
}

bool Bench::isOpen() const { return document_.session().bench == id_; }

const MechanismInfo& Bench::mechanism() const {
    const std::string& chosen = document_.session().at(id_).mechanism;
    return chosen.empty() ? *mechanismInfos(reads()).front() : mechanismInfo(chosen);
}

std::optional<PlotPage> Bench::page(const QString& name) const {
    for (PlotPage& page : pages())
        if (page.name == name)
            return page;
    return {};
}

QString Bench::command(CommandLanguage language) const { return QString::fromStdString(scriptText(script(), language)); }

QImage Bench::picture() const {
    const std::vector<PlotPage> all = pages();
    if (all.empty())
        return {};
    const PlotPage* chosen = &all.front();
    for (const PlotPage& page : all)
        if (page.plot->hasFocus())
            chosen = &page;
    return imageOf(chosen->plot->picture(plot_picture_size, caption()), 192);
}

void Bench::present(CardContent content) {
    if (!content_)
        update(); // the window waits for the first paint of something
    content_ = std::move(content);
    reason_.clear();
    Q_EMIT cardContent(*content_);
}

void Bench::presentNothing(const QString& reason) {
    content_.reset();
    reason_ = reason;
    Q_EMIT nothingToShow(reason);
}

} // namespace nictate

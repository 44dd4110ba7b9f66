#pragma once

#include "app/benches/card_content.h"
#include "app/benches/plot_page.h"
#include "app/release/release_offer.h"
#include "core/mechanism/mechanism_info.h"
#include "core/session/script_text.h"

#include <QImage>
#include <QWidget>

#include <optional>
#include <vector>

class QAction;

namespace nictate {

class Background;
class Document;

/// One place to work at: what stands in the centre of the window, and what it brings to the places around it. The window
/// holds a list of these (window/benches.cpp) and knows nothing else of any of them.
///
/// A bench follows the document by itself, but only while it is open; it tells what it shows with present() or presentNothing().
class Bench : public QWidget {
    Q_OBJECT

  public:
    /// `id` is its name in sessions, `title` that in menus, with its mnemonic.
    Bench(Document& document, std::string id, QString title, QWidget* parent = nullptr);

    const std::string& id() const { return id_; }
    const QString& title() const { return title_; }
    /// Whether it is the one the session has open.
    bool isOpen() const;
    /// What is on screen as far as the mechanism column is concerned; nothing when the bench shows nothing.
    const std::optional<CardContent>& content() const { return content_; }
    const QString& reason() const { return reason_; } ///< why nothing is shown

    /// Whether there is anything to see of this study. One that was never looked at is met at the first bench where there is.
    virtual bool suits(const Dataset&) const { return true; }
    /// Whether anything of this study can be shown at all; else columns beside it stay away.
    virtual bool hasAnything(const Dataset& study) const { return suits(study); }
    /// Stands below the study while the bench is open.
    virtual QWidget* leftColumn() { return nullptr; }
    /// What its mechanisms read, see MechanismInfo; empty = it has none, and the mechanism column stays away.
    virtual std::string reads() const { return {}; }
    /// Whether several mechanisms can be shown at once.
    virtual bool compares() const { return true; }
    /// The mechanism chosen here, the first there is where the session names none. Only for benches with mechanisms.
    virtual const MechanismInfo& mechanism() const;
    /// Stand below the mechanism's parameters.
    virtual QWidget* settings() { return nullptr; }
    /// Parameters as they can be had here, and a remark where that is not what was asked for.
    struct Fitted {
        Parameters given;
        QString remark;
    };
    virtual Fitted fitted(const Parameters& given) const { return {given, {}}; }

    virtual std::vector<PlotPage> pages() const { return {}; }
    /// The page of that name; null when there is none.
    std::optional<PlotPage> page(const QString& name) const;
    virtual void recompute() {}
    virtual std::vector<Background*> work() { return {}; }
    /// Nothing is being computed or about to be.
    virtual bool settled() const { return true; }

    /// Where nothing is shown, its page says reason(), so that the mechanism column need not.
    virtual bool saysWhy() const { return false; }
    virtual QString hint() const { return {}; }         ///< what to do here, for who sees it for the first time
    virtual QString summary() const { return {}; }      ///< for the status bar
    virtual QString caption() const { return {}; }      ///< for what is exported: says that it is a simulation, and of what
    virtual CommandScript script() const { return {}; } ///< what gives the numbers on screen; throws MissingData
    QString command(CommandLanguage language = CommandLanguage::shell) const; ///< the script as a text; throws MissingData
    /// What can be released from here. Throws InvalidParameter, MissingData.
    virtual std::optional<ReleaseOffer> release() const { return {}; }
    /// What "Copy picture" copies: the plot in focus, else the first.
    virtual QImage picture() const;
    /// Asks for a file and writes a picture of all that may leave. Returns what to say, or nothing where plots are all there
    /// is to export.
    virtual std::optional<QString> exportPicture() { return {}; }

    /// Its own, in the menus View and Analyse while it is open.
    virtual std::vector<QAction*> viewActions() const { return {}; }
    virtual std::vector<QAction*> analyseActions() const { return {}; }

  Q_SIGNALS:
    void cardContent(const nictate::CardContent& content);
    void nothingToShow(const QString& reason);
    void hovered(const QString& text); ///< what is under the cursor; empty when it left
    void action(const QString& name);  ///< of the window, that would help
    void warned(const QString& text);  ///< empty when all is well again
    void noted(const QString& text);   ///< done, and this is to be known about it
    void failed(const QString& text);
    /// Something else than release() is to be released; asked anew where the study is read again in between.
    void releaseAsked(const std::function<std::optional<nictate::ReleaseOffer>()>& offer);
    void plotAsked(const QString& page, nictate::PlotWish wish); ///< in a plot's own menu

  protected:
    void present(CardContent content);
    void presentNothing(const QString& reason);

    Document& document_;

  private:
    std::string id_;
    QString title_;
    std::optional<CardContent> content_;
    QString reason_;
};

} // namespace nictate

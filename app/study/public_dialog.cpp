#include "app/study/public_dialog.h"

#include "widgets/translated.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

namespace nictate {

namespace {

QLabel* wrapped(const QString& text) {
    auto* label = new QLabel(text);
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    return label;
}

QString question(Origin origin) {
    return origin == Origin::guessed ? PublicDialog::tr("It is so") : PublicDialog::tr("It was fixed beforehand");
}

} // namespace

QString originText(Origin origin) {
    switch (origin) {
    case Origin::guessed: return PublicDialog::tr("guessed from the files: nothing is released before you confirm it");
    case Origin::counted: return PublicDialog::tr("counted from the recordings: a release is not proven while it is");
    case Origin::usual: return PublicDialog::tr("default of Nictate");
    case Origin::format: return PublicDialog::tr("fixed by the format or by a list in the study");
    case Origin::saved: return PublicDialog::tr("saved with the study");
    case Origin::given: return PublicDialog::tr("given by you");
    case Origin::declared: break;
    }
    return PublicDialog::tr("declared by you");
}

PublicDialog::PublicDialog(const PublicFrame& frame, QWidget* parent) : QDialog(parent), frame_(frame) {
    setObjectName("public");
    setWindowTitle(tr("What is public"));
    auto* lines = new QWidget;
    auto* grid = new QGridLayout(lines);
    grid->setColumnStretch(0, 3);
    grid->setColumnStretch(1, 2);
    for (const FrameLine& line : frameLines(frame))
        addLine(grid, line);
    grid->setRowStretch(grid->rowCount(), 1);
    auto* area = new QScrollArea;
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setWidget(lines);

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    buttons->addButton(tr("&Save"), QDialogButtonBox::AcceptRole)->setObjectName("public_save");
    auto* reading = buttons->addButton(tr("How it is &read…"), QDialogButtonBox::ActionRole);
    reading->setObjectName("public_reading");
    connect(reading, &QPushButton::clicked, this, [this] {
        reject();
        Q_EMIT readingWanted();
    });
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    auto* page = new QVBoxLayout(this);
    page->addWidget(
        wrapped(tr("Everybody who sees a release may know what is listed here. Noise protects the rest. So each line must "
                   "be the same whether or not any one person took part. Tick a line only if you know that it is.")));
    page->addWidget(area, 1);
    page->addWidget(
        wrapped(tr("Save keeps this beside the study. Ids and names of files stay with you and are never released.")));
    page->addWidget(buttons);
    resize(760, 520);
}

void PublicDialog::addLine(QGridLayout* grid, const FrameLine& line) {
    const int row = grid->rowCount();
    QString text = translated(line.text);
    if (line.entry == "reading")
        for (const std::string& key : frame_.reading.guesses())
            text += "\n• " + translated(inWords(key, *frame_.reading.find(key)));
    auto* said = wrapped(text);
    said->setAlignment(Qt::AlignTop);
    grid->addWidget(said, row, 0);
    auto* state = new QVBoxLayout;
    state->addWidget(wrapped(originText(line.origin)));
    if (!isSettled(line.origin)) {
        auto* box = new QCheckBox(question(line.origin));
        box->setObjectName("agree_" + QString::fromStdString(line.entry));
        box->setAccessibleDescription(translated(line.text));
        state->addWidget(box);
        agreed_.emplace_back(line.entry, box);
    }
    state->addStretch(1);
    grid->addLayout(state, row, 1);
}

PublicFrame PublicDialog::agreed() const {
    PublicFrame frame = frame_;
    for (const auto& [entry, box] : agreed_)
        if (box->isChecked())
            declare(frame, entry);
    return frame;
}

} // namespace nictate

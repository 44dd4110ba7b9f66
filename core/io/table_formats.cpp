#include "core/io/formats.h"

namespace nictate {

const std::vector<TableFormat>& tableFormats() {
    static const std::vector<TableFormat> list = {
        tobiiProLab(),
        tobiiStudio(),
        smiRaw(),
        smiEventTable(),
        gazebaseVr(),
        gazebase(),
        judo1000(),
        healthyBrainNetwork(),
        htcVive(),
        varjo(),
        hololens(),
        pico(),
        eyelinkFixationReport(),
        eyelinkSampleReport(),
        gazepoint(),
        imotions(),
        imotionsSensor(),
        tobiiStudioFixations(),
    };
    return list;
}

} // namespace nictate

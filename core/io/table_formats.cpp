#include "core/io/formats.h"

namespace nictate {

const std::vector<TableFormat>& tableFormats() {
    static const std::vector<TableFormat> list = {
        tobiiProLab(),
        tobiiStudio(),
        smiRaw(),
        smiEventTable(),
        smiSampleTable(),
        gazebaseVr(),
        gazebase(),
        judo1000(),
        healthyBrainNetwork(),
        htcVive(),
        varjo(),
        varjoUnity(),
        hololens(),
        pico(),
        eyelinkFixationReport(),
        eyelinkSampleReport(),
        gazepoint(),
        imotions(),
        imotionsSensor(),
        imotionsFilter(),
        imotionsBefore(),
        tobiiStudioFixations(),
        pupilSurface(),
        pupilReferenceImage(),
        pupilMarkerMapper(),
        pupilReferenceImageFixations(),
        pupilMarkerMapperFixations(),
        daemons(),
        meco(),
        aria(),
        gorilla(),
        tobiiResearch(),
        tobiiResearchColumns(),
        eprimeTobii(),
        asee(),
        eyelogic(),
        ogamaFixations(),
        osie(),
        mit1003(),
        cat2000(),
        eyeTribe(),
        viewpoint(),
        psychopyTobii(),
        iohubBinocular(),
        iohubMonocular(),
    };
    return list;
}

} // namespace nictate

#pragma once
// The formats of table_formats.cpp, by whose program writes them.

#include "core/io/table_format.h"

namespace nictate {

TableFormat gazepoint();
TableFormat imotions();
TableFormat imotionsBefore(); ///< as versions up to 6 wrote it
TableFormat imotionsFilter(); ///< the fixation filter's signals by themselves
TableFormat imotionsSensor(); ///< the eye tracker's signals by themselves
TableFormat tobiiProLab();
/// Names of the columns in which Tobii Pro Lab states an error in degrees: the validation's go before the calibration's.
const std::vector<std::string_view>& tobiiValidationColumns();
TableFormat tobiiStudio();
TableFormat smiRaw();
TableFormat smiEventTable();
TableFormat smiSampleTable();
TableFormat gazebaseVr();
TableFormat gazebase();
TableFormat judo1000();
TableFormat healthyBrainNetwork();
TableFormat htcVive();
TableFormat varjo();
TableFormat varjoUnity(); ///< the log of Varjo's example for Unity
TableFormat hololens();
TableFormat pico();
TableFormat eyelinkFixationReport();
TableFormat eyelinkSampleReport();
TableFormat tobiiStudioFixations();
TableFormat tobiiClearview();
TableFormat tobiiClearviewPlain(); ///< as Tobii Studio wrote them at first, with names without brackets
TableFormat pupilSurface();
TableFormat pupilReferenceImage();
TableFormat pupilMarkerMapper();
TableFormat pupilReferenceImageFixations();
TableFormat pupilMarkerMapperFixations();
TableFormat daemons();
TableFormat meco();
TableFormat aria();
TableFormat gorilla();
TableFormat tobiiResearch();
TableFormat tobiiResearchColumns();
TableFormat eprimeTobii();
TableFormat remodnav();
TableFormat asee();
TableFormat eyelogic();
TableFormat ogamaFixations();
TableFormat osie();
TableFormat mit1003();
TableFormat cat2000();
TableFormat eyeTribe();
TableFormat viewpoint();
TableFormat gazecomArff();
TableFormat gazecomCoord();
TableFormat psychopyTobii();
TableFormat edf2mat();
TableFormat iohubBinocular();
TableFormat iohubMonocular();

} // namespace nictate

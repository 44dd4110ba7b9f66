// EXPECT: no matching function|no known conversion|could not convert|cannot convert
#include "core/domains/gaze/gaze.h"

nictate::GazeFacts factsFromRecords(const nictate::GazeStudy& study) { return nictate::gazeFacts(study); }

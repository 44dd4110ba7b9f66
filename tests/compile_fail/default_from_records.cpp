// EXPECT: no matching function|no known conversion|could not convert|cannot convert
#include "core/mechanisms/streams/streams.h"

nictate::StreamFacts factsFromRecords(const nictate::StreamStudy& study) { return nictate::streamFacts(study); }

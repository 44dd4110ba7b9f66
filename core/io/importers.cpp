#include "core/io/eyelink_study.h"
#include "core/io/feature_folder.h"
#include "core/io/importer.h"
#include "core/io/native_folder.h"
#include "core/io/table_study.h"

namespace nictate {

const std::vector<Importer>& importers() {
    static const std::vector<Importer> list = {
        nativeStudies(),
        featureFolders(),
        eyelinkStudies(),
        tableStudies(),
    };
    return list;
}

} // namespace nictate

# nictate_de.ts holds what windows say, found by lupdate (target update_translations); core_de.ts what the core says, kept by hand
# and by tests/app/window/translations_test.cpp, which names what is missing.
find_program(LRELEASE lrelease PATHS /usr/lib/qt6/bin NO_DEFAULT_PATH REQUIRED)
find_program(LUPDATE lupdate PATHS /usr/lib/qt6/bin NO_DEFAULT_PATH REQUIRED)
set(translations ${PROJECT_SOURCE_DIR}/resources/translations)
set(compiled ${PROJECT_BINARY_DIR}/translations)
file(MAKE_DIRECTORY ${compiled})
add_custom_command(OUTPUT ${compiled}/nictate_de.qm
  COMMAND ${LRELEASE} -silent ${translations}/nictate_de.ts -qm ${compiled}/nictate_de.qm
  DEPENDS ${translations}/nictate_de.ts VERBATIM)
foreach(catalogue core_de nictate_de) # the latter as compiled, and to be searched backwards
  configure_file(${translations}/${catalogue}.ts ${compiled}/${catalogue}.ts COPYONLY)
endforeach()
configure_file(${translations}/translations.qrc ${compiled}/translations.qrc COPYONLY)
qt_add_resources(translation_resources ${compiled}/translations.qrc OPTIONS ${CMAKE_AUTORCC_OPTIONS})
set(lupdate ${LUPDATE} app widgets -I . -no-obsolete -locations none -tr-function-alias tr+=words -source-language en -target-language de)
add_custom_target(update_translations COMMAND ${lupdate} -ts ${translations}/nictate_de.ts
  WORKING_DIRECTORY ${PROJECT_SOURCE_DIR} VERBATIM)

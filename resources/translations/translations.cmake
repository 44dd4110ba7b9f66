# What windows say (nictate_de.ts) and what the core says (core_de.ts), both found by lupdate: target update_translations.
#
# Words of both that stay the same everywhere, in the Sie form, short:
# release = veröffentlichen, Veröffentlichung · as published (of papers) = wie publiziert · guarantee = Garantie
# observer = Beobachter · participant, one observer = Person, Teilnehmende · attacker = Angreifer
# gaze = Blick, Blickdaten · sample = Abtastwert · recording = Aufzeichnung · stimulus = Stimulus · map = Heatmap
# area of interest = AOI · bench = Bereich · ledger = Kontobuch · privacy card = Privatheitskarte · privacy loss = Privatheitsverlust
# clip, cap = Kappung · noise = Rauschen · prior = Vorwissen · blur = Weichzeichnung · splat = Verteilung · chunk = Abschnitt
# feature = Merkmal · bounds = Grenzen · condition = Bedingung · task = Aufgabe · utility = Nutzen · fidelity = Treue
find_program(LRELEASE lrelease PATHS /usr/lib/qt6/bin NO_DEFAULT_PATH REQUIRED)
find_program(LUPDATE lupdate PATHS /usr/lib/qt6/bin NO_DEFAULT_PATH REQUIRED)
set(translations ${PROJECT_SOURCE_DIR}/resources/translations)
set(compiled ${PROJECT_BINARY_DIR}/translations)
file(MAKE_DIRECTORY ${compiled})
configure_file(${translations}/nictate_de.ts ${compiled}/nictate_de.ts COPYONLY)
# lupdate names contexts by classes and namespaces; a text of the core is looked up wherever it was made, so once is enough.
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${translations}/core_de.ts)
file(READ ${translations}/core_de.ts core_texts)
string(REPLACE ";" "{semicolon}" core_texts "${core_texts}") # a list takes these as its own
string(REPLACE "[" "{open}" core_texts "${core_texts}")
string(REPLACE "]" "{close}" core_texts "${core_texts}")
string(REGEX MATCHALL "<message>.*</message>" core_messages "${core_texts}")
string(REGEX REPLACE "</message>[^<]*(</context>[^<]*<context>[^<]*<name>[^<]*</name>[^<]*)?<message>" "</message>;<message>" core_messages "${core_messages}")
list(REMOVE_DUPLICATES core_messages)
list(JOIN core_messages "\n" core_messages)
string(REPLACE "{semicolon}" ";" core_messages "${core_messages}")
string(REPLACE "{open}" "[" core_messages "${core_messages}")
string(REPLACE "{close}" "]" core_messages "${core_messages}")
file(CONFIGURE OUTPUT ${compiled}/core_de.ts @ONLY CONTENT [[<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>core</name>
@core_messages@
</context>
</TS>
]])
foreach(catalogue core_de nictate_de) # as compiled, and to be searched backwards
  add_custom_command(OUTPUT ${compiled}/${catalogue}.qm
    COMMAND ${LRELEASE} -silent ${compiled}/${catalogue}.ts -qm ${compiled}/${catalogue}.qm
    DEPENDS ${compiled}/${catalogue}.ts VERBATIM)
endforeach()
configure_file(${translations}/translations.qrc ${compiled}/translations.qrc COPYONLY)
qt_add_resources(translation_resources ${compiled}/translations.qrc OPTIONS ${CMAKE_AUTORCC_OPTIONS})
set(lupdate ${LUPDATE} -I . -no-obsolete -locations none -source-language en -target-language de)
add_custom_target(update_translations
  COMMAND ${lupdate} app widgets -tr-function-alias tr+=words -ts ${translations}/nictate_de.ts
  COMMAND ${lupdate} -silent core app/batch/batch_plan.cpp -tr-function-alias tr=Text -ts ${translations}/core_de.ts
  WORKING_DIRECTORY ${PROJECT_SOURCE_DIR} VERBATIM)

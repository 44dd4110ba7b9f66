# Compiles SOURCE without linking. A file whose first line is "// EXPECT: <regex>" must fail with that in the
# compiler's errors; any other must compile.
file(STRINGS ${SOURCE} first LIMIT_COUNT 1)
execute_process(COMMAND ${COMPILER} -std=c++20 -fsyntax-only -I${ROOT} ${INCLUDES} "-DNICTATE_VERSION=\"0\"" ${SOURCE}
  RESULT_VARIABLE status ERROR_VARIABLE errors OUTPUT_QUIET)
get_filename_component(name ${SOURCE} NAME)
if(first MATCHES "^// EXPECT: (.*)$")
  set(expected "${CMAKE_MATCH_1}")
  if(status EQUAL 0)
    message(FATAL_ERROR "${name} compiles, and must not")
  endif()
  if(NOT errors MATCHES "${expected}")
    message(FATAL_ERROR "${name} fails, but not with '${expected}':\n${errors}")
  endif()
  message(STATUS "${name} does not compile, as it should be")
elseif(NOT status EQUAL 0)
  message(FATAL_ERROR "${name} must compile:\n${errors}")
endif()

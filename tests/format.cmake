# Every file is laid out as .clang-format says; names those that are not.
file(GLOB_RECURSE files ${ROOT}/core/*.cpp ${ROOT}/core/*.h ${ROOT}/widgets/*.cpp ${ROOT}/widgets/*.h ${ROOT}/app/*.cpp
  ${ROOT}/app/*.h ${ROOT}/tests/*.cpp ${ROOT}/tests/*.h)
find_program(CLANG_FORMAT clang-format-14) # others lay out some hundred places otherwise
if(NOT CLANG_FORMAT)
  message("format: skipped: clang-format-14, whose layout this is, is not to be had here")
  return()
endif()
execute_process(COMMAND ${CLANG_FORMAT} --dry-run -Werror ${files} ERROR_VARIABLE complaints RESULT_VARIABLE status)
if(status)
  string(REGEX MATCHALL "[^\n]+: error: [^\n]+" places "${complaints}")
  string(REPLACE ";" "\n" places "${places}")
  message(FATAL_ERROR "clang-format-14 -i mends these:\n${places}${status}")
endif()

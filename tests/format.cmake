# Every file is laid out as .clang-format says; names those that are not.
file(GLOB_RECURSE files ${ROOT}/core/*.cpp ${ROOT}/core/*.h ${ROOT}/widgets/*.cpp ${ROOT}/widgets/*.h ${ROOT}/app/*.cpp
  ${ROOT}/app/*.h ${ROOT}/tests/*.cpp ${ROOT}/tests/*.h)
execute_process(COMMAND clang-format --dry-run -Werror ${files} ERROR_VARIABLE complaints RESULT_VARIABLE status)
if(status)
  string(REGEX MATCHALL "[^\n]+: error: [^\n]+" places "${complaints}")
  string(REPLACE ";" "\n" places "${places}")
  message(FATAL_ERROR "clang-format -i mends these:\n${places}${status}")
endif()

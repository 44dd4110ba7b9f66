# What must not compile: a release from a seed, and publishing anything but a release.
find_package(Eigen3 REQUIRED)
get_target_property(eigen Eigen3::Eigen INTERFACE_INCLUDE_DIRECTORIES)
list(TRANSFORM eigen PREPEND -isystem)
file(GLOB attempts CONFIGURE_DEPENDS compile_fail/*.cpp)
foreach(attempt IN LISTS attempts)
  get_filename_component(name ${attempt} NAME_WE)
  add_test(NAME compile_${name} COMMAND ${CMAKE_COMMAND} -DSOURCE=${attempt} -DCOMPILER=${CMAKE_CXX_COMPILER}
    -DROOT=${PROJECT_SOURCE_DIR} "-DINCLUDES=${eigen}" -P ${CMAKE_CURRENT_SOURCE_DIR}/compile_fail/check.cmake)
endforeach()

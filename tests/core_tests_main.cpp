#include "tests/catch_runner.h"

int main(int argc, char** argv) { return nictate::runCatch(argc, argv); }

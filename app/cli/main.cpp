#include "app/cli/commands.h"

int main(int count, char** arguments) { return nictate::cli::runProgram(count, arguments, nictate::cli::addCommands); }

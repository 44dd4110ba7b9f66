#include "tests/platform/task.h"

#include <exception>
#include <iostream>
#include <map>
#include <utility>

namespace nictate::test {

namespace {

std::map<std::string, const Task*>& tasks() {
    static std::map<std::string, const Task*> all;
    return all;
}

} // namespace

Task::Task(std::string name, Work work) : name_(std::move(name)), work_(work) { tasks()[name_] = this; }

const Task& Task::called(const std::string& name) { return *tasks().at(name); }

int Task::run(const std::vector<std::string>& words) const {
    try {
        return work_(words);
    } catch (const std::exception& problem) {
        std::cerr << problem.what() << "\n";
    } catch (...) {
    }
    return 99;
}

} // namespace nictate::test

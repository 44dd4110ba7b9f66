#pragma once
// Work for another process of a test program, by name: some systems copy a process, others start the program again.

#include <string>
#include <vector>

namespace nictate::test {

/// What another process of this program does. It knows nothing of the one that starts it but the words it is given.
class Task {
  public:
    using Work = int (*)(const std::vector<std::string>& words);
    /// By a name that no other task of this program has. For objects that live as long as the program.
    Task(std::string name, Work work);
    /// Throws std::out_of_range when there is none of this name.
    static const Task& called(const std::string& name);
    const std::string& name() const { return name_; }
    /// Does it here. Returns what it returns; 99, with the reason on standard error, when it throws.
    int run(const std::vector<std::string>& words) const;

  private:
    std::string name_;
    Work work_;
};

} // namespace nictate::test

#include "core/io/atomic_file.h"

#include "core/errors.h"

#include <cerrno>
#include <fcntl.h>
#include <string>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>
#include <vector>

namespace nictate {

namespace {

[[noreturn]] void refuse(const std::filesystem::path& path, int reason) {
    throw OutputError(path.string() + " could not be written: " + std::generic_category().message(reason));
}

/// A file being written beside its destination; removed again unless it was moved into place.
class Draft {
  public:
    explicit Draft(const std::filesystem::path& destination) : destination_(destination) {
        std::string pattern = destination.string() + ".XXXXXX";
        name_.assign(pattern.begin(), pattern.end());
        name_.push_back('\0');
        file_ = ::mkstemp(name_.data());
        if (file_ < 0)
            refuse(destination_, errno);
    }
    Draft(const Draft&) = delete;
    Draft& operator=(const Draft&) = delete;
    ~Draft() {
        if (file_ >= 0)
            ::close(file_);
        if (!in_place_)
            ::unlink(name_.data());
    }

    void write(std::string_view bytes) {
        while (!bytes.empty()) {
            ssize_t written = ::write(file_, bytes.data(), bytes.size());
            if (written < 0 && errno == EINTR)
                continue;
            if (written < 0)
                refuse(destination_, errno);
            bytes.remove_prefix(static_cast<std::size_t>(written));
        }
    }

    void moveIntoPlace() {
        // mkstemp makes files private; give the draft the permissions an ordinary new file (or the old one) has.
        struct stat old {};
        mode_t mode = 0;
        if (::stat(destination_.c_str(), &old) == 0)
            mode = old.st_mode & 07777;
        else {
            mode_t mask = ::umask(0);
            ::umask(mask);
            mode = 0666 & ~mask;
        }
        if (::fchmod(file_, mode) != 0 || ::fsync(file_) != 0)
            refuse(destination_, errno);
        int closed = ::close(file_);
        file_ = -1;
        if (closed != 0 || ::rename(name_.data(), destination_.c_str()) != 0)
            refuse(destination_, errno);
        in_place_ = true;
    }

  private:
    std::filesystem::path destination_;
    std::vector<char> name_;
    int file_ = -1;
    bool in_place_ = false;
};

} // namespace

void writeFileAtomically(const std::filesystem::path& path, std::string_view bytes) {
    Draft draft(path);
    draft.write(bytes);
    draft.moveIntoPlace();
}

} // namespace nictate

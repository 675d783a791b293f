// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <filesystem>
#include <system_error>
#include <utility>

namespace normscope {

namespace {

class Descriptor {
public:
    explicit Descriptor(int number) : m_number(number) {}
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
    ~Descriptor() {
        if (m_number >= 0) ::close(m_number);
    }
    int number() const { return m_number; }
    bool valid() const { return m_number >= 0; }
    // A full disk may be reported only here.
    bool close() { return ::close(std::exchange(m_number, -1)) == 0; }

private:
    int m_number;
};

std::string systemReason(int code) { return std::generic_category().message(code); }

unexpected<Error> failure(const std::string& path, const char* pattern, int code) {
    return unexpected(Error{path, "", Text(pattern, {systemReason(code)})});
}

unexpected<Error> notRegular(const std::string& path, mode_t mode) {
    if (S_ISDIR(mode)) return unexpected(Error{path, "", NORMSCOPE_TEXT("this is a folder, not a file")});
    return unexpected(Error{path, "", NORMSCOPE_TEXT("this is a device or pipe, not a file")});
}

Text tooLarge(std::size_t size, std::size_t maxBytes) {
    return Text(NORMSCOPE_TEXT("the file has %1 bytes, at most %2 are read"),
                {std::to_string(size), std::to_string(maxBytes)});
}

// Reads at most size bytes into data; fewer if the file ends before. Negative: errno says why.
ssize_t readFully(int descriptor, char* data, std::size_t size) {
    std::size_t done = 0;
    while (done < size) {
        const ssize_t got = ::read(descriptor, data + done, size - done);
        if (got < 0 && errno == EINTR) continue;
        if (got < 0) return got;
        if (got == 0) break;
        done += std::size_t(got);
    }
    return ssize_t(done);
}

bool writeFully(int descriptor, std::string_view bytes) {
    while (!bytes.empty()) {
        const ssize_t put = ::write(descriptor, bytes.data(), bytes.size());
        if (put < 0 && errno == EINTR) continue;
        if (put < 0) return false;
        bytes.remove_prefix(std::size_t(put));
    }
    return true;
}

template <class Bytes>
Expected<Bytes> readInto(const std::string& path, std::size_t maxBytes) {
    // Without O_NONBLOCK opening a pipe that nobody writes to would wait for ever.
    const Descriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
    if (!file.valid()) return failure(path, NORMSCOPE_TEXT("cannot be opened: %1"), errno);
    struct stat status = {};
    if (::fstat(file.number(), &status) != 0) return failure(path, NORMSCOPE_TEXT("cannot be read: %1"), errno);
    if (!S_ISREG(status.st_mode)) return notRegular(path, status.st_mode);
    const auto size = std::size_t(status.st_size);
    if (size > maxBytes) return unexpected(Error{path, "", tooLarge(size, maxBytes)});
    Bytes bytes;
    bytes.resize(size);
    const ssize_t got = readFully(file.number(), reinterpret_cast<char*>(bytes.data()), size);
    if (got < 0) return failure(path, NORMSCOPE_TEXT("cannot be read: %1"), errno);
    bytes.resize(std::size_t(got));
    return bytes;
}

// A new file in the folder, named so that a crash leaves something recognisable; never an existing one.
std::pair<int, std::string> createBeside(const std::filesystem::path& target) {
    for (int attempt = 0;; ++attempt) {
        const std::string name = ".normscope-" + std::to_string(::getpid()) + "-" + std::to_string(attempt) + ".tmp";
        const std::string path = (target.parent_path() / name).string();
        const int number = ::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
        if (number >= 0 || errno != EEXIST) return {number, path};
    }
}

// The rename itself reaches the disk with the folder. Some file systems cannot do this; the data is safe all the same.
void flushFolder(const std::filesystem::path& target) {
    const std::string folder = target.has_parent_path() ? target.parent_path().string() : ".";
    const Descriptor descriptor(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (descriptor.valid()) ::fsync(descriptor.number());
}

Expected<void> replaceBy(const std::string& temporary, const std::filesystem::path& target) {
    if (::rename(temporary.c_str(), target.c_str()) != 0)
        return failure(target.string(), NORMSCOPE_TEXT("cannot be replaced: %1"), errno);
    flushFolder(target);
    return {};
}

Expected<void> fill(Descriptor& file, const std::string& path, std::string_view bytes, const struct stat* keep) {
    const bool good = (!keep || ::fchmod(file.number(), keep->st_mode & 07777) == 0) &&
                      writeFully(file.number(), bytes) && ::fsync(file.number()) == 0 && file.close();
    if (!good) return failure(path, NORMSCOPE_TEXT("cannot be written: %1"), errno);
    return {};
}

// The file behind a symbolic link is replaced, not the link.
std::filesystem::path behindLinks(const std::string& path) {
    std::error_code none;
    std::filesystem::path target = std::filesystem::canonical(path, none);
    return none ? std::filesystem::path(path) : target;
}

} // namespace

Expected<std::vector<std::byte>> readFile(const std::string& path, std::size_t maxBytes) {
    return readInto<std::vector<std::byte>>(path, maxBytes);
}

Expected<std::string> readTextFile(const std::string& path, std::size_t maxBytes) {
    return readInto<std::string>(path, maxBytes);
}

Expected<void> writeFile(const std::string& path, std::string_view bytes) {
    const std::filesystem::path target = behindLinks(path);
    struct stat status = {};
    const bool exists = ::stat(target.c_str(), &status) == 0;
    if (exists && !S_ISREG(status.st_mode)) return notRegular(path, status.st_mode);
    const auto [number, temporary] = createBeside(target);
    Descriptor file(number);
    if (!file.valid()) return failure(path, NORMSCOPE_TEXT("cannot be written: %1"), errno);
    Expected<void> result = fill(file, path, bytes, exists ? &status : nullptr);
    if (result) result = replaceBy(temporary, target);
    if (!result) ::unlink(temporary.c_str());
    return result;
}

} // namespace normscope

#pragma once

#include "core/files/text_source.h"

#include <iterator>

namespace nictate {

/// The characters of a text, a block at a time, for whoever reads by iterators (JSON): the text is never in memory as a whole.
class TextCharacters {
  public:
    using iterator_category = std::input_iterator_tag;
    using value_type = char;
    using difference_type = std::ptrdiff_t;
    using pointer = const char*;
    using reference = char;

    TextCharacters() = default;
    explicit TextCharacters(TextSource& text) : text_(&text) { fill(); }
    char operator*() const { return block_[at_]; }
    TextCharacters& operator++() {
        if (++at_ == block_.size())
            fill();
        return *this;
    }
    TextCharacters operator++(int) {
        TextCharacters before = *this;
        ++*this;
        return before;
    }
    bool operator==(const TextCharacters& other) const { return text_ == other.text_; }

  private:
    void fill() {
        text_->consume(block_.size());
        at_ = 0;
        if (text_->pending().empty() && !text_->more())
            text_ = nullptr;
        block_ = text_ == nullptr ? std::string_view() : text_->pending();
    }

    TextSource* text_ = nullptr;
    std::string_view block_;
    std::size_t at_ = 0;
};

} // namespace nictate

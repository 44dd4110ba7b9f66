#include "core/events/word_book.h"

#include "core/events/window_features.h"

namespace nictate {

namespace {

std::size_t possibleWords(int length) {
    std::size_t words = 1;
    for (int i = 0; i < length; ++i)
        words *= saccade_letters;
    return words;
}

} // namespace

WordBook::WordBook(int letters_a_word) : length_(letters_a_word), counts_(possibleWords(letters_a_word), 0) {}

std::size_t WordBook::index(const int* letters) const {
    std::size_t word = 0;
    for (int i = 0; i < length_; ++i)
        word = word * saccade_letters + static_cast<std::size_t>(letters[i]);
    return word;
}

void WordBook::move(std::size_t word, int by) {
    std::uint32_t& count = counts_[word];
    const double before = count;
    if (words_with_.size() <= count + 1)
        words_with_.resize(count + 2, 0);
    if (count > 0)
        --words_with_[count];
    else
        ++distinct_;
    count = by > 0 ? count + 1 : count - 1;
    if (count > 0)
        ++words_with_[count];
    else
        --distinct_;
    total_ += by;
    squares_ += static_cast<double>(count) * count - before * before;
}

double WordBook::maximum() const {
    for (std::size_t count = words_with_.size(); count-- > 1;)
        if (words_with_[count] > 0)
            return static_cast<double>(count);
    return 0;
}

double WordBook::minimum() const {
    if (distinct_ < counts_.size())
        return 0;
    std::size_t count = 1;
    while (words_with_[count] == 0)
        ++count;
    return static_cast<double>(count);
}

double WordBook::mean() const { return total_ / static_cast<double>(counts_.size()); }

double WordBook::variance() const { return squares_ / static_cast<double>(counts_.size()) - mean() * mean(); }

} // namespace nictate

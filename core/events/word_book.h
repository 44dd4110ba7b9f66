#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace nictate {

/// How often each of the 24^n words of n successive saccade letters stands in a window, kept up as the window slides.
/// (Word-book analysis of Bulling et al., IEEE PAMI 2011.)
class WordBook {
  public:
    explicit WordBook(int letters_a_word);

    void add(const int* letters) { move(index(letters), +1); }
    void remove(const int* letters) { move(index(letters), -1); }

    double distinct() const { return static_cast<double>(distinct_); } ///< words with a count above 0
    double maximum() const;
    double minimum() const; ///< over all possible words: 0 unless every word occurs
    double mean() const;
    double variance() const; ///< divisor 24^n

  private:
    std::size_t index(const int* letters) const;
    void move(std::size_t word, int by);

    int length_;
    std::vector<std::uint32_t> counts_;
    std::vector<std::size_t> words_with_; ///< [c]: how many words have count c; c ≥ 1
    std::size_t distinct_ = 0;
    double total_ = 0, squares_ = 0;
};

} // namespace nictate

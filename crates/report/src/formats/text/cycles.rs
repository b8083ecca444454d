//! Repetitions in a sequence: what a spin loop does is worth showing once.

use std::ops::Range;

/// A part of a sequence, and how often it occurs one after the other.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Fold {
    /// The first occurrence.
    pub(crate) once: Range<usize>,
    /// How many occurrences there are; 1 for what is not repeated.
    pub(crate) times: usize,
}

/// The longest part whose repetition is noticed.
const LONGEST: usize = 32;

/// How often something must occur in a row to be folded: twice may be a coincidence, and says more when written out.
const FEWEST: usize = 3;

/// Cuts a sequence into parts that together cover it. At each place the part that covers most is taken, of several the
/// shortest.
pub(crate) fn folds<T: PartialEq>(items: &[T]) -> Vec<Fold> {
    let mut folds: Vec<Fold> = Vec::new();
    let mut start = 0;
    while start < items.len() {
        let fold = best(items, start).unwrap_or(Fold { once: start..start + 1, times: 1 });
        start = fold.once.start + fold.once.len() * fold.times;
        match folds.last_mut() {
            Some(before) if before.times == 1 && fold.times == 1 => before.once.end = fold.once.end,
            _ => folds.push(fold),
        }
    }
    folds
}

/// The repetition at `start` that covers most.
fn best<T: PartialEq>(items: &[T], start: usize) -> Option<Fold> {
    let longest = LONGEST.min((items.len() - start) / FEWEST);
    let repetitions =
        (1..=longest).map(|length| Fold { once: start..start + length, times: occurrences(&items[start..], length) });
    let repetitions = repetitions.filter(|fold| fold.times >= FEWEST);
    repetitions.reduce(|best, next| if covered(&next) > covered(&best) { next } else { best })
}

fn covered(fold: &Fold) -> usize {
    fold.once.len() * fold.times
}

/// How often the first `length` items occur in a row.
fn occurrences<T: PartialEq>(items: &[T], length: usize) -> usize {
    let once = &items[..length];
    items.chunks_exact(length).take_while(|chunk| *chunk == once).count()
}

#[cfg(test)]
mod tests {
    use super::{Fold, folds};

    fn check(text: &str, expected: &[(&str, usize)]) {
        let items: Vec<char> = text.chars().collect();
        let found: Vec<(String, usize)> =
            folds(&items).into_iter().map(|Fold { once, times }| (items[once].iter().collect(), times)).collect();
        let expected: Vec<(String, usize)> = expected.iter().map(|&(part, times)| (part.to_string(), times)).collect();
        assert_eq!(found, expected, "{text}");
    }

    #[test]
    fn three_in_a_row_are_a_repetition() {
        check("", &[]);
        check("abcd", &[("abcd", 1)]);
        check("aabb", &[("aabb", 1)]);
        check("aaab", &[("a", 3), ("b", 1)]);
        check("xabababy", &[("x", 1), ("ab", 3), ("y", 1)]);
        check("xababay", &[("xababay", 1)]);
    }

    #[test]
    fn the_repetition_that_covers_most_wins() {
        check("aaabaaabaaab", &[("aaab", 3)]);
        check("aaaaaa", &[("a", 6)]);
        check("abcabcabcd", &[("abc", 3), ("d", 1)]);
        check("ababababa", &[("ab", 4), ("a", 1)]);
    }

    #[test]
    fn the_parts_cover_everything() {
        let items: Vec<u32> = (0..5_000).map(|n: u32| n.wrapping_mul(n) / 7 % 3).collect();
        let mut unfolded = Vec::new();
        for Fold { once, times } in folds(&items) {
            (0..times).for_each(|_| unfolded.extend_from_slice(&items[once.clone()]));
        }
        assert_eq!(unfolded, items);
    }
}

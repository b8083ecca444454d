//! The lines of a source file with what became of each.

use crate::slice::SlicedFile;
use crate::sources::Sources;
use std::collections::{BTreeMap, BTreeSet};

/// What became of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fate<'a> {
    /// Something of it is kept, by these dependences.
    Kept(&'a [&'static str]),
    /// All its code is removed.
    Removed,
    /// It has no code that can be reached: a comment, a brace, a declaration, a method that nobody calls.
    WithoutCode,
}

/// A line of a source file.
pub(super) struct SourceLine<'a> {
    pub(super) number: u32,
    pub(super) text: &'a str,
    pub(super) fate: Fate<'a>,
    /// A value or a branch of it is known.
    pub(super) is_evaluated: bool,
}

/// All lines of a file; none where its source is not there, or is not the one that was compiled.
pub(super) fn source_lines<'a>(file: &'a SlicedFile, sources: &'a dyn Sources) -> Vec<SourceLine<'a>> {
    let removed: BTreeSet<u32> = file.removed.iter().copied().collect();
    let kept: BTreeMap<u32, &[&'static str]> =
        file.reasons.iter().map(|reason| (reason.line, reason.dependences.as_slice())).collect();
    let texts = (1..).map_while(|number| Some((number, sources.line(&file.class, &file.name, number)?)));
    let fate = |number: u32| match kept.get(&number) {
        Some(dependences) => Fate::Kept(dependences),
        None if removed.contains(&number) => Fate::Removed,
        None => Fate::WithoutCode,
    };
    let evaluated: BTreeSet<u32> = file.evaluated.iter().copied().collect();
    let is_evaluated = |number: u32| kept.contains_key(&number) && evaluated.contains(&number);
    let lines: Vec<SourceLine<'_>> = texts
        .map(|(number, text)| SourceLine { number, text, fate: fate(number), is_evaluated: is_evaluated(number) })
        .collect();
    let last = file.kept.last().max(file.removed.last()).copied().unwrap_or(0);
    if lines.len() < last as usize { Vec::new() } else { lines }
}

/// Numbers in few words: `3-5, 9`.
pub(in crate::formats) fn ranges(numbers: &[u32]) -> String {
    let mut ranges: Vec<(u32, u32)> = Vec::new();
    for number in numbers {
        match ranges.last_mut() {
            Some((_, end)) if *end + 1 == *number => *end = *number,
            _ => ranges.push((*number, *number)),
        }
    }
    let word = |(begin, end): &(u32, u32)| if begin == end { begin.to_string() } else { format!("{begin}-{end}") };
    ranges.iter().map(word).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::ranges;

    #[test]
    fn numbers_that_follow_each_other_are_one_range() {
        assert_eq!(ranges(&[]), "");
        assert_eq!(ranges(&[3, 4, 5, 9, 11, 12]), "3-5, 9, 11-12");
    }
}

//! Whether all ways of exploring a program agree.

use crate::laboratory::Laboratory;
use crate::program::OUTCOME;
use crate::ways::{Answer, OTHERS, REFERENCE, Way};
use evidence::FaultKey;
use model::{Reason, Verdict};
use search::StoreKind;
use std::collections::BTreeSet;
use std::fmt::Debug;

/// How an exploration of a program ended.
pub(crate) enum Examined {
    /// All ways agree; the answer of the reference, and the least number of states that a way took.
    Agreed(Answer, u64),
    /// There are more states than were allowed.
    TooLarge,
    Disagreed(Disagreement),
}

/// What two ways of exploring do not agree on.
#[derive(Clone, Debug)]
pub(crate) struct Disagreement {
    pub(crate) kind: Kind,
    pub(crate) way: Way,
    pub(crate) words: String,
}

/// What a disagreement is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Panic,
    Unsupported,
    Verdict,
    Violations,
    Outcomes,
    Counterexample,
}

/// Explores a program in every way. Which one comes first depends on `turn`: the first one finds nothing resolved yet.
pub(crate) fn examine(laboratory: &mut Laboratory<'_>, class: &str, turn: u64, most_states: u64) -> Examined {
    let mut ways = OTHERS.to_vec();
    let count = OTHERS.len() as u64;
    ways.rotate_left((turn % count) as usize);
    // The reference has the most states: it soon tells which programs are too large.
    ways.insert((turn / count % 2) as usize, REFERENCE);
    let mut answers = Vec::new();
    for way in ways {
        match laboratory.explore(class, OUTCOME, way, most_states) {
            // Without symmetry there may be states without end.
            Ok(answer) if answer.limited && !way.symmetry => {}
            Ok(answer) if answer.limited => return Examined::TooLarge,
            Ok(answer) => answers.push((way, answer)),
            Err(panic) => return Examined::Disagreed(Disagreement { kind: Kind::Panic, way, words: panic }),
        }
    }
    compare(answers)
}

fn compare(mut answers: Vec<(Way, Answer)>) -> Examined {
    answers.sort_by_key(|(way, _)| *way != REFERENCE);
    let reference = answers[0].1.clone();
    let found = answers.iter().find_map(|(way, answer)| disagreement(&reference, *way, answer));
    let least = answers.iter().map(|(_, answer)| answer.states).min().unwrap_or(0);
    found.map_or(Examined::Agreed(reference, least), Examined::Disagreed)
}

/// What an answer has against the reference, if anything.
fn disagreement(reference: &Answer, way: Way, answer: &Answer) -> Option<Disagreement> {
    let unsupported = matches!(answer.verdict, Verdict::Unknown(Reason::Unsupported(_)));
    let words = [
        (Kind::Unsupported, unsupported.then(|| format!("{:?}", answer.verdict))),
        (Kind::Outcomes, way.final_states.then(|| difference(&reference.outcomes, &answer.outcomes)).flatten()),
        (Kind::Violations, difference(&apart_from_contained(reference, answer), &answer.violations)),
        (Kind::Verdict, wrong_verdict(way, answer)),
        (Kind::Counterexample, answer.not_reproduced.first().cloned()),
    ];
    let found = words.into_iter().find_map(|(kind, words)| words.map(|words| (kind, words)));
    found.map(|(kind, words)| Disagreement { kind, way, words })
}

/// The violations of the reference, without the circles of threads that the answer knows as part of a deadlock of more
/// threads: reduction keeps a state with each circle, and the others may all have come to wait in it.
pub(crate) fn apart_from_contained(reference: &Answer, answer: &Answer) -> BTreeSet<FaultKey> {
    let is_contained = |fault: &FaultKey| answer.violations.iter().any(|whole| fault.is_part_of_deadlock(whole));
    let all = reference.violations.iter();
    all.filter(|fault| answer.violations.contains(fault) || !is_contained(fault)).cloned().collect()
}

/// The verdict must follow from the violations and from what the store promises.
fn wrong_verdict(way: Way, answer: &Answer) -> Option<String> {
    let right = match way.store {
        _ if !answer.violations.is_empty() => Verdict::Violated,
        StoreKind::Exact => Verdict::Holds,
        StoreKind::Hash | StoreKind::Bitstate { .. } => Verdict::Unknown(Reason::Omission),
    };
    (answer.verdict != right).then(|| format!("{:?} instead of {right:?}", answer.verdict))
}

fn difference<T: Ord + Debug>(reference: &BTreeSet<T>, answer: &BTreeSet<T>) -> Option<String> {
    let lines = |only: &BTreeSet<T>, other: &BTreeSet<T>| {
        only.difference(other).map(|item| format!("\n    {item:?}")).collect::<String>()
    };
    let (missing, more) = (lines(reference, answer), lines(answer, reference));
    (reference != answer).then(|| format!("  missing:{missing}\n  more:{more}"))
}

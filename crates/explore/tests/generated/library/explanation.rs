//! Whether an outcome is that of the calls in some order, one after the other.
//!
//! The order must keep what is known of the time: a call that had ended before another began comes before it. In a
//! program whose calls are made one after the other, a call comes when it ends; where calls wait inside, others may
//! come first, as in dual data structures (Scherer and Scott 2004), and a wait may therefore be explained by more
//! orders than there are.

use super::scenario::{BASE, Scenario};
use std::collections::BTreeSet;

/// An outcome in parts.
struct Outcome<'o> {
    /// How the program ended, the answers and what is left, and how many calls each thread has ended.
    visible: Vec<&'o str>,
    ended: Vec<i32>,
    /// For each call, how many calls each thread had ended.
    before: Vec<i32>,
}

/// The outcomes that no order explains, in words.
pub(crate) fn unexplained(scenario: &Scenario, outcomes: &BTreeSet<String>, ordered: &BTreeSet<String>) -> Vec<String> {
    let ordered: Vec<Outcome<'_>> = ordered.iter().map(|text| parse(scenario, text)).collect();
    let strange = outcomes.iter().map(|text| parse(scenario, text)).filter(|outcome| {
        !ordered.iter().any(|order| order.visible == outcome.visible && keeps(scenario, outcome, order))
    });
    let words: BTreeSet<String> = strange.map(|outcome| words(scenario, &outcome)).collect();
    words.into_iter().collect()
}

fn parse<'o>(scenario: &Scenario, text: &'o str) -> Outcome<'o> {
    let parts: Vec<&str> = text.split(' ').collect();
    let calls = scenario.calls().count();
    let threads = scenario.threads.len();
    let visible = 2 + calls + threads;
    let numbers = |parts: &[&str]| parts.iter().map(|part| part.parse().unwrap()).collect();
    Outcome {
        visible: parts[..visible].to_vec(),
        ended: numbers(&parts[2 + calls..visible]),
        before: numbers(&parts[visible..]),
    }
}

/// Whether an order has every ended call after those that had ended before it began.
fn keeps(scenario: &Scenario, outcome: &Outcome<'_>, order: &Outcome<'_>) -> bool {
    scenario.calls().enumerate().all(|(call, (thread, position))| {
        let ended = usize::try_from(outcome.ended[thread]).is_ok_and(|ended| position < ended);
        let digits = |number: i32| (0..3).map(move |other| number / BASE.pow(other) % BASE);
        !ended || digits(outcome.before[call]).zip(digits(order.before[call])).all(|(before, place)| before <= place)
    })
}

/// The answers thread by thread, and what is left.
fn words(scenario: &Scenario, outcome: &Outcome<'_>) -> String {
    let mut answers = outcome.visible[1..].iter();
    let mut thread = |calls: &Vec<&str>| answers.by_ref().take(calls.len()).copied().collect::<Vec<_>>().join("; ");
    let threads: Vec<String> = scenario.threads.iter().map(&mut thread).collect();
    let rest = answers.next().copied().unwrap_or_default();
    match outcome.visible[0] {
        "deadlock" => format!("{}, and no end", threads.join(" ∥ ")),
        _ => format!("{}, then {rest}", threads.join(" ∥ ")),
    }
}

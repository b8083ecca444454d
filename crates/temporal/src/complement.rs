//! The automaton of the words that a deterministic automaton does not accept.
//!
//! A deterministic automaton has one run for each word. The word is rejected if that run leaves the automaton, or if
//! from some point on it stays away from one of the acceptance sets: the complement guesses the point and the set.
//! Automata that are not deterministic are refused: complementing them may need exponentially many states.

use crate::automaton::{Automaton, Guard, Transition};
use crate::simplify::simplify;
use std::fmt;

/// An automaton that offers two ways for one valuation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotDeterministic;

impl fmt::Display for NotDeterministic {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("only a deterministic automaton can be negated")
    }
}

impl std::error::Error for NotDeterministic {}

/// The words that are not accepted.
pub fn complement(automaton: &Automaton) -> Result<Automaton, NotDeterministic> {
    if automaton.initial.len() > 1 || automaton.states.iter().any(|transitions| overlaps(transitions)) {
        return Err(NotDeterministic);
    }
    let count = automaton.states.len() as u32;
    // The copy for following; for each acceptance set one that avoids it; last, where the run has left the automaton.
    let sink = count * (automaton.sets + 1);
    let mut states = vec![Vec::new(); sink as usize + 1];
    for (state, transitions) in automaton.states.iter().enumerate() {
        for transition in transitions {
            let follow =
                |copy: u32, sets: u32| Transition { target: transition.target + copy * count, sets, ..*transition };
            states[state].push(follow(0, 0));
            for set in (0..automaton.sets).filter(|set| transition.sets >> set & 1 == 0) {
                states[state].push(follow(set + 1, 0));
                states[state + (set as usize + 1) * count as usize].push(follow(set + 1, 1));
            }
        }
        let missing = without(transitions).into_iter().map(|guard| Transition { target: sink, guard, sets: 0 });
        states[state].extend(missing);
    }
    states[sink as usize].push(Transition { target: sink, guard: Guard::default(), sets: 1 });
    let initial = vec![automaton.initial.first().copied().unwrap_or(sink)];
    Ok(simplify(Automaton { states, initial, sets: 1 }))
}

fn overlaps(transitions: &[Transition]) -> bool {
    let pairs = transitions
        .iter()
        .enumerate()
        .flat_map(|(index, one)| transitions[index + 1..].iter().map(move |two| (one, two)));
    let mut pairs = pairs.filter(|(one, two)| (one.target, one.sets) != (two.target, two.sets));
    pairs.any(|(one, two)| !one.guard.and(two.guard).is_empty())
}

/// The valuations that no transition reads.
fn without(transitions: &[Transition]) -> Vec<Guard> {
    let mut left = vec![Guard::default()];
    for transition in transitions {
        left = left.into_iter().flat_map(|guard| difference(guard, transition.guard)).collect();
    }
    left
}

/// What one guard reads and the other does not, in disjoint pieces.
fn difference(from: Guard, taken: Guard) -> Vec<Guard> {
    let mut pieces = Vec::new();
    let mut rest = from;
    for bit in (0..64).map(|number| 1_u64 << number) {
        let (without, with) = if taken.positive & bit != 0 {
            (Guard { positive: 0, negative: bit }, Guard { positive: bit, negative: 0 })
        } else if taken.negative & bit != 0 {
            (Guard { positive: bit, negative: 0 }, Guard { positive: 0, negative: bit })
        } else {
            continue;
        };
        pieces.push(rest.and(without));
        rest = rest.and(with);
    }
    pieces.retain(|piece| !piece.is_empty());
    pieces
}

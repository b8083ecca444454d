//! Whether an automaton accepts a word: the word as an automaton of its own, and the question whether the two meet.

use temporal::{Automaton, Guard, Lasso, Transition};

/// The automaton that accepts one word over so many atoms.
pub(crate) fn automaton_of(valuations: &[u64], repeats_from: usize, atoms: u32) -> Automaton {
    let all = (1 << atoms) - 1;
    let state = |at: usize| {
        let target = if at + 1 < valuations.len() { at + 1 } else { repeats_from };
        let guard = Guard { positive: valuations[at], negative: !valuations[at] & all };
        vec![Transition { target: target as u32, guard, sets: 0 }]
    };
    Automaton { states: (0..valuations.len()).map(state).collect(), initial: vec![0], sets: 0 }
}

/// Whether the automaton accepts the word, over three atoms.
pub(crate) fn accepts(automaton: &Automaton, lasso: &Lasso, repeats_from: usize) -> bool {
    automaton.meets(&automaton_of(lasso.valuations(), repeats_from, 3))
}

//! Automata that read infinite words.
//!
//! Transition-based generalised Büchi automata: a run is accepting if, of each acceptance set, it takes transitions
//! infinitely often. They may be nondeterministic and need not be complete: a word without a run is not accepted.

use rustc_hash::FxHashMap;

/// The most acceptance sets of an automaton; a search has other sets beside them.
pub(crate) const MOST_SETS: u32 = 15;

/// Which valuations a transition reads.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Guard {
    /// Bits that must be set.
    pub positive: u64,
    /// Bits that must not be set.
    pub negative: u64,
}

/// One transition.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Transition {
    /// Where it leads.
    pub target: u32,
    /// What it reads.
    pub guard: Guard,
    /// The acceptance sets it belongs to, as bits.
    pub sets: u32,
}

/// An automaton.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Automaton {
    /// The transitions from each state.
    pub states: Vec<Vec<Transition>>,
    /// Where runs may start.
    pub initial: Vec<u32>,
    /// How many acceptance sets there are; without one, every infinite run is accepting.
    pub sets: u32,
}

impl Guard {
    /// Whether a valuation is read.
    #[inline]
    pub fn admits(self, valuation: u64) -> bool {
        valuation & self.positive == self.positive && valuation & self.negative == 0
    }

    /// Whether no valuation is read.
    pub fn is_empty(self) -> bool {
        self.positive & self.negative != 0
    }

    /// What both read.
    pub fn and(self, other: Guard) -> Guard {
        Guard { positive: self.positive | other.positive, negative: self.negative | other.negative }
    }

    /// Whether this one reads all that the other does.
    pub(crate) fn includes(self, other: Guard) -> bool {
        other.positive & self.positive == self.positive && other.negative & self.negative == self.negative
    }
}

impl Automaton {
    /// All acceptance sets, as bits.
    pub fn all_sets(&self) -> u32 {
        (1 << self.sets) - 1
    }

    /// The automaton of what may follow a beginning of a word.
    pub fn after(mut self, valuations: &[u64]) -> Automaton {
        for valuation in valuations {
            let before = std::mem::take(&mut self.initial);
            let transitions = before.iter().flat_map(|state| &self.states[*state as usize]);
            self.initial = transitions.filter(|next| next.guard.admits(*valuation)).map(|next| next.target).collect();
            self.initial.sort_unstable();
            self.initial.dedup();
        }
        self
    }

    /// The same automaton with other numbers for its atoms.
    pub fn renumbered(mut self, numbers: &[u32]) -> Automaton {
        let moved = |bits: u64| {
            let set = (0..).zip(numbers).filter(|(bit, _)| bits >> bit & 1 == 1);
            set.fold(0, |all, (_, number)| all | 1 << number)
        };
        for transition in self.states.iter_mut().flatten() {
            let Guard { positive, negative } = transition.guard;
            transition.guard = Guard { positive: moved(positive), negative: moved(negative) };
        }
        self
    }

    /// Whether some word is accepted by both automata: their product has a cycle with all acceptance sets.
    pub fn meets(&self, other: &Automaton) -> bool {
        let product = self.product(other);
        let components = crate::simplify::components(&product);
        crate::simplify::accepting(&product, &components).into_iter().any(|accepting| accepting)
    }

    /// The automaton of the words that both accept. Its sets may be more than [`MOST_SETS`].
    fn product(&self, other: &Automaton) -> Automaton {
        let mut numbers = FxHashMap::default();
        let mut pairs: Vec<(u32, u32)> = Vec::new();
        let mut number_of = |pair: (u32, u32), pairs: &mut Vec<(u32, u32)>| {
            *numbers.entry(pair).or_insert_with(|| {
                pairs.push(pair);
                pairs.len() as u32 - 1
            })
        };
        let starts = self.initial.iter().flat_map(|one| other.initial.iter().map(move |two| (*one, *two)));
        let initial = starts.map(|pair| number_of(pair, &mut pairs)).collect();
        let mut states = Vec::new();
        while let Some(&(one, two)) = pairs.get(states.len()) {
            let mut transitions = Vec::new();
            for first in &self.states[one as usize] {
                for second in &other.states[two as usize] {
                    let guard = first.guard.and(second.guard);
                    if !guard.is_empty() {
                        let target = number_of((first.target, second.target), &mut pairs);
                        transitions.push(Transition { target, guard, sets: first.sets | second.sets << self.sets });
                    }
                }
            }
            states.push(transitions);
        }
        Automaton { states, initial, sets: self.sets + other.sets }
    }
}

//! A formula as an automaton that accepts the words that satisfy it.
//!
//! Follows: Couvreur, "On-the-fly verification of linear temporal logic" (FM 1999). A state is a set of formulas that
//! must hold from here on; a transition is one way to satisfy them now, with what is left for the next step. What
//! `a U b` promises is put off by the transitions that choose to keep `a`; there is one acceptance set for each `U`, of
//! the transitions that do not put it off.

use crate::automaton::{Automaton, Guard, MOST_SETS, Transition};
use crate::error::TooLarge;
use crate::formula::Formula;
use crate::normal::{Id, Node, Pool};
use crate::simplify::simplify;
use rustc_hash::FxHashMap;
use std::collections::BTreeSet;

/// The most states, and the most transitions of one state, before simplification.
const MOST_STATES: usize = 5_000;
const MOST_TRANSITIONS: usize = 20_000;

/// The automaton of a formula.
pub fn translate(formula: &Formula) -> Result<Automaton, TooLarge> {
    let mut pool = Pool::default();
    let start = pool.add(formula, true);
    let mut translation =
        Translation { pool: &pool, promises: Vec::new(), numbers: FxHashMap::default(), sets: Vec::new() };
    let initial = translation.number_of(BTreeSet::from([start]));
    let mut states = Vec::new();
    while let Some(set) = translation.sets.get(states.len()).cloned() {
        states.push(translation.transitions(&set)?);
        if states.len() > MOST_STATES {
            return Err(TooLarge);
        }
    }
    let sets = translation.promises.len() as u32;
    for transition in states.iter_mut().flatten() {
        transition.sets = !transition.sets & ((1 << sets) - 1);
    }
    Ok(simplify(Automaton { states, initial: vec![initial], sets }))
}

/// A set of formulas, all of which must hold.
type State = BTreeSet<Id>;

struct Translation<'a> {
    pool: &'a Pool,
    /// The `U` formulas that were put off somewhere, in the order of their acceptance sets.
    promises: Vec<Id>,
    numbers: FxHashMap<State, u32>,
    sets: Vec<State>,
}

/// One way to satisfy formulas, under construction.
#[derive(Clone, Default)]
struct Way {
    /// Formulas that are still to be satisfied now.
    now: Vec<Id>,
    guard: Guard,
    next: State,
    /// The `U` formulas that are put off, as bits.
    put_off: u32,
}

impl Translation<'_> {
    fn number_of(&mut self, state: State) -> u32 {
        let next = self.sets.len() as u32;
        let sets = &mut self.sets;
        *self.numbers.entry(state.clone()).or_insert_with(|| {
            sets.push(state);
            next
        })
    }

    /// The transitions of a state; `sets` holds what is put off, for now.
    fn transitions(&mut self, state: &State) -> Result<Vec<Transition>, TooLarge> {
        let mut transitions = Vec::new();
        let mut ways = vec![Way { now: state.iter().copied().collect(), ..Way::default() }];
        while let Some(mut way) = ways.pop() {
            match way.now.pop() {
                Some(id) => self.satisfy(way, id, &mut ways)?,
                None => {
                    let target = self.number_of(self.without_consequences(way.next));
                    transitions.push(Transition { target, guard: way.guard, sets: way.put_off });
                }
            }
            if ways.len() + transitions.len() > MOST_TRANSITIONS {
                return Err(TooLarge);
            }
        }
        transitions.sort_unstable();
        transitions.dedup();
        Ok(transitions)
    }

    /// Adds the ways to satisfy one more formula.
    fn satisfy(&mut self, mut way: Way, id: Id, ways: &mut Vec<Way>) -> Result<(), TooLarge> {
        match self.pool.node(id) {
            Node::True => ways.push(way),
            Node::False => {}
            Node::Literal { atom, positive } => {
                let bit = 1 << atom;
                let literal =
                    if positive { Guard { positive: bit, negative: 0 } } else { Guard { positive: 0, negative: bit } };
                way.guard = way.guard.and(literal);
                ways.extend((!way.guard.is_empty()).then_some(way));
            }
            Node::And(left, right) => {
                way.now.extend([left, right]);
                ways.push(way);
            }
            Node::Or(left, right) => ways.extend([way.with(&[left]), way.with(&[right])]),
            Node::Next(operand) => {
                way.next.insert(operand);
                ways.push(way);
            }
            Node::Until(left, right) => {
                ways.push(way.with(&[right]));
                let mut later = way.with(&[left]);
                later.next.insert(id);
                later.put_off |= 1 << self.promise(id)?;
                ways.push(later);
            }
            Node::Release(left, right) => {
                ways.push(way.with(&[left, right]));
                let mut later = way.with(&[right]);
                later.next.insert(id);
                ways.push(later);
            }
        }
        Ok(())
    }

    /// The number of the acceptance set of a `U` formula.
    fn promise(&mut self, id: Id) -> Result<u32, TooLarge> {
        let known = self.promises.iter().position(|promise| *promise == id);
        if known.is_none() {
            if self.promises.len() == MOST_SETS as usize {
                return Err(TooLarge);
            }
            self.promises.push(id);
        }
        Ok(known.unwrap_or(self.promises.len() - 1) as u32)
    }

    /// Takes conjunctions apart and drops `true`, so that fewer states differ.
    fn without_consequences(&self, next: State) -> State {
        let mut state = State::new();
        let mut work: Vec<Id> = next.into_iter().collect();
        while let Some(id) = work.pop() {
            match self.pool.node(id) {
                Node::True => {}
                Node::And(left, right) => work.extend([left, right]),
                _ => _ = state.insert(id),
            }
        }
        state
    }
}

impl Way {
    fn with(&self, more: &[Id]) -> Way {
        let mut way = self.clone();
        way.now.extend(more);
        way
    }
}

//! Fewer states and transitions for the same language.
//!
//! Acceptance is forgotten where no cycle could use it, transitions that another one covers are dropped, states with
//! the same transitions are joined, and states from which nothing is accepted are removed; again and again until
//! nothing changes.

use crate::automaton::{Automaton, Guard, Transition};
use rustc_hash::FxHashMap;

/// The automaton made smaller.
pub(crate) fn simplify(mut automaton: Automaton) -> Automaton {
    loop {
        let before = size(&automaton);
        forget_acceptance_between_components(&mut automaton);
        automaton.states.iter_mut().for_each(drop_covered);
        join_equal_states(&mut automaton);
        remove_useless_states(&mut automaton);
        if size(&automaton) == before {
            return automaton;
        }
    }
}

fn size(automaton: &Automaton) -> (usize, usize) {
    (automaton.states.len(), automaton.states.iter().map(Vec::len).sum())
}

/// The strongly connected component of each state; a component has a greater number than those it leads to.
///
/// Tarjan (1972) with a stack of its own.
pub(crate) fn components(automaton: &Automaton) -> Vec<u32> {
    let count = automaton.states.len();
    let mut walk =
        Walk { index: vec![0; count], low: vec![0; count], component: vec![u32::MAX; count], ..Walk::default() };
    for root in 0..count as u32 {
        if walk.index[root as usize] == 0 {
            walk.from(automaton, root);
        }
    }
    walk.component
}

#[derive(Default)]
struct Walk {
    /// The order of the first visit, from 1; 0 for what was not visited.
    index: Vec<u32>,
    low: Vec<u32>,
    component: Vec<u32>,
    open: Vec<u32>,
    visited: u32,
    components: u32,
}

impl Walk {
    fn from(&mut self, automaton: &Automaton, root: u32) {
        let mut path = vec![(root, 0)];
        self.enter(root);
        while let Some((state, next)) = path.last_mut() {
            let at = *state as usize;
            if let Some(transition) = automaton.states[at].get(*next) {
                *next += 1;
                let target = transition.target as usize;
                if self.index[target] == 0 {
                    self.enter(transition.target);
                    path.push((transition.target, 0));
                } else if self.component[target] == u32::MAX {
                    self.low[at] = self.low[at].min(self.index[target]);
                }
                continue;
            }
            path.pop();
            if let Some((parent, _)) = path.last() {
                let parent = *parent as usize;
                self.low[parent] = self.low[parent].min(self.low[at]);
            }
            self.leave(at);
        }
    }

    fn enter(&mut self, state: u32) {
        self.visited += 1;
        self.index[state as usize] = self.visited;
        self.low[state as usize] = self.visited;
        self.open.push(state);
    }

    fn leave(&mut self, state: usize) {
        if self.low[state] != self.index[state] {
            return;
        }
        while let Some(member) = self.open.pop() {
            self.component[member as usize] = self.components;
            if member as usize == state {
                break;
            }
        }
        self.components += 1;
    }
}

/// For each component whether it has a cycle with all acceptance sets.
pub(crate) fn accepting(automaton: &Automaton, components: &[u32]) -> Vec<bool> {
    let count = components.iter().max().map_or(0, |most| *most as usize + 1);
    let (mut sets, mut cyclic) = (vec![0; count], vec![false; count]);
    for (state, transitions) in automaton.states.iter().enumerate() {
        let component = components[state];
        for transition in transitions.iter().filter(|transition| components[transition.target as usize] == component) {
            sets[component as usize] |= transition.sets;
            cyclic[component as usize] = true;
        }
    }
    sets.iter().zip(cyclic).map(|(sets, cyclic)| cyclic && *sets == automaton.all_sets()).collect()
}

/// A transition that is on no accepting cycle contributes nothing.
fn forget_acceptance_between_components(automaton: &mut Automaton) {
    let components = components(automaton);
    let accepting = accepting(automaton, &components);
    for (state, transitions) in automaton.states.iter_mut().enumerate() {
        for transition in transitions {
            let inside = components[transition.target as usize] == components[state];
            if !inside || !accepting[components[state] as usize] {
                transition.sets = 0;
            }
        }
    }
}

/// Drops transitions for which another one to the same state reads more and is in more sets; joins two that differ in
/// one atom.
fn drop_covered(transitions: &mut Vec<Transition>) {
    while join_complements(transitions) {}
    let covers = |one: &Transition, other: &Transition| {
        one.target == other.target && one.guard.includes(other.guard) && one.sets & other.sets == other.sets
    };
    let all = std::mem::take(transitions);
    for (index, transition) in all.iter().enumerate() {
        let covered = all.iter().enumerate().any(|(other_index, other)| {
            other_index != index && covers(other, transition) && (other_index < index || !covers(transition, other))
        });
        if !covered {
            transitions.push(*transition);
        }
    }
    transitions.sort_unstable();
}

/// Makes one transition of two that read the same but for one atom.
fn join_complements(transitions: &mut Vec<Transition>) -> bool {
    for index in 0..transitions.len() {
        let one = transitions[index];
        let partner = transitions[index + 1..].iter().position(|other| {
            (other.target, other.sets) == (one.target, one.sets) && joined(one.guard, other.guard).is_some()
        });
        if let Some(ahead) = partner {
            let other = transitions.remove(index + 1 + ahead);
            transitions[index].guard = joined(one.guard, other.guard).unwrap_or(one.guard);
            return true;
        }
    }
    false
}

/// What two guards read together, where that is a guard.
fn joined(one: Guard, other: Guard) -> Option<Guard> {
    let bit = one.positive ^ other.positive;
    let opposite = bit.is_power_of_two()
        && bit == one.negative ^ other.negative
        && (one.positive & bit != 0) != (one.negative & bit != 0);
    opposite.then_some(Guard { positive: one.positive & !bit, negative: one.negative & !bit })
}

/// States with the same transitions are one state.
fn join_equal_states(automaton: &mut Automaton) {
    let mut first: FxHashMap<&[Transition], u32> = FxHashMap::default();
    let names: Vec<u32> = automaton
        .states
        .iter()
        .zip(0..)
        .map(|(transitions, state)| *first.entry(transitions).or_insert(state))
        .collect();
    rename(automaton, &names);
}

fn rename(automaton: &mut Automaton, names: &[u32]) {
    for transition in automaton.states.iter_mut().flatten() {
        transition.target = names[transition.target as usize];
    }
    automaton.initial.iter_mut().for_each(|state| *state = names[*state as usize]);
    automaton.initial.sort_unstable();
    automaton.initial.dedup();
}

/// Removes what cannot be reached and what accepts nothing.
fn remove_useless_states(automaton: &mut Automaton) {
    let components = components(automaton);
    let accepting = accepting(automaton, &components);
    let mut useful = vec![false; automaton.states.len()];
    // Components come after those they lead to.
    let mut order: Vec<usize> = (0..automaton.states.len()).collect();
    order.sort_by_key(|state| components[*state]);
    let mut live = vec![false; accepting.len()];
    for &state in &order {
        let component = components[state] as usize;
        let leads =
            automaton.states[state].iter().any(|transition| live[components[transition.target as usize] as usize]);
        live[component] |= accepting[component] || leads;
    }
    for state in order {
        useful[state] = live[components[state] as usize];
    }
    let mut reached = vec![false; automaton.states.len()];
    let mut work: Vec<u32> = automaton.initial.iter().copied().filter(|state| useful[*state as usize]).collect();
    while let Some(state) = work.pop() {
        if !std::mem::replace(&mut reached[state as usize], true) {
            let targets = automaton.states[state as usize].iter().map(|transition| transition.target);
            work.extend(targets.filter(|target| useful[*target as usize]));
        }
    }
    keep(automaton, &reached);
}

fn keep(automaton: &mut Automaton, kept: &[bool]) {
    let mut names = vec![u32::MAX; kept.len()];
    for (name, state) in (0..).zip((0..kept.len()).filter(|state| kept[*state])) {
        names[state] = name;
    }
    let is_kept = |state: u32| kept[state as usize];
    automaton.initial.retain(|state| is_kept(*state));
    let states = std::mem::take(&mut automaton.states);
    for (state, mut transitions) in states.into_iter().enumerate() {
        if kept[state] {
            transitions.retain(|transition| is_kept(transition.target));
            automaton.states.push(transitions);
        }
    }
    rename(automaton, &names);
}

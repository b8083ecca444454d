//! Looks for a violation along a run that is known of a similar system: its choices are made as far as they fit, and
//! whatever else is needed in between.
//!
//! A depth-first search over pairs of a state and how far the known run has been followed. Choices are tried in the
//! order in which they fit, so that where the systems are similar hardly anything is tried in vain. Errs by missing:
//! only so many steps are made, and two pairs with one hash count as one. What it finds was executed.

use crate::replay::enabled;
use crate::supervision::Interrupt;
use model::{Choice, Schedule, StateVector, Step, TransitionSystem};
use std::collections::HashSet;
use std::hash::{DefaultHasher, Hash, Hasher};

/// A run that is known of another system.
pub trait Lead<S: TransitionSystem> {
    /// How well a choice fits where so much of the known run was followed (less is better), and how much of it is
    /// followed after that choice.
    fn fits(&mut self, system: &mut S, followed: usize, choice: Choice) -> (u32, usize);

    /// A choice is about to be made.
    fn chosen(&mut self, system: &mut S, choice: Choice);

    /// It was made; the system stands behind it.
    fn moved(&mut self, system: &mut S, choice: Choice);

    /// The last choice that was made and not taken back yet is taken back.
    fn taken_back(&mut self);
}

/// A state on the way.
struct Stop<M> {
    /// Where the run was before it.
    mark: M,
    /// The choices that are left, the best last, with how much of the known run is followed after each.
    left: Vec<(Choice, usize)>,
}

/// A pursuit under way.
struct Pursuit<'a, S: TransitionSystem, L: Lead<S>> {
    system: &'a mut S,
    lead: &'a mut L,
    is_wanted: &'a dyn Fn(&S::Violation) -> bool,
    seen: HashSet<u64>,
    stops: Vec<Stop<S::Mark>>,
    choices: Vec<Choice>,
}

/// Looks for a violation of the wanted kind from where the system stands, with at most so many steps. Answers the
/// choices that lead to it, and the violation. Agents must keep their numbers for ever. The system stands anywhere
/// afterwards.
pub fn pursue<S: TransitionSystem, L: Lead<S>>(
    system: &mut S,
    lead: &mut L,
    is_wanted: &dyn Fn(&S::Violation) -> bool,
    most_steps: u64,
    interrupt: &dyn Interrupt,
) -> Option<(Schedule, S::Violation)> {
    let (seen, stops, choices) = (HashSet::new(), Vec::new(), Vec::new());
    let mut pursuit = Pursuit { system, lead, is_wanted, seen, stops, choices };
    let start = pursuit.system.mark();
    let mut found = pursuit.arrive(start, 0);
    let mut steps = 0;
    while found.is_none() && steps < most_steps && !interrupt.is_asked() {
        let Some(stop) = pursuit.stops.last_mut() else { break };
        match stop.left.pop() {
            Some((choice, followed)) => {
                steps += 1;
                found = pursuit.go(choice, followed);
            }
            None => pursuit.go_back(),
        }
    }
    found.map(|violation| (pursuit.choices.into(), violation))
}

impl<S: TransitionSystem, L: Lead<S>> Pursuit<'_, S, L> {
    /// Makes a choice from the last stop; answers the violation that was wanted.
    fn go(&mut self, choice: Choice, followed: usize) -> Option<S::Violation> {
        self.lead.chosen(self.system, choice);
        let before = self.system.mark();
        self.choices.push(choice);
        match self.system.step(choice) {
            Step::Violated(violation) if (self.is_wanted)(&violation) => return Some(violation),
            Step::Done | Step::Violated(_) => {
                self.lead.moved(self.system, choice);
                if self.is_new(followed) {
                    return self.arrive(before, followed);
                }
                self.lead.taken_back();
            }
            Step::Discarded | Step::Unsupported(_) => {}
        }
        self.choices.pop();
        self.system.undo(before);
        None
    }

    /// Adds the present state as a stop, to be left by going back to a mark, and answers what is wrong with it.
    fn arrive(&mut self, mark: S::Mark, followed: usize) -> Option<S::Violation> {
        let mut found = Vec::new();
        self.system.inspect(&mut found);
        let choices = enabled(self.system);
        if choices.is_empty() {
            found.extend(self.system.end());
        }
        let mut left: Vec<(u32, Choice, usize)> = Vec::new();
        for choice in choices {
            let (fit, after) = self.lead.fits(self.system, followed, choice);
            left.push((fit, choice, after));
        }
        left.sort_by_key(|(fit, choice, _)| std::cmp::Reverse((*fit, *choice)));
        let left = left.into_iter().map(|(_, choice, after)| (choice, after)).collect();
        self.stops.push(Stop { mark, left });
        found.into_iter().find(|violation| (self.is_wanted)(violation))
    }

    fn is_new(&mut self, followed: usize) -> bool {
        let mut vector = StateVector::new();
        self.system.encode(&mut vector);
        let mut hasher = DefaultHasher::new();
        (vector.words(), followed).hash(&mut hasher);
        self.seen.insert(hasher.finish())
    }

    fn go_back(&mut self) {
        if let Some(stop) = self.stops.pop() {
            self.system.undo(stop.mark);
            if self.choices.pop().is_some() {
                self.lead.taken_back();
            }
        }
    }
}

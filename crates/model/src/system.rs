//! What can be searched: something that stands in a state, offers choices, and can go back.

use crate::{Choice, StateVector};
use std::fmt::Debug;

/// How a step ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Step<V> {
    /// The system stands in the next state.
    Done,
    /// The system stands in the next state, and something went wrong on the way. The run may go on from there.
    Violated(V),
    /// The program declared this run uninteresting (an assumption failed): neither an end nor a violation.
    Discarded,
    /// The step needs something that is not modelled (what, and where). Never a violation; nothing beyond it is known.
    Unsupported(String),
}

/// Something that must not happen, and did.
pub trait Violation: Clone + Debug {
    /// What makes two violations the same one, whatever schedule led to them.
    type Key: Ord + Clone + Debug;

    /// The identity of this violation.
    fn key(&self) -> Self::Key;

    /// Whether a search for one violation may stop here. False for those that must not hide others: the search goes on
    /// for a graver one, and reports this one if there is none.
    fn stops_search(&self) -> bool {
        true
    }
}

/// A system that stands in one state at a time and is moved from state to state in place.
///
/// Everything must be a function of the state's canonical vector: two states with equal vectors offer the same choices
/// in the same order, and the same choice has the same effect in both. A schedule found by way of `restore` is
/// therefore valid from the start.
///
/// Numbers of agents: in one state each agent has one number. A step leaves the number of every agent as it was, except
/// where `ended` says that the one who moved is gone. Then the agents with greater numbers may each have moved down by
/// one, and its own number may belong to another. A schedule is read accordingly: each choice by the numbers of the
/// state in which it is made.
///
/// Reduction: see `choices`.
pub trait TransitionSystem {
    /// A point to which `undo` can return.
    type Mark;
    /// What can go wrong.
    type Violation: Violation;

    /// Adds the choices that are enabled in the current state, in a fixed order, without duplicates. None: the run has
    /// ended here.
    ///
    /// Answers how many of them, taken from the front, form a *persistent set*; all of them where nothing can be left
    /// out, and at least one where there is one. A search that makes only those steps in this state still finds every
    /// violation (by key), under the proviso below.
    ///
    /// What the system owes where it answers less than all: those choices are a persistent set (Godefroid,
    /// "Partial-order methods for the verification of concurrent systems", 1996). They contain all alternatives of each
    /// of their agents, and whatever the other agents do from here on among themselves, for ever, every step of theirs
    /// is independent of every one of those choices: neither enables, disables or changes the other (its answer
    /// included), both orders lead to the same state, and no agent of the set gets a further alternative by it. The
    /// others include those that are blocked now and those that do not exist yet. The same holds for what is wrong:
    /// whatever shows in a step, in a state (`inspect`) or at an end that is reached without any of those choices shows
    /// here already, or also when one of them is made first. Which persistent set is answered may depend on more than
    /// the state: on whom the search has named last (`prefer_others`), and on what the system has learned in earlier
    /// runs. Each answer is one.
    ///
    /// What the search owes (the proviso): an order of all states in which every reduced state has one of those steps
    /// to a state that comes earlier in it, such as the order in which a depth-first search leaves states, or the
    /// reverse of the order in which a search by levels finds them. Where there is no such step (all lead back onto the
    /// run, or to known states, or are discarded or unsupported), it makes the others too. Otherwise an agent that is
    /// left out in each state of a cycle would never move.
    fn choices(&mut self, into: &mut Vec<Choice>) -> usize;

    /// Where several sets of choices would suffice, the next answer of `choices` should be one without this agent. A
    /// search by levels names the agent that made the last step, so that nobody is put off level after level while
    /// another one goes on for ever. A wish only.
    fn prefer_others(&mut self, _than: Option<u32>) {}

    /// Makes one step, in place. `choice` is one of those enabled. Whatever the answer, `undo` to an earlier mark and
    /// `restore` must work after it.
    fn step(&mut self, choice: Choice) -> Step<Self::Violation>;

    /// Whether the agent that made the last step has ended by it, so that its number may denote another agent from now
    /// on. Asked directly after a step that led to a state. A system whose agents keep their numbers for ever need not
    /// tell.
    fn ended(&mut self) -> bool {
        false
    }

    /// Asked in states without choices: what is wrong with ending here (a deadlock), if anything.
    fn end(&mut self) -> Option<Self::Violation>;

    /// Adds what is wrong with the current state as such. Asked once in each new state.
    fn inspect(&mut self, _found: &mut Vec<Self::Violation>) {}

    /// Whether `agent`, though enabled, stands where it gives way of its own accord (a sleep, a yield, a wait that may
    /// time out). A switch to another agent is then not a preemption.
    fn yields(&mut self, _agent: u32) -> bool {
        false
    }

    /// How much the current state promises to lead to a violation: a search by heuristic opens those that promise more
    /// first. Decides nothing but the order, and may therefore depend on what was asked before.
    fn promise(&mut self) -> u32 {
        0
    }

    /// Whether the system has learned something by which everything it has answered so far counts for nothing: a search
    /// stops as if somebody had asked for it, and whoever began it begins again.
    fn is_outdated(&self) -> bool {
        false
    }

    /// A mark of the current state. Marks are used last in, first out: going back to one makes all later ones void.
    fn mark(&mut self) -> Self::Mark;

    /// Goes back to the state in which `mark` was made. The mark is used up.
    fn undo(&mut self, mark: Self::Mark);

    /// Makes all marks void and stays in the current state: what was kept for them can be freed.
    fn forget(&mut self);

    /// Adds the canonical vector of the current state, component by component.
    fn encode(&mut self, into: &mut StateVector);

    /// Adds what a search by matching (`search::Plan::matching`) tells visited states apart by, where that is less than
    /// their vectors: of states that agree in it only the first one is explored, though they may behave differently.
    /// Asked right after `encode`.
    fn encode_matched(&mut self, into: &mut StateVector) {
        self.encode(into);
    }

    /// Adds a coarser vector: states that share it have the same future, but for which agent is which and for steps
    /// that nothing depends on. A search then remembers this one in the place of the canonical vector, and goes on from
    /// the state that it met first; `restore` is never given it. False, and nothing is added, where there is none:
    /// either always or never during one search. What is owed: whatever goes wrong from one of two such states on goes
    /// wrong (by key) from the other one on, within no more steps, where steps that nothing depends on do not count;
    /// and persistent sets of one are such sets of the other.
    fn encode_symmetric(&mut self, _into: &mut StateVector) -> bool {
        false
    }

    /// Goes to the state that `vector` describes; `encode` would give the same vector again. Makes all marks void.
    fn restore(&mut self, vector: &StateVector);

    /// An estimate of the memory that grows with the marks.
    fn bytes(&self) -> u64 {
        0
    }
}

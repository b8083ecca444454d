//! What all strategies share: making a step, looking at a state, and keeping the books.
//!
//! A strategy only decides the order. Whatever a step or a state can answer is dealt with here, once.

use crate::findings::{Consequence, Findings};
use crate::plan::{Collect, Plan};
use crate::supervision::{Supervision, Supervisor};
use crate::trail::Trail;
use model::{Choice, Limits, Outcome, Reason, Statistics, Step, TransitionSystem, Verdict};
use std::collections::BTreeSet;

/// A search under way.
pub(crate) struct Session<'a, S: TransitionSystem> {
    pub(crate) system: &'a mut S,
    pub(crate) statistics: Statistics,
    watch: Supervisor<'a, S::Violation>,
    findings: Findings<S::Violation>,
    /// What the states themselves showed; kept to reuse its memory.
    inspected: Vec<S::Violation>,
    unsupported: BTreeSet<String>,
    /// Whether states were told apart by a part of them only.
    matching: bool,
    /// Whether a run was too long.
    too_deep: bool,
    /// Whether what is found now was told already.
    is_told: bool,
}

/// Where a step led.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Moved {
    /// To a state.
    On,
    /// Nowhere from where to go on.
    Nowhere,
}

/// Whether a state is opened for the first time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Visit {
    First,
    Again,
}

impl<'a, S: TransitionSystem> Session<'a, S> {
    pub(crate) fn new(system: &'a mut S, plan: &Plan, supervision: Supervision<'a, S::Violation>) -> Session<'a, S> {
        Session {
            system,
            statistics: Statistics::default(),
            watch: Supervisor::new(plan, supervision),
            findings: Findings::new(plan.collect),
            inspected: Vec::new(),
            unsupported: BTreeSet::new(),
            matching: plan.matching && !plan.strategy.is_sampling(),
            too_deep: false,
            is_told: false,
        }
    }

    /// Makes the last step of the trail.
    pub(crate) fn advance(&mut self, choice: Choice, trail: &impl Trail) -> Result<Moved, Reason> {
        let store_bytes = self.statistics.store_bytes;
        let bytes = || store_bytes + trail.bytes() + self.system.bytes();
        self.watch.look(&mut self.statistics, trail.depth(), bytes)?;
        if self.system.is_outdated() {
            return Err(Reason::Interrupted);
        }
        self.statistics.transitions += 1;
        self.statistics.growth.note(self.statistics.transitions, self.statistics.states);
        match self.system.step(choice) {
            Step::Done => Ok(Moved::On),
            Step::Violated(violation) => self.report(violation, trail).map(|()| Moved::On),
            Step::Discarded => {
                self.statistics.discarded += 1;
                Ok(Moved::Nowhere)
            }
            // A system that is interrupted inside a step has nothing to say about it.
            Step::Unsupported(_) if self.watch.is_interrupted() => Err(Reason::Interrupted),
            Step::Unsupported(what) => {
                self.unsupported.insert(what);
                Ok(Moved::Nowhere)
            }
        }
    }

    /// Looks at time and memory where no step is made.
    pub(crate) fn look_around(&mut self, depth: u64, bytes: u64) -> Result<(), Reason> {
        let bytes = self.statistics.store_bytes + bytes + self.system.bytes();
        self.watch.look_closely(&mut self.statistics, depth, bytes)
    }

    /// Counts a state that was not seen before.
    pub(crate) fn count_state(&mut self) -> Result<(), Reason> {
        if self.watch.limits().states.is_some_and(|limit| self.statistics.states >= limit) {
            return Err(Reason::StateLimit);
        }
        self.statistics.states += 1;
        Ok(())
    }

    /// Looks at a state as such.
    pub(crate) fn inspect(&mut self, trail: &impl Trail) -> Result<(), Reason> {
        self.statistics.max_depth = self.statistics.max_depth.max(trail.depth());
        let mut inspected = std::mem::take(&mut self.inspected);
        self.system.inspect(&mut inspected);
        let reported = inspected.drain(..).try_for_each(|violation| self.report(violation, trail));
        self.inspected = inspected;
        reported
    }

    /// The choices to explore from the current state; none where the run ends or is cut. Answers how many of them, from
    /// the front, are persistent, under the proviso of `TransitionSystem::choices`; a strategy that cannot tell, or
    /// bounds runs by other things than their length, takes all.
    ///
    /// This is the only place that asks the system for its choices during a search.
    pub(crate) fn open(
        &mut self,
        choices: &mut Vec<Choice>,
        trail: &impl Trail,
        visit: Visit,
    ) -> Result<usize, Reason> {
        choices.clear();
        let persistent = self.system.choices(choices);
        debug_assert!(persistent <= choices.len() && (persistent > 0 || choices.is_empty()));
        if choices.is_empty() && visit == Visit::First {
            self.end(trail)?;
        }
        if !choices.is_empty() && self.watch.limits().depth.is_some_and(|limit| trail.depth() >= limit) {
            self.too_deep = true;
            choices.clear();
        }
        Ok(persistent.min(choices.len()))
    }

    /// Tells everybody that all runs within a bound have been explored.
    pub(crate) fn cover(&mut self, bound: u64) {
        self.statistics.covered = Some(bound);
        self.watch.supervision.observer.covered(bound);
    }

    fn end(&mut self, trail: &impl Trail) -> Result<(), Reason> {
        self.statistics.ends += 1;
        match self.system.end() {
            Some(violation) => self.report(violation, trail),
            None => Ok(()),
        }
    }

    /// Takes note of a violation; an error where the search is content with it.
    pub(crate) fn report(&mut self, violation: S::Violation, trail: &impl Trail) -> Result<(), Reason> {
        if !self.findings.wants(&violation) {
            return Ok(());
        }
        let schedule = trail.schedule();
        if !self.is_told {
            self.watch.supervision.observer.violation(&violation, &schedule);
        }
        match self.findings.add(violation, schedule) {
            Consequence::GoOn => Ok(()),
            Consequence::Stop => Err(Reason::FirstViolation),
        }
    }

    /// Whether anything was found so far.
    pub(crate) fn has_findings(&self) -> bool {
        !self.findings.is_empty()
    }

    /// The length of the way to what was found last.
    pub(crate) fn length_of_last(&self) -> Option<usize> {
        self.findings.last().map(|last| last.schedule.len())
    }

    /// Makes another search beside this one, with books of its own, which are the answer, and with these limits on
    /// states and depth. What it finds counts; what it could not follow does not: it proves nothing.
    pub(crate) fn aside<T>(
        &mut self,
        limits: Limits,
        search: impl FnOnce(&mut Session<'a, S>) -> T,
    ) -> (T, Statistics) {
        let kept = std::mem::take(&mut self.statistics);
        let (unsupported, too_deep) = (self.unsupported.clone(), self.too_deep);
        let Limits { time, memory, .. } = *self.watch.limits();
        let own = self.watch.set_limits(Limits { time, memory, ..limits });
        let answer = search(self);
        self.watch.set_limits(own);
        (self.unsupported, self.too_deep) = (unsupported, too_deep);
        let mut books = std::mem::replace(&mut self.statistics, kept);
        self.statistics.peak_bytes = self.statistics.peak_bytes.max(books.peak_bytes.max(books.store_bytes));
        books.elapsed = self.statistics.elapsed;
        (answer, books)
    }

    /// Looks for a shorter way to what was found last by another search, which stops at whatever it finds.
    pub(crate) fn shorten(&mut self, search: impl FnOnce(&mut Session<'a, S>)) {
        let found = std::mem::replace(&mut self.findings, Findings::new(Collect::Any));
        self.is_told = true;
        search(self);
        self.is_told = false;
        let others = std::mem::replace(&mut self.findings, found);
        self.findings.shorten_last(others);
    }

    /// Closes the books. `ended` says why the strategy came to its end, if there was still something to explore.
    pub(crate) fn into_outcome(mut self, ended: Result<(), Reason>) -> Outcome<S::Violation> {
        self.watch.close(&mut self.statistics);
        // Whatever the last answers were: a system that was told to stop may have left something out.
        let interrupted = self.watch.is_interrupted().then_some(Reason::Interrupted);
        let incomplete = ended.err().or(interrupted).or_else(|| self.gap());
        let verdict = match &incomplete {
            _ if !self.findings.is_empty() => Verdict::Violated,
            Some(reason) => Verdict::Unknown(reason.clone()),
            None => Verdict::Holds,
        };
        Outcome {
            verdict,
            violations: self.findings.into_vec(),
            incomplete,
            unsupported: self.unsupported.into_iter().collect(),
            statistics: self.statistics,
        }
    }

    /// What may have been missed by a search that came to its end.
    fn gap(&self) -> Option<Reason> {
        let unsupported = self.unsupported.first().cloned().map(Reason::Unsupported);
        let depth = self.too_deep.then_some(Reason::DepthLimit);
        let omission = self.statistics.omission.map(|_| Reason::Omission);
        let matching = self.matching.then_some(Reason::Matching);
        unsupported.or(depth).or(matching).or(omission)
    }
}

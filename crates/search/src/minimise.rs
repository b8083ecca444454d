//! Making a counterexample simple: the same violation with no needless preemption, then with fewer turns, then with
//! fewer steps.
//!
//! Follows: Zeller, Hildebrandt, "Simplifying and isolating failure-inducing input" (TSE 2002), applied to context
//! switches as in Choi, Zeller, "Isolating failure-inducing thread schedules" (ISSTA 2002); the two ways of joining
//! turns are those of Jalbert, Sen, "A trace simplification technique for effective debugging of concurrent programs"
//! (FSE 2010). Every candidate is executed, and the answer is followed once more to the letter. Errs: the result is a
//! local minimum, not always the simplest schedule there is (a search by context bound finds one with the fewest
//! preemptions).

use crate::replay::reproduce;
use crate::supervision::Interrupt;
use crate::turns::{Run, Turn, Turns};
use model::{Schedule, StateVector, TransitionSystem, Violation};

/// Looks for a simpler schedule that ends in the same violation, on a system that stands at its start, with about so
/// many steps, and until somebody is content with what there is. Answers the schedule itself if there is none. Agents
/// must keep their numbers for ever, also when others end. The system stands at its start again afterwards.
pub fn minimise<S: TransitionSystem>(
    system: &mut S,
    schedule: &Schedule,
    key: &<S::Violation as Violation>::Key,
    most_steps: u64,
    interrupt: &dyn Interrupt,
) -> Schedule {
    let mut start = StateVector::new();
    system.encode(&mut start);
    start.end_component();
    let mut trials =
        Trials { system, start, key, longest: 2 * schedule.len() + 100, steps_left: most_steps, interrupt };
    let simplest = trials.run(&Turns::of(schedule)).map(|run| trials.simplify(run).schedule);
    trials.system.restore(&trials.start);
    let valid = simplest.filter(|simplest| reproduce(trials.system, simplest, key).is_ok());
    trials.system.restore(&trials.start);
    valid.unwrap_or_else(|| schedule.clone())
}

/// Executes candidates.
struct Trials<'a, S: TransitionSystem> {
    system: &'a mut S,
    start: StateVector,
    key: &'a <S::Violation as Violation>::Key,
    /// Candidates may be longer than the original, within reason.
    longest: usize,
    steps_left: u64,
    interrupt: &'a dyn Interrupt,
}

impl<S: TransitionSystem> Trials<'_, S> {
    fn run(&mut self, turns: &Turns) -> Option<Run> {
        if self.steps_left == 0 || self.interrupt.is_asked() {
            return None;
        }
        self.system.restore(&self.start);
        turns.run(self.system, self.key, self.longest, &mut self.steps_left)
    }

    /// Repeats all simplifications until none helps.
    fn simplify(&mut self, mut best: Run) -> Run {
        loop {
            let before = best.cost;
            self.leave_out(&mut best);
            self.join(&mut best);
            if best.cost == before {
                return best;
            }
        }
    }

    /// Leaves turns out, half of them at first, in the end single ones: their steps are made later, or not at all.
    fn leave_out(&mut self, best: &mut Run) {
        let mut turns = Turns::of(&best.schedule);
        let mut size = turns.turns.len().div_ceil(2);
        while size > 0 {
            let mut first = 0;
            while first < turns.turns.len() {
                let mut rest = turns.turns.clone();
                rest.drain(first..rest.len().min(first + size));
                match self.improve(best, &turns.with(rest)) {
                    true => turns = Turns::of(&best.schedule),
                    false => first += size,
                }
            }
            size /= 2;
        }
    }

    /// Joins a turn with the next one of the same agent: those steps are made earlier.
    fn join(&mut self, best: &mut Run) {
        let mut turns = Turns::of(&best.schedule);
        let mut first = 0;
        while first < turns.turns.len() {
            let joined = joined_with_next(&turns.turns, first).map(|joined| turns.with(joined));
            match joined.is_some_and(|joined| self.improve(best, &joined)) {
                true => turns = Turns::of(&best.schedule),
                false => first += 1,
            }
        }
    }

    /// Keeps a candidate if it is simpler.
    fn improve(&mut self, best: &mut Run, candidate: &Turns) -> bool {
        match self.run(candidate) {
            Some(run) if run.cost < best.cost => *best = run,
            _ => return false,
        }
        true
    }
}

fn joined_with_next(turns: &[Turn], first: usize) -> Option<Vec<Turn>> {
    let next = turns.iter().skip(first + 1).position(|turn| turn.agent == turns[first].agent)? + first + 1;
    let mut joined = turns.to_vec();
    joined[first].until = turns[next].until;
    joined.remove(next);
    Some(joined)
}

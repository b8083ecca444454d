//! The exploration as `search` sees it.

use super::Explorer;
use crate::coverage::orders::Orders;
use crate::faults;
use crate::races::races;
use crate::test_end::is_over;
use crate::thread_survey::ThreadStatus;
use crate::threads::{Numbering, living};
use crate::waits_for::{Circle, circles};
use evidence::{Fault, Property};
use model::{Choice, StateVector, Step, TransitionSystem};
use program::FieldRef;
use vm::canonical::Layout;
use vm::exploring::{Moved, Operation, StepResult};
use vm::{Machine, Status, ThreadId};

/// What a step needs that somebody has interrupted. A search that was told to stop does not listen to it.
pub(crate) const INTERRUPTED: &str = "the rest of a step that was interrupted";

/// A point to which an exploration can go back.
pub struct Mark {
    machine: vm::undo::Mark,
    memory: Vec<u32>,
    orders: usize,
}

impl Explorer {
    /// Adds the choices of one thread, given by its rank among the living.
    fn offer(&self, rank: usize, into: &mut Vec<Choice>) {
        let status = &self.survey.statuses[rank];
        let agent = match self.numbering {
            Numbering::Living => rank as u32,
            Numbering::Started => status.id.0,
        };
        into.extend((0..self.alternatives(status)).map(|alternative| Choice { agent, alternative }));
    }

    /// Threads that wait for each other for ever, while others go on. Where nobody can, that is found at the end of the
    /// run.
    fn inspect_circles(&mut self, found: &mut Vec<Fault>) {
        let statuses = &self.survey.statuses;
        let goes_on = statuses.iter().any(|status| status.movable && !status.blocked_call);
        let waits = |status: &ThreadStatus| !status.movable || status.blocked_call;
        if !goes_on || !statuses.iter().any(waits) {
            return;
        }
        for circle in circles(&self.machine, &self.survey) {
            if !circle.soft || !self.may_be_ended(&circle) {
                self.machine.sync_word_kinds();
                found.push(faults::circle(&self.machine, &mut self.names, &self.survey, &circle));
            }
        }
    }

    /// Whether a thread outside of a circle may still interrupt or stop one of it. Asked of the present state, so that
    /// the answer is the same with and without reduction.
    fn may_be_ended(&self, circle: &Circle) -> bool {
        let inside = |rank: &usize| circle.waits.iter().any(|wait| wait.rank == *rank);
        let outside = self.survey.statuses.iter().enumerate().filter(|(rank, _)| !inside(rank));
        let outside = outside.map(|(_, status)| status.id);
        self.new_reduction().may_strike(&self.machine, outside)
    }

    /// Raises what the last step has asked, where another thread may still write the field that decides the answer. As
    /// its may-effects have it: whoever could still write it does so after the question in some explored run, because
    /// reading the field depends on writing it.
    fn hear_while_written(&mut self, asker: ThreadId) {
        for (question, field) in std::mem::take(&mut self.signals.asked_while_written) {
            let others: Vec<ThreadId> = living(&self.machine).filter(|id| *id != asker).collect();
            let may_write = match (&mut self.reduction, named_field(&self.machine, field)) {
                (Some(reduction), Some(field)) => reduction.may_write(&self.machine, &others, field),
                _ => !others.is_empty(),
            };
            if may_write {
                self.machine.exploring.facts.raised.insert(question);
            }
        }
    }

    /// What the input lacks, where a thread has ended for want of it.
    fn unfit_input(&self) -> Option<String> {
        let uncaught = &self.signals.uncaught;
        uncaught.iter().find_map(|uncaught| faults::unfit_input(&self.machine, uncaught))
    }

    /// What the last step has shown.
    fn shown(&mut self) -> Option<Fault> {
        let uncaught = std::mem::take(&mut self.signals.uncaught);
        let faults = uncaught.iter().filter_map(|uncaught| faults::uncaught(&self.machine, uncaught));
        let mut faults: Vec<Fault> = faults.collect();
        faults.retain(|fault| self.wants(fault.property));
        faults.into_iter().next()
    }

    /// Adds what is wrong with the present state as such.
    fn look_at_state(&mut self, found: &mut Vec<Fault>) {
        if let Some(condition) = &self.options.find
            && condition.holds(&self.machine, &self.history)
        {
            found.push(faults::found(&self.machine, condition.words()));
        }
        if self.checks_contracts() && self.wants(Property::Assertion) {
            self.inspect_contracts(found);
        }
        if self.states_formulas() {
            self.stated.known = Some(self.followed(found));
        }
        self.statuses();
        if let Some(orders) = &mut self.orders {
            orders.looks(&self.machine, &self.survey.statuses);
        }
        if self.wants(Property::Deadlock) {
            self.inspect_circles(found);
        }
        for race in races(&self.machine, &self.survey.statuses) {
            self.race_seen = true;
            if self.wants(Property::Race) && !race.mixed {
                found.push(faults::race(&self.machine, &mut self.names, &race.pair));
            }
        }
    }
}

/// The field with a name like `java/lang/Thread.name`, where its class is loaded.
fn named_field(machine: &Machine, name: &str) -> Option<FieldRef> {
    let (class, field) = name.rsplit_once('.')?;
    machine.program.loaded(class)?.field_named(field)
}

impl TransitionSystem for Explorer {
    type Mark = Mark;
    type Violation = Fault;

    fn choices(&mut self, into: &mut Vec<Choice>) -> usize {
        let wish = self.unwanted;
        self.statuses();
        let all = |statuses: &[ThreadStatus]| {
            let movable = statuses.iter().enumerate().filter(|(_, status)| status.movable);
            movable.map(|(rank, _)| rank).collect::<Vec<usize>>()
        };
        let unwanted = self.unwanted.take().and_then(|agent| self.numbering.thread(&self.machine, agent));
        let unwanted = unwanted.and_then(|id| self.survey.statuses.iter().position(|status| status.id == id));
        let persistent = match &mut self.reduction {
            _ if self.survey.time.moves => None,
            Some(reduction) => reduction.persistent_set(&mut self.machine, &mut self.survey, unwanted),
            None => None,
        };
        let mut persistent = persistent.unwrap_or_else(|| all(&self.survey.statuses));
        // Runs in which time passes only at the end come first: so do their counterexamples.
        persistent.sort_by_key(|rank| self.machine.ends_by_time(self.survey.statuses[*rank].id));
        persistent.iter().for_each(|rank| self.offer(*rank, into));
        let count = into.len();
        for rank in 0..self.survey.statuses.len() {
            if self.survey.statuses[rank].movable && !persistent.contains(&rank) {
                self.offer(rank, into);
            }
        }
        if vm::checks_are_on() {
            self.ask_again(wish, into, count);
        }
        count
    }

    fn prefer_others(&mut self, than: Option<u32>) {
        self.unwanted = than;
    }

    fn step(&mut self, choice: Choice) -> Step<Fault> {
        let Some(id) = self.numbering.thread(&self.machine, choice.agent) else {
            return Step::Unsupported(format!("thread {}, which does not live", choice.agent));
        };
        if let Some(reason) = self.unreadable.take().or_else(|| self.stated.unsupported.take()) {
            return Step::Unsupported(reason);
        }
        self.surveyed = false;
        if let Some(orders) = &mut self.orders {
            orders.moves(&self.machine, id);
        }
        let before = self.before_step(id);
        let foreseen = self.foresight_to_check();
        let StepResult { moved, signals, inner_operations } = self.machine.explore_step(id, choice.alternative);
        (self.signals, self.inner_operations) = (signals, inner_operations);
        self.hear_while_written(id);
        self.most_threads = self.most_threads.max(living(&self.machine).count());
        self.ended = self.machine.threads.get(id.0 as usize).is_none_or(vm::Thread::is_terminated);
        self.after_step(&before, self.ended);
        if moved == Moved::On {
            self.check_foreseen(&foreseen);
        }
        match moved {
            Moved::Unsupported { what, place } => Step::Unsupported(format!("{what} (at {place})")),
            Moved::Halted => Step::Unsupported(String::from(INTERRUPTED)),
            Moved::On | Moved::Over(_) if self.signals.discarded => Step::Discarded,
            Moved::On | Moved::Over(_) => match self.unfit_input() {
                Some(what) => Step::Unsupported(what),
                None => self.shown().map_or(Step::Done, Step::Violated),
            },
        }
    }

    fn ended(&mut self) -> bool {
        self.ended
    }

    fn end(&mut self) -> Option<Fault> {
        let over = living(&self.machine).next().is_none() || self.machine.halt().is_asked();
        if over || !self.wants(Property::Deadlock) {
            return None;
        }
        self.statuses();
        // Where a wait would end that is not followed, only those who wait for each other do so for ever.
        let goes_on = self.survey.time.is_left;
        if goes_on || is_over(&self.machine) {
            let stays = |circle: &Circle| !goes_on || !circle.soft || !self.may_be_ended(circle);
            let circle = circles(&self.machine, &self.survey).into_iter().find(stays)?;
            self.machine.sync_word_kinds();
            return Some(faults::circle(&self.machine, &mut self.names, &self.survey, &circle));
        }
        Some(faults::deadlock(&self.machine, &mut self.names))
    }

    fn inspect(&mut self, found: &mut Vec<Fault>) {
        let before = found.len();
        self.look_at_state(found);
        // What was seen of a state that is half made may not be so.
        if self.machine.halt().is_asked() {
            found.truncate(before);
        }
    }

    fn yields(&mut self, agent: u32) -> bool {
        let Some(id) = self.numbering.thread(&self.machine, agent) else { return false };
        let waits = matches!(
            self.machine.threads[id.0 as usize].status,
            Status::Waiting { .. } | Status::Parked { .. } | Status::Sleeping { .. } | Status::Reacquiring { .. }
        );
        waits || matches!(self.machine.operation(id), Operation::Sleep | Operation::End)
    }

    fn promise(&mut self) -> u32 {
        self.statuses();
        self.guide.promise(&self.machine, &self.survey.statuses)
    }

    fn is_outdated(&self) -> bool {
        !self.unforeseen().is_empty()
    }

    fn mark(&mut self) -> Mark {
        let orders = self.orders.as_ref().map_or(0, Orders::mark);
        Mark { machine: self.machine.mark(), memory: self.history.words().to_vec(), orders }
    }

    fn undo(&mut self, mark: Mark) {
        self.surveyed = false;
        self.machine.undo_to(mark.machine);
        self.history.set_words(&mark.memory);
        self.stated.known = None;
        if let Some(orders) = &mut self.orders {
            orders.undo(mark.orders);
        }
    }

    fn forget(&mut self) {
        self.machine.forget_marks();
    }

    fn encode(&mut self, into: &mut StateVector) {
        if let Err(error) = self.machine.encode(&mut self.encoder) {
            self.unreadable = Some(error.to_string());
        }
        if self.machine.halt().is_asked() {
            self.unreadable = Some(String::from(INTERRUPTED));
        }
        for part in self.encoder.parts() {
            into.extend(part);
            into.end_component();
        }
        into.extend(self.history.words());
        into.end_component();
        if !self.options.manner.symmetry {
            into.extend(self.encoder.places());
            into.push(self.machine.heap.top());
            into.end_component();
        }
    }

    fn encode_matched(&mut self, into: &mut StateVector) {
        self.write_matched(into);
    }

    fn encode_symmetric(&mut self, into: &mut StateVector) -> bool {
        if !self.is_symmetric() || self.numbering != Numbering::Living {
            return false;
        }
        if let Err(error) = self.machine.encode_symmetric(&mut self.symmetric) {
            self.unreadable = Some(error.to_string());
        }
        for part in self.symmetric.parts() {
            into.extend(part);
            into.end_component();
        }
        into.extend(self.history.words());
        into.end_component();
        true
    }

    fn restore(&mut self, vector: &StateVector) {
        // The vector may be half of one.
        if self.machine.halt().is_asked() {
            self.unreadable = Some(String::from(INTERRUPTED));
            return;
        }
        if let Some(orders) = &mut self.orders {
            orders.forget();
        }
        let places = vector.components().last().filter(|_| !self.options.manner.symmetry).unwrap_or(&[]);
        let words = &vector.words()[..vector.words().len() - places.len()];
        let (form, memory) = words.split_at(words.len() - self.history.words().len());
        self.history.set_words(memory);
        self.stated.known = None;
        if self.options.manner.symmetry {
            return self.become_state(form);
        }
        if let Some((end, places)) = places.split_last() {
            self.surveyed = false;
            let restored = self.machine.restore_at(form, Layout { places, end: *end });
            let restored = restored.and_then(|()| self.machine.mark_shared());
            self.unreadable = restored.err().map(|error| error.to_string());
        }
    }
}

//! One simulated run, up to its end or to the first thing that goes wrong.

use crate::order::{Draw, Menu, Order};
use crate::turns::{Turn, Turns};
use evidence::{Fault, Property};
use library::TimeOuts;
use vm::native::Stop;
use vm::schedule;
use vm::{Machine, Status, ThreadId};

/// How a run ended.
pub(crate) enum Ended {
    /// The program was over, or the run of no interest.
    Over,
    /// It was too long.
    Cut,
    /// It needed something that is not modelled.
    Unsupported(String),
    /// Something went wrong.
    Violated(Fault),
}

/// One run under way.
pub(crate) struct Run<'a> {
    pub(crate) machine: &'a mut Machine,
    pub(crate) order: Order,
    pub(crate) draw: Draw,
    /// What counts as wrong.
    pub(crate) properties: &'a [Property],
    /// When time may pass.
    pub(crate) time_outs: TimeOuts,
    /// Who has moved.
    pub(crate) turns: Turns,
    /// After so many instructions there was a second thread.
    pub(crate) company: Option<u64>,
}

impl Run<'_> {
    /// Runs until something goes wrong, the program is over, or so many instructions were executed.
    pub(crate) fn go(&mut self, most: u64) -> Ended {
        let begin = self.machine.instructions;
        // A turn in which nothing can be executed counts too, so that every run ends.
        for _ in 0..=most {
            let done = self.machine.instructions - begin;
            if done > most {
                break;
            }
            if self.machine.threads.len() > 1 {
                self.company.get_or_insert(done);
            }
            let menu = self.menu();
            let Some(turn) = self.order.next(&menu, done, &mut self.draw) else { return self.stand_still() };
            self.turns.0.push(turn);
            if let Some(ended) = self.take(turn) {
                return ended;
            }
        }
        self.circle().map_or(Ended::Cut, Ended::Violated)
    }

    /// Threads that wait for each other's monitors for ever, while others go on. Whoever is in such a circle stays
    /// there, so it is enough to look at the end.
    fn circle(&self) -> Option<Fault> {
        if !self.properties.contains(&Property::Deadlock) {
            return None;
        }
        let threads = (0..self.machine.threads.len() as u32).map(ThreadId);
        let circle = threads.into_iter().find_map(|first| circle_through(self.machine, first))?;
        let names: Vec<String> = circle.iter().map(|id| self.machine.name_of_thread(*id)).collect();
        let message = format!("{} wait for each other for ever", names.join(" and "));
        Some(Fault { property: Property::Deadlock, exception: None, message, sites: Vec::new() })
    }

    fn take(&mut self, turn: Turn) -> Option<Ended> {
        let outcome = match turn {
            Turn::Time { of } => {
                self.machine.end_timed_wait(ThreadId(of));
                return None;
            }
            Turn::Thread { number, instructions } => self.machine.run_thread(ThreadId(number), instructions),
        };
        self.machine.output.clear();
        if let Some(fault) = self.uncaught() {
            return Some(Ended::Violated(fault));
        }
        match outcome {
            schedule::Turn::Over => None,
            schedule::Turn::Stopped(Stop::Exit(_) | Stop::Discarded) => Some(Ended::Over),
            schedule::Turn::Stopped(Stop::Halted) => Some(Ended::Cut),
            schedule::Turn::Stopped(Stop::Unsupported { what, place }) => {
                Some(Ended::Unsupported(format!("{what} (at {place})")))
            }
        }
    }

    /// What has left a thread in this turn, and counts.
    fn uncaught(&mut self) -> Option<Fault> {
        let uncaught = self.machine.take_uncaught();
        let faults = uncaught.iter().filter_map(|uncaught| explore::uncaught(self.machine, uncaught));
        faults.into_iter().find(|fault| self.properties.contains(&fault.property))
    }

    /// Who can move, and who waits for time to pass, as far as time may.
    fn menu(&self) -> Menu {
        let menu = menu(self.machine);
        let is_over = |number: &u32| self.machine.ends_by_time(ThreadId(*number));
        match self.time_outs {
            TimeOuts::Any => menu,
            TimeOuts::Late => {
                let (over, others): (Vec<u32>, Vec<u32>) = menu.enabled.into_iter().partition(is_over);
                match (others.is_empty(), over.is_empty()) {
                    (false, _) => Menu { enabled: others, timed: Vec::new() },
                    (true, false) => Menu { enabled: over, timed: Vec::new() },
                    (true, true) => Menu { enabled: Vec::new(), timed: menu.timed },
                }
            }
            TimeOuts::Never => {
                let goes_on = |number: &u32| !self.machine.runs_out_of_time(ThreadId(*number));
                Menu {
                    enabled: menu.enabled.into_iter().filter(goes_on).collect(),
                    timed: menu.timed.into_iter().filter(goes_on).collect(),
                }
            }
        }
    }

    /// Nobody can move, now or later; or only by a time-out that is not looked at.
    fn stand_still(&self) -> Ended {
        let mut all = (0..self.machine.threads.len() as u32).map(ThreadId);
        if self.time_outs == TimeOuts::Never && all.any(|id| self.machine.runs_out_of_time(id)) {
            return self.circle().map_or(Ended::Over, Ended::Violated);
        }
        match self.properties.contains(&Property::Deadlock) {
            true => Ended::Violated(explore::deadlock(self.machine, &mut explore::Names::default())),
            false => Ended::Over,
        }
    }
}

/// Who can move, and who waits for time to pass. While a thread is in an atomic section, nobody else moves unless it
/// has to wait.
fn menu(machine: &Machine) -> Menu {
    let all = (0..machine.threads.len() as u32).map(ThreadId);
    let enabled: Vec<u32> = all.clone().filter(|id| machine.is_enabled(*id)).map(|id| id.0).collect();
    let atomic = enabled.iter().copied().find(|number| machine.threads[*number as usize].atomic > 0);
    match atomic {
        Some(only) => Menu { enabled: vec![only], timed: Vec::new() },
        None => Menu { enabled, timed: all.filter(|id| machine.waits_for_time(*id)).map(|id| id.0).collect() },
    }
}

/// The threads that wait for one another in a circle that leads back to this one.
fn circle_through(machine: &Machine, first: ThreadId) -> Option<Vec<ThreadId>> {
    let mut circle = vec![first];
    for _ in 0..machine.threads.len() {
        let holder = holder(machine, *circle.last()?)?;
        if holder == first {
            return (circle.len() > 1).then_some(circle);
        }
        circle.push(holder);
    }
    None
}

/// The thread that holds the monitor, or initialises the class, that a thread has come to wait for.
fn holder(machine: &Machine, id: ThreadId) -> Option<ThreadId> {
    match machine.threads[id.0 as usize].status {
        Status::Blocked { on } | Status::Reacquiring { on, .. } => machine.heap.lock_word(on).owner().map(ThreadId),
        Status::Initializing { class } => machine.initializer_of(class),
        _ => None,
    }
}

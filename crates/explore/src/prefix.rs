//! What a program does before it has company is the same in every run: it is executed once, and the search begins after it.
//!
//! The prefix ends where another thread lives, where there is something to choose, or before anything goes wrong: whatever there is to
//! report, the search finds. Its end becomes the anchor of the machine (`vm::explore`), which takes everything that was built so far
//! out of the states.

use crate::explorer::Explorer;
use crate::words::place_of;
use evidence::{Moment, Place};
use model::{Choice, Step, TransitionSystem};
use program::LinkError;
use vm::verify::Totals;
use vm::{Machine, ThreadId};

/// A program that does more than so many steps alone is searched from there.
const MOST_STEPS: usize = 400;

/// What the program has done before the search.
#[derive(Default)]
pub(crate) struct Prefix {
    steps: usize,
    /// Where it has started the second thread.
    place: Option<Place>,
    event: String,
    printed: Vec<String>,
    /// What the program has counted over all runs (`Verify.incrementCounter`).
    pub(crate) totals: Totals,
}

impl Prefix {
    /// Executes the prefix and makes its end the anchor; a machine that has its anchor already goes there.
    pub(crate) fn run(explorer: &mut Explorer) -> Result<Prefix, LinkError> {
        if let Some(anchor) = explorer.machine.exploring.anchor.clone() {
            explorer.become_state(&anchor.form);
            return Ok(Prefix::default());
        }
        let mut prefix = Prefix::default();
        while prefix.steps < MOST_STEPS && is_alone(explorer) && prefix.make_step(explorer) {}
        explorer.machine.set_anchor()?;
        prefix.totals = explorer.machine.totals.clone();
        prefix.describe(&explorer.machine);
        Ok(prefix)
    }

    /// Makes one step, or leaves it to the search: false.
    fn make_step(&mut self, explorer: &mut Explorer) -> bool {
        let mark = explorer.mark();
        explorer.machine.output.clear();
        let harmless = matches!(explorer.step(Choice { agent: 0, alternative: 0 }), Step::Done);
        let ended = explorer.machine.threads.iter().all(vm::Thread::is_terminated);
        if !harmless || ended {
            explorer.undo(mark);
            explorer.forget();
            return false;
        }
        self.steps += 1;
        self.printed.extend(explorer.take_printed());
        explorer.forget();
        true
    }

    fn describe(&mut self, machine: &Machine) {
        self.place = machine.exploring.company_at.map(|(method, pc)| place_of(machine, method, pc));
        let others = 1..machine.threads.len() as u32;
        let names: Vec<String> = others.map(|number| machine.name_of_thread(ThreadId(number))).collect();
        if !names.is_empty() {
            self.event = format!("starts thread {}", names.join(", "));
        }
    }

    /// The prefix as a step of a run, if there is anything to be told.
    pub(crate) fn moment(&self) -> Option<Moment> {
        let Prefix { place, event, printed, .. } = self;
        let moment = Moment { thread: 0, place: place.clone(), event: event.clone(), printed: printed.clone() };
        (!event.is_empty() || !printed.is_empty()).then_some(moment)
    }
}

/// Whether only one thread lives, and there is nothing to choose.
fn is_alone(explorer: &Explorer) -> bool {
    let movable = explorer.movable();
    let single = movable.len() == 1 && explorer.alternatives(movable[0]) == 1;
    single && !explorer.machine.has_company(ThreadId(0))
}

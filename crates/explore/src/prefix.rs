//! What a program does before it has company is the same in every run: it is executed once, and the search begins after
//! it.
//!
//! With reduction it goes on as long as it suffices that the main thread moves (see `reduction`): most programs start
//! their threads and wait for them. No state may come twice on the way; the search itself would not be content with one
//! thread there. The prefix ends where there is something to choose, or before anything goes wrong: whatever there is
//! to report, the search finds. What is claimed of runs is claimed of the prefix too: its valuations are kept, and it
//! goes no further than the program is alone. Its end becomes the anchor of the machine (`vm::exploring`), which takes
//! everything that was built so far out of the states.

use crate::explorer::Explorer;
use crate::naming::{Names, place_of};
use evidence::Moment;
use model::{Choice, KripkeStructure, MOVED, PROGRESS, Step, TransitionSystem};
use program::LinkError;
use std::collections::BTreeSet;
use vm::verify::Totals;
use vm::{Machine, ThreadId};

/// A program that does more than so many steps alone is searched from there. Where somebody watches, steps are shorter.
const MOST_STEPS: usize = 400;
const MOST_WATCHED_STEPS: usize = 10_000;

/// What the program has done before the search.
#[derive(Default)]
pub(crate) struct Prefix {
    steps: usize,
    /// How many steps the main thread has made although it had company: a schedule from the start of the program has
    /// them too.
    pub(crate) steps_in_company: usize,
    /// The same for people: what it did alone is one step.
    pub(crate) moments: Vec<Moment>,
    /// The first of them is what it did alone.
    pub(crate) has_prologue: bool,
    /// The names that objects got on the way.
    pub(crate) names: Names,
    /// What was seen of each step since `main` was called, where somebody watches.
    pub(crate) valuations: Vec<u64>,
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
        prefix.run_alone(explorer);
        explorer.initialize_beforehand();
        explorer.set_anchor()?;
        if explorer.reduces() && explorer.options.claims.is_empty() {
            prefix.go_on(explorer)?;
        }
        prefix.names = std::mem::take(&mut explorer.names);
        prefix.totals = explorer.machine.totals.clone();
        Ok(prefix)
    }

    fn run_alone(&mut self, explorer: &mut Explorer) {
        let mut told =
            Moment { thread: 0, place: None, event: String::new(), printed: Vec::new(), details: Vec::new() };
        let most = if explorer.machine.exploring.configuration().watched { MOST_WATCHED_STEPS } else { MOST_STEPS };
        while self.steps < most && is_alone(explorer) {
            let Some(moment) = self.make_step(explorer) else { break };
            told.printed.extend(moment.printed);
        }
        tell_company(&explorer.machine, &mut told);
        if !told.event.is_empty() || !told.printed.is_empty() {
            self.moments.push(told);
            self.has_prologue = true;
        }
    }

    /// Lets the main thread go on as long as that suffices.
    fn go_on(&mut self, explorer: &mut Explorer) -> Result<(), LinkError> {
        explorer.reduction = Some(explorer.new_reduction());
        let mut seen = BTreeSet::from([explorer.machine.canonical()?]);
        let told = self.moments.len();
        while self.steps < MOST_STEPS && suffices(explorer) {
            let Some(moment) = self.make_step(explorer) else { break };
            self.moments.push(moment);
            if !seen.insert(explorer.machine.canonical()?) {
                self.take_back(explorer, told);
                return Ok(());
            }
        }
        self.steps_in_company = self.moments.len() - told;
        if self.steps_in_company > 0 { explorer.set_anchor() } else { Ok(()) }
    }

    /// A state has come twice: the search is to see that, and to let others move there.
    fn take_back(&mut self, explorer: &mut Explorer, told: usize) {
        self.moments.truncate(told);
        if let Some(anchor) = explorer.machine.exploring.anchor.clone() {
            explorer.become_state(&anchor.form);
        }
    }

    /// Makes one step of the main thread, or leaves it to the search.
    fn make_step(&mut self, explorer: &mut Explorer) -> Option<Moment> {
        let mark = explorer.mark();
        let begun =
            explorer.machine.exploring.configuration().watched && (!self.valuations.is_empty() || has_begun(explorer));
        let seen = begun.then(|| explorer.valuation());
        let (moment, step) = explorer.tell_step(Choice { agent: 0, alternative: 0 });
        let ended = explorer.machine.threads.first().is_none_or(vm::Thread::is_terminated);
        let harmless = matches!(step, Step::Done) && !ended;
        if harmless {
            self.steps += 1;
            let progress = if explorer.action_label().progress { PROGRESS } else { 0 };
            self.valuations.extend(seen.map(|valuation| valuation | MOVED | progress));
        } else {
            explorer.undo(mark);
        }
        explorer.forget();
        harmless.then_some(moment)
    }
}

/// Tells of a step that led from the start of the program until it had company where that began.
pub(crate) fn tell_company(machine: &Machine, told: &mut Moment) {
    told.place = machine.exploring.facts.first_company.map(|(method, pc)| place_of(machine, method, pc));
    let others = (1..machine.threads.len() as u32).map(|number| machine.name_of_thread(ThreadId(number)));
    let others: Vec<String> = others.collect();
    if !others.is_empty() {
        told.event = format!("starts thread {}", others.join(", "));
    }
}

/// Whether `main` was called. Before, its class is not initialised: nothing can be said about its fields, and nothing
/// is claimed.
fn has_begun(explorer: &Explorer) -> bool {
    let machine = &explorer.machine;
    let own = machine.threads.first().and_then(|main| main.frames.iter().find(|frame| machine.is_own(frame.method)));
    own.is_some_and(|frame| !frame.method.is_initializer())
}

/// Whether only one thread lives, and there is nothing to choose.
fn is_alone(explorer: &mut Explorer) -> bool {
    let statuses = explorer.statuses();
    let single = statuses.len() == 1 && statuses[0].movable;
    let status = single.then(|| statuses[0]);
    status.is_some_and(|status| explorer.alternatives(&status) == 1)
}

/// Whether it is enough that the main thread makes its next step, and nothing is wrong here.
fn suffices(explorer: &mut Explorer) -> bool {
    let mut choices = Vec::new();
    let persistent = explorer.choices(&mut choices);
    let mut found = Vec::new();
    explorer.inspect(&mut found);
    persistent == 1 && choices.first() == Some(&Choice { agent: 0, alternative: 0 }) && found.is_empty()
}

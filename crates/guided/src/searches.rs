//! One search of a window, as far as it is needed.

use evidence::Fault;
use explore::{Explorer, Guide, Numbering, Preferences};
use model::{Clock, Limits, Observer, Outcome, Progress, Schedule};
use search::{Collect, Plan, StoreKind, Strategy, Surroundings};
use std::cell::Cell;
use std::collections::BTreeSet;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// What searches need from outside.
pub struct World<'a> {
    /// The time since anything began.
    pub clock: &'a dyn Clock,
    /// Becomes true when somebody wants everything to stop.
    pub interrupt: &'a AtomicBool,
    /// Is told what happens.
    pub observer: &'a mut dyn Observer<Fault>,
}

/// A window to be explored.
pub(crate) struct Scope {
    pub(crate) window: Option<BTreeSet<String>>,
    pub(crate) spots: BTreeSet<(u32, u32)>,
    /// Whether states with blocked threads promise something.
    pub(crate) blocked: bool,
}

/// Passes on what happens, and ends the search when enough was found.
struct Listener<'a, 'w> {
    world: &'a mut World<'w>,
    stop: &'a AtomicBool,
    is_enough: &'a mut dyn FnMut(&Fault) -> bool,
    enough: &'a Cell<bool>,
}

impl Observer<Fault> for Listener<'_, '_> {
    fn progress(&mut self, progress: Progress<'_>) {
        if self.world.interrupt.load(Ordering::Relaxed) {
            self.stop.store(true, Ordering::Relaxed);
        }
        self.world.observer.progress(progress);
    }

    fn violation(&mut self, violation: &Fault, schedule: &Schedule) {
        self.world.observer.violation(violation, schedule);
        if (self.is_enough)(violation) {
            self.enough.set(true);
            self.stop.store(true, Ordering::Relaxed);
        }
    }
}

/// How often a search looks whether somebody wants it to stop.
const LOOK_EVERY: Duration = Duration::from_millis(200);

/// The plan of a search that prefers what promises something.
pub(crate) fn plan(limits: Limits, collect: Collect) -> Plan {
    let mut plan = Plan::new(Strategy::Heuristic, StoreKind::Exact);
    plan.limits = limits;
    plan.collect = collect;
    plan
}

/// Searches from where the explorer stands until everything was explored or enough was found; also answers whether it was.
pub(crate) fn search(
    explorer: &mut Explorer,
    plan: &Plan,
    world: &mut World<'_>,
    is_enough: &mut dyn FnMut(&Fault) -> bool,
) -> (Outcome<Fault>, bool) {
    let began = world.clock.elapsed();
    let clock = world.clock;
    let since = move || clock.elapsed().saturating_sub(began);
    let stop = AtomicBool::new(world.interrupt.load(Ordering::Relaxed));
    let enough = Cell::new(false);
    let plan = Plan { progress_every: plan.progress_every.min(LOOK_EVERY), ..plan.clone() };
    let mut listener = Listener { world, stop: &stop, is_enough, enough: &enough };
    let surroundings = Surroundings { clock: &since, interrupt: &stop, observer: &mut listener };
    let outcome = search::check(explorer, &plan, surroundings);
    (outcome, enough.get())
}

impl Scope {
    /// Everything, in no particular order.
    pub(crate) fn everything() -> Scope {
        Scope { window: None, spots: BTreeSet::new(), blocked: false }
    }

    /// Brings the explorer to its start and restricts it to the scope.
    pub(crate) fn enter(&self, explorer: &mut Explorer) {
        explorer.restart(Numbering::Living);
        self.restrict(explorer);
    }

    /// Restricts the explorer to the scope, wherever it stands.
    pub(crate) fn restrict(&self, explorer: &mut Explorer) {
        let prefer = Preferences { blocked: self.blocked, accesses: !self.spots.is_empty() };
        explorer.be_guided(Guide::new(self.window.clone(), self.spots.clone(), prefer));
    }
}

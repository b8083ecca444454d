//! One search of a window, as far as it is needed.

use evidence::Fault;
use explore::{Explorer, Guide, Numbering, Preferences};
use model::{Clock, Limits, Observer, Outcome, Progress, Schedule};
use search::{Collect, Interrupt, Plan, StoreKind, Strategy, Supervision};
use std::cell::Cell;
use std::collections::BTreeSet;
use std::sync::atomic::{AtomicBool, Ordering};

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

/// Ends a search when enough was found, or somebody wants everything to stop.
struct Either<'a> {
    stop: &'a AtomicBool,
    interrupt: &'a AtomicBool,
}

impl Interrupt for Either<'_> {
    fn is_asked(&self) -> bool {
        self.stop.load(Ordering::Relaxed) || self.interrupt.load(Ordering::Relaxed)
    }
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

/// The plan of a search that prefers what promises something.
pub(crate) fn plan(limits: Limits, collect: Collect) -> Plan {
    let mut plan = Plan::new(Strategy::Heuristic, StoreKind::Exact);
    plan.limits = limits;
    plan.collect = collect;
    plan
}

/// Searches from where the explorer stands until everything was explored or enough was found; also answers whether it
/// was.
pub(crate) fn search(
    explorer: &mut Explorer,
    plan: &Plan,
    world: &mut World<'_>,
    is_enough: &mut dyn FnMut(&Fault) -> bool,
) -> (Outcome<Fault>, bool) {
    let began = world.clock.elapsed();
    let clock = world.clock;
    let since = move || clock.elapsed().saturating_sub(began);
    let stop = AtomicBool::new(false);
    let either = Either { stop: &stop, interrupt: world.interrupt };
    let enough = Cell::new(false);
    let mut listener = Listener { world, stop: &stop, is_enough, enough: &enough };
    let supervision = Supervision { clock: &since, interrupt: &either, observer: &mut listener };
    let outcome = search::check(explorer, plan, supervision);
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

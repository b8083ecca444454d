//! Statements by what they do, and which statements can follow which.

use super::monitors::{Monitors, is_of_thread, monitors};
use crate::actions::{Action, Call};
use crate::setting::Setting;
use analysis::whole::{Entry, MethodNumber, Place};
use fixedbitset::FixedBitSet;
use flow::form::StatementId;
use program::FieldRef;
use std::collections::BTreeMap;

/// A field by the number of its class, its name and its type.
type FieldKey = (u32, &'static str, &'static str);

/// All statements of a program that others may depend on, by what they do.
pub(crate) struct Index {
    writes: BTreeMap<FieldKey, Vec<Place>>,
    pub(super) element_writes: Vec<Place>,
    pub(crate) contained: Vec<Place>,
    pub(super) notifies: Vec<Place>,
    pub(super) starts: Vec<Place>,
    /// What is said of threads before they are started.
    pub(super) thread_calls: Vec<Place>,
    /// Entries of monitors, calls of synchronized methods among them, and of `Thread` where own code may be in the way.
    pub(super) enters: Vec<Place>,
    /// For each method, for each statement, those that may be executed after it.
    reach: Vec<Vec<FixedBitSet>>,
    /// Methods that may never end, and those that may wait.
    pub(super) diverges: Vec<bool>,
    pub(super) waits: Vec<bool>,
    /// Methods that may be entered again and again without end, if it counts who never gets a monitor for that reason.
    repeats: Option<Vec<bool>>,
}

fn key(field: FieldRef) -> FieldKey {
    (field.class.id.0, field.name, field.descriptor)
}

impl Index {
    /// Where endless runs are asked about, a thread may wait for ever for a monitor that others leave and enter again.
    pub(crate) fn of(setting: &Setting<'_>, asks_endless_runs: bool) -> Index {
        let count = setting.world.methods().count();
        let mut index = Index {
            writes: BTreeMap::new(),
            element_writes: vec![],
            contained: vec![],
            notifies: vec![],
            starts: vec![],
            thread_calls: vec![],
            enters: vec![],
            reach: setting.world.methods().map(|method| reach(setting, method)).collect(),
            diverges: (0..count).map(|method| !setting.endless[method].is_empty()).collect(),
            waits: vec![false; count],
            repeats: asks_endless_runs.then(|| repeated(setting)),
        };
        for place in setting.places() {
            index.add(setting, place);
        }
        index.add_entries_of_library(setting);
        index.find_recursion(setting);
        index.spread(setting);
        index
    }

    fn add(&mut self, setting: &Setting<'_>, place: Place) {
        match setting.actions.at(place) {
            Action::Write(field) => self.writes.entry(key(field)).or_default().push(place),
            Action::WriteElement => self.element_writes.push(place),
            Action::Enter => self.enters.push(place),
            Action::Library(Call::Contained) => self.contained.push(place),
            Action::Library(Call::Notifies) => self.notifies.push(place),
            Action::Library(Call::Thread) => self.thread_calls.push(place),
            _ => {}
        }
        if calls_synchronized(setting, place) {
            self.enters.push(place);
        }
        if is_start(setting, place) {
            self.starts.push(place);
        }
        self.waits[place.method.0 as usize] |= waits_itself(setting, place);
    }

    /// What is called of a thread takes its monitor inside; that counts where own code may hold it.
    fn add_entries_of_library(&mut self, setting: &Setting<'_>) {
        let held: Vec<Monitors> = self.enters.iter().map(|enter| monitors(setting, *enter)).collect();
        for place in setting.places().filter(|place| is_of_thread(setting, *place)) {
            let mine = monitors(setting, place);
            if held.iter().any(|other| mine.meet(setting, other)) && !self.enters.contains(&place) {
                self.enters.push(place);
                self.waits[place.method.0 as usize] = true;
            }
        }
    }

    /// Methods that may call themselves may never end.
    fn find_recursion(&mut self, setting: &Setting<'_>) {
        for method in setting.world.methods() {
            let mut seen = vec![false; self.diverges.len()];
            let mut waiting = vec![method];
            while let Some(at) = waiting.pop() {
                for target in setting.world.places(at).flat_map(|place| setting.world.targets(place)) {
                    self.diverges[method.0 as usize] |= *target == method;
                    if !std::mem::replace(&mut seen[target.0 as usize], true) {
                        waiting.push(*target);
                    }
                }
            }
        }
    }

    /// What calls a method that may not end may not end.
    fn spread(&mut self, setting: &Setting<'_>) {
        let mut changed = true;
        while changed {
            changed = false;
            for place in setting.places() {
                let at = place.method.0 as usize;
                let called = setting.world.targets(place).iter().chain(setting.world.initializers(place));
                for target in called.map(|target| target.0 as usize) {
                    changed |= self.diverges[target] && !std::mem::replace(&mut self.diverges[at], true);
                    changed |= self.waits[target] && !std::mem::replace(&mut self.waits[at], true);
                }
            }
        }
    }

    /// Whether a statement may have to wait for other threads.
    pub(super) fn may_wait(&self, setting: &Setting<'_>, place: Place) -> bool {
        waits_itself(setting, place) || self.enters.contains(&place)
    }

    /// Whether runs without end are asked about: who waits for ever then.
    pub(super) fn asks_endless_runs(&self) -> bool {
        self.repeats.is_some()
    }

    /// Whether a statement may keep others waiting by being executed again and again without end.
    pub(super) fn may_starve(&self, setting: &Setting<'_>, place: Place) -> bool {
        let is_repeated = |repeats: &Vec<bool>| setting.may_not_end(place) || repeats[place.method.0 as usize];
        self.repeats.as_ref().is_some_and(is_repeated)
    }

    /// The statements that write fields of objects or classes.
    pub(super) fn all_writes(&self) -> impl Iterator<Item = &Place> {
        self.writes.values().flatten()
    }

    /// The statements that write a field.
    pub(crate) fn writes(&self, field: FieldRef) -> &[Place] {
        self.writes.get(&key(field)).map(Vec::as_slice).unwrap_or_default()
    }

    /// Whether one statement of a method may be executed after another one.
    pub(super) fn may_follow(&self, method: MethodNumber, first: StatementId, then: StatementId) -> bool {
        self.reach[method.0 as usize][first.0 as usize].contains(then.0 as usize)
    }
}

/// For each method whether it may be entered without end: from an endless loop, by itself, or by the library.
fn repeated(setting: &Setting<'_>) -> Vec<bool> {
    let world = &setting.world;
    let mut found = vec![false; world.methods().count()];
    for entry in world.entries() {
        if let Entry::Callback(method) = entry {
            found[method.0 as usize] = true;
        }
    }
    let mut changed = true;
    while changed {
        changed = false;
        for place in setting.places() {
            if setting.may_not_end(place) || found[place.method.0 as usize] {
                for entered in world.targets(place).iter().chain(world.starts(place)) {
                    changed |= !std::mem::replace(&mut found[entered.0 as usize], true);
                }
            }
        }
    }
    found
}

/// Whether a statement starts threads.
pub(super) fn is_start(setting: &Setting<'_>, place: Place) -> bool {
    matches!(setting.actions.at(place), Action::Library(Call::Start)) || setting.world.starts_library(place)
}

fn reach(setting: &Setting<'_>, method: MethodNumber) -> Vec<FixedBitSet> {
    let control = &setting.controls[method.0 as usize];
    let count = setting.form(method).statements.len();
    let from = |first: StatementId| {
        let mut seen = FixedBitSet::with_capacity(count + 1);
        let mut waiting = vec![first];
        while let Some(at) = waiting.pop() {
            for next in control.successors(at) {
                if !seen.put(next.0 as usize) && next != control.end() {
                    waiting.push(next);
                }
            }
        }
        seen
    };
    setting.form(method).statement_ids().map(from).collect()
}

/// Whether a statement itself may have to wait for other threads.
pub(super) fn waits_itself(setting: &Setting<'_>, place: Place) -> bool {
    initializes(setting, place)
        || match setting.actions.at(place) {
            Action::Enter | Action::Library(Call::Waits | Call::Opaque) => true,
            Action::Own => calls_synchronized(setting, place),
            _ => false,
        }
}

/// Whether a statement, or a thread that it starts, may wait for ever for the initialisation of a class (JVMS 5.5). Not
/// if the initialiser needs nobody else to come to its end. The class that is launched is initialised before there are
/// other threads, if its initialiser makes none.
pub(super) fn initializes(setting: &Setting<'_>, place: Place) -> bool {
    let world = &setting.world;
    let mut initializers = world.initializers(place).iter().chain(world.started_initializers(place));
    initializers.any(|method| !ends_alone(setting, *method))
}

/// Whether an initialiser runs nothing but its own code, and that ends: at the launch it may lock, and loop for ever,
/// because nobody else is there to wait.
fn ends_alone(setting: &Setting<'_>, initializer: MethodNumber) -> bool {
    let world = &setting.world;
    let is_launched =
        |entry: &Entry| matches!(entry, Entry::Initializer { method, at_launch: true, .. } if *method == initializer);
    let is_at_launch = world.entries().iter().any(is_launched);
    let is_alone = |place: Place| {
        let runs = [world.targets(place), world.starts(place), world.initializers(place)];
        let waits = match setting.actions.at(place) {
            Action::Library(Call::Opaque | Call::Start | Call::Waits) => true,
            Action::Enter => !is_at_launch,
            _ => false,
        };
        runs.iter().all(|methods| methods.is_empty()) && !waits
    };
    let ends = is_at_launch || setting.endless[initializer.0 as usize].is_empty();
    ends && world.places(initializer).all(is_alone)
}

/// Whether a statement may call a synchronized method, or start a thread that begins with one.
fn calls_synchronized(setting: &Setting<'_>, place: Place) -> bool {
    let mut targets = setting.world.targets(place).iter().chain(setting.world.starts(place));
    targets.any(|target| setting.world.method(*target).method.is_synchronized())
}

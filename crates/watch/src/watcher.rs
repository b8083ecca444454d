//! One run: every event of the machine as one of `detect`.

mod library;

use crate::findings::Findings;
use crate::library_locks;
use crate::locks::{Present, moved};
use crate::loops::Loops;
use crate::sharing::Sharing;
use crate::sites::{Spot, standing};
use crate::warning_words;
use detect::{Access, Lock, MemoryLocation, Mode, Race, Role, Run, SiteId, Summary, Thread};
use program::instruction::FieldFlags;
use program::layout::HEADER_WORDS;
use rustc_hash::FxHashMap;
use std::any::Any;
use std::collections::BTreeSet;
use vm::exploring::Uncaught;
use vm::recording::{Event, EventListener, Record, What};
use vm::{Machine, Phase, Reference};

/// Whoever looks at one run.
pub(crate) struct Watcher {
    pub(crate) findings: Findings,
    pub(crate) run: Run,
    present: Present,
    pub(crate) sharing: Sharing,
    /// The threads by their `java.lang.Thread`.
    threads: FxHashMap<u32, Thread>,
    ended: BTreeSet<u32>,
    /// How many threads each thread has started.
    started: FxHashMap<Role, u32>,
    /// How often a thread holds the read lock of an object.
    reading: FxHashMap<(u32, u32), u32>,
    /// Whether objects of a class have final fields.
    finals: FxHashMap<u32, bool>,
    loops: Loops,
}

impl Watcher {
    /// The watcher of a run that begins.
    pub(crate) fn new(findings: Findings, summary: Summary) -> Watcher {
        Watcher {
            findings,
            run: Run::new(summary, crate::thread_roles::Roles::MAIN),
            present: Present::default(),
            sharing: Sharing::default(),
            threads: FxHashMap::default(),
            ended: BTreeSet::new(),
            started: FxHashMap::default(),
            reading: FxHashMap::default(),
            finals: FxHashMap::default(),
            loops: Loops::default(),
        }
    }

    fn lock(&mut self, machine: &Machine, object: Reference) -> Lock {
        self.present.lock(&mut self.findings.locks, machine, object)
    }

    /// Whose business the lock of an object is that is taken at a spot; nobody's, where no code stands.
    fn note_taker(&mut self, machine: &Machine, object: Reference, lock: Lock, spot: Option<Spot>) {
        if spot.is_some_and(|spot| library_locks::is_taken_by_program(machine, spot, object)) {
            self.findings.locks.take_by_program(lock);
        }
    }

    fn here(&mut self, machine: &Machine) -> (SiteId, Option<Spot>) {
        match standing(machine, machine.current) {
            Some(spot) => (self.findings.sites.number(spot), machine.is_own(spot.method).then_some(spot)),
            None => (SiteId(0), None),
        }
    }

    fn starts(&mut self, machine: &Machine, id: vm::ThreadId) {
        self.present.settle(machine);
        let by = Thread(machine.current.0);
        let parent = self.run.role(by);
        let after = self.started.entry(parent).or_default();
        *after += 1;
        let role = self.findings.roles.started(parent, *after);
        self.findings.roles.set_name(role, machine.name_of_thread(id));
        self.threads.insert(machine.threads[id.0 as usize].object.0, Thread(id.0));
        self.run.start(by, Thread(id.0), role);
    }

    /// A thread whose end somebody looks at has ended.
    fn sees_end(&mut self, thread: Thread, object: Reference) {
        if let Some(ended) = self.threads.get(&object.0).filter(|ended| self.ended.contains(&ended.0)) {
            let (role, ended_role) = (self.run.role(thread), self.run.role(*ended));
            self.run.summary.dependencies.reads(role, life_of(ended_role));
            self.run.join(thread, *ended);
        }
    }

    fn waits(&mut self, machine: &Machine, thread: Thread, on: Reference) {
        let lock = self.lock(machine, on);
        let (site, own) = self.here(machine);
        self.sharing.note(on.0, self.run.role(thread), false);
        if let Some(spot) = own {
            let role = self.run.role(thread);
            self.findings.at.entry(site).or_insert(role);
            if spot.library.is_none_or(|method| method.class.name == "java/lang/Object") {
                self.run.summary.waiting.waits(lock, site, self.loops.repeat(spot.method, spot.pc));
            }
            self.run.blocks(thread, site, Some(lock));
        }
        self.run.exit(thread, on.0, lock);
        // It will want the monitor back, with everything else still held.
        self.run.attempt(thread, lock, Mode::Exclusive, site);
    }

    fn notifies(&mut self, machine: &Machine, thread: Thread, on: Reference) {
        let lock = self.lock(machine, on);
        let role = self.run.role(thread);
        self.sharing.note(on.0, role, true);
        if let (site, Some(spot)) = self.here(machine)
            && spot.library.is_none()
        {
            self.findings.at.entry(site).or_insert(role);
            self.run.summary.waiting.notifies(lock, site);
        }
    }

    /// A thread is parked or sleeps.
    fn blocks(&mut self, machine: &Machine, thread: Thread) {
        let (site, Some(spot)) = self.here(machine) else { return };
        let called = spot.library.map_or(("", ""), |method| (method.class.name, method.name));
        if let Some((waits, mode)) = library_locks::taking(called.0, called.1) {
            if waits {
                self.attempts(machine, thread, mode, site);
            }
            return;
        }
        let role = self.run.role(thread);
        self.findings.at.entry(site).or_insert(role);
        self.run.blocks(thread, site, None);
    }

    fn record(&mut self, machine: &Machine, thread: Thread, record: &Record) {
        match record.what {
            What::Read | What::Write => self.access(machine, thread, record),
            What::Born => {
                let role = self.run.role(thread);
                self.present.born(record.object.0, role, record.method.id.0, record.pc);
            }
            What::Built if self.has_finals(machine, record.object) => self.run.built(thread, record.object.0),
            What::Built => {}
        }
    }

    fn access(&mut self, machine: &Machine, thread: Thread, record: &Record) {
        let object = record.object.0;
        let write = record.what == What::Write;
        if explore::is_kept_inside(machine.peek_class(record.object)) {
            return;
        }
        if machine.heap.is_immortal(record.object) {
            self.run.uses_class(thread, object);
        }
        if record.flags & FieldFlags::VOLATILE != 0 {
            return self.volatile(machine, thread, record);
        }
        if record.flags & FieldFlags::FINAL != 0 {
            if !write {
                self.run.reads_final(thread, object);
            }
            return;
        }
        let spot = Spot { method: record.method, pc: record.pc, library: record.library };
        let site = self.findings.sites.number(spot);
        let by_library = record.library.is_some() || library_locks::is_ownable(record.method.class);
        if write && by_library && is_owner(machine, record) {
            return self.owner_set(machine, thread, record, site);
        }
        let role = self.run.role(thread);
        self.sharing.note(object, role, write);
        let place = MemoryLocation { object, offset: record.offset, size: record.size };
        self.run.access(thread, Access { place, site, write });
    }

    fn volatile(&mut self, machine: &Machine, thread: Thread, record: &Record) {
        let (object, offset) = (record.object.0, record.offset);
        let write = record.what == What::Write;
        // What the class library does with the `Thread` of every thread is no influence on it.
        let is_thread = machine.peek_class(record.object).is_subclass_of(machine.known.thread);
        if !is_thread || record.method.class.is_application() {
            let role = self.run.role(thread);
            self.sharing.note(object, role, write);
        }
        if write {
            return self.run.write_volatile(thread, object, offset);
        }
        self.run.read_volatile(thread, object, offset);
        if offset == 8 * machine.known.thread_eetop {
            self.sees_end(thread, record.object);
        }
    }

    fn has_finals(&mut self, machine: &Machine, object: Reference) -> bool {
        let class = machine.peek_class(object);
        *self.finals.entry(class.id.0).or_insert_with(|| {
            let mut classes = std::iter::successors(Some(class), |class| class.super_class);
            classes.any(|class| class.fields().iter().any(|field| field.is_final() && !field.is_static()))
        })
    }

    /// Writes races down as long as their objects are where they are.
    fn note_races(&mut self, machine: &Machine) {
        for race in self.run.take_races() {
            self.note_race(machine, &race);
        }
    }

    fn note_race(&mut self, machine: &Machine, race: &Race) {
        let sites = race.accesses.map(|past| past.site);
        let key = (race.source, sites[0].min(sites[1]), sites[0].max(sites[1]));
        if self.findings.races.contains_key(&key) {
            return;
        }
        let roles = race.accesses.map(|past| self.run.role(past.thread));
        let finding = warning_words::race(machine, &self.findings, &self.run, race, roles);
        self.findings.races.insert(key, finding);
    }

    /// A thread wakes or interrupts another.
    fn acts_on(&mut self, thread: Thread, target: Thread) {
        let (role, target) = (self.run.role(thread), self.run.role(target));
        self.run.summary.dependencies.writes(role, wakes_of(target));
        self.run.summary.dependencies.reads(target, wakes_of(target));
    }

    fn life(&mut self, machine: &Machine, thread: Thread, event: Event) {
        match event {
            Event::Starts(id) => self.starts(machine, id),
            Event::Ends => {
                self.ended.insert(thread.0);
                self.threads.entry(machine.thread().object.0).or_insert(thread);
                let role = self.run.role(thread);
                self.run.summary.dependencies.writes(role, life_of(role));
            }
            Event::SeesEnd(object) => self.sees_end(thread, object),
            Event::Unparked => self.run.unparked(thread),
            Event::Unparks(target) => {
                self.acts_on(thread, Thread(target.0));
                self.run.unpark(thread, Thread(target.0));
            }
            Event::Interrupts(target) => {
                self.acts_on(thread, Thread(target.0));
                self.run.interrupt(thread, Thread(target.0));
            }
            Event::NoticesInterrupt => self.run.interrupted(thread),
            Event::Initialized(mirror) => self.run.initialized(thread, mirror.0),
            Event::Uncaught(exception) => {
                let by_handler = machine.thread().phase == Phase::Uncaught;
                let handled = !by_handler && machine.handles_exceptions(machine.current);
                let uncaught = Uncaught { thread: machine.current, exception, by_handler, handled };
                match explore::unfit_input(machine, &uncaught) {
                    Some(what) => self.findings.unsupported.push(what),
                    None => self.findings.faults.extend(explore::uncaught(machine, &uncaught)),
                }
            }
            _ => {}
        }
    }
}

impl EventListener for Watcher {
    fn accessed(&mut self, machine: &Machine, records: &[Record]) {
        let thread = Thread(machine.current.0);
        for record in records {
            self.record(machine, thread, record);
        }
        self.note_races(machine);
    }

    fn happened(&mut self, machine: &Machine, event: Event) {
        let thread = Thread(machine.current.0);
        match event {
            Event::Entered(object) | Event::Reacquired { on: object, .. } => {
                let lock = self.lock(machine, object);
                let (site, _) = self.here(machine);
                self.note_taker(machine, object, lock, standing(machine, machine.current));
                self.run.enter(thread, object.0, lock, site);
            }
            Event::Exited(object) => {
                let lock = self.lock(machine, object);
                self.run.exit(thread, object.0, lock);
            }
            Event::Waits { on, .. } => self.waits(machine, thread, on),
            Event::Notifies { on, .. } => self.notifies(machine, thread, on),
            Event::Parks { .. } | Event::Sleeps => self.blocks(machine, thread),
            Event::Atomic { .. } => self.atomic(machine, thread, event),
            Event::Blocked(object) => {
                let lock = self.lock(machine, object);
                let (site, _) = self.here(machine);
                self.run.attempt(thread, lock, Mode::Exclusive, site);
            }
            _ => self.life(machine, thread, event),
        }
    }

    fn moved(&mut self, place: &dyn Fn(Reference) -> Option<Reference>) {
        let place = |object: u32| place(Reference(object)).map(|object| object.0);
        self.run.moved(&place);
        self.present.moved(&place);
        self.sharing.moved(&place);
        self.threads = moved(std::mem::take(&mut self.threads), &place);
        let reading = std::mem::take(&mut self.reading).into_iter().collect::<std::collections::BTreeMap<_, _>>();
        let placed =
            reading.into_iter().filter_map(|((thread, object), count)| Some(((thread, place(object)?), count)));
        self.reading = placed.collect();
    }

    fn into_any(self: Box<Self>) -> Box<dyn Any> {
        self
    }
}

/// The end of a thread, as something that is written and read.
fn life_of(role: Role) -> u64 {
    1 << 63 | u64::from(role.0)
}

/// What others do to wake a thread, likewise.
fn wakes_of(role: Role) -> u64 {
    1 << 62 | u64::from(role.0)
}

/// Whether a write sets the owner of a lock of the class library.
fn is_owner(machine: &Machine, record: &Record) -> bool {
    let class = machine.peek_class(record.object);
    let field = class.name.starts_with("java/util/concurrent/").then(|| class.field_named("exclusiveOwnerThread"));
    field.flatten().is_some_and(|field| 8 * (HEADER_WORDS + field.word) == record.offset)
}

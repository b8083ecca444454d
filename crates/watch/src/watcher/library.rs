//! Locks of the class library, which it knows by their owners and numbers of readers.

use super::Watcher;
use crate::library_locks;
use crate::sites::standing;
use detect::{Lock, Mode, SiteId, Thread};
use vm::recording::{Event, Record};
use vm::{Machine, Reference};

impl Watcher {
    /// A thread is parked before a lock of the class library.
    pub(super) fn attempts(&mut self, machine: &Machine, thread: Thread, mode: Mode, site: SiteId) {
        let blocker = Reference::from_slot(machine.named_field(machine.thread().object, "parkBlocker"));
        if !blocker.is_null() {
            let lock = self.lock(machine, blocker);
            self.run.attempt(thread, lock, mode, site);
        }
    }

    /// A lock of the class library has been taken at a site, by the method that the site has called.
    fn takes(&mut self, thread: Thread, lock: Lock, mode: Mode, site: SiteId) {
        let called = self.findings.sites.spot(site).library.map_or(("", ""), |method| (method.class.name, method.name));
        match library_locks::taking(called.0, called.1) {
            Some((false, _)) => self.run.acquire_if_free(thread, lock, mode, site),
            Some((true, _)) | None => self.run.acquire(thread, lock, mode, site),
        }
    }

    pub(super) fn atomic(&mut self, machine: &Machine, thread: Thread, event: Event) {
        let Event::Atomic { object, offset, reads, writes, before, after } = event else { return };
        let role = self.run.role(thread);
        if reads {
            self.run.read_volatile(thread, object.0, offset);
            self.sharing.note(object.0, role, false);
        }
        if writes {
            self.run.write_volatile(thread, object.0, offset);
            self.sharing.note(object.0, role, true);
        }
        if let Some(added) =
            library_locks::readers_added(machine, object, offset, [before, after]).filter(|_| reads && writes)
        {
            self.reads_lock(machine, thread, object, added);
        }
    }

    /// A thread takes or gives up the read lock of a read-write lock. Who holds the write lock needs no other.
    fn reads_lock(&mut self, machine: &Machine, thread: Thread, object: Reference, added: i32) {
        let lock = self.lock(machine, object);
        let (site, _) = self.here(machine);
        self.note_taker(machine, object, lock, standing(machine, machine.current));
        let held = self.run.held(thread).iter().any(|(held, _)| *held == lock);
        let count = self.reading.entry((thread.0, object.0)).or_default();
        *count = count.saturating_add_signed(added);
        match (*count, held) {
            (0, true) => self.run.release(thread, lock),
            (1.., false) => self.takes(thread, lock, Mode::Shared, site),
            _ => {}
        }
    }

    /// The owner of a lock of the class library changes.
    pub(super) fn owner_set(&mut self, machine: &Machine, thread: Thread, record: &Record, site: SiteId) {
        let lock = self.lock(machine, record.object);
        self.run.release(thread, lock);
        let reads = self.reading.get(&(thread.0, record.object.0)).is_some_and(|count| *count > 0);
        if record.value == 0 {
            self.awaits(thread, lock, site);
        }
        if record.value != 0 {
            let spot = self.findings.sites.spot(site);
            self.note_taker(machine, record.object, lock, Some(spot));
            self.takes(thread, lock, Mode::Exclusive, site);
        } else if reads {
            self.run.acquire(thread, lock, Mode::Shared, site);
        }
    }

    /// A lock of the class library is given up: to wait for a condition of it, perhaps.
    fn awaits(&mut self, thread: Thread, lock: Lock, site: SiteId) {
        let spot = self.findings.sites.spot(site);
        let called = spot.library.map_or(("", ""), |method| (method.class.name, method.name));
        if library_locks::awaits_condition(called.0, called.1) {
            let role = self.run.role(thread);
            self.findings.at.entry(site).or_insert(role);
            self.run.summary.waiting.waits(lock, site, self.loops.repeat(spot.method, spot.pc));
            self.run.attempt(thread, lock, Mode::Exclusive, site);
            self.run.blocks(thread, site, None);
        }
    }
}

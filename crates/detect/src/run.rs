//! One run, event by event; and what all runs of a program have shown together.

use crate::clock::VectorClock;
use crate::dependency::Dependencies;
use crate::lock_order::{self, Cycles};
use crate::lock_set::{LockSet, LockSets};
use crate::lock_tree::{LockTree, Mode};
use crate::memory::{Memory, MemoryLocation, Race};
use crate::order::{Channel, Order};
use crate::variable::Past;
use crate::waiting::{Blocking, Waiting};
use crate::{Lock, Role, SiteId, Thread};
use rustc_hash::FxHashMap;
use std::collections::BTreeMap;
use std::rc::Rc;

/// What all runs have shown together.
#[derive(Default)]
pub struct Summary {
    pub sets: LockSets,
    pub waiting: Waiting,
    pub dependencies: Dependencies,
    trees: BTreeMap<Role, LockTree>,
}

impl Summary {
    /// The lock-order problems.
    pub fn cycles(&self) -> Cycles {
        lock_order::cycles(&self.trees)
    }
}

/// An access of memory.
#[derive(Clone, Copy, Debug)]
pub struct Access {
    pub place: MemoryLocation,
    pub site: SiteId,
    pub write: bool,
}

/// A run being observed. Objects and offsets are those of the machine; [`Run::moved`] tells new ones.
pub struct Run {
    pub summary: Summary,
    order: Order,
    memory: Memory,
    roles: Vec<Role>,
    /// The fixed clock of each thread by roles instead of threads, and of which fixed clock it was made.
    moments: FxHashMap<u32, (Rc<VectorClock>, Rc<VectorClock>)>,
    /// All locks that each thread holds, and those that it holds exclusively.
    held: Vec<(LockSet, LockSet)>,
    races: Vec<Race>,
}

impl Run {
    /// A run that begins with one thread.
    pub fn new(summary: Summary, main: Role) -> Run {
        let mut run = Run {
            summary,
            order: Order::default(),
            memory: Memory::default(),
            roles: Vec::new(),
            moments: FxHashMap::default(),
            held: Vec::new(),
            races: Vec::new(),
        };
        run.begin(Thread(0), main, None);
        run
    }

    /// The run is over: what it adds to the others.
    pub fn end(mut self) -> Summary {
        self.summary.trees.values_mut().for_each(LockTree::end_run);
        self.summary
    }

    /// The races found since the last call.
    pub fn take_races(&mut self) -> Vec<Race> {
        std::mem::take(&mut self.races)
    }

    /// What a thread is in every run.
    pub fn role(&self, thread: Thread) -> Role {
        self.roles[thread.0 as usize]
    }

    /// How many places in memory are watched.
    pub fn places(&self) -> usize {
        self.memory.len()
    }

    fn begin(&mut self, thread: Thread, role: Role, by: Option<Thread>) {
        self.order.begin(thread, by);
        let count = self.roles.len().max(thread.0 as usize + 1);
        self.roles.resize(count, role);
        self.held.resize(count, Default::default());
        self.roles[thread.0 as usize] = role;
    }

    /// A thread starts another.
    pub fn start(&mut self, by: Thread, thread: Thread, role: Role) {
        self.begin(thread, role, Some(by));
        self.summary.dependencies.started(role, self.role(by));
    }

    /// A thread has seen the end of another.
    pub fn join(&mut self, thread: Thread, ended: Thread) {
        self.order.join(thread, ended);
    }

    /// A plain access.
    #[inline]
    pub fn access(&mut self, thread: Thread, access: Access) {
        let (held, exclusive) = self.held[thread.0 as usize];
        let past = Past {
            thread,
            site: access.site,
            held,
            write: access.write,
            protecting: if access.write { exclusive } else { held },
            time: self.order.full(thread).of(thread.0),
            fixed_time: self.order.fixed(thread).of(thread.0),
        };
        self.memory.access(access.place, past, &self.order, &mut self.summary.sets, &mut self.races);
    }

    /// A volatile read.
    pub fn read_volatile(&mut self, thread: Thread, object: u32, offset: u32) {
        self.order.acquire(thread, Channel::Volatile(object, offset));
    }

    /// A volatile write.
    pub fn write_volatile(&mut self, thread: Thread, object: u32, offset: u32) {
        self.order.release(thread, Channel::Volatile(object, offset));
    }

    /// A thread enters a monitor that it did not hold.
    pub fn enter(&mut self, thread: Thread, object: u32, lock: Lock, site: SiteId) {
        self.order.acquire(thread, Channel::Monitor(object));
        self.acquire(thread, lock, Mode::Exclusive, site);
    }

    /// A thread leaves a monitor, for good or to wait.
    pub fn exit(&mut self, thread: Thread, object: u32, lock: Lock) {
        self.order.release(thread, Channel::Monitor(object));
        self.release(thread, lock);
    }

    /// A lock is taken whose order of memory is that of the volatile accesses it makes itself.
    pub fn acquire(&mut self, thread: Thread, lock: Lock, mode: Mode, site: SiteId) {
        let moment = self.moment(thread);
        let role = self.role(thread);
        self.summary.trees.entry(role).or_default().acquire(lock, mode, site, &moment);
        self.note_held(thread);
    }

    /// Such a lock is taken by a thread that would not have waited for it.
    pub fn acquire_if_free(&mut self, thread: Thread, lock: Lock, mode: Mode, site: SiteId) {
        let role = self.role(thread);
        self.summary.trees.entry(role).or_default().acquire_if_free(lock, mode, site);
        self.note_held(thread);
    }

    /// A thread is about to wait for a lock of any kind.
    pub fn attempt(&mut self, thread: Thread, lock: Lock, mode: Mode, site: SiteId) {
        let moment = self.moment(thread);
        let role = self.role(thread);
        self.summary.trees.entry(role).or_default().attempt(lock, mode, site, &moment);
    }

    /// Such a lock is given up.
    pub fn release(&mut self, thread: Thread, lock: Lock) {
        let role = self.role(thread);
        self.summary.trees.entry(role).or_default().release(lock);
        self.note_held(thread);
    }

    /// What a thread holds, the outermost first.
    pub fn held(&self, thread: Thread) -> Vec<(Lock, SiteId)> {
        let tree = self.summary.trees.get(&self.role(thread));
        tree.into_iter().flat_map(LockTree::held).map(|(lock, _, site)| (lock, site)).collect()
    }

    /// A thread gives another a permit.
    pub fn unpark(&mut self, thread: Thread, target: Thread) {
        self.order.release(thread, Channel::Permit(target.0));
    }

    /// A thread goes on after it was parked.
    pub fn unparked(&mut self, thread: Thread) {
        self.order.acquire(thread, Channel::Permit(thread.0));
    }

    /// A thread interrupts another.
    pub fn interrupt(&mut self, thread: Thread, target: Thread) {
        self.order.release(thread, Channel::Interrupt(target.0));
    }

    /// A thread notices that it was interrupted.
    pub fn interrupted(&mut self, thread: Thread) {
        self.order.acquire(thread, Channel::Interrupt(thread.0));
    }

    /// A thread has initialised a class, named by its mirror.
    pub fn initialized(&mut self, thread: Thread, class: u32) {
        self.order.release(thread, Channel::Class(class));
    }

    /// A thread uses a class.
    pub fn uses_class(&mut self, thread: Thread, class: u32) {
        self.order.acquire(thread, Channel::Class(class));
    }

    /// A constructor of an object has returned.
    pub fn built(&mut self, thread: Thread, object: u32) {
        self.order.freeze(thread, object);
    }

    /// A thread reads a final field.
    pub fn reads_final(&mut self, thread: Thread, object: u32) {
        self.order.acquire(thread, Channel::Object(object));
    }

    /// A thread blocks with locks held, apart from the one it gives up.
    pub fn blocks(&mut self, thread: Thread, site: SiteId, given_up: Option<Lock>) {
        let mut held = self.held(thread);
        held.retain(|(lock, _)| Some(*lock) != given_up);
        if !held.is_empty() {
            self.summary.waiting.blocks(Blocking { site, held });
        }
    }

    /// Objects have moved, or are gone.
    pub fn moved(&mut self, place: &dyn Fn(u32) -> Option<u32>) {
        self.order.moved(place);
        self.memory.moved(place);
    }

    fn note_held(&mut self, thread: Thread) {
        let Some(tree) = self.summary.trees.get(&self.role(thread)) else { return };
        let all = self.summary.sets.of(tree.held().map(|(lock, _, _)| lock));
        let exclusive = tree.held().filter(|(_, mode, _)| *mode == Mode::Exclusive);
        let exclusive = self.summary.sets.of(exclusive.map(|(lock, _, _)| lock));
        self.held[thread.0 as usize] = (all, exclusive);
    }

    /// When a thread is, by roles: comparable with moments of other runs.
    fn moment(&mut self, thread: Thread) -> Rc<VectorClock> {
        let fixed = self.order.fixed(thread);
        if let Some((of, moment)) = self.moments.get(&thread.0)
            && Rc::ptr_eq(of, fixed)
        {
            return Rc::clone(moment);
        }
        let entries = self.roles.iter().enumerate().map(|(number, role)| (role.0, fixed.of(number as u32)));
        let moment = Rc::new(VectorClock::from_iter(entries));
        self.moments.insert(thread.0, (Rc::clone(fixed), Rc::clone(&moment)));
        moment
    }
}

#[cfg(test)]
mod tests;

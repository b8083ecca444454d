//! What happens before what (JLS 17.4.5), as clocks of the threads.
//!
//! Edges: leaving a monitor to entering it, a volatile write to later reads of it (an atomic update is both), start to
//! the first action, the last action to whoever sees the end, unpark to the return from park, interrupt to whoever
//! notices, the end of a class's initialiser to whoever uses the class, the end of a constructor to whoever reads a
//! final field of the object. The last one is stronger than the JLS, which orders only what is reached by way of the
//! field: a race may be missed, none is invented.
//!
//! A second clock knows only start, end and class initialisation: an order that no other schedule can change.

use crate::Thread;
use crate::clock::VectorClock;
use rustc_hash::FxHashMap;
use std::hash::Hash;
use std::rc::Rc;

/// What threads hand knowledge over by.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Channel {
    /// A monitor.
    Monitor(u32),
    /// A volatile or atomic place in memory.
    Volatile(u32, u32),
    /// The permit of a thread.
    Permit(u32),
    /// The interrupt status of a thread.
    Interrupt(u32),
    /// A class whose initialiser has ended.
    Class(u32),
    /// An object whose constructor has ended.
    Object(u32),
}

impl Channel {
    /// The same channel after objects have moved; nothing if it is gone.
    fn moved(self, place: &dyn Fn(u32) -> Option<u32>) -> Option<Channel> {
        Some(match self {
            Channel::Monitor(object) => Channel::Monitor(place(object)?),
            Channel::Volatile(object, offset) => Channel::Volatile(place(object)?, offset),
            Channel::Object(object) => Channel::Object(place(object)?),
            Channel::Permit(_) | Channel::Interrupt(_) | Channel::Class(_) => self,
        })
    }
}

/// What a thread knows.
#[derive(Clone, Default)]
struct Knowledge {
    /// All edges. Shared with channels until it changes.
    full: Rc<VectorClock>,
    /// Start, end and class initialisation only.
    fixed: Rc<VectorClock>,
}

/// The clocks of a run.
#[derive(Default)]
pub(crate) struct Order {
    threads: Vec<Knowledge>,
    channels: FxHashMap<Channel, Knowledge>,
}

impl Order {
    /// What a thread knows by all edges.
    pub(crate) fn full(&self, thread: Thread) -> &VectorClock {
        &self.threads[thread.0 as usize].full
    }

    /// What a thread knows whatever the schedule.
    pub(crate) fn fixed(&self, thread: Thread) -> &Rc<VectorClock> {
        &self.threads[thread.0 as usize].fixed
    }

    /// A thread comes into being.
    pub(crate) fn begin(&mut self, thread: Thread, by: Option<Thread>) {
        let index = thread.0 as usize;
        let mut knowledge = by.map_or(Knowledge::default(), |by| self.threads[by.0 as usize].clone());
        Rc::make_mut(&mut knowledge.full).advance(thread.0);
        Rc::make_mut(&mut knowledge.fixed).advance(thread.0);
        if self.threads.len() <= index {
            self.threads.resize(index + 1, Knowledge::default());
        }
        self.threads[index] = knowledge;
        if let Some(by) = by {
            self.next_segment(by, true);
        }
    }

    /// A thread has seen the end of another.
    pub(crate) fn join(&mut self, thread: Thread, ended: Thread) {
        let known = self.threads[ended.0 as usize].clone();
        self.learn(thread, &known, true);
    }

    /// A thread gives what it knows into a channel, in addition to what is there.
    pub(crate) fn release(&mut self, thread: Thread, channel: Channel) {
        let known = self.threads[thread.0 as usize].clone();
        match self.channels.get_mut(&channel) {
            Some(there) => {
                Rc::make_mut(&mut there.full).join(&known.full);
                Rc::make_mut(&mut there.fixed).join(&known.fixed);
            }
            None => {
                self.channels.insert(channel, known);
            }
        }
        self.next_segment(thread, matches!(channel, Channel::Class(_)));
    }

    /// An object is complete. The thread need not begin a segment: it hardly writes to the object any more.
    pub(crate) fn freeze(&mut self, thread: Thread, object: u32) {
        let known = self.threads[thread.0 as usize].clone();
        self.channels.insert(Channel::Object(object), known);
    }

    /// A thread takes over what is in a channel.
    pub(crate) fn acquire(&mut self, thread: Thread, channel: Channel) {
        let Some(there) = self.channels.get(&channel) else { return };
        if Rc::ptr_eq(&there.full, &self.threads[thread.0 as usize].full) {
            return;
        }
        let there = there.clone();
        self.learn(thread, &there, matches!(channel, Channel::Class(_)));
    }

    /// Objects have moved, or are gone.
    pub(crate) fn moved(&mut self, place: &dyn Fn(u32) -> Option<u32>) {
        let channels = std::mem::take(&mut self.channels);
        self.channels = moved(channels, |channel| channel.moved(place));
    }

    fn learn(&mut self, thread: Thread, known: &Knowledge, fixed: bool) {
        let own = &mut self.threads[thread.0 as usize];
        Rc::make_mut(&mut own.full).join(&known.full);
        if fixed {
            Rc::make_mut(&mut own.fixed).join(&known.fixed);
        }
    }

    fn next_segment(&mut self, thread: Thread, fixed: bool) {
        let own = &mut self.threads[thread.0 as usize];
        Rc::make_mut(&mut own.full).advance(thread.0);
        if fixed {
            Rc::make_mut(&mut own.fixed).advance(thread.0);
        }
    }
}

/// A table with its keys changed; entries without a new key go.
pub(crate) fn moved<K: Eq + Hash, V>(table: FxHashMap<K, V>, mut place: impl FnMut(K) -> Option<K>) -> FxHashMap<K, V> {
    #[expect(clippy::iter_over_hash_type, reason = "from one table into another: order does not matter")]
    let entries = {
        let mut entries = FxHashMap::with_capacity_and_hasher(table.len(), Default::default());
        for (key, value) in table {
            if let Some(key) = place(key) {
                entries.insert(key, value);
            }
        }
        entries
    };
    entries
}

//! All threads of a state, by their numbers: those that have ended keep their places until the state is written down.
//!
//! Entry and wait sets are the statuses of threads; who is in one is found by looking at all of them, of which there
//! are few.

use crate::state::reference::Reference;
use crate::threads::thread::{Phase, Status, Thread, ThreadId};
use std::ops::{Deref, DerefMut, Index, IndexMut};

/// The threads, in the order in which they were started.
#[derive(Default)]
pub struct Threads(Vec<Thread>);

impl Threads {
    /// Another thread, which gets the next number.
    pub fn push(&mut self, thread: Thread) {
        self.0.push(thread);
    }

    /// Forgets all threads from this number on.
    pub(crate) fn truncate(&mut self, count: usize) {
        self.0.truncate(count);
    }

    /// Forgets all threads.
    pub(crate) fn clear(&mut self) {
        self.0.clear();
    }

    /// The thread with this number, if there is one.
    pub fn find(&self, id: ThreadId) -> Option<&Thread> {
        self.0.get(id.0 as usize)
    }

    /// The numbers of all threads.
    pub fn ids(&self) -> impl Iterator<Item = ThreadId> + Clone + use<> {
        (0..self.0.len() as u32).map(ThreadId)
    }

    /// The living thread whose `java.lang.Thread` is `object`.
    pub fn thread_of(&self, object: Reference) -> Option<ThreadId> {
        self.ids().find(|id| self[*id].object == object && !self[*id].is_terminated())
    }

    /// Whether only daemon threads and the draining main thread are left.
    pub(crate) fn are_drained(&self) -> bool {
        self.0.iter().all(|thread| thread.is_terminated() || thread.daemon || thread.phase >= Phase::Draining)
    }

    /// The threads waiting in `Object.wait` on an object, the one that has waited longest first.
    pub fn waiters(&self, object: Reference) -> Vec<ThreadId> {
        let waits = |id: &ThreadId| matches!(self[*id].status, Status::Waiting { on, .. } if on == object);
        let mut waiters: Vec<ThreadId> = self.ids().filter(waits).collect();
        waiters.sort_by_key(|id| self[*id].ticket);
        waiters
    }

    /// How many threads wait in `Object.wait` on an object.
    pub(crate) fn count_waiters(&self, object: Reference) -> u32 {
        let waits = |thread: &&Thread| matches!(thread.status, Status::Waiting { on, .. } if on == object);
        self.0.iter().filter(waits).count() as u32
    }

    /// A number above those of all threads that wait now.
    pub(crate) fn next_ticket(&self) -> u32 {
        let waiting = self.0.iter().filter(|thread| matches!(thread.status, Status::Waiting { .. }));
        waiting.map(|thread| thread.ticket + 1).max().unwrap_or(0)
    }
}

impl Deref for Threads {
    type Target = [Thread];

    #[inline(always)]
    fn deref(&self) -> &[Thread] {
        &self.0
    }
}

impl DerefMut for Threads {
    #[inline(always)]
    fn deref_mut(&mut self) -> &mut [Thread] {
        &mut self.0
    }
}

impl Index<ThreadId> for Threads {
    type Output = Thread;

    #[inline(always)]
    fn index(&self, id: ThreadId) -> &Thread {
        &self.0[id.0 as usize]
    }
}

impl IndexMut<ThreadId> for Threads {
    #[inline(always)]
    fn index_mut(&mut self, id: ThreadId) -> &mut Thread {
        &mut self.0[id.0 as usize]
    }
}

impl Index<usize> for Threads {
    type Output = Thread;

    #[inline(always)]
    fn index(&self, number: usize) -> &Thread {
        &self.0[number]
    }
}

impl IndexMut<usize> for Threads {
    #[inline(always)]
    fn index_mut(&mut self, number: usize) -> &mut Thread {
        &mut self.0[number]
    }
}

impl<'a> IntoIterator for &'a Threads {
    type Item = &'a Thread;
    type IntoIter = std::slice::Iter<'a, Thread>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.iter()
    }
}

impl<'a> IntoIterator for &'a mut Threads {
    type Item = &'a mut Thread;
    type IntoIter = std::slice::IterMut<'a, Thread>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.iter_mut()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn waiting(on: u32, ticket: u32) -> Thread {
        let mut thread = Thread::new(Reference(2 * on));
        thread.status = Status::Waiting { on: Reference(on), count: 1, deadline: None };
        thread.ticket = ticket;
        thread
    }

    #[test]
    fn who_has_waited_longest_comes_first() {
        let mut threads = Threads::default();
        for (on, ticket) in [(8, 2), (4, 1), (8, 0)] {
            threads.push(waiting(on, ticket));
        }
        assert_eq!(threads.waiters(Reference(8)), [ThreadId(2), ThreadId(0)]);
        assert_eq!((threads.count_waiters(Reference(8)), threads.count_waiters(Reference(6))), (2, 0));
        assert_eq!(threads.next_ticket(), 3);
    }

    #[test]
    fn a_thread_that_has_ended_is_not_found() {
        let mut threads = Threads::default();
        threads.push(waiting(8, 0));
        assert_eq!(threads.thread_of(Reference(16)), Some(ThreadId(0)));
        threads[ThreadId(0)].status = Status::Terminated;
        assert_eq!(threads.thread_of(Reference(16)), None);
        assert!(threads.are_drained());
    }
}

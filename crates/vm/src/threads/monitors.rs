//! Monitors (JLS 17.1, 17.2): enter, exit, wait, notify. Lock state is in the object, wait and entry sets are thread
//! status.

use crate::interpreter::detour::{Detour, Detoured};
use crate::machine::Machine;
use crate::recording::Event;
use crate::state::reference::Reference;
use crate::threads::thread::{Status, ThreadId, Wake};

/// Who waits so many nanoseconds (146 years) means for ever: `Long.MAX_VALUE` of some unit, or what is left of it.
const FOR_EVER: u64 = 1 << 62;

impl Machine {
    /// When a wait of so many nanoseconds, beginning now, is over; never, if it is longer than anybody waits.
    pub fn deadline_after(&self, nanos: u64) -> Option<u64> {
        (nanos < FOR_EVER).then(|| self.clock.saturating_add(nanos))
    }

    /// When a wait up to a moment in milliseconds since 1970 is over; never, if that is further away than anybody
    /// waits.
    pub fn deadline_at_millis(&self, millis: i64) -> Option<u64> {
        let deadline = self.clock_at_millis(millis).saturating_sub(self.time_ahead());
        (deadline.saturating_sub(self.clock) < FOR_EVER).then_some(deadline)
    }

    /// Enters a monitor, or makes the running thread wait for it.
    pub(crate) fn monitor_enter(&mut self, object: Reference) -> Detoured<()> {
        let word = self.heap.lock_word(object);
        if self.is_pausing() && word.owner() != Some(self.current.0) && self.heap.is_shared(object) {
            return self.pause();
        }
        match word.owner() {
            None => {
                self.heap.set_lock_word(object, word.with_lock(self.current.0, 1));
                self.tell(Event::Entered(object));
            }
            Some(owner) if owner == self.current.0 => {
                self.heap.set_lock_word(object, word.with_lock(owner, word.count() + 1));
            }
            Some(_) => {
                self.thread_mut().status = Status::Blocked { on: object };
                self.tell(Event::Blocked(object));
                return Err(Detour::Repeat);
            }
        }
        Ok(())
    }

    /// Leaves a monitor once; false if the running thread does not own it.
    pub(crate) fn monitor_exit(&mut self, object: Reference) -> bool {
        let word = self.heap.lock_word(object);
        if word.owner() != Some(self.current.0) {
            return false;
        }
        if word.count() == 1 {
            self.tell(Event::Exited(object));
        }
        self.heap.set_lock_word(object, word.with_lock(self.current.0, word.count() - 1));
        true
    }

    /// Whether the running thread owns a monitor.
    pub fn owns_monitor(&self, object: Reference) -> bool {
        self.heap.lock_word(object).is_held_by(self.current.0)
    }

    fn throw_not_owner(&mut self) -> Detour {
        self.throw_new("java/lang/IllegalMonitorStateException", "current thread is not owner")
    }

    /// `Object.wait`: on the first call gives the monitor up and waits; on the repetition, when the wait is over and
    /// the monitor has been taken again, returns or throws. `nanos` of 0 waits without limit.
    pub fn monitor_wait(&mut self, object: Reference, nanos: u64) -> Detoured<()> {
        if let Some(wake) = self.thread_mut().wake.take() {
            return if wake == Wake::Interrupted { Err(self.throw_interrupted()) } else { Ok(()) };
        }
        if !self.owns_monitor(object) {
            return Err(self.throw_not_owner());
        }
        if self.is_interrupted(self.current) {
            return Err(self.throw_interrupted());
        }
        let deadline = if nanos == 0 { None } else { self.deadline_after(nanos) };
        self.tell(Event::Waits { on: object, timed: deadline.is_some() });
        let word = self.heap.lock_word(object);
        self.heap.set_lock_word(object, word.with_lock(self.current.0, 0));
        let ticket = self.threads.next_ticket();
        let thread = self.thread_mut();
        thread.ticket = ticket;
        thread.status = Status::Waiting { on: object, count: word.count(), deadline };
        Err(Detour::Repeat)
    }

    /// Takes a monitor again after `Object.wait`; the scheduler has seen that it is free.
    pub(crate) fn reacquire(&mut self, object: Reference, count: u32, wake: Wake) {
        let word = self.heap.lock_word(object);
        self.heap.set_lock_word(object, word.with_lock(self.current.0, count));
        let thread = self.thread_mut();
        thread.wake = Some(wake);
        thread.status = Status::Runnable;
        self.tell(Event::Reacquired { on: object, notified: wake == Wake::Notified });
    }

    /// Wakes one thread from `Object.wait`.
    pub(crate) fn wake_waiter(&mut self, thread: ThreadId, wake: Wake) {
        let thread = self.thread_to_change(thread);
        if let Status::Waiting { on, count, .. } = thread.status {
            thread.status = Status::Reacquiring { on, count, wake };
        }
    }

    /// `notify` and `notifyAll`. A simulation takes the thread that has waited longest, as HotSpot does; an exploration
    /// any.
    pub fn monitor_notify(&mut self, object: Reference, all: bool) -> Detoured<()> {
        if !self.owns_monitor(object) {
            return Err(self.throw_not_owner());
        }
        let mut waiters = self.threads.waiters(object);
        if !all && self.exploring.is_active() {
            waiters.sort();
            let chosen = self.chosen_alternative(waiters.len() as u32)? as usize;
            waiters = waiters.into_iter().skip(chosen).collect();
        }
        let woken = if all { waiters.len() } else { waiters.len().min(1) };
        self.tell(Event::Notifies { on: object, all, woken: woken as u32 });
        for waiter in waiters.into_iter().take(woken) {
            self.wake_waiter(waiter, Wake::Notified);
        }
        Ok(())
    }

    /// Whether a thread's interrupt status is set; it lives in its `java.lang.Thread`.
    pub fn is_interrupted(&self, thread: ThreadId) -> bool {
        let object = self.threads[thread].object;
        self.heap.field(object, self.known.thread_interrupted) & 1 != 0
    }

    fn clear_interrupted(&mut self) {
        let object = self.thread().object;
        self.heap.set_field(object, self.known.thread_interrupted, 0);
    }

    /// Clears the running thread's interrupt status and throws `InterruptedException`.
    pub(crate) fn throw_interrupted(&mut self) -> Detour {
        self.tell(Event::NoticesInterrupt);
        self.clear_interrupted();
        self.throw_bare_from_reserve("java/lang/InterruptedException")
    }

    fn throw_sleep_interrupted(&mut self) -> Detour {
        self.tell(Event::NoticesInterrupt);
        self.clear_interrupted();
        self.throw_from_reserve("java/lang/InterruptedException", "sleep interrupted")
    }

    /// `Thread.interrupt0`: the status field is already set; wakes the thread if it is waiting. In an exploration a
    /// thread stays in the wait set until it moves: a notification may still come first (JLS 17.2.4).
    pub fn interrupt(&mut self, target: ThreadId) {
        self.tell(Event::Interrupts(target));
        match self.threads[target].status {
            Status::Waiting { .. } if self.exploring.is_driven() => {}
            Status::Waiting { .. } => self.wake_waiter(target, Wake::Interrupted),
            // It may have noticed the status before this call and sleep again.
            Status::Sleeping { .. } if !self.is_interrupted(target) => {}
            Status::Parked { .. } | Status::Sleeping { .. } => self.wake_up(target, Wake::Interrupted),
            Status::Runnable | Status::Blocked { .. } | Status::Reacquiring { .. } => {}
            Status::Initializing { .. } | Status::Terminated => {}
        }
    }

    /// `Unsafe.park`; repeated when over. A permit or a set interrupt status lets it pass at once.
    pub fn park(&mut self, deadline: Option<u64>) -> Detoured<()> {
        if self.thread_mut().wake.take().is_some() {
            self.thread_mut().permit = false;
            self.tell(Event::Unparked);
            return Ok(());
        }
        let expired = deadline.is_some_and(|deadline| deadline <= self.clock);
        if self.thread().permit || self.is_interrupted(self.current) || expired {
            self.thread_mut().permit = false;
            self.tell(Event::Unparked);
            return Ok(());
        }
        self.tell(Event::Parks { timed: deadline.is_some() });
        self.thread_mut().status = Status::Parked { deadline };
        Err(Detour::Repeat)
    }

    /// `Unsafe.unpark`.
    pub fn unpark(&mut self, target: ThreadId) {
        self.tell(Event::Unparks(target));
        if matches!(self.threads[target].status, Status::Parked { .. }) {
            self.wake_up(target, Wake::Notified);
        } else {
            self.thread_to_change(target).permit = true;
        }
    }

    /// Wakes a thread that is parked or sleeps. Whoever looks at its state sees it so until it has moved, as on
    /// HotSpot.
    fn wake_up(&mut self, target: ThreadId, wake: Wake) {
        let is_seen = self.exploring.configuration.thread_states_seen;
        let thread = self.thread_to_change(target);
        thread.wake = Some(wake);
        if !is_seen {
            thread.status = Status::Runnable;
        }
    }

    /// `Thread.sleep`; repeated when over.
    pub fn sleep(&mut self, nanos: u64) -> Detoured<()> {
        match self.thread_mut().wake.take() {
            Some(Wake::Interrupted) => return Err(self.throw_sleep_interrupted()),
            Some(Wake::Notified | Wake::TimedOut) => return Ok(()),
            None => {}
        }
        if self.is_interrupted(self.current) {
            return Err(self.throw_sleep_interrupted());
        }
        let deadline = self.clock.saturating_add(nanos.max(1));
        if self.exploring.is_active() && !self.exploring.configuration.shows_sleepers() {
            // It may be over at any moment, also at once; an interrupt during it is the same as one before it.
            self.pass_deadline(deadline);
            return Ok(());
        }
        self.tell(Event::Sleeps);
        self.thread_mut().status = Status::Sleeping { deadline };
        Err(Detour::Repeat)
    }
}

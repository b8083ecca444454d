//! Limits, interruption and progress: what is looked at between steps.

use crate::plan::Plan;
use model::{Clock, Limits, Observer, Progress, Reason, Statistics};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// What a search needs from outside.
pub struct Supervision<'a, V> {
    /// The time since the search began.
    pub clock: &'a dyn Clock,
    /// Whether somebody wants the search to stop.
    pub interrupt: &'a dyn Interrupt,
    /// Is told what happens.
    pub observer: &'a mut dyn Observer<V>,
}

/// A wish to stop. Once there is one, it stays: what a system answers from then on may be half done.
pub trait Interrupt {
    /// Whether to stop.
    fn is_asked(&self) -> bool;
}

impl Interrupt for AtomicBool {
    fn is_asked(&self) -> bool {
        self.load(Ordering::Relaxed)
    }
}

/// Decides between steps whether to go on.
pub(crate) struct Supervisor<'a, V> {
    limits: Limits,
    progress_every: Duration,
    next_progress: Duration,
    pub(crate) supervision: Supervision<'a, V>,
}

/// Looking at the clock at every step would cost more than some steps.
const STEPS_BETWEEN_LOOKS: u64 = 32;

impl<'a, V> Supervisor<'a, V> {
    pub(crate) fn new(plan: &Plan, supervision: Supervision<'a, V>) -> Supervisor<'a, V> {
        Supervisor {
            limits: plan.limits,
            progress_every: plan.progress_every,
            next_progress: plan.progress_every,
            supervision,
        }
    }

    pub(crate) fn limits(&self) -> &Limits {
        &self.limits
    }

    /// Other limits from now on; answers those so far.
    pub(crate) fn set_limits(&mut self, limits: Limits) -> Limits {
        std::mem::replace(&mut self.limits, limits)
    }

    /// Called before every step. `bytes` is asked for only now and then.
    pub(crate) fn look(
        &mut self,
        statistics: &mut Statistics,
        depth: u64,
        bytes: impl FnOnce() -> u64,
    ) -> Result<(), Reason> {
        if self.is_interrupted() {
            return Err(Reason::Interrupted);
        }
        if !statistics.transitions.is_multiple_of(STEPS_BETWEEN_LOOKS) {
            return Ok(());
        }
        self.look_closely(statistics, depth, bytes())
    }

    /// Looks at time and memory, and reports progress where it is due.
    pub(crate) fn look_closely(&mut self, statistics: &mut Statistics, depth: u64, bytes: u64) -> Result<(), Reason> {
        if self.is_interrupted() {
            return Err(Reason::Interrupted);
        }
        statistics.elapsed = self.supervision.clock.elapsed();
        statistics.peak_bytes = statistics.peak_bytes.max(bytes);
        if statistics.elapsed >= self.next_progress {
            self.next_progress = statistics.elapsed + self.progress_every;
            self.supervision.observer.progress(Progress { statistics, depth, bytes });
        }
        if self.limits.time.is_some_and(|limit| statistics.elapsed >= limit) {
            return Err(Reason::TimeLimit);
        }
        if self.limits.memory.is_some_and(|limit| bytes > limit) {
            return Err(Reason::MemoryLimit);
        }
        Ok(())
    }

    pub(crate) fn is_interrupted(&self) -> bool {
        self.supervision.interrupt.is_asked()
    }

    /// The last look.
    pub(crate) fn close(&self, statistics: &mut Statistics) {
        statistics.elapsed = self.supervision.clock.elapsed();
        statistics.peak_bytes = statistics.peak_bytes.max(statistics.store_bytes);
    }
}

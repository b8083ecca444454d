//! How a program is explored: decided before the exploration begins ([`Machine::begin_exploration`]), and the same in
//! every state of it.
//!
//! What is not said here is what a step does by default: it errs towards fewer states, and whoever looks at more says
//! so.
//!
//! [`Machine::begin_exploration`]: crate::Machine::begin_exploration

use library::{Nondeterminism, Questions, TimeOuts};
use program::MethodId;
use std::collections::BTreeSet;

/// How a program is explored.
#[derive(Clone, Debug, Default)]
pub struct Configuration {
    /// What may happen that the program does not decide.
    pub nondeterminism: Nondeterminism,
    /// Every instruction of the program's own code is an operation of its own: threads may be stopped or suspended
    /// anywhere.
    pub every_instruction: bool,
    /// Calls whose waiting nobody can see are not begun as long as they would have to wait.
    pub blocked_calls_not_begun: bool,
    /// Somebody asks how many workers a pool has, or how long it keeps them: those without work leave whenever their
    /// time may be over.
    pub workers_seen: bool,
    /// Somebody looks at every state, as another thread could: a thread that is alone stops where it would with
    /// company.
    pub watched: bool,
    /// Somebody looks at the states of threads, the program or a condition: those who sleep or wait for the end of
    /// another are seen to, those who need a monitor may not have tried yet, and leaving a monitor is an operation of
    /// its own.
    pub thread_states_seen: bool,
    /// Somebody looks at who can move: a monitor that is entered is seen to be held, even if it is left again
    /// unobserved.
    pub shows_monitors: bool,
    /// Every instruction of these methods is an operation of its own: somebody looks at where threads stand.
    pub watched_methods: Vec<MethodId>,
    /// The returns of these methods are operations of their own: somebody looks at what they leave behind.
    pub watched_returns: BTreeSet<MethodId>,
    /// The questions that the exploration is prepared for (`library::questions`): nobody needs to be told when they are
    /// asked.
    pub prepared_for: Questions,
}

impl Configuration {
    /// Whether a thread that sleeps is in another state than one that is about to: somebody looks, or it matters who
    /// waits for nothing but time.
    pub(crate) fn shows_sleepers(&self) -> bool {
        self.thread_states_seen || self.nondeterminism.time_outs == TimeOuts::Late
    }
}

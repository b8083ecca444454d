//! One decision of the scheduler: who moves, and which way.

use std::fmt;

/// Who moves next, and which of its alternatives it takes.
///
/// An agent is whoever makes a step: a thread of the program. Where its step can go several ways (a timeout, a value
/// chosen by the program, which waiter is woken), each way is an alternative of the same agent. Keeping the two apart
/// lets a search count preemptions: a change of the alternative is none.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Choice {
    /// Who moves; less than `u32::MAX - 1`.
    pub agent: u32,
    /// Which of the ways its step can go; 0 where there is only one.
    pub alternative: u32,
}

impl Choice {
    /// The only, or the first, way `agent` can move.
    pub const fn of(agent: u32) -> Choice {
        Choice { agent, alternative: 0 }
    }
}

/// `2` for the first alternative of agent 2, `2.1` for its second.
impl fmt::Display for Choice {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.alternative {
            0 => write!(formatter, "{}", self.agent),
            alternative => write!(formatter, "{}.{alternative}", self.agent),
        }
    }
}

//! What a search for agents that never move again asks of a system beyond its steps.

use crate::TransitionSystem;

/// A system whose agents are expected to move again, as long as they are there.
pub trait Enduring: TransitionSystem {
    /// The agents of the current state that must not stop for ever, as bits by number; nothing where a number is
    /// above 63. A function of the state that changes nothing. Numbers move down where an agent ends, see
    /// `TransitionSystem`: those above its own each by one.
    fn expected(&mut self) -> Option<u64>;
}

//! How a strategy got to where the system stands.

use model::Schedule;

/// The way from the start to the state the system stands in, or to the step being made.
pub(crate) trait Trail {
    /// The choices from the start.
    fn schedule(&self) -> Schedule;

    /// The number of choices from the start.
    fn depth(&self) -> u64;

    /// The memory of the strategy.
    fn bytes(&self) -> u64;
}

//! The words in which a program under test, a search and a report talk to each other: traits and plain data, no
//! algorithm.
//!
//! Read in this order: `system` (what can be searched) `observed` (what is asked of endless runs) and `enduring` (of
//! agents that never move again), `choice` and `schedule` (which way a run went), `vector` (a state as a value),
//! `limits` and `observer` (what surrounds a search), `verdict` and `statistics` (what it answers).
//!
//! Not here: how to search (`search`), what a state is made of (the implementor of `TransitionSystem`).

mod choice;
mod enduring;
mod kripke;
mod limits;
mod observer;
mod schedule;
mod statistics;
mod system;
mod vector;
mod verdict;

pub use choice::Choice;
pub use enduring::Enduring;
pub use kripke::{ActionLabel, EmbeddedFormula, KripkeStructure, MOVED, OVER, PROGRESS};
pub use limits::{Clock, Limits};
pub use observer::{Observer, Progress, Silent};
pub use schedule::{Schedule, ScheduleError};
pub use statistics::{Growth, Statistics};
pub use system::{Step, TransitionSystem, Violation};
pub use vector::StateVector;
pub use verdict::{FoundViolation, Outcome, Reason, Verdict};

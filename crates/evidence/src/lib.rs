//! What a checker shows for its verdict: faults with their sites, and the trace of a run. Plain data, no algorithm.
//!
//! `explore` fills these in, `report` renders them; neither knows the other.

mod answer;
mod code_location;
mod fault;
mod property;
mod trace;
mod warning;

pub use answer::FixedAnswer;
pub use code_location::CodeLocation;
pub use fault::{Fault, FaultKey, Site};
pub use property::{Asked, Claim, Property};
pub use trace::{Detail, Moment, Trace};
pub use warning::{Ending, Participant, Suspicion, Warning};

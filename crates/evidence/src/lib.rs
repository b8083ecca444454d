//! What a checker shows for its verdict: faults with their sites, and the trace of a run. Plain data, no algorithm.
//!
//! `explore` fills these in, `report` renders them; neither knows the other.

mod answer;
mod code_location;
mod coverage;
mod fault;
mod film;
mod offer;
mod property;
mod restriction;
mod state_view;
mod trace;
mod warning;

pub use answer::FixedAnswer;
pub use code_location::CodeLocation;
pub use coverage::{AccessPair, ClassCoverage, Counter, Coverage, LineCoverage, LockSite, MethodCoverage, WaitSite};
pub use fault::{Fault, FaultKey, Site};
pub use film::{Film, Inside, Throw};
pub use offer::Offer;
pub use property::{Asked, Claim, Property};
pub use restriction::Restriction;
pub use state_view::{Change, FrameView, ObjectView, StateView, ThreadState, ThreadView, Variable};
pub use trace::{Detail, Moment, Trace};
pub use warning::{Ending, Participant, Suspicion, Warning};

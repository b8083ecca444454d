//! Searching: strategies, stores, limits and counterexamples, over anything that implements `model::TransitionSystem`.
//!
//! Read in this order: `plan` (what can be asked for), `check` (the one door), `session` (what all strategies share), the strategies
//! (`depth_first`; `endless`, for runs without end; `stuck`, for agents that never move again; `frontier` with `breadth_first`, `best_first` and `context_bound`; `walk` with `random_walk` and `pct`), `store` (what was
//! visited), `replay` and `minimise` (counterexamples), `toys` (on what all of this is tested).
//!
//! Everything is a function of the system and the plan, except that time limits and interruptions come from outside.
//! Not here: what a state or a violation is.

mod best_first;
mod breadth_first;
mod check;
mod context_bound;
mod depth_first;
mod endless;
mod findings;
mod frontier;
mod minimise;
mod pct;
mod plan;
mod random;
mod random_walk;
mod replay;
mod session;
pub mod store;
mod stuck;
mod supervision;
pub mod toys;
mod trail;
mod turns;
mod visited;
mod walk;

pub use check::check;
pub use endless::{Claim, Fairness, Followed, check_endless, follow_endless};
pub use minimise::minimise;
pub use plan::{Collect, Plan, Sampling, StoreKind, Strategy, TableTooLarge};
pub use random::Random;
pub use replay::{Mismatch, follow, reproduce};
pub use stuck::{Stuck, StuckOutcome, check_stuck};
pub use supervision::{Interrupt, Supervision};

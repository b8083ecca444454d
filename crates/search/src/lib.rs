//! Searching: strategies, stores, limits and counterexamples, over anything that implements `model::TransitionSystem`.
//!
//! Read in this order: `plan` (what can be asked for), `check` (the one door), `session` (what all strategies share),
//! `strategy` (the strategies, with `frontier` for those that go by levels and `walk` for those that sample), `store`
//! (what was visited), `endless` (runs without end), `stuck` (agents that never move again), `replay` and `minimise`
//! (counterexamples), `open_choices` (where the states come from), `toys` (on what all of this is tested).
//!
//! Everything is a function of the system and the plan, except that time limits and interruptions come from outside.
//! Not here: what a state or a violation is.

mod check;
mod endless;
mod findings;
mod frontier;
mod minimise;
mod open_choices;
mod plan;
mod pursuit;
mod random;
mod replay;
mod session;
pub mod store;
mod strategy;
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
pub use open_choices::visit_open_choices;
pub use plan::{Collect, Plan};
pub use pursuit::{Lead, pursue};
pub use random::Random;
pub use replay::{Mismatch, follow, reproduce};
pub use store::{StoreKind, StoreOffer, TableTooLarge};
pub use strategy::{Efforts, Parameters, Sampling, Strategy, StrategyOffer};
pub use stuck::{Stuck, StuckOutcome, check_stuck};
pub use supervision::{Interrupt, Supervision};

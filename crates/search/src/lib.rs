//! Searching: strategies, stores, limits and counterexamples, over anything that implements `model::TransitionSystem`.

mod store;
pub use store::{Bitstate, Exact, Fingerprints, Full, Insertion, StateId, Store};

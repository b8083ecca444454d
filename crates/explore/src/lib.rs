//! A Java program as a transition system: which threads can move, what a step is, what can go wrong.
//!
//! Read in this order: `options` (what can be asked for), `explorer` (the implementation of `model::TransitionSystem`).
//! Not here: in which order states are explored (`search`), how instructions work (`vm`), what is printed (`report`).

mod explorer;
mod options;

pub use explorer::{Explorer, Numbering};
pub use options::{Options, StatePredicate};

//! A Java program as a transition system: which threads can move, what a step is, what can go wrong.
//!
//! Read in this order: `options` (what can be asked for), `explorer` (the implementation of `model::TransitionSystem`),
//! `condition`, `memory` and `observing` (what can be seen of states and steps), `stated` (formulas in the program), `contracts` (class properties), `threads` (who is who), `reduction` (which choices suffice), `faults`, `races` and `waits_for` (what can go wrong), `telling` (a run for
//! people), `words` (places and names).
//! Not here: in which order states are explored (`search`), how instructions work (`vm`), what is printed (`report`).

mod assumptions;
mod beforehand;
mod condition;
mod contracts;
mod enduring;
mod expensive;
mod explorer;
mod faults;
mod guide;
mod interference;
mod library_words;
mod lock_words;
mod memory;
mod observing;
mod options;
mod prefix;
mod races;
mod reduction;
mod standing;
mod start_error;
mod stated;
mod surroundings;
mod telling;
mod threads;
mod unfolding;
mod waits_for;
mod words;

pub use condition::Condition;
pub use explorer::{Explorer, Mark};
pub use faults::{deadlock, uncaught, unfit_input};
pub use guide::{Guide, Preferences};
pub use options::{Manner, Options};
pub use races::leaves_synchronisation_to_users;
pub use start_error::StartError;
pub use threads::Numbering;
pub use words::{Names, place, place_of, type_name};

//! Warnings decided by a search: each is confirmed by a run, refuted by an exhaustive search, or left open.
//!
//! Follows Havelund, "Using runtime analysis to guide model checking of Java programs" (SPIN 2000): the threads of a
//! warning, and those that influence them, are explored before all others (`explore::Guide`). Read in this order:
//! `decide` (the door), `matching` (which violation shows which warning), `searches` (one search of a window),
//! `endings` (what is said in the end). Errs towards open: a warning is confirmed only by a violation with the same
//! places, and refuted only by a complete search.

mod decide;
mod endings;
mod matching;
mod searches;

pub use decide::{Decision, decide};
pub use searches::World;

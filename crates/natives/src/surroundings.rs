//! The class library between a program and its surroundings: which methods hand out an answer that another run could
//! give otherwise, and which keep what they read for themselves.
//!
//! Natives note their readings themselves. [`READINGS`] are Java methods that hand out what was fixed before: seeds,
//! salts, orders of hash tables. [`CALLERS`] say what becomes of an answer; a method that is not listed is taken to
//! hand it to the program (of properties of the host and of weak references it is the other way round,
//! `vm::native::surroundings`). A row that is wrong lets a proof rest on something that it does not name; one that is
//! missing names too much.

mod callers;
mod contents;
mod readings;

pub use callers::CALLERS;
pub use readings::READINGS;

//! Threads: what they are made of, how they wait for each other, how they begin and end, and who moves next in a
//! simulation.
//!
//! Read in this order: `thread` (frames and status), `table` (all of them), `monitors` (JLS 17.1, 17.2), `thread_end`
//! (what happens around the body of a thread), `schedule` (a simulation gives turns to threads). Entry and wait sets
//! are the statuses of threads, therefore sets, from which whoever drives the machine chooses: a simulation, an
//! exploration (`exploring`), or single steps (`single_steps`).
//!
//! Not here: what an instruction does (`interpreter`), and how a thread is taken back (`state::undo`).

pub mod monitors;
pub mod schedule;
pub(crate) mod single_steps;
pub mod stack_traces;
pub(crate) mod stop_and_suspend;
pub mod table;
pub mod thread;
pub(crate) mod thread_end;
mod virtual_threads;
mod wait_descriptions;

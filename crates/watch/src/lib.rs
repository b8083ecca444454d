//! Simulated runs of a Java program, watched: from what the machine tells to what `detect` understands, and back into
//! words.
//!
//! Read in this order: `runs` (the door: so many runs, one after the other), `watcher` (one run), `thread_roles`,
//! `locks` and `sites` (what is the same in all runs), `library_locks` (locks of `java.util.concurrent`, and whose
//! accesses count), `loops` (whether a wait is repeated), `sharing` (who uses which objects), `warning_words` (warnings
//! in words). Not here: the analyses (`detect`), how instructions work (`vm`), what is printed (`report`).

mod findings;
mod library_locks;
mod locks;
mod loops;
mod runs;
mod sharing;
mod sites;
mod thread_roles;
mod warning_words;
mod watcher;

pub use runs::{FoundWarning, Observations, Options, Progress, watch};

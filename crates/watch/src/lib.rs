//! Simulated runs of a Java program, watched: from what the machine tells to what `detect` understands, and back into words.
//!
//! Read in this order: `runs` (the door: so many runs, one after the other), `watcher` (one run), `roles`, `locks` and `sites` (what is
//! the same in all runs), `library` (locks of `java.util.concurrent`, and whose accesses count), `loops` (whether a wait is repeated),
//! `sharing` (who uses which objects), `telling` (warnings in words).
//! Not here: the analyses (`detect`), how instructions work (`vm`), what is printed (`report`).

mod book;
mod library;
mod locks;
mod loops;
mod roles;
mod runs;
mod sharing;
mod sites;
mod telling;
mod watcher;

pub use runs::{Found, Observations, Options, Progress, watch};

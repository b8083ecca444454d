//! A check from end to end: from a question about a program to a report, with nothing printed on the way.
//!
//! Read in this order: `target` (which program), `question` (what is asked of it), `claims` (what is asked of endless runs, and when choices may be
//! left out for it), `machine` (a machine that stands at the beginning of `main`), `exploration` (the program as a transition system),
//! `check` (the search and what is concluded from it), `replay` and `schedule_file` (a run again), `analyze` (simulated runs),
//! `control` and `observer` (who may end it, and who is told). Not here: options, words of the terminal, exit statuses.

mod analyze;
mod check;
mod claims;
mod control;
mod draft;
mod endless;
mod error;
mod exploration;
mod machine;
mod observer;
mod question;
mod replay;
pub mod schedule_file;
mod stuck;
mod target;
mod telling;

pub use analyze::analyze;
pub use check::{ChallengeRuns, Check, Conclusion, Search};
pub use control::{Control, Unhurried};
pub use error::{Error, QuestionError, Unsupported};
pub use machine::{Launch, launch};
pub use observer::{Draft, Observer, Stage};
pub use question::Question;
pub use replay::Replay;
pub use schedule_file::Recorded;
pub use target::Target;

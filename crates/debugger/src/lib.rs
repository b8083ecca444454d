//! A debugger for a recorded run, by the Debug Adapter Protocol: any editor that speaks it steps through the run,
//! forwards and backwards.
//!
//! Nothing is executed here: the run is a film (`evidence::Film`), so that a step back is as sure as a step forwards.
//! Read in this order: `protocol` (messages on a stream), `positions` (where one can stand in a run), `look_up` (names
//! to values), `variables` (what is shown of a state), `breakpoints`, `session` (requests and their answers). Not here:
//! executing a schedule (`checker`), sockets and standard input (`cli`).

mod breakpoints;
mod look_up;
mod positions;
mod protocol;
mod run;
mod session;
mod variables;

pub use run::Run;
pub use session::serve;

//! A run for people, with the faults at its end in the same words: objects keep the names that the trace gives them.

use evidence::{Fault, Trace};
use explore::Explorer;
use model::{Schedule, TransitionSystem};

/// The run that a schedule (numbered by start) describes, and everything that is wrong where it ends, the gravest
/// first.
pub(crate) fn tell(explorer: &mut Explorer, schedule: &Schedule) -> (Trace, Vec<Fault>) {
    let (trace, fault) = explorer.tell(schedule);
    let mut faults: Vec<Fault> = fault.into_iter().collect();
    // The explorer still stands at the end of the run.
    explorer.inspect(&mut faults);
    (trace, faults)
}

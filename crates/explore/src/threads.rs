//! Who is who: the numbers of threads in choices.

use vm::{Machine, ThreadId};

/// How the threads are numbered in choices.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Numbering {
    /// By rank among the living threads, in the order of their start: a function of the state, as a search needs it.
    Living,
    /// By the order of their start, ended ones included: stable along a run from the start, as schedules for people
    /// have it.
    Started,
}

impl Numbering {
    /// The living thread with a number.
    pub(crate) fn thread(self, machine: &Machine, number: u32) -> Option<ThreadId> {
        match self {
            Numbering::Living => living(machine).nth(number as usize),
            Numbering::Started => living(machine).find(|id| id.0 == number),
        }
    }
}

/// The threads that have not ended, in the order of their start.
pub(crate) fn living(machine: &Machine) -> impl Iterator<Item = ThreadId> {
    let threads = machine.threads.iter().enumerate().filter(|(_, thread)| !thread.is_terminated());
    threads.map(|(number, _)| ThreadId(number as u32))
}

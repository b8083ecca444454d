//! What ends a program before all of its threads have ended: daemons (JLS 12.8), `System.exit`, runs that an assumption
//! discards. And sections of one thread (`Verify.beginAtomic`), which keep the others from moving.
//!
//! `running` counts the threads that are no daemons. Nobody moves any more when it is 0, but for a process that then
//! goes on for ever: so the state has a successor, and is no deadlock. A thread that has to wait inside a section would
//! let the others move; a model does not, comes to a state without successors, and is not believed.

use crate::library_calls::Known;
use crate::raised::called;
use analysis::whole::World;
use flow::form::Value;

/// What a program has of it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Endings {
    /// Some threads are daemons.
    pub(crate) daemons: bool,
    /// A run may be over while threads are left.
    pub(crate) exits: bool,
    /// There are sections of one thread.
    pub(crate) sections: bool,
}

impl Endings {
    pub(crate) fn of(world: &World) -> Endings {
        let mut found = Endings::default();
        for place in world.methods().flat_map(|method| world.places(method)) {
            match called(world, place) {
                Some(Known::SetDaemon) => {
                    found.daemons |= world.statement(place).operands.get(1) != Some(&Value::Int(0));
                }
                Some(Known::Exit | Known::Assume(_)) => found.exits = true,
                Some(Known::BeginAtomic) => found.sections = true,
                _ => {}
            }
        }
        found
    }

    pub(crate) fn may_end(self) -> bool {
        self.daemons || self.exits
    }

    /// The condition under which processes move.
    pub(crate) fn proviso(self) -> &'static str {
        match (self.may_end(), self.sections) {
            (false, false) => "",
            (true, false) => " provided (running > 0)",
            (false, true) => " provided (alone == 0 || alone == _pid + 1)",
            (true, true) => " provided (running > 0 && (alone == 0 || alone == _pid + 1))",
        }
    }

    /// What the start of a thread counts.
    pub(crate) fn started(self) -> &'static str {
        match (self.may_end(), self.daemons) {
            (_, true) => "if :: daemon[t] :: else -> running++ fi; ",
            (true, false) => "running++; ",
            (false, false) => "",
        }
    }

    /// What the end of a thread counts, as the last thing that it does: then it may not be allowed to move any more.
    pub(crate) fn finished(self, thread: &str) -> String {
        match (self.may_end(), self.daemons) {
            (_, true) => format!("; if :: daemon[{thread}] :: else -> running-- fi"),
            (true, false) => String::from("; running--"),
            (false, false) => String::new(),
        }
    }

    pub(crate) fn macros(self) -> Vec<String> {
        let mut lines = Vec::new();
        if self.daemons {
            lines.push(String::from("bool daemon[THREADS];"));
        }
        if self.may_end() {
            lines.push(String::from("byte running = 1;                  /* threads that are no daemons */"));
            lines.push(String::from("proctype the_end() { do :: running == 0 od }"));
        }
        if self.sections {
            lines
                .push(String::from("byte alone;                        /* of one process alone: its number, and 1 */"));
            lines.push(String::from("int alone_in;                      /* in each other */"));
            lines.push(String::from("#define begin_alone() atomic { alone = _pid + 1; alone_in++ }"));
            lines.push(String::from(
                "#define end_alone() atomic { if :: alone_in > 0 && alone == _pid + 1 -> alone_in-- :: else fi; if :: alone_in == 0 -> alone = 0 :: else fi }",
            ));
        }
        lines
    }
}

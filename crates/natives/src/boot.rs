//! A booted machine: the classes of a program, the natives of its release and a machine whose JDK is ready to run
//! `main`.
//!
//! The one place that puts these together, for the product and for the tests of every room that needs a machine.

use program::source::ClassSource;
use program::{LinkError, Program};
use std::fmt;
use vm::boot::BootError;
use vm::{Halt, Machine, Settings};

/// Why there is no machine.
#[derive(Clone, Debug)]
pub enum NoMachine {
    /// A class that every machine needs cannot be loaded or linked.
    Linkage(LinkError),
    /// The boot failed.
    Boot(BootError),
}

/// Boots a machine with these classes, which lives as long as the process; `preview` enables the preview features of
/// the release. Whoever holds `halt` can stop it.
pub fn boot(
    source: impl ClassSource + 'static,
    preview: bool,
    settings: Settings,
    halt: Halt,
) -> Result<Machine, NoMachine> {
    let feature = settings.feature;
    let program = Program::new(Box::new(source)).for_release(feature).with_preview(preview);
    let program = program.with_visits(settings.visits);
    let mut machine = Machine::new(Box::leak(Box::new(program)), crate::table(feature), settings)?;
    machine.obey(halt);
    machine.boot()?;
    Ok(machine)
}

impl fmt::Display for NoMachine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NoMachine::Linkage(error) => error.fmt(f),
            NoMachine::Boot(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for NoMachine {}

impl From<LinkError> for NoMachine {
    fn from(error: LinkError) -> NoMachine {
        NoMachine::Linkage(error)
    }
}

impl From<BootError> for NoMachine {
    fn from(error: BootError) -> NoMachine {
        NoMachine::Boot(error)
    }
}

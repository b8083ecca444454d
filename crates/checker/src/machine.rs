//! The door to the virtual machine: a prepared program becomes a machine that stands at the beginning of `main`.

use crate::error::Unsupported;
use crate::target::Target;
use loader::jdk::Jdk;
use loader::prepare::Prepared;
use vm::launch::MainMethod;
use vm::{Halt, Machine, Settings};

/// Everything a start needs.
pub struct Launch<'a> {
    /// The classes, the entry point and the JDK.
    pub program: Prepared,
    /// What it was prepared from.
    pub target: &'a Target,
    /// Whether the program's `assert` statements work.
    pub assertions: bool,
    /// Whether it is noted where threads come in the program's own code.
    pub visits: bool,
    /// Stops the machine, whatever it does.
    pub halt: Halt,
}

/// Boots the machine and pushes the first frame.
pub fn launch(launch: Launch<'_>) -> Result<Machine, Unsupported> {
    let Launch { program, target, assertions, visits, halt } = launch;
    let settings = Settings { visits, ..settings(&program.jdk, target, assertions) };
    let main = MainMethod {
        class: program.entry.class.clone(),
        descriptor: program.entry.kind.descriptor(),
        needs_instance: program.entry.kind.needs_instance(),
    };
    let mut machine = natives::boot(program.source, program.preview, settings, halt)?;
    machine.try_launch(&main, &target.arguments)?;
    Ok(machine)
}

fn settings(jdk: &Jdk, target: &Target, assertions: bool) -> Settings {
    let usual = Settings::of_jdk(&jdk.home, &jdk.version, jdk.feature);
    let processors = target.processors.unwrap_or(usual.processors);
    Settings { max_heap: target.max_heap, assertions, processors, ..usual }
}

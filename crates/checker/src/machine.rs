//! The door to the virtual machine: a prepared program becomes a machine that stands at the beginning of `main`.

use crate::error::Unsupported;
use crate::target::Target;
use loader::prepare::Prepared;
use program::Program;
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
    /// Stops the machine, whatever it does.
    pub halt: Halt,
}

/// Slots of a thread's stack: about as deep as HotSpot's default of one megabyte.
const MAX_STACK_SLOTS: u32 = 160_000;

/// Boots the machine and pushes the first frame.
pub fn launch(launch: Launch<'_>) -> Result<Machine, Unsupported> {
    let settings = settings(&launch);
    let main = MainMethod {
        class: launch.program.entry.class.clone(),
        descriptor: launch.program.entry.kind.descriptor(),
        needs_instance: launch.program.entry.kind.needs_instance(),
    };
    let program = Program::new(Box::new(launch.program.source)).for_release(settings.feature);
    let program: &'static Program = Box::leak(Box::new(program.with_preview(launch.program.preview)));
    let machine = Machine::new(program, natives::table(settings.feature), settings);
    let mut machine = machine.map_err(|error| Unsupported(error.to_string()))?;
    machine.obey(launch.halt);
    machine.boot().map_err(|error| Unsupported(error.to_string()))?;
    machine.try_launch(&main, &launch.target.arguments).map_err(Unsupported)?;
    Ok(machine)
}

fn settings(launch: &Launch<'_>) -> Settings {
    let jdk = &launch.program.jdk;
    Settings {
        max_heap: launch.target.max_heap,
        max_stack_slots: MAX_STACK_SLOTS,
        java_home: jdk.home.display().to_string(),
        java_version: jdk.version.clone(),
        feature: jdk.feature,
        class_path: String::from("."),
        assertions: launch.assertions,
        processors: launch.target.processors.unwrap_or_else(|| Settings::usual_processors(jdk.feature)),
    }
}

//! The door to the virtual machine: a prepared program becomes a machine that stands at the beginning of `main`.

use crate::last_words;
use loader::prepare::Prepared;
use program::Program;
use vm::launch::MainMethod;
use vm::{Halt, Machine, Settings};

/// Everything a start needs.
pub(crate) struct Launch<'a> {
    /// The classes, the entry point and the JDK.
    pub(crate) program: Prepared,
    /// The arguments of its main method.
    pub(crate) arguments: &'a [String],
    /// How many bytes the objects of the program may take.
    pub(crate) max_heap: u64,
    /// How many processors it is told of, if somebody has said that.
    pub(crate) processors: Option<u32>,
    /// Whether the program's `assert` statements work.
    pub(crate) assertions: bool,
    /// Stops the machine, whatever it does.
    pub(crate) halt: Halt,
}

/// Slots of a thread's stack: about as deep as HotSpot's default of one megabyte.
const MAX_STACK_SLOTS: u32 = 160_000;

/// Boots the machine and pushes the first frame; the error is a sentence that says what is not possible.
pub(crate) fn launch(launch: Launch<'_>) -> Result<Machine, String> {
    last_words::doing("starting the virtual machine");
    let settings = settings(&launch);
    let main = MainMethod {
        class: launch.program.entry.class.clone(),
        descriptor: launch.program.entry.kind.descriptor(),
        needs_instance: launch.program.entry.kind.needs_instance(),
    };
    let program = Program::new(Box::new(launch.program.source)).for_release(settings.feature);
    let program: &'static Program = Box::leak(Box::new(program.with_preview(launch.program.preview)));
    let mut machine =
        Machine::new(program, natives::table(settings.feature), settings).map_err(|error| error.to_string())?;
    machine.obey(launch.halt);
    machine.boot().map_err(|error| error.to_string())?;
    machine.try_launch(&main, launch.arguments)?;
    Ok(machine)
}

fn settings(launch: &Launch<'_>) -> Settings {
    let jdk = &launch.program.jdk;
    Settings {
        max_heap: launch.max_heap,
        max_stack_slots: MAX_STACK_SLOTS,
        java_home: jdk.home.display().to_string(),
        java_version: jdk.version.clone(),
        feature: jdk.feature,
        class_path: String::from("."),
        assertions: launch.assertions,
        processors: launch.processors.unwrap_or_else(|| Settings::usual_processors(jdk.feature)),
    }
}

//! The door to the virtual machine: one function that runs a prepared program.

use crate::output;
use loader::prepare::Prepared;
use program::Program;
use std::io::{self, Write};
use vm::launch::MainMethod;
use vm::schedule::{End, Order};
use vm::{Machine, Settings, Stream};

/// Everything a simulated run needs.
pub(crate) struct Launch {
    /// The classes, the entry point and the JDK.
    pub(crate) program: Prepared,
    /// The arguments of its main method.
    pub(crate) arguments: Vec<String>,
    /// The random schedule to take; the fair one without it.
    pub(crate) seed: Option<u64>,
    /// How many bytes the objects of the program may take.
    pub(crate) max_heap: u64,
    /// Whether to tell the cost of the run at its end.
    pub(crate) stats: bool,
}

/// Slots of a thread's stack: about as deep as HotSpot's default of one megabyte.
const MAX_STACK_SLOTS: u32 = 160_000;

/// Runs the program to its end; the result is its exit status, the error a sentence that says what is not possible.
pub(crate) fn launch(launch: Launch) -> Result<u8, String> {
    let settings = settings(&launch);
    let main = MainMethod {
        class: launch.program.entry.class.clone(),
        descriptor: launch.program.entry.kind.descriptor(),
        needs_instance: launch.program.entry.kind.needs_instance(),
    };
    let program: &'static Program =
        Box::leak(Box::new(Program::new(Box::new(launch.program.source)).for_release(settings.feature)));
    let mut machine =
        Machine::new(program, natives::table(settings.feature), settings).map_err(|error| error.to_string())?;
    machine.boot().map_err(|error| error.to_string())?;
    machine.try_launch(&main, &launch.arguments)?;
    let order = launch.seed.map_or(Order::Fair, |seed| Order::Random { state: seed.wrapping_mul(2).wrapping_add(1) });
    let end = machine.simulate(order, flush);
    flush(&mut machine);
    if launch.stats {
        print_statistics(&machine);
    }
    match end {
        End::Exit(status) => Ok(status as u8),
        End::Deadlock => {
            output::complain(format_args!("deadlock: no thread can move\n{}", machine.describe_threads()));
            Ok(1)
        }
        End::Unsupported { what, place } => {
            Err(format!("unsupported: {what} (at {place}); this is not a bug of the program"))
        }
    }
}

/// What the run cost, on standard error.
fn print_statistics(machine: &Machine) {
    output::raw_complaint(format_args!("instructions: {}", machine.instructions));
    output::raw_complaint(format_args!("heap bytes: {}", machine.heap.used_bytes()));
    output::raw_complaint(format_args!("classes: {}", machine.program.class_count()));
    if let Some(peak) = peak_memory() {
        output::raw_complaint(format_args!("peak memory: {peak} KiB"));
    }
}

/// The most memory this process has had, in KiB, where the system tells.
fn peak_memory() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    line.split_whitespace().next()?.parse().ok()
}

fn settings(launch: &Launch) -> Settings {
    let jdk = &launch.program.jdk;
    Settings {
        max_heap: launch.max_heap,
        max_stack_slots: MAX_STACK_SLOTS,
        java_home: jdk.home.display().to_string(),
        java_version: jdk.version.clone(),
        feature: jdk.feature,
        class_path: String::from("."),
        assertions: false,
    }
}

/// Passes on what the program has printed.
fn flush(machine: &mut Machine) {
    for (stream, bytes) in machine.output.drain(..) {
        // A reader that went away has read enough; the program goes on, as under `java`.
        let _ = match stream {
            Stream::Output => io::stdout().write_all(&bytes).and_then(|()| io::stdout().flush()),
            Stream::Error => io::stderr().write_all(&bytes),
        };
    }
}

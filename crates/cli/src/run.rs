//! `sojourner run`: prepares the program, runs it on the virtual machine and exits as it does.

use crate::arguments::run::RunOptions;
use crate::exit;
use crate::guard::guarded;
use crate::last_words;
use crate::output;
use crate::process_memory::peak_memory;
use crate::refusal::refuse_program;
use crate::watchdog::{Allowance, Watchdog};
use checker::{Launch, Stage};
use signal_hook::consts::signal::SIGPIPE;
use signal_hook::low_level::emulate_default_handler;
use std::io::{self, Write};
use std::process::ExitCode;
use vm::schedule::{End, Order};
use vm::{Halt, Machine, Stream};

/// Carries out the command.
pub(crate) fn run(options: RunOptions) -> ExitCode {
    guarded(exit::TOOL_FAILURE, || try_run(&options).unwrap_or_else(|status| status)).into()
}

fn try_run(options: &RunOptions) -> Result<u8, u8> {
    let watchdog = Watchdog::begin(Allowance::default());
    let target = options.program.target();
    last_words::doing(Stage::Reading.words());
    let program = target.prepare(&watchdog).map_err(|error| refuse_program(&error, exit::TOOL_FAILURE, &watchdog))?;
    watchdog.step_aside();
    program.warnings.iter().for_each(output::warn);
    last_words::doing(Stage::Starting.words());
    let launch = Launch { program, target: &target, assertions: false, halt: Halt::default() };
    let machine = checker::launch(launch).map_err(|what| what.to_string());
    machine.and_then(|machine| simulate(machine, options)).map_err(|reason| {
        output::complain(reason);
        exit::TOOL_FAILURE
    })
}

/// Runs the program to its end; the result is its exit status, the error a sentence that says what is not possible.
fn simulate(mut machine: Machine, options: &RunOptions) -> Result<u8, String> {
    let order = options.seed.map_or(Order::Fair, |seed| Order::Random { state: seed.wrapping_mul(2).wrapping_add(1) });
    if let Some(seed) = options.seed {
        machine.seed_choices(seed);
    }
    let end = machine.simulate(order, flush);
    flush(&mut machine);
    if options.stats {
        print_statistics(&machine);
    }
    match end {
        End::Exit(status) => Ok(status as u8),
        End::Deadlock => {
            output::complain(format_args!("deadlock: no thread can move\n{}", machine.describe_threads()));
            Ok(1)
        }
        End::Discarded => {
            output::raw_complaint("this run was discarded: an assumption of the program does not hold in it");
            Ok(0)
        }
        End::Halted => Err(String::from("interrupted")),
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

/// Passes on what the program has printed. Once its reader is gone, or nothing more can be written, there is no point in going on.
fn flush(machine: &mut Machine) {
    for (stream, bytes) in machine.output.drain(..) {
        let written = match stream {
            Stream::Output => io::stdout().write_all(&bytes).and_then(|()| io::stdout().flush()),
            Stream::Error => io::stderr().write_all(&bytes),
        };
        if let Err(error) = written {
            end_unread(&error);
        }
    }
}

/// Ends as a program does whose output nobody reads.
#[expect(clippy::exit, reason = "the simulation would go on for ever")]
fn end_unread(error: &io::Error) {
    if error.kind() == io::ErrorKind::BrokenPipe {
        // Fails only for signals that nobody may handle.
        let _ = emulate_default_handler(SIGPIPE);
    }
    output::complain(format_args!("the output of the program cannot be written: {error}"));
    std::process::exit(exit::TOOL_FAILURE.into());
}

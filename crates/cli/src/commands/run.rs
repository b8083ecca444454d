//! `sojourner run`: prepares the program, runs it on the virtual machine and exits as it does.

use crate::arguments::program::ProgramOptions;
use crate::exit::Status;
use crate::last_words;
use crate::output;
use crate::process_memory::peak_memory;
use crate::refusal::Refusal;
use crate::supervision::{Failures, supervised};
use crate::watchdog::{Allowance, Watchdog};
use checker::{Launch, Stage};
use clap::Args;
use signal_hook::consts::signal::SIGPIPE;
use signal_hook::low_level::emulate_default_handler;
use std::io::{self, Write};
use std::process::ExitCode;
use vm::schedule::{End, Order};
use vm::{Halt, Machine, Stream};

/// Run a program in simulation, with one schedule of its threads
///
/// Prints what the program prints and nothing else. The schedule is a fair one; --seed picks
/// another, and the same seed always gives the same run. The program reaches nothing outside:
/// no files, no network, no clock but a virtual one.
#[derive(Args, Debug)]
#[command(
    verbatim_doc_comment,
    after_help = "\
Examples:
  sojourner run Hello.java
  sojourner run Bank.java --seed 7 -- 100 deposit
  sojourner run build/classes --classpath 'lib/*' --main shop.Main
  sojourner run app.jar --jdk /usr/lib/jvm/java-17-openjdk-amd64

Exit status:
  as the program itself would exit: 0, 1 after an uncaught exception, n after System.exit(n);
  2   the command line is wrong: an unknown option, a missing file, sources that do not compile,
      no JDK, no class with a main method;
  125 the tool failed: a damaged class file or jar, or something the program needs is not modelled."
)]
pub(crate) struct RunOptions {
    #[command(flatten)]
    pub(crate) program: ProgramOptions,

    /// Take the random schedule with this number instead of the fair one
    #[arg(long, value_name = "N")]
    pub(crate) seed: Option<u64>,

    /// Print what the run cost to standard error at its end
    #[arg(long)]
    pub(crate) stats: bool,
}

/// Carries out the command.
pub(crate) fn run(options: RunOptions) -> ExitCode {
    supervised(Failures::OF_RUNS, Allowance::default(), |watchdog| try_run(&options, watchdog))
}

fn try_run(options: &RunOptions, watchdog: &Watchdog) -> Result<Status, Refusal> {
    let target = options.program.target();
    last_words::doing(Stage::Reading.words());
    let program = target.prepare(watchdog)?;
    watchdog.step_aside();
    program.warnings.iter().for_each(output::warn);
    last_words::doing(Stage::Starting.words());
    let launch = Launch { program, target: &target, assertions: false, visits: false, halt: Halt::default() };
    simulate(checker::launch(launch)?, options)
}

/// Runs the program to its end; the result is its exit status.
fn simulate(mut machine: Machine, options: &RunOptions) -> Result<Status, Refusal> {
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
        End::Exit(status) => Ok(Status::of_program(status)),
        End::Deadlock => {
            output::complain(format_args!("deadlock: no thread can move\n{}", machine.describe_threads()));
            Ok(Status::VIOLATED)
        }
        End::Discarded => {
            output::raw_complaint("this run was discarded: an assumption of the program does not hold in it");
            Ok(Status::HOLDS)
        }
        End::Halted => Err(Refusal::Interrupted),
        End::Unsupported { what, place } => Err(Refusal::Simulation { what, place }),
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

/// Passes on what the program has printed. Once its reader is gone, or nothing more can be written, there is no point
/// in going on.
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
    std::process::exit(Status::TOOL_FAILURE.into());
}

//! `sojourner debug`: serves a recorded run to an editor, by the Debug Adapter Protocol.

use super::replay::{named, read};
use crate::arguments::program::ProgramOptions;
use crate::arguments::properties::PropertyOptions;
use crate::exit::Status;
use crate::output;
use crate::refusal::Refusal;
use crate::supervision::{Failures, supervised};
use crate::watchdog::{Allowance, Watchdog};
use checker::{LiveRun, Manner, Replay, Silent, SourceFiles};
use clap::Args;
use debugger::Run;
use evidence::{CodeLocation, Fault, Film, Inside, Offer};
use model::Choice;
use std::io::{self, BufReader, Write};
use std::net::{Ipv4Addr, TcpListener};
use std::path::PathBuf;
use std::process::ExitCode;

/// Step through a recorded run in an editor, forwards and backwards
///
/// Speaks the Debug Adapter Protocol on standard input and output, or on a port of this machine:
/// threads, stacks, variables, objects and locks of every state; breakpoints at lines (with
/// conditions), methods, locks ('lock Fork@1'), fields and exceptions; step, step back, reverse
/// continue, by lines or instructions. The run was recorded by 'check --save-schedule'; from any of
/// its states another thread can be chosen ('choices' and 'choose 2' in the console of the editor).
#[derive(Args, Debug)]
#[command(
    verbatim_doc_comment,
    after_help = "\
Examples:
  sojourner check Buffer.java --save-schedule buffer.schedule
  sojourner debug Buffer.java --schedule buffer.schedule
  sojourner debug Buffer.java --schedule buffer.schedule --port 4711

Exit status:
  0   the editor has ended the session
  2   the command line is wrong, or the schedule does not fit the program
  3   the run needs something that is not modelled, or the connection broke"
)]
pub(crate) struct DebugOptions {
    #[command(flatten)]
    pub(crate) program: ProgramOptions,

    /// The schedule, as --save-schedule wrote it, or a report in JSON
    #[arg(long, value_name = "FILE")]
    pub(crate) schedule: PathBuf,

    /// Wait for one editor on this port of 127.0.0.1 instead of standard input; 0 picks one
    #[arg(long, value_name = "PORT")]
    pub(crate) port: Option<u16>,

    #[command(flatten)]
    pub(crate) properties: PropertyOptions,
}

/// Carries out the command.
pub(crate) fn debug(options: DebugOptions) -> ExitCode {
    supervised(Failures::OF_ANSWERS, Allowance::default(), |watchdog| try_debug(&options, watchdog))
}

fn try_debug(options: &DebugOptions, watchdog: &Watchdog) -> Result<Status, Refusal> {
    let recorded = read(&options.schedule)?;
    let (target, question) = (options.program.target(), options.properties.question());
    let replay = Replay::prepare(target.clone(), &question, recorded.clone(), Manner::default());
    let report = replay.and_then(|replay| replay.run(watchdog, &mut Silent));
    let report = report.map_err(|error| named(error, &options.schedule))?;
    let live = LiveRun::start_with_lines(target, question, &recorded, watchdog)?;
    let Some(live) = live.filter(|_| report.unsupported.is_empty()) else {
        output::complain(report::verdict_line(&report));
        return Ok(Status::UNKNOWN);
    };
    let violation = report.violations.first().map(|first| words(&first.fault));
    let sources = SourceFiles::of(&options.program.target());
    let mut run = Debugged { live, recorded: violation, sources, watchdog };
    // From here on a signal ends the session: nothing is lost.
    watchdog.step_aside();
    match serve(&mut run, options.port) {
        Ok(()) => Ok(Status::HOLDS),
        Err(error) => {
            output::complain(error);
            Ok(Status::UNKNOWN)
        }
    }
}

/// A recorded run, and what somebody makes of it.
struct Debugged<'a> {
    live: LiveRun,
    /// What is wrong at the end of the recorded run.
    recorded: Option<String>,
    sources: SourceFiles,
    watchdog: &'a Watchdog,
}

impl Run for Debugged<'_> {
    fn film(&self) -> &Film {
        self.live.film()
    }

    fn violation(&self) -> Option<String> {
        if self.live.can_undo() { self.live.fault().map(words) } else { self.recorded.clone() }
    }

    fn source(&self, place: &CodeLocation) -> Option<String> {
        let path = self.sources.path(&place.class, place.file.as_deref()?)?;
        Some(path.canonicalize().ok()?.to_string_lossy().into_owned())
    }

    fn instructions(&mut self, state: usize) -> Inside {
        self.live.instructions_before(state)
    }

    fn offers(&self, state: usize) -> &[Offer] {
        self.live.offers().get(state).map_or(&[], Vec::as_slice)
    }

    fn take(&mut self, state: usize, offer: &Offer) -> Result<(), String> {
        let choice = Choice { agent: offer.agent, alternative: offer.alternative };
        match self.live.take_and_go_on(state, choice, self.watchdog) {
            Ok(true) => Ok(()),
            Ok(false) => Err(String::from("this choice is not there in that state")),
            Err(error) => Err(error.to_string()),
        }
    }

    fn undo(&mut self) -> Result<bool, String> {
        self.live.undo(self.watchdog).map_err(|error| error.to_string())
    }
}

fn words(fault: &Fault) -> String {
    format!("{}: {}", fault.property.name(), fault.message)
}

fn serve(run: &mut dyn Run, port: Option<u16>) -> io::Result<()> {
    let Some(port) = port else {
        let (input, mut output) = (io::stdin().lock(), io::stdout().lock());
        return debugger::serve(run, &mut BufReader::new(input), &mut output);
    };
    // Nobody but this machine can connect, and only once.
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, port))?;
    output::raw_complaint(format_args!("sojourner: waiting for an editor on {}", listener.local_addr()?));
    let (mut stream, _) = listener.accept()?;
    let mut input = BufReader::new(stream.try_clone()?);
    debugger::serve(run, &mut input, &mut stream)?;
    stream.flush()
}

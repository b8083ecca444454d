//! `sojourner explore`: a program live in the browser, by a server on this machine.

mod api;

use super::replay::{named, read};
use crate::arguments::program::ProgramOptions;
use crate::arguments::properties::PropertyOptions;
use crate::exit::Status;
use crate::output;
use crate::refusal::Refusal;
use crate::supervision::{Failures, supervised};
use crate::watchdog::{Allowance, Watchdog};
use api::Api;
use checker::{LiveRun, SourceFiles};
use clap::Args;
use server::{Guard, Request};
use std::hash::{BuildHasher, Hasher, RandomState};
use std::io;
use std::net::{Ipv4Addr, TcpListener};
use std::path::PathBuf;
use std::process::ExitCode;

/// Put a run together in the browser: take any choice in any state and see what follows
///
/// A server on this machine shows the program at its start, or on a recorded run: chart, source,
/// threads, variables and objects as in a page of 'check --html'. In every state another choice can
/// be taken and undone; it runs on to the next error or to a state that is looked for, compares two
/// states, draws the states that can follow, and saves the schedule. Only who has the link that it
/// prints can use it. It reads nothing but the program, and writes no file.
#[derive(Args, Debug)]
#[command(
    verbatim_doc_comment,
    after_help = "\
Examples:
  sojourner explore Buffer.java
  sojourner check Buffer.java --save-schedule buffer.schedule
  sojourner explore Buffer.java --schedule buffer.schedule
  sojourner explore build/classes --main shop.Main --port 8080

Exit status:
  0   ended by Ctrl-C, or by the page
  2   the command line or the input is wrong, or the port is taken
  3   the program needs something that is not modelled"
)]
pub(crate) struct ExploreOptions {
    #[command(flatten)]
    pub(crate) program: ProgramOptions,

    /// Begin with this run, as --save-schedule wrote it, or a report in JSON
    #[arg(long, value_name = "FILE")]
    pub(crate) schedule: Option<PathBuf>,

    /// The port of 127.0.0.1; 0 picks one
    #[arg(long, value_name = "PORT", default_value_t = 0)]
    pub(crate) port: u16,

    #[command(flatten)]
    pub(crate) properties: PropertyOptions,
}

/// Carries out the command.
pub(crate) fn explore(options: ExploreOptions) -> ExitCode {
    supervised(Failures::OF_ANSWERS, Allowance::default(), |watchdog| try_explore(&options, watchdog))
}

fn try_explore(options: &ExploreOptions, watchdog: &Watchdog) -> Result<Status, Refusal> {
    let recorded = options.schedule.as_deref().map(read).transpose()?;
    let (target, question) = (options.program.target(), options.properties.question());
    let started = LiveRun::start(target, question, recorded.as_ref(), watchdog);
    let started = match &options.schedule {
        Some(file) => started.map_err(|error| named(error, file))?,
        None => started?,
    };
    let Some(run) = started else {
        output::complain("the program cannot be started: it needs something that is not modelled");
        return Ok(Status::UNKNOWN);
    };
    let sources = SourceFiles::of(&options.program.target());
    // From here on a signal ends the session: nothing is lost.
    watchdog.step_aside();
    match serve(Api::new(run, &sources, watchdog), options.port) {
        Ok(()) => Ok(Status::HOLDS),
        Err(error) => {
            output::complain(format_args!("port {}: {error}", options.port));
            Ok(Status::WRONG_INPUT)
        }
    }
}

fn serve(mut api: Api<'_>, port: u16) -> io::Result<()> {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, port))?;
    let guard = Guard::new(token(), listener.local_addr()?.port());
    let link = format!("Open this link in a browser (Ctrl-C ends it):\n  {}\n", guard.link());
    output::print(&link)?;
    server::serve(listener, &guard, &mut |request: &Request| Some(api.answer(request)))
}

/// What nobody can guess: the keys of the hashers come from the operating system's random numbers.
fn token() -> String {
    let word = || RandomState::new().build_hasher().finish();
    format!("{:016x}{:016x}", word(), word())
}

//! What is reported when a command cannot come to its own end: after a panic, or when a limit is up and the work does
//! not stop.
//!
//! A command leaves here what it knows as it goes on. Whoever ends it takes that away and makes a report of it; a
//! report is published once, by the command itself or from here. What was found is never lost, but the run that shows
//! it is told only by the command itself.

use crate::arguments::report::ReportOptions;
use crate::exit::Status;
use crate::publication;
use checker::{SourceFiles, break_off};
use evidence::Fault;
use model::{Reason, Statistics};
use report::{Analysis, Report};
use std::path::PathBuf;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Instant;

/// The command under way; nothing before it has begun and after its report was published.
static COMMAND: Mutex<Option<Command>> = Mutex::new(None);

/// A command that makes a report.
struct Command {
    draft: Draft,
    options: ReportOptions,
    targets: Vec<PathBuf>,
    began: Instant,
    /// What it is doing at the moment.
    doing: &'static str,
    /// What it has found so far.
    found: Vec<Fault>,
}

/// What is known of the report.
#[derive(Clone)]
pub(crate) enum Draft {
    Report(Box<Report>),
    Analysis(Box<Analysis>),
}

impl From<checker::Draft<'_>> for Draft {
    fn from(draft: checker::Draft<'_>) -> Draft {
        match draft {
            checker::Draft::Report(report) => Draft::Report(Box::new(report.clone())),
            checker::Draft::Analysis(analysis) => Draft::Analysis(Box::new(analysis.clone())),
        }
    }
}

/// A command begins that ends with a report like this.
pub(crate) fn begin(draft: Draft, options: &ReportOptions, targets: &[PathBuf]) {
    let (options, targets) = (options.clone(), targets.to_vec());
    let doing = "reading the command line";
    *command() = Some(Command { draft, options, targets, began: Instant::now(), doing, found: Vec::new() });
}

/// More is known of the report.
pub(crate) fn know(draft: Draft) {
    change(|command| command.draft = draft);
}

/// Says what the command does from now on, as the end of a sentence: "while …".
pub(crate) fn doing(what: &'static str) {
    change(|command| command.doing = what);
    #[cfg(debug_assertions)]
    provocation::provoke(what);
}

/// A violation was found.
pub(crate) fn found(fault: &Fault) {
    change(|command| command.found.push(fault.clone()));
}

/// The search has come so far.
pub(crate) fn covered(statistics: &Statistics) {
    change(|command| {
        if let Draft::Report(report) = &mut command.draft {
            report.costs.search = statistics.clone();
        }
    });
}

/// What the command is doing.
pub(crate) fn under_way() -> Option<&'static str> {
    command().as_ref().map(|command| command.doing)
}

/// The command publishes its report itself. Does not come back where that was done from here: the process is about to
/// end.
pub(crate) fn withdraw() {
    if command().take().is_none() {
        loop {
            std::thread::park();
        }
    }
}

/// Publishes what is known, with this reason for not knowing more, and answers the exit status; nothing where a report
/// was published.
pub(crate) fn speak(reason: Reason) -> Option<Status> {
    let Command { draft, options, targets, began, found, .. } = command().take()?;
    let sources = SourceFiles::below(&targets);
    Some(match draft {
        Draft::Report(mut report) => {
            report.costs.search.elapsed = began.elapsed();
            break_off(&mut report, found, reason);
            publication::publish(&report, &sources, &options, true, (&report.verdict).into())
        }
        Draft::Analysis(mut analysis) => {
            analysis.elapsed = began.elapsed();
            analysis.ended_by = Some(reason);
            publication::publish_analysis(&analysis, &sources, &options, Status::UNKNOWN)
        }
    })
}

fn change(change: impl FnOnce(&mut Command)) {
    if let Some(command) = command().as_mut() {
        change(command);
    }
}

/// A panic while it was held does not make what is known wrong.
fn command() -> MutexGuard<'static, Option<Command>> {
    COMMAND.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Failures on purpose, for the tests of this crate; not in a release.
#[cfg(debug_assertions)]
mod provocation {
    /// `panic WHILE` or `hang WHILE`, where `WHILE` is what the command is doing then.
    const VARIABLE: &str = "SOJOURNER_PROVOKE";

    #[expect(clippy::panic, reason = "it is what is asked for")]
    pub(super) fn provoke(doing: &str) {
        let Ok(wanted) = std::env::var(VARIABLE) else { return };
        if wanted.strip_prefix("panic ") == Some(doing) {
            panic!("on purpose");
        }
        while wanted.strip_prefix("hang ") == Some(doing) {
            std::thread::park();
        }
    }
}

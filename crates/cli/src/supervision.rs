//! A command from its beginning to its exit status: guarded against panics, watched over, and refused in words.

use crate::exit::Status;
use crate::guard::guarded;
use crate::refusal::{Refusal, refuse};
use crate::watchdog::{Allowance, Watchdog};
use std::process::ExitCode;

/// The statuses for what is the fault of neither the user nor the program.
#[derive(Clone, Copy)]
pub(crate) struct Failures {
    /// The tool failed.
    pub(crate) tool: Status,
    /// A file is damaged, or what it needs is not modelled.
    pub(crate) input: Status,
}

impl Failures {
    /// Of a command that answers a question about the program.
    pub(crate) const OF_ANSWERS: Failures = Failures { tool: Status::UNKNOWN, input: Status::WRONG_INPUT };
    /// Of a command that ends as the program does.
    pub(crate) const OF_RUNS: Failures = Failures { tool: Status::TOOL_FAILURE, input: Status::TOOL_FAILURE };
}

/// Carries out a command within what it may use.
pub(crate) fn supervised(
    failures: Failures,
    allowance: Allowance,
    command: impl FnOnce(&Watchdog) -> Result<Status, Refusal> + Send,
) -> ExitCode {
    let status = guarded(failures.tool, || {
        let watchdog = Watchdog::begin(allowance);
        command(&watchdog).unwrap_or_else(|refusal| refuse(&refusal, failures.input, &watchdog))
    });
    status.into()
}

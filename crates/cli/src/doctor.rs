//! `sojourner doctor`: what was found on this machine, and how to install what is missing.

mod findings;
mod report;

use crate::arguments::doctor::{DoctorOptions, FindingsFormat};
use crate::exit::Status;
use crate::output;
use findings::Findings;
use loader::compile::CacheLocation;
use loader::jdk::discovery::HostEnvironment;
use std::process::ExitCode;

/// Carries out the command.
pub(crate) fn doctor(options: DoctorOptions) -> ExitCode {
    let findings = Findings::gather(&HostEnvironment::of_this_process(), &CacheLocation::of_this_process());
    let printed = output::print(&match options.format {
        FindingsFormat::Human => report::human(&findings),
        FindingsFormat::Json => report::json(&findings),
    });
    if findings.is_ready() && printed.is_ok() { ExitCode::SUCCESS } else { Status::NOT_READY.into() }
}

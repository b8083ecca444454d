//! `sojourner api`: the sources of the Java API in a directory of the user's.

use crate::arguments::api::ApiOptions;
use crate::exit::Status;
use crate::output;
use std::process::ExitCode;

/// Carries out the command.
pub(crate) fn api(options: ApiOptions) -> ExitCode {
    match loader::api::write_sources(&options.directory) {
        Ok(files) => {
            let lines: Vec<String> = files.iter().map(|file| format!("{}\n", file.display())).collect();
            output::print(&lines.concat()).map_or(Status::TOOL_FAILURE.into(), |()| ExitCode::SUCCESS)
        }
        Err(error) => {
            output::complain(error);
            Status::WRONG_INPUT.into()
        }
    }
}

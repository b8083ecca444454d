//! `sojourner api`: the sources of the Java API in a directory of the user's.

use crate::exit::Status;
use crate::output;
use clap::Args;
use std::path::PathBuf;
use std::process::ExitCode;

/// Write the sources of the Java API, so that programs which use it also compile without this tool
///
/// `sojourner check` needs none of this: a program that imports sojourner.Verify (or Java PathFinder's
/// gov.nasa.jpf.vm.Verify) compiles and runs as it is. For a plain JVM, where choices are random and
/// assumptions end the run, put the directory on the source path of your build.
#[derive(Args, Debug)]
#[command(
    verbatim_doc_comment,
    after_help = "\
Examples:
  sojourner api src/verify
  javac -sourcepath src/verify -d classes Dice.java && java -cp classes Dice

Exit status:
  0   the files were written
  2   they could not be written"
)]
pub(crate) struct ApiOptions {
    /// The directory that gets the sources; it is made if it is not there
    #[arg(value_name = "DIR")]
    pub(crate) directory: PathBuf,
}

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

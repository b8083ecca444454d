//! The options of `doctor`.

use clap::{Args, ValueEnum};

/// Show what was found on this machine, and how to install what is missing
///
/// Lists the JDKs with the one that a run would use, the compiler and the optional programs.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  sojourner doctor
  sojourner doctor --format json

Exit status:
  0   a program can be run
  1   no JDK that could be used was found
  2   the command line is wrong")]
pub(crate) struct DoctorOptions {
    /// How to print the findings
    #[arg(long, value_enum, default_value_t = FindingsFormat::Human)]
    pub(crate) format: FindingsFormat,
}

/// The shape of the findings on standard output.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum FindingsFormat {
    /// Text for a person
    Human,
    /// One JSON object
    Json,
}

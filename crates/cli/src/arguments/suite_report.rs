//! How the report of a suite of tests is shaped and where it goes.

use super::choices::one_of;
use clap::Args;
use clap::builder::TypedValueParser;
use report::{SUITE_RENDERERS, SuiteRenderer};
use std::path::PathBuf;

/// The report of a suite.
#[derive(Args, Clone, Debug)]
pub(crate) struct SuiteReportOptions {
    /// How to print the report
    #[arg(long, value_parser = formats(), default_value = SUITE_RENDERERS[0].name, value_name = "FORMAT")]
    pub(crate) format: &'static SuiteRenderer,

    /// Write the report to this file; only the lines of the tests go to standard output
    #[arg(long, value_name = "FILE")]
    pub(crate) output: Option<PathBuf>,

    /// Print only the summary, in one line
    ///
    /// A report in another format than human, or in a file, stays whole.
    #[arg(long)]
    pub(crate) quiet: bool,
}

impl SuiteReportOptions {
    /// Whether the line of a test is shown when it is checked.
    pub(crate) fn shows_lines(&self) -> bool {
        !self.quiet && (self.format.is_for_people || self.output.is_some())
    }
}

fn formats() -> impl TypedValueParser<Value = &'static SuiteRenderer> {
    one_of(SUITE_RENDERERS.iter().map(|renderer| (renderer, renderer.name, renderer.help)))
}

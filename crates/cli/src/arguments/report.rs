//! How a report is shaped and where it goes: shared by the commands that make one.

use super::choices::{Choice, one_of};
use clap::{Args, ValueEnum};
use report::{PART, PART_WITH_STATES, RENDERERS, Renderer};
use std::path::PathBuf;

/// The report.
#[derive(Args, Clone, Debug)]
pub(crate) struct ReportOptions {
    /// How to print the report
    #[arg(long, value_parser = format_values(), default_value = RENDERERS[0].name, value_name = "FORMAT")]
    pub(crate) format: &'static Renderer,

    /// Write the report to this file; only the verdict goes to standard output
    #[arg(long, value_name = "FILE")]
    pub(crate) output: Option<PathBuf>,

    /// Print only the verdict, in one line, and no progress
    ///
    /// A report in another format than human, or in a file, stays whole.
    #[arg(long)]
    pub(crate) quiet: bool,
}

/// A page beside the report.
#[derive(Args, Clone, Debug)]
pub(crate) struct PageOptions {
    /// Write the report to this file as a page for a browser, beside what is printed
    ///
    /// The page needs no other file and no network: the run as a chart, its source, and the threads,
    /// variables and objects after each step, forwards and backwards.
    #[arg(long, value_name = "FILE", verbatim_doc_comment)]
    pub(crate) html: Option<PathBuf>,
}

impl PageOptions {
    /// Whether somebody looks at the states of a run.
    pub(crate) fn shows_states(&self, report: &ReportOptions) -> bool {
        self.html.is_some() || report.format.shows_states
    }
}

/// How a schedule is told.
#[derive(Args, Clone, Debug)]
pub(crate) struct TraceOptions {
    /// How much a schedule tells of what happens inside the class library
    #[arg(long, value_enum, default_value_t = TraceForm::Folded, value_name = "FORM")]
    pub(crate) trace: TraceForm,
}

impl TraceOptions {
    /// Whether what happens inside the class library is told too.
    pub(crate) fn unfolds(&self) -> bool {
        let TraceOptions { trace } = self;
        *trace == TraceForm::Full
    }
}

/// What a schedule tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum TraceForm {
    /// The program's lines and the calls that they make
    Folded,
    /// Also what the calls do inside, operation by operation, and where in the class library threads wait
    Full,
}

/// The formats of a report.
pub(crate) fn format_values() -> impl clap::builder::TypedValueParser<Value = &'static Renderer> {
    one_of(formats())
}

fn formats() -> impl Iterator<Item = Choice<&'static Renderer>> {
    RENDERERS.iter().chain([&PART, &PART_WITH_STATES]).map(|renderer| (renderer, renderer.name, renderer.help))
}

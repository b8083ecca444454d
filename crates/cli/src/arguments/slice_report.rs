//! How the report of a slice is shaped and where it goes. Not `ReportOptions`: `--output` is the slice itself here.

use clap::Args;
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use report::{SLICE_RENDERERS, SliceRenderer};
use std::path::PathBuf;

/// A format of other reports, which a slice has no use for.
const SARIF: &str = "sarif";

/// The report of a slice.
#[derive(Args, Clone, Debug)]
pub(crate) struct SliceReportOptions {
    /// How to print the report
    #[arg(long, value_parser = format(), default_value = SLICE_RENDERERS[0].name, value_name = "FORMAT")]
    pub(crate) format: &'static SliceRenderer,

    /// Write the report to this file; only its first sentence goes to standard output
    ///
    /// The slice itself goes to the file of --output.
    #[arg(verbatim_doc_comment, long, value_name = "FILE")]
    pub(crate) report: Option<PathBuf>,

    /// Write the report to this file as a page for a browser, beside what is printed
    #[arg(long, value_name = "FILE")]
    pub(crate) html: Option<PathBuf>,

    /// Print only the first sentence of the report
    ///
    /// A report in another format than human, or in a file, stays whole.
    #[arg(long)]
    pub(crate) quiet: bool,
}

fn format() -> impl TypedValueParser<Value = &'static SliceRenderer> {
    let named = SLICE_RENDERERS.iter().map(|renderer| PossibleValue::new(renderer.name).help(renderer.help));
    let values = PossibleValuesParser::new(named.chain([PossibleValue::new(SARIF).hide(true)]));
    values.try_map(|given| {
        let found = SLICE_RENDERERS.iter().find(|renderer| renderer.name == given);
        found.ok_or("SARIF lists findings, and a slice has none; use human, json or html")
    })
}

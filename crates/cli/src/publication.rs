//! Bringing a report to where the user wants it.

use crate::arguments::report::{Format, ReportOptions};
use crate::exit;
use crate::output;
use crate::refusal::refuse;
use report::{Analysis, Layout, Report, Sources};
use std::path::Path;

/// Columns of a report where nobody says how wide the screen is.
const USUAL_WIDTH: usize = 100;

/// Whether reports of this format can be made.
pub(crate) fn check_format(format: Format) -> Result<(), u8> {
    match format {
        Format::Human | Format::Json | Format::Sarif => Ok(()),
        Format::Junit => Err(refuse("--format junit is not built yet")),
    }
}

/// Whether a file could be written: to learn that after an hour of search would be too late.
pub(crate) fn check_place(file: &Path) -> Result<(), u8> {
    let directory = file.parent().filter(|parent| !parent.as_os_str().is_empty()).unwrap_or(Path::new("."));
    if file.is_dir() {
        return Err(refuse(format_args!("{}: cannot be written, it is a directory", file.display())));
    }
    if !directory.is_dir() {
        return Err(refuse(format_args!("{}: no such directory: {}", file.display(), directory.display())));
    }
    Ok(())
}

/// Prints the report, or writes it to a file and prints the verdict. Answers the exit status: the given one, unless the report is lost.
pub(crate) fn publish(
    report: &Report,
    sources: &dyn Sources,
    options: &ReportOptions,
    every_schedule: bool,
    status: u8,
) -> u8 {
    let whole = match options.format {
        Format::Json => format!("{}\n", report::document(report, sources)),
        Format::Sarif => format!("{}\n", report::sarif(report)),
        Format::Human | Format::Junit => report::text(report, sources, Layout { width: width(), every_schedule }),
    };
    bring(&whole, &report::verdict_line(report), options, status)
}

/// The same for the report of an analysis.
pub(crate) fn publish_analysis(analysis: &Analysis, sources: &dyn Sources, options: &ReportOptions, status: u8) -> u8 {
    let whole = match options.format {
        Format::Json => format!("{}\n", report::analysis_document(analysis)),
        Format::Sarif => format!("{}\n", report::analysis_sarif(analysis)),
        Format::Human | Format::Junit => {
            report::analysis_text(analysis, sources, Layout { width: width(), every_schedule: false })
        }
    };
    bring(&whole, &report::analysis_line(analysis), options, status)
}

fn bring(whole: &str, verdict: &str, options: &ReportOptions, status: u8) -> u8 {
    let verdict = format!("{verdict}\n");
    let printed = match &options.output {
        Some(file) => match std::fs::write(file, whole) {
            Ok(()) if options.quiet => Ok(()),
            Ok(()) => output::print(&verdict),
            Err(error) => {
                output::complain(format_args!("{}: {error}; the report follows here", file.display()));
                output::print(whole).and(Err(error))
            }
        },
        None if options.quiet && options.format == Format::Human => output::print(&verdict),
        None => output::print(whole),
    };
    if printed.is_ok() { status } else { without_report(status) }
}

/// Nobody has read that all is well: whoever looks at the status alone must not believe it.
fn without_report(status: u8) -> u8 {
    if status == exit::HOLDS { exit::UNKNOWN } else { status }
}

/// Columns of the screen: what the shell says, within what is readable.
fn width() -> usize {
    let said = std::env::var("COLUMNS").ok().and_then(|columns| columns.parse::<usize>().ok());
    said.unwrap_or(USUAL_WIDTH).clamp(80, 160)
}

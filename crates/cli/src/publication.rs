//! Bringing a report to where the user wants it.

use crate::arguments::report::ReportOptions;
use crate::arguments::slice_report::SliceReportOptions;
use crate::arguments::suite_report::SuiteReportOptions;
use crate::exit::Status;
use crate::output;
use crate::refusal::Refusal;
use report::{Analysis, Layout, Report, SliceReport, Sources, SuiteReport};
use std::path::Path;

/// Columns of a report where nobody says how wide the screen is.
const USUAL_WIDTH: usize = 100;

/// Whether a file could be written: to learn that after an hour of search would be too late.
pub(crate) fn check_place(file: &Path) -> Result<(), Refusal> {
    let directory = file.parent().filter(|parent| !parent.as_os_str().is_empty()).unwrap_or(Path::new("."));
    if file.is_dir() {
        return Err(Refusal::IsDirectory(file.to_path_buf()));
    }
    if !directory.is_dir() {
        return Err(Refusal::NoDirectory { file: file.to_path_buf(), directory: directory.to_path_buf() });
    }
    Ok(())
}

/// Whether files could be written to a directory, which is made where it does not exist.
pub(crate) fn check_directory(directory: &Path) -> Result<(), Refusal> {
    if directory.is_dir() {
        return Ok(());
    }
    if directory.exists() {
        return Err(Refusal::NoFolder(directory.to_path_buf()));
    }
    check_place(directory)
}

/// Prints the report, or writes it to a file and prints the verdict. Answers the exit status: the given one, unless the
/// report is lost.
pub(crate) fn publish(
    report: &Report,
    sources: &dyn Sources,
    options: &ReportOptions,
    every_schedule: bool,
    status: Status,
) -> Status {
    let whole = (options.format.report)(report, sources, Layout { width: width(), every_schedule });
    bring(&whole, &report::verdict_line(report), &options.into(), status)
}

/// The same for the report of an analysis.
pub(crate) fn publish_analysis(
    analysis: &Analysis,
    sources: &dyn Sources,
    options: &ReportOptions,
    status: Status,
) -> Status {
    let whole = (options.format.analysis)(analysis, sources, Layout { width: width(), every_schedule: false });
    bring(&whole, &report::analysis_line(analysis), &options.into(), status)
}

/// The same for the report of a slice.
pub(crate) fn publish_slice(
    slice: &SliceReport,
    sources: &dyn Sources,
    options: &SliceReportOptions,
    status: Status,
) -> Status {
    let whole = (options.format.render)(slice, sources, Layout { width: width(), every_schedule: false });
    bring(&whole, &report::slice_line(slice), &options.into(), status)
}

/// The same for the report of a suite of tests, whose lines were printed one by one.
pub(crate) fn publish_suite(suite: &SuiteReport, options: &SuiteReportOptions, status: Status) -> Status {
    bring(&(options.format.render)(suite), &report::suite_line(suite), &options.into(), status)
}

/// Where a report goes, and how much of it to standard output.
struct Destination<'a> {
    file: Option<&'a Path>,
    is_brief: bool,
    is_for_people: bool,
}

impl<'a> From<&'a ReportOptions> for Destination<'a> {
    fn from(options: &'a ReportOptions) -> Destination<'a> {
        let ReportOptions { format, output, quiet } = options;
        Destination { file: output.as_deref(), is_brief: *quiet, is_for_people: format.is_for_people }
    }
}

impl<'a> From<&'a SliceReportOptions> for Destination<'a> {
    fn from(options: &'a SliceReportOptions) -> Destination<'a> {
        let SliceReportOptions { format, report, quiet } = options;
        Destination { file: report.as_deref(), is_brief: *quiet, is_for_people: format.is_for_people }
    }
}

impl<'a> From<&'a SuiteReportOptions> for Destination<'a> {
    fn from(options: &'a SuiteReportOptions) -> Destination<'a> {
        let SuiteReportOptions { format, output, quiet } = options;
        Destination { file: output.as_deref(), is_brief: *quiet, is_for_people: format.is_for_people }
    }
}

fn bring(whole: &str, verdict: &str, destination: &Destination<'_>, status: Status) -> Status {
    let verdict = format!("{verdict}\n");
    let printed = match destination.file {
        Some(file) => match std::fs::write(file, whole) {
            Ok(()) if destination.is_brief => Ok(()),
            Ok(()) => output::print(&verdict),
            Err(error) => {
                output::complain(format_args!("{}: {error}; the report follows here", file.display()));
                output::print(whole).and(Err(error))
            }
        },
        None if destination.is_brief && destination.is_for_people => output::print(&verdict),
        None => output::print(whole),
    };
    if printed.is_ok() { status } else { without_report(status) }
}

/// Nobody has read that all is well: whoever looks at the status alone must not believe it.
fn without_report(status: Status) -> Status {
    if status == Status::HOLDS { Status::UNKNOWN } else { status }
}

/// Columns of the screen: what the shell says, within what is readable.
fn width() -> usize {
    let said = std::env::var("COLUMNS").ok().and_then(|columns| columns.parse::<usize>().ok());
    said.unwrap_or(USUAL_WIDTH).clamp(80, 160)
}

//! Bringing a report to where the user wants it.

use crate::arguments::coverage::{CoverageFile, CoverageOptions};
use crate::arguments::report::{PageOptions, ReportOptions};
use crate::arguments::slice_report::SliceReportOptions;
use crate::arguments::suite_report::SuiteReportOptions;
use crate::exit::Status;
use crate::output;
use crate::refusal::Refusal;
use report::{Analysis, Layout, Report, SliceReport, Sources, SuiteReport};
use std::io::IsTerminal;
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
    let layout = Layout { width: width(), every_schedule };
    let mut whole = (options.format.report)(report, sources, layout);
    if draws_chart(report, options) {
        whole += &terminal_chart(report);
    }
    bring(&whole, &report::verdict_line(report), &options.into(), status)
}

/// Whether the first run is drawn below the report: somebody looks at a terminal, and it is short enough to be taken
/// in at a glance.
pub(crate) fn draws_chart(report: &Report, options: &ReportOptions) -> bool {
    let is_seen = options.output.is_none() && options.format.is_for_people && !options.quiet;
    let is_small = || report.violations.first().is_some_and(|first| report::chart_of(first).is_small());
    is_seen && std::io::stdout().is_terminal() && is_small()
}

fn terminal_chart(report: &Report) -> String {
    let chart = report.violations.first().map(report::chart_of);
    chart.map_or(String::new(), |chart| format!("\n{}", report::chart_text(&chart, width(), uses_colours())))
}

/// Whether colours are welcome (no-color.org).
fn uses_colours() -> bool {
    let is_set = |name| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    std::io::stdout().is_terminal() && !is_set("NO_COLOR") && std::env::var_os("TERM").is_none_or(|term| term != "dumb")
}

/// Writes the report as a page for a browser, where that was asked for. Answers the exit status, as `publish` does.
pub(crate) fn publish_page(report: &Report, sources: &dyn Sources, page: &PageOptions, status: Status) -> Status {
    match &page.html {
        Some(file) => write_page(file, &report::html(report, sources), status),
        None => status,
    }
}

fn write_page(file: &Path, page: &str, status: Status) -> Status {
    match std::fs::write(file, page) {
        Ok(()) => status,
        Err(error) => {
            output::complain(format_args!("{}: {error}", file.display()));
            without_report(status)
        }
    }
}

/// Writes a page without states where that was asked for.
pub(crate) fn publish_static_page(file: Option<&Path>, page: impl Fn() -> String, status: Status) -> Status {
    file.map_or(status, |file| write_page(file, &page(), status))
}

/// Writes coverage to its files.
pub(crate) fn publish_coverage(
    report: &Report,
    sources: &dyn Sources,
    options: &CoverageOptions,
    status: Status,
) -> Status {
    let Some(coverage) = &report.coverage else { return status };
    let write = |status: Status, file: &CoverageFile| {
        write_page(&file.path, &(file.renderer.render)(report, coverage, sources), status)
    };
    options.written().iter().fold(status, write)
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
    let layout = Layout { width: width(), every_schedule: false };
    let status = match &options.html {
        Some(file) => write_page(file, &(report::SLICE_PAGE.render)(slice, sources, layout), status),
        None => status,
    };
    let whole = (options.format.render)(slice, sources, layout);
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
        let SliceReportOptions { format, report, quiet, html: _ } = options;
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
pub(crate) fn without_report(status: Status) -> Status {
    if status == Status::HOLDS { Status::UNKNOWN } else { status }
}

/// Columns of the screen: what the shell says, within what is readable.
fn width() -> usize {
    let said = std::env::var("COLUMNS").ok().and_then(|columns| columns.parse::<usize>().ok());
    said.unwrap_or(USUAL_WIDTH).clamp(80, 160)
}

//! The report as text for people.

use crate::report::Report;
use crate::sources::Sources;
use model::Verdict;

/// How the text is laid out.
#[derive(Clone, Copy, Debug)]
pub struct Layout {
    /// Columns of the screen.
    pub width: usize,
    /// Whether every violation is shown with its schedule, or only the first.
    pub every_schedule: bool,
}

/// The whole report.
pub fn text(report: &Report, _sources: &dyn Sources, _layout: Layout) -> String {
    verdict_line(report) + "\n"
}

/// The answer in one line.
pub fn verdict_line(report: &Report) -> String {
    match &report.verdict {
        Verdict::Holds => format!("holds: {}", report.main),
        Verdict::Violated => match report.violations.first() {
            Some(first) => format!("violated: {}: {}", first.fault.property.name(), first.fault.message),
            None => String::from("violated"),
        },
        Verdict::Unknown(reason) => format!("unknown: {reason}"),
    }
}

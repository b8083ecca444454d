//! Where the states come from.

use super::cells::{clean, wrapped};
use super::quantities::counted;
use crate::report::{Branching, Report};
use crate::sources::Sources;

/// A headline, and a line for each place; nothing where nobody has looked.
pub(super) fn branching_lines(report: &Report, sources: &dyn Sources, width: usize) -> Vec<String> {
    if report.branching.is_empty() {
        return Vec::new();
    }
    let headline = "Where the states come from: in so many of the states in which more than one order has to be explored, \
                    threads stand at";
    let mut lines = vec![String::new()];
    lines.extend(wrapped(headline, width, 0));
    lines.extend(report.branching.iter().flat_map(|row| wrapped(&words(row, sources), width, 10)));
    lines
}

/// `   43 %  Counter.java:17, 4 threads: total.incrementAndGet();`
fn words(row: &Branching, sources: &dyn Sources) -> String {
    let location = &row.location;
    let place = match (&location.file, location.line) {
        (Some(file), Some(line)) => format!("{file}:{line}"),
        _ => format!("{}.{}", location.class, location.method),
    };
    let text =
        location.file.as_deref().zip(location.line).and_then(|(file, line)| sources.line(&location.class, file, line));
    let text = text.map(|text| format!(": {}", text.trim()));
    let inside = location.inside.as_ref().map(|inside| format!(" (in {inside})"));
    let threads = counted(row.threads.into(), "thread");
    let words = format!("{place}, {threads}{}{}", text.unwrap_or_default(), inside.unwrap_or_default());
    format!("{:>4} %    {}", row.percent, clean(&words))
}

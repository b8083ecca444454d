//! The report as text for people: the verdict first, then each violation with its sites and its schedule, the cost
//! last.

mod analysis;
mod branching;
pub(crate) mod cells;
mod cycles;
mod library;
mod notes;
pub(crate) mod quantities;
mod rows;
mod schedule;
mod sites;
pub(crate) mod verdict;
mod widths;

use super::Renderer;
use super::coverage::coverage_lines;
use super::second_opinion::opinion_lines;
use super::slices::words_of_check;
use crate::report::{Costs, Counterexample, Replay, Report};
use crate::sources::Sources;
pub use analysis::analysis_line;
use analysis::analysis_text;
use cells::{clean, wrapped};
use model::{Reason, Verdict};
use quantities::{bytes, count, counted, time};
pub use verdict::verdict_line;

/// Text for people.
pub(crate) const RENDERER: Renderer = Renderer {
    name: "human",
    help: "Text for a person",
    is_for_people: true,
    shows_states: false,
    report: text,
    analysis: analysis_text,
};

/// How the text is laid out.
#[derive(Clone, Copy, Debug)]
pub struct Layout {
    /// Columns of the screen; at least 60 are used.
    pub width: usize,
    /// Whether every violation is shown with its schedule, or only the first.
    pub every_schedule: bool,
}

/// The narrowest screen that is used.
pub(crate) const NARROWEST: usize = 60;

/// The whole report.
pub fn text(report: &Report, sources: &dyn Sources, layout: Layout) -> String {
    let layout = Layout { width: layout.width.max(NARROWEST), ..layout };
    let mut lines = vec![verdict_line(report)];
    for paragraph in verdict::meaning(report) {
        lines.extend(wrapped(&paragraph, layout.width, 0));
    }
    if let Some(check) = &report.slice {
        lines.extend(wrapped(&words_of_check(check), layout.width, 0));
    }
    for (index, violation) in report.violations.iter().enumerate() {
        lines.extend(violation_lines(report, index, violation, sources, layout));
    }
    lines.extend(suspicion_lines(report, sources, layout.width));
    lines.extend(report.second_opinion.iter().flat_map(|opinion| opinion_lines(report, opinion, layout.width)));
    lines.extend(branching::branching_lines(report, sources, layout.width));
    lines.extend(remarks(report, layout.width));
    lines.extend(report.coverage.iter().flat_map(coverage_lines));
    lines.push(String::new());
    lines.extend(cost_lines(&report.costs));
    lines.join("\n") + "\n"
}

fn violation_lines(
    report: &Report,
    index: usize,
    violation: &Counterexample,
    sources: &dyn Sources,
    layout: Layout,
) -> Vec<String> {
    let mut lines = vec![String::new()];
    if report.violations.len() > 1 {
        lines.extend(wrapped(&title(report, index, violation), layout.width, 2));
    }
    lines.extend(sites::sites_of_run(&violation.fault, &violation.trace, sources, layout.width));
    let steps = counted(violation.schedule.len() as u64, "step");
    if violation.trace.moments.is_empty() {
        lines.push(format!("After {steps}."));
    } else if index == 0 || layout.every_schedule {
        let table = schedule::schedule(&violation.trace, sources, layout.width);
        lines.extend((!violation.fault.sites.is_empty()).then(String::new));
        lines.extend([format!("How it happens, in {steps}:"), String::new()]);
        lines.extend(table);
    } else {
        lines.push(format!("After {steps}; --all shows its schedule too."));
    }
    lines
}

/// What was suspected beforehand, and how it has ended.
fn suspicion_lines(report: &Report, sources: &dyn Sources, width: usize) -> Vec<String> {
    let Some(guide) = &report.guide else { return Vec::new() };
    let mut lines = vec![String::new()];
    lines.extend(wrapped(&clean(guide), width, 0));
    lines.extend(report.suspected.iter().flat_map(|warning| analysis::warning_lines(None, warning, sources, width)));
    lines
}

fn title(report: &Report, index: usize, violation: &Counterexample) -> String {
    let fault = &violation.fault;
    let number = format!("{} of {}", index + 1, report.violations.len());
    format!("Violation {number}: {}: {}", fault.property.name(), clean(&fault.message))
}

/// What else the user should know.
fn remarks(report: &Report, width: usize) -> Vec<String> {
    let mut remarks: Vec<String> = Vec::new();
    remarks.extend(rest_unexplored(report));
    remarks.extend(not_modelled(report));
    remarks.extend(report.warnings.iter().map(|warning| format!("warning: {}", clean(warning))));
    let mut lines: Vec<String> = remarks.iter().flat_map(|remark| wrapped(remark, width, 2)).collect();
    lines.extend(report.replay.iter().flat_map(replay_lines));
    let blank = (!lines.is_empty()).then(String::new);
    blank.into_iter().chain(lines).collect()
}

/// The command is one line however long it is, so that it can be copied.
fn replay_lines(replay: &Replay) -> [String; 2] {
    let words = match replay.is_saved {
        true => "To see it again:",
        false => "To see it again, save its schedule with --save-schedule FILE and run:",
    };
    [words.to_string(), format!("  {}", replay.command)]
}

/// For a violation: whether there may be others.
fn rest_unexplored(report: &Report) -> Option<String> {
    let reason =
        report.incomplete.as_ref().filter(|_| report.verdict == Verdict::Violated && report.command == "check")?;
    Some(match reason {
        Reason::FirstViolation => String::from("The search stopped there; --all looks for further violations."),
        Reason::Sampling => String::from("Only some runs were tried; there may be further violations."),
        reason => {
            format!("Not every run was explored ({}); there may be further violations.", clean(&reason.to_string()))
        }
    })
}

/// What is not modelled, where the verdict does not say it already.
fn not_modelled(report: &Report) -> Vec<String> {
    let said = match &report.verdict {
        Verdict::Unknown(Reason::Unsupported(what)) => Some(what),
        _ => None,
    };
    let others = report.unsupported.iter().filter(|what| Some(*what) != said);
    others.map(|what| format!("not modelled, runs that need it were not followed: {}", clean(what))).collect()
}

fn cost_lines(costs: &Costs) -> Vec<String> {
    let search = &costs.search;
    let mut first = Vec::new();
    if search.states > 0 {
        first.push(format!("{} ({} revisited)", counted(search.states, "state"), count(search.revisited)));
    }
    if search.runs > 0 {
        first.push(counted(search.runs, "run"));
    }
    first.push(counted(search.transitions, "step"));
    first.push(counted(costs.instructions, "instruction"));
    first.push(format!("depth {}", count(search.max_depth)));
    let mut second = vec![time(search.elapsed)];
    if search.peak_bytes > 0 {
        second.push(format!("{} of memory", bytes(search.peak_bytes)));
    }
    if search.states > 0 {
        second.push(format!("{:.0} bytes per state", search.bytes_per_state()));
    }
    vec![first.join(", "), second.join(", ")]
}

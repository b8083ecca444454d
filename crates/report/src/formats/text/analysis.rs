//! The report of an analysis as text: what has happened first, then what may happen, the cost last. The two are never
//! mixed.

use super::cells::{clean, wrapped};
use super::quantities::{bytes, count, counted, time};
use super::sites::sites;
use super::{Layout, NARROWEST};
use crate::analysis::Analysis;
use crate::sources::Sources;
use evidence::{Ending, Fault, Property, Site, Warning};
use model::{Reason, Verdict};

/// The whole report.
pub(crate) fn analysis_text(analysis: &Analysis, sources: &dyn Sources, layout: Layout) -> String {
    let width = layout.width.max(NARROWEST);
    let mut lines = wrapped(&analysis_line(analysis), width, 2);
    let numbered = analysis.numbered().into_iter();
    let (real, potential): (Vec<_>, Vec<_>) = numbered.partition(|(warning, _)| warning.suspicion.is_real());
    let told = |(warning, number): &(&Warning, usize)| warning_lines(Some(*number), warning, sources, width);
    if !analysis.faults.is_empty() || !real.is_empty() {
        lines.extend([String::new(), String::from("In the runs that were simulated:")]);
    }
    for fault in &analysis.faults {
        lines.extend(entry(&format!("{}: {}", fault.property.name(), fault.message), fault, sources, width));
    }
    lines.extend(real.iter().flat_map(told));
    if !potential.is_empty() {
        lines.extend([String::new(), String::from("In other runs, potentially (a warning may be a false alarm):")]);
    }
    lines.extend(potential.iter().flat_map(told));
    lines.extend(remarks(analysis, width));
    lines.extend([String::new(), costs(analysis)]);
    lines.join("\n") + "\n"
}

/// The answer in one line.
pub fn analysis_line(analysis: &Analysis) -> String {
    let real = analysis.warnings.iter().filter(|warning| warning.suspicion.is_real()).count();
    let potential = analysis.warnings.len() - real;
    let happened = (analysis.faults.len() + real) as u64;
    let runs = counted(analysis.ended + analysis.cut, "run");
    let potential = counted(potential as u64, "potential problem");
    let main = clean(&analysis.main);
    match analysis.verdict() {
        Verdict::Violated => format!("violated: {main}: {} in {runs}, {potential}", counted(happened, "problem")),
        Verdict::Unknown(Reason::Unsupported(what)) => {
            format!("unknown: {main} needs something that is not modelled: {}; {potential}", clean(&what))
        }
        Verdict::Unknown(Reason::Failure(what)) => format!("unknown: the tool failed: {}", clean(&what)),
        _ => {
            let nothing = if analysis.left_out.is_empty() { "nothing" } else { "nothing else" };
            format!("unknown: {main}: {nothing} went wrong in {runs}, {potential}")
        }
    }
}

/// A warning with its number, if it has one, its sites and the locks held there.
pub(crate) fn warning_lines(
    number: Option<usize>,
    warning: &Warning,
    sources: &dyn Sources,
    width: usize,
) -> Vec<String> {
    let with_locks = warning.participants.iter().map(|part| {
        let locks = match part.locks.as_slice() {
            [] if warning.suspicion.analysis() == "waiting" => String::new(),
            [] => String::from(", holding no lock"),
            locks => format!(", holding {}", locks.join(", ")),
        };
        Site { what: format!("{}{locks}", part.site.what), ..part.site.clone() }
    });
    let fault =
        Fault { property: Property::Race, exception: None, message: String::new(), sites: with_locks.collect() };
    let others = match warning.others {
        0 => String::new(),
        others => format!(" (and {} with the same lines)", count(others)),
    };
    let number = number.map_or_else(String::new, |number| format!("{number}. "));
    let words = analysis_words(warning);
    let title = format!("{number}{}{words}: {}{others}", warning.suspicion.name(), warning.message);
    let mut lines = entry(&title, &fault, sources, width);
    lines.extend(warning.ending.iter().flat_map(|ending| wrapped(&ending_words(ending), width, 4)));
    lines
}

fn analysis_words(warning: &Warning) -> &'static str {
    match warning.suspicion.analysis() {
        "happens-before" => " by happens-before",
        "lock-set" => " by lock sets",
        "lock-tree" => " by lock trees",
        _ => "",
    }
}

fn ending_words(ending: &Ending) -> String {
    match ending {
        Ending::Confirmed { violation, leads_to: None } => format!("  confirmed: violation {violation} shows it"),
        Ending::Confirmed { violation, leads_to: Some(graver) } => {
            format!("  confirmed: violation {violation} shows it, and it leads to violation {graver}")
        }
        Ending::Refuted { within } => format!("  refuted: {within}"),
        Ending::Open { why } => format!("  open: {why}"),
    }
}

fn entry(title: &str, fault: &Fault, sources: &dyn Sources, width: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    lines.extend(wrapped(&clean(title), width, 2));
    lines.extend(sites(fault, sources, width));
    lines
}

fn remarks(analysis: &Analysis, width: usize) -> Vec<String> {
    let mut remarks = Vec::new();
    if analysis.cut > 0 {
        remarks.push(format!("{} cut before the end of the program.", counted(analysis.cut, "run")));
    }
    remarks.extend(analysis.unsupported.iter().map(|what| format!("not modelled, a run ended there: {}", clean(what))));
    remarks.extend(analysis.notes.iter().map(|note| format!("warning: {}", clean(note))));
    let lines: Vec<String> = remarks.iter().flat_map(|remark| wrapped(remark, width, 2)).collect();
    let blank = (!lines.is_empty()).then(String::new);
    blank.into_iter().chain(lines).collect()
}

fn costs(analysis: &Analysis) -> String {
    let mut parts = vec![
        counted(analysis.ended + analysis.cut, "run"),
        counted(analysis.instructions, "instruction"),
        counted(analysis.threads, "thread"),
        format!("{} of memory watched", counted(analysis.places, "place")),
        time(analysis.elapsed),
    ];
    parts.extend(analysis.peak_bytes.map(|peak| format!("{} of memory", bytes(peak))));
    parts.join(", ")
}

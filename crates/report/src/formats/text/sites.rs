//! The sites of a fault: who takes part, what it does there, and the source line.

use super::cells::{clean, columns, padded, right_aligned, shortened, wrapped};
use super::schedule::{method, place_name, quoted};
use crate::held_locks::locks_taken;
use crate::sources::Sources;
use evidence::{CodeLocation, Fault, Site, Trace};

/// Columns of a thread's name.
const NAME_WIDTH: usize = 20;

/// So many callers of a site are shown.
const MOST_CALLERS: usize = 6;

/// The sites in lines of at most `width` columns.
pub(crate) fn sites(fault: &Fault, sources: &dyn Sources, width: usize) -> Vec<String> {
    told(fault, None, sources, width)
}

/// The same with where locks were taken, as the run tells it.
pub(crate) fn sites_of_run(fault: &Fault, trace: &Trace, sources: &dyn Sources, width: usize) -> Vec<String> {
    told(fault, Some(trace), sources, width)
}

fn told(fault: &Fault, trace: Option<&Trace>, sources: &dyn Sources, width: usize) -> Vec<String> {
    let names = fault.sites.iter().map(|site| columns(&clean(&site.thread)));
    let name_width = names.max().unwrap_or(0).min(NAME_WIDTH);
    fault.sites.iter().flat_map(|site| site_lines(site, trace, sources, name_width, width)).collect()
}

fn site_lines(
    site: &Site,
    trace: Option<&Trace>,
    sources: &dyn Sources,
    name_width: usize,
    width: usize,
) -> Vec<String> {
    let margin = name_width + 4;
    let room = width - margin;
    let mut texts = wrapped(&clean(&site.what), room, 2);
    texts.extend(wrapped(&fitted("at", &site.place, room), room, 2));
    for frame in &site.within {
        texts.extend(wrapped(&fitted("in", frame, room), room, 2));
    }
    if let Some(line) = quoted(sources, &site.place) {
        let number = site.place.line.map_or(String::new(), |line| line.to_string());
        let number = right_aligned(&number, 4);
        texts.push(shortened(&format!("{number} | {line}"), width - margin));
    }
    for frame in site.callers.iter().take(MOST_CALLERS) {
        texts.extend(wrapped(&fitted("called by", frame, room), room, 2));
    }
    for (lock, place) in trace.iter().flat_map(|trace| locks_taken(site, trace)) {
        let place = CodeLocation { inside: None, ..place.clone() };
        texts.extend(wrapped(&fitted(&format!("took {} in", clean(lock)), &place, room), room, 2));
    }
    let name = padded(&shortened(&clean(&site.thread), name_width), name_width);
    let starts = std::iter::once(name.as_str()).chain(std::iter::repeat(""));
    let lines = starts.zip(texts).map(|(name, text)| format!("  {}  {text}", padded(name, name_width)));
    lines.map(|line| line.trim_end().to_string()).collect()
}

/// A place after some words; where they do not fit into the columns, the package is shortened from the left.
fn fitted(words: &str, place: &CodeLocation, room: usize) -> String {
    let whole = format!("{words} {}", whereabouts(place));
    let package: Vec<&str> =
        place.class.rsplit_once('.').map_or(Vec::new(), |(package, _)| package.split('.').collect());
    let class = place.class.rsplit('.').next().unwrap_or_default();
    let shorter = (1..=package.len()).map(|gone| {
        let rest = package[gone..].iter().map(|part| format!("{part}.")).collect::<String>();
        format!("{words} {}", whereabouts(&CodeLocation { class: format!("…{rest}{class}"), ..place.clone() }))
    });
    let fits = |line: &String| columns(line) <= room;
    if fits(&whole) {
        return whole;
    }
    let shorter: Vec<String> = shorter.collect();
    shorter.iter().find(|line| fits(line)).or(shorter.last()).cloned().unwrap_or(whole)
}

/// `shop.Buffer.put (Buffer.java:12), in java.util.ArrayList.add`
fn whereabouts(place: &CodeLocation) -> String {
    let file = place.file.as_ref().map_or(String::new(), |_| format!(" ({})", place_name(place)));
    let inside = place.inside.as_ref().map_or(String::new(), |inside| format!(", in {}", clean(inside)));
    format!("{}{file}{inside}", method(place))
}

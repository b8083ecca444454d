//! What the page is told: the report as data for its script.

use super::timeline;
use crate::chart::Chart;
use crate::formats::coverage::coverage_value;
use crate::formats::text::quantities::{bytes, count, time};
use crate::formats::text::verdict_line;
use crate::report::{Counterexample, Fewest, Interruptions, Report};
use crate::sources::Sources;
use evidence::{CodeLocation, Fault, Film, Inside, Moment, Site, Trace};
use model::Verdict;
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// The most lines of a source that a page has in it.
const MOST_LINES: u32 = 20_000;

/// The sources that are quoted, each of them once.
pub(super) struct SourceTable<'a> {
    sources: &'a dyn Sources,
    /// By package and name of the file; none where there is no source.
    numbers: BTreeMap<(String, String), Option<usize>>,
    files: Vec<Value>,
}

impl SourceTable<'_> {
    /// The number of the source of a place.
    pub(super) fn number(&mut self, place: &CodeLocation) -> Option<usize> {
        let file = place.file.as_ref()?;
        let package = place.class.rsplit_once('.').map_or("", |(package, _)| package);
        let key = (package.to_owned(), file.clone());
        if let Some(known) = self.numbers.get(&key) {
            return *known;
        }
        let line = |number| self.sources.line(&place.class, file, number);
        let lines: Vec<&str> = (1..=MOST_LINES).map_while(line).collect();
        let number = (!lines.is_empty()).then_some(self.files.len());
        if number.is_some() {
            self.files.push(json!({ "name": file, "package": package, "lines": lines }));
        }
        self.numbers.insert(key, number);
        number
    }
}

/// The report as data.
pub(super) fn data(report: &Report, sources: &dyn Sources) -> Value {
    let mut table = SourceTable { sources, numbers: BTreeMap::new(), files: Vec::new() };
    let violations: Vec<Value> =
        report.violations.iter().map(|violation| counterexample(violation, &mut table)).collect();
    let status = match report.verdict {
        Verdict::Holds => "holds",
        Verdict::Violated => "violated",
        Verdict::Unknown(_) => "unknown",
    };
    json!({
        "verdict": verdict_line(report), "status": status, "main": report.main, "target": report.target,
        "warnings": report.warnings, "unsupported": report.unsupported, "assumptions": report.assumptions,
        "replay": report.replay.as_ref().map(|replay| &replay.command),
        "statistics": statistics(report), "growth": growth(report),
        "coverage": report.coverage.as_ref().map(coverage_value), "violations": violations, "sources": table.files,
    })
}

/// The violations of a report as data, and the sources that they quote.
pub(in crate::formats) fn violations(report: &Report, sources: &dyn Sources) -> Vec<Value> {
    let mut found = Vec::new();
    for violation in &report.violations {
        let mut table = SourceTable { sources, numbers: BTreeMap::new(), files: Vec::new() };
        let mut run = counterexample(violation, &mut table);
        run["sources"] = json!(table.files);
        found.push(run);
    }
    found
}

fn counterexample(violation: &Counterexample, sources: &mut SourceTable<'_>) -> Value {
    let mut run = one_run(Some(&violation.fault), (violation.film.as_ref(), &violation.trace), sources);
    if let Some(Interruptions { count, fewest }) = &violation.interruptions {
        run["interruptions"] = json!({ "count": count, "areFewest": matches!(fewest, Fewest::These) });
        if let Fewest::Less { count, film } = fewest {
            run["calmest"] = one_run(None, (Some(film), &film.trace), sources);
            run["calmest"]["count"] = json!(count);
        }
    }
    if let Some(passing) = &violation.passing {
        let film = &passing.film;
        run["passing"] = one_run(None, (Some(film), &film.trace), sources);
        run["common"] = json!(passing.common);
    }
    run
}

/// A run with its states as data, and the sources that it quotes.
pub(in crate::formats) fn run(fault: Option<&Fault>, film: &Film, sources: &dyn Sources) -> (Value, Vec<Value>) {
    let mut table = SourceTable { sources, numbers: BTreeMap::new(), files: Vec::new() };
    let run = one_run(fault, (Some(film), &film.trace), &mut table);
    (run, table.files)
}

/// What is inside of the step that leads to a state, and the sources that it quotes; none where no step does.
pub(in crate::formats) fn inside(
    film: &Film,
    state: usize,
    inside: &Inside,
    sources: &dyn Sources,
) -> Option<(Value, Vec<Value>)> {
    let mut table = SourceTable { sources, numbers: BTreeMap::new(), files: Vec::new() };
    let steps = timeline::inside(film, state, inside, &mut table)?;
    Some((steps, table.files))
}

fn one_run(fault: Option<&Fault>, (film, trace): (Option<&Film>, &Trace), sources: &mut SourceTable<'_>) -> Value {
    let sites = fault.iter().flat_map(|fault| &fault.sites);
    let sites: Vec<Value> = sites.map(|site| site_value(site, sources)).collect();
    let chart = film.map_or_else(|| Chart::of_trace(trace), Chart::of);
    let place = |moment: &Moment| {
        let place = moment.place.as_ref();
        place.map_or(Value::Null, |place| json!([sources.number(place), place.line]))
    };
    let places: Vec<Value> = film.map_or(trace, |film| &film.trace).moments.iter().map(place).collect();
    let states = film.map(|film| timeline::states(film, sources));
    json!({
        "property": fault.map(|fault| fault.property.name()), "message": fault.map(|fault| &fault.message),
        "sites": sites, "chart": chart, "places": places, "states": states,
    })
}

fn site_value(site: &Site, sources: &mut SourceTable<'_>) -> Value {
    let Site { thread, place, what, callers, .. } = site;
    let callers: Vec<Value> =
        callers.iter().map(|place| json!([place.class, place.method, place.file, place.line])).collect();
    json!({
        "thread": thread, "what": what, "file": place.file, "line": place.line, "class": place.class,
        "method": place.method, "inside": place.inside, "source": sources.number(place), "callers": callers,
    })
}

/// Steps and states, up to the end of the search.
fn growth(report: &Report) -> Vec<(u64, u64)> {
    let search = &report.costs.search;
    let end = (search.transitions, search.states);
    let points = search.growth.points().iter().copied().filter(|point| point.0 < end.0);
    points.chain(Some(end).filter(|end| end.1 > 0)).collect()
}

/// Names and values.
fn statistics(report: &Report) -> Vec<(&'static str, String)> {
    let search = &report.costs.search;
    let numbers = [
        ("states", search.states),
        ("states met again", search.revisited),
        ("runs", search.runs),
        ("steps", search.transitions),
        ("instructions", report.costs.instructions),
        ("greatest depth", search.max_depth),
        ("threads", report.costs.threads),
    ];
    let mut found: Vec<(&str, String)> =
        numbers.into_iter().filter(|(_, value)| *value > 0).map(|(name, value)| (name, count(value))).collect();
    found.push(("time", time(search.elapsed)));
    if search.peak_bytes > 0 {
        found.push(("memory", bytes(search.peak_bytes)));
    }
    if search.states > 0 {
        found.push(("bytes per state", format!("{:.0}", search.bytes_per_state())));
    }
    found
}

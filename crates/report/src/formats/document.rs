//! The report as a JSON object, schema 1.
//!
//! Names and types of the members are a contract with scripts: members may be added, none may change.

use super::Renderer;
use super::analysis_document::{analysis_document, warning_json};
use super::coverage::coverage_json;
use super::second_opinion::opinion_json;
use super::slices::sliced_check;
use crate::held_locks::locks_taken;
use crate::json::Json;
use crate::report::{Branching, Challenge, Costs, Counterexample, Report};
use crate::sources::Sources;
use evidence::{CodeLocation, Detail, Moment, Site, Trace};
use model::{Schedule, Verdict};
use std::fmt::Display;

/// The schema that this module writes.
pub(crate) const SCHEMA: u64 = 1;

/// JSON for programs.
pub(crate) const RENDERER: Renderer = Renderer {
    name: "json",
    help: "One JSON object",
    is_for_people: false,
    shows_states: false,
    report: |report, sources, _| format!("{}\n", document(report, sources)),
    analysis: |analysis, _, _| format!("{}\n", analysis_document(analysis)),
};

/// The report as a JSON value.
pub fn document(report: &Report, sources: &dyn Sources) -> Json {
    let violations = report.violations.iter().map(|violation| violation_json(violation, sources)).collect();
    let mut members = vec![
        ("tool", text("sojourner")),
        ("version", text(&report.version)),
        ("schema", Json::Number(SCHEMA)),
        ("command", text(&report.command)),
        ("target", texts(&report.target)),
        ("main", known(&report.main)),
        ("jdk", known(&report.jdk)),
        ("verdict", text(verdict_name(&report.verdict))),
    ];
    if report.verdict == Verdict::Holds {
        members.push(("assurance", text(report.assurance.name())));
        members.push(("assumptions", texts(&report.assumptions)));
        members.push(("fixed", Json::List(report.fixed.iter().map(|answer| text(answer.name)).collect())));
    }
    members.extend(report.challenge.iter().map(|challenge| ("challenge", challenge_json(challenge))));
    members.extend([
        ("reason", reason(&report.verdict)),
        ("violations", Json::List(violations)),
        ("warnings", texts(&report.warnings)),
        ("stats", costs_json(&report.costs, report.incomplete.is_none())),
    ]);
    if !report.branching.is_empty() {
        members.push(("why_large", Json::List(report.branching.iter().map(branching_json).collect())));
    }
    members.extend(report.slice.iter().map(|slice| ("slice", sliced_check(slice))));
    members.extend(report.second_opinion.iter().map(|opinion| ("second_opinion", opinion_json(opinion))));
    members.extend(report.coverage.iter().map(|coverage| ("coverage", coverage_json(coverage))));
    if let Some(guide) = &report.guide {
        members.push(("guide", text(guide)));
        members.push(("suspicions", Json::List(report.suspected.iter().map(warning_json).collect())));
    }
    Json::Object(members)
}

/// What a report of several checks has of one: its violations, its assumptions, its costs.
pub(crate) fn parts_of(report: &Report, sources: &dyn Sources) -> [Json; 3] {
    let violations = report.violations.iter().map(|violation| violation_json(violation, sources)).collect();
    let costs = costs_json(&report.costs, report.incomplete.is_none());
    [Json::List(violations), texts(&report.assumptions), costs]
}

/// A name, where it has become known before the command ended.
pub(crate) fn known(name: &str) -> Json {
    Json::text(Some(name).filter(|name| !name.is_empty()))
}

pub(crate) fn verdict_name(verdict: &Verdict) -> &'static str {
    match verdict {
        Verdict::Holds => "holds",
        Verdict::Violated => "violated",
        Verdict::Unknown(_) => "unknown",
    }
}

pub(crate) fn reason(verdict: &Verdict) -> Json {
    match verdict {
        Verdict::Unknown(reason) => text(reason),
        Verdict::Holds | Verdict::Violated => Json::Null,
    }
}

fn challenge_json(challenge: &Challenge) -> Json {
    let mut members =
        vec![("runs", Json::Number(challenge.runs)), ("contradicted", Json::Bool(challenge.contradicted))];
    members.extend(challenge.turns.iter().map(|turns| ("turns", text(turns))));
    Json::Object(members)
}

fn branching_json(branching: &Branching) -> Json {
    let mut members = place_members(Some(&branching.location));
    members.push(("percent", Json::Number(branching.percent.into())));
    members.push(("threads", Json::Number(branching.threads.into())));
    Json::Object(members)
}

fn violation_json(violation: &Counterexample, sources: &dyn Sources) -> Json {
    let Counterexample { fault, schedule, trace, film: _, passing: _, interruptions: _ } = violation;
    Json::Object(vec![
        ("property", text(fault.property.name())),
        ("exception", Json::text(fault.exception.as_ref())),
        ("message", text(&fault.message)),
        ("sites", Json::List(fault.sites.iter().map(|site| site_of_run(site, &violation.trace)).collect())),
        ("schedule", threads_of(schedule)),
        ("schedule_text", text(schedule)),
        ("repeats_from", schedule.repeats_from().map_or(Json::Null, |from| Json::Number(from as u64))),
        ("trace", trace_json(trace, sources)),
    ])
}

fn threads_of(schedule: &Schedule) -> Json {
    Json::Numbers(schedule.choices().iter().map(|choice| choice.agent.into()).collect())
}

/// A site with where the locks were taken that its thread holds.
fn site_of_run(site: &Site, trace: &Trace) -> Json {
    let Json::Object(mut members) = site_json(site) else { return Json::Null };
    let taken = locks_taken(site, trace).into_iter().map(|(lock, place)| {
        Json::Object([("lock", text(lock))].into_iter().chain(place_members(Some(place))).collect())
    });
    let taken: Vec<Json> = taken.collect();
    if !taken.is_empty() {
        members.push(("took", Json::List(taken)));
    }
    Json::Object(members)
}

pub(crate) fn site_json(site: &Site) -> Json {
    let mut members = vec![("thread", text(&site.thread))];
    members.extend(place_members(Some(&site.place)));
    members.push(("what", text(&site.what)));
    if !site.within.is_empty() {
        let frames = site.within.iter().map(|place| Json::Object(place_members(Some(place))));
        members.push(("within", Json::List(frames.collect())));
    }
    if !site.callers.is_empty() {
        let frames = site.callers.iter().map(|place| Json::Object(place_members(Some(place))));
        members.push(("callers", Json::List(frames.collect())));
    }
    Json::Object(members)
}

fn trace_json(trace: &Trace, sources: &dyn Sources) -> Json {
    let moments = trace.moments.iter().enumerate();
    Json::List(
        moments
            .map(|(index, moment)| moment_json(trace, (index + trace.first_step()) as u64, moment, sources))
            .collect(),
    )
}

fn moment_json(trace: &Trace, step: u64, moment: &Moment, sources: &dyn Sources) -> Json {
    let place = moment.place.as_ref();
    let line = place.and_then(|place| sources.line(&place.class, place.file.as_deref()?, place.line?));
    let mut members = vec![("step", Json::Number(step)), ("thread", Json::text(trace.threads.get(moment.thread)))];
    members.extend(place_members(place));
    members.push(("text", Json::text(line.map(str::trim))));
    members.push(("event", Json::text(Some(&moment.event).filter(|event| !event.is_empty()))));
    members.push(("printed", texts(&moment.printed)));
    if !moment.details.is_empty() {
        members.push(("details", Json::List(moment.details.iter().map(detail_json).collect())));
    }
    members.push((
        "repeated",
        Json::Bool(trace.repeats_from.is_some_and(|from| step >= (from + trace.first_step()) as u64)),
    ));
    Json::Object(members)
}

fn detail_json(detail: &Detail) -> Json {
    let mut members = place_members(Some(&detail.place));
    members.push(("event", text(&detail.event)));
    Json::Object(members)
}

/// The members that say where something happens, each of them null where it is not known.
fn place_members(place: Option<&CodeLocation>) -> Vec<(&'static str, Json)> {
    let line = place.and_then(|place| place.line);
    vec![
        ("class", Json::text(place.map(|place| &place.class))),
        ("method", Json::text(place.map(|place| &place.method))),
        ("file", Json::text(place.and_then(|place| place.file.as_ref()))),
        ("line", line.map_or(Json::Null, |line| Json::Number(line.into()))),
        ("inside", Json::text(place.and_then(|place| place.inside.as_ref()))),
    ]
}

fn costs_json(costs: &Costs, complete: bool) -> Json {
    let search = &costs.search;
    Json::Object(vec![
        ("states", Json::Number(search.states)),
        ("revisited", Json::Number(search.revisited)),
        ("transitions", Json::Number(search.transitions)),
        ("instructions", Json::Number(costs.instructions)),
        ("max_depth", Json::Number(search.max_depth)),
        ("threads", Json::Number(costs.threads)),
        ("state_bytes", Json::Number(search.store_bytes)),
        ("peak_bytes", Json::Number(search.peak_bytes)),
        ("wall_ms", Json::Number(u64::try_from(search.elapsed.as_millis()).unwrap_or(u64::MAX))),
        ("complete", Json::Bool(complete)),
        ("runs", Json::Number(search.runs)),
        ("sampled", Json::Number(search.sampled)),
        ("preemptions", search.preemptions.map_or(Json::Null, Json::Number)),
        ("covered", search.covered.map_or(Json::Null, Json::Number)),
        ("omission", search.omission.map_or(Json::Null, Json::Decimal)),
    ])
}

pub(crate) fn text(value: impl Display) -> Json {
    Json::Text(value.to_string())
}

pub(crate) fn texts(values: &[String]) -> Json {
    Json::List(values.iter().map(text).collect())
}

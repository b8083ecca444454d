//! The report of an analysis as a JSON object, schema 1: what a check says, where it has something to say, and
//! `suspicions`.

use super::document::{SCHEMA, known, reason, site_json, text, texts, verdict_name};
use crate::analysis::Analysis;
use crate::json::Json;
use evidence::{Ending, Fault, Participant, Warning};

/// The report as a JSON value. `violations` has what happened in a run, `suspicions` what may happen in others.
pub(crate) fn analysis_document(analysis: &Analysis) -> Json {
    let verdict = analysis.verdict();
    let numbered = analysis.numbered().into_iter();
    let (real, potential): (Vec<_>, Vec<_>) = numbered.partition(|(warning, _)| warning.suspicion.is_real());
    let real = real.into_iter().map(|(warning, number)| with_number(race_json(warning), number as u64));
    let violations = analysis.faults.iter().map(fault_json).chain(real).collect();
    let potential = potential.into_iter().map(|(warning, number)| with_number(warning_json(warning), number as u64));
    Json::Object(vec![
        ("tool", text("sojourner")),
        ("version", text(&analysis.version)),
        ("schema", Json::Number(SCHEMA)),
        ("command", text("analyze")),
        ("target", texts(&analysis.target)),
        ("main", known(&analysis.main)),
        ("jdk", known(&analysis.jdk)),
        ("verdict", text(verdict_name(&verdict))),
        ("reason", reason(&verdict)),
        ("violations", Json::List(violations)),
        ("suspicions", Json::List(potential.collect())),
        ("warnings", texts(&analysis.notes)),
        ("stats", stats(analysis)),
    ])
}

/// The number by which `slice --for warning:N` knows it.
fn with_number(mut warning: Json, number: u64) -> Json {
    if let Json::Object(members) = &mut warning {
        members.push(("number", Json::Number(number)));
    }
    warning
}

fn fault_json(fault: &Fault) -> Json {
    Json::Object(vec![
        ("property", text(fault.property.name())),
        ("exception", Json::text(fault.exception.as_ref())),
        ("message", text(&fault.message)),
        ("sites", Json::List(fault.sites.iter().map(site_json).collect())),
        ("schedule", Json::Numbers(Vec::new())),
        ("trace", Json::List(Vec::new())),
    ])
}

fn race_json(warning: &Warning) -> Json {
    Json::Object(vec![
        ("property", text(warning.suspicion.name())),
        ("exception", Json::Null),
        ("message", text(&warning.message)),
        ("analysis", text(warning.suspicion.analysis())),
        ("sites", participants(warning)),
        ("schedule", Json::Numbers(Vec::new())),
        ("trace", Json::List(Vec::new())),
    ])
}

/// A warning, with how a search has ended it where there was one.
pub(crate) fn warning_json(warning: &Warning) -> Json {
    let mut members = vec![
        ("kind", text(warning.suspicion.name())),
        ("analysis", text(warning.suspicion.analysis())),
        ("message", text(&warning.message)),
        ("sites", participants(warning)),
        ("others", Json::Number(warning.others)),
        ("window", texts(&warning.window)),
    ];
    if let Some(ending) = &warning.ending {
        members.push(("status", text(ending.name())));
        members.extend(ending_members(ending));
    }
    Json::Object(members)
}

fn ending_members(ending: &Ending) -> Vec<(&'static str, Json)> {
    match ending {
        Ending::Confirmed { violation, leads_to } => vec![
            ("violation", Json::Number(*violation as u64)),
            ("leads_to", leads_to.map_or(Json::Null, |number| Json::Number(number as u64))),
        ],
        Ending::Refuted { within } => vec![("within", text(within))],
        Ending::Open { why } => vec![("why", text(why))],
    }
}

fn participants(warning: &Warning) -> Json {
    Json::List(warning.participants.iter().map(participant).collect())
}

fn participant(participant: &Participant) -> Json {
    let Json::Object(mut members) = site_json(&participant.site) else { return Json::Null };
    members.push(("locks", texts(&participant.locks)));
    Json::Object(members)
}

fn stats(analysis: &Analysis) -> Json {
    Json::Object(vec![
        ("runs", Json::Number(analysis.ended + analysis.cut)),
        ("ended", Json::Number(analysis.ended)),
        ("seed", Json::Number(analysis.seed)),
        ("instructions", Json::Number(analysis.instructions)),
        ("threads", Json::Number(analysis.threads)),
        ("places", Json::Number(analysis.places)),
        ("peak_bytes", analysis.peak_bytes.map_or(Json::Null, Json::Number)),
        ("wall_ms", Json::Number(u64::try_from(analysis.elapsed.as_millis()).unwrap_or(u64::MAX))),
        ("complete", Json::Bool(analysis.is_complete())),
    ])
}

//! A second opinion beside the answer of the search: as lines with a small table, and as a JSON value.

use super::document::{reason, text, texts, verdict_name};
use super::text::cells::{clean, padded, right_aligned, wrapped};
use super::text::quantities::{bytes, count, enumeration, time};
use crate::json::Json;
use crate::report::Report;
use crate::second_opinion::{Agreement, SecondOpinion};
use model::{Statistics, Verdict};

/// The second opinion for people.
pub(crate) fn opinion_lines(report: &Report, opinion: &SecondOpinion, width: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    lines.extend(wrapped(&sentence(opinion), width, 0));
    if !opinion.refusals.is_empty() {
        lines.extend(opinion.refusals.iter().flat_map(|what| wrapped(&format!("  {}", clean(what)), width, 4)));
        return lines;
    }
    let rows = [
        ["", "states", "steps", "time", "memory"].map(String::from),
        row("search", &report.costs.search),
        row(opinion.engine, &opinion.costs),
    ];
    lines.extend(table(&rows));
    lines.push(format!("  Translating and compiling took {}.", time(opinion.preparation)));
    lines
}

fn sentence(opinion: &SecondOpinion) -> String {
    let engine = opinion.engine;
    let said = said(opinion);
    let names: Vec<&str> = opinion.properties.iter().map(|property| property.name()).collect();
    match opinion.agreement {
        _ if !opinion.refusals.is_empty() => {
            format!("Second opinion: {engine} was not asked, because there is no model of the program:")
        }
        Agreement::Agrees => format!("Second opinion: {engine} agrees: {said}."),
        Agreement::Contradicts => {
            format!("Second opinion: {engine} contradicts the search ({}): {said}.", verdict_name(&opinion.first))
        }
        Agreement::Undecided => format!("Second opinion: {engine} says {said}."),
        Agreement::NotAsked => {
            format!("Second opinion: {engine} says {said}; it was asked about {} alone.", enumeration(&names))
        }
    }
}

fn said(opinion: &SecondOpinion) -> String {
    match (&opinion.verdict, opinion.broken) {
        (Verdict::Unknown(reason), _) => format!("unknown, {}", clean(&reason.to_string())),
        (verdict, Some(broken)) => format!("{}: {}", verdict_name(verdict), broken.name()),
        (verdict, None) => verdict_name(verdict).to_owned(),
    }
}

fn row(name: &str, costs: &Statistics) -> [String; 5] {
    [name.to_owned(), count(costs.states), count(costs.transitions), time(costs.elapsed), bytes(costs.peak_bytes)]
}

fn table(rows: &[[String; 5]]) -> Vec<String> {
    let width = |column: usize| rows.iter().map(|row| row[column].len()).max().unwrap_or(0);
    let line = |row: &[String; 5]| {
        let figures = (1..5).map(|column| right_aligned(&row[column], width(column) + 3)).collect::<String>();
        format!("  {}{figures}", padded(&row[0], width(0)))
    };
    rows.iter().map(line).collect()
}

/// The second opinion for scripts.
pub(crate) fn opinion_json(opinion: &SecondOpinion) -> Json {
    let costs = &opinion.costs;
    let milliseconds = |time: std::time::Duration| Json::Number(u64::try_from(time.as_millis()).unwrap_or(u64::MAX));
    let names = opinion.properties.iter().map(|property| text(property.name()));
    Json::Object(vec![
        ("engine", text(opinion.engine.to_lowercase())),
        ("properties", Json::List(names.collect())),
        ("agreement", text(opinion.agreement.name())),
        ("first", text(verdict_name(&opinion.first))),
        ("verdict", text(verdict_name(&opinion.verdict))),
        ("reason", reason(&opinion.verdict)),
        ("broken", Json::text(opinion.broken.map(|property| property.name()))),
        ("refusals", texts(&opinion.refusals)),
        ("states", Json::Number(costs.states)),
        ("transitions", Json::Number(costs.transitions)),
        ("wall_ms", milliseconds(costs.elapsed)),
        ("preparation_ms", milliseconds(opinion.preparation)),
        ("peak_bytes", Json::Number(costs.peak_bytes)),
    ])
}

//! Findings in SARIF 2.1.0 (OASIS), the exchange format of static analysis: one run, a rule for each kind of finding.
//!
//! What happened is an error, what may happen a warning. Each site is a location: of the first the file, of the others
//! related ones.

use super::Renderer;
use super::document::{text, texts, verdict_name};
use crate::analysis::Analysis;
use crate::json::Json;
use crate::report::Report;
use evidence::{Site, Suspicion, Warning};
use model::Verdict;
use std::collections::BTreeSet;

/// SARIF for code hosts.
pub(crate) const RENDERER: Renderer = Renderer {
    name: "sarif",
    help: "SARIF 2.1.0, for code hosts and editors",
    is_for_people: false,
    shows_states: false,
    report: |report, _, _| format!("{}\n", sarif(report)),
    analysis: |analysis, _, _| format!("{}\n", analysis_sarif(analysis)),
};

/// A finding before it is written.
struct Finding<'a> {
    rule: &'static str,
    level: &'static str,
    message: String,
    sites: Vec<&'a Site>,
}

/// The report of an analysis.
fn analysis_sarif(analysis: &Analysis) -> Json {
    let faults = analysis.faults.iter().map(|fault| Finding {
        rule: fault.property.name(),
        level: "error",
        message: fault.message.clone(),
        sites: fault.sites.iter().collect(),
    });
    let warnings = analysis.warnings.iter().map(suspected);
    log(&analysis.version, &faults.chain(warnings).collect::<Vec<_>>(), Json::Object(Vec::new()))
}

/// The report of a check.
pub fn sarif(report: &Report) -> Json {
    log(&report.version, &findings(report), properties(report))
}

/// The findings of one of several checks: the names of their rules, and themselves.
pub(crate) fn results_of(report: &Report) -> (Vec<&'static str>, Vec<Json>) {
    let findings = findings(report);
    (findings.iter().map(|finding| finding.rule).collect(), findings.iter().map(result).collect())
}

/// The findings of several checks, as [`results_of`] has written them.
pub(crate) fn log_of(version: &str, names: &BTreeSet<&str>, results: Vec<Json>, properties: Json) -> Json {
    log_with(version, names.iter().map(|name| rule(name)).collect(), results, properties)
}

fn findings(report: &Report) -> Vec<Finding<'_>> {
    let violations = report.violations.iter().map(|violation| Finding {
        rule: violation.fault.property.name(),
        level: "error",
        message: violation.fault.message.clone(),
        sites: violation.fault.sites.iter().collect(),
    });
    violations.chain(report.suspected.iter().map(suspected)).collect()
}

/// The answer, and what it rests on: a log without results says neither.
fn properties(report: &Report) -> Json {
    let mut members = vec![("verdict", text(verdict_name(&report.verdict)))];
    if report.verdict == Verdict::Holds {
        members.push(("assumptions", texts(&report.assumptions)));
    }
    Json::Object(members)
}

fn suspected(warning: &Warning) -> Finding<'_> {
    let level = if warning.suspicion.is_real() { "error" } else { "warning" };
    let ending = warning.ending.as_ref().map_or(String::new(), |ending| format!(" ({})", ending.name()));
    Finding {
        rule: warning.suspicion.name(),
        level,
        message: format!("{}{ending}", warning.message),
        sites: warning.participants.iter().map(|part| &part.site).collect(),
    }
}

fn log(version: &str, findings: &[Finding<'_>], properties: Json) -> Json {
    log_with(version, rules(findings), findings.iter().map(result).collect(), properties)
}

fn log_with(version: &str, rules: Vec<Json>, results: Vec<Json>, properties: Json) -> Json {
    let driver =
        Json::Object(vec![("name", text("sojourner")), ("version", text(version)), ("rules", Json::List(rules))]);
    let run = Json::Object(vec![
        ("tool", Json::Object(vec![("driver", driver)])),
        ("results", Json::List(results)),
        ("properties", properties),
    ]);
    Json::Object(vec![
        ("$schema", text("https://json.schemastore.org/sarif-2.1.0.json")),
        ("version", text("2.1.0")),
        ("runs", Json::List(vec![run])),
    ])
}

/// The rules that the findings name, each once, in the order of their names.
fn rules(findings: &[Finding<'_>]) -> Vec<Json> {
    let names: BTreeSet<&str> = findings.iter().map(|finding| finding.rule).collect();
    names.into_iter().map(rule).collect()
}

fn rule(name: &str) -> Json {
    let described = Suspicion::ALL.iter().find(|suspicion| suspicion.name() == name);
    let words = described.map_or(name.to_string(), |suspicion| format!("{name}, by {}", suspicion.analysis()));
    Json::Object(vec![("id", text(name)), ("shortDescription", Json::Object(vec![("text", text(words))]))])
}

fn result(finding: &Finding<'_>) -> Json {
    let mut locations = finding.sites.iter().filter_map(|site| location(site));
    let first = locations.next();
    let mut members = vec![
        ("ruleId", text(finding.rule)),
        ("level", text(finding.level)),
        ("message", Json::Object(vec![("text", text(&finding.message))])),
        ("locations", Json::List(Vec::from_iter(first))),
    ];
    let related: Vec<Json> = locations.collect();
    if !related.is_empty() {
        members.push(("relatedLocations", Json::List(related)));
    }
    Json::Object(members)
}

/// Where a site is, with what its thread does there; nothing where the source is not known.
fn location(site: &Site) -> Option<Json> {
    let file = site.place.file.as_ref()?;
    let directory =
        site.place.class.rsplit_once('.').map_or(String::new(), |(package, _)| package.replace('.', "/") + "/");
    let artifact = Json::Object(vec![("uri", text(format!("{directory}{file}")))]);
    let mut physical = vec![("artifactLocation", artifact)];
    if let Some(line) = site.place.line {
        physical.push(("region", Json::Object(vec![("startLine", Json::Number(line.into()))])));
    }
    let message = format!("{} {}", site.thread, site.what);
    Some(Json::Object(vec![
        ("physicalLocation", Json::Object(physical)),
        ("message", Json::Object(vec![("text", text(message))])),
    ]))
}

//! Findings as workflow commands of GitHub Actions: one line each, which the host shows beside the source line.

use super::Renderer;
use evidence::Site;

/// Annotations for a workflow.
pub(super) const RENDERER: Renderer = Renderer {
    name: "annotations",
    help: "Workflow commands of GitHub Actions, a line for each finding",
    is_for_people: false,
    report: |report, _, _| {
        let findings = report.violations.iter().map(|violation| {
            let fault = &violation.fault;
            line("error", fault.property.name(), &fault.message, fault.sites.first())
        });
        findings.collect::<String>() + &format!("::notice title=sojourner::{}\n", super::text::verdict_line(report))
    },
    analysis: |analysis, _, _| {
        let happened = analysis
            .faults
            .iter()
            .map(|fault| line("error", fault.property.name(), &fault.message, fault.sites.first()));
        let suspected = analysis.warnings.iter().map(|warning| {
            let first = warning.participants.first().map(|participant| &participant.site);
            line("warning", warning.suspicion.name(), &warning.message, first)
        });
        happened.chain(suspected).collect()
    },
};

fn line(level: &str, title: &str, message: &str, site: Option<&Site>) -> String {
    let place = site.and_then(|site| Some((site.place.file.as_ref()?, site.place.line?)));
    let place = place.map_or(String::new(), |(file, line)| format!(" file={file},line={line},"));
    let separator = if place.is_empty() { " " } else { "" };
    format!("::{level}{place}{separator}title={title}::{}\n", message.replace('%', "%25").replace('\n', "%0A"))
}

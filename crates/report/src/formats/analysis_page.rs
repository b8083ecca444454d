//! The report of an analysis as a page: what went wrong in the runs, what may go wrong in others, each with its source.

use super::html::escaped;
use super::static_page::{listed, page, site};
use super::text::analysis_line;
use crate::analysis::Analysis;
use crate::sources::Sources;
use evidence::{Fault, Warning};

/// The whole page.
pub fn analysis_page(analysis: &Analysis, sources: &dyn Sources) -> String {
    let faults = analysis.faults.iter().map(|fault| fault_part(fault, sources));
    let warnings = analysis.numbered();
    let warnings = warnings.iter().map(|(warning, number)| warning_part(*number, warning, sources));
    let runs = format!(
        "<p>{} runs came to their end, {} were cut; the first seed was {}.</p>\n",
        analysis.ended, analysis.cut, analysis.seed
    );
    let parts: String = std::iter::once(runs).chain(faults).chain(warnings).collect();
    let rest = listed("Not modelled", &analysis.unsupported) + &listed("Notes", &analysis.notes);
    page(&analysis_line(analysis), &(parts + &rest), (&analysis.version, &analysis.jdk))
}

fn fault_part(fault: &Fault, sources: &dyn Sources) -> String {
    let sites: String = fault.sites.iter().map(|one| site(one, &[], sources)).collect();
    format!("<h2>{}: {}</h2>\n{sites}", escaped(fault.property.name()), escaped(&fault.message))
}

fn warning_part(number: usize, warning: &Warning, sources: &dyn Sources) -> String {
    let sites: String = warning.participants.iter().map(|one| site(&one.site, &one.locks, sources)).collect();
    let suspicion = warning.suspicion;
    let kind = if suspicion.is_real() { "of a run" } else { "may happen in another run" };
    let others = match warning.others {
        0 => String::new(),
        count => format!("<p>{count} further warnings have the same sites.</p>\n"),
    };
    format!(
        "<h2>{number}. {}: {}</h2>\n<p>By {}; {kind}.</p>\n{sites}{others}",
        suspicion.name(),
        escaped(&warning.message),
        suspicion.analysis()
    )
}

//! A warning of `analyze` as what a slice is made for: the lines that it names.

use super::SliceRequest;
use crate::analyze::analyze;
use crate::control::Control;
use crate::error::{Error, QuestionError};
use crate::observer::Observer;
use crate::target::Target;
use evidence::{CodeLocation, Warning};
use slicing::Criterion;

/// The lines of the warnings that a request names.
pub(super) fn criteria(
    target: &Target,
    request: &SliceRequest,
    control: &dyn Control,
    observer: &mut dyn Observer,
) -> Result<Vec<Criterion>, Error> {
    if request.warnings.is_empty() {
        return Ok(Vec::new());
    }
    let analysis = analyze(target, &request.runs, control, observer)?;
    let warnings = analysis.numbered();
    let mut found = Vec::new();
    for number in &request.warnings {
        let warning = number.checked_sub(1).and_then(|index| warnings.get(index));
        let unknown = || complaint(*number, &format!("the analysis has {} of them", warnings.len()));
        let (warning, _) = warning.ok_or_else(unknown)?;
        found.extend(lines(warning, *number)?);
    }
    found.sort();
    found.dedup();
    Ok(found)
}

fn lines(warning: &Warning, number: usize) -> Result<Vec<Criterion>, QuestionError> {
    let places = warning.participants.iter().map(|participant| &participant.site.place);
    let lines = places.map(|place| line(place).ok_or_else(|| complaint(number, "it names a place without a line")));
    lines.collect()
}

/// A place as a line, with the folders of its package.
fn line(place: &CodeLocation) -> Option<Criterion> {
    let (file, line) = (place.file.as_ref()?, place.line?);
    let folders = place.class.rsplit_once('.').map_or_else(String::new, |(package, _)| package.replace('.', "/") + "/");
    Some(Criterion::Line { file: format!("{folders}{file}"), line })
}

fn complaint(number: usize, complaint: &str) -> QuestionError {
    QuestionError::UnknownName { option: String::from("--for"), complaint: format!("warning {number}: {complaint}") }
}

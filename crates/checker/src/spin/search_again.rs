//! Looks for an endless run that breaks a claim by the search of `check`, where the run that Spin has found could not
//! be executed step by step: what is reported was executed, and where there is no such run the two engines disagree.

use crate::check::{Check, Conclusion};
use crate::control::Control;
use crate::error::Error;
use crate::question::Question;
use crate::search_request::{ChallengeRuns, Search};
use crate::target::Target;
use evidence::Property;
use model::{Silent, Verdict};

/// States that are looked at.
const MOST_STATES: u64 = 300_000;

/// What the search has come to.
pub(super) enum Again {
    /// A run of the program that breaks the property.
    Found(Box<Conclusion>),
    /// There is none.
    Contradicted,
    /// It has not looked at everything.
    Unknown,
}

/// Asks `check` for the claims alone.
pub(super) fn search_again(
    target: &Target,
    question: &Question,
    property: Property,
    control: &dyn Control,
) -> Result<Again, Error> {
    let is_claim = |one: &Property| matches!(one, Property::Termination | Property::Livelock);
    let properties = question.properties.iter().copied().filter(is_claim).collect();
    let question = Question { properties, find: None, ..question.clone() };
    let mut search = Search { challenge: ChallengeRuns::Off, ..Search::default() };
    search.plan.limits.states = Some(MOST_STATES);
    let conclusion = Check::prepare(target.clone(), question, search)?.run(control, &mut Silent)?;
    let is_found = conclusion.report.violations.first().is_some_and(|found| found.fault.property == property);
    Ok(match conclusion.report.verdict {
        Verdict::Violated if is_found => Again::Found(Box::new(conclusion)),
        Verdict::Holds => Again::Contradicted,
        _ => Again::Unknown,
    })
}

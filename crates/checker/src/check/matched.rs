//! A check in which visited states are matched, and what it comes to where nothing was found.
//!
//! What is found is a violation of the program. That nothing is found proves nothing, unless an abstraction by the same
//! expressions does: there, a solver has proved of every statement what becomes of their values, so nothing was lost by
//! telling states apart by them (`abstracted`).

use super::{Check, Conclusion, check_abstraction};
use crate::control::Control;
use crate::error::Error;
use crate::matching::Matched;
use crate::observer::Observer;
use crate::question::Question;
use crate::search_request::Search;
use crate::target::Target;
use model::{Reason, Verdict};
use report::Report;
use search::Strategy;

/// An abstraction may have so many states more than were matched.
const MORE_STATES: u64 = 20_000;

/// Checks a program with visited states matched as the search says.
pub fn check_matched(
    target: &Target,
    question: &Question,
    search: &Search,
    control: &dyn Control,
    observer: &mut dyn Observer,
) -> Result<Conclusion, Error> {
    let mut check = Check::prepare(target.clone(), question.clone(), search.clone())?;
    let mut conclusion = check.run_through(control, observer)?;
    let Some(matched) = check.matched else { return Ok(conclusion) };
    conclusion.report.warnings.push(compared(&matched));
    if conclusion.report.verdict != Verdict::Unknown(Reason::Matching) || control.reason().is_some() {
        return Ok(conclusion);
    }
    let Some(request) = matched.abstraction else { return Ok(conclusion) };
    let mut plan = search.plan.clone();
    let most = conclusion.report.costs.search.states.saturating_mul(10).saturating_add(MORE_STATES);
    // One attempt at a proof is enough: errors were looked for by matching.
    plan.strategy = Strategy::DepthFirst;
    plan.limits.states = Some(plan.limits.states.map_or(most, |limit| limit.min(most)));
    let search = Search { plan, matching: None, ..search.clone() };
    control.let_search();
    let proved = check_abstraction(target, question, &search, (&request, 0), control, observer);
    let why = match proved {
        Err(error) => error.to_string(),
        Ok(Conclusion { report, .. }) if matches!(report.verdict, Verdict::Unknown(_)) => reason(&report),
        Ok(proved) => return Ok(proved),
    };
    conclusion.report.warnings.push(format!("the same expressions as predicates of --abstract decide nothing: {why}"));
    Ok(conclusion)
}

/// Why an abstraction decides nothing.
fn reason(report: &Report) -> String {
    match &report.verdict {
        Verdict::Unknown(Reason::Unsupported(what) | Reason::Unavailable(what)) => what.clone(),
        Verdict::Unknown(reason) => reason.to_string(),
        Verdict::Holds | Verdict::Violated => String::new(),
    }
}

fn compared(matched: &Matched) -> String {
    match matched.data.as_slice() {
        [] => {
            String::from("states were compared exactly: the expressions of --match read no data that would be left out")
        }
        data => format!(
            "states were compared exactly but for {}, and variables that hold that: of these only the values of the expressions \
             of --match count",
            data.join(", ")
        ),
    }
}

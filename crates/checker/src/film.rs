//! Runs with their states, for those who look at them: each counterexample of a report executed again, on a machine of
//! its own.
//!
//! Nothing that was concluded depends on it. A run that cannot be executed again stays without a film, and the report
//! says so.

mod interruptions;

use crate::control::Control;
use crate::error::Error;
use crate::exploration::{self, NoStart};
use crate::live::graph::{Aim, Kind, StateGraph};
use crate::question::{Question, Specification};
use crate::target::Target;
use explore::{Detail, Explorer, Manner, Numbering};
use library::Questions;
use model::Schedule;
use report::{Passing, Report};

/// The most counterexamples of a report that are filmed.
const MOST_FILMS: usize = 20;

/// States inside of the steps of a run that are looked at.
const MOST_INSIDE: usize = 1_000;

/// Steps of a run that can be entered, and beside which one that passes is looked for; states that may be visited for
/// that.
const MOST_STEPS: usize = 400;
const MOST_VISITED: usize = 20_000;

/// Gives the counterexamples of a report their films: of the first ones, where there are many.
pub fn add_films(report: &mut Report, target: &Target, question: &Question, asked: Questions, control: &dyn Control) {
    film_all(report, (target, question, asked), false, control);
}

/// The same, and for the first one the nearest run that passes, and how often it is interrupted.
pub fn add_films_compared(
    report: &mut Report,
    target: &Target,
    question: &Question,
    asked: Questions,
    control: &dyn Control,
) {
    film_all(report, (target, question, asked), true, control);
}

fn film_all(
    report: &mut Report,
    (target, question, asked): (&Target, &Question, Questions),
    compares: bool,
    control: &dyn Control,
) {
    if report.violations.is_empty() {
        return;
    }
    control.let_tell();
    match explorer(target, question, asked, control) {
        Ok(Some(mut explorer)) => {
            for violation in report.violations.iter_mut().take(MOST_FILMS) {
                let detail = detail(&violation.schedule);
                violation.film = Some(explorer.film(&violation.schedule, detail));
            }
            if let Some(first) = report.violations.first_mut().filter(|_| compares) {
                first.passing = nearest_passing(&mut explorer, &first.schedule, control);
                first.interruptions =
                    interruptions::interruptions(&mut explorer, &first.schedule, &first.fault, control);
            }
        }
        // What was found stands: it was executed again before it was reported.
        Ok(None) | Err(_) => report.warnings.push(String::from(
            "the program could not be started once more to look at the states of the run: they are not shown",
        )),
    }
}

/// How closely a run is looked at: the steps of a long one cannot be entered.
fn detail(schedule: &Schedule) -> Detail {
    if schedule.len() > MOST_STEPS { Detail::Steps } else { Detail::Instructions { most: MOST_INSIDE } }
}

/// The run without a fault that has the most steps in common with one that fails: it is looked for from the end
/// backwards, so that it parts as late as any does.
fn nearest_passing(explorer: &mut Explorer, schedule: &Schedule, control: &dyn Control) -> Option<Passing> {
    let choices = schedule.choices();
    if schedule.repeats_from().is_some() || choices.len() > MOST_STEPS {
        return None;
    }
    let mut left = MOST_VISITED;
    for common in (0..choices.len()).rev() {
        explorer.follow(&choices[..common]);
        explorer.renumber(Numbering::Living);
        let aim = Aim { most: left, past_errors: false, is_shown: false, wanted: &|node, _| node.kind == Kind::End };
        let graph = StateGraph::grow(explorer, &aim, control);
        if let Some(end) = graph.wanted {
            let passing = explorer.numbered_by_start_along(&choices[..common], &graph.way_to(end));
            return Some(Passing { film: explorer.film(&passing.into(), Detail::Steps), common });
        }
        left = left.saturating_sub(graph.nodes.len());
        if left == 0 || control.reason().is_some() {
            return None;
        }
    }
    None
}

/// The program at its start, without reduction: schedules are followed to the letter.
pub(crate) fn explorer(
    target: &Target,
    question: &Question,
    asked: Questions,
    control: &dyn Control,
) -> Result<Option<Explorer>, Error> {
    let mut specification = Specification::of(question)?;
    specification.options.manner = Manner { reduction: false, ..Manner::default() };
    specification.options.questions = asked;
    let program = target.prepare(control)?;
    let machine = exploration::boot(program, target, control.halt()).map_err(NoStart::from);
    match machine.and_then(|machine| exploration::begin(machine, specification)) {
        Ok(started) => Ok(Some(started.explorer)),
        Err(NoStart::Unsupported(_)) => Ok(None),
        Err(NoStart::Refused(error)) => Err(error.into()),
    }
}

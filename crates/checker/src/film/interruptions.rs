//! How often a run is interrupted, and whether a run with the same violation is interrupted less.
//!
//! Follows: Musuvathi, Qadeer, "Iterative context bounding for systematic testing of multithreaded programs" (PLDI
//! 2007), with their preemptions: another thread moves though the last one could go on and does not give way. The
//! search is not reduced and goes by the number of preemptions, so that the first run with the violation has the fewest
//! there are. It must meet the violation again within the number that is known: where it does not, for lack of states
//! or because the violation is none that shows in a step or a state, nothing is claimed.

use super::{MOST_STEPS, MOST_VISITED};
use crate::control::Control;
use evidence::Fault;
use explore::{Detail, Explorer, Numbering};
use model::{Choice, Limits, Schedule, Silent, TransitionSystem, Violation};
use report::{Fewest, Interruptions};
use search::{Collect, Plan, StoreKind, Strategy, Supervision};
use std::time::Duration;

/// The interruptions of a run (numbered by start) that ends in a fault; none of endless and of long runs.
pub(super) fn interruptions(
    explorer: &mut Explorer,
    schedule: &Schedule,
    fault: &Fault,
    control: &dyn Control,
) -> Option<Interruptions> {
    if schedule.repeats_from().is_some() || schedule.len() > MOST_STEPS {
        return None;
    }
    let count = count(explorer, schedule.choices());
    let calmest = calmest(explorer, fault, count, control);
    let fewest = match calmest.map(|calmest| (self::count(explorer, calmest.choices()), calmest)) {
        _ if count == 0 => Fewest::These,
        Some((less, calmest)) if less < count => {
            Fewest::Less { count: less, film: Box::new(explorer.film(&calmest, Detail::Steps)) }
        }
        Some((same, _)) if same == count => Fewest::These,
        _ => Fewest::Unknown,
    };
    Some(Interruptions { count, fewest })
}

/// How often another thread moves though the last one could go on.
fn count(explorer: &mut Explorer, choices: &[Choice]) -> usize {
    explorer.restart(Numbering::Started);
    let mut count = 0;
    let mut last = None;
    let mut offered = Vec::new();
    for choice in choices {
        offered.clear();
        explorer.choices(&mut offered);
        let could_go_on = |last: &u32| *last != choice.agent && offered.iter().any(|other| other.agent == *last);
        if last.filter(could_go_on).is_some_and(|last| !explorer.yields(last)) {
            count += 1;
        }
        explorer.step(*choice);
        last = Some(choice.agent);
    }
    count
}

/// The run with the fewest interruptions that ends in a fault, if it is found.
fn calmest(explorer: &mut Explorer, fault: &Fault, most: usize, control: &dyn Control) -> Option<Schedule> {
    explorer.restart(Numbering::Living);
    let strategy = Strategy::ContextBound { preemptions: Some(u32::try_from(most).ok()?) };
    let limits = Limits { states: Some(MOST_VISITED as u64), ..Limits::default() };
    let plan = Plan { collect: Collect::All, limits, ..Plan::new(strategy, StoreKind::Exact) };
    let supervision = Supervision { clock: &|| Duration::ZERO, interrupt: &**control.flag(), observer: &mut Silent };
    let outcome = search::check(explorer, &plan, supervision);
    let found = outcome.violations.into_iter().find(|found| found.violation.key() == fault.key())?;
    Some(explorer.by_start(&found.schedule))
}

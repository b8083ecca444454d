//! Endless runs: followed, judged by the definitions, and told.

use crate::exploration::Started;
use evidence::{Fault, Trace};
use explore::{Explorer, Numbering};
use model::{Observed, Schedule};
use search::Mismatch;
use temporal::Lasso;

/// The claims that an endless run (threads numbered by start) breaks: by their automata, and by their formulas where there are any.
pub(crate) fn broken(started: &mut Started, schedule: &Schedule) -> Result<Vec<usize>, Mismatch> {
    started.explorer.restart(Numbering::Started);
    let followed = search::follow_endless(&mut started.explorer, schedule)?.after(started.explorer.prefix_letters());
    started.add_stated();
    let word = Lasso::new(followed.letters.clone(), followed.repeats_from);
    let by_formula = |claim: usize| match (&word, &started.formulas[claim]) {
        (Some(word), Some(formula)) => !word.satisfies(formula),
        _ => true,
    };
    let by_automaton = |claim: &usize| followed.breaks(&started.claims[*claim]);
    Ok((0..started.claims.len()).filter(|claim| by_automaton(claim) && by_formula(*claim)).collect())
}

/// The run for people, and the fault in the same words: objects keep the names that the trace gives them.
pub(crate) fn tell(explorer: &mut Explorer, schedule: &Schedule, claim: Option<usize>) -> (Trace, Option<Fault>) {
    let (trace, _) = explorer.tell(schedule);
    // The explorer stands at the end of the loop, which is its beginning.
    (trace, claim.map(|claim| explorer.broken(claim)))
}

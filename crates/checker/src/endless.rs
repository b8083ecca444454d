//! Endless runs: followed, judged by the definitions, and told.

use crate::exploration::Started;
use evidence::{Fault, Trace};
use explore::{Explorer, Numbering};
use model::{KripkeStructure, Schedule};
use search::{Followed, Mismatch};
use temporal::Lasso;

/// The claims that an endless run (threads numbered by start) breaks: by their automata, and by their formulas where
/// there are any.
pub(crate) fn broken(started: &mut Started, schedule: &Schedule) -> Result<Vec<usize>, Mismatch> {
    started.explorer.restart(Numbering::Started);
    let followed = search::follow_endless(&mut started.explorer, schedule)?.after(started.explorer.prefix_letters());
    started.add_stated();
    let own = followed.of_own();
    let seen_by = |claim: usize| match (claim.checked_sub(started.asked), &own) {
        (None, _) => Some(&followed),
        (Some(number), Some((stated, run))) if *stated as usize == number => Some(run),
        (Some(_), _) => None,
    };
    let is_broken = |claim: &usize| seen_by(*claim).is_some_and(|run| breaks(started, *claim, run));
    Ok((0..started.claims.len()).filter(is_broken).collect())
}

/// Whether a run breaks a claim, by its automaton and by its formula, which have nothing in common.
fn breaks(started: &Started, claim: usize, run: &Followed) -> bool {
    let by_formula = match (Lasso::new(run.valuations.clone(), run.repeats_from), &started.formulas[claim]) {
        (Some(word), Some(formula)) => !word.satisfies(formula),
        _ => true,
    };
    by_formula && run.breaks(&started.claims[claim])
}

/// The run for people, and the fault in the same words: objects keep the names that the trace gives them.
pub(crate) fn tell(explorer: &mut Explorer, schedule: &Schedule, claim: Option<usize>) -> (Trace, Option<Fault>) {
    let (trace, _) = explorer.tell(schedule);
    // The explorer stands at the end of the loop, which is its beginning.
    (trace, claim.map(|claim| explorer.broken(claim)))
}

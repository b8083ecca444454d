//! What is said about a warning that no violation shows.

use crate::matching::is_decidable;
use evidence::{Ending, Suspicion};
use model::Reason;

/// What the searches have to do with one warning.
#[derive(Clone, Debug, Default)]
pub(crate) struct Facts {
    /// The search of its window: why it was not complete, and how many states it saw.
    pub(crate) window: Option<(Option<Reason>, u64)>,
    /// The search without a window, likewise.
    pub(crate) everything: Option<(Option<Reason>, u64)>,
    /// The violation that a confirmed race leads to.
    pub(crate) leads_to: Option<usize>,
}

impl Facts {
    /// Whether the search of the window came to no end.
    pub(crate) fn is_too_big(&self) -> bool {
        matches!(&self.window, Some((Some(_), _)))
    }
}

/// The ending of a warning that no violation shows.
pub(crate) fn ending(suspicion: Suspicion, found: &watch::FoundWarning, facts: &Facts) -> Ending {
    if !is_decidable(suspicion) {
        return Ending::Open { why: String::from("a search does not decide this kind of warning") };
    }
    match (&facts.window, &facts.everything) {
        (_, Some((None, states))) if suspicion.is_real() => Ending::Open {
            why: format!(
                "it happened in a simulated run, and in none of the {states} states of all runs do both threads stand before these accesses: it follows from another race"
            ),
        },
        (_, Some((None, states))) => Ending::Refuted { within: format!("all runs were explored, in {states} states") },
        (Some((None, states)), Some((Some(reason), _))) => {
            let threads: Vec<&str> = found.window.iter().map(String::as_str).collect();
            Ending::Refuted {
                within: format!(
                    "as long as the other threads move only when {} cannot ({states} states); not all other runs were explored ({reason})",
                    threads.join(", ")
                ),
            }
        }
        (Some((Some(reason), states)), _) | (_, Some((Some(reason), states))) => {
            Ending::Open { why: format!("the search was not complete after {states} states ({reason})") }
        }
        _ => Ending::Open { why: String::from("no search was made") },
    }
}

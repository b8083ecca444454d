//! What is found out about a program: its outcomes in several ways of exploring it, and whether an order of its calls
//! explains them.
//!
//! Outcomes that are not known completely are not compared with anything, and nothing is said about such a program.

use super::explanation;
use super::scenario::{Calls, Scenario};
use super::subjects::Subject;
use crate::laboratory::Laboratory;
use crate::ways::{Answer, REFERENCE, Way};

/// States up to which a program is explored without reduction: that is quicker than an analysis of its code.
/// `LIBRARY_PLAIN=1` tries those that were found to be too large step by step with reduction at once.
const FEW_STATES: u64 = 20_000;
/// One in so many programs is explored with reduction too.
const REDUCED: usize = 8;

/// Call by call.
const MODELLED: Way = REFERENCE;
/// Step by step.
const REAL: Way = Way { atomic_calls: false, ..REFERENCE };

/// What was found out.
#[derive(Debug, Default)]
pub(crate) struct Finding {
    /// Whether the outcomes are known step by step, call by call, and of the calls in order.
    pub(crate) known: bool,
    /// States step by step, and whether the reduction left some out.
    pub(crate) real_states: u64,
    pub(crate) real_reduced: bool,
    /// States call by call.
    pub(crate) states: u64,
    /// Further ways whose outcomes were compared.
    pub(crate) further: usize,
    pub(crate) disagreements: Vec<String>,
    /// Outcomes that no order of the calls explains.
    pub(crate) exception: Option<String>,
}

/// So many states are allowed.
pub(crate) fn most_states(subject: &Subject) -> u64 {
    crate::setting("LIBRARY_STATES", subject.most_states)
}

/// Explores a program in all ways.
pub(crate) fn examine(scenario: &Scenario, laboratory: &mut Laboratory<'_>) -> Finding {
    let mut finding = Finding::default();
    let (real, reduced) = explore(scenario, laboratory, Calls::Overlapping, REAL);
    (finding.real_states, finding.real_reduced) = (real.states, reduced);
    if real.limited {
        return finding;
    }
    let (whole, whole_reduced) = explore(scenario, laboratory, Calls::Overlapping, MODELLED);
    let (ordered, _) = explore(scenario, laboratory, Calls::InOrder, MODELLED);
    finding.states = whole.states;
    finding.known = !whole.limited && !ordered.limited;
    if !finding.known {
        return finding;
    }
    finding.compare(scenario, "modelled", &whole, "real", &real);
    if scenario.number.is_multiple_of(crate::setting("LIBRARY_REDUCED", REDUCED)) {
        let mut again = |way: Way, name: &str, answer: &Answer| {
            let way = Way { reduction: true, ..way };
            let other = attempt(scenario, laboratory, Calls::Overlapping, way, most_states(scenario.subject));
            if !other.limited {
                finding.further += 1;
                finding.compare(scenario, name, answer, "reduced", &other);
            }
        };
        if !whole_reduced {
            again(MODELLED, "modelled", &whole);
        }
        if !reduced {
            again(REAL, "real", &real);
        }
    }
    let strange = explanation::unexplained(scenario, &real.outcomes, &ordered.outcomes);
    let words = || format!("`{}` can answer {}", scenario.line(), strange.join(", or "));
    finding.exception = (!strange.is_empty()).then(words);
    finding
}

impl Finding {
    /// Both must have the same outcomes; races are told apart from outcomes.
    fn compare(&mut self, scenario: &Scenario, one: &str, first: &Answer, other: &str, second: &Answer) {
        if first.outcomes != second.outcomes {
            let (name, line) = (scenario.subject.name, scenario.line());
            let only =
                |a: &Answer, b: &Answer| a.outcomes.difference(&b.outcomes).cloned().collect::<Vec<_>>().join(", ");
            let (left, right) = (only(first, second), only(second, first));
            self.disagreements.push(format!("{name}: {line}: only {one}: {left}; only {other}: {right}"));
        }
    }
}

/// Explores a program without reduction, and with it where that is too large; whether it was.
fn explore(scenario: &Scenario, laboratory: &mut Laboratory<'_>, calls: Calls, way: Way) -> (Answer, bool) {
    let few = if way == REAL { crate::setting("LIBRARY_PLAIN", FEW_STATES) } else { FEW_STATES };
    let most = most_states(scenario.subject);
    let answer = attempt(scenario, laboratory, calls, way, most.min(few));
    if answer.limited && most > few {
        (attempt(scenario, laboratory, calls, Way { reduction: true, ..way }, most), true)
    } else {
        (answer, false)
    }
}

/// Explores a program in one way; states that are too many are the only reason not to see all of it.
fn attempt(scenario: &Scenario, laboratory: &mut Laboratory<'_>, calls: Calls, way: Way, most_states: u64) -> Answer {
    let fields = scenario.fields();
    let fields: Vec<&str> = fields.iter().map(String::as_str).collect();
    let answer = laboratory.explore(&scenario.name(calls), &fields, way, most_states);
    let answer = answer.unwrap_or_else(|panic| panic!("{}: {panic}", scenario.line()));
    assert!(answer.limited || answer.incomplete.is_none(), "{}: {:?}", scenario.line(), answer.incomplete);
    answer
}

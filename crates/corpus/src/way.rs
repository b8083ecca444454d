//! The ways in which a program is checked, and what is wrong with an answer.
//!
//! Every way explores the same program, so that all must agree on the verdict: reductions, orders of the search and
//! stores may change the cost and the counterexample, never the answer. Stores that may omit states find violations
//! but prove nothing. Errs towards failure: an answer that is not understood is wrong.

use crate::answer::{Answer, Violation};
use crate::expectation::{Expectation, Verdict};
use crate::outcome::Ending;
use std::collections::BTreeSet;

/// The reason for which an omitting store gives no proof.
const OMISSION: &str = "omission-possible";

/// The reasons for which sampled runs give no proof: there are others, or they were too long.
const SAMPLING: &str = "sampling";
const TOO_LONG: &str = "depth-limit";

/// The reason for which a program whose methods have run cannot be asked for its class properties any more.
const CLASS_PROPERTIES: &str = "unsupported: class properties of ";

/// What a way promises beyond the verdict.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Promise {
    /// The verdict and the first violation.
    First,
    /// Violations are found, but nothing is proved.
    NoProof,
    /// Some violation may be found, and nothing is ever proved.
    Sample,
    /// The verdict and some violation: the search is over when what was suspected is decided. Not for class properties,
    /// which the simulated runs have run past.
    Suspected,
    /// Every distinct violation.
    All,
    /// The verdict and some violation. A proof may assume less, and be about sequentially consistent runs only.
    Sliced,
    /// Nothing goes wrong in as many states as are looked at.
    NoViolation,
}

/// One way to check a program.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Way {
    /// Its name in reports.
    pub name: &'static str,
    /// Its options of the command line.
    pub options: &'static [&'static str],
    promise: Promise,
}

impl Way {
    /// No options at all: the way every program is checked on every JDK.
    pub const DEFAULT: Way = Way { name: "default", options: &[], promise: Promise::First };

    /// Without partial-order reduction.
    pub const UNREDUCED: Way = Way { name: "por off", options: &["--por", "off"], promise: Promise::First };

    /// Without symmetry.
    const ASYMMETRIC: Way = Way { name: "symmetry off", options: &["--symmetry", "off"], promise: Promise::First };

    /// Step by step through the class library; for those that call it.
    const STEPWISE: Way = Way { name: "library real", options: &["--library", "real"], promise: Promise::First };

    /// The most promising states first.
    const HEURISTIC: Way = Way { name: "heuristic", options: &["--search", "heuristic"], promise: Promise::First };

    /// What simulated runs make suspicious first.
    const GUIDED: Way = Way { name: "guided", options: &["--guided"], promise: Promise::Suspected };

    /// Random priorities.
    const PCT: Way = Way {
        name: "pct",
        options: &["--search", "pct", "--runs", "5", "--max-depth", "60"],
        promise: Promise::Sample,
    };

    /// By way of a slice. Not among `ALL`: it is a part of its own in `run-tests`.
    pub const SLICED: Way = Way { name: "slice", options: &["--slice"], promise: Promise::Sliced };

    /// What an abstraction was proved of, without it: in some states of the program itself nothing may go wrong. Not
    /// among `ALL`.
    pub const CONCRETE: Way = Way {
        name: "concrete",
        options: &["--search", "bfs", "--max-states", "1000", "--property", "deadlock,assertion,exception"],
        promise: Promise::NoViolation,
    };

    /// Random choices.
    const RANDOM: Way = Way {
        name: "random",
        options: &["--search", "random", "--runs", "5", "--max-depth", "60"],
        promise: Promise::Sample,
    };

    /// Every run to its end before the next, whatever that takes.
    const DEPTH_FIRST: Way = Way { name: "dfs", options: &["--search", "dfs"], promise: Promise::First };

    /// Shortest runs first.
    const BREADTH_FIRST: Way = Way { name: "bfs", options: &["--search", "bfs"], promise: Promise::First };

    /// Fewest preemptions first.
    const CONTEXT_BOUND: Way =
        Way { name: "context-bound", options: &["--search", "context-bound"], promise: Promise::First };

    /// Two stores that may omit states.
    const HASH: Way = Way { name: "hash", options: &["--store", "hash"], promise: Promise::NoProof };
    const BITSTATE: Way = Way { name: "bitstate", options: &["--store", "bitstate"], promise: Promise::NoProof };

    /// Every distinct violation.
    const EVERY: Way = Way { name: "all", options: &["--all"], promise: Promise::All };

    /// Orders of the search, ways of telling states apart, and all violations: programs take them in turns, so that a
    /// test run does not take too long.
    pub const IN_TURN: [Way; 11] = [
        Way::HEURISTIC,
        Way::HASH,
        Way::GUIDED,
        Way::EVERY,
        Way::PCT,
        Way::BITSTATE,
        Way::RANDOM,
        Way::DEPTH_FIRST,
        Way::ASYMMETRIC,
        Way::BREADTH_FIRST,
        Way::CONTEXT_BOUND,
    ];

    /// All ways, the default first.
    pub const ALL: [Way; 14] = [
        Way::DEFAULT,
        Way::UNREDUCED,
        Way::BREADTH_FIRST,
        Way::CONTEXT_BOUND,
        Way::ASYMMETRIC,
        Way::HASH,
        Way::BITSTATE,
        Way::EVERY,
        Way::STEPWISE,
        Way::HEURISTIC,
        Way::GUIDED,
        Way::PCT,
        Way::RANDOM,
        Way::DEPTH_FIRST,
    ];

    /// Whether a program with this expectation can be checked in this way.
    pub fn suits(&self, expected: &Expectation) -> bool {
        if *self == Way::DEFAULT {
            return true;
        }
        if *self == Way::SLICED {
            // What is not modelled may be no part of a slice; a search of its own cannot be compared.
            return expected.verdict != Verdict::Unknown && expected.search.is_empty();
        }
        if *self == Way::CONCRETE {
            let is_other = |option: &String| ["--abstract", "--replace", "--match"].contains(&option.as_str());
            return expected.verdict == Verdict::Holds && expected.search.iter().any(is_other);
        }
        let stepwise = *self != Way::STEPWISE || expected.in_turn && expected.modelled_only.is_none();
        let is_other_order = self.options.contains(&"--search") || *self == Way::GUIDED;
        let other_order = is_other_order && expected.is_temporal();
        let endless = *self == Way::ASYMMETRIC && expected.symmetry_needed.is_some();
        expected.deep.is_none() && !other_order && !endless && stepwise && self.has_turn(expected)
    }

    /// The options of a check. Proofs are challenged by the same simulated runs in every way: once is enough.
    pub fn check_options(&self) -> Vec<&'static str> {
        let challenge: &[&str] = if *self == Way::DEFAULT { &[] } else { &["--challenge", "off"] };
        [self.options, challenge].concat()
    }

    /// The options that a replay of what was found needs too: those that decide what a step is.
    pub fn replay_options(&self) -> &'static [&'static str] {
        if *self == Way::STEPWISE { self.options } else { &[] }
    }

    /// Further questions about a program are asked in the usual way and in one other, which they take in turns.
    fn has_turn(&self, expected: &Expectation) -> bool {
        let turn = Way::TURNS[expected.number % Way::TURNS.len()];
        expected.number == 0 || self.name == turn
    }

    /// The names of the ways that further questions take in turns.
    const TURNS: [&'static str; 4] = ["por off", "hash", "symmetry off", "bitstate"];

    /// What is wrong with this answer about the program `name`; empty where nothing is.
    pub fn complaints(&self, name: &str, expected: &Expectation, answer: &Answer) -> Vec<String> {
        let reason = answer.reason.as_deref().unwrap_or_default();
        if self.promise == Promise::Suspected && reason.starts_with(CLASS_PROPERTIES) {
            return Vec::new();
        }
        if self.promise == Promise::NoViolation {
            let is_wrong = answer.verdict == Verdict::Violated.name();
            return is_wrong.then(|| format!("a proof is contradicted: {}", answer.summary())).into_iter().collect();
        }
        let mut complaints = self.verdict_complaints(expected, answer);
        if complaints.is_empty() && expected.verdict == Verdict::Violated && !answer.violations.is_empty() {
            complaints.extend(match self.promise {
                Promise::All => set_complaint(expected, answer),
                Promise::Suspected | Promise::Sample | Promise::Sliced | Promise::NoViolation => {
                    any_complaint(name, expected, answer)
                }
                Promise::First | Promise::NoProof => first_complaint(name, expected, answer),
            });
        }
        complaints
    }

    fn verdict_complaints(&self, expected: &Expectation, answer: &Answer) -> Vec<String> {
        let verdict = self.verdict(expected, answer);
        let reason = answer.reason.as_deref().unwrap_or_default();
        let too_long = self.promise == Promise::Sample && reason == TOO_LONG;
        let wrong_reason = |start: &str| !reason.starts_with(start) && !too_long;
        let complaint = match () {
            () if reason == "time-limit" => "the time limit was reached".to_owned(),
            () if answer.verdict != verdict.name() => format!("expected {}", verdict.name()),
            () if answer.ending != Ending::Status(verdict.status()) => format!("expected status {}", verdict.status()),
            () if (verdict == Verdict::Violated) == answer.violations.is_empty() => "violations and verdict".to_owned(),
            () if verdict == Verdict::Holds && answer.assurance.is_none() => "no assurance".to_owned(),
            () if verdict == Verdict::Holds && !self.assures_enough(expected, answer) => {
                format!("expected the assurance {:?}, found {:?}", expected.assurance, answer.assurance)
            }
            () if verdict == Verdict::Holds && !self.assumes_rightly(expected, answer) => {
                format!("expected to assume {:?}, found {:?}", expected.assumes, answer.fixed)
            }
            () if verdict == Verdict::Unknown && wrong_reason(self.reason(expected)) => {
                format!("expected the reason {}", self.reason(expected))
            }
            () => return Vec::new(),
        };
        vec![format!("{complaint}: {}", answer.summary())]
    }

    /// Whether a proof is for the memory model that it should be for. A slice may have a weaker proof, never a stronger
    /// one.
    fn assures_enough(&self, expected: &Expectation, answer: &Answer) -> bool {
        let weaker = self.promise == Promise::Sliced && answer.assurance.as_deref() == Some("sc");
        expected.assurance.is_none() || expected.assurance == answer.assurance || weaker
    }

    /// Whether a proof assumes what it should. Step by step through the class library there may be more: the order in
    /// which a pool interrupts its workers is that of a table. Of a slice there may be less.
    fn assumes_rightly(&self, expected: &Expectation, answer: &Answer) -> bool {
        match self.promise {
            _ if *self == Way::STEPWISE => answer.fixed.is_superset(&expected.assumes),
            Promise::Sliced => answer.fixed.is_subset(&expected.assumes),
            _ => answer.fixed == expected.assumes,
        }
    }

    fn verdict(&self, expected: &Expectation, answer: &Answer) -> Verdict {
        match (self.promise, expected.verdict) {
            (Promise::NoProof | Promise::Sample, Verdict::Holds) => Verdict::Unknown,
            // A few runs need not show it.
            (Promise::Sample, Verdict::Violated) if answer.verdict == Verdict::Unknown.name() => Verdict::Unknown,
            (_, verdict) => verdict,
        }
    }

    fn reason<'e>(&self, expected: &'e Expectation) -> &'e str {
        match self.promise {
            Promise::Sample if expected.verdict != Verdict::Unknown => SAMPLING,
            // What is not modelled need not come up in a few runs.
            Promise::Sample => "",
            Promise::First
            | Promise::NoProof
            | Promise::All
            | Promise::Suspected
            | Promise::Sliced
            | Promise::NoViolation => expected.reason.as_deref().unwrap_or(OMISSION),
        }
    }
}

fn first_complaint(name: &str, expected: &Expectation, answer: &Answer) -> Option<String> {
    let first = &answer.violations[0];
    if !expected.properties.contains(&first.property) {
        return Some(format!("expected {}: {}", expected.properties.join(" or "), answer.summary()));
    }
    let missing: Vec<String> = expected
        .sites
        .iter()
        .map(|line| format!("{name}.java:{line}"))
        .filter(|site| !first.sites.contains(site))
        .collect();
    let Violation { property, message, sites } = first;
    (!missing.is_empty())
        .then(|| format!("{} is not among the sites {} of {property}: {message}", missing.join(", "), sites.join(", ")))
}

/// Any violation of the program will do.
fn any_complaint(name: &str, expected: &Expectation, answer: &Answer) -> Option<String> {
    let is_one = expected.all.as_ref().is_some_and(|all| all.contains(&answer.violations[0].property));
    if is_one { None } else { first_complaint(name, expected, answer) }
}

fn set_complaint(expected: &Expectation, answer: &Answer) -> Option<String> {
    let found: BTreeSet<String> = answer.violations.iter().map(|violation| violation.property.clone()).collect();
    match &expected.all {
        Some(all) if *all != found => Some(format!("expected all of {all:?}, found {found:?}: {}", answer.summary())),
        None if expected.properties.iter().all(|property| !found.contains(property)) => {
            Some(format!("expected {} among all: {}", expected.properties.join(" or "), answer.summary()))
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests;

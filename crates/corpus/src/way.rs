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

    /// Random choices.
    const RANDOM: Way = Way {
        name: "random",
        options: &["--search", "random", "--runs", "5", "--max-depth", "60"],
        promise: Promise::Sample,
    };

    /// Orders of the search that programs take in turns, so that a test run does not take too long.
    pub const ORDERS_IN_TURN: [Way; 4] = [Way::HEURISTIC, Way::GUIDED, Way::PCT, Way::RANDOM];

    /// All ways, the default first.
    pub const ALL: [Way; 13] = [
        Way::DEFAULT,
        Way::UNREDUCED,
        Way { name: "bfs", options: &["--search", "bfs"], promise: Promise::First },
        Way { name: "context-bound", options: &["--search", "context-bound"], promise: Promise::First },
        Way::ASYMMETRIC,
        Way { name: "hash", options: &["--store", "hash"], promise: Promise::NoProof },
        Way { name: "bitstate", options: &["--store", "bitstate"], promise: Promise::NoProof },
        Way { name: "all", options: &["--all"], promise: Promise::All },
        Way::STEPWISE,
        Way::HEURISTIC,
        Way::GUIDED,
        Way::PCT,
        Way::RANDOM,
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
        let mut complaints = self.verdict_complaints(expected, answer);
        if complaints.is_empty() && expected.verdict == Verdict::Violated && !answer.violations.is_empty() {
            complaints.extend(match self.promise {
                Promise::All => set_complaint(expected, answer),
                Promise::Suspected | Promise::Sample | Promise::Sliced => any_complaint(name, expected, answer),
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
            Promise::First | Promise::NoProof | Promise::All | Promise::Suspected | Promise::Sliced => {
                expected.reason.as_deref().unwrap_or(OMISSION)
            }
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
mod tests {
    use super::*;
    use crate::program::Heading;

    fn expectation(header: &str) -> Expectation {
        Expectation::parse(&format!("{header}// why: so.\n")).unwrap()
    }

    fn answer(verdict: &str, status: i32, properties: &[&str]) -> Answer {
        let violation = |property: &&str| Violation {
            property: (*property).to_owned(),
            message: String::new(),
            sites: vec!["A.java:4".to_owned()],
        };
        Answer {
            ending: Ending::Status(status),
            verdict: verdict.to_owned(),
            reason: (verdict == "unknown").then(|| OMISSION.to_owned()),
            assurance: (verdict == "holds").then(|| "jmm".to_owned()),
            fixed: BTreeSet::new(),
            violations: properties.iter().map(violation).collect(),
            states: 1,
        }
    }

    fn is_right(way: &str, expected: &Expectation, answer: &Answer) -> bool {
        let way = Way::ALL.iter().find(|candidate| candidate.name == way).unwrap();
        way.complaints("A", expected, answer).is_empty()
    }

    #[test]
    fn a_proof_has_its_status_and_its_assurance() {
        let holds = expectation("//@ verdict: holds\n//@ assurance: jmm\n");
        assert!(is_right("default", &holds, &answer("holds", 0, &[])));
        assert!(!is_right("default", &holds, &answer("holds", 1, &[])));
        assert!(!is_right("default", &holds, &answer("violated", 1, &["race"])));
        let weaker = expectation("//@ verdict: holds\n//@ assurance: sc\n");
        assert!(!is_right("default", &weaker, &answer("holds", 0, &[])));
    }

    #[test]
    fn a_proof_assumes_what_it_should_no_more_and_no_less() {
        let (nothing, random) =
            ("//@ verdict: holds\n//@ assumes: nothing\n", "//@ verdict: holds\n//@ assumes: random\n");
        let closed = answer("holds", 0, &[]);
        let open = Answer { fixed: BTreeSet::from(["random".to_owned()]), ..closed.clone() };
        assert!(
            is_right("default", &expectation(nothing), &closed) && !is_right("default", &expectation(nothing), &open)
        );
        assert!(
            is_right("default", &expectation(random), &open) && !is_right("default", &expectation(random), &closed)
        );
    }

    #[test]
    fn an_omitting_store_proves_nothing() {
        let holds = expectation("//@ verdict: holds\n");
        for way in ["hash", "bitstate"] {
            assert!(is_right(way, &holds, &answer("unknown", 3, &[])));
            assert!(!is_right(way, &holds, &answer("holds", 0, &[])));
        }
        assert!(!is_right("default", &holds, &answer("unknown", 3, &[])));
    }

    #[test]
    fn the_first_violation_must_be_an_expected_one_with_its_sites() {
        let violated = expectation("//@ verdict: violated\n//@ property: deadlock|race\n");
        assert!(is_right("bfs", &violated, &answer("violated", 1, &["race", "find"])));
        assert!(!is_right("bfs", &violated, &answer("violated", 1, &["find", "race"])));
        let header = "//@ verdict: violated\n//@ property: race\n// why: so.\n";
        let at_four = Expectation::parse(&format!("{header}x(); //~\n")).unwrap();
        assert!(is_right("bfs", &at_four, &answer("violated", 1, &["race"])));
        let at_five = Expectation::parse(&format!("{header}\nx(); //~\n")).unwrap();
        assert!(!is_right("bfs", &at_five, &answer("violated", 1, &["race"])));
    }

    #[test]
    fn sampled_runs_prove_nothing_and_may_miss_violations() {
        let sampled = |verdict: &str, status: i32, properties: &[&str]| {
            let reason = (verdict == "unknown").then(|| SAMPLING.to_owned());
            Answer { reason, ..answer(verdict, status, properties) }
        };
        let holds = expectation("//@ verdict: holds\n");
        let violated = expectation("//@ verdict: violated\n//@ property: race\n");
        for way in ["pct", "random"] {
            assert!(is_right(way, &holds, &sampled("unknown", 3, &[])));
            assert!(!is_right(way, &holds, &sampled("holds", 0, &[])));
            assert!(!is_right(way, &holds, &sampled("violated", 1, &["race"])));
            assert!(is_right(way, &violated, &sampled("unknown", 3, &[])));
            assert!(is_right(way, &violated, &sampled("violated", 1, &["race"])));
            assert!(!is_right(way, &violated, &sampled("violated", 1, &["deadlock"])));
            assert!(!is_right(way, &violated, &sampled("holds", 0, &[])));
        }
    }

    #[test]
    fn what_was_suspected_or_sampled_may_be_any_violation() {
        let violated = expectation("//@ verdict: violated\n//@ property: deadlock\n//@ all: deadlock, race\n");
        assert!(is_right("pct", &violated, &answer("violated", 1, &["race"])));
        assert!(!is_right("pct", &violated, &answer("violated", 1, &["assertion"])));
        assert!(is_right("guided", &violated, &answer("violated", 1, &["race"])));
        assert!(!is_right("guided", &violated, &answer("violated", 1, &["assertion"])));
        assert!(!is_right("guided", &violated, &answer("holds", 0, &[])));
        let passed = Answer { reason: Some(format!("{CLASS_PROPERTIES}put")), ..answer("unknown", 3, &[]) };
        assert!(is_right("guided", &violated, &passed));
        assert!(!is_right("default", &violated, &passed));
    }

    #[test]
    fn a_proof_by_way_of_a_slice_may_be_weaker_and_assume_less() {
        let sliced =
            |header: &str, answer: &Answer| Way::SLICED.complaints("A", &expectation(header), answer).is_empty();
        let strong = answer("holds", 0, &[]);
        let weak = Answer { assurance: Some("sc".to_owned()), ..strong.clone() };
        let open = Answer { fixed: BTreeSet::from(["random".to_owned()]), ..strong.clone() };
        let (jmm, sc) = ("//@ verdict: holds\n//@ assurance: jmm\n", "//@ verdict: holds\n//@ assurance: sc\n");
        assert!(sliced(jmm, &strong) && sliced(jmm, &weak) && sliced(sc, &weak) && !sliced(sc, &strong));
        let random = "//@ verdict: holds\n//@ assumes: random\n";
        assert!(sliced(random, &strong) && sliced(random, &open) && !sliced(jmm, &open));
        let violated = "//@ verdict: violated\n//@ property: deadlock\n//@ all: deadlock, race\n";
        assert!(sliced(violated, &answer("violated", 1, &["race"])));
        assert!(!sliced(violated, &answer("violated", 1, &["assertion"])) && !sliced(violated, &strong));
        assert!(!sliced(violated, &answer("unknown", 3, &[])));
        let unknown = expectation("//@ verdict: unknown\n//@ reason: unsupported\n");
        assert!(!Way::SLICED.suits(&unknown) && Way::SLICED.suits(&expectation(violated)));
    }

    #[test]
    fn not_every_way_suits_every_program() {
        let suited = |header: &str| Way::ALL.iter().filter(|way| way.suits(&expectation(header))).count();
        assert_eq!(suited("//@ verdict: holds\n//@ ways: in turn\n"), Way::ALL.len());
        assert_eq!(suited("//@ verdict: holds\n"), Way::ALL.len() - 1);
        assert_eq!(suited("//@ verdict: holds\n//@ ways: in turn\n//@ library: modelled, big\n"), Way::ALL.len() - 1);
        assert_eq!(suited("//@ verdict: holds\n//@ symmetry: needed for garbage\n"), Way::ALL.len() - 2);
        assert_eq!(suited("//@ verdict: holds\n//@ depth: deep as the sea\n"), 1);
    }

    #[test]
    fn all_violations_are_compared_as_a_set() {
        let violated = expectation("//@ verdict: violated\n//@ property: deadlock\n//@ all: deadlock, race\n");
        assert!(is_right("all", &violated, &answer("violated", 1, &["race", "deadlock", "race"])));
        assert!(!is_right("all", &violated, &answer("violated", 1, &["deadlock"])));
        assert!(!is_right("all", &violated, &answer("violated", 1, &["race", "deadlock", "assertion"])));
    }
}

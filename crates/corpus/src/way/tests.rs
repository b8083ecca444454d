//! What each way of checking takes for right.

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
    let (nothing, random) = ("//@ verdict: holds\n//@ assumes: nothing\n", "//@ verdict: holds\n//@ assumes: random\n");
    let closed = answer("holds", 0, &[]);
    let open = Answer { fixed: BTreeSet::from(["random".to_owned()]), ..closed.clone() };
    assert!(is_right("default", &expectation(nothing), &closed) && !is_right("default", &expectation(nothing), &open));
    assert!(is_right("default", &expectation(random), &open) && !is_right("default", &expectation(random), &closed));
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
    let sliced = |header: &str, answer: &Answer| Way::SLICED.complaints("A", &expectation(header), answer).is_empty();
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

#[test]
fn what_an_abstraction_proves_must_not_go_wrong_without_it() {
    let deep = "//@ depth: deep without an end\n//@ search: --abstract --remove A.x\n";
    let proved = expectation(&format!("//@ verdict: holds\n{deep}"));
    let violated = expectation(&format!("//@ verdict: violated\n//@ property: deadlock\n{deep}"));
    assert!(Way::CONCRETE.suits(&proved) && !Way::CONCRETE.suits(&violated));
    assert!(!Way::CONCRETE.suits(&expectation("//@ verdict: holds\n")));
    let is_right = |answer: &Answer| Way::CONCRETE.complaints("A", &proved, answer).is_empty();
    assert!(is_right(&answer("holds", 0, &[])) && is_right(&answer("unknown", 3, &[])));
    assert!(!is_right(&answer("violated", 1, &["assertion"])));
}

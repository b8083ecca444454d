//! Against Spin's translator: what its never claims accept is what our automata accept.
//!
//! For a formula and for its negation, our automaton of the one must not meet Spin's of the other. Where Spin is not
//! installed there is nothing to compare with.

use crate::random::Random;
use std::collections::BTreeMap;
use std::process::Command;
use temporal::{Automaton, Formula, Guard, Transition, hoa, translate};

#[test]
fn spin_agrees_on_random_formulas() {
    if Command::new("spin").arg("-V").output().is_err() {
        let required = std::env::var_os("SPIN").is_some_and(|value| value == "required");
        assert!(!required, "spin is not installed");
        return println!("not checked: spin is not installed");
    }
    let mut random = Random::new(4);
    for _ in 0..400 {
        let size = random.below(5);
        let formula = random.formula(size, true);
        let negation = formula.negated();
        let (yes, no) = (translate(&formula).unwrap(), translate(&negation).unwrap());
        let (spin_yes, spin_no) = (claim(&formula), claim(&negation));
        assert!(!yes.meets(&spin_no), "ours accepts what Spin's negation does: {formula}");
        assert!(!no.meets(&spin_yes), "Spin accepts what our negation does: {formula}");
    }
}

/// Spin's automaton of a formula.
fn claim(formula: &Formula) -> Automaton {
    let output = Command::new("spin").arg("-f").arg(in_words_of_spin(formula)).output().unwrap();
    read_claim(&String::from_utf8(output.stdout).unwrap())
}

/// `R` is `V`, and `W` has to be written out.
fn in_words_of_spin(formula: &Formula) -> String {
    let spin = in_words_of_spin;
    match formula {
        Formula::True | Formula::False | Formula::Atom(_) => formula.to_string(),
        Formula::Not(only) => format!("(!{})", spin(only)),
        Formula::Next(only) => format!("(X {})", spin(only)),
        Formula::Eventually(only) => format!("(<> {})", spin(only)),
        Formula::Always(only) => format!("([] {})", spin(only)),
        Formula::And(left, right) => format!("({} && {})", spin(left), spin(right)),
        Formula::Or(left, right) => format!("({} || {})", spin(left), spin(right)),
        Formula::Implies(left, right) => format!("({} -> {})", spin(left), spin(right)),
        Formula::Equivalent(left, right) => format!("({} <-> {})", spin(left), spin(right)),
        Formula::Until(left, right) => format!("({} U {})", spin(left), spin(right)),
        Formula::Release(left, right) => format!("({} V {})", spin(left), spin(right)),
        Formula::WeakUntil(left, right) => {
            let (left, right) = (spin(left), spin(right));
            format!("({right} V ({left} || {right}))")
        }
    }
}

/// A never claim: labels, and below each its guarded jumps. States whose label begins with `accept` are accepting; the
/// end of the claim accepts whatever follows.
fn read_claim(text: &str) -> Automaton {
    let mut names: BTreeMap<String, u32> = BTreeMap::new();
    let mut states: Vec<Vec<(Guard, String)>> = Vec::new();
    let mut accepting = Vec::new();
    // Two labels in a row name one state.
    let mut labelled = false;
    for line in text.lines().map(str::trim) {
        if let Some(label) = line.strip_suffix(':').filter(|label| !label.contains(' ')) {
            if !std::mem::replace(&mut labelled, true) {
                states.push(Vec::new());
                accepting.push(0);
            }
            names.insert(label.to_string(), states.len() as u32 - 1);
            accepting[states.len() - 1] |= u32::from(label.starts_with("accept"));
            continue;
        }
        labelled = false;
        if let Some((guard, target)) = jump(line) {
            let guards = guards(&guard).into_iter().map(|guard| (guard, target.clone()));
            states.last_mut().unwrap().extend(guards);
        } else if line == "skip" {
            states.last_mut().unwrap().push((Guard::default(), String::from("accept_all")));
        }
    }
    let transition = |state: usize, (guard, target): &(Guard, String)| Transition {
        target: names[target],
        guard: *guard,
        sets: accepting[state],
    };
    let states: Vec<Vec<Transition>> =
        (0..states.len()).map(|state| states[state].iter().map(|jump| transition(state, jump)).collect()).collect();
    let initial = if states.is_empty() { Vec::new() } else { vec![0] };
    Automaton { states, initial, sets: 1 }
}

/// `:: (guard) -> goto label`, or `:: atomic { (guard) -> assert(!(guard)) }`, which accepts whatever follows.
fn jump(line: &str) -> Option<(String, String)> {
    let body = line.strip_prefix("::")?.trim();
    if let Some(body) = body.strip_prefix("atomic {") {
        let (guard, _) = body.split_once("-> assert")?;
        return Some((guard.trim().to_string(), String::from("accept_all")));
    }
    let (guard, target) = body.rsplit_once("-> goto ")?;
    Some((guard.trim().to_string(), target.trim().to_string()))
}

/// The guards of a condition of Spin, by way of a label of the other format.
fn guards(condition: &str) -> Vec<Guard> {
    let label = condition
        .replace("(1)", "(t)")
        .replace("true", "t")
        .replace("false", "f")
        .replace("&&", "&")
        .replace("||", "|")
        .replace('p', "");
    let text =
        format!("HOA: v1 Start: 0 AP: 3 \"a\" \"b\" \"c\" Acceptance: 0 t --BODY-- State: 0 [{label}] 0 --END--");
    let read = hoa::read(&text).unwrap_or_else(|error| panic!("{condition}: {error}"));
    read.automaton.states[0].iter().map(|transition| transition.guard).collect()
}

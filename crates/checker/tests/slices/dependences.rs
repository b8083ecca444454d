//! For each dependence a program that gets a wrong verdict when that one alone is not followed.

use crate::workshop::{homes, sliced, target, verdict, verdict_of_slice};
use checker::{Property, Verdict};
use slicing::{Criterion, Dependence};
use std::path::Path;

const PROPERTIES: &[Property] = &[Property::Assertion];

fn is_needed(dependence: Dependence, program: &str, right: Verdict, wrong: Verdict) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/slices/programs");
    for home in homes() {
        let original = target(&folder.join(program), &home);
        assert_eq!(verdict(original.clone(), PROPERTIES), right, "{program} as it is");
        let whole = sliced(&original, &[Criterion::Assertion], &[]);
        assert_eq!(verdict_of_slice(&whole, &original, PROPERTIES), right, "{program} sliced: {:?}", whole.report);
        let without = sliced(&original, &[Criterion::Assertion], &[dependence]);
        assert_eq!(verdict_of_slice(&without, &original, PROPERTIES), wrong, "{program} without {dependence}");
    }
}

#[test]
fn data() {
    is_needed(Dependence::Data, "Data.java", Verdict::Violated, Verdict::Holds);
}

#[test]
fn control() {
    is_needed(Dependence::Control, "Control.java", Verdict::Violated, Verdict::Holds);
}

#[test]
fn divergence() {
    is_needed(Dependence::Divergence, "Divergence.java", Verdict::Holds, Verdict::Violated);
}

#[test]
fn interference() {
    is_needed(Dependence::Interference, "Interference.java", Verdict::Violated, Verdict::Holds);
}

#[test]
fn synchronisation() {
    is_needed(Dependence::Synchronisation, "Synchronisation.java", Verdict::Holds, Verdict::Violated);
}

#[test]
fn ready() {
    is_needed(Dependence::Ready, "Ready.java", Verdict::Holds, Verdict::Violated);
}

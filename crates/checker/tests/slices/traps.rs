//! Programs in which something looks constant and is not, or must happen although its value is known.
//!
//! Each does the same evaluated as it does as it is, on the JVMs of all JDKs; each goes wrong if the care for which
//! it is named is left out.

use crate::workshop::{compiled, evaluated, homes, run, target, written};
use checker::Target;
use std::path::Path;

fn is_kept(program: &str, arguments: &[&str]) {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/slices/traps/{program}.java"));
    for home in homes() {
        let original = compiled(&source, &home);
        let target = Target {
            main: Some(program.to_owned()),
            arguments: arguments.iter().map(|argument| (*argument).to_owned()).collect(),
            ..target(original.path(), &home)
        };
        let found = evaluated(&target);
        assert!(found.report.is_sliced(), "{:?}", found.report.refusals);
        let expected = run(&home, original.path(), program, arguments);
        let outcome = run(&home, written(&found.classes).path(), program, arguments);
        assert_eq!(outcome, expected, "{program} with {}", home.display());
        assert!(found.report.evaluation.is_some_and(|evaluation| evaluation.values > 0));
        assert_eq!(expected.2, Some(0), "{}", expected.1);
    }
}

#[test]
fn default_values_are_seen() {
    is_kept("DefaultValues", &[]);
}

#[test]
fn classes_are_initialised_in_circles() {
    is_kept("Circles", &[]);
}

#[test]
fn initialisers_run_where_they_did() {
    is_kept("Initialisers", &[]);
}

#[test]
fn what_throws_still_throws() {
    is_kept("Throwing", &[]);
}

#[test]
fn endless_loops_stay_endless() {
    is_kept("Endless", &[]);
}

#[test]
fn switches_and_narrow_types() {
    is_kept("Narrowing", &[]);
}

#[test]
fn lambdas_capture_different_values() {
    is_kept("Captures", &[]);
}

#[test]
fn arguments_are_written() {
    is_kept("Arguments", &["7", "on", "x"]);
    is_kept("Arguments", &["8"]);
    is_kept("Overwritten", &["7", "on", "x"]);
    is_kept("Overwritten", &["7"]);
    is_kept("Again", &["7"]);
}

#[test]
fn copies_do_what_methods_do() {
    is_kept("Copies", &["3"]);
}

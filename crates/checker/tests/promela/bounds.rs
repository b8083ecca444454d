//! Bounds of models: those that do not suffice are raised, by simulation or by the verifier, and none is silent.

use crate::PROPERTIES;
use crate::workshop::{homes, on_large_stack, target};
use checker::{Bounds, Question, Silent, Spin, Translation, Unhurried, Verdict, fitted_model, verify};
use std::path::{Path, PathBuf};

fn program(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/corpus/check").join(name)
}

fn question() -> Question {
    Question { properties: PROPERTIES.to_vec(), ..Question::default() }
}

fn verdict(name: &str, bounds: Bounds) -> Verdict {
    let target = target(&program(name), &homes()[0]);
    let translation = Translation { bounds, ..Translation::default() };
    let spin = Spin { translation, compiler: vec![String::from("-O0")], ..Spin::default() };
    on_large_stack(|| verify(&target, &question(), &spin, &Unhurried::default(), &mut Silent).unwrap().report.verdict)
}

#[test]
fn a_bound_of_one_object_is_not_silent() {
    assert_eq!(verdict("single/EachIsItsOwn.java", Bounds { objects: 1, ..Bounds::default() }), Verdict::Violated);
}

#[test]
fn texts_and_letters_are_raised_as_far_as_a_program_needs_them() {
    let bounds = Bounds { texts: 2, letters: 4, ..Bounds::default() };
    assert_eq!(verdict("single/TextGrows.java", bounds), Verdict::Holds);
}

#[test]
fn bounds_of_a_model_that_is_written_are_those_of_random_runs() {
    let target = target(&program("single/EachIsItsOwn.java"), &homes()[0]);
    let fitted = || fitted_model(&target, &question(), &Translation::default(), &Unhurried::default(), &mut Silent);
    let model = on_large_stack(|| fitted().unwrap().model.unwrap());
    assert_eq!(model.bounds.iter().find(|(name, _)| name == "Box_1").map(|(_, bound)| *bound), Some(8));
}

//! The programs of the corpus, evaluated: they print the same and end in the same way on the JVMs of all JDKs.
//!
//! By default a stable part of them, with `EVALUATED=all` all, with `EVALUATED=lambdas/` those of a topic.

use crate::workshop::{evaluated, target, written};
use checker::Target;
use corpus::comparison::differences;
use corpus::compilation::compile;
use corpus::jdk::Jdk;
use corpus::outcome::Outcome;
use corpus::parallel::{for_each, workers};
use corpus::program::{Header, Program};
use corpus::reference;
use corpus::selection::target_folder;
use std::path::Path;

/// Programs that name variables and indices in messages about null: where a value is known, it is named instead.
const OTHER_TEXTS: [&str; 2] = ["exceptions/HelpfulNullArrays", "exceptions/HelpfulNullFields"];

const CORPUS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/corpus/run");

#[test]
fn evaluated_programs_do_the_same() {
    let store = target_folder().unwrap().join("corpus");
    std::fs::create_dir_all(&store).unwrap();
    let programs = Program::<Header>::read_all(Path::new(CORPUS)).unwrap();
    let (mut compared, mut changed, mut complaints) = (0, 0, Vec::new());
    for jdk in Jdk::find_all().unwrap() {
        let classes = compile(&jdk, &programs, &store).unwrap();
        let is_meant = |program: &&Program| {
            program.header.jdk.contains(jdk.feature) && program.header.skip.is_none() && is_chosen(program)
        };
        let chosen: Vec<&Program> = programs.iter().filter(is_meant).collect();
        let work = |program: &&Program| compare(&jdk, program, &classes, &store);
        for_each(&chosen, workers(), work, |found| {
            if let Some((values, mut found)) = found {
                (compared, changed) = (compared + 1, changed + usize::from(values > 0));
                complaints.append(&mut found);
            }
        });
    }
    assert!(complaints.is_empty(), "{}", complaints.join("\n"));
    assert!(changed * 4 > compared, "only {changed} of {compared} programs had known values");
}

/// How many values are known, and what an evaluated program does otherwise; none if it cannot be followed.
fn compare(jdk: &Jdk, program: &Program, classes: &Path, store: &Path) -> Option<(usize, Vec<String>)> {
    let original = Target {
        main: Some(program.name.clone()),
        arguments: program.header.args.clone(),
        ..target(&compiled(program, classes), &jdk.home)
    };
    let found = evaluated(&original);
    if !found.report.is_sliced() {
        return None;
    }
    // Behind them are the classes through which programs talk to the checker.
    let directory = written(&found.classes);
    let path = std::env::join_paths([directory.path(), classes]).unwrap();
    let expected = reference::outcome(jdk, program, classes, store).unwrap();
    let mut outcome = Outcome::of(&mut reference::command(jdk, program, Path::new(&path))).unwrap();
    outcome.stderr = without_copies(&outcome.stderr);
    let complaints = differences(&expected, &outcome);
    let complaint = |line: &String| format!("JDK {}, {}: {line}", jdk.feature, program.label());
    Some((found.report.evaluation.unwrap().values, complaints.iter().map(complaint).collect()))
}

fn compiled(program: &Program, classes: &Path) -> std::path::PathBuf {
    classes.join(format!("{}.class", program.name))
}

/// Stack traces name copies of methods; lines are the same.
fn without_copies(stderr: &[u8]) -> Vec<u8> {
    let text = String::from_utf8_lossy(stderr);
    let mut parts = text.split("$evaluated");
    let mut clean = parts.next().unwrap_or_default().to_owned();
    parts.for_each(|part| clean.push_str(part.trim_start_matches(|c: char| c.is_ascii_digit())));
    clean.into_bytes()
}

fn is_chosen(program: &Program) -> bool {
    if OTHER_TEXTS.contains(&program.label().as_str()) {
        return false;
    }
    let hash = program.name.bytes().fold(0u32, |sum, byte| sum.wrapping_mul(31).wrapping_add(byte.into()));
    match std::env::var("EVALUATED").unwrap_or_default().as_str() {
        "" => hash.is_multiple_of(32),
        "all" => true,
        part => program.label().starts_with(part),
    }
}

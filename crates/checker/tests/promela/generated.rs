//! Generated programs through Spin: the verdict is that of `check`.
//!
//! The programs are those of `explore/tests/generated`, in turn of its generator and of its shapes. In the end each
//! waits for its threads and asserts that what they have left behind is not one of four, so that verdicts depend on
//! everything. Those that a model does not have are counted.

use crate::comparison::compare;
use crate::workshop::homes;
use crate::written::program::{Program, Statement};
use crate::written::{generator, shapes};
use crate::{PROPERTIES, Tally};
use checker::{Question, Target};
use loader::temporary::TemporaryDirectory;
use std::ops::Range;
use std::path::Path;
use std::process::Command;

/// What every test run does.
const SEEDS: Range<u64> = 0..16;

#[test]
fn spin_has_the_verdict_of_check_on_generated_programs() {
    let seeds: Vec<u64> = seeds().collect();
    let classes = compile(&seeds);
    let (homes, mut tally) = (homes(), Tally::default());
    for seed in &seeds {
        let target = Target {
            main: Some(format!("generated.P{seed}")),
            jdk: Some(homes[*seed as usize % homes.len()].clone()),
            ..Target::new([classes.path().join("classes")])
        };
        let question = Question { properties: PROPERTIES.to_vec(), ..Question::default() };
        tally.count(&format!("seed {seed}, {}", program(*seed).0), compare(&target, &question));
    }
    println!("{} agree, {} are refused, {} limits", tally.agree, tally.refused, tally.limits);
    assert!(tally.wrong.is_empty(), "{:#?}", tally.wrong);
    assert!(tally.agree >= 3, "{tally:?}");
}

/// The program of a seed, with what it is one of.
fn program(seed: u64) -> (&'static str, Program) {
    let (name, mut program) = match seed % 4 {
        0 | 1 => ("generator", generator::program(seed / 4 * 2 + seed % 4)),
        _ => shapes::program(seed / 4 * 2 + seed % 4 - 2),
    };
    let joins: String = (0..program.threads.len()).map(|number| format!("t{number}.join(); ")).collect();
    let outcome = "a + 3 * b + 5 * c + 7 * v + 11 * r0 + 13 * r1 + 17 * r2 + (f ? 1 : 0) + (g ? 2 : 0) + (w ? 4 : 0)";
    let end = format!("{joins}assert (({outcome}) & 3) != {};", seed / 4 % 4);
    program.main.push(Statement::simple(end));
    (name, program)
}

fn seeds() -> Range<u64> {
    let Ok(text) = std::env::var("PROMELA_SEEDS") else { return SEEDS };
    let range = text.split_once("..").and_then(|(from, to)| Some(from.parse().ok()?..to.parse().ok()?));
    range.unwrap_or_else(|| panic!("PROMELA_SEEDS={text}: expected FROM..TO"))
}

/// Compiles the programs with the oldest JDK, so that every JDK can run them; that of a seed is `generated.P{seed}`.
fn compile(seeds: &[u64]) -> TemporaryDirectory {
    let directory = TemporaryDirectory::new().unwrap();
    let mut files = loader::api::write_sources(&directory.path().join("api")).unwrap();
    for seed in seeds {
        let file = directory.path().join(format!("P{seed}.java"));
        std::fs::write(&file, program(*seed).1.java(&format!("P{seed}"))).unwrap();
        files.push(file);
    }
    let java = Path::new(env!("CARGO_MANIFEST_DIR")).join("../explore/tests/generated/java");
    files.extend(["Box", "Calls", "Jitter", "Loud", "Moments", "Yard"].map(|name| java.join(format!("{name}.java"))));
    let mut javac = Command::new(homes()[0].join("bin/javac"));
    javac.args(["-nowarn", "-proc:none", "-g", "-d"]).arg(directory.path().join("classes"));
    let output = javac.args(files).output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    directory
}

//! Programs in which something looks constant and is not, or must happen although its value is known.
//!
//! Each does the same evaluated as it does as it is, on the JVMs of all JDKs, and has something that is known.

use crate::workshop::{compiled, evaluated, homes, run, target, written};
use checker::Target;
use loader::temporary::TemporaryDirectory;
use std::path::{Path, PathBuf};

/// Programs and their arguments.
const TRAPS: [(&str, &[&str]); 14] = [
    ("DefaultValues", &[]),
    ("Circles", &[]),
    ("Initialisers", &[]),
    ("Throwing", &[]),
    ("Endless", &[]),
    ("Narrowing", &[]),
    ("Captures", &[]),
    ("Copies", &["3"]),
    ("Arguments", &["7", "on", "a text that nobody else has"]),
    ("Arguments", &["8"]),
    ("Overwritten", &["7", "on", "x"]),
    ("Overwritten", &["7"]),
    ("Again", &["7"]),
    ("Leaving", &["2"]),
];

#[test]
fn traps_do_the_same() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/slices/traps");
    let mut sources: Vec<PathBuf> = TRAPS.iter().map(|(name, _)| folder.join(format!("{name}.java"))).collect();
    sources.dedup();
    for home in homes() {
        let original = compiled(&sources, &home);
        for (program, arguments) in TRAPS {
            let target = Target {
                main: Some(program.to_owned()),
                arguments: arguments.iter().map(|argument| (*argument).to_owned()).collect(),
                ..target(original.path(), &home)
            };
            let found = evaluated(&target);
            assert!(found.report.is_sliced(), "{program}: {:?}", found.report.refusals);
            let expected = run(&home, original.path(), program, arguments);
            let outcome = run(&home, written(&found.classes).path(), program, arguments);
            assert_eq!(outcome, expected, "{program} with {}", home.display());
            assert_eq!(expected.2, Some(0), "{program}: {}", expected.1);
            assert!(found.report.evaluation.is_some_and(|evaluation| evaluation.values > 0), "{program}");
        }
    }
}

#[test]
fn volatile_fields_are_not_followed() {
    let source = "class Open { static volatile int one = 1; static int two = 2;\n\
                  public static void main(String[] arguments) { System.out.println(one); System.out.println(two); } }";
    let directory = TemporaryDirectory::new().unwrap();
    let file = directory.path().join("Open.java");
    std::fs::write(&file, source).unwrap();
    let evaluation = evaluated(&target(&file, &homes()[0])).report.evaluation.unwrap();
    assert_eq!(evaluation.values, 1);
}

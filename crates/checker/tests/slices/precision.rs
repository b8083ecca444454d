//! What a slice need not keep, and what the reduction must still see in code that was written anew.

use crate::workshop::{homes, sliced, target, verdict_and_states, written};
use checker::{Property, Target, Verdict};
use slicing::Criterion;
use std::path::{Path, PathBuf};

fn program(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/slices/programs").join(name)
}

/// The initialiser of the main class stays, because it calls the library; who uses the class later need not.
#[test]
fn the_launcher_initialises_the_main_class() {
    for home in homes() {
        let slice = sliced(&target(&program("Launched.java"), &home), &[Criterion::Assertion], &[]);
        let starts: Vec<(&str, bool)> =
            slice.report.starts.iter().map(|start| (start.place.as_str(), start.kept)).collect();
        assert_eq!(starts, [("Launched.main, line 25", false), ("Launched.main, line 27", true)]);
    }
}

/// A handler that seems to leave a monitor once more would be code without structured locking, where no lock counts.
#[test]
fn code_that_was_written_anew_has_no_more_states() {
    const ALL: [Property; 4] = [Property::Deadlock, Property::Assertion, Property::Exception, Property::Race];
    let criteria = [Criterion::Deadlock, Criterion::Assertion, Criterion::Exception, Criterion::Race];
    for home in homes() {
        let original = target(&program("Returned.java"), &home);
        let slice = sliced(&original, &criteria, &[]);
        let directory = written(&slice.classes);
        let files = vec![directory.path().to_path_buf()];
        let anew = Target { files, main: Some(slice.report.main.clone()), ..original.clone() };
        let (right, states) = verdict_and_states(original, &ALL);
        assert_eq!(right, Verdict::Holds);
        assert_eq!(verdict_and_states(anew, &ALL), (right, states));
    }
}

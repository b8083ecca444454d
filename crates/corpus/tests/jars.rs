//! Well-known libraries as targets: small drivers in `tests/corpus/jars`, checked against class files nobody here
//! wrote.
//!
//! The jars of `jars.txt` are fetched from Maven Central with `curl` into `target/jars`, once, and must have the sums
//! listed there. Where the registry cannot be reached, nothing is checked, and the test says so; `JARS=required` makes
//! that a failure.

use corpus::expectation::Expectation;
use corpus::program::Program;
use corpus::registry::{REGISTRY, jars};
use corpus::selection::{target_folder, wanted_jdks};
use corpus::subject::Subject;
use corpus::way::Way;
use std::path::Path;

#[test]
fn drivers_of_libraries_get_their_verdicts() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/corpus/jars");
    let target = target_folder().unwrap();
    let Some(jars) = jars(&root.join("jars.txt"), &target.join("jars")) else {
        return println!("not checked: {REGISTRY} cannot be reached");
    };
    let paths: Vec<String> = jars.iter().map(|jar| jar.display().to_string()).collect();
    let programs: Vec<Program<Expectation>> = Program::read_all(&root).unwrap();
    let subject = Subject::find(&target).unwrap();
    let mut complaints = Vec::new();
    for jdk in wanted_jdks().unwrap() {
        for program in &programs {
            let file = root.join(&program.topic).join(format!("{}.java", program.name));
            let answer = subject.check(&jdk, program, &file, &["--classpath", &paths.join(":")], None).unwrap();
            let found = Way::DEFAULT.complaints(&program.name, &program.header, &answer);
            complaints.extend(found.iter().map(|words| format!("{} on {}: {words}", program.label(), jdk.feature)));
        }
    }
    assert!(complaints.is_empty(), "{complaints:#?}");
}

//! Well-known libraries as targets: small drivers in `tests/corpus/jars`, checked against class files nobody here
//! wrote.
//!
//! The jars of `jars.txt` are fetched from Maven Central with `curl` into `target/jars`, once, and must have the sums
//! listed there. Where the registry cannot be reached, nothing is checked, and the test says so; `JARS=required` makes
//! that a failure.

use corpus::expectation::Expectation;
use corpus::program::Program;
use corpus::selection::{target_folder, wanted_jdks};
use corpus::subject::Subject;
use corpus::way::Way;
use std::path::{Path, PathBuf};
use std::process::Command;

const REGISTRY: &str = "https://repo1.maven.org/maven2/";

#[test]
fn drivers_of_libraries_get_their_verdicts() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/corpus/jars");
    let target = target_folder().unwrap();
    let list = std::fs::read_to_string(root.join("jars.txt")).unwrap();
    let jars: Option<Vec<PathBuf>> =
        entries(&list).map(|(sum, path)| fetched(&target.join("jars"), sum, path)).collect();
    let Some(jars) = jars else {
        assert!(std::env::var_os("JARS").is_none_or(|value| value != "required"), "{REGISTRY} cannot be reached");
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

/// Sums and paths.
fn entries(list: &str) -> impl Iterator<Item = (&str, &str)> {
    list.lines().filter(|line| !line.starts_with('#')).filter_map(|line| line.split_once(' '))
}

/// The jar with this sum, fetched if it is not there yet; nothing where it cannot be had.
fn fetched(folder: &Path, sum: &str, path: &str) -> Option<PathBuf> {
    let file = folder.join(path.rsplit('/').next()?);
    if !has_sum(&file, sum) {
        std::fs::create_dir_all(folder).ok()?;
        let mut curl = Command::new("curl");
        curl.args(["--silent", "--fail", "--location", "--max-time", "60", "--output"]).arg(&file);
        curl.arg(format!("{REGISTRY}{path}")).status().ok().filter(|status| status.success())?;
        assert!(has_sum(&file, sum), "{}: not the file that was asked for", file.display());
    }
    Some(file)
}

fn has_sum(file: &Path, sum: &str) -> bool {
    let output = Command::new("sha256sum").arg(file).output();
    output.is_ok_and(|output| String::from_utf8_lossy(&output.stdout).starts_with(sum))
}

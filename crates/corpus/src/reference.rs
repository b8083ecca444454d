//! What the real `java` does with a program: the expected outcome, remembered by content.
//!
//! A program is run twice before its outcome is believed; one that behaves differently the second time is run twice
//! more, since a process may fail for reasons of the machine: three of the four must be equal, and the odd one is told.
//! A program that differs otherwise, or that ends otherwise than its header says, is an error of the corpus. The cache
//! key is everything the outcome depends on: the JDK's build, the options below, the program's source and its
//! arguments.

use crate::compilation::API_SOURCES;
use crate::error::HarnessError;
use crate::jdk::Jdk;
use crate::outcome::{Ending, Outcome};
use crate::program::Program;
use crate::store;
use std::fs;
use std::io::{self, Write};
use std::path::Path;
use std::process::Command;

/// The machine as Sojourner models it (language, country, a heap that is not the host's), and a quick start.
const JAVA_OPTIONS: [&str; 7] = [
    "-Duser.language=en",
    "-Duser.country=US",
    "-Dstdout.encoding=UTF-8",
    "-Dstderr.encoding=UTF-8",
    "-Xmx512m",
    "-XX:+UseSerialGC",
    "-XX:TieredStopAtLevel=1",
];

/// The outcome of `program` under the `java` of `jdk`, whose classes are in `classes`; kept below `folder`.
pub fn outcome(jdk: &Jdk, program: &Program, classes: &Path, folder: &Path) -> Result<Outcome, HarnessError> {
    let entry = folder.join(format!("java-{}-{}", jdk.feature, key(jdk, program)));
    if let Some(known) = recall(&entry) {
        return Ok(known);
    }
    let outcome = believe(jdk, program, classes)?;
    remember(&entry, &outcome)?;
    Ok(outcome)
}

fn key(jdk: &Jdk, program: &Program) -> String {
    let mut parts = vec![jdk.release.as_str(), program.name.as_str(), program.source.as_str()];
    parts.extend(JAVA_OPTIONS);
    if program.source.contains("Verify") {
        parts.extend(API_SOURCES);
    }
    store::hash_of(&parts)
}

fn believe(jdk: &Jdk, program: &Program, classes: &Path) -> Result<Outcome, HarnessError> {
    let run = || Outcome::of(&mut command(jdk, program, classes));
    let runs = [run()?, run()?];
    let first = if runs[0] == runs[1] { runs[0].clone() } else { most(&runs, &[run()?, run()?], &program.name)? };
    if first.ending != Ending::Status(program.header.exit) {
        let (ending, stated) = (first.ending, program.header.exit);
        let stderr = String::from_utf8_lossy(&first.stderr).into_owned();
        return Err(HarnessError::new(format!("the real java: {ending}, the header: exit status {stated}\n{stderr}")));
    }
    Ok(first)
}

/// What three of four runs did.
fn most(differing: &[Outcome; 2], more: &[Outcome; 2], name: &str) -> Result<Outcome, HarnessError> {
    let difference = difference(&differing[0], &differing[1]);
    if more[0] != more[1] || !differing.contains(&more[0]) {
        return Err(HarnessError::new(format!("runs of the real java differ: {difference}")));
    }
    // Of the harness, not of the program: it goes to the log of the tests.
    let _ = writeln!(io::stderr(), "{name}: one of four runs of the real java was another: {difference}");
    Ok(more[0].clone())
}

fn difference(one: &Outcome, other: &Outcome) -> String {
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    let whole = |outcome: &Outcome| format!("{}\n{}", text(&outcome.stdout), text(&outcome.stderr));
    let (left, right) = (whole(one), whole(other));
    let line = left.lines().zip(right.lines()).find(|(left, right)| left != right);
    let lines = line.map(|(left, right)| format!("'{left}' and '{right}'"));
    let lines = lines.unwrap_or_else(|| format!("{} and {} bytes", left.len(), right.len()));
    format!("{} and {}; {lines}", one.ending, other.ending)
}

/// How the real `java` runs a program whose classes are in `classes`.
pub fn command(jdk: &Jdk, program: &Program, classes: &Path) -> Command {
    let mut command = Command::new(jdk.tool("java"));
    command.args(JAVA_OPTIONS).arg("-cp").arg(classes).arg(&program.name).args(&program.header.args);
    command
}

fn recall(entry: &Path) -> Option<Outcome> {
    let status = fs::read_to_string(entry.join("status")).ok()?.parse().ok()?;
    let stdout = fs::read(entry.join("stdout")).ok()?;
    let stderr = fs::read(entry.join("stderr")).ok()?;
    Some(Outcome { stdout, stderr, ending: Ending::Status(status) })
}

/// Only believed outcomes come here, so the ending is a status.
fn remember(entry: &Path, outcome: &Outcome) -> Result<(), HarnessError> {
    let Ending::Status(status) = outcome.ending else { return Ok(()) };
    let unfinished = store::unfinished(entry)?;
    let write = |name: &str, bytes: &[u8]| fs::write(unfinished.join(name), bytes);
    write("stdout", &outcome.stdout)
        .and_then(|()| write("stderr", &outcome.stderr))
        .and_then(|()| write("status", status.to_string().as_bytes()))
        .map_err(HarnessError::during(unfinished.display()))?;
    store::publish(&unfinished, entry)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn outcome(text: &str, status: i32) -> Outcome {
        Outcome { stdout: text.as_bytes().to_vec(), stderr: Vec::new(), ending: Ending::Status(status) }
    }

    #[test]
    fn three_of_four_runs_are_believed_and_two_are_not() {
        let (usual, odd) = (outcome("a\nb\n", 0), outcome("a\n", 1));
        let believed = most(&[odd.clone(), usual.clone()], &[usual.clone(), usual.clone()], "P");
        assert_eq!(believed.unwrap(), usual);
        for more in [[usual.clone(), odd.clone()], [outcome("c", 0), outcome("c", 0)]] {
            let error = most(&[usual.clone(), odd.clone()], &more, "P").unwrap_err().to_string();
            assert!(error.contains("exit status 0 and exit status 1; 'b' and ''"), "{error}");
        }
    }
}

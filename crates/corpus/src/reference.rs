//! What the real `java` does with a program: the expected outcome, remembered by content.
//!
//! A program is run twice before its outcome is believed; one that behaves differently the second time, or that ends
//! otherwise than its header says, is an error of the corpus. The cache key is everything the outcome depends on: the
//! JDK's build, the options below, the program's source and its arguments.

use crate::compilation::API_SOURCES;
use crate::error::HarnessError;
use crate::jdk::Jdk;
use crate::outcome::{Ending, Outcome};
use crate::program::Program;
use crate::store;
use std::fs;
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
    let first = Outcome::of(&mut command(jdk, program, classes))?;
    let second = Outcome::of(&mut command(jdk, program, classes))?;
    if first != second {
        return Err(HarnessError::new("two runs of the real java differ"));
    }
    if first.ending != Ending::Status(program.header.exit) {
        let (ending, stated) = (first.ending, program.header.exit);
        let stderr = String::from_utf8_lossy(&first.stderr).into_owned();
        return Err(HarnessError::new(format!("the real java: {ending}, the header: exit status {stated}\n{stderr}")));
    }
    Ok(first)
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

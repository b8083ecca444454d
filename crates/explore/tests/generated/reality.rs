//! What a real JVM shows: outcomes of many runs of each program, in one process.

use crate::program::OUTCOME;
use crate::workshop::{Classes, java_file};
use std::collections::{BTreeMap, BTreeSet};
use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

/// The outcomes that were seen, by class.
pub(crate) type Seen = BTreeMap<String, BTreeSet<String>>;

/// Runs each of these classes so many times.
pub(crate) fn run(classes: &Classes, names: &[String], home: &Path, runs: usize) -> Seen {
    let real = classes.path().with_file_name("real");
    if !real.is_dir() {
        classes.compile(&[java_file("real/Jitter.java"), java_file("real/Driver.java")], &real);
    }
    let path = format!("{}:{}", real.display(), classes.path().display());
    let mut java = Command::new(home.join("bin/java"));
    java.args(["-ea", "-XX:TieredStopAtLevel=1", "-Xshare:auto", "-cp", &path, "generated.Driver", &runs.to_string()]);
    java.args(OUTCOME).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut process = java.spawn().unwrap();
    // All names fit into the pipe, and the process answers only in the end.
    process.stdin.take().unwrap().write_all(names.join("\n").as_bytes()).unwrap();
    let output = process.wait_with_output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let mut seen = Seen::new();
    for line in String::from_utf8(output.stdout).unwrap().lines() {
        let (name, outcome) = line.split_once(' ').unwrap();
        seen.entry(name.to_string()).or_default().insert(outcome.to_string());
    }
    seen
}

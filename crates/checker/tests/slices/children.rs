//! Shares of a test in processes of their own: what was loaded stays in memory as long as a process lives.

use std::collections::BTreeMap;
use std::io::Write;
use std::path::PathBuf;
use std::process::Command;

/// The files of a child, in its environment, one in a line.
const FILES: &str = "SOJOURNER_TEST_FILES";

/// What a child says before it counts something.
const COUNT: &str = "counted: ";

/// What a process has to do.
pub(crate) enum Share {
    /// It is a child, and tries these files.
    Files(Vec<PathBuf>),
    /// All children have come to their ends: the sums of what they have counted.
    Counted(BTreeMap<String, usize>),
}

/// Has a test of this binary tried with some of the files at a time, or says with which. A child that fails is a
/// failure of the test, when all have been tried.
pub(crate) fn share(test: &str, files: &[PathBuf], at_a_time: usize) -> Share {
    if let Ok(own) = std::env::var(FILES) {
        return Share::Files(own.lines().map(PathBuf::from).collect());
    }
    let mut sums = BTreeMap::new();
    let mut failures = Vec::new();
    for some in files.chunks(at_a_time) {
        let names: Vec<String> = some.iter().map(|file| file.display().to_string()).collect();
        let mut command = Command::new(std::env::current_exe().unwrap());
        let output = command.args([test, "--exact", "--nocapture"]).env(FILES, names.join("\n")).output().unwrap();
        let told = String::from_utf8_lossy(&output.stdout);
        // Where tests run one after the other, the first line begins with the name of the test.
        for (name, number) in told.lines().filter_map(|line| line.split_once(COUNT)?.1.split_once(' ')) {
            *sums.entry(name.to_owned()).or_default() += number.parse::<usize>().unwrap();
        }
        if !output.status.success() {
            failures.push(format!("{told}{}", String::from_utf8_lossy(&output.stderr)));
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
    assert!(files.is_empty() || !sums.is_empty(), "no test is called {test}");
    Share::Counted(sums)
}

/// Tells the process that waits for this one how many there were.
pub(crate) fn count(name: &str, number: usize) {
    let mut told = std::io::stdout().lock();
    writeln!(told, "{COUNT}{name} {number}").unwrap();
}

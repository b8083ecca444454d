//! `check --watch`: the same check again whenever a file of the program changes.
//!
//! Each check is a process of its own, which is ended when a file changes meanwhile: nothing of one check can be left
//! over in the next. Changes are seen by times and sizes of files, looked at a few times in a second.

use crate::exit::Status;
use crate::output;
use loader::tree::files_below;
use std::collections::BTreeMap;
use std::ffi::OsString;
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitCode};
use std::time::{Duration, SystemTime};

/// How long to wait between two looks.
const PAUSE: Duration = Duration::from_millis(300);

type Stamps = BTreeMap<PathBuf, Option<(SystemTime, u64)>>;

/// Checks for ever; ends with an error only.
pub(super) fn watch(targets: &[PathBuf]) -> ExitCode {
    match watch_for_ever(targets) {
        Ok(never) => match never {},
        Err(error) => {
            output::complain(format_args!("--watch: {error}"));
            Status::UNKNOWN.into()
        }
    }
}

enum Never {}

fn watch_for_ever(targets: &[PathBuf]) -> io::Result<Never> {
    let tool = std::env::current_exe()?;
    let words: Vec<OsString> = std::env::args_os().skip(1).collect();
    // What follows two dashes is the program's.
    let own = words.iter().position(|word| word == "--").unwrap_or(words.len());
    let words: Vec<&OsString> = words[..own].iter().filter(|word| *word != "--watch").chain(&words[own..]).collect();
    loop {
        let seen = stamps(targets);
        let mut check = Command::new(&tool).args(&words).spawn()?;
        let changed = next_change(targets, &seen, &mut check)?;
        output::raw_complaint(format_args!("\nsojourner: {} has changed: checking again\n", changed.display()));
    }
}

/// The first file that changes. The check ends then, if it has not already.
fn next_change(targets: &[PathBuf], seen: &Stamps, check: &mut Child) -> io::Result<PathBuf> {
    let mut has_ended = false;
    loop {
        if !has_ended && check.try_wait()?.is_some() {
            has_ended = true;
            output::raw_complaint(format_args!("sojourner: waiting for {} to change; Ctrl-C ends", told(seen.len())));
        }
        let now = stamps(targets);
        let differs = |file: &&PathBuf| now.get(*file) != seen.get(*file);
        if let Some(changed) = now.keys().chain(seen.keys()).find(differs) {
            if !has_ended {
                check.kill()?;
                check.wait()?;
            }
            return Ok(changed.clone());
        }
        std::thread::sleep(PAUSE);
    }
}

fn told(files: usize) -> String {
    if files == 1 { String::from("1 file") } else { format!("one of {files} files") }
}

/// The files of the program: sources and classes, with the time of the last change and the size.
fn stamps(targets: &[PathBuf]) -> Stamps {
    let files = targets.iter().flat_map(|target| match target.is_dir() {
        true => {
            let below = files_below(target, &["java", "class", "jar"]).unwrap_or_default();
            below.into_iter().map(|file| target.join(file)).collect()
        }
        false => vec![target.clone()],
    });
    files.map(|file| (file.clone(), stamp(&file))).collect()
}

fn stamp(file: &Path) -> Option<(SystemTime, u64)> {
    let metadata = std::fs::metadata(file).ok()?;
    Some((metadata.modified().ok()?, metadata.len()))
}

//! `check --watch`: the same check again whenever a file of the program changes.
//!
//! Each check is a process of its own, which is ended when a file changes meanwhile: nothing of one check can be left
//! over in the next. Changes are seen by times and sizes of files, looked at a few times in a second: those of the
//! targets, and the sources beside a source, which javac finds by itself.

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

/// Entries of directories beside a source that are looked at, and how deep: who has a source in a directory with much
/// else would wait for every look.
const MOST_BESIDE: usize = 5_000;
const MOST_DEEP: usize = 6;

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
    let files = targets.iter().flat_map(|target| -> Vec<PathBuf> {
        match target.is_dir() {
            true => {
                let below = files_below(target, &["java", "class", "jar"]).unwrap_or_default();
                below.into_iter().map(|file| target.join(file)).collect()
            }
            false => std::iter::once(target.clone()).chain(beside(target)).collect(),
        }
    });
    files.map(|file| (file.clone(), stamp(&file))).collect()
}

/// The sources in the directory of a source, and in those of its packages.
fn beside(target: &Path) -> Vec<PathBuf> {
    let is_source = |file: &Path| file.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("java"));
    let Some(directory) = target.parent().filter(|_| is_source(target)) else { return Vec::new() };
    let directory = if directory.as_os_str().is_empty() { Path::new(".") } else { directory };
    let mut open = vec![(directory.to_path_buf(), 0)];
    let (mut found, mut looked_at) = (Vec::new(), 0);
    while let Some((directory, depth)) = open.pop() {
        let entries = std::fs::read_dir(&directory).into_iter().flatten().flatten();
        for entry in entries {
            looked_at += 1;
            if looked_at > MOST_BESIDE {
                return found;
            }
            let is_hidden = entry.file_name().as_encoded_bytes().starts_with(b".");
            match entry.file_type() {
                Ok(kind) if kind.is_dir() && depth < MOST_DEEP && !is_hidden => open.push((entry.path(), depth + 1)),
                Ok(kind) if !kind.is_dir() && is_source(&entry.path()) => {
                    let is_itself = depth == 0 && target.file_name() == Some(&entry.file_name());
                    found.extend(Some(entry.path()).filter(|_| !is_itself));
                }
                _ => {}
            }
        }
    }
    found
}

fn stamp(file: &Path) -> Option<(SystemTime, u64)> {
    let metadata = std::fs::metadata(file).ok()?;
    Some((metadata.modified().ok()?, metadata.len()))
}

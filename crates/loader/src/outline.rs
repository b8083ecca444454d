//! Where the members and statements of source files begin and end, as the compiler of the user's JDK reads them.
//!
//! Asks a small Java program of ours (`crates/loader/java/Outline.java`), which parses through the tree API of `javac`
//! and does nothing else: sources are neither analysed nor processed, so no code of theirs runs. Names of files reach
//! it in a file, where none can be taken for an option; see `compile/javac.rs` for what else is kept away.

use crate::compile::javac::{OPTION_VARIABLES, language};
use crate::compile::{CacheLocation, Compilation, Compiled};
use crate::error::{LoadError, cannot_read};
use crate::process;
use crate::recompilation::Recompilation;
use crate::temporary::TemporaryDirectory;
use program::source::SourceError;
use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use xxhash_rust::xxh3::xxh3_64;

const PROGRAM: &str = include_str!("../java/Outline.java");

/// The outline of one source file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Outline {
    /// The package that it declares, or nothing.
    pub package: String,
    /// Members and statements, those around others first.
    pub nodes: Vec<Node>,
}

/// A class, a member, a statement or a lambda.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Node {
    /// How many others are around it.
    pub depth: usize,
    /// A word of the Java program.
    pub kind: String,
    /// In UTF-16 units from the beginning of the file.
    pub begin: usize,
    pub end: usize,
    /// Words, some of them with a value behind `=`.
    pub attributes: Vec<String>,
}

/// The outlines of some files, in their order.
pub fn outlines(how: &Recompilation, files: &[PathBuf], cache: &CacheLocation) -> Result<Vec<Outline>, LoadError> {
    let directory = TemporaryDirectory::new().map_err(|error| cannot_read(&env::temp_dir(), error))?;
    let list = directory.path().join("files");
    fs::write(&list, names(files)?).map_err(|error| cannot_read(&list, error))?;
    let nothing = directory.path().join("nothing");
    fs::create_dir(&nothing).map_err(|error| cannot_read(&nothing, error))?;
    let program = compiled(how, cache)?;
    let java = how.jdk.home.join("bin/java");
    let mut command = Command::new(&java);
    command.args(["-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-cp"]).arg(program.directory());
    command.arg("Outline").arg(&list).arg(&nothing).args(language(&how.of(files)));
    OPTION_VARIABLES.iter().for_each(|variable| _ = command.env_remove(variable));
    let ended = process::output(command, &how.halt);
    let output = ended.map_err(|error| cannot_read(&java, format!("cannot be started: {error}")))?;
    let output = output.ok_or(LoadError::Halted)?;
    let unreadable = |reason: String| LoadError::from(SourceError { place: java.display().to_string(), reason });
    if !output.status.success() {
        return Err(unreadable(String::from_utf8_lossy(&output.stderr).into_owned()));
    }
    let found = read(&String::from_utf8_lossy(&output.stdout));
    found.filter(|found| found.len() == files.len()).ok_or_else(|| unreadable("the sources cannot be parsed".into()))
}

/// The names, each ended by a zero byte.
fn names(files: &[PathBuf]) -> Result<Vec<u8>, LoadError> {
    let mut names = Vec::new();
    for file in files {
        let name = file.to_str().ok_or_else(|| cannot_read(file, "its name is not Unicode"))?;
        names.extend(name.bytes().chain([0]));
    }
    Ok(names)
}

/// The Java program, compiled; kept beside the compiled sources of users.
fn compiled(how: &Recompilation, cache: &CacheLocation) -> Result<Compiled, LoadError> {
    let kept =
        cache.directory().map(|directory| directory.join(format!("outline-{:016x}", xxh3_64(PROGRAM.as_bytes()))));
    let temporary = cache.temporary_directory()?;
    let write = |directory: &Path| {
        let file = directory.join("Outline.java");
        fs::write(&file, PROGRAM).map(|()| file)
    };
    let written = write(temporary.path()).map_err(|error| cannot_read(temporary.path(), error))?;
    // Another process may have been faster; its file is the same.
    let is_kept = |kept: &PathBuf| fs::rename(temporary.path(), kept).is_ok() || kept.is_dir();
    let file = kept.filter(is_kept).map_or(written, |kept| kept.join("Outline.java"));
    let sources = [file];
    let (jdk, halt) = (&how.jdk, &*how.halt);
    let compilation =
        Compilation { jdk, release: jdk.feature, sources: &sources, libraries: &[], preview: false, api: &[], halt };
    compilation.run(cache)
}

/// Reads what the Java program prints.
fn read(text: &str) -> Option<Vec<Outline>> {
    let mut outlines: Vec<Outline> = Vec::new();
    for line in text.lines() {
        match line.strip_prefix("file ") {
            Some(package) => outlines.push(Outline { package: package.to_owned(), nodes: Vec::new() }),
            None => outlines.last_mut()?.nodes.push(node(line)?),
        }
    }
    Some(outlines)
}

fn node(line: &str) -> Option<Node> {
    let mut words = line.split(' ');
    Some(Node {
        depth: words.next()?.parse().ok()?,
        kind: words.next()?.to_owned(),
        begin: words.next()?.parse().ok()?,
        end: words.next()?.parse().ok()?,
        attributes: words.map(str::to_owned).collect(),
    })
}

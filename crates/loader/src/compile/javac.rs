//! Running `javac`: its flags, its messages, and which sources it read without being asked.
//!
//! `javac` runs on the host, and nothing of the checked program may run with it. By itself it executes annotation
//! processors, plug-ins that start themselves (`com.sun.source.util.Plugin.autoStart`, which `-proc:none` does not
//! stop) from the processor path or, where there is none, from the class path, and whatever an argument file or a
//! variable of the environment asks for. So the processor path is an empty directory, no operand can be read as
//! anything but a file, and variables with options are taken away.

use super::Compilation;
use crate::error::{InputError, LoadError, cannot_read};
use crate::inspect::ClassSummary;
use crate::process;
use crate::root::ClassRoot;
use crate::temporary::TemporaryDirectory;
use program::source::SourceError;
use std::collections::BTreeSet;
use std::env;
use std::ffi::OsString;
use std::fs;
use std::iter;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// Debug information for traces, no annotation processors (they are foreign code), one encoding on every machine, and a
/// compiler that does not warm up for a second-long life.
const FLAGS: [&str; 6] = ["-g", "-proc:none", "-encoding", "UTF-8", "-J-XX:TieredStopAtLevel=1", "-J-XX:+UseSerialGC"];

/// Variables of the environment from which `javac` or its virtual machine takes options: they could name code to run,
/// and would change the result without changing the key.
pub(crate) const OPTION_VARIABLES: [&str; 7] = [
    "JDK_JAVAC_OPTIONS",
    "JAVA_TOOL_OPTIONS",
    "_JAVA_OPTIONS",
    "JDK_JAVA_OPTIONS",
    "OPENJ9_JAVA_OPTIONS",
    "IBM_JAVA_OPTIONS",
    "CLASSPATH",
];

/// What decides, beside the sources, what `javac` writes.
pub(super) fn flags(compilation: &Compilation) -> Vec<String> {
    FLAGS.into_iter().map(str::to_owned).chain(language(compilation)).collect()
}

/// The flags that decide which language the sources are written in.
pub(crate) fn language(compilation: &Compilation) -> Vec<String> {
    let preview = compilation.preview.then_some("--enable-preview");
    let is_named = compilation.preview || compilation.release != compilation.jdk.feature;
    let number = compilation.release.to_string();
    let release = ["--release", &number].into_iter().filter(|_| is_named);
    preview.into_iter().chain(release).map(str::to_owned).collect()
}

/// Compiles into `output`, which is made; a failure carries the messages of `javac` unchanged.
pub(super) fn run(compilation: &Compilation, roots: &[PathBuf], output: &Path) -> Result<(), LoadError> {
    let home = &compilation.jdk.home;
    let javac = compilation.jdk.javac().ok_or_else(|| InputError::NoCompiler { home: home.clone() })?;
    fs::create_dir_all(output).map_err(|error| cannot_read(output, error))?;
    let nothing = TemporaryDirectory::new().map_err(|error| cannot_read(&env::temp_dir(), error))?;
    let mut command = Command::new(&javac);
    command.args(flags(compilation)).arg("-d").arg(output);
    command.arg("-processorpath").arg(nothing.path());
    command.arg("-cp").arg(path_list(compilation.libraries, output)?);
    command.arg("-sourcepath").arg(path_list(roots, output)?);
    command.args(compilation.sources.iter().map(|source| as_file(source)));
    OPTION_VARIABLES.iter().for_each(|variable| _ = command.env_remove(variable));
    let ended = process::output(command, compilation.halt);
    let result = ended.map_err(|error| cannot_read(&javac, format!("cannot be started: {error}")))?;
    let result = result.ok_or(LoadError::Halted)?;
    if result.status.success() { Ok(()) } else { Err(failure(&javac, &result).into()) }
}

/// A source as an operand that is nothing but a file: `@x.java` alone would be a file of arguments, `-x.java` an
/// option.
fn as_file(source: &Path) -> PathBuf {
    match source.as_os_str().as_encoded_bytes().first() {
        Some(b'@' | b'-') => Path::new(".").join(source),
        _ => source.to_path_buf(),
    }
}

/// The sources outside the given ones from which `javac` made classes, found through their `SourceFile` attributes.
pub(super) fn implicit_sources(
    sources: &[PathBuf],
    roots: &[PathBuf],
    classes: &Path,
) -> Result<Vec<PathBuf>, SourceError> {
    let given: BTreeSet<PathBuf> = sources.iter().filter_map(|source| source.canonicalize().ok()).collect();
    let output = ClassRoot::Directory(classes.to_path_buf());
    let mut implicit = BTreeSet::new();
    for entry in output.class_entries()? {
        let Some(bytes) = output.read(&entry)? else { continue };
        let class = ClassSummary::read(&bytes, || output.place_of(&entry))?;
        let files = roots.iter().filter_map(|root| root.join(class.source_path()?).canonicalize().ok());
        implicit.extend(files.filter(|file| !given.contains(file)));
    }
    Ok(implicit.into_iter().collect())
}

/// A path argument; the (empty) output directory comes first, because an empty list would mean the current directory.
fn path_list(paths: &[PathBuf], output: &Path) -> Result<OsString, LoadError> {
    let list = iter::once(output).chain(paths.iter().map(PathBuf::as_path));
    env::join_paths(list).map_err(|_| InputError::UnlistablePath { paths: paths.to_vec() }.into())
}

fn failure(javac: &Path, result: &Output) -> InputError {
    let mut messages = String::from_utf8_lossy(&result.stdout).into_owned();
    messages.push_str(&String::from_utf8_lossy(&result.stderr));
    if messages.trim().is_empty() {
        messages = format!("{}: ended with {} and no message", javac.display(), result.status);
    }
    InputError::Compilation { messages }
}

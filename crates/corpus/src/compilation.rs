//! Compiles the corpus: one call of `javac` per JDK and language level, into a folder named after the content.
//!
//! The name carries the hash of the JDK's build, the options and all sources, so that nothing is compiled twice and
//! nothing stale is run.

use crate::error::HarnessError;
use crate::jdk::Jdk;
use crate::program::{Heading, Program};
use crate::store;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Debug information as Sojourner asks for it, and no warnings about what the corpus does on purpose.
const JAVAC_OPTIONS: [&str; 6] = ["-g", "-nowarn", "-Xlint:none", "-proc:none", "-encoding", "UTF-8"];

/// Where the classes lie through which programs talk to Sojourner: `javac` compiles those that the programs refer to.
const API: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../loader/api");

/// The sources of these classes.
pub(crate) const API_SOURCES: [&str; 8] = [
    include_str!("../../loader/api/sojourner/Verify.java"),
    include_str!("../../loader/api/sojourner/Invariant.java"),
    include_str!("../../loader/api/sojourner/Before.java"),
    include_str!("../../loader/api/sojourner/After.java"),
    include_str!("../../loader/api/sojourner/Old.java"),
    include_str!("../../loader/api/sojourner/Abstract.java"),
    include_str!("../../loader/api/sojourner/calls/Abstract.java"),
    include_str!("../../loader/api/gov/nasa/jpf/vm/Verify.java"),
];

/// The programs of `programs` that `jdk` can run, compiled by it; returns the folder with the classes, below `folder`.
pub fn compile<H: Heading>(jdk: &Jdk, programs: &[Program<H>], folder: &Path) -> Result<PathBuf, HarnessError> {
    compile_for(jdk.feature, jdk, programs, folder)
}

/// The programs that JDKs of a release can run, compiled by `jdk`, which is as new or newer.
pub fn compile_for<H: Heading>(
    feature: u32,
    jdk: &Jdk,
    programs: &[Program<H>],
    folder: &Path,
) -> Result<PathBuf, HarnessError> {
    let programs: Vec<&Program<H>> =
        programs.iter().filter(|program| program.header.span().contains(feature)).collect();
    let classes = folder.join(format!("classes-{feature}-{}", content_hash(jdk, &programs)));
    if !classes.is_dir() {
        let unfinished = store::unfinished(&classes)?;
        match compile_all(feature, jdk, &programs, &unfinished) {
            Ok(()) => store::publish(&unfinished, &classes)?,
            Err(error) => return Err(store::discard(&unfinished, error)),
        }
    }
    Ok(classes)
}

fn content_hash<H>(jdk: &Jdk, programs: &[&Program<H>]) -> String {
    let mut parts = vec![jdk.release.as_str()];
    parts.extend(JAVAC_OPTIONS);
    parts.extend(API_SOURCES);
    parts.extend(programs.iter().flat_map(|program| [program.name.as_str(), program.source.as_str()]));
    store::hash_of(&parts)
}

/// Programs that name no release are made for the one that is meant.
fn compile_all<H: Heading>(
    feature: u32,
    jdk: &Jdk,
    programs: &[&Program<H>],
    output: &Path,
) -> Result<(), HarnessError> {
    let mut by_level: BTreeMap<Vec<String>, Vec<&Program<H>>> = BTreeMap::new();
    for program in programs {
        by_level.entry(level(feature, jdk, &program.header)).or_default().push(program);
    }
    by_level.into_iter().try_for_each(|(level, programs)| run_javac(jdk, &level, &programs, output))
}

/// The options that decide which language is meant.
fn level(feature: u32, jdk: &Jdk, header: &impl Heading) -> Vec<String> {
    let preview = header.preview().then(|| String::from("--enable-preview"));
    let is_named = header.preview() || feature != jdk.feature;
    let release = header.release().or(is_named.then_some(feature));
    let release = release.into_iter().flat_map(|release| [String::from("--release"), release.to_string()]);
    preview.into_iter().chain(release).collect()
}

fn run_javac<H>(jdk: &Jdk, level: &[String], programs: &[&Program<H>], output: &Path) -> Result<(), HarnessError> {
    let mut command = Command::new(jdk.tool("javac"));
    command.args(JAVAC_OPTIONS).arg("-d").arg(output).arg("-sourcepath").arg(API);
    command.args(level).args(programs.iter().map(|program| &program.path));
    let result = command.output().map_err(HarnessError::during("javac"))?;
    if result.status.success() {
        return Ok(());
    }
    let messages = String::from_utf8_lossy(&result.stderr);
    Err(HarnessError::new(format!("javac of JDK {} refuses the corpus:\n{messages}", jdk.feature)))
}

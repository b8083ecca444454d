//! What the environment chooses: programs, JDKs, and the target folder that results are kept in.
//!
//! `CORPUS=text` takes only programs whose `topic/Name` contains the text, `CORPUS_JDK=17` only that feature version.

use crate::error::HarnessError;
use crate::jdk::Jdk;
use crate::program::{Heading, Program};
use std::env;
use std::path::{Path, PathBuf};

/// The programs that `CORPUS` and the words of the command line choose.
pub fn selected<H: Heading>(programs: Vec<Program<H>>) -> Result<Vec<Program<H>>, HarnessError> {
    let words: Vec<String> = env::args().skip(1).filter(|word| !word.starts_with('-')).collect();
    let filter = env::var("CORPUS").unwrap_or_default();
    let programs: Vec<Program<H>> = programs.into_iter().filter(|program| program.label().contains(&filter)).collect();
    if programs.is_empty() {
        return Err(HarnessError::new(format!("no program is named like `{filter}`")));
    }
    let chosen = |program: &Program<H>| words.is_empty() || words.iter().any(|word| program.label().contains(word));
    Ok(programs.into_iter().filter(chosen).collect())
}

/// The JDKs found, or the one that `CORPUS_JDK` names.
pub fn wanted_jdks() -> Result<Vec<Jdk>, HarnessError> {
    let wanted = env::var("CORPUS_JDK").ok();
    let is_wanted = |jdk: &Jdk| wanted.as_ref().is_none_or(|feature| *feature == jdk.feature.to_string());
    let jdks: Vec<Jdk> = Jdk::find_all()?.into_iter().filter(is_wanted).collect();
    if jdks.is_empty() {
        return Err(HarnessError::new(format!("JDK {} was not found", wanted.unwrap_or_default())));
    }
    Ok(jdks)
}

/// The target folder of the build: a test is `target/<profile>/deps/name-…`.
pub fn target_folder() -> Result<PathBuf, HarnessError> {
    let executable = env::current_exe().map_err(HarnessError::during("the path of this test"))?;
    let folder = executable.ancestors().nth(3);
    folder.map(Path::to_path_buf).ok_or_else(|| HarnessError::new("this test is not in a target folder"))
}

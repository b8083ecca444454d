//! What the environment chooses: programs, JDKs, and the target folder that results are kept in.
//!
//! `CORPUS=text` takes only programs whose `topic/Name` contains the text, `CORPUS_PART=2/4` of these every fourth,
//! beginning with the second, and `CORPUS_JDK=17` only that feature version. `CORPUS_WORKERS=1` is how many are looked
//! at at a time.

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
    let chosen = programs.into_iter().filter(chosen);
    match env::var("CORPUS_PART") {
        Ok(text) => {
            let (first, step) = part(&text).ok_or_else(|| HarnessError::new(format!("not a part: `{text}`")))?;
            Ok(chosen.skip(first - 1).step_by(step).collect())
        }
        Err(_) => Ok(chosen.collect()),
    }
}

/// `2/4` as numbers: the second of four parts.
fn part(text: &str) -> Option<(usize, usize)> {
    let (first, step) = text.split_once('/')?;
    let (first, step) = (first.parse().ok()?, step.parse().ok()?);
    (1..=step).contains(&first).then_some((first, step))
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

/// The target folder of the build: a test is `target/<profile>/deps/name-…`, a binary `target/<profile>/name`.
pub fn target_folder() -> Result<PathBuf, HarnessError> {
    let executable = env::current_exe().map_err(HarnessError::during("the path of this test"))?;
    target_folder_of(&executable)
        .map(Path::to_path_buf)
        .ok_or_else(|| HarnessError::new("this test is not in a target folder"))
}

fn target_folder_of(executable: &Path) -> Option<&Path> {
    let folder = executable.parent()?;
    let profile = if folder.ends_with("deps") { folder.parent()? } else { folder };
    profile.parent()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tests_and_binaries_know_their_target_folder() {
        for executable in ["/tree/target/debug/deps/checks-0123", "/tree/target/debug/tidy"] {
            assert_eq!(target_folder_of(Path::new(executable)), Some(Path::new("/tree/target")));
        }
    }

    #[test]
    fn a_part_is_one_of_several() {
        assert_eq!(part("2/4"), Some((2, 4)));
        for text in ["0/4", "5/4", "4", "a/b", "1/0"] {
            assert_eq!(part(text), None, "{text}");
        }
    }
}

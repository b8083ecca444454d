//! Finds the installed JDKs that the tests read; without any, the tests fail.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// The releases whose images and class files this project supports.
const RELEASES: std::ops::RangeInclusive<u32> = 9..=25;

/// The supported JDKs of `JAVA_HOME` and `/usr/lib/jvm`, each once, oldest release first.
pub(crate) fn all() -> Vec<PathBuf> {
    let installed = fs::read_dir("/usr/lib/jvm").into_iter().flatten().flatten().map(|entry| entry.path());
    let candidates = std::env::var_os("JAVA_HOME").map(PathBuf::from).into_iter().chain(installed);
    let homes: BTreeSet<(u32, PathBuf)> = candidates
        .filter_map(|home| home.canonicalize().ok())
        .filter(|home| home.join("lib/modules").is_file())
        .filter_map(|home| Some((release(&home)?, home)))
        .filter(|(release, _)| RELEASES.contains(release))
        .collect();
    assert!(!homes.is_empty(), "no supported JDK in JAVA_HOME or /usr/lib/jvm");
    homes.into_iter().map(|(_, home)| home).collect()
}

/// The bytes of the image of a JDK.
pub(crate) fn image_bytes(home: &Path) -> Vec<u8> {
    fs::read(home.join("lib/modules")).expect("the image of an installed JDK can be read")
}

/// The feature release that the `release` file names, as in `JAVA_VERSION="17.0.16"`.
fn release(home: &Path) -> Option<u32> {
    let text = fs::read_to_string(home.join("release")).ok()?;
    let version = text.lines().find_map(|line| line.strip_prefix("JAVA_VERSION=\""))?;
    version.split(|character: char| !character.is_ascii_digit()).next()?.parse().ok()
}

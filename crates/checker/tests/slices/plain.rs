//! Which programs of the corpus are checked without options, on which JDKs.

use std::path::Path;

/// Whether a program is checked without options of its own, and can be decided.
pub(crate) fn is_plain(file: &Path) -> bool {
    let text = std::fs::read_to_string(file).unwrap();
    let directives = text.lines().filter_map(|line| line.strip_prefix("//@ "));
    let mut words = directives.filter_map(|line| line.split(':').next());
    words.all(|word| !matches!(word, "options" | "search" | "reason"))
}

/// The number of a JDK, from the file that every JDK has.
pub(crate) fn feature(home: &Path) -> u32 {
    let release = std::fs::read_to_string(home.join("release")).unwrap();
    let version = release.lines().find_map(|line| line.strip_prefix("JAVA_VERSION=\"")).unwrap();
    version.split(['.', '"', '-', '+']).next().unwrap().parse().unwrap()
}

/// Whether a program is for this JDK: `//@ jdk: 21` is from there on, `//@ jdk: 17 only` no other.
pub(crate) fn runs_on(file: &Path, feature: u32) -> bool {
    let asked = std::env::var("SLICES_JDK").unwrap_or_default();
    let text = std::fs::read_to_string(file).unwrap();
    let span = text.lines().find_map(|line| line.strip_prefix("//@ jdk: ")).unwrap_or("0").trim();
    let fits = match span.strip_suffix(" only") {
        Some(one) => one.parse() == Ok(feature),
        None => span.parse::<u32>().unwrap() <= feature,
    };
    fits && (asked.is_empty() || asked == feature.to_string())
}

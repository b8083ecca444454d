//! The JDKs of this machine: `JAVA_HOME` and the folders of `/usr/lib/jvm`, each counted once.
//!
//! A JDK is a folder with `bin/java`, `bin/javac` and a `release` file; its feature version is the first number of
//! `JAVA_VERSION` in that file. JDKs older than 17 are left out, because Sojourner does not read them.
//! `RUNTIMES` names further run-time environments (`tests/runtimes` fetches some), which need no `javac`.

use crate::error::HarnessError;
use std::env;
use std::fs;
use std::path::{Path, PathBuf};

const OLDEST_FEATURE: u32 = 17;
const SYSTEM_FOLDER: &str = "/usr/lib/jvm";

/// One JDK.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Jdk {
    /// Its canonical folder.
    pub home: PathBuf,
    /// 17, 21, 25…
    pub feature: u32,
    /// The text of its `release` file, which names the exact build.
    pub release: String,
}

impl Jdk {
    /// All JDKs found, ordered by feature version; an error if there is none.
    pub fn find_all() -> Result<Vec<Self>, HarnessError> {
        let mut jdks: Vec<Self> = candidates().iter().filter_map(|folder| Self::at(folder)).collect();
        jdks.sort_by(|a, b| (a.feature, &a.home).cmp(&(b.feature, &b.home)));
        jdks.dedup();
        if jdks.is_empty() {
            let message = format!("no JDK {OLDEST_FEATURE} or newer in JAVA_HOME or {SYSTEM_FOLDER}");
            return Err(HarnessError::new(message));
        }
        Ok(jdks)
    }

    /// The JDK in `folder`, if there is one that is new enough.
    pub fn at(folder: &Path) -> Option<Self> {
        Self::with_tools(folder, &["java", "javac"])
    }

    fn with_tools(folder: &Path, tools: &[&str]) -> Option<Self> {
        let home = folder.canonicalize().ok()?;
        let release = fs::read_to_string(home.join("release")).ok()?;
        let feature = feature_of(&release)?;
        let complete = tools.iter().all(|tool| home.join("bin").join(tool).is_file());
        (complete && feature >= OLDEST_FEATURE).then_some(Self { home, feature, release })
    }

    /// The run-time environments that `RUNTIMES` names, in that order; one that cannot be used is an error.
    pub fn runtimes() -> Result<Vec<Self>, HarnessError> {
        let named = env::var_os("RUNTIMES").unwrap_or_default();
        let folders = env::split_paths(&named).filter(|folder| !folder.as_os_str().is_empty());
        let open = |folder: PathBuf| {
            let missing = || HarnessError::new(format!("{}: no run-time environment of Java", folder.display()));
            Self::with_tools(&folder, &["java"]).ok_or_else(missing)
        };
        folders.map(open).collect()
    }

    /// The exact version: `17.0.15`.
    pub fn version(&self) -> &str {
        version_of(&self.release).unwrap_or_default()
    }

    /// Whether it has a module. Run-time environments made by `jlink` lack some.
    pub fn has_module(&self, module: &str) -> bool {
        let listed = self.release.lines().find_map(|line| line.strip_prefix("MODULES="));
        listed.is_none_or(|modules| modules.trim_matches('"').split(' ').any(|known| known == module))
    }

    /// The path of one of its tools.
    pub fn tool(&self, name: &str) -> PathBuf {
        self.home.join("bin").join(name)
    }
}

fn candidates() -> Vec<PathBuf> {
    let mut folders: Vec<PathBuf> = env::var_os("JAVA_HOME").map(PathBuf::from).into_iter().collect();
    if let Ok(listing) = fs::read_dir(SYSTEM_FOLDER) {
        folders.extend(listing.flatten().map(|entry| entry.path()));
    }
    folders
}

fn feature_of(release: &str) -> Option<u32> {
    version_of(release)?.split(|c: char| !c.is_ascii_digit()).next()?.parse().ok()
}

fn version_of(release: &str) -> Option<&str> {
    let version = release.lines().find_map(|line| line.strip_prefix("JAVA_VERSION="))?;
    Some(version.trim_matches('"'))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_feature_is_the_first_number_of_the_version() {
        assert_eq!(feature_of("IMPLEMENTOR=\"x\"\nJAVA_VERSION=\"17.0.15\"\n"), Some(17));
        assert_eq!(feature_of("JAVA_VERSION=\"26-ea\"\n"), Some(26));
        assert_eq!(feature_of("JAVA_RUNTIME_VERSION=\"25.0.3+9\"\n"), None);
    }

    #[test]
    fn a_runtime_has_the_modules_that_its_release_file_lists() {
        let release = String::from("JAVA_VERSION=\"21.0.8\"\nMODULES=\"java.base jdk.zipfs\"\n");
        let jdk = Jdk { home: PathBuf::new(), feature: 21, release };
        assert!(jdk.has_module("java.base") && !jdk.has_module("jdk.random") && !jdk.has_module("java"));
    }
}

//! Finding the JDK of a run: `--jdk`, then `JAVA_HOME`, then `java` on the PATH, then the newest one installed.
//!
//! A `--jdk` or `JAVA_HOME` that cannot be used is an error, because the user asked for it; an unusable `java` on the
//! PATH is passed over, because it is only what the machine happens to have. Everything the search looks at is in
//! [`HostEnvironment`], so that a test can describe another machine.

use super::{Jdk, JdkError, executable};
use std::env;
use std::ffi::OsString;
use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};

/// The part of the machine that discovery looks at.
#[derive(Clone, Debug, Default)]
pub struct HostEnvironment {
    /// The value of `JAVA_HOME`, where it is set and not empty.
    pub java_home: Option<PathBuf>,
    /// The value of `PATH`.
    pub path: OsString,
    /// Directories whose subdirectories are JDKs.
    pub places: Vec<PathBuf>,
}

/// Why a JDK is the one that a run uses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    /// The user named it with `--jdk`.
    Option,
    /// `JAVA_HOME` names it.
    JavaHome,
    /// `java` on the PATH belongs to it.
    Path,
    /// It is the newest of those found in the usual places.
    Newest,
}

/// The JDK of a run and the reason for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chosen {
    pub jdk: Jdk,
    pub why: Why,
}

/// One installation that discovery came across, usable or not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FoundJdk {
    pub home: PathBuf,
    pub jdk: Result<Jdk, JdkError>,
}

impl HostEnvironment {
    /// Those of this process.
    pub fn of_this_process() -> HostEnvironment {
        let directory = |name: &str| env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
        let mut places = vec![PathBuf::from("/usr/lib/jvm"), PathBuf::from("/opt")];
        if let Some(home) = directory("HOME") {
            places.push(home.join(".sdkman/candidates/java"));
            places.push(home.join(".jdks"));
        }
        HostEnvironment { java_home: directory("JAVA_HOME"), path: env::var_os("PATH").unwrap_or_default(), places }
    }

    /// The JDK of a run; `option` is the argument of `--jdk`.
    pub fn choose(&self, option: Option<&Path>) -> Result<Chosen, JdkError> {
        if let Some(home) = option {
            return Ok(Chosen { jdk: Jdk::open(home)?, why: Why::Option });
        }
        if let Some(home) = &self.java_home {
            let jdk = Jdk::open(home).map_err(|error| JdkError::JavaHome(Box::new(error)))?;
            return Ok(Chosen { jdk, why: Why::JavaHome });
        }
        if let Some(jdk) = self.home_on_path().and_then(|home| Jdk::open(&home).ok()) {
            return Ok(Chosen { jdk, why: Why::Path });
        }
        let newest = self.installed().into_iter().find_map(|found| found.jdk.ok());
        let none = || JdkError::NoneFound { looked: self.places.clone() };
        newest.map(|jdk| Chosen { jdk, why: Why::Newest }).ok_or_else(none)
    }

    /// The JDK whose `javac` compiles for `jdk`: itself where it has one, else the one found that is as new, or the
    /// least newer; `None` where nobody can.
    pub fn compiler_for(&self, jdk: &Jdk) -> Option<Jdk> {
        if jdk.javac().is_some() {
            return Some(jdk.clone());
        }
        let found = self.all_found().into_iter().filter_map(|found| found.jdk.ok());
        let able = found.filter(|other| other.feature >= jdk.feature && other.javac().is_some());
        able.min_by_key(|other| other.feature)
    }

    /// Every installation in the order of preference, each once; what is plainly no JDK is left out.
    pub fn all_found(&self) -> Vec<FoundJdk> {
        let asked = self.java_home.iter().cloned().chain(self.home_on_path()).map(|home| FoundJdk::open(&home));
        let mut all: Vec<FoundJdk> = Vec::new();
        for found in asked.chain(self.installed()) {
            if all.iter().all(|earlier| earlier.home != found.home) {
                all.push(found);
            }
        }
        all
    }

    /// The home of the `java` that a shell would start, if it is part of an installation.
    fn home_on_path(&self) -> Option<PathBuf> {
        let java = find_on_path(&self.path, "java")?.canonicalize().ok()?;
        let bin = java.parent()?;
        let home = bin.parent()?;
        // A Java 8 JDK has its launcher in jre/bin as well.
        let home = if home.ends_with("jre") { home.parent()? } else { home };
        bin.ends_with("bin").then(|| home.to_path_buf())
    }

    /// What the usual places hold, the newest first; those that cannot be used last.
    fn installed(&self) -> Vec<FoundJdk> {
        let mut found: Vec<FoundJdk> = self.places.iter().flat_map(|place| subdirectories(place)).collect();
        found.sort_by(|a, b| (b.rank(), &a.home).cmp(&(a.rank(), &b.home)));
        found
    }
}

impl FoundJdk {
    fn open(home: &Path) -> FoundJdk {
        let jdk = Jdk::open(home);
        FoundJdk { home: home.canonicalize().unwrap_or_else(|_| home.to_path_buf()), jdk }
    }

    /// Usable ones by their version numbers; `None` sorts below all of them.
    fn rank(&self) -> Option<Vec<u64>> {
        let version = &self.jdk.as_ref().ok()?.version;
        Some(version.split(|c: char| !c.is_ascii_digit()).filter_map(|number| number.parse().ok()).collect())
    }
}

impl fmt::Display for Why {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Why::Option => "named with --jdk",
            Why::JavaHome => "named by JAVA_HOME",
            Why::Path => "the java on the PATH",
            Why::Newest => "the newest one found",
        })
    }
}

/// The first program called `name` in the directories of `path`, as a shell would find it.
pub fn find_on_path(path: &OsString, name: &str) -> Option<PathBuf> {
    env::split_paths(path).map(|directory| directory.join(executable(name))).find(|file| is_program(file))
}

fn is_program(file: &Path) -> bool {
    let Ok(metadata) = fs::metadata(file) else { return false };
    #[cfg(unix)]
    let may_run = std::os::unix::fs::PermissionsExt::mode(&metadata.permissions()) & 0o111 != 0;
    #[cfg(not(unix))]
    let may_run = true;
    metadata.is_file() && may_run
}

/// The installations directly below `place`; directories that are no JDK at all are not worth a word.
fn subdirectories(place: &Path) -> Vec<FoundJdk> {
    let entries = fs::read_dir(place).into_iter().flatten().flatten();
    let mut homes: Vec<PathBuf> = entries.map(|entry| entry.path()).filter(|path| path.is_dir()).collect();
    homes.sort();
    let found = homes.iter().map(|home| FoundJdk::open(home));
    found.filter(|found| !matches!(found.jdk, Err(JdkError::NotAJdk { .. }))).collect()
}

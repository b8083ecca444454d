//! Where compiled classes are kept between runs, and how they get there without a half-written result ever being seen.
//!
//! `KEY/IMPLICIT/classes` holds the result for the sources of `KEY` (see [`super::key`]) together with the sources that
//! `javac` found by itself, whose contents `IMPLICIT` is the hash of and whose paths `KEY/IMPLICIT/sources` lists.
//! A result is written elsewhere and renamed into its place; it never changes afterwards. Deleting any of it is safe.

use super::key;
use crate::error::cannot_read;
use crate::temporary::TemporaryDirectory;
use program::source::SourceError;
use std::env;
use std::ffi::OsStr;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// The class root inside a result.
pub(super) const CLASSES: &str = "classes";
/// The list of implicit sources inside a result; a zero byte ends each path.
const SOURCES: &str = "sources";

/// The directory of the cache; without one (no home directory, a full or read-only disk) nothing is kept.
#[derive(Clone, Debug)]
pub struct CacheLocation {
    directory: Option<PathBuf>,
}

impl CacheLocation {
    /// `$XDG_CACHE_HOME/sojourner/javac`, or `~/.cache/sojourner/javac`.
    pub fn of_this_process() -> CacheLocation {
        let absolute = |name: &str| env::var_os(name).map(PathBuf::from).filter(|path| path.is_absolute());
        let base = absolute("XDG_CACHE_HOME").or_else(|| absolute("HOME").map(|home| home.join(".cache")));
        CacheLocation { directory: base.map(|base| base.join("sojourner/javac")) }
    }

    /// A cache in `directory`, which is made when it is needed.
    pub fn at(directory: &Path) -> CacheLocation {
        CacheLocation { directory: Some(directory.to_path_buf()) }
    }

    /// No cache: every result is thrown away after the run.
    pub fn none() -> CacheLocation {
        CacheLocation { directory: None }
    }

    /// Where it is, if anywhere.
    pub fn directory(&self) -> Option<&Path> {
        self.directory.as_deref()
    }

    /// The classes kept for `key` whose implicit sources are still what they were.
    pub(super) fn find(&self, key: &str) -> Option<PathBuf> {
        let entries = fs::read_dir(self.directory.as_ref()?.join(key)).ok()?;
        let mut results: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
        results.sort();
        let current = results.into_iter().find(|result| is_current(result));
        current.map(|result| result.join(CLASSES)).filter(|classes| classes.is_dir())
    }

    /// A directory to compile into, on the same disk as the cache where there is one.
    pub(crate) fn temporary_directory(&self) -> Result<TemporaryDirectory, SourceError> {
        if let Some(directory) = &self.directory
            && fs::create_dir_all(directory).is_ok()
            && let Ok(temporary) = TemporaryDirectory::inside(directory)
        {
            return Ok(temporary);
        }
        TemporaryDirectory::new().map_err(|error| cannot_read(&env::temp_dir(), error))
    }

    /// Keeps what was compiled into `output`; `None` where that is not possible.
    pub(super) fn keep(&self, key: &str, output: &TemporaryDirectory, implicit: &[PathBuf]) -> Option<PathBuf> {
        let parent = self.directory.as_ref()?.join(key);
        let result = parent.join(key::of_implicit_sources(implicit));
        let moved = write_sources(output.path(), implicit)
            .and_then(|()| fs::create_dir_all(&parent))
            .and_then(|()| fs::rename(output.path(), &result));
        // Another process may have been faster; its result is as good as this one.
        (moved.is_ok() || is_current(&result)).then(|| result.join(CLASSES))
    }
}

/// Whether the implicit sources of a result have the contents that its name tells.
fn is_current(result: &Path) -> bool {
    let Ok(sources) = read_sources(result) else { return false };
    result.file_name() == Some(OsStr::new(&key::of_implicit_sources(&sources)))
}

fn write_sources(result: &Path, sources: &[PathBuf]) -> io::Result<()> {
    let mut list = Vec::new();
    for source in sources {
        list.extend_from_slice(source.as_os_str().as_encoded_bytes());
        list.push(0);
    }
    fs::write(result.join(SOURCES), list)
}

/// A path that is not UTF-8 comes back changed, is then not found, and the sources are compiled again.
fn read_sources(result: &Path) -> io::Result<Vec<PathBuf>> {
    let list = fs::read(result.join(SOURCES))?;
    let paths = list.split(|&byte| byte == 0).filter(|path| !path.is_empty());
    Ok(paths.map(|path| PathBuf::from(String::from_utf8_lossy(path).into_owned())).collect())
}

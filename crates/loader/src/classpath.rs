//! The class path: `--classpath` as the `java` launcher reads it, and the jars that manifests add to it.
//!
//! Follows: the `java` launcher's `--class-path` (an empty element is the current directory, `dir/*` stands for the
//! jars in `dir`) and the JAR File Specification's `Class-Path` (relative addresses; what is missing is ignored).
//! Deviates: `dir/*` is expanded in sorted order, where the launcher leaves the order open.

use crate::jar::Jar;
use crate::root::ClassRoot;
use crate::tree::has_extension;
use program::source::SourceError;
use std::env;
use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Places in the order in which classes are looked up, each of them once.
pub struct ClassPath {
    feature: u32,
    roots: Vec<ClassRoot>,
    seen: Vec<PathBuf>,
    /// Entries that the user named and that do not exist.
    missing: Vec<PathBuf>,
}

impl ClassPath {
    /// An empty one, for a JDK of this feature release.
    pub fn new(feature: u32) -> ClassPath {
        ClassPath { feature, roots: Vec::new(), seen: Vec::new(), missing: Vec::new() }
    }

    /// Appends the entries of a `--classpath` argument.
    pub(crate) fn add_list(&mut self, list: &OsStr) -> Result<(), SourceError> {
        for entry in env::split_paths(list) {
            if entry.as_os_str().is_empty() {
                self.add(Path::new("."))?;
            } else if entry.file_name().is_some_and(|name| name == "*") {
                let directory = entry.parent().filter(|parent| !parent.as_os_str().is_empty());
                match directory.unwrap_or(Path::new(".")) {
                    directory if directory.is_dir() => self.add_jars_of(directory)?,
                    _ => self.missing.push(entry),
                }
            } else if entry.exists() {
                self.add(&entry)?;
            } else {
                self.missing.push(entry);
            }
        }
        Ok(())
    }

    /// Appends one directory or jar, followed by what the manifest of the jar asks for.
    pub fn add(&mut self, path: &Path) -> Result<Option<Arc<Jar>>, SourceError> {
        if !self.is_new(path) {
            return Ok(None);
        }
        if path.is_dir() {
            self.roots.push(ClassRoot::Directory(path.to_path_buf()));
            return Ok(None);
        }
        let jar = Arc::new(Jar::open(path, self.feature)?);
        self.roots.push(ClassRoot::Jar(jar.clone()));
        for address in &jar.manifest().class_path {
            if let Some(further) = resolve_address(path, address).filter(|further| further.exists()) {
                self.add(&further)?;
            }
        }
        Ok(Some(jar))
    }

    /// Appends a place that is neither of the two.
    pub(crate) fn add_root(&mut self, root: ClassRoot) {
        self.roots.push(root);
    }

    /// The places in order.
    pub fn roots(&self) -> &[ClassRoot] {
        &self.roots
    }

    /// The entries of the lists that do not exist.
    pub fn missing(&self) -> &[PathBuf] {
        &self.missing
    }

    /// Everything added, in order.
    pub(crate) fn into_roots(self) -> Vec<ClassRoot> {
        self.roots
    }

    fn add_jars_of(&mut self, directory: &Path) -> Result<(), SourceError> {
        let entries = fs::read_dir(directory).into_iter().flatten().flatten().map(|entry| entry.path());
        let mut jars: Vec<PathBuf> = entries.filter(|path| has_extension(path, &["jar"]) && path.is_file()).collect();
        jars.sort();
        jars.iter().try_for_each(|jar| self.add(jar).map(|_| ()))
    }

    fn is_new(&mut self, path: &Path) -> bool {
        let path = path.canonicalize().unwrap_or_else(|_| path.to_path_buf());
        let new = !self.seen.contains(&path);
        if new {
            self.seen.push(path);
        }
        new
    }
}

/// The file that an address in the manifest of `jar` means; `None` where it is not one of this machine.
fn resolve_address(jar: &Path, address: &str) -> Option<PathBuf> {
    let path = match address.split_once(':') {
        Some(("file", path)) => path.strip_prefix("//").unwrap_or(path),
        Some(_) => return None,
        None => address,
    };
    let directory = jar.parent().unwrap_or(Path::new(""));
    Some(directory.join(decode_percent(path)?))
}

/// Replaces `%20` and the like; `None` where the result is no text.
fn decode_percent(text: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let Some((&first, tail)) = rest.split_first() {
        let code = tail.get(..2).filter(|_| first == b'%').and_then(|digits| std::str::from_utf8(digits).ok());
        match code.and_then(|digits| u8::from_str_radix(digits, 16).ok()) {
            Some(byte) => (bytes.push(byte), rest = &tail[2..]),
            None => (bytes.push(first), rest = tail),
        };
    }
    String::from_utf8(bytes).ok()
}

#[cfg(test)]
mod tests {
    use super::resolve_address;
    use std::path::{Path, PathBuf};

    #[test]
    fn addresses_are_relative_to_the_jar_and_decoded() {
        let resolve = |address| resolve_address(Path::new("dist/app.jar"), address);
        assert_eq!(resolve("lib/my%20lib.jar"), Some(PathBuf::from("dist/lib/my lib.jar")));
        assert_eq!(resolve("classes/"), Some(PathBuf::from("dist/classes/")));
        assert_eq!(resolve("file:/opt/x.jar"), Some(PathBuf::from("/opt/x.jar")));
        assert_eq!(resolve("file:///opt/x.jar"), Some(PathBuf::from("/opt/x.jar")));
        assert_eq!(resolve("100%.jar"), Some(PathBuf::from("dist/100%.jar")));
        assert_eq!(resolve("http://example.org/x.jar"), None);
        assert_eq!(resolve("%ff.jar"), None);
    }
}

//! The hash under which a compilation is kept: everything that decides what `javac` writes.
//!
//! Every field is preceded by its length, so that no two different inputs feed the same bytes to the hash.

use super::{Compilation, javac};
use crate::api;
use crate::error::cannot_read;
use crate::tree;
use program::source::SourceError;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::UNIX_EPOCH;
use xxhash_rust::xxh3::Xxh3;

/// Changes when the way of compiling or of keeping results changes.
const GENERATION: &str = "sojourner javac cache 2";

/// The key of a compilation, as the name of a directory.
pub(super) fn of_compilation(compilation: &Compilation) -> Result<String, SourceError> {
    let mut hash = Fields::default();
    hash.text(GENERATION);
    hash.text(&api::generation());
    compilation.api.iter().for_each(|class| hash.text(class.name));
    hash.path(&compilation.jdk.home);
    hash.text(&compilation.jdk.version);
    javac::flags(compilation).iter().for_each(|flag| hash.text(flag));
    for source in compilation.sources {
        hash.path(source);
        hash.contents(source)?;
    }
    // A file that appears beside a source may stand for a class that came from elsewhere before.
    let neighbours: BTreeSet<PathBuf> = compilation.sources.iter().flat_map(|source| neighbours(source)).collect();
    neighbours.iter().for_each(|neighbour| hash.path(neighbour));
    compilation.libraries.iter().try_for_each(|library| hash.library(library))?;
    Ok(hash.name())
}

/// The key of the sources that `javac` found by itself; one that is gone gives a key of its own.
pub(super) fn of_implicit_sources(sources: &[PathBuf]) -> String {
    let mut hash = Fields::default();
    for source in sources {
        hash.path(source);
        if hash.contents(source).is_err() {
            hash.text("gone");
        }
    }
    hash.name()
}

#[derive(Default)]
struct Fields(Xxh3);

impl Fields {
    fn bytes(&mut self, bytes: &[u8]) {
        self.0.update(&bytes.len().to_le_bytes());
        self.0.update(bytes);
    }

    fn text(&mut self, text: &str) {
        self.bytes(text.as_bytes());
    }

    /// The absolute path: the same name means another file in another directory.
    fn path(&mut self, path: &Path) {
        let absolute = std::path::absolute(path).unwrap_or_else(|_| path.to_path_buf());
        self.bytes(absolute.as_os_str().as_encoded_bytes());
    }

    fn contents(&mut self, file: &Path) -> Result<(), SourceError> {
        let contents = fs::read(file).map_err(|error| cannot_read(file, error))?;
        self.bytes(&contents);
        Ok(())
    }

    /// A jar by its size and time; a directory by those of all classes in it.
    fn library(&mut self, library: &Path) -> Result<(), SourceError> {
        self.path(library);
        if !library.is_dir() {
            return self.stamp(library);
        }
        for class in tree::files_below(library, &["class"])? {
            self.path(&class);
            self.stamp(&library.join(class))?;
        }
        Ok(())
    }

    fn stamp(&mut self, file: &Path) -> Result<(), SourceError> {
        let metadata = fs::metadata(file).map_err(|error| cannot_read(file, error))?;
        let time = metadata.modified().ok().and_then(|time| time.duration_since(UNIX_EPOCH).ok()).unwrap_or_default();
        self.bytes(&metadata.len().to_le_bytes());
        self.bytes(&time.as_nanos().to_le_bytes());
        Ok(())
    }

    fn name(&self) -> String {
        format!("{:032x}", self.0.digest128())
    }
}

/// The source files in the directory of `source`, by name only.
fn neighbours(source: &Path) -> Vec<PathBuf> {
    let directory = source.parent().filter(|parent| !parent.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let entries = fs::read_dir(directory).into_iter().flatten().flatten().map(|entry| entry.path());
    entries.filter(|path| tree::has_extension(path, &["java"])).collect()
}

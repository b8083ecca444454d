//! Sources to classes: `javac` of the chosen JDK, or of a newer one where that has none, once for every content.
//!
//! What a compilation depends on is hashed ([`key`]); the classes are kept under that hash ([`cache`]) and found again
//! by the next run. Sources that `javac` pulled in by itself are remembered with the result and compared as well. Errs
//! towards compiling again. One thing it cannot notice: a source file added to *another* package which would hide a
//! class of a library. No code of the program runs at compile time (see [`javac`]).

mod cache;
pub(crate) mod javac;
mod key;
pub(crate) mod package;

pub use cache::CacheLocation;

use crate::api::{ApiClass, ApiSources};
use crate::error::LoadError;
use crate::jdk::Jdk;
use crate::temporary::TemporaryDirectory;
use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;

/// What is to be compiled.
#[derive(Clone, Copy, Debug)]
pub struct Compilation<'a> {
    /// The JDK whose compiler is used.
    pub jdk: &'a Jdk,
    /// The feature release that the classes are made for: that of the JDK, or an older one.
    pub release: u32,
    /// The source files, as the user named them: `javac` repeats these names in its messages.
    pub sources: &'a [PathBuf],
    /// Directories and jars that hold the libraries.
    pub libraries: &'a [PathBuf],
    /// Whether the preview features of the JDK's release may be used.
    pub preview: bool,
    /// The classes of the API that `javac` may compile along with the sources, where these refer to them.
    pub api: &'a [ApiClass],
    /// Becomes true when nobody wants the result any more: `javac` is ended then.
    pub halt: &'a AtomicBool,
}

/// The classes of a compilation.
#[derive(Debug)]
pub struct Compiled {
    directory: PathBuf,
    /// Present where the result could not be kept: the directory goes away with this value.
    _temporary: Option<TemporaryDirectory>,
}

impl Compiled {
    /// The class root that holds the result.
    pub fn directory(&self) -> &Path {
        &self.directory
    }
}

/// The sources beside the given ones from which `javac` made classes; not those of the API.
pub(crate) fn implicit_sources(sources: &[PathBuf], classes: &Path) -> Result<Vec<PathBuf>, LoadError> {
    Ok(javac::implicit_sources(sources, &package::source_roots(sources)?, classes)?)
}

impl Compilation<'_> {
    /// The classes of the sources, from the cache where nothing has changed.
    pub fn run(&self, location: &CacheLocation) -> Result<Compiled, LoadError> {
        let mut roots = package::source_roots(self.sources)?;
        let key = key::of_compilation(self)?;
        if let Some(directory) = location.find(&key) {
            return Ok(Compiled { directory, _temporary: None });
        }
        let api = if self.api.is_empty() { None } else { Some(ApiSources::provide(location)?) };
        roots.extend(api.iter().flat_map(|api| self.api.iter().map(|class| api.root_of(class))));
        let output = location.temporary_directory()?;
        let classes = output.path().join(cache::CLASSES);
        javac::run(self, &roots, &classes)?;
        let implicit = javac::implicit_sources(self.sources, &roots, &classes)?;
        // Sources that were edited while javac ran: nobody knows which of the two it read, so the result is not kept.
        let unchanged = key::of_compilation(self)? == key;
        let kept = if unchanged { location.keep(&key, &output, &implicit) } else { None };
        match kept {
            Some(directory) => Ok(Compiled { directory, _temporary: None }),
            None => Ok(Compiled { directory: classes, _temporary: Some(output) }),
        }
    }
}

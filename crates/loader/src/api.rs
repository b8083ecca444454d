//! The Java classes through which programs talk to the checker: `sojourner.Verify`, annotations, and the calls of Java
//! PathFinder.
//!
//! Their sources are part of the binary. A program that is compiled finds them behind its own sources, so `javac`
//! compiles those that it refers to along with it. For classes that come without them they are compiled when they are
//! first asked for. A copy that the user has on the class path, or among the sources, always comes first.

use crate::compile::{CacheLocation, Compilation, Compiled};
use crate::error::{InputError, LoadError, cannot_read};
use crate::jdk::Jdk;
use crate::junit;
use crate::root::ClassRoot;
use crate::temporary::TemporaryDirectory;
use program::source::SourceError;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, OnceLock};
use xxhash_rust::xxh3::Xxh3;

/// One class of the API.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ApiClass {
    /// Its internal name (`sojourner/Verify`).
    pub name: &'static str,
    /// The text of its source.
    pub source: &'static str,
}

/// All classes of the API.
pub const CLASSES: [ApiClass; 8] = [
    ApiClass { name: "sojourner/Verify", source: include_str!("../api/sojourner/Verify.java") },
    ApiClass { name: "sojourner/Invariant", source: include_str!("../api/sojourner/Invariant.java") },
    ApiClass { name: "sojourner/Before", source: include_str!("../api/sojourner/Before.java") },
    ApiClass { name: "sojourner/After", source: include_str!("../api/sojourner/After.java") },
    ApiClass { name: "sojourner/Old", source: include_str!("../api/sojourner/Old.java") },
    ApiClass { name: "sojourner/Abstract", source: include_str!("../api/sojourner/Abstract.java") },
    ApiClass { name: "sojourner/calls/Abstract", source: include_str!("../api/sojourner/calls/Abstract.java") },
    ApiClass { name: "gov/nasa/jpf/vm/Verify", source: include_str!("../api/gov/nasa/jpf/vm/Verify.java") },
];

/// Writes the sources below `directory`, each in the directory of its package, for `javac` without Sojourner. The
/// answer is the files that were written.
pub fn write_sources(directory: &Path) -> Result<Vec<PathBuf>, LoadError> {
    let write = |class: &ApiClass| {
        let file = directory.join(class.file());
        write_source(directory, class)
            .map_err(|error| InputError::CannotWrite { path: file.clone(), reason: error.to_string() })?;
        Ok(file)
    };
    CLASSES.iter().map(write).collect()
}

/// Whether a file of the class path (`sojourner/Verify$Discarded.class`) holds a class of the API.
pub(crate) fn is_api(file: &str) -> bool {
    let Some(class) = file.strip_suffix(".class") else { return false };
    let outermost = class.split('$').next().unwrap_or(class);
    junit::is_driver(outermost) || CLASSES.iter().any(|api| api.name == outermost)
}

/// The classes of the API that none of these places has.
pub(crate) fn missing_in(roots: &[ClassRoot]) -> Result<Vec<ApiClass>, SourceError> {
    let mut missing = Vec::new();
    for class in CLASSES {
        let file = format!("{}.class", class.name);
        if roots.iter().map(|root| root.read(&file)).find_map(Result::transpose).transpose()?.is_none() {
            missing.push(class);
        }
    }
    Ok(missing)
}

/// The name under which these sources are known: another text gives another name.
pub(crate) fn generation() -> String {
    let mut hash = Xxh3::new();
    CLASSES.iter().for_each(|class| hash.update(class.source.as_bytes()));
    format!("{:016x}", hash.digest())
}

/// Sources on the disk, as `javac` wants them: for each class a directory in which its packages begin, so that it can
/// be left out where the user has a copy.
pub(crate) struct ApiSources {
    directory: PathBuf,
    /// Present where the sources cannot be kept: they go away with this value.
    _temporary: Option<TemporaryDirectory>,
}

impl ApiSources {
    /// Writes them into the cache, where they are not there yet.
    pub(crate) fn provide(cache: &CacheLocation) -> Result<ApiSources, SourceError> {
        let kept = cache.directory().map(|directory| directory.join(format!("api-{}", generation())));
        if let Some(directory) = kept.as_ref().filter(|directory| directory.is_dir()) {
            return Ok(ApiSources { directory: directory.clone(), _temporary: None });
        }
        let temporary = cache.temporary_directory()?;
        for class in &CLASSES {
            let root = root_of(temporary.path(), class);
            write_source(&root, class).map_err(|error| cannot_read(&root, error))?;
        }
        match kept {
            // Another process may have been faster; its files are the same.
            Some(directory) if fs::rename(temporary.path(), &directory).is_ok() || directory.is_dir() => {
                Ok(ApiSources { directory, _temporary: None })
            }
            _ => Ok(ApiSources { directory: temporary.path().to_path_buf(), _temporary: Some(temporary) }),
        }
    }

    /// Where `javac` finds the sources of a class.
    pub(crate) fn root_of(&self, class: &ApiClass) -> PathBuf {
        root_of(&self.directory, class)
    }

    fn files(&self) -> Vec<PathBuf> {
        CLASSES.iter().map(|class| self.root_of(class).join(class.file())).collect()
    }
}

/// The compiled API for classes that come without it.
pub(crate) struct ApiClasses {
    /// Whose compiler is used, and for which release.
    jdk: Jdk,
    release: u32,
    cache: CacheLocation,
    halt: Arc<AtomicBool>,
    compiled: OnceLock<Result<Compiled, String>>,
}

impl ApiClasses {
    /// Compiles nothing yet.
    pub(crate) fn new(jdk: &Jdk, release: u32, cache: &CacheLocation, halt: &Arc<AtomicBool>) -> ApiClasses {
        ApiClasses { jdk: jdk.clone(), release, cache: cache.clone(), halt: halt.clone(), compiled: OnceLock::new() }
    }

    /// The contents of a class file of the API.
    pub(crate) fn read(&self, file: &str) -> Result<Option<Vec<u8>>, SourceError> {
        match self.compiled.get_or_init(|| self.compile().map_err(|error| error.to_string())) {
            Ok(compiled) => ClassRoot::Directory(compiled.directory().to_path_buf()).read(file),
            Err(reason) => Err(SourceError { place: file.to_owned(), reason: reason.clone() }),
        }
    }

    fn compile(&self) -> Result<Compiled, LoadError> {
        let sources = ApiSources::provide(&self.cache)?;
        let (jdk, halt) = (&self.jdk, &*self.halt);
        let (release, files) = (self.release, sources.files());
        Compilation { jdk, release, sources: &files, libraries: &[], preview: false, api: &[], halt }.run(&self.cache)
    }
}

impl ApiClass {
    fn file(&self) -> String {
        format!("{}.java", self.name)
    }
}

fn root_of(directory: &Path, class: &ApiClass) -> PathBuf {
    directory.join(class.name.replace('/', "."))
}

fn write_source(root: &Path, class: &ApiClass) -> io::Result<()> {
    let file = root.join(class.file());
    file.parent().map_or(Ok(()), fs::create_dir_all)?;
    fs::write(file, class.source)
}

//! What a TARGET of the command line is: sources to compile, or a place with classes.

use crate::error::{InputError, LoadError};
use crate::tree::{self, has_extension};
use std::path::{Path, PathBuf};

/// One TARGET, told apart by the extension of its name and, for a directory, by what it holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Target {
    /// A `.java` file.
    Source(PathBuf),
    /// A directory without any class file: all its sources are compiled.
    Sources { directory: PathBuf, files: Vec<PathBuf> },
    /// A `.class` file.
    Class(PathBuf),
    /// A directory of classes.
    Directory(PathBuf),
    /// A `.jar` file.
    Jar(PathBuf),
}

impl Target {
    /// Decides what `path` is; it must exist.
    pub fn read(path: &Path) -> Result<Target, LoadError> {
        let path = path.to_path_buf();
        if path.is_dir() {
            return read_directory(path);
        }
        if !path.exists() {
            return Err(InputError::MissingTarget { path }.into());
        }
        match path {
            path if has_extension(&path, &["java"]) => Ok(Target::Source(path)),
            path if has_extension(&path, &["class"]) => Ok(Target::Class(path)),
            path if has_extension(&path, &["jar"]) => Ok(Target::Jar(path)),
            path => Err(InputError::UnknownKind { path }.into()),
        }
    }

    /// The source files this TARGET asks to compile.
    pub fn sources(&self) -> &[PathBuf] {
        match self {
            Target::Source(file) => std::slice::from_ref(file),
            Target::Sources { files, .. } => files,
            Target::Class(_) | Target::Directory(_) | Target::Jar(_) => &[],
        }
    }
}

/// A directory with classes is a class root, even where the sources lie beside them.
fn read_directory(directory: PathBuf) -> Result<Target, LoadError> {
    let files = tree::files_below(&directory, &["class", "java"])?;
    if files.iter().any(|file| has_extension(file, &["class"])) {
        return Ok(Target::Directory(directory));
    }
    // Everything runs on the class path, where a module declaration would only hide the libraries from javac.
    let sources = files.iter().filter(|file| file.file_name().is_some_and(|name| name != "module-info.java"));
    let files: Vec<PathBuf> = sources.map(|file| directory.join(file)).collect();
    if files.is_empty() {
        return Err(InputError::EmptyDirectory { path: directory }.into());
    }
    Ok(Target::Sources { directory, files })
}

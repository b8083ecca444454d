//! One place of the class path that holds classes: a directory, a jar, or a single class file.

use crate::error::cannot_read;
use crate::jar::Jar;
use crate::tree;
use program::source::SourceError;
use std::fs;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// A place where classes and resources are looked up by name.
#[derive(Clone)]
pub enum ClassRoot {
    /// A directory whose subdirectories are packages.
    Directory(PathBuf),
    /// A jar file.
    Jar(Arc<Jar>),
    /// A class file that does not lie in the directory its package asks for; only this class is found.
    Class { name: String, file: PathBuf },
}

impl ClassRoot {
    /// The contents of the file `name` (`shop/Cart.class`), where this place has it.
    pub fn read(&self, name: &str) -> Result<Option<Vec<u8>>, SourceError> {
        match self {
            ClassRoot::Directory(directory) if stays_inside(name) => read_if_there(&directory.join(name)),
            ClassRoot::Directory(_) => Ok(None),
            ClassRoot::Jar(jar) => jar.read(name),
            ClassRoot::Class { name: class, file } => match name.strip_suffix(".class") {
                Some(wanted) if wanted == class => read_if_there(file),
                _ => Ok(None),
            },
        }
    }

    /// The names of all files of this place that end in `.class`, sorted.
    pub fn class_entries(&self) -> Result<Vec<String>, SourceError> {
        match self {
            ClassRoot::Directory(directory) => {
                let files = tree::files_below(directory, &["class"])?;
                Ok(files.iter().map(|file| file.to_string_lossy().replace('\\', "/")).collect())
            }
            ClassRoot::Jar(jar) => Ok(jar.class_entries().into_iter().map(str::to_string).collect()),
            ClassRoot::Class { name, .. } => Ok(vec![format!("{name}.class")]),
        }
    }

    /// The file or directory this place is.
    pub fn path(&self) -> &Path {
        match self {
            ClassRoot::Directory(path) | ClassRoot::Class { file: path, .. } => path,
            ClassRoot::Jar(jar) => jar.path(),
        }
    }

    /// Where the file `name` of this place lies, for a message.
    pub fn place_of(&self, name: &str) -> String {
        match self {
            ClassRoot::Directory(directory) => directory.join(name).display().to_string(),
            ClassRoot::Jar(jar) => format!("{}, entry {name}", jar.path().display()),
            ClassRoot::Class { file, .. } => file.display().to_string(),
        }
    }
}

/// A name comes from a class file or from the program: it must not climb out of the directory.
fn stays_inside(name: &str) -> bool {
    name.split('/').all(|part| !matches!(part, "" | "." | ".."))
}

fn read_if_there(path: &Path) -> Result<Option<Vec<u8>>, SourceError> {
    match fs::read(path) {
        Ok(bytes) => Ok(Some(bytes)),
        Err(error) if names_no_file(&error) => Ok(None),
        Err(error) => Err(cannot_read(path, error)),
    }
}

/// Whether the error says that there is no file of that name, rather than that it cannot be read.
fn names_no_file(error: &io::Error) -> bool {
    use ErrorKind::{InvalidFilename, InvalidInput, IsADirectory, NotADirectory, NotFound};
    matches!(error.kind(), NotFound | NotADirectory | IsADirectory | InvalidInput | InvalidFilename)
}

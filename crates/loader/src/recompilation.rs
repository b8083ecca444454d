//! The sources of a program, and what it takes to compile others in their place.

use crate::api::ApiClass;
use crate::compile::{self, CacheLocation, Compilation};
use crate::error::LoadError;
use crate::jdk::Jdk;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

/// How the sources of a program are compiled.
#[derive(Clone, Debug)]
pub struct Recompilation {
    /// Whose compiler is used, and for which release.
    pub jdk: Jdk,
    pub release: u32,
    /// Those that were named; none if the program came as classes.
    pub sources: Vec<PathBuf>,
    /// What they were compiled to.
    pub(crate) classes: Option<PathBuf>,
    /// Directories and jars with other classes.
    pub libraries: Vec<PathBuf>,
    pub preview: bool,
    /// The classes of the API that the libraries lack.
    pub api: Vec<ApiClass>,
    pub halt: Arc<AtomicBool>,
}

impl Recompilation {
    /// The compilation of some sources in the place of the program's own.
    pub(crate) fn of<'a>(&'a self, sources: &'a [PathBuf]) -> Compilation<'a> {
        Compilation {
            jdk: &self.jdk,
            release: self.release,
            sources,
            libraries: &self.libraries,
            preview: self.preview,
            api: &self.api,
            halt: &self.halt,
        }
    }

    /// What the sources were compiled to, if there are any.
    pub fn classes(&self) -> Option<&Path> {
        self.classes.as_deref()
    }

    /// The sources that were named, then those that `javac` found by itself.
    pub fn all_sources(&self) -> Result<Vec<PathBuf>, LoadError> {
        let mut all = self.sources.clone();
        if let Some(classes) = &self.classes {
            all.extend(compile::implicit_sources(&self.sources, classes)?);
        }
        Ok(all)
    }

    /// Whether other sources compile: if not, the error has the messages of `javac`. Nothing is kept.
    pub fn try_sources(&self, sources: &[PathBuf]) -> Result<(), LoadError> {
        self.of(sources).run(&CacheLocation::none()).map(|_| ())
    }
}

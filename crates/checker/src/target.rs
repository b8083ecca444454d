//! Which program is meant, and on what it runs.

use crate::control::Control;
use evidence::Restriction;
use loader::compile::CacheLocation;
use loader::constants::Constant;
use loader::error::LoadError;
use loader::jdk::discovery::HostEnvironment;
use loader::prepare::{self, Prepared, Request};
use std::ffi::OsString;
use std::path::PathBuf;
use std::sync::Arc;
use vm::Settings;

/// A program with its class library and its arguments.
#[derive(Clone, Debug)]
pub struct Target {
    /// Source files, class files, directories or jars.
    pub files: Vec<PathBuf>,
    /// Directories with sources that reports quote, beside those that are found.
    pub sources: Vec<PathBuf>,
    /// The class to start, a binary name, where more than one has a main method.
    pub main: Option<String>,
    /// Directories and jars, separated as in java's class path.
    pub classpath: Option<OsString>,
    /// The home of the JDK whose class library is used; otherwise the one that `java` would be.
    pub jdk: Option<PathBuf>,
    /// Whether the preview features of the JDK's release are enabled.
    pub preview: bool,
    /// How many bytes the objects of the program may take.
    pub max_heap: u64,
    /// How many processors the program is told of, if somebody says.
    pub processors: Option<u32>,
    /// Constants that are to have other values.
    pub constants: Vec<Constant>,
    /// The arguments of its main method.
    pub arguments: Vec<String>,
}

impl Target {
    /// The program in these files, with everything as usual.
    pub fn new(files: impl IntoIterator<Item = impl Into<PathBuf>>) -> Target {
        Target {
            files: files.into_iter().map(Into::into).collect(),
            sources: Vec::new(),
            main: None,
            classpath: None,
            jdk: None,
            preview: false,
            max_heap: Settings::USUAL_HEAP,
            processors: None,
            constants: Vec::new(),
            arguments: Vec::new(),
        }
    }

    /// Reads, compiles and opens what is named.
    pub fn prepare(&self, control: &dyn Control) -> Result<Prepared, LoadError> {
        let request = Request {
            targets: self.files.clone(),
            classpath: self.classpath.clone(),
            main: self.main.clone(),
            jdk: self.jdk.clone(),
            preview: self.preview,
            constants: self.constants.clone(),
            halt: Arc::clone(control.flag()),
        };
        prepare::prepare(&request, &HostEnvironment::of_this_process(), &CacheLocation::of_this_process())
    }

    /// What a proof about it is restricted to.
    pub(crate) fn restrictions(&self) -> Vec<Restriction> {
        let one = |constant: &Constant| Restriction {
            words: format!("with {constant}"),
            sentence: format!(
                "This is about the program with {constant} (--replace-constant), not about the one that was given."
            ),
        };
        self.constants.iter().map(one).collect()
    }

    /// The files as they were written.
    pub(crate) fn names(&self) -> Vec<String> {
        self.files.iter().map(|file| file.display().to_string()).collect()
    }
}

//! What can be wrong with the input of a run: something the user typed, or a file that cannot be read as what it
//! claims.
//!
//! The two kinds end with different exit statuses, so they are two types and never mixed.

use crate::jdk::JdkError;
use program::source::SourceError;
use std::fmt;
use std::path::{Path, PathBuf};

/// Class files of release `n` have this version more.
const FIRST_VERSION: u32 = 44;

/// Why a run could not be prepared.
#[derive(Clone, Debug)]
pub enum LoadError {
    /// The command line asks for something that is not there or does not compile.
    Input(InputError),
    /// A file exists and cannot be read: a damaged jar, a malformed class.
    Unreadable(SourceError),
    /// Somebody wanted this to stop before it was done.
    Halted,
}

/// A mistake in what the user asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum InputError {
    /// A TARGET that does not exist.
    MissingTarget { path: PathBuf },
    /// An entry of the class path that does not exist.
    MissingEntry { path: PathBuf },
    /// A class to be started whose file (a path, or the name of the class) is newer than the JDK.
    NewerClass { file: String, major: u16, feature: u32 },
    /// A TARGET that is a file, but neither source, class nor jar.
    UnknownKind { path: PathBuf },
    /// A TARGET directory without a class or source file anywhere below it.
    EmptyDirectory { path: PathBuf },
    /// No JDK, or not the one that was asked for.
    Jdk(JdkError),
    /// Sources are given, and the JDK is a run-time environment only.
    NoCompiler { home: PathBuf },
    /// One of these holds the character that separates the entries of a class path.
    UnlistablePath { paths: Vec<PathBuf> },
    /// `javac` refused the sources; its messages, unchanged.
    Compilation { messages: String },
    /// A constant that is to have another value is none, or not among the sources.
    Constant { name: String, complaint: String },
    /// A file that was asked for cannot be written.
    CannotWrite { path: PathBuf, reason: String },
    /// No class of the TARGETs has a main method.
    NoMain { targets: Vec<PathBuf> },
    /// More than one class has a main method (binary names), and nothing says which is meant.
    SeveralMains { classes: Vec<String> },
    /// The class named by `--main` or by the manifest of a jar does not exist.
    UnknownMain { class: String, named_by: String },
    /// The class exists, and has no main method that the launcher of this JDK would accept.
    NotAMain { class: String, feature: u32, reason: String },
    /// The tool that builds a project failed; its messages.
    Build { tool: &'static str, messages: String },
    /// A project without compiled tests.
    NoTestClasses { path: PathBuf },
    /// Nothing of the class path can start tests; what is missing, where that is known.
    NoFramework { advice: Vec<String> },
}

impl fmt::Display for LoadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LoadError::Input(error) => error.fmt(f),
            LoadError::Unreadable(SourceError { place, reason }) => write!(f, "{place}: {reason}"),
            LoadError::Halted => f.write_str("stopped before the sources were compiled"),
        }
    }
}

impl fmt::Display for InputError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            InputError::MissingTarget { path } => write!(f, "{}: no such file or directory", path.display()),
            InputError::MissingEntry { path } => {
                write!(f, "{}: no such file or directory, named by the class path", path.display())
            }
            InputError::NewerClass { file, major, feature } => {
                let (needed, newest) = (u32::from(*major) - FIRST_VERSION, feature + FIRST_VERSION);
                write!(
                    f,
                    "{file}: class file version {major} needs JDK {needed} or newer; JDK {feature} reads versions up to {newest}"
                )
            }
            InputError::UnknownKind { path } => {
                write!(f, "{}: a target is a .java, .class or .jar file or a directory of classes", path.display())
            }
            InputError::EmptyDirectory { path } => {
                write!(f, "{}: there is neither a .class nor a .java file in this directory", path.display())
            }
            InputError::Jdk(error) => error.fmt(f),
            InputError::NoCompiler { home } => write!(
                f,
                "{}: this JDK has no bin/javac, which .java targets need, and no other found here that is as new has one; install the full JDK or name one with --jdk DIR",
                home.display()
            ),
            InputError::Constant { name, complaint } => write!(f, "--replace-constant: {name}: {complaint}"),
            InputError::Compilation { messages } => f.write_str(messages.trim_end()),
            InputError::UnlistablePath { paths } => {
                write!(f, "{}: a colon in the name of a directory or jar cannot be passed to javac", list(paths))
            }
            InputError::CannotWrite { path, reason } => write!(f, "{}: cannot be written: {reason}", path.display()),
            InputError::NoMain { targets } => write!(f, "{}: no class with a main method was found", list(targets)),
            InputError::SeveralMains { classes } => {
                write!(f, "more than one class has a main method: {}; pick one with --main CLASS", classes.join(", "))
            }
            InputError::UnknownMain { class, named_by } => {
                write!(f, "main class {class} (named by {named_by}) was not found")
            }
            InputError::NotAMain { class, feature, reason } => {
                write!(f, "class {class} cannot be started by the launcher of JDK {feature}: {reason}")
            }
            InputError::Build { tool, messages } => write!(f, "{tool} failed:\n{}", messages.trim_end()),
            InputError::NoTestClasses { path } => write!(f, "{}: the project has no compiled tests", path.display()),
            InputError::NoFramework { advice } if advice.is_empty() => f.write_str(
                "neither JUnit 5 nor JUnit 4 is on the class path; name its jars with --classpath, or a Maven or Gradle project",
            ),
            InputError::NoFramework { advice } => f.write_str(&advice.join("; ")),
        }
    }
}

impl std::error::Error for LoadError {}
impl std::error::Error for InputError {}

impl From<InputError> for LoadError {
    fn from(error: InputError) -> LoadError {
        LoadError::Input(error)
    }
}

impl From<JdkError> for LoadError {
    fn from(error: JdkError) -> LoadError {
        LoadError::Input(InputError::Jdk(error))
    }
}

impl From<SourceError> for LoadError {
    fn from(error: SourceError) -> LoadError {
        LoadError::Unreadable(error)
    }
}

fn list(paths: &[PathBuf]) -> String {
    paths.iter().map(|path| path.display().to_string()).collect::<Vec<_>>().join(", ")
}

/// The error for a file that exists and could not be read.
pub(crate) fn cannot_read(path: &Path, reason: impl fmt::Display) -> SourceError {
    SourceError { place: path.display().to_string(), reason: reason.to_string() }
}

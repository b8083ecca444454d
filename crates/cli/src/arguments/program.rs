//! Which program is meant: shared by all commands that execute one.

use super::size::Size;
use checker::Target;
use clap::Args;
use loader::constants::Constant;
use std::ffi::OsString;
use std::path::PathBuf;

/// The program, its class library and its arguments.
#[derive(Args, Clone, Debug)]
pub(crate) struct ProgramOptions {
    /// Source files, class files, directories or jars
    ///
    /// Sources are compiled with the javac of the JDK; the result is kept for the next run.
    /// A directory holds classes, or sources only, which are then all compiled.
    /// The main class of a jar is named by its manifest.
    #[arg(verbatim_doc_comment, value_name = "TARGET", required = true)]
    pub(crate) targets: Vec<PathBuf>,

    /// The class to start, where more than one has a main method
    ///
    /// A binary name such as shop.Main or shop.Main$Nested.
    /// Of a single source file it is the first class with a main.
    #[arg(verbatim_doc_comment, long, value_name = "CLASS")]
    pub(crate) main: Option<String>,

    /// Libraries: directories and jars, separated as in java's class path
    ///
    /// 'dir/*' stands for all jars in a directory.
    #[arg(long, value_name = "PATHS", visible_alias = "cp", alias = "class-path")]
    pub(crate) classpath: Option<OsString>,

    /// Directories with the sources of classes and jars, for the lines that reports show
    ///
    /// Sources beside classes, and those of Maven and Gradle (src/main/java), are found without it.
    #[arg(verbatim_doc_comment, long, value_name = "DIRS", value_delimiter = ',')]
    pub(crate) sources: Vec<PathBuf>,

    /// The JDK whose class library is used
    ///
    /// Version 17 or newer.
    /// Without this option: JAVA_HOME, then java on the PATH, then the newest one found.
    #[arg(verbatim_doc_comment, long, value_name = "DIR")]
    pub(crate) jdk: Option<PathBuf>,

    /// Enable the preview features of the JDK's release, as java and javac do
    #[arg(long)]
    pub(crate) enable_preview: bool,

    /// How much memory the program's objects may take before OutOfMemoryError
    ///
    /// A number of bytes, or one followed by k, m or g.
    #[arg(long, value_name = "SIZE", default_value = "1g")]
    pub(crate) max_heap: Size,

    /// How many processors the program is told of
    ///
    /// Threads interleave in every way whatever it is. The class library makes pools by it,
    /// and spins before it waits where there is more than one. Usually 2, and 3 from JDK 25 on,
    /// so that two asynchronous stages can run at the same time.
    #[arg(
        verbatim_doc_comment,
        long,
        value_name = "N",
        value_parser = clap::value_parser!(u32).range(1..=1024)
    )]
    pub(crate) processors: Option<u32>,

    /// Give a constant another value, as in Main.ROUNDS=3; may be given several times
    ///
    /// For static final fields with an initialiser, in .java targets: numbers, booleans, strings.
    /// The program is compiled again with it; a verdict says that it is about the changed program.
    #[arg(verbatim_doc_comment, long, value_name = "CLASS.FIELD=VALUE")]
    pub(crate) replace_constant: Vec<Constant>,

    /// Arguments of the program
    #[arg(value_name = "ARGS", last = true)]
    pub(crate) arguments: Vec<String>,
}

impl ProgramOptions {
    /// The program that is meant.
    pub(crate) fn target(&self) -> Target {
        let ProgramOptions {
            targets,
            sources,
            main,
            classpath,
            jdk,
            enable_preview,
            max_heap,
            processors,
            replace_constant,
            arguments,
        } = self.clone();
        Target {
            files: targets,
            sources,
            main,
            classpath,
            jdk,
            preview: enable_preview,
            max_heap: max_heap.0,
            processors,
            constants: replace_constant,
            arguments,
        }
    }
}

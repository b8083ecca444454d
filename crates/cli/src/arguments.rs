//! The command line: commands, their options and their help texts.

use crate::size::Size;
use clap::{Args, Parser, Subcommand, ValueEnum};
use std::ffi::OsString;
use std::path::PathBuf;

/// Run Java programs on a virtual machine whose whole state is a value.
#[derive(Debug, Parser)]
#[command(name = "sojourner", version, subcommand_required = true, arg_required_else_help = true)]
#[command(after_help = "\
Examples:
  sojourner run Hello.java          compile and run a program
  sojourner doctor                  see which JDK would be used

'sojourner COMMAND --help' explains a command.")]
pub(crate) struct Arguments {
    #[command(subcommand)]
    pub(crate) command: Command,
}

/// What to do.
#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    Run(RunOptions),
    Doctor(DoctorOptions),
}

/// Run a program in simulation, with one schedule of its threads
///
/// Prints what the program prints and nothing else. The schedule is a fair one; --seed picks
/// another, and the same seed always gives the same run. The program reaches nothing outside:
/// no files, no network, no clock but a virtual one.
#[derive(Args, Debug)]
#[command(
    verbatim_doc_comment,
    after_help = "\
Examples:
  sojourner run Hello.java
  sojourner run Bank.java --seed 7 -- 100 deposit
  sojourner run build/classes --classpath 'lib/*' --main shop.Main
  sojourner run app.jar --jdk /usr/lib/jvm/java-17-openjdk-amd64

Exit status:
  as the program itself would exit: 0, 1 after an uncaught exception, n after System.exit(n);
  2   the command line is wrong: an unknown option, a missing file, sources that do not compile,
      no JDK, no class with a main method;
  125 the tool failed: a damaged class file or jar, or something the program needs is not modelled."
)]
pub(crate) struct RunOptions {
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

    /// The JDK whose class library is used
    ///
    /// Version 17 or newer.
    /// Without this option: JAVA_HOME, then java on the PATH, then the newest one found.
    #[arg(verbatim_doc_comment, long, value_name = "DIR")]
    pub(crate) jdk: Option<PathBuf>,

    /// Take the random schedule with this number instead of the fair one
    #[arg(long, value_name = "N")]
    pub(crate) seed: Option<u64>,

    /// How much memory the program's objects may take before OutOfMemoryError
    ///
    /// A number of bytes, or one followed by k, m or g.
    #[arg(long, value_name = "SIZE", default_value = "1g")]
    pub(crate) max_heap: Size,

    /// Print what the run cost to standard error at its end
    #[arg(long)]
    pub(crate) stats: bool,

    /// Arguments of the program
    #[arg(value_name = "ARGS", last = true)]
    pub(crate) arguments: Vec<String>,
}

/// Show what was found on this machine, and how to install what is missing
///
/// Lists the JDKs with the one that a run would use, the compiler and the optional programs.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  sojourner doctor
  sojourner doctor --format json

Exit status:
  0   a program can be run
  1   no JDK that could be used was found
  2   the command line is wrong")]
pub(crate) struct DoctorOptions {
    /// How to print the findings
    #[arg(long, value_enum, default_value_t = Format::Human)]
    pub(crate) format: Format,
}

/// The shape of a report on standard output.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Format {
    /// Text for a person
    Human,
    /// One JSON object
    Json,
}

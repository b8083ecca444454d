//! The options of `run`.

use super::program::ProgramOptions;
use clap::Args;

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
    #[command(flatten)]
    pub(crate) program: ProgramOptions,

    /// Take the random schedule with this number instead of the fair one
    #[arg(long, value_name = "N")]
    pub(crate) seed: Option<u64>,

    /// Print what the run cost to standard error at its end
    #[arg(long)]
    pub(crate) stats: bool,
}

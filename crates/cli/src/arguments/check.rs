//! The options of `check`.

use super::program::ProgramOptions;
use super::properties::PropertyOptions;
use super::report::{ReportOptions, TraceOptions};
use crate::size::Size;
use crate::time_span::TimeSpan;
use checker::ChallengeRuns;
use clap::{Args, ValueEnum};
use std::path::PathBuf;

/// Explore every schedule of a program and decide its properties
///
/// Threads interleave at every operation that another thread could observe, and every way the
/// program could go is followed. What is found comes with the schedule that leads to it. The
/// program reaches nothing outside: no files, no network, no clock but a virtual one.
#[derive(Args, Debug)]
#[command(
    verbatim_doc_comment,
    after_help = "\
Examples:
  sojourner check Buffer.java
  sojourner check Buffer.java --search bfs --time-limit 5m
  sojourner check Server.java --guided
  sojourner check build/classes --main shop.Main --property deadlock,race --all
  sojourner check Pool.java --trace full
  sojourner check Bank.java --save-schedule bank.schedule --format json -- 100 deposit

Exit status:
  0   no violation, and every run was explored
  1   a violation was found
  2   the command line or the input is wrong: an unknown option, a missing or damaged file,
      sources that do not compile, no JDK, no class with a main method
  3   unknown: a limit was reached, runs were only sampled, or something the program needs is
      not modelled; also when the tool itself fails"
)]
pub(crate) struct CheckOptions {
    #[command(flatten)]
    pub(crate) program: ProgramOptions,

    #[command(flatten)]
    pub(crate) properties: PropertyOptions,

    #[command(flatten)]
    pub(crate) search: SearchOptions,

    /// How many simulated runs, by other code than the search, try to contradict a proof: a number, or off
    /// [default: 30, and more after a long search]
    #[arg(long, value_name = "N|off", value_parser = challenge_runs)]
    pub(crate) challenge: Option<ChallengeRuns>,

    #[command(flatten)]
    pub(crate) telling: TraceOptions,

    #[command(flatten)]
    pub(crate) report: ReportOptions,

    /// Write the schedule of the first violation to this file, for 'sojourner replay'
    #[arg(long, value_name = "FILE")]
    pub(crate) save_schedule: Option<PathBuf>,
}

fn challenge_runs(text: &str) -> Result<ChallengeRuns, String> {
    match text {
        "off" => Ok(ChallengeRuns::Off),
        number => number.parse().map(ChallengeRuns::Exactly).map_err(|_| String::from("expected a number, or off")),
    }
}

/// How the search goes.
#[derive(Args, Clone, Debug)]
pub(crate) struct SearchOptions {
    /// In which order to explore
    #[arg(long, value_enum, default_value_t = SearchName::Dfs, value_name = "ORDER")]
    pub(crate) search: SearchName,

    /// With context-bound: explore only runs with at most so many preemptions
    #[arg(long, value_name = "N")]
    pub(crate) max_preemptions: Option<u32>,

    /// Watch a few simulated runs first, and let what they make suspicious guide the search
    ///
    /// Every warning of 'sojourner analyze' is confirmed by a run, refuted by an exhaustive search,
    /// or left open. The threads of a warning, and those that influence them, move before others.
    #[arg(long, verbatim_doc_comment)]
    pub(crate) guided: bool,

    /// With heuristic: which states to explore first
    #[arg(long, value_enum, value_delimiter = ',', value_name = "LIST", default_value = "blocked")]
    pub(crate) prefer: Vec<PreferName>,

    /// With random, pct and --guided: other seeds, other runs [default: 0]
    #[arg(long, value_name = "N")]
    pub(crate) seed: Option<u64>,

    /// With random and pct: how many runs to try [default: 1000, or as many as --time-limit allows];
    /// with --guided: how many runs to simulate [default: 5]
    #[arg(long, value_name = "N")]
    pub(crate) runs: Option<u64>,

    /// Whether steps that cannot disturb each other are explored in one order only
    #[arg(long, value_enum, default_value_t = Switch::On, value_name = "SWITCH")]
    pub(crate) por: Switch,

    /// Whether states that differ only in garbage or the order of allocation are the same
    #[arg(long, value_enum, default_value_t = Switch::On, value_name = "SWITCH")]
    pub(crate) symmetry: Switch,

    /// How to remember the states that were visited
    #[arg(long, value_enum, default_value_t = StoreName::Exact, value_name = "STORE")]
    pub(crate) store: StoreName,

    /// With bitstate: the size of the table [default: 128m]
    #[arg(long, value_name = "SIZE")]
    pub(crate) store_size: Option<Size>,

    /// Cut runs that are longer than so many steps
    #[arg(long, value_name = "N")]
    pub(crate) max_depth: Option<u64>,

    /// Stop after so many distinct states
    #[arg(long, value_name = "N")]
    pub(crate) max_states: Option<u64>,

    /// Stop after this time, that of javac included: a number followed by ms, s, m or h
    #[arg(long, value_name = "DURATION")]
    pub(crate) time_limit: Option<TimeSpan>,

    /// Stop when the process takes more memory, the objects of the program included: a number of
    /// bytes, or one followed by k, m or g
    #[arg(long, value_name = "SIZE")]
    pub(crate) memory_limit: Option<Size>,

    /// Collect every distinct violation instead of stopping at the first
    #[arg(long)]
    pub(crate) all: bool,
}

/// An order of exploration.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum SearchName {
    /// Every run to its end before the next: least memory
    Dfs,
    /// All runs step by step: the shortest counterexample
    Bfs,
    /// Runs in which every choice is made at random: never a proof
    Random,
    /// Runs with random priorities that change at a few random places: never a proof
    Pct,
    /// Runs with the fewest preemptions first
    ContextBound,
    /// The most promising states first, see --prefer
    Heuristic,
}

/// What makes a state promising.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum PreferName {
    /// Many threads cannot move
    Blocked,
    /// Threads stand at places that a simulated run made suspicious
    Accesses,
}

/// A memory of states.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum StoreName {
    /// Every state, compressed
    Exact,
    /// A fingerprint of every state: less memory, never a proof
    Hash,
    /// A few bits for every state in a table of fixed size: least memory, never a proof
    Bitstate,
}

/// Something that can be switched off for comparison.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Switch {
    On,
    Off,
}

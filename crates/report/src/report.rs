//! The report as a plain value.

use crate::second_opinion::SecondOpinion;
use crate::slice::SlicedCheck;
use evidence::{CodeLocation, Coverage, Fault, Film, FixedAnswer, Property, Restriction, Trace, Warning};
use model::{Reason, Schedule, Statistics, Verdict};

/// Everything that a report tells.
#[derive(Clone, Debug)]
pub struct Report {
    /// The version of the tool.
    pub version: String,
    /// The command that made it: `check` or `replay`.
    pub command: String,
    /// The TARGETs as the user wrote them.
    pub target: Vec<String>,
    /// The class that was started.
    pub main: String,
    /// The version of the JDK.
    pub jdk: String,
    /// The properties that were to be decided, in the order of `Property::ALL`.
    pub properties: Vec<Property>,
    /// The answer.
    pub verdict: Verdict,
    /// For which memory model the answer `Holds` is given.
    pub assurance: Assurance,
    /// What a proof rests on beside the search, a sentence each.
    pub assumptions: Vec<String>,
    /// What was tried to contradict a proof; nothing where there is none, or nobody tried.
    pub challenge: Option<Challenge>,
    /// The answers from the surroundings of the program that are among them.
    pub fixed: Vec<FixedAnswer>,
    /// What a proof is restricted to, because somebody asked for that.
    pub restrictions: Vec<Restriction>,
    /// The violations, the gravest first.
    pub violations: Vec<Counterexample>,
    /// Why not everything was looked at; nothing where the search was complete.
    pub incomplete: Option<Reason>,
    /// What was needed and is not modelled.
    pub unsupported: Vec<String>,
    /// Sentences about what may not be as intended.
    pub warnings: Vec<String>,
    /// What runtime analysis suspected beforehand, and what the search has found out about it.
    pub suspected: Vec<Warning>,
    /// How the search was guided, in a sentence; nothing where it was not.
    pub guide: Option<String>,
    /// The slice that was explored, or why none was; nothing where none was asked for.
    pub slice: Option<SlicedCheck>,
    /// What another engine says; nothing where none was asked.
    pub second_opinion: Option<SecondOpinion>,
    /// Where the states come from; nothing where nobody has looked.
    pub branching: Vec<Branching>,
    /// The program is a test, and has found in every run that it does not apply.
    pub skipped: bool,
    /// What of the program the explored runs have come to; nothing where nobody asked.
    pub coverage: Option<Coverage>,
    /// How the first violation is executed again.
    pub replay: Option<Replay>,
    /// What was covered, and what it cost.
    pub costs: Costs,
}

/// Simulated runs, by other code than the search, that tried to contradict a proof.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Challenge {
    /// How many there were.
    pub runs: u64,
    /// Whether one of them did.
    pub contradicted: bool,
    /// The turns of the run that did, for a report to the makers of the tool.
    pub turns: Option<String>,
}

/// A place where threads stand when more than one order must be explored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Branching {
    /// The place.
    pub location: CodeLocation,
    /// Of how many of those states.
    pub percent: u32,
    /// How many threads were seen there.
    pub threads: u32,
}

/// A violation with the run that shows it.
#[derive(Clone, Debug)]
pub struct Counterexample {
    /// What is wrong.
    pub fault: Fault,
    /// The run, threads numbered by the order of their start.
    pub schedule: Schedule,
    /// The run, told step by step.
    pub trace: Trace,
    /// The run with its states, where somebody wants to look at them.
    pub film: Option<Film>,
    /// The nearest run that ends without a fault, where one was looked for and found.
    pub passing: Option<Passing>,
    /// How often a thread is interrupted in it, where that was counted.
    pub interruptions: Option<Interruptions>,
}

/// How often another thread moves in a run though the last one could go on.
#[derive(Clone, Debug)]
pub struct Interruptions {
    pub count: usize,
    pub fewest: Fewest,
}

/// Whether there are runs with the same violation and fewer interruptions.
#[derive(Clone, Debug)]
pub enum Fewest {
    /// There are none.
    These,
    /// This one has the fewest.
    Less { count: usize, film: Box<Film> },
    /// It was not found out.
    Unknown,
}

/// A run that passes.
#[derive(Clone, Debug)]
pub struct Passing {
    pub film: Film,
    /// How many steps it has in common with the run that fails.
    pub common: usize,
}

/// How a violation is executed again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Replay {
    /// The command line, for a shell.
    pub command: String,
    /// Whether the schedule is in the file that the command line names; otherwise it has to be saved first.
    pub is_saved: bool,
}

/// For which memory model an answer is given.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Assurance {
    /// The Java memory model: there is no data race, so all runs are sequentially consistent (JLS 17.4.5).
    Jmm,
    /// Sequential consistency only.
    Sc,
}

/// What was covered, and what it cost.
#[derive(Clone, Debug, Default)]
pub struct Costs {
    /// What the search counted.
    pub search: Statistics,
    /// Bytecode instructions executed.
    pub instructions: u64,
    /// The most threads that a run has started.
    pub threads: u64,
}

impl Assurance {
    /// The name in reports.
    pub fn name(self) -> &'static str {
        match self {
            Assurance::Jmm => "jmm",
            Assurance::Sc => "sc",
        }
    }
}

//! The report of a runtime analysis as a plain value.

use evidence::{Fault, Warning};
use model::{Reason, Verdict};
use std::collections::BTreeSet;
use std::time::Duration;

/// Everything that the report of an analysis tells.
#[derive(Clone, Debug)]
pub struct Analysis {
    /// The version of the tool.
    pub version: String,
    /// The TARGETs as the user wrote them.
    pub target: Vec<String>,
    /// The class that was started.
    pub main: String,
    /// The version of the JDK.
    pub jdk: String,
    /// The seed of the first run.
    pub seed: u64,
    /// Runs that came to their end.
    pub ended: u64,
    /// Runs that were cut.
    pub cut: u64,
    /// What has gone wrong in the runs themselves.
    pub faults: Vec<Fault>,
    /// Races of the runs, and what may go wrong in others.
    pub warnings: Vec<Warning>,
    /// The numbers of warnings that nobody wants to see.
    pub left_out: BTreeSet<usize>,
    /// What was needed and is not modelled.
    pub unsupported: Vec<String>,
    /// Sentences about what may not be as intended.
    pub notes: Vec<String>,
    /// Bytecode instructions executed.
    pub instructions: u64,
    /// The most threads of a run.
    pub threads: u64,
    /// The most places in memory that were watched in a run.
    pub places: u64,
    /// The most memory of the whole process, where the system tells.
    pub peak_bytes: Option<u64>,
    /// How long all runs took.
    pub elapsed: Duration,
    /// Why there is no more to tell, where the analysis did not come to its own end.
    pub ended_by: Option<Reason>,
}

impl Analysis {
    /// Violated where something has gone wrong in a run; otherwise unknown, because other runs may differ.
    pub fn verdict(&self) -> Verdict {
        if !self.faults.is_empty() || self.warnings.iter().any(|warning| warning.suspicion.is_real()) {
            return Verdict::Violated;
        }
        if let Some(reason) = &self.ended_by {
            return Verdict::Unknown(reason.clone());
        }
        match self.unsupported.first() {
            Some(what) => Verdict::Unknown(Reason::Unsupported(what.clone())),
            None if self.cut > 0 => Verdict::Unknown(Reason::DepthLimit),
            None => Verdict::Unknown(Reason::Sampling),
        }
    }

    /// The warnings with their numbers, those of the runs themselves first. Who is left out keeps its number.
    pub fn numbered(&self) -> Vec<(&Warning, usize)> {
        let (real, potential): (Vec<&Warning>, Vec<&Warning>) =
            self.warnings.iter().partition(|warning| warning.suspicion.is_real());
        let numbers = (1..).filter(|number| !self.left_out.contains(number));
        real.into_iter().chain(potential).zip(numbers).collect()
    }

    /// Whether every run came to its end.
    pub fn is_complete(&self) -> bool {
        self.cut == 0 && self.unsupported.is_empty() && self.ended_by.is_none()
    }
}

//! A run, told step by step.

use crate::CodeLocation;

/// Something that happens inside a call of the class library.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Detail {
    /// Where in the class library.
    pub place: CodeLocation,
    /// What happens there that others could see.
    pub event: String,
}

/// One step of a run.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Moment {
    /// Which thread moves: an index into `Trace::threads`.
    pub thread: usize,
    /// Where the thread stands before the step.
    pub place: Option<CodeLocation>,
    /// What the step does that others could see (`locks Fork@1`, `writes Counter.count = 3`, `starts Thread-0`); empty
    /// where it does nothing of the kind.
    pub event: String,
    /// What the program printed in this step, or said to the trace (`Verify.print`), line by line.
    pub printed: Vec<String>,
    /// What the step does inside the class library, where that was asked for.
    pub details: Vec<Detail>,
}

/// A run from its start.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Trace {
    /// The names of the threads, in the order of their start.
    pub threads: Vec<String>,
    /// The steps.
    pub moments: Vec<Moment>,
    /// The first moment is what the program did before there was anything to choose: no step of the schedule, and told
    /// as step 0.
    pub has_prologue: bool,
    /// Of an endless run, the first of the steps that are repeated for ever; where it is none of them, the run stays
    /// where it is.
    pub repeats_from: Option<usize>,
}

impl Trace {
    /// The number of the step that the first moment is.
    pub fn first_step(&self) -> usize {
        usize::from(!self.has_prologue)
    }
}

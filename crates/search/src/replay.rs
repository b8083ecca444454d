//! Following a recorded schedule, step by step and to the letter.

use model::{Choice, Schedule, Step, TransitionSystem, Violation};
use std::fmt;

/// Why a schedule does not show what it should.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Mismatch {
    /// The choice cannot be made there.
    NotEnabled {
        /// The number of choices made before.
        step: usize,
        /// The choice.
        choice: Choice,
    },
    /// The run cannot go on there.
    CutShort {
        /// The number of choices made before.
        step: usize,
        /// What is not modelled; nothing where the program declared the run uninteresting.
        unsupported: Option<String>,
    },
    /// The schedule can be followed, but the violation does not show at its end.
    NotViolated,
    /// The loop of an endless run does not lead back to where it began.
    NotRepeated,
}

/// Follows a schedule on a system that stands at its start, and calls `each` after every step. Answers all violations
/// with the number of steps after which they showed.
pub fn follow<S: TransitionSystem>(
    system: &mut S,
    schedule: &Schedule,
    mut each: impl FnMut(&mut S, Choice),
) -> Result<Vec<(usize, S::Violation)>, Mismatch> {
    let mut found = Vec::new();
    inspect(system, 0, &mut found);
    for (step, &choice) in schedule.choices().iter().enumerate() {
        if !enabled(system).contains(&choice) {
            return Err(Mismatch::NotEnabled { step, choice });
        }
        match system.step(choice) {
            Step::Done => {}
            Step::Violated(violation) => found.push((step + 1, violation)),
            Step::Discarded => return Err(Mismatch::CutShort { step, unsupported: None }),
            Step::Unsupported(what) => return Err(Mismatch::CutShort { step, unsupported: Some(what) }),
        }
        inspect(system, step + 1, &mut found);
        each(system, choice);
    }
    if enabled(system).is_empty() {
        found.extend(system.end().map(|violation| (schedule.len(), violation)));
    }
    Ok(found)
}

/// Follows a schedule on a system that stands at its start, and demands that a violation shows at its end.
pub fn reproduce<S: TransitionSystem>(
    system: &mut S,
    schedule: &Schedule,
    key: &<S::Violation as Violation>::Key,
) -> Result<S::Violation, Mismatch> {
    let found = follow(system, schedule, |_, _| ())?;
    let at_the_end = found.into_iter().filter(|&(step, _)| step == schedule.len());
    at_the_end.map(|(_, violation)| violation).find(|violation| violation.key() == *key).ok_or(Mismatch::NotViolated)
}

impl fmt::Display for Mismatch {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Mismatch::NotEnabled { step, choice } => {
                write!(formatter, "after {step} steps, choice {choice} is not possible")
            }
            Mismatch::CutShort { step, unsupported: Some(what) } => {
                write!(formatter, "after {step} steps, the run needs what is not modelled: {what}")
            }
            Mismatch::CutShort { step, unsupported: None } => {
                write!(formatter, "after {step} steps, an assumption of the program fails")
            }
            Mismatch::NotViolated => formatter.write_str("the run does not end with the violation"),
            Mismatch::NotRepeated => formatter.write_str("the loop does not lead back to where it began"),
        }
    }
}

impl std::error::Error for Mismatch {}

pub(crate) fn enabled(system: &mut impl TransitionSystem) -> Vec<Choice> {
    let mut choices = Vec::new();
    system.choices(&mut choices);
    choices
}

fn inspect<S: TransitionSystem>(system: &mut S, step: usize, found: &mut Vec<(usize, S::Violation)>) {
    let mut violations = Vec::new();
    system.inspect(&mut violations);
    found.extend(violations.into_iter().map(|violation| (step, violation)));
}

//! From a prepared program to a transition system at its start.

use crate::arguments::program::ProgramOptions;
use crate::machine::{self, Launch};
use crate::question::Question;
use crate::refusal::refuse;
use explore::{Explorer, StatePredicate};
use loader::prepare::Prepared;
use vm::Machine;

/// Why there is nothing to explore.
pub(crate) enum NoStart {
    /// The question makes no sense for this program; the user was told, and this is the exit status.
    Refused(u8),
    /// The start needs something that is not modelled.
    Unsupported(String),
}

/// Boots the machine with the program's assertions enabled and makes it explorable.
pub(crate) fn start(program: Prepared, options: &ProgramOptions, question: Question) -> Result<Explorer, NoStart> {
    begin(boot(program, options)?, question)
}

/// Boots the machine with the program's assertions enabled.
pub(crate) fn boot(program: Prepared, options: &ProgramOptions) -> Result<Machine, NoStart> {
    let launch = Launch { program, arguments: &options.arguments, max_heap: options.max_heap.0, assertions: true };
    machine::launch(launch).map_err(NoStart::Unsupported)
}

/// Makes a machine explorable that stands at the beginning of `main`.
pub(crate) fn begin(machine: Machine, question: Question) -> Result<Explorer, NoStart> {
    let Question { options: mut asked, find } = question;
    if let Some(expression) = find {
        let check = expression.check(machine.program);
        check.map_err(|error| NoStart::Refused(refuse(format_args!("--find: {error}"))))?;
        let words = expression.text().to_string();
        let holds: StatePredicate = Box::new(move |machine: &Machine| expression.holds(machine));
        asked.find = Some((words, holds));
    }
    Explorer::new(machine, asked).map_err(NoStart::Unsupported)
}

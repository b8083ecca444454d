//! From a prepared program to a transition system at its start.

use crate::arguments::program::ProgramOptions;
use crate::machine::{self, Launch};
use explore::{Explorer, Options};
use loader::prepare::Prepared;

/// Boots the machine with the program's assertions enabled; the error says what is not possible.
pub(crate) fn start(program: Prepared, options: &ProgramOptions, question: Options) -> Result<Explorer, String> {
    let launch = Launch { program, arguments: &options.arguments, max_heap: options.max_heap.0, assertions: true };
    Explorer::new(machine::launch(launch)?, question)
}

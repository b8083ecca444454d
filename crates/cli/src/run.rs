//! `sojourner run`: prepares the program, hands it to the virtual machine and exits as it does.

use crate::arguments::RunOptions;
use crate::exit;
use crate::machine::{self, Launch};
use crate::output;
use loader::compile::CacheLocation;
use loader::error::{InputError, LoadError};
use loader::jdk::discovery::Surroundings;
use loader::prepare::{Request, prepare};
use std::panic::{self, AssertUnwindSafe};
use std::process::ExitCode;

/// Carries out the command.
pub(crate) fn run(options: RunOptions) -> ExitCode {
    guarded(|| try_run(options)).into()
}

fn try_run(options: RunOptions) -> u8 {
    let RunOptions { targets, main, classpath, jdk, seed, max_heap, stats, arguments } = options;
    let request = Request { targets, classpath, main, jdk };
    let prepared = prepare(&request, &Surroundings::of_this_process(), &CacheLocation::of_this_process());
    let program = match prepared {
        Ok(program) => program,
        Err(error) => return refuse(&error),
    };
    program.warnings.iter().for_each(output::warn);
    let launch = Launch { program, arguments, seed, max_heap: max_heap.0, stats };
    machine::launch(launch).unwrap_or_else(|reason| {
        output::complain(reason);
        exit::TOOL_FAILURE
    })
}

/// Says why the program could not be prepared; what the user can mend on the command line has a status of its own.
fn refuse(error: &LoadError) -> u8 {
    match error {
        LoadError::Input(InputError::Compilation { .. }) => output::raw_complaint(error),
        LoadError::Input(_) | LoadError::Unreadable(_) => output::complain(error),
    }
    match error {
        LoadError::Input(_) => exit::WRONG_INPUT,
        LoadError::Unreadable(_) => exit::TOOL_FAILURE,
    }
}

/// A panic is a failure of the tool, and its status must not be taken for one of the program.
fn guarded(command: impl FnOnce() -> u8) -> u8 {
    panic::catch_unwind(AssertUnwindSafe(command)).unwrap_or_else(|_| {
        output::complain("this is a bug of the tool, not of the program: please report it");
        exit::TOOL_FAILURE
    })
}

#[cfg(test)]
mod tests {
    use super::guarded;
    use crate::exit;

    #[test]
    fn a_panic_ends_with_the_status_of_a_tool_failure() {
        assert_eq!(guarded(|| 7), 7);
        assert_eq!(guarded(|| panic!("on purpose")), exit::TOOL_FAILURE);
    }
}

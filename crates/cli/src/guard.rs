//! Panics: a failure of the tool, whose exit status must not be taken for an answer about the program.
//!
//! A panic is told in one sentence with what was being done. A command that makes reports makes one nevertheless, in
//! the format that was asked for (see `last_words`).

use crate::exit::Status;
use crate::last_words;
use crate::output;
use model::Reason;
use std::panic::{self, AssertUnwindSafe, PanicHookInfo};
use std::sync::{Mutex, PoisonError};
use std::thread;

/// Where the last panic was and what it said.
static PANIC: Mutex<String> = Mutex::new(String::new());

/// The stack of a command: classes are loaded after their superclasses, and what is nested is read by functions that
/// call themselves. Only what is used of it takes memory.
const STACK_BYTES: usize = 1 << 30;

/// Carries out a command with room for deep structures; a panic ends it with this status.
pub(crate) fn guarded(tool_failure: Status, command: impl FnOnce() -> Status + Send) -> Status {
    thread::scope(|scope| {
        let spawned = thread::Builder::new()
            .stack_size(STACK_BYTES)
            .spawn_scoped(scope, || catching(tool_failure, command))
            .map(|command| command.join().unwrap_or(tool_failure));
        spawned.unwrap_or_else(|error| {
            output::complain(format_args!("a thread cannot be made: {error}"));
            tool_failure
        })
    })
}

fn catching(tool_failure: Status, command: impl FnOnce() -> Status) -> Status {
    let usual = panic::take_hook();
    panic::set_hook(Box::new(move |panic| {
        remember(panic);
        // For those who look for the bug.
        if std::env::var_os("RUST_BACKTRACE").is_some() {
            usual(panic);
        }
    }));
    panic::catch_unwind(AssertUnwindSafe(command)).unwrap_or_else(|_| {
        let doing = last_words::under_way().map_or(String::new(), |doing| format!(" while {doing}"));
        let failure = format!("{}{doing}", PANIC.lock().unwrap_or_else(PoisonError::into_inner));
        output::complain(format_args!(
            "this is a bug of the tool, not of the program: please report it\nsojourner: {failure}"
        ));
        // Making the report may fail for the same reason; the status stays the same.
        let _ = panic::catch_unwind(|| last_words::speak(Reason::Failure(failure)));
        tool_failure
    })
}

fn remember(panic: &PanicHookInfo<'_>) {
    let place = panic.location().map_or(String::new(), |place| format!(" at {}:{}", place.file(), place.line()));
    let words = panic.payload_as_str().unwrap_or("no message");
    *PANIC.lock().unwrap_or_else(PoisonError::into_inner) = format!("panic{place}: {words}");
}

#[cfg(test)]
mod tests {
    use super::guarded;
    use crate::exit::Status;

    #[test]
    fn a_panic_ends_with_the_status_of_a_tool_failure() {
        assert_eq!(guarded(Status::UNKNOWN, || Status::HOLDS), Status::HOLDS);
        assert_eq!(guarded(Status::UNKNOWN, || panic!("on purpose")), Status::UNKNOWN);
    }
}

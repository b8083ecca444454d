//! Panics: a failure of the tool, whose exit status must not be taken for an answer about the program.

use crate::output;
use std::panic::{self, AssertUnwindSafe};

/// Carries out a command; a panic ends it with this status.
pub(crate) fn guarded(tool_failure: u8, command: impl FnOnce() -> u8) -> u8 {
    panic::catch_unwind(AssertUnwindSafe(command)).unwrap_or_else(|_| {
        output::complain("this is a bug of the tool, not of the program: please report it");
        tool_failure
    })
}

#[cfg(test)]
mod tests {
    use super::guarded;

    #[test]
    fn a_panic_ends_with_the_status_of_a_tool_failure() {
        assert_eq!(guarded(3, || 7), 7);
        assert_eq!(guarded(3, || panic!("on purpose")), 3);
    }
}

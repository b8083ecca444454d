//! Exit statuses that scripts rely on; those of a program under `run` are its own.

/// The command line or the input is wrong.
pub(crate) const WRONG_INPUT: u8 = 2;
/// The tool, not the program, failed in `run`; a program rarely ends with this number itself.
pub(crate) const TOOL_FAILURE: u8 = 125;
/// `doctor` found no JDK that a run could use.
pub(crate) const NOT_READY: u8 = 1;

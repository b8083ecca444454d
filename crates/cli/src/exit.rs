//! Exit statuses that scripts rely on; those of a program under `run` are its own.

use model::Verdict;

/// No violation, and every run was explored.
pub(crate) const HOLDS: u8 = 0;
/// A violation was found.
pub(crate) const VIOLATED: u8 = 1;
/// The command line or the input is wrong.
pub(crate) const WRONG_INPUT: u8 = 2;
/// Neither a violation nor a proof; also where the tool failed in `check` or `replay`.
pub(crate) const UNKNOWN: u8 = 3;
/// The tool, not the program, failed in `run`; a program rarely ends with this number itself.
pub(crate) const TOOL_FAILURE: u8 = 125;
/// `doctor` found no JDK that a run could use.
pub(crate) const NOT_READY: u8 = 1;

/// The status for an answer.
pub(crate) fn status(verdict: &Verdict) -> u8 {
    match verdict {
        Verdict::Holds => HOLDS,
        Verdict::Violated => VIOLATED,
        Verdict::Unknown(_) => UNKNOWN,
    }
}

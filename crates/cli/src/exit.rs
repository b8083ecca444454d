//! Exit statuses that scripts rely on; those of a program under `run` are its own.

use model::Verdict;
use std::process::ExitCode;

/// How a command ends, for whoever called it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Status(u8);

impl Status {
    /// No violation, and every run was explored.
    pub(crate) const HOLDS: Status = Status(0);
    /// A violation was found.
    pub(crate) const VIOLATED: Status = Status(1);
    /// The command line or the input is wrong.
    pub(crate) const WRONG_INPUT: Status = Status(2);
    /// Neither a violation nor a proof; also where the tool failed in `check` or `replay`.
    pub(crate) const UNKNOWN: Status = Status(3);
    /// The tool, not the program, failed in `run`; a program rarely ends with this number itself.
    pub(crate) const TOOL_FAILURE: Status = Status(125);
    /// `doctor` found no JDK that a run could use.
    pub(crate) const NOT_READY: Status = Status(1);

    /// The status with which a program ends itself, as far as a process can.
    pub(crate) fn of_program(status: i32) -> Status {
        Status(status as u8)
    }
}

impl From<&Verdict> for Status {
    fn from(verdict: &Verdict) -> Status {
        match verdict {
            Verdict::Holds => Status::HOLDS,
            Verdict::Violated => Status::VIOLATED,
            Verdict::Unknown(_) => Status::UNKNOWN,
        }
    }
}

impl From<Status> for ExitCode {
    fn from(Status(status): Status) -> ExitCode {
        status.into()
    }
}

impl From<Status> for i32 {
    fn from(Status(status): Status) -> i32 {
        status.into()
    }
}

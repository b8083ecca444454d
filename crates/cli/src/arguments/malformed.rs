//! Values that are not written as they should be; each says how.

use std::fmt;

/// What a value should have been.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Malformed {
    Size,
    TimeSpan,
    ChallengeRuns,
}

impl fmt::Display for Malformed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Malformed::Size => "a size is a number of bytes, or a number followed by k, m or g",
            Malformed::TimeSpan => "a duration is a number followed by ms, s, m or h",
            Malformed::ChallengeRuns => "expected a number, or off",
        })
    }
}

impl std::error::Error for Malformed {}

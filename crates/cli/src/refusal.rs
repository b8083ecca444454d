//! Saying no to a command line.

use crate::{exit, output};
use std::fmt::Display;

/// Says what is wrong with the command line or the input, and answers the exit status for it.
pub(crate) fn refuse(message: impl Display) -> u8 {
    output::complain(message);
    exit::WRONG_INPUT
}

//! `sojourner replay`: executes one recorded schedule again.

use crate::arguments::replay::ReplayOptions;
use crate::refusal::refuse;
use std::process::ExitCode;

/// Carries out the command.
pub(crate) fn replay(_options: ReplayOptions) -> ExitCode {
    refuse("replay is not built yet").into()
}

//! How deep a stack is: the one rule by which both paths of the interpreter judge `StackOverflowError`.

use program::Code;

/// Slots a frame is charged for itself when the stack's depth is judged.
const FRAME_OVERHEAD: u32 = 6;

/// Where the slots of a frame that starts at `base` end, with some room to spare.
#[inline(always)]
pub(crate) fn stack_end(base: u32, code: &Code) -> u32 {
    base + code.frame_slots + 8
}

/// What a stack up to `end` with so many frames below counts against the limit: a function of the state, so that the
/// same call overflows in every run.
#[inline(always)]
pub(crate) fn stack_charge(end: u32, frames: usize) -> u32 {
    end + frames as u32 * FRAME_OVERHEAD
}

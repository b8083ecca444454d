//! The instructions that rearrange operands without looking at them: `pop`, `dup`, `swap` and their variants (JVMS 6.5).
//!
//! They work on words. What they must not do is tear a long or double apart, and that can only happen at the lower end of
//! a group of words that is moved as a whole: it tears exactly if it starts with a second half.

use super::fault::Fault;
use super::frame::Frame;
use super::kind::Kind;
use classfile::opcode::*;

/// Executes a rearranging instruction; `None` for any other.
pub(super) fn step(opcode: u8, frame: &mut Frame) -> Option<Result<(), Fault>> {
    Some(match opcode {
        POP => group(frame, 1).map(drop),
        POP2 => group(frame, 2).map(drop),
        DUP => duplicate(frame, 1, 0),
        DUP_X1 => duplicate(frame, 1, 1),
        DUP_X2 => duplicate(frame, 1, 2),
        DUP2 => duplicate(frame, 2, 0),
        DUP2_X1 => duplicate(frame, 2, 1),
        DUP2_X2 => duplicate(frame, 2, 2),
        SWAP => swap(frame),
        _ => return None,
    })
}

/// Puts a copy of the upper group below the group under it.
fn duplicate(frame: &mut Frame, upper: usize, lower: usize) -> Result<(), Fault> {
    let top = group(frame, upper)?;
    let below = group(frame, lower)?;
    [&top, &below, &top].into_iter().flatten().try_for_each(|word| frame.push_word(*word))
}

fn swap(frame: &mut Frame) -> Result<(), Fault> {
    let top = group(frame, 1)?;
    let below = group(frame, 1)?;
    [&top, &below].into_iter().flatten().try_for_each(|word| frame.push_word(*word))
}

fn group(frame: &mut Frame, words: usize) -> Result<Vec<Kind>, Fault> {
    let start = frame.stack.len().checked_sub(words).ok_or(Fault::StackUnderflow)?;
    let group = frame.stack.split_off(start);
    match group.first() {
        Some(first) if first.is_high() => Err(Fault::SplitsValue),
        _ => Ok(group),
    }
}

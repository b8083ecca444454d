//! A frame during data flow: the kinds of its locals and operands, with the checks of JVMS 4.9.2 on every access.

use super::fault::Fault;
use super::kind::Kind;
use super::shuffle::Shuffle;

/// Invariant: the first half of a long or double is always followed by its second half, locals and operands alike.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Frame {
    pub locals: Vec<Kind>,
    pub stack: Vec<Kind>,
    max_stack: u16,
    /// Set by every write to a local; whoever cares resets it.
    pub locals_written: bool,
}

impl Frame {
    /// A frame with these locals and operands.
    pub fn of(locals: &[Kind], stack: &[Kind], max_stack: u16) -> Frame {
        Frame { locals: locals.to_vec(), stack: stack.to_vec(), max_stack, locals_written: false }
    }

    /// Becomes equal to another frame of the same method.
    pub(crate) fn become_copy_of(&mut self, other: &Frame) {
        self.locals.clone_from(&other.locals);
        self.stack.clone_from(&other.stack);
    }

    /// Pushes one word.
    pub(crate) fn push_word(&mut self, kind: Kind) -> Result<(), Fault> {
        if self.stack.len() >= usize::from(self.max_stack) {
            return Err(Fault::StackOverflow { max_stack: self.max_stack });
        }
        self.stack.push(kind);
        Ok(())
    }

    /// Pushes a whole value.
    pub fn push(&mut self, kind: Kind) -> Result<(), Fault> {
        self.push_word(kind)?;
        kind.high().map_or(Ok(()), |high| self.push_word(high))
    }

    /// Pops one word, whatever it is.
    pub(crate) fn pop_word(&mut self) -> Result<Kind, Fault> {
        self.stack.pop().ok_or(Fault::StackUnderflow)
    }

    /// Pops a whole value of a kind.
    pub fn pop(&mut self, expected: Kind) -> Result<(), Fault> {
        if let Some(high) = expected.high() {
            self.pop_exactly(high, expected)?;
        }
        self.pop_exactly(expected, expected)
    }

    fn pop_exactly(&mut self, word: Kind, expected: Kind) -> Result<(), Fault> {
        let found = self.pop_word()?;
        if found == word { Ok(()) } else { Err(Fault::WrongOperand { expected, found }) }
    }

    /// Rearranges operands without tearing a value apart.
    pub fn shuffle(&mut self, shuffle: Shuffle) -> Result<(), Fault> {
        let taken = shuffle.taken(&self.stack).ok_or(Fault::StackUnderflow)?;
        if shuffle.groups.iter().any(|start| taken[*start].is_high()) {
            return Err(Fault::SplitsValue);
        }
        shuffle.apply(&mut self.stack);
        if self.stack.len() > usize::from(self.max_stack) {
            return Err(Fault::StackOverflow { max_stack: self.max_stack });
        }
        Ok(())
    }

    /// The whole value of a kind in a local.
    pub(crate) fn read_local(&self, local: u16, expected: Kind) -> Result<(), Fault> {
        let found = self.local(local)?;
        if let Some(high) = expected.high() {
            self.check_local(u32::from(local) + 1)?;
            debug_assert!(found != expected || self.locals[usize::from(local) + 1] == high, "halves stand together");
        }
        if found == expected { Ok(()) } else { Err(Fault::WrongLocal { local, expected, found }) }
    }

    /// What is in a local.
    pub fn local(&self, local: u16) -> Result<Kind, Fault> {
        self.check_local(local.into())?;
        Ok(self.locals[usize::from(local)])
    }

    /// Writes a whole value; values that it overwrites by half are dead afterwards.
    pub(crate) fn write_local(&mut self, local: u16, kind: Kind) -> Result<(), Fault> {
        self.check_local(u32::from(local) + u32::from(kind.high().is_some()))?;
        let slot = usize::from(local);
        self.write_word(slot, kind);
        if let Some(high) = kind.high() {
            self.write_word(slot + 1, high);
        }
        self.locals_written = true;
        Ok(())
    }

    fn write_word(&mut self, slot: usize, kind: Kind) {
        let old = self.locals[slot];
        if old.is_high() {
            self.locals[slot - 1] = Kind::Dead;
        }
        if old.high().is_some() {
            self.locals[slot + 1] = Kind::Dead;
        }
        self.locals[slot] = kind;
    }

    fn check_local(&self, local: u32) -> Result<(), Fault> {
        let exists = (local as usize) < self.locals.len();
        if exists { Ok(()) } else { Err(Fault::NoSuchLocal { local, max_locals: self.locals.len() }) }
    }

    /// Keeps what is the same in another frame with equally many operands; tells whether anything was lost.
    pub fn merge(&mut self, locals: &[Kind], stack: &[Kind]) -> bool {
        merge_all(&mut self.locals, locals) | merge_all(&mut self.stack, stack)
    }
}

fn merge_all(kept: &mut [Kind], other: &[Kind]) -> bool {
    let mut changed = false;
    for (slot, found) in kept.iter_mut().zip(other) {
        let merged = slot.merge(*found);
        changed |= merged != *slot;
        *slot = merged;
    }
    changed
}

//! The instructions that rearrange operands without looking at them: `pop`, `dup`, `swap` and their variants (JVMS
//! 6.5).
//!
//! They work on words, whatever an analysis takes a word to be. What they must not do is tear a long or double apart,
//! and that can only happen at the lower end of a group of words that is moved as a whole.

use classfile::opcode::*;

/// How an instruction rearranges the topmost words; words are numbered from the lowest one taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shuffle {
    /// Words taken.
    pub takes: usize,
    /// Words put back, lowest first.
    pub puts: &'static [usize],
    /// Where the groups start that are moved as a whole: none of these may be the second half of a value.
    pub groups: &'static [usize],
}

/// What a rearranging opcode does; `None` for any other.
pub fn of(opcode: u8) -> Option<Shuffle> {
    Some(match opcode {
        POP => Shuffle { takes: 1, puts: &[], groups: &[0] },
        POP2 => Shuffle { takes: 2, puts: &[], groups: &[0] },
        DUP => Shuffle { takes: 1, puts: &[0, 0], groups: &[0] },
        DUP_X1 => Shuffle { takes: 2, puts: &[1, 0, 1], groups: &[0, 1] },
        DUP_X2 => Shuffle { takes: 3, puts: &[2, 0, 1, 2], groups: &[0, 2] },
        DUP2 => Shuffle { takes: 2, puts: &[0, 1, 0, 1], groups: &[0] },
        DUP2_X1 => Shuffle { takes: 3, puts: &[1, 2, 0, 1, 2], groups: &[0, 1] },
        DUP2_X2 => Shuffle { takes: 4, puts: &[2, 3, 0, 1, 2, 3], groups: &[0, 2] },
        SWAP => Shuffle { takes: 2, puts: &[1, 0], groups: &[0, 1] },
        _ => return None,
    })
}

impl Shuffle {
    /// The words that are taken, or `None` if the stack has fewer.
    pub fn taken<'a, T>(&self, stack: &'a [T]) -> Option<&'a [T]> {
        stack.get(stack.len().checked_sub(self.takes)?..)
    }

    /// Rearranges the top of a stack; one with too few words stays as it is.
    pub fn apply<T: Clone>(&self, stack: &mut Vec<T>) {
        let Some(base) = stack.len().checked_sub(self.takes) else { return };
        // The results go above the words taken first, so that none is overwritten before it is read.
        self.puts.iter().for_each(|word| stack.push(stack[base + word].clone()));
        stack.drain(base..base + self.takes);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shuffled(opcode: u8, before: &str) -> String {
        let mut stack: Vec<char> = before.chars().collect();
        of(opcode).expect("a rearranging instruction").apply(&mut stack);
        stack.into_iter().collect()
    }

    #[test]
    fn words_move_as_the_specification_draws_them() {
        assert_eq!(shuffled(POP, "zba"), "zb");
        assert_eq!(shuffled(POP2, "zba"), "z");
        assert_eq!(shuffled(DUP, "za"), "zaa");
        assert_eq!(shuffled(DUP_X1, "zba"), "zaba");
        assert_eq!(shuffled(DUP_X2, "zcba"), "zacba");
        assert_eq!(shuffled(DUP2, "zba"), "zbaba");
        assert_eq!(shuffled(DUP2_X1, "zcba"), "zbacba");
        assert_eq!(shuffled(DUP2_X2, "zdcba"), "zbadcba");
        assert_eq!(shuffled(SWAP, "zba"), "zab");
        assert_eq!(of(NOP), None);
    }
}

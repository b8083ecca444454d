//! Where the operands come from: for each stack word the instruction that pushed it, if it is certainly one.
//!
//! The same walk as HotSpot's, because what it misses shows in messages: passes over the code in order, each
//! instruction handing its stack to its successors, until no instruction gets its first stack or the wanted one has it.
//! So what a later backward jump would bring is often not seen. The instruction after a switch counts as one of its
//! successors.

use super::names::Names;
use classfile::attributes::ExceptionHandler;
use classfile::code::{Instruction, Operand};
use classfile::descriptor;
use classfile::opcode::*;
use flow::body::for_each_target;
use flow::typing::shuffle;

/// HotSpot gives up beyond this many words over all stacks.
const MOST_WORDS: usize = 1_000_000;

/// The operands before an instruction.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Operands {
    /// The index of the instruction that pushed each word, where all ways agree.
    words: Vec<Option<usize>>,
    /// One bit per local below 64: whether it has been written on some way here.
    written: u64,
}

/// The operands before each instruction up to the wanted one.
pub(crate) struct Sources {
    /// One more than there are instructions, for code that seems to go on after its end.
    before: Vec<Option<Operands>>,
    words: usize,
}

impl Sources {
    /// Walks over the code until the stack before `wanted` is known.
    pub(crate) fn before(
        wanted: usize,
        instructions: &[Instruction],
        handlers: &[ExceptionHandler],
        names: &Names<'_>,
    ) -> Sources {
        let mut sources = Sources { before: vec![None; instructions.len() + 1], words: 0 };
        sources.before[0] = Some(Operands::default());
        for handler in handlers {
            let target = index_of(instructions, handler.handler.into());
            let caught = || Operands { words: vec![Some(target)], written: 0 };
            sources.before[target].get_or_insert_with(caught);
        }
        while sources.pass(wanted, instructions, names) {}
        sources
    }

    /// The instruction that pushed the word so far below the top of the stack before an instruction.
    pub(crate) fn of_word(&self, index: usize, slot: usize) -> Option<usize> {
        let words = &self.before.get(index)?.as_ref()?.words;
        *words.get(words.len().checked_sub(slot + 1)?)?
    }

    /// Whether a local may have been written before an instruction.
    pub(super) fn is_written(&self, index: usize, local: u16) -> bool {
        let known = self.before.get(index).and_then(Option::as_ref);
        local > 63 || known.is_some_and(|operands| operands.written >> local & 1 != 0)
    }

    /// One pass; tells whether another one may find more.
    fn pass(&mut self, wanted: usize, instructions: &[Instruction], names: &Names<'_>) -> bool {
        let (mut complete, mut progress) = (true, false);
        for (index, instruction) in instructions.iter().enumerate() {
            match self.before[index].clone() {
                Some(operands) => progress |= self.cross(index, instruction, operands, instructions, names),
                None => complete = false,
            }
            if index + 1 == wanted && self.before[wanted].is_some() || self.words > MOST_WORDS {
                return false;
            }
        }
        !complete && progress
    }

    /// Hands the stack after an instruction to its successors; tells whether one of them had none before.
    fn cross(
        &mut self,
        index: usize,
        instruction: &Instruction,
        mut operands: Operands,
        instructions: &[Instruction],
        names: &Names<'_>,
    ) -> bool {
        operands.execute(index, instruction, names);
        let mut first = false;
        if !ends_flow(instruction.opcode) {
            first |= self.hand_over(index + 1, &mut operands);
        }
        for_each_target(&instruction.operand, |position| {
            first |= self.hand_over(index_of(instructions, position), &mut operands)
        });
        first
    }

    /// Merges into the stack before an instruction. The merged stack also goes on to the next successor: HotSpot does
    /// so.
    fn hand_over(&mut self, target: usize, operands: &mut Operands) -> bool {
        let known = self.before[target].take();
        match &known {
            Some(known) => operands.merge(known),
            None => self.words += operands.words.len(),
        }
        self.before[target] = Some(operands.clone());
        known.is_none()
    }
}

impl Operands {
    fn merge(&mut self, other: &Operands) {
        for (word, known) in self.words.iter_mut().zip(&other.words) {
            *word = word.filter(|_| *word == *known);
        }
        self.written |= other.written;
    }

    fn execute(&mut self, index: usize, instruction: &Instruction, names: &Names<'_>) {
        let code = instruction.opcode;
        if let (Operand::Local(local @ 0..=63), ISTORE..=ASTORE_3) = (&instruction.operand, code) {
            self.written |= 1 << local;
        }
        if let Some(shuffle) = shuffle::of(code) {
            shuffle.apply(&mut self.words);
        } else if code != CHECKCAST {
            let (pops, pushes) = word_counts(instruction, names);
            self.words.truncate(self.words.len().saturating_sub(pops));
            self.words.resize(self.words.len() + pushes, Some(index));
        }
    }
}

/// Words popped and pushed.
fn word_counts(instruction: &Instruction, names: &Names<'_>) -> (usize, usize) {
    if let Some(effect) = info(instruction.opcode).and_then(|info| info.stack) {
        return (effect.pops.into(), effect.pushes.into());
    }
    match instruction.operand {
        Operand::MultiArray { dimensions, .. } => (dimensions.into(), 1),
        Operand::Pool(entry) | Operand::Interface { pool: entry, .. } => member_words(instruction.opcode, entry, names),
        _ => (0, 0),
    }
}

fn member_words(code: u8, entry: u16, names: &Names<'_>) -> (usize, usize) {
    let field = || names.field_slots(entry).unwrap_or(1);
    match code {
        GETSTATIC => (0, field()),
        GETFIELD => (1, field()),
        PUTSTATIC => (field(), 0),
        PUTFIELD => (field() + 1, 0),
        _ => {
            let types = names.name_and_type(entry).map(|(_, types)| types).unwrap_or_default();
            let receiver = usize::from(!matches!(code, INVOKESTATIC | INVOKEDYNAMIC));
            let result = descriptor::parse_method(&types).map_or(0, |parsed| parsed.result.slots());
            (usize::from(descriptor::parameter_slots(&types)) + receiver, result.into())
        }
    }
}

fn ends_flow(code: u8) -> bool {
    matches!(code, GOTO | GOTO_W | JSR | JSR_W | RET | IRETURN..=RETURN | ATHROW)
}

/// Targets were checked when the instructions were decoded.
fn index_of(instructions: &[Instruction], position: u32) -> usize {
    let (Ok(index) | Err(index)) = instructions.binary_search_by_key(&position, |instruction| instruction.pc);
    index
}

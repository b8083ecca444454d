//! Writes the expression that was null, as Java source would have it, from the instructions that computed it.

use super::names::Names;
use super::sources::Sources;
use classfile::code::{Instruction, Operand};
use classfile::opcode::*;

/// How many field and array accesses of an expression are shown.
const MOST_STEPS: u32 = 5;

/// What the expression is written from.
pub(super) struct Cause<'a> {
    pub(super) instructions: &'a [Instruction],
    pub(super) sources: &'a Sources,
    pub(super) names: &'a Names<'a>,
}

/// Where in the sentence an expression stands.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Nesting {
    /// It is the null itself.
    Outermost,
    /// A field or element is taken from it, or it is the index of an element.
    Inner,
}

impl Cause<'_> {
    /// Appends ` because "…" is null`, if the word below the top before an instruction comes from one certain nesting.
    pub(super) fn write(&self, index: usize, slot: usize, text: &mut String) {
        if self.expression(index, slot, MOST_STEPS, Nesting::Outermost, text) {
            text.push_str("\" is null");
        }
    }

    /// Appends the expression of a stack word; tells whether there is one.
    ///
    /// Where the outermost expression turns out to be none of those that have a form in source, the beginning of the
    /// sentence has been written already; HotSpot leaves it so.
    fn expression(&self, index: usize, slot: usize, steps: u32, nesting: Nesting, text: &mut String) -> bool {
        let source = if steps == 0 { None } else { self.sources.of_word(index, slot) };
        let Some(source) = source else { return false };
        let instruction = &self.instructions[source];
        if nesting == Nesting::Outermost {
            text.push_str(if is_call(instruction.opcode) { " because the return value of \"" } else { " because \"" });
        }
        match (instruction.opcode, &instruction.operand) {
            (ILOAD | ALOAD | ILOAD_0..=ILOAD_3 | ALOAD_0..=ALOAD_3, Operand::Local(local)) => {
                let untouched = !self.sources.is_written(index, *local);
                text.push_str(&self.names.local(*local, instruction.pc, untouched));
                true
            }
            (IALOAD | AALOAD, _) => self.element(source, steps, text),
            (GETFIELD, Operand::Pool(entry)) => self.field(source, *entry, steps, text),
            _ => append(text, self.simple(instruction)),
        }
    }

    /// An expression that has no parts.
    fn simple(&self, instruction: &Instruction) -> Option<String> {
        match (instruction.opcode, &instruction.operand) {
            (ACONST_NULL, _) => Some("null".to_owned()),
            (code @ ICONST_M1..=ICONST_5, _) => Some((i32::from(code) - i32::from(ICONST_0)).to_string()),
            (BIPUSH, Operand::Immediate(value)) => Some(value.to_string()),
            // HotSpot shows the two bytes as an unsigned number.
            (SIPUSH, Operand::Immediate(value)) => Some((value & 0xffff).to_string()),
            (GETSTATIC, Operand::Pool(entry)) => self.names.static_field(*entry),
            (code, Operand::Pool(entry) | Operand::Interface { pool: entry, .. }) if is_call(code) => {
                self.names.method(*entry)
            }
            _ => None,
        }
    }

    fn element(&self, source: usize, steps: u32, text: &mut String) -> bool {
        if !self.expression(source, 1, steps - 1, Nesting::Inner, text) {
            text.push_str("<array>");
        }
        text.push('[');
        // An index does not count as a step, so it is shown wherever its array is.
        if !self.expression(source, 0, steps, Nesting::Inner, text) {
            text.push_str("...");
        }
        text.push(']');
        true
    }

    fn field(&self, source: usize, entry: u16, steps: u32, text: &mut String) -> bool {
        if self.expression(source, 0, steps - 1, Nesting::Inner, text) {
            text.push('.');
        }
        append(text, self.names.field(entry).map(String::from));
        true
    }
}

fn append(text: &mut String, part: Option<String>) -> bool {
    text.push_str(part.as_deref().unwrap_or_default());
    part.is_some()
}

fn is_call(code: u8) -> bool {
    matches!(code, INVOKEVIRTUAL | INVOKESPECIAL | INVOKESTATIC | INVOKEINTERFACE)
}

//! Labels, jumps, switches and exception tables (JVMS §4.7.3, §6.5): offsets are filled in when the code is complete.

use super::CodeWriter;
use crate::error::SynthesisError;
use classfile::opcode::*;

/// A place in the code of one method that jumps may name before it is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Label(usize);

#[derive(Debug, Default)]
pub(super) struct LabelState {
    position: Option<usize>,
    /// The depth of the operand stack on arrival, once a jump or a fall-through has shown it.
    depth: Option<u16>,
}

#[derive(Debug)]
pub(super) struct Jump {
    instruction: usize,
    operand: usize,
    width: OffsetWidth,
    target: Label,
}

#[derive(Clone, Copy, Debug)]
enum OffsetWidth {
    Short,
    Wide,
}

#[derive(Debug)]
pub(super) struct Handler {
    start: Label,
    end: Label,
    target: Label,
    catch_class: u16,
}

impl CodeWriter<'_> {
    /// A label that is bound later, by [`CodeWriter::bind`].
    pub fn new_label(&mut self) -> Label {
        self.labels.push(LabelState::default());
        Label(self.labels.len() - 1)
    }

    /// Puts the label here.
    pub fn bind(&mut self, label: Label) -> &mut Self {
        let state = &mut self.labels[label.0];
        state.position = Some(self.bytes.len());
        match state.depth {
            Some(depth) => self.stack = depth,
            None => state.depth = Some(self.stack),
        }
        self
    }

    /// Jumps there.
    pub(crate) fn goto(&mut self, target: Label) -> &mut Self {
        self.jump(GOTO, 0, target)
    }

    /// Jumps when the `int` on the stack is zero (`false`).
    pub(crate) fn if_zero(&mut self, target: Label) -> &mut Self {
        self.jump(IFEQ, 1, target)
    }

    /// Jumps when the `int` on the stack is not zero (`true`).
    pub(crate) fn if_not_zero(&mut self, target: Label) -> &mut Self {
        self.jump(IFNE, 1, target)
    }

    /// Jumps when the two `int`s on the stack differ.
    pub(crate) fn if_ints_differ(&mut self, target: Label) -> &mut Self {
        self.jump(IF_ICMPNE, 2, target)
    }

    /// Jumps when the two `int`s on the stack are equal.
    pub(crate) fn if_ints_equal(&mut self, target: Label) -> &mut Self {
        self.jump(IF_ICMPEQ, 2, target)
    }

    /// Jumps when the lower `int` on the stack is less than the one on top.
    pub(crate) fn if_less(&mut self, target: Label) -> &mut Self {
        self.jump(IF_ICMPLT, 2, target)
    }

    /// Jumps when the two references on the stack are the same.
    pub(crate) fn if_same(&mut self, target: Label) -> &mut Self {
        self.jump(IF_ACMPEQ, 2, target)
    }

    /// Jumps when the reference on the stack is `null`.
    pub(crate) fn if_null(&mut self, target: Label) -> &mut Self {
        self.jump(IFNULL, 1, target)
    }

    /// Jumps when the reference on the stack is not `null`.
    pub(crate) fn if_not_null(&mut self, target: Label) -> &mut Self {
        self.jump(IFNONNULL, 1, target)
    }

    /// Jumps to the target that the `int` on the stack counts from zero, or to `default`.
    pub(crate) fn table_switch(&mut self, targets: &[Label], default: Label) -> &mut Self {
        self.pop_slots(1);
        let instruction = self.bytes.len();
        self.byte(TABLESWITCH);
        self.bytes.resize(instruction + 4 - instruction % 4, 0);
        self.jump_operand(instruction, OffsetWidth::Wide, default);
        self.bytes.extend(0i32.to_be_bytes());
        self.bytes.extend((targets.len() as i32 - 1).to_be_bytes());
        for &target in targets {
            self.jump_operand(instruction, OffsetWidth::Wide, target);
        }
        self
    }

    /// Has `target`, which finds only the exception on the stack, catch `class` (or everything) between two labels.
    pub fn catch(&mut self, start: Label, end: Label, target: Label, class: Option<&str>) -> &mut Self {
        let catch_class = class.map_or(0, |name| self.pool.class(name));
        self.handlers.push(Handler { start, end, target, catch_class });
        self.max_stack = self.max_stack.max(1);
        self.labels[target.0].depth = Some(1);
        self
    }

    pub(super) fn resolve_jumps(&mut self) {
        for jump in std::mem::take(&mut self.jumps) {
            let Some(target) = self.position(jump.target) else { return };
            let offset = target as i64 - jump.instruction as i64;
            match (jump.width, i16::try_from(offset)) {
                (OffsetWidth::Wide, _) => self.patch(jump.operand, &(offset as i32).to_be_bytes()),
                (OffsetWidth::Short, Ok(offset)) => self.patch(jump.operand, &offset.to_be_bytes()),
                (OffsetWidth::Short, Err(_)) => {
                    self.fail(SynthesisError::TooLarge("32,767 bytes between jump and target"))
                }
            }
        }
    }

    /// `exception_table_length` and the table.
    pub(super) fn handler_table(&mut self) -> Vec<u8> {
        let handlers = std::mem::take(&mut self.handlers);
        let mut out = (handlers.len() as u16).to_be_bytes().to_vec();
        for handler in handlers {
            for label in [handler.start, handler.end, handler.target] {
                out.extend((self.position(label).unwrap_or(0) as u16).to_be_bytes());
            }
            out.extend(handler.catch_class.to_be_bytes());
        }
        out
    }

    fn jump(&mut self, opcode: u8, popped: u16, target: Label) -> &mut Self {
        self.pop_slots(popped);
        let instruction = self.bytes.len();
        self.byte(opcode);
        self.jump_operand(instruction, OffsetWidth::Short, target);
        self
    }

    fn jump_operand(&mut self, instruction: usize, width: OffsetWidth, target: Label) {
        let operand = self.bytes.len();
        self.jumps.push(Jump { instruction, operand, width, target });
        let width = match width {
            OffsetWidth::Short => 2,
            OffsetWidth::Wide => 4,
        };
        self.bytes.resize(operand + width, 0);
        let depth = self.stack;
        self.labels[target.0].depth.get_or_insert(depth);
    }

    fn position(&mut self, label: Label) -> Option<usize> {
        let position = self.labels[label.0].position;
        if position.is_none() {
            self.fail(SynthesisError::Inconsistent("a jump to a label that was never bound".to_owned()));
        }
        position
    }

    fn patch(&mut self, at: usize, bytes: &[u8]) {
        self.bytes[at..at + bytes.len()].copy_from_slice(bytes);
    }
}

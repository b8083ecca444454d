//! The `StackMapTable` attribute (JVMS 4.7.4): a frame for every position that is jumped to.

use super::types::{Names, SlotType};
use crate::form::StatementId;
use crate::rewrite::PoolBuilder;

/// The types that hold at a position; of long and double only the first half is named.
pub(super) struct StackMapFrame {
    pub position: usize,
    pub locals: Vec<SlotType>,
    pub stack: Option<SlotType>,
}

/// Slots as a frame lists them: wide values once, and nothing where only unusable ones follow.
pub(super) fn listed(slots: &[SlotType]) -> Vec<SlotType> {
    let mut list = Vec::new();
    let mut rest = slots;
    while let [first, after @ ..] = rest {
        list.push(*first);
        let is_wide = matches!(first, SlotType::Long | SlotType::Double);
        rest = if is_wide { after.get(1..).unwrap_or_default() } else { after };
    }
    while list.last() == Some(&SlotType::Top) {
        list.pop();
    }
    list
}

/// Writes frames; `made` says where the `new` of a statement is.
pub(super) struct FrameWriter<'w, 'p, 'h> {
    pub pool: &'w mut PoolBuilder<'p>,
    pub names: &'w Names<'h>,
    pub made: &'w dyn Fn(StatementId) -> u16,
}

impl FrameWriter<'_, '_, '_> {
    /// The content of the attribute for frames in the order of their positions; `before` are the locals with which the
    /// method begins.
    pub(super) fn table(&mut self, frames: &[StackMapFrame], mut before: Vec<SlotType>) -> Vec<u8> {
        let mut bytes = (frames.len() as u16).to_be_bytes().to_vec();
        let mut next_position = 0;
        for frame in frames {
            let delta = (frame.position - next_position) as u16;
            self.frame(frame, &before, delta, &mut bytes);
            next_position = frame.position + 1;
            before.clone_from(&frame.locals);
        }
        bytes
    }

    fn frame(&mut self, frame: &StackMapFrame, before: &[SlotType], delta: u16, bytes: &mut Vec<u8>) {
        let shared = frame.locals.iter().zip(before).take_while(|(now, then)| now == then).count();
        let (more, fewer) = (frame.locals.len() - shared, before.len() - shared);
        match (frame.stack, more, fewer) {
            (None, 0, 0) if delta < 64 => bytes.push(delta as u8),
            (None, 0, 0) => put_tagged(251, delta, bytes),
            (Some(stack), 0, 0) => {
                if delta < 64 {
                    bytes.push(64 + delta as u8);
                } else {
                    put_tagged(247, delta, bytes);
                }
                self.slot_type(stack, bytes);
            }
            (None, 0, 1..=3) => put_tagged(251 - fewer as u8, delta, bytes),
            (None, 1..=3, 0) => {
                put_tagged(251 + more as u8, delta, bytes);
                frame.locals[shared..].iter().for_each(|local| self.slot_type(*local, bytes));
            }
            _ => {
                put_tagged(255, delta, bytes);
                self.list(&frame.locals, bytes);
                self.list(frame.stack.as_slice(), bytes);
            }
        }
    }

    fn list(&mut self, types: &[SlotType], bytes: &mut Vec<u8>) {
        bytes.extend((types.len() as u16).to_be_bytes());
        types.iter().for_each(|found| self.slot_type(*found, bytes));
    }

    fn slot_type(&mut self, found: SlotType, bytes: &mut Vec<u8>) {
        bytes.push(match found {
            SlotType::Top => 0,
            SlotType::Integer => 1,
            SlotType::Float => 2,
            SlotType::Double => 3,
            SlotType::Long => 4,
            SlotType::Null => 5,
            SlotType::UninitializedThis => 6,
            SlotType::Object(_) => 7,
            SlotType::Uninitialized(_) => 8,
        });
        match found {
            SlotType::Object(name) => bytes.extend(self.pool.class(self.names.text(name)).to_be_bytes()),
            SlotType::Uninitialized(statement) => bytes.extend((self.made)(statement).to_be_bytes()),
            _ => {}
        }
    }
}

fn put_tagged(tag: u8, delta: u16, bytes: &mut Vec<u8>) {
    bytes.push(tag);
    bytes.extend(delta.to_be_bytes());
}

//! The `Code` attribute around bytecode that is ready (JVMS 4.7.3): handlers, lines, names, frames.

use super::assemble::Assembly;
use super::frames::{self, FrameWriter, StackMapFrame};
use super::types::{SlotType, Types};
use super::{Emission, Written, debug, handlers};
use crate::error::FlowError;
use crate::form::{BlockId, Operation, StatementId};
use crate::rewrite::{PoolBuilder, put_attribute};

impl Emission<'_> {
    /// The content of the attribute.
    pub(super) fn attribute(&self, written: &Written<'_>, pool: &mut PoolBuilder<'_>) -> Result<Vec<u8>, FlowError> {
        let code = &written.assembly.bytes;
        let deepest = written.chunks.iter().map(|chunk| chunk.code.max_stack).max().unwrap_or_default();
        let max_stack = deepest.max(written.prologue.max_stack) as u16;
        let mut out = [max_stack.to_be_bytes(), written.slots.count.to_be_bytes()].concat();
        out.extend((code.len() as u32).to_be_bytes());
        out.extend(code);
        self.put_handlers(written, &mut out)?;
        let mut attributes = Vec::new();
        let lines = debug::line_numbers(self.form, self.body, &written.marks());
        attributes.extend(lines.map(|content| ("LineNumberTable", content)));
        let Written { order, live, slots, chunks, assembly, .. } = written;
        let names = debug::local_variables(self.form, chunks, assembly, order, live, slots, pool);
        attributes.extend(names.map(|content| ("LocalVariableTable", content)));
        attributes.extend(self.stack_maps(written, pool).map(|content| ("StackMapTable", content)));
        out.extend((attributes.len() as u16).to_be_bytes());
        for (name, content) in attributes {
            put_attribute(&mut out, pool.utf8(name), &content);
        }
        Ok(out)
    }

    fn put_handlers(&self, written: &Written<'_>, out: &mut Vec<u8>) -> Result<(), FlowError> {
        let Assembly { starts, protected_ends, exits, .. } = &written.assembly;
        let protection = |(place, block): (usize, &BlockId)| {
            let catchers = self.form.block(*block).handlers.iter();
            let target = |block: BlockId| starts[written.order.place(block)] as u16;
            let targets = catchers.map(|catcher| (target(catcher.block), catcher.catch_type)).collect();
            // A jump cannot throw, so it need not be protected, and may not where its frame does not fit.
            let fits = written.types.as_ref().is_some_and(|types| types.jump_fits[block.0 as usize]);
            let is_jump = self.form.statement(self.form.block(*block).end()).operation == Operation::Jump;
            let end = if is_jump && !fits { exits[place] } else { protected_ends[place] };
            let throwing = match written.chunks[place].code.throwing {
                0 => end,
                within => starts[place] + within,
            };
            handlers::Protected { range: starts[place]..end, throwing, targets }
        };
        let blocks: Vec<_> = written.order.blocks.iter().enumerate().map(protection).collect();
        let rows = handlers::table(&blocks);
        let count = u16::try_from(rows.len()).map_err(|_| self.shape.refuse(&"more than 65,535 handlers"))?;
        out.extend(count.to_be_bytes());
        for handlers::Row { range, target } in rows {
            let row = [range.start as u16, range.end as u16, target.0, target.1];
            out.extend(row.iter().flat_map(|item| item.to_be_bytes()));
        }
        Ok(())
    }

    /// The content of the `StackMapTable`, if the version has it and anything is jumped to.
    fn stack_maps(&self, written: &Written<'_>, pool: &mut PoolBuilder<'_>) -> Option<Vec<u8>> {
        let types = written.types.as_ref()?;
        let positions = self.frame_positions(written);
        if positions.is_empty() {
            return None;
        }
        let frame = |(position, place): (usize, usize)| self.frame(written, types, position, place);
        let frames: Vec<StackMapFrame> = positions.into_iter().map(frame).collect();
        let made = |statement: StatementId| written.made(statement);
        Some(FrameWriter { pool, names: &types.names, made: &made }.table(&frames, types.parameters.clone()))
    }

    /// Positions that need a frame, each once, and the block whose frame it is: the last one that begins there.
    fn frame_positions(&self, written: &Written) -> Vec<(usize, usize)> {
        let Assembly { starts, targets, .. } = &written.assembly;
        let catchers = written.order.blocks.iter().flat_map(|block| &self.form.block(*block).handlers);
        let caught = catchers.map(|catcher| written.order.place(catcher.block));
        let mut positions: Vec<(usize, usize)> = targets.clone();
        positions.extend(caught.map(|place| (starts[place], place)));
        positions.sort();
        positions.dedup_by_key(|(position, _)| *position);
        for (position, place) in &mut positions {
            while starts.get(*place) == Some(position) && starts.get(*place + 1) == Some(position) {
                *place += 1;
            }
        }
        positions
    }

    fn frame(&self, written: &Written<'_>, types: &Types<'_>, position: usize, place: usize) -> StackMapFrame {
        let block = written.order.blocks[place];
        let mut slots = vec![SlotType::Top; written.slots.count.into()];
        for (variable, found) in types.at_start[block.0 as usize].iter().flatten() {
            if let Some(slot) = written.slots.get(*variable) {
                slots[usize::from(slot)] = *found;
            }
        }
        let first = StatementId(self.form.block(block).statements.start);
        let catches = self.form.statement(first).operation == Operation::Catch;
        let stack = types.caught[block.0 as usize].filter(|_| catches);
        StackMapFrame { position, locals: frames::listed(&slots), stack }
    }
}

//! From the three-address form back to bytecode: the content of a `Code` attribute (JVMS 4.7.3).
//!
//! The form may have been transformed: statements removed, jumps led elsewhere, operands replaced. What is written
//! does what the statements say, in their order, and passes the verifier if the form has sound types:
//!
//! - blocks in their order, without those that nothing reaches ([`order`]);
//! - stack code for each, with what only it needs on the stack ([`plan`]);
//! - slots for the variables that are left ([`slots`]), by what is live ([`live`]);
//! - bytes ([`encode`], [`assemble`]), the exception table ([`handlers`]);
//! - frames for the verifier ([`frames`]) from types by a fix point ([`types`]), lines and names ([`debug`]).
//!
//! A variable that is read on some way before anything is written to it begins with the default value of its kind.
//! Attributes that only describe the old code (generic types of locals, type annotations) are left out.

mod assemble;
mod debug;
mod encode;
mod frames;
mod handlers;
mod live;
mod order;
mod plan;
mod results;
mod shape;
mod slots;
mod types;

pub use shape::{OwnShape, Shape};

use crate::body::Body;
use crate::error::FlowError;
use crate::form::{BlockId, Form, Operation, StatementId, VariableId};
use crate::hierarchy::Hierarchy;
use crate::rewrite::{PoolBuilder, put_attribute};
use assemble::{Assembly, Chunk};
use encode::{Encoded, Encoder};
use frames::{FrameWriter, StackMapFrame};
use live::Live;
use order::Order;
use plan::Placed;
use slots::Slots;
use types::{SlotType, Types};

/// The first version whose code has stack maps.
const FIRST_WITH_FRAMES: u16 = 50;

/// What code is made from.
pub struct Emission<'a> {
    pub shape: Shape<'a>,
    pub form: &'a Form,
    /// Where the statements come from: their lines.
    pub body: &'a Body<'a>,
    pub hierarchy: &'a dyn Hierarchy,
}

impl Emission<'_> {
    /// The content of the `Code` attribute; what it refers to is in the pool.
    pub fn code(&self, pool: &mut PoolBuilder<'_>) -> Result<Vec<u8>, FlowError> {
        let form = self.form;
        // A frame must say so for as long as the receiver of a constructor is not whole.
        let receiver = form.parameters.first().filter(|_| self.shape.constructs());
        let (order, live) = (Order::of(form), Live::of(form, receiver.copied()));
        let plans: Vec<(BlockId, Vec<Placed>)> =
            order.blocks.iter().map(|block| (*block, plan::plan(form, form.block(*block), &live, pool))).collect();
        let slots = Slots::of(form, &live, &plans).ok_or_else(|| self.shape.too_large(&"too many local variables"))?;
        let mut encoder = Encoder { form, slots: &slots, pool };
        let defaults = self.without_value(&live, &slots);
        let prologue = encoder.defaults(&defaults, StatementId(0));
        let chunks: Vec<Chunk> =
            (0..).zip(&plans).map(|(place, plan)| chunk(&mut encoder, &order, place, plan)).collect();
        let assembly = assemble::assemble(&prologue.bytes, &chunks);
        if assembly.bytes.len() > usize::from(u16::MAX) {
            return Err(self.shape.too_large(&"more than 65,535 bytes of code"));
        }
        let has_frames = self.shape.version >= FIRST_WITH_FRAMES;
        let types = has_frames.then(|| Types::of(form, &self.shape, &live, pool, self.hierarchy));
        let written = Written { order, live, slots, prologue, chunks, assembly, types };
        let code = self.attribute(&written, pool);
        if pool.is_full() {
            return Err(self.shape.too_large(&"more than 65,535 constants"));
        }
        Ok(code)
    }

    /// The variables that may be read before they are written.
    fn without_value(&self, live: &Live, slots: &Slots) -> Vec<VariableId> {
        let is_open =
            |variable: &VariableId| !self.form.parameters.contains(variable) && slots.get(*variable).is_some();
        live.at_start(BlockId(0)).into_iter().filter(is_open).collect()
    }

    fn attribute(&self, written: &Written<'_>, pool: &mut PoolBuilder<'_>) -> Vec<u8> {
        let code = &written.assembly.bytes;
        let deepest = written.chunks.iter().map(|chunk| chunk.code.max_stack).max().unwrap_or_default();
        let max_stack = deepest.max(written.prologue.max_stack) as u16;
        let mut out = [max_stack.to_be_bytes(), written.slots.count.to_be_bytes()].concat();
        out.extend((code.len() as u32).to_be_bytes());
        out.extend(code);
        self.put_handlers(written, &mut out);
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
        out
    }

    fn put_handlers(&self, written: &Written<'_>, out: &mut Vec<u8>) {
        let Assembly { starts, protected_ends, exits, .. } = &written.assembly;
        let protection = |(place, block): (usize, &BlockId)| {
            let catchers = self.form.block(*block).handlers.iter();
            let target = |block: BlockId| starts[written.order.place(block)] as u16;
            let targets = catchers.map(|catcher| (target(catcher.block), catcher.catch_type)).collect();
            // A jump cannot throw, so it need not be protected, and may not where its frame does not fit.
            let fits = written.types.as_ref().is_some_and(|types| types.jump_fits[block.0 as usize]);
            let is_jump = self.form.statement(self.form.block(*block).end()).operation == Operation::Jump;
            let has_other_code = exits[place] > starts[place];
            let end = if is_jump && !fits && has_other_code { exits[place] } else { protected_ends[place] };
            (starts[place]..end, targets)
        };
        let blocks: Vec<_> = written.order.blocks.iter().enumerate().map(protection).collect();
        let rows = handlers::table(&blocks);
        out.extend((rows.len() as u16).to_be_bytes());
        for handlers::Row { range, target } in rows {
            let row = [range.start as u16, range.end as u16, target.0, target.1];
            out.extend(row.iter().flat_map(|item| item.to_be_bytes()));
        }
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

fn chunk(encoder: &mut Encoder<'_, '_>, order: &Order, place: usize, plan: &(BlockId, Vec<Placed>)) -> Chunk {
    let form = encoder.form;
    let block = form.block(plan.0);
    let catches = form.statement(StatementId(block.statements.start)).operation == Operation::Catch;
    Chunk { code: encoder.block(&plan.1, catches), exit: assemble::exit(form, block, place, order) }
}

/// Code that is ready, before it is described.
struct Written<'h> {
    order: Order,
    live: Live,
    slots: Slots,
    prologue: Encoded,
    chunks: Vec<Chunk>,
    assembly: Assembly,
    /// In versions that have frames.
    types: Option<Types<'h>>,
}

impl Written<'_> {
    /// Where the code of statements begins or goes on.
    fn marks(&self) -> Vec<(usize, StatementId)> {
        let mut marks = self.prologue.marks.clone();
        for (chunk, start) in self.chunks.iter().zip(&self.assembly.starts) {
            marks.extend(chunk.code.marks.iter().map(|(offset, statement)| (start + offset, *statement)));
        }
        marks
    }

    /// Where the `new` of a statement is.
    fn made(&self, statement: StatementId) -> u16 {
        let places = self.chunks.iter().zip(&self.assembly.starts);
        let mut made =
            places.flat_map(|(chunk, start)| chunk.code.made.iter().map(move |(offset, by)| (start + offset, *by)));
        made.find(|(_, by)| *by == statement).map_or(0, |(position, _)| position as u16)
    }
}

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
//! A form of which no code can be made ([`check`]), or too much for a class file, is an error.
//! A variable that is read on some way before anything is written to it begins with the default value of its kind.
//! Attributes that only describe the old code (generic types of locals, type annotations) are left out.

mod assemble;
mod attribute;
mod check;
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
use crate::rewrite::PoolBuilder;
use assemble::{Assembly, Chunk};
use encode::{Encoded, Encoder};
use live::Live;
use order::Order;
use plan::Placed;
use slots::Slots;
use types::Types;

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
        check::check(form).map_err(|reason| self.shape.refuse(&reason))?;
        // A frame must say so for as long as the receiver of a constructor is not whole.
        let receiver = form.parameters.first().filter(|_| self.shape.constructs());
        let (order, live) = (Order::of(form), Live::of(form, receiver.copied()));
        let plans: Vec<(BlockId, Vec<Placed>)> =
            order.blocks.iter().map(|block| (*block, plan::plan(form, form.block(*block), &live, pool))).collect();
        let slots = Slots::of(form, &live, &plans).ok_or_else(|| self.shape.refuse(&"too many local variables"))?;
        let mut encoder = Encoder { form, slots: &slots, pool };
        let defaults = self.without_value(&live, &slots);
        let prologue = encoder.defaults(&defaults, StatementId(0));
        let chunks: Vec<Chunk> =
            (0..).zip(&plans).map(|(place, plan)| chunk(&mut encoder, &order, place, plan)).collect();
        let assembly = assemble::assemble(&prologue.bytes, &chunks);
        if assembly.bytes.len() > usize::from(u16::MAX) {
            return Err(self.shape.refuse(&"more than 65,535 bytes of code"));
        }
        let has_frames = self.shape.version >= FIRST_WITH_FRAMES;
        let types = has_frames.then(|| Types::of(form, &self.shape, &live, pool, self.hierarchy));
        let written = Written { order, live, slots, prologue, chunks, assembly, types };
        let code = self.attribute(&written, pool)?;
        if pool.is_full() {
            return Err(self.shape.refuse(&"more than 65,535 constants"));
        }
        Ok(code)
    }

    /// The variables that may be read before they are written.
    fn without_value(&self, live: &Live, slots: &Slots) -> Vec<VariableId> {
        let is_open =
            |variable: &VariableId| !self.form.parameters.contains(variable) && slots.get(*variable).is_some();
        live.at_start(BlockId(0)).into_iter().filter(is_open).collect()
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

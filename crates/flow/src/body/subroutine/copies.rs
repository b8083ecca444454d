//! Finds the copies that inlining needs: every instruction with every set of return addresses that it can meet.

use super::super::Body;
use crate::error::{FlowError, FlowErrorKind};
use crate::liveness::Liveness;
use crate::method_in_file::MethodInFile;
use crate::typing::{self, Fault, Frame, Kind, TypingContext};
use classfile::code::Operand;
use classfile::opcode::{JSR, JSR_W, RET};
use rustc_hash::FxHashMap;

/// More copies than any compiler's code needs; beyond it the code was made to explode.
const MOST_COPIES: usize = 1 << 20;

/// An instruction for one set of return addresses.
pub(super) struct Copy {
    /// The original instruction.
    pub(super) index: usize,
    /// Equal for copies with the same return addresses, in order of discovery.
    pub(super) context: usize,
    /// The copies it jumps to, in the order of the original's targets; for `ret`, where it returns to.
    pub(super) jumps: Vec<usize>,
    /// The copy that follows it.
    pub(super) next: Option<usize>,
    /// Numbers of the handlers that protect it and the copies where they begin.
    pub(super) handlers: Vec<(usize, usize)>,
}

/// The return addresses in a frame: slot and calling instruction.
type Context = Vec<(usize, u16)>;

/// All copies that can be reached; the first is where the method begins.
pub(super) fn find<'a>(subject: MethodInFile<'a>, body: &Body<'a>) -> Result<Vec<Copy>, FlowError> {
    let (entry, context) = typing::entry(subject, body.attribute.max_locals, body.attribute.max_stack)?;
    let mut search = Search {
        body,
        context,
        liveness: Liveness::of(body),
        contexts: FxHashMap::default(),
        numbers: FxHashMap::default(),
        copies: Vec::new(),
        frames: Vec::new(),
    };
    search.copy_of(0, entry);
    let mut next = 0;
    while next < search.copies.len() {
        let index = search.copies[next].index;
        search.follow(next).map_err(|fault| subject.unverified(&fault, body.place(index)))?;
        next += 1;
        if search.copies.len() > MOST_COPIES {
            let message =
                format!("unsupported: subroutines of method {} call each other in too many ways", subject.signature());
            return Err(FlowError { kind: FlowErrorKind::Unsupported, message });
        }
    }
    Ok(search.copies)
}

struct Search<'a> {
    body: &'a Body<'a>,
    context: TypingContext<'a>,
    liveness: Liveness,
    contexts: FxHashMap<Context, usize>,
    /// The number of the copy of an instruction in a context.
    numbers: FxHashMap<(usize, usize), usize>,
    copies: Vec<Copy>,
    /// For each copy a frame that reaches it. Others that do may differ in other kinds, but not in addresses or depth.
    frames: Vec<Frame>,
}

impl Search<'_> {
    /// Finds the successors of a copy.
    fn follow(&mut self, number: usize) -> Result<(), Fault> {
        let (body, index) = (self.body, self.copies[number].index);
        let mut frame = self.frames[number].clone();
        for (handler, entry) in body.handlers_at(index) {
            let caught = Frame::of(&frame.locals, &[Kind::Reference], body.attribute.max_stack);
            let target = self.copy_of(entry.target as usize, caught);
            self.copies[number].handlers.push((handler, target));
        }
        let instruction = &body.instructions[index];
        typing::step(self.context, index, instruction, &mut frame)?;
        if let (RET, Operand::Local(local)) = (instruction.opcode, &instruction.operand) {
            let target = self.returned(*local, frame)?;
            self.copies[number].jumps.push(target);
            return Ok(());
        }
        for target in body.jumps(index) {
            let target = self.copy_of(*target as usize, frame.clone());
            self.copies[number].jumps.push(target);
        }
        if body.falls_through(index) {
            let next = if index + 1 < body.len() { index + 1 } else { return Err(Fault::FallsOffEnd) };
            self.copies[number].next = Some(self.copy_of(next, frame));
        }
        Ok(())
    }

    /// Where `ret` goes. An address may be used once (JVMS 4.9.2), so it leaves the frame.
    fn returned(&mut self, local: u16, mut frame: Frame) -> Result<usize, Fault> {
        let address = frame.local(local)?;
        let Kind::Address(call) = address else {
            return Err(Fault::WrongLocal { local, expected: Kind::Address(0), found: address });
        };
        frame
            .locals
            .iter_mut()
            .chain(&mut frame.stack)
            .filter(|kind| **kind == address)
            .for_each(|kind| *kind = Kind::Dead);
        let next = usize::from(call) + 1;
        if next < self.body.len() { Ok(self.copy_of(next, frame)) } else { Err(Fault::FallsOffEnd) }
    }

    /// The copy of an instruction for a frame, made now if there is none.
    fn copy_of(&mut self, index: usize, mut frame: Frame) -> usize {
        for local in 0..frame.locals.len() {
            if matches!(frame.locals[local], Kind::Address(_)) && !self.liveness.is_live(index, local) {
                frame.locals[local] = Kind::Dead;
            }
        }
        let known = self.contexts.len();
        let context = *self.contexts.entry(context_of(&frame)).or_insert(known);
        let next = self.copies.len();
        let number = *self.numbers.entry((index, context)).or_insert(next);
        if number == next {
            self.copies.push(Copy { index, context, jumps: Vec::new(), next: None, handlers: Vec::new() });
            self.frames.push(frame);
        }
        number
    }
}

fn context_of(frame: &Frame) -> Context {
    let slots = frame.locals.iter().chain(&frame.stack).enumerate();
    let address = |(slot, kind): (usize, &Kind)| match kind {
        Kind::Address(call) => Some((slot, *call)),
        _ => None,
    };
    slots.filter_map(address).collect()
}

/// Whether the instruction calls a subroutine.
pub(super) fn is_call(opcode: u8) -> bool {
    matches!(opcode, JSR | JSR_W)
}
